// `mappa analyse`: a saved game in, what luck and skill did out.
#include "command/analyse_text.h"
#include "command/program.h"
#include "data/json.h"
#include "data/library.h"
#include "notation/record.h"
#include "play/player.h"

#include <gmock/gmock.h>

namespace mappa::command {
namespace {

using notation::Json;
using testing::HasSubstr;

// A short game between two quick players.
std::string record(const nlohmann::json& setup_more = nlohmann::json::object()) {
  const data::Library library = data::load_library({});
  mappa::Setup setup;
  setup.players = {"Ann", "Bo"};
  setup.tile_limit = 14;
  setup.seed = 5;
  notation::Game game = notation::new_game(setup, library);
  while (!game.over())
    notation::play(game, play::suggest(*game.rules, game.position, "easy", game.steps.size()).action);
  Json out = notation::save_game(game);
  out.update(Json(setup_more));
  return notation::text_of(out);
}

struct Analyse : testing::Test {
  std::string file(const std::string& text) {
    const std::filesystem::path path = folder.path / "game.json";
    std::ofstream(path) << text;
    return "'" + path.string() + "'";
  }
  Folder folder;
};

TEST_F(Analyse, TellsTurnsAndSumsAndMoments) {
  const Said said = run_mappa("analyse " + file(record()));
  EXPECT_EQ(said.code, 0) << said.err;
  EXPECT_EQ(said.err, "");
  EXPECT_THAT(said.out, HasSubstr("Player"));
  EXPECT_THAT(said.out, HasSubstr("better: "));
  EXPECT_THAT(said.out, HasSubstr("Result = start + luck + skill + rest"));
  EXPECT_THAT(said.out, HasSubstr("What decided the game:"));
  EXPECT_EQ(run_mappa("analyse " + file(record())).out, said.out);
  EXPECT_THAT(run_mappa("analyse --language de " + file(record())).out, HasSubstr("Spieler"));
}

TEST_F(Analyse, AsJsonEverythingAddsUp) {
  const Said said = run_mappa("analyse --json " + file(record()));
  ASSERT_EQ(said.code, 0) << said.err;
  const Json told = Json::parse(said.out);
  EXPECT_EQ(told["turns"].size(), 13U);
  ASSERT_EQ(told["players"].size(), 2U);
  for (const Json& player : told["players"]) {
    const auto of = [&](const char* key) { return player[key].get<double>(); };
    EXPECT_EQ(of("result"), of("start") + of("luck") + of("skill") + of("rest"));
    EXPECT_EQ(of("result"), told["turns"].back()["lead"][player["player"].get<std::size_t>()].get<double>());
  }
  EXPECT_EQ(told["players"][0]["result"].get<double>(), -told["players"][1]["result"].get<double>());
  EXPECT_LE(told["moments"].size(), 3U);
}

TEST_F(Analyse, EveryReasonHasWordsInEveryLanguage) {
  mappa::Setup setup;
  setup.players = {"Ann", "Bo"};
  for (const char* name : data::LANGUAGE_NAME) {
    const Tongue tongue(*data::language_named(name));
    for (std::size_t why = 0; why < play::WHY_NAME.size(); ++why) {
      const play::Fact fact{
          .why = static_cast<play::Why>(why), .kind = Kind::City, .player = 1, .n = 2, .m = 31, .points = 8};
      const std::string words = reason_words(tongue, setup, fact);
      EXPECT_THAT(words, testing::Not(HasSubstr("{"))) << name;
      EXPECT_FALSE(words.empty());
    }
  }
}

TEST_F(Analyse, WhatCannotBeAnalysedIsNamed) {
  const auto error = [&](const std::string& text) {
    const Said said = run_mappa("analyse " + file(text));
    EXPECT_EQ(said.code, 1);
    EXPECT_EQ(said.out, "");
    return said.err;
  };
  EXPECT_THAT(error("{"), HasSubstr("game.json: "));
  EXPECT_THAT(error("{}"), HasSubstr("game.json: "));
  EXPECT_THAT(error("[]"), HasSubstr("game.json: "));
  EXPECT_THAT(error(record({{"actions", nlohmann::json::array()}})), HasSubstr("nothing has been played"));
  EXPECT_THAT(error(record({{"actions", {{{"type", "tile"}, {"x", 9}, {"y", 9}, {"rot", 0}}}}})),
              HasSubstr("action 1: "));
  EXPECT_EQ(run_mappa("analyse no-such-file.json").code, 1);
  EXPECT_EQ(run_mappa("analyse").code, 2);
}

} // namespace
} // namespace mappa::command
