// The public header: games of other programs, which know nothing of the rules' own sources.
#include "mappa/mappa.hpp"

#include <gmock/gmock.h>
#include <nlohmann/json.hpp>
#include <set>

namespace {

using nlohmann::json;
using testing::HasSubstr;

const mappa::Engine& engine() {
  static const mappa::Engine ENGINE;
  return ENGINE;
}

// Setups that together have every kind of decision.
const std::vector<std::string> SETUPS{
    R"({"players":["Ann"]})",
    R"({"players":["Ann","Bo"],"tile_limit":30})",
    R"({"players":["Ann","Bo"],"map":"france","chips":true,"chips_laid":"players"})",
    R"({"players":["Ann","Bo","Cy"],"map":"benelux","chips":true,"postman":true})",
    R"({"players":["Ann","Bo"],"map":"great_britain","chips":true})",
    R"({"players":["Ann","Bo"],"map":"iberia","chips":true})",
    R"({"players":["A","B","C","D","E","F"],"map":"deutschland","chips":true,"postman":true})",
    R"({"players":["Ann","Bo"],"tiles":{"base":1,"inns_and_cathedrals":1,"traders_and_builders":1,"river_1":1},
        "rules":["inns","cathedrals","large_meeple","builder","pig","trade_goods"]})"};

mappa::Game small_game(uint64_t seed = 7) {
  return {mappa::Rules(engine(), R"({"players":["Ann","Bo"],"tile_limit":20})"), seed};
}

TEST(PublicGame, is_played_with_legal_actions_to_its_end) {
  std::set<int> decisions;
  for (const std::string& setup : SETUPS) {
    const mappa::Rules rules(engine(), setup);
    mappa::Game game(rules, 1);
    EXPECT_EQ(game.players(), rules.players());
    std::size_t step = 0;
    for (; !game.over(); ++step) {
      const mappa::Actions actions = game.legal();
      ASSERT_FALSE(actions.empty()) << setup;
      ASSERT_LE(actions.size(), static_cast<std::size_t>(rules.most_actions())) << setup;
      ASSERT_LT(game.decider(), game.players());
      decisions.insert(game.decision());
      game.apply(actions[step * 5 % actions.size()]);
    }
    EXPECT_EQ(game.decider(), MAPPA_NOBODY);
    EXPECT_TRUE(game.legal().empty());
    EXPECT_EQ(game.projected(), game.scores());
    EXPECT_GT(step, 20U);
  }
  EXPECT_THAT(decisions, testing::IsSupersetOf({MAPPA_DECIDE_CHIP, MAPPA_DECIDE_TILE, MAPPA_DECIDE_FIGURE}));
}

TEST(PublicGame, refuses_what_is_not_legal_and_stays_as_it_was) {
  mappa::Game game = small_game();
  const std::string before = game.view();
  mappa::Action far = game.legal().front();
  far.x = 100;
  mappa::Action strange{};
  strange.type = 200;
  for (const mappa::Action& action : {far, strange}) {
    EXPECT_THROW(game.apply(action), mappa::IllegalAction);
    EXPECT_EQ(game.view(), before);
  }
  EXPECT_THAT(mappa_message(), HasSubstr("none of the"));
  game.play_out(1);
  EXPECT_THROW(game.apply(far), mappa::IllegalAction);
  EXPECT_STREQ(mappa_message(), "the game is over");
}

TEST(PublicGame, copies_go_their_own_ways) {
  mappa::Game game = small_game(), other = game, assigned = small_game(8);
  assigned = game;
  EXPECT_EQ(other.view(), game.view());
  EXPECT_EQ(assigned.view(), game.view());
  other.apply(other.legal().front());
  EXPECT_NE(other.view(), game.view());
  EXPECT_EQ(assigned.view(), game.view());
  game = std::move(other);
  EXPECT_NE(assigned.view(), game.view());
}

TEST(PublicGame, follows_from_its_seed) {
  mappa::Game one = small_game(3), same = small_game(3), other = small_game(4);
  for (mappa::Game* game : {&one, &same, &other}) game->play_out(9);
  EXPECT_EQ(one.view(), same.view());
  EXPECT_NE(one.view(), other.view());
}

