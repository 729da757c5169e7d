// Games on maps that their setups bring along, through the protocol.
#include "client.h"
#include "data/map_sample.h"

namespace mappa::proof {

namespace {

using testing::HasSubstr;

json setup_with(const json& map, uint64_t seed = 3) {
  json setup = two_players(seed);
  setup["map"] = map;
  setup["chips"] = true;
  return setup;
}

json sample() { return json::parse(MAP_SAMPLE); }

TEST(CarriedMap, is_played_and_told_by_its_id) {
  Client client;
  EXPECT_EQ(client.start(setup_with(sample())).contains("decision"), true);
  const std::string id = client.view()["setup"]["map"];
  EXPECT_TRUE(is_made(id));
  const json map = client.call("map", {{"id", id}});
  EXPECT_EQ(map["id"], id);
  EXPECT_EQ(map["rows"], sample()["rows"]);
  EXPECT_EQ(map["name"]["de"], "Die Insel");
  EXPECT_TRUE(map.contains("recommended"));
  client.call("suggest", {{"level", "medium"}});
  client.play_random(1);
  EXPECT_TRUE(client.view()["over"]);
}

TEST(CarriedMap, is_in_the_record_of_its_game) {
  Client client;
  client.start(setup_with(sample()));
  for (int i = 0; i < 6; ++i) client.play(client.legal().back());
  const json record = client.call("save");
  EXPECT_EQ(record["setup"]["map"]["id"], client.view()["setup"]["map"]);
  EXPECT_EQ(record["setup"]["map"]["rows"], sample()["rows"]);
  Client other;
  other.call("load", {{"record", record}});
  EXPECT_EQ(other.view(), client.view());
  EXPECT_EQ(other.call("save"), record);
  client.call("undo", {{"n", 3}});
  EXPECT_NE(other.view(), client.view());
}

TEST(CarriedMap, is_known_as_long_as_its_game) {
  Client client;
  client.start(setup_with(sample()));
  const std::string id = client.view()["setup"]["map"];
  EXPECT_THAT(Client().fail(-32602, "map", {{"id", id}}), HasSubstr("there is no map"));
  client.start(two_players(1));
  EXPECT_THAT(client.fail(-32602, "map", {{"id", id}}), HasSubstr("there is no map"));
  EXPECT_EQ(client.ask("new", {{"setup", setup_with(id)}})["error"]["data"]["why"], "no_map");
}

TEST(CarriedMap, with_a_fault_is_refused_and_the_place_is_told) {
  Client client;
  json map = sample();
  map["towns"][1]["at"] = {4, 40};
  EXPECT_THAT(client.fail(-32602, "new", {{"setup", setup_with(map)}}),
              HasSubstr("setup.map: town Bero: \"at\""));
  EXPECT_EQ(client.ask("new", {{"setup", setup_with(map)}})["error"]["data"]["why"], "map");
  EXPECT_EQ(client.ask("new", {{"setup", setup_with("atlantis")}})["error"]["data"]["why"], "no_map");
}

// What it is called is said as it is, and is nothing else.
TEST(CarriedMap, may_be_called_anything_on_one_line) {
  Client client;
  json map = sample();
  map["name"] = R"(<b>"R&D"</b> \ ')";
  client.start(setup_with(map));
  EXPECT_EQ(client.call("map", {{"id", client.view()["setup"]["map"]}})["name"]["en"], map["name"]);
  map["name"] = "two\nlines";
  EXPECT_THAT(client.fail(-32602, "new", {{"setup", setup_with(map)}}), HasSubstr("setup.map: \"name\""));
}

} // namespace

} // namespace mappa::proof
