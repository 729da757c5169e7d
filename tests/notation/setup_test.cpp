// Setups: what they mean, and every way in which they can be wrong.
#include "client.h"

#include "notation/setup.h"

namespace mappa::proof {

using namespace notation;

namespace {

using testing::AllOf;
using testing::HasSubstr;

TEST(Setups, defaults) {
  const mappa::Setup setup = parse_setup({{"players", {"Ann"}}, {"seed", 3}}, library());
  mappa::Setup expected;
  expected.players = {"Ann"};
  expected.seed = 3;
  EXPECT_EQ(setup, expected);
  EXPECT_EQ(expected.tiles, (std::map<std::string, int>{{"base", 1}}));
}

TEST(Setups, to_json_and_back) {
  mappa::Setup setup;
  setup.players = {"Ann", "Zoë", "李"};
  setup.tiles = {{"base", 2}, {"traders_and_builders", 9}};
  setup.tile_limit = 30;
  setup.meeples = 20;
  setup.fields = false;
  setup.analysis = true;
  setup.seed = UINT64_MAX;
  EXPECT_EQ(parse_setup(json::parse(text_of(setup_json(setup, true))), library()), setup);
  EXPECT_FALSE(setup_json(setup, false).contains("seed"));
}

TEST(Setups, a_missing_seed_is_chosen_at_random) {
  const json setup{{"players", {"Ann"}}};
  EXPECT_NE(parse_setup(setup, library()).seed, parse_setup(setup, library()).seed);
}

TEST(Setups, neutral_values_are_fine) {
  Client client;
  json setup = two_players();
  setup.update({{"map", nullptr},
                {"starts", json::array()},
                {"chips", false},
                {"postman", false},
                {"town_variants", json::array()},
                {"rules", json::array()}});
  client.start(setup);
  EXPECT_EQ(client.view()["players"][0]["stash"]["meeple"], 7); // B1
}

struct Fault {
  const char* key;
  json value;
  std::vector<std::string> words; // of the message
};

TEST(Setups, every_fault_names_the_key_and_the_value) {
  const std::vector<Fault> faults{
      {"players", nullptr, {"\"players\"", "null"}},
      {"players", json::array(), {"\"players\" has 0 names", "1 to 6"}}, // B1
      {"players", json::array({"a", "b", "c", "d", "e", "f", "g"}), {"\"players\" has 7 names"}},
      {"players", json::array({"a", 5}), {"\"players\" has 5"}},
      {"players", json::array({""}), {"\"players\" has \"\""}},
      {"players", json::array({"a\nb"}), {"on one line"}},
      {"players", json::array({std::string(65, 'x')}), {"1 to 64 bytes"}},
      {"tiles", 5, {"\"tiles\" is 5"}},
      {"tiles", json::object(), {"\"tiles\" is empty"}},
      {"tiles", {{"bas", 1}}, {"no tile set \"bas\"", "base, base_c2_gardens"}},
      {"tiles", {{"base", 0}}, {"0 copies of base", "1 to 9"}},
      {"tiles", {{"base", 10}}, {"10 copies of base"}},
      {"tiles", {{"base", "1"}}, {"\"1\" copies"}},
      {"tiles", {{"base", 9}}, {"648 tiles are too many"}},
      {"tiles", {{"base", 1}, {"base_c2_gardens", 1}}, {"base and base_c2_gardens", "only one of them"}},
      {"tile_limit", 0, {"\"tile_limit\" is 0"}},
      {"tile_limit", "all", {"\"tile_limit\" is \"all\""}},
      {"meeples", 0, {"\"meeples\" is 0", "1 to 20"}}, // B1
      {"meeples", 21, {"\"meeples\" is 21"}},
      {"meeples", 1.5, {"\"meeples\" is 1.5"}},
      {"fields", 1, {"\"fields\" is 1"}},
      {"analysis", "yes", {"\"analysis\" is \"yes\""}},
      {"seed", -1, {"\"seed\" is -1", "18446744073709551615"}},
      {"seed", 1e30, {"\"seed\" is 1e+30"}},
      {"seed", "7", {"\"seed\" is \"7\""}},
      {"seed", nullptr, {"\"seed\" is null"}},
      {"map", "atlantis", {"there is no map \"atlantis\"", "france", "iberia"}},
      {"map", 7, {"there is no map 7"}},
      {"starts", json::array({"a"}), {"\"starts\"", "name a map"}},
      {"starts", json::array({"a", "a"}), {"\"starts\" has \"a\" twice"}},
      {"start_tile", {{"at", "a"}}, {"\"start_tile\"", "name a map"}},
      {"start_tile", {{"rot", 4}}, {"start_tile: \"rot\" is 4", "0 to 3"}},
      {"start_tile", {{"on", "a"}}, {"start_tile", "unknown key \"on\""}},
      {"start_tile", "Erfurt", {"start_tile"}},
      {"chips", true, {"\"chips\": chips belong to maps"}},
      {"chips", "wine", {"\"chips\": chips belong to maps"}},
      {"chips", "beer", {"\"chips\" is \"beer\"", "wine", "upgrades"}},
      {"chips_laid", "players", {"\"chips_laid\"", "no chips to lay"}},
      {"chips_laid", "hand", {"\"chips_laid\" is \"hand\""}},
      {"postman", 1, {"\"postman\" is 1"}},
      {"town_variants", json::array({"cost"}), {"\"town_variants\"", "name a map"}},
      {"town_variants", json::array({"tax"}), {"\"town_variants\" has \"tax\"", "road_bonus"}},
      {"rules", json::array({"inn"}), {"\"rules\"", "not one of inns, cathedrals"}},
      {"rules", json::array({"inns", "inns"}), {"\"rules\" has \"inns\" twice"}},
      {"colour", "red", {"unknown key \"colour\""}},
  };
  Client client;
  for (const Fault& fault : faults) {
    json setup = two_players();
    setup[fault.key] = fault.value;
    const std::string message = client.fail(-32602, "new", {{"setup", setup}});
    for (const std::string& word : fault.words) EXPECT_THAT(message, HasSubstr(word)) << setup;
  }
}

json on_map(const std::string& map, const json& more = json::object()) {
  json setup = two_players();
  setup["map"] = map;
  setup.update(more);
  return setup;
}

TEST(Setups, M2_on_a_map_without_tiles_the_recommended_mix_is_played_and_told) {
  Client client;
  client.start(on_map("great_britain", {{"postman", true}, {"rules", {"abbot"}}}));
  const json setup = client.view()["setup"];
  EXPECT_EQ(setup["tiles"], json({{"base_c2_gardens", 1}, {"inns_and_cathedrals", 1}, {"postman", 1}}));
  EXPECT_EQ(setup["tile_limit"], 95);
  client.start(on_map("france", {{"tiles", {{"base", 1}}}}));
  EXPECT_EQ(client.view()["setup"]["tiles"], json({{"base", 1}}));
}

TEST(Setups, M2_a_number_of_tiles_outside_the_maps_range_is_noted) {
  Client client;
  EXPECT_FALSE(client.start(on_map("france")).contains("notes"));
  const json told = client.start(on_map("france", {{"tile_limit", 60}}));
  ASSERT_EQ(told["notes"].size(), 1u);
  EXPECT_THAT(told["notes"][0].get<std::string>(),
              HasSubstr("60 tiles are played; map 'france' is best with"));
}

TEST(Setups, M3_C5_C6_starts_and_chip_rules_are_kept_in_saved_games) {
  const json wish = on_map("deutschland", {{"starts", {"Erfurt", "Rostock", "Stuttgart"}},
                                           {"start_tile", {{"at", "Rostock"}, {"rot", 1}}},
                                           {"chips", "wine"},
                                           {"chips_laid", "players"}});
  const mappa::Setup setup = parse_setup(wish, library());
  EXPECT_EQ(setup.chip_rules, ChipRules::Wine);
  EXPECT_TRUE(setup.chips && setup.chips_by_players);
  EXPECT_EQ(setup.start_tile, (StartTile{"Rostock", 1}));
  EXPECT_EQ(parse_setup(json::parse(text_of(setup_json(setup, true))), library()), setup);
}

TEST(Setups, M2_C6_the_map_tells_what_a_setup_may_choose) {
  Client client;
  const json map = client.call("map", {{"id", "benelux"}});
  EXPECT_EQ(map["recommended"]["postman"]["tile_limit"], 115);
  EXPECT_EQ(map["recommended"]["plain"]["tiles"].size(), 3u);
  EXPECT_EQ(map["chip_rules"], json({"islands", "wine", "isle_of_man", "upgrades"}));
}

TEST(Setups, several_faults_are_told_at_once) {
  Client client;
  const std::string message = client.fail(-32602, "new", {{"setup", {{"fields", 1}, {"seed", "x"}}}});
  EXPECT_THAT(message,
              AllOf(HasSubstr("\"players\" is missing"), HasSubstr("\"fields\""), HasSubstr("\"seed\"")));
  json noise;
  for (int i = 0; i < 1000; ++i) noise["key" + std::to_string(i)] = i;
  EXPECT_LT(client.fail(-32602, "new", {{"setup", noise}}).size(), 1000u);
}

} // namespace

} // namespace mappa::proof
