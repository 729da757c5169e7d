// `mappa ruler`: making a ruler, measuring with it, and what is wrong with one.
#include "command/program.h"

#include <gmock/gmock.h>
#include <nlohmann/json.hpp>
#include <zlib.h>

namespace mappa::command {
namespace {

using nlohmann::json;
using testing::HasSubstr;

// Little effort: what is told apart here is not who plays better.
constexpr const char* LITTLE = " --playouts 2 --decisions 2";

std::string unzipped(const std::string& file) {
  std::string text, piece(1 << 16, '\0');
  const gzFile in = gzopen(file.c_str(), "rb");
  for (int n; in && (n = gzread(in, piece.data(), static_cast<unsigned>(piece.size()))) > 0;)
    text.append(piece, 0, static_cast<std::size_t>(n));
  gzclose(in);
  return text;
}

std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> lines;
  std::istringstream in(text);
  for (std::string line; std::getline(in, line);) lines.push_back(line);
  return lines;
}

std::string joined(const std::vector<std::string>& lines) {
  std::string text;
  for (const std::string& line : lines) text += line + "\n";
  return text;
}

struct Rulers : testing::Test {
  static void SetUpTestSuite() {
    folder = new Folder;
    made = folder->path / "made.jsonl.gz";
    ASSERT_EQ(run_mappa("ruler make " + made + " --games 3 --jobs 1" + LITTLE).code, 0);
    text = unzipped(made);
  }
  static void TearDownTestSuite() { delete folder; }

  static std::string file(const std::string& name, const std::string& of) { return folder->write(name, of); }

  // What is said of the ruler when one of its lines is another one.
  static std::string fault_of(std::size_t line, const json& value) {
    std::vector<std::string> lines = lines_of(text);
    lines[line] = value.dump();
    return fault_of(joined(lines));
  }
  static std::string fault_of(const std::string& whole) {
    const Said said = run_mappa("ruler hard --file " + file("spoilt.jsonl", whole));
    EXPECT_EQ(said.code, 1);
    EXPECT_EQ(said.out, "");
    return said.err;
  }
  static json game(std::size_t line) { return json::parse(lines_of(text)[line]); }

