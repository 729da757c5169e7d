// What became of one's games, asked for without coming to their tables.
#include "server/visitor.h"

namespace mappa::server {

using namespace notation;

namespace {

Json wish(const Json& created, bool invited = true) {
  Json out{{"table", created["table"]["id"]}};
  if (invited && created["table"].contains("invite")) out["invite"] = created["table"]["invite"];
  return out;
}

template <class Place>
struct Games : testing::Test {};
TYPED_TEST_SUITE(Games, Places);

TYPED_TEST(Games, are_told_as_they_stand_in_the_order_in_which_they_are_asked_for) {
  const TypeParam server;
  Visitor ann(server, "Ann"), bo(server, "Bo");
  const Json open = ann.create({PERSON, PERSON}, SHORT, {{"public", true}});
  const Json playing = play_together({&ann, &bo});
  while (ann.call("legal")["decision"]["player"] == 0) ann.play();
  const std::string id = open["table"]["id"], unknown = id.substr(0, id.size() - 12) + "aaaaaaaaaaaa";
  const Json games =
      ann.call("games", {{"tables", {wish(playing), {{"table", unknown}}, wish(open)}}})["games"];
  ASSERT_EQ(games.size(), 3U);
  EXPECT_EQ(games[0]["id"], playing["table"]["id"]);
  EXPECT_EQ(games[0]["state"], "playing");
  EXPECT_EQ(games[0]["decider"], 1);
  EXPECT_EQ(games[0]["scores"].size(), 2U);
  EXPECT_EQ(games[0]["seats"][1]["name"], "Bo");
  EXPECT_EQ(games[0]["changed"], ann.call("events", {{"after", 0}})["events"].back()["time"]);
  EXPECT_EQ(games[1], Json());
  EXPECT_EQ(games[2]["state"], "open");
  EXPECT_FALSE(games[2].contains("decider"));
}

TEST(ServerGames, are_not_loaded_to_be_told) {
  const RunningServer server({"--unload", "0"});
  Visitor ann(server, "Ann");
  const Json open = ann.create({PERSON, PERSON});
  ann.call("leave");
  EXPECT_TRUE(comes_true([&] { return metric(server, "mappa_tables") == 0; }));
  EXPECT_EQ(ann.call("games", {{"tables", {wish(open)}}})["games"][0]["state"], "open");
  EXPECT_EQ(metric(server, "mappa_tables"), 0);
}

TYPED_TEST(Games, that_are_private_are_told_to_the_invited_and_no_secret_to_anybody) {
  const TypeParam server;
  Visitor ann(server, "Ann"), eve(server, "Eve");
  const Json created = ann.create({PERSON, COMPUTER});
  const Json other = ann.create({PERSON});
  EXPECT_EQ(eve.call("games", {{"tables", {wish(created, false)}}})["games"], Json::array({nullptr}));
  Json wrong = wish(created);
  wrong["invite"] = other["table"]["invite"];
  EXPECT_EQ(eve.call("games", {{"tables", {wrong}}})["games"], Json::array({nullptr}));
  const Json told = eve.call("games", {{"tables", {wish(created)}}});
  EXPECT_EQ(told["games"][0]["host"], "Ann");
  const std::string text = text_of(told);
  for (const char* secret : {"invite", "holder", "seed", "key"})
    EXPECT_EQ(text.find(secret), std::string::npos) << secret;
}

TEST(ServerGames, can_be_asked_for_only_so_many_and_so_often) {
  const RunningServer server({"--per-address", "5"});
  Visitor ann(server, "Ann");
  const Json one{{"table", "aaaaaaaaaaaa"}};
  EXPECT_EQ(ann.fault("games"), BAD_PARAMS);
  EXPECT_EQ(ann.fault("games", {{"tables", 7}}), BAD_PARAMS);
  EXPECT_EQ(ann.fault("games", {{"tables", {7}}}), BAD_PARAMS);
  EXPECT_EQ(ann.fault("games", {{"tables", {{{"table", "no id"}}}}}), BAD_PARAMS);
  EXPECT_EQ(ann.fault("games", {{"tables", {{{"table", "aaaaaaaaaaaa"}, {"key", "x"}}}}}), BAD_PARAMS);
  EXPECT_EQ(ann.fault("games", {{"tables", std::vector<Json>(51, one)}}), BAD_PARAMS);
  EXPECT_GE(ann.times_granted("games", {{"tables", std::vector<Json>(50, one)}}), 5);
}

} // namespace

} // namespace mappa::server
