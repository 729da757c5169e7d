// Saved games: they come back to the last byte, and a bad one says what is wrong where.
#include "client.h"

#include <fstream>

namespace mappa::proof {

namespace {

using testing::HasSubstr;

void expect_same_after_load(Client& client) {
  Client other;
  other.call("load", {{"record", client.call("save")}});
  EXPECT_EQ(other.state(), client.state());
}

TEST(Records, a_game_comes_back_at_any_moment) {
  for (uint64_t seed = 0; seed < 5; ++seed)
    for (const int n : {0, 1, 2, 30, 31, 75, 1000}) {
      Client client;
      client.start(two_players(seed));
      client.play_random(seed, n);
      expect_same_after_load(client);
    }
}

TEST(Records, all_options_come_back) {
  Client client;
  client.start({{"players", {"Zoë", "Bo", "Cy"}},
                {"tiles", {{"base", 1}, {"inns_and_cathedrals", 2}}},
                {"tile_limit", 40},
                {"meeples", 3},
                {"fields", false},
                {"seed", UINT64_MAX}});
  client.play_random(1, 50);
  expect_same_after_load(client);
}

TEST(Records, what_nobody_has_seen_may_be_dealt_anew) {
  Client client;
  client.start(two_players(3));
  client.play_random(3, 20);
  json record = client.call("save");
  const json seen = client.call("view");
  record["actions"].push_back({{"type", "anew"}, {"seed", 9}});
  Client other;
  other.call("load", {{"record", record}});
  EXPECT_EQ(other.call("view"), seen);
  EXPECT_EQ(other.call("save"), record);
  client.play_random(1, 40);
  other.play_random(1, 40);
  EXPECT_NE(other.call("view")["board"], client.call("view")["board"]);
  expect_same_after_load(other);
}

TEST(Records, arranging_is_kept_among_the_actions) {
  Client client;
  client.start(analysis());
  client.play_random(1, 4);
  const json arranged{
      {"place", {{{"tile", "base/L"}, {"x", 40}, {"y", -40}, {"rot", 3}, {"player", 1}}}},
      {"figures", {{{"player", 0}, {"figure", "meeple"}, {"x", 40}, {"y", -40}, {"on", "monastery"}}}},
      {"draw", {"base/RFr", "base/Cccc+"}},
      {"scores", {12, 5}},
      {"turn", 1}};
  client.call("arrange", arranged);
  client.play_random(2, 20);
  client.call("arrange");
  client.play_random(2, 5);
  json wanted = arranged;
  wanted["type"] = "arrange";
  const json record = client.call("save");
  EXPECT_EQ(record["actions"][4], wanted);
  EXPECT_THAT(record["actions"], testing::Contains(json{{"type", "arrange"}}));
  expect_same_after_load(client);
}

TEST(Records, begin_as_the_format_says) {
  Client client;
  client.start(two_players());
  EXPECT_EQ(
      client.say(R"({"jsonrpc":"2.0","id":1,"method":"save"})"),
      R"({"jsonrpc":"2.0","id":1,"result":{"format":"mappa-game","version":1,"setup":{"players":["Ann","Bo"],)"
      R"("tiles":{"base":1},"fields":true,"analysis":false,"seed":7},"actions":[]}})");
}

// Spoils a record and expects the message of the load.
template <class Spoil>
std::string refusal(int code, Spoil spoil) {
  Client client;
  client.start(two_players());
  client.play_random(1, 10);
  json record = client.call("save");
  spoil(record);
  return client.fail(code, "load", {{"record", record}});
}

TEST(Records, faults_are_named) {
  EXPECT_THAT(refusal(-32602, [](json& r) { r = 5; }), HasSubstr("5 where an object is wanted"));
  EXPECT_THAT(refusal(-32602, [](json& r) { r["format"] = "chess"; }), HasSubstr("\"format\" is \"chess\""));
  EXPECT_THAT(refusal(-32602, [](json& r) { r["version"] = 2; }), HasSubstr("\"version\" is 2"));
  EXPECT_THAT(refusal(-32602, [](json& r) { r.erase("actions"); }), HasSubstr("\"actions\" is missing"));
  EXPECT_THAT(refusal(-32602, [](json& r) { r["actions"] = json::object(); }), HasSubstr("not a list"));
  EXPECT_THAT(refusal(-32602, [](json& r) { r["more"] = 1; }), HasSubstr("unknown key \"more\""));
  EXPECT_THAT(refusal(-32602, [](json& r) { r["setup"].erase("seed"); }), HasSubstr("no \"seed\""));
  EXPECT_THAT(refusal(-32602, [](json& r) { r["setup"]["meeples"] = 99; }), HasSubstr("\"meeples\" is 99"));
  EXPECT_THAT(refusal(-32602,
                      [](json& r) {
                        r["actions"] = json(10'001, {{"type", "pass"}});
                      }),
              HasSubstr("10001"));
}

TEST(Records, faults_of_actions_tell_programs_their_number) {
  Client client;
  client.start(two_players());
  client.play_random(1, 10);
  json record = client.call("save");
  record["actions"][1]["type"] = "dance";
  const json error = client.ask("load", {{"record", record}})["error"];
  EXPECT_EQ(error["data"], json({{"why", "action"}, {"action", 2}}));
}

TEST(Records, faults_of_actions_have_their_number) {
  EXPECT_THAT(refusal(-32002, [](json& r) { r["actions"][0]["x"] = 100; }), HasSubstr("action 1: (100,"));
  EXPECT_THAT(refusal(-32602, [](json& r) { r["actions"][2].erase("type"); }), HasSubstr("action 3: "));
  EXPECT_THAT(refusal(-32602, [](json& r) { r["actions"][9] = nullptr; }),
              HasSubstr("action 10: action: null"));
  EXPECT_THAT(refusal(-32002,
                      [](json& r) {
                        r["actions"].insert(r["actions"].begin(), json{{"type", "pass"}});
                      }),
              HasSubstr("action 1: \"pass\" does not answer"));
  const json arrange{{"type", "arrange"}, {"turn", 1}};
  EXPECT_THAT(refusal(-32002, [&](json& r) { r["actions"].push_back(arrange); }),
              HasSubstr("action 11: only a game"));
  const auto analyse = [&](json& r) {
    r["setup"]["analysis"] = true;
    r["actions"].push_back(arrange);
    r["actions"].back()["turn"] = 2;
  };
  EXPECT_THAT(refusal(-32602, analyse), HasSubstr("action 11: arrange: \"turn\" is 2"));
}

TEST(Records, actions_after_the_end_are_refused) {
  Client client;
  client.start({{"players", {"Ann"}}, {"tile_limit", 2}, {"seed", 1}});
  client.play_random(1);
  json record = client.call("save");
  record["actions"].push_back({{"type", "pass"}});
  EXPECT_THAT(client.fail(-32002, "load", {{"record", record}}), HasSubstr("action 3: the game is over"));
}

} // namespace

} // namespace mappa::proof