// Actions have the same words here and in the protocol, where the same seed deals the same game.
TEST(PublicGame, is_the_one_that_the_protocol_plays) {
  for (const std::string& setup : SETUPS) {
    mappa::Engine protocol;
    const auto call = [&](const std::string& method, const json& params) {
      const json request{{"jsonrpc", "2.0"}, {"id", 1}, {"method", method}, {"params", params}};
      return json::parse(protocol.ask(request.dump())).at("result");
    };
    json with_seed = json::parse(setup);
    with_seed["seed"] = 5;
    call("new", {{"setup", with_seed}});
    mappa::Game game(mappa::Rules(engine(), setup), 5);
    for (std::size_t step = 0; !game.over(); ++step) {
      const mappa::Actions actions = game.legal();
      const mappa::Action& action = actions[step * 3 % actions.size()];
      const json text = json::parse(game.text(action));
      ASSERT_EQ(game.read(text.dump()), action) << text;
      const json summary = call("play", {{"action", text}});
      game.apply(action);
      const std::vector<int> scores = summary["scores"];
      const mappa::Scores told = game.scores();
      ASSERT_TRUE(std::equal(scores.begin(), scores.end(), told.begin())) << setup;
    }
    json view = call("view", json::object());
    view["setup"].erase("seed");
    EXPECT_EQ(json::parse(game.view()), view);
  }
}

TEST(PublicGame, tells_nothing_hidden_once_it_is_hidden) {
  mappa::Game game = small_game(), other = game;
  game.hide(1);
  other.hide(2);
  EXPECT_EQ(game.view(), other.view());
  other = game;
  other.hide(2);
  game.hide(2);
  for (mappa::Game* each : {&game, &other}) each->play_out(1);
  EXPECT_EQ(game.view(), other.view());
}

TEST(PublicEngine, tells_faults_as_codes_and_messages) {
  const auto code_of = [](const std::string& setup) {
    try {
      mappa::Rules(engine(), setup);
      return MAPPA_FINE;
    } catch (const mappa::Error& error) {
      return error.code();
    }
  };
  EXPECT_EQ(code_of("{"), MAPPA_WRONG_INPUT);
  EXPECT_EQ(code_of(R"({"players":[]})"), MAPPA_WRONG_INPUT);
  EXPECT_THAT(mappa_message(), HasSubstr("players"));
  EXPECT_EQ(code_of(R"({"players":["A"],"map":"atlantis"})"), MAPPA_WRONG_INPUT);
  EXPECT_THAT(mappa_message(), HasSubstr("atlantis"));
  mappa_engine* none = nullptr;
  EXPECT_EQ(mappa_open("/no/such/folder", &none), MAPPA_NO_DATA);
  EXPECT_THAT(mappa_message(), HasSubstr("/no/such/folder"));
  EXPECT_EQ(none, nullptr);
  EXPECT_EQ(mappa_open(nullptr, nullptr), MAPPA_WRONG_USE);
  const char* answer = nullptr;
  EXPECT_EQ(mappa_ask(nullptr, "{}", &answer), MAPPA_WRONG_USE);
  EXPECT_STREQ(mappa_message(), "engine is a null pointer");
  EXPECT_THROW(small_game().read("{}"), mappa::Error);
  EXPECT_EQ(mappa_game_apply(nullptr, nullptr), MAPPA_WRONG_USE);
  mappa_close(nullptr);
  mappa_rules_free(nullptr);
  mappa_game_free(nullptr);
  mappa_batch_free(nullptr);
}

TEST(PublicEngine, answers_as_the_protocol_does) {
  mappa::Engine own;
  const json hello = json::parse(own.ask(R"({"jsonrpc":"2.0","id":1,"method":"hello"})"));
  EXPECT_EQ(hello["result"]["version"], mappa::version());
  EXPECT_EQ(json::parse(own.ask("nonsense"))["error"]["code"], -32700);
  EXPECT_EQ(own.ask(R"({"jsonrpc":"2.0","method":"hello"})"), "");
}

TEST(PublicEngine, may_be_closed_before_what_was_made_of_it) {
  auto own = std::make_unique<mappa::Engine>();
  auto rules =
      std::make_unique<mappa::Rules>(*own, R"({"players":["Ann","Bo"],"map":"iberia","chips":true})");
  own.reset();
  mappa::Game game(*rules, 1);
  mappa::Batch batch(*rules, 2, 1);
  rules.reset();
  game.play_out(1);
  batch.step(batch.choose());
  EXPECT_TRUE(game.over());
}

} // namespace