  static inline Folder* folder = nullptr;
  static inline std::string made, text;
};

TEST_F(Rulers, are_the_same_whatever_the_jobs) {
  const std::string other = folder->path / "jobs.jsonl.gz";
  EXPECT_EQ(run_mappa("ruler make " + other + " --games 3 --jobs 2" + LITTLE).code, 0);
  EXPECT_EQ(slurp(other), slurp(made));
}

TEST_F(Rulers, are_gone_on_with_after_an_interruption) {
  std::vector<std::string> lines = lines_of(text);
  ASSERT_EQ(lines.size(), 4u);
  lines.erase(lines.begin() + 2); // with several jobs any game may be missing
  const std::string part = file("part.jsonl.gz", joined(lines));
  const Said said = run_mappa("ruler make " + part + " --games 3" + LITTLE);
  EXPECT_EQ(said.code, 0) << said.err;
  EXPECT_THAT(said.out, HasSubstr("decisions of 3 games"));
  EXPECT_EQ(slurp(part), slurp(made));
}

TEST_F(Rulers, are_not_gone_on_with_in_another_way) {
  const std::string copy = file("copy.jsonl", text);
  for (const char* other : {" --playouts 2 --decisions 3", " --playouts 2 --decisions 2 --seed 2"}) {
    const Said said = run_mappa("ruler make " + copy + " --games 4" + other);
    EXPECT_EQ(said.code, 1);
    EXPECT_THAT(said.err, HasSubstr("copy.jsonl: was made with another seed or effort"));
  }
  EXPECT_EQ(slurp(copy), text);
}

TEST_F(Rulers, measure_a_player) {
  const std::string measure = "ruler medium --json --file " + made;
  const Said said = run_mappa(measure + " --jobs 2");
  ASSERT_EQ(said.code, 0) << said.err;
  const json rows = json::parse(said.out)["player"];
  for (const char* row : {"base", "postman", "benelux", "2 players", "4 players", "all"})
    EXPECT_TRUE(rows.contains(row)) << row;
  std::size_t decisions = 0;
  for (std::size_t line = 1; line <= 3; ++line) decisions += game(line)["decisions"].size();
  EXPECT_EQ(rows["all"]["decisions"], decisions);
  EXPECT_LE(rows["all"]["points"][1], rows["all"]["points"][0]);
  EXPECT_EQ(run_mappa(measure + " --jobs 1").out, said.out);
  EXPECT_THAT(run_mappa("ruler medium --file " + made).out, HasSubstr("points lost"));
}

TEST_F(Rulers, tell_two_players_apart) {
  const std::string against = "ruler hard --against hard --json --file " + made;
  const json equal = json::parse(run_mappa(against).out)["difference"]["all"];
  EXPECT_EQ(equal["points"], json({0.0, 0.0, 0.0}));
  const std::string weights = std::string(MAPPA_TEST_DIR) + "/../data/players/map.json";
  const json told = json::parse(run_mappa(against + " --weights " + weights + " --kind base").out);
  EXPECT_EQ(told["player"].size(), told["against"].size());
  EXPECT_NEAR(told["player"]["all"]["points"][0].get<double>() -
                  told["against"]["all"]["points"][0].get<double>(),
              told["difference"]["all"]["points"][0].get<double>(), 1e-9);
  EXPECT_FALSE(told["player"].contains("postman"));
}

// A ruler of one decision, in which each line is said to lose its number.
TEST_F(Rulers, who_plays_the_best_line_loses_nothing) {
  json one = game(1);
  one["decisions"] = json::array({game(1)["decisions"][0]});
  json& lines = one["decisions"][0]["lines"];
  for (std::size_t i = 0; i < lines.size(); ++i) lines[i]["points"] = {i, 0};
  const auto lost = [&] {
    const std::string ruler = file("one.jsonl", joined({lines_of(text)[0], one.dump()}));
    const json rows = json::parse(run_mappa("ruler hard --json --file " + ruler).out)["player"];
    EXPECT_EQ(rows["all"]["outside"], 0.0);
    return rows["all"]["points"][0].get<std::size_t>();
  };
  const std::size_t played = lost();
  ASSERT_LT(played, lines.size());
  for (std::size_t i = 0; i < lines.size(); ++i) lines[i]["points"] = {i == played ? 0 : 1, 0};
  EXPECT_EQ(lost(), 0u);
}

TEST_F(Rulers, know_what_is_asked_of_them) {
  EXPECT_EQ(run_mappa("ruler").code, 2);
  EXPECT_EQ(run_mappa("ruler master --file " + made).code, 2);
  EXPECT_EQ(run_mappa("ruler expert --playouts 3 --time-ms 3 --file " + made).code, 2);
  const Said none = run_mappa("ruler hard --kind chess --file " + made);
  EXPECT_EQ(none.code, 1);
  EXPECT_THAT(none.err, HasSubstr("has no decisions of the kind chess"));
  EXPECT_THAT(run_mappa("ruler hard --file nowhere").err, HasSubstr("nowhere: cannot be read"));
}

TEST_F(Rulers, that_are_cut_off_are_refused) {
  const std::string whole = slurp(made);
  const std::string cut = file("cut.jsonl.gz", whole.substr(0, whole.size() / 2));
  std::string bent = whole;
  bent[whole.size() / 2] = static_cast<char>(bent[whole.size() / 2] ^ 1);
  for (const std::string& spoilt : {cut, file("bent.jsonl.gz", bent)}) {
    const Said said = run_mappa("ruler hard --file " + spoilt);
    EXPECT_EQ(said.code, 1);
    EXPECT_THAT(said.err, HasSubstr(".jsonl.gz: the compressed data is damaged or cut off"));
  }
  EXPECT_THAT(fault_of(""), HasSubstr("spoilt.jsonl: is empty"));
  EXPECT_THAT(fault_of(text.substr(0, text.size() - 9)), HasSubstr("spoilt.jsonl: line 4: "));
}

TEST_F(Rulers, with_a_spoilt_head_are_refused) {
  const auto fault = [](const char* key, const json& value) {
    json head = game(0);
    head[key] = value;
    return fault_of(0, head);
  };
  EXPECT_THAT(fault("format", "mappa-game"), HasSubstr("line 1: \"format\" is \"mappa-game\""));
  EXPECT_THAT(fault("version", 2), HasSubstr("line 1: \"version\""));
  EXPECT_THAT(fault("seed", -1), HasSubstr("line 1: \"seed\" is -1"));
  EXPECT_THAT(fault("playouts", 0), HasSubstr("line 1: \"playouts\""));
  EXPECT_THAT(fault("colour", "red"), HasSubstr("line 1: unknown key \"colour\""));
}

TEST_F(Rulers, with_spoilt_games_are_refused) {
  const auto fault = [](const std::string& where, const json& value) {
    json spoilt = game(2);
    spoilt[json::json_pointer(where)] = value;
    return fault_of(2, spoilt);
  };
  EXPECT_THAT(fault("/game", 0), HasSubstr("line 3: game 0 is there twice"));
  EXPECT_THAT(fault("/kind", 7), HasSubstr("line 3: \"kind\""));
  EXPECT_THAT(fault("/decisions", "none"), HasSubstr("line 3: \"decisions\""));
  EXPECT_THAT(fault("/more", 1), HasSubstr("line 3: unknown key \"more\""));
  EXPECT_THAT(fault("/record/setup/map", "atlantis"), HasSubstr("line 3: setup: \"map\": there is no map"));
  EXPECT_THAT(fault("/record/actions/4", {{"type", "tile"}, {"x", 99}, {"y", 0}, {"rot", 0}}),
              HasSubstr("line 3: action 5: "));
  EXPECT_THAT(fault("/record/actions", {{{"type", "anew"}, {"seed", 1}}}), HasSubstr("only actions"));
  EXPECT_THAT(fault("/record/setup/seed", 12), HasSubstr("if the rules have changed, make the ruler anew"));
  EXPECT_THAT(fault_of(1, json::array()), HasSubstr("line 2: "));
}

TEST_F(Rulers, with_spoilt_decisions_are_refused) {
  ASSERT_GE(game(1)["decisions"].size(), 2u);
  const auto fault = [](const std::string& where, const json& value) {
    json spoilt = game(1);
    spoilt[json::json_pointer("/decisions/1/" + where)] = value;
    return fault_of(1, spoilt);
  };
  const std::string at = "line 2: decision 2: ";
  EXPECT_THAT(fault("after", 100'000), HasSubstr(at + "\"after\""));
  EXPECT_THAT(fault("after", game(1)["decisions"][0]["after"].get<int>() - 1), HasSubstr(at + "\"after\""));
  EXPECT_THAT(fault("mark", "0123456789abcdef"),
              HasSubstr(at + "the position is not the one of which the ruler was made (if the rules"));
  EXPECT_THAT(fault("points", {1}), HasSubstr(at + "\"points\" is a list, not a mean"));
  EXPECT_THAT(fault("chance", {1, -1}), HasSubstr(at + "\"chance\" is a list, not a mean"));
  EXPECT_THAT(fault("lines", json::array()), HasSubstr(at + "\"lines\" has 0 entries"));
  EXPECT_THAT(fault("lines/0/playouts", 0), HasSubstr(at + "line 1: \"playouts\""));
  EXPECT_THAT(fault("lines/1/points", {"much", 0}), HasSubstr(at + "line 2: \"points\""));
  EXPECT_THAT(fault("lines/1/actions", json::array()), HasSubstr(at + "line 2: \"actions\" is empty"));
  EXPECT_THAT(fault("lines/1/actions/0", {{"type", "fly"}}), HasSubstr(at + "line 2: action 1: "));
  EXPECT_THAT(fault("lines/1/more", 1), HasSubstr(at + "line 2: unknown key \"more\""));
}

} // namespace
} // namespace mappa::command
