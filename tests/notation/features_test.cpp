// What the protocol tells of features.
#include "client.h"

#include <map>
#include <set>

namespace mappa::proof {

namespace {

using testing::ElementsAre;

// The feature that a segment belongs to.
json feature_at(const json& told, int x, int y, const std::string& on) {
  for (const json& feature : told["features"])
    for (const json& place : feature["places"])
      if (place == json{{"x", x}, {"y", y}, {"on", on}}) return feature;
  ADD_FAILURE() << "no feature has " << on << " at " << x << "," << y;
  return {};
}

TEST(Features, B7_a_city_is_worth_more_when_it_is_complete_B10) {
  Client client;
  client.start(analysis());
  client.call("arrange",
              {{"figures", {{{"player", 1}, {"figure", "meeple"}, {"x", 0}, {"y", 0}, {"on", "city@N"}}}},
               {"draw", {"base/C"}}});
  json told = client.call("features");
  EXPECT_EQ(told["projected"], json({0, 1}));
  EXPECT_EQ(feature_at(told, 0, 0, "city@N"), json::parse(R"({"kind": "city",
    "places": [{"x": 0, "y": 0, "on": "city@N"}], "figures": [0], "owners": [1], "strength": [0, 1], "tiles": 1,
    "complete": false, "open": 1, "printed": [], "now": {"points": 1, "parts": {"tiles": 1, "coats": 0}},
    "completed": {"points": 2, "parts": {"tiles": 1, "coats": 0}}})"));
  EXPECT_EQ(feature_at(told, 0, 0, "road@E"), json::parse(R"({"kind": "road",
    "places": [{"x": 0, "y": 0, "on": "road@E"}], "figures": [], "owners": [], "strength": [0, 0], "tiles": 1,
    "complete": false, "open": 2, "printed": [], "now": {"points": 0, "parts": {"tiles": 1, "coats": 0, "towns": 0}},
    "completed": {"points": 1, "parts": {"tiles": 1, "coats": 0, "towns": 0}}})"));

  client.play(
      {{"type", "tile"}, {"x", 0}, {"y", -1}, {"rot", 2}}); // it is complete, and scored after the figure
  told = client.call("features");
  EXPECT_EQ(told["projected"], json({0, 4}));
  EXPECT_EQ(feature_at(told, 0, 0, "city@N"), json::parse(R"({"kind": "city",
    "places": [{"x": 0, "y": 0, "on": "city@N"}, {"x": 0, "y": -1, "on": "city@S"}], "figures": [0], "owners": [1],
    "strength": [0, 1], "tiles": 2, "complete": true, "open": 0, "printed": [],
    "now": {"points": 4, "parts": {"tiles": 2, "coats": 0}}, "completed": null})"));

  client.play({{"type", "figure"}, {"figure", "meeple"}, {"on", "field@0"}});
  told = client.call("features");
  EXPECT_EQ(told["projected"], json({3, 4}));
  EXPECT_EQ(feature_at(told, 0, 0, "city@N")["now"]["points"], 0) << "it has been scored";
  const json field = feature_at(told, 0, -1, "field@0");
  EXPECT_EQ(field["now"], json::parse(R"({"points": 3, "parts": {"cities": 1}})"));
  EXPECT_EQ(field["completed"], nullptr);
}

TEST(Features, M4_large_cities_and_towns_beside_roads_are_named_V4) {
  Client client;
  json setup = analysis();
  setup["map"] = "deutschland";
  setup["town_variants"] = {"road_bonus"};
  client.start(setup);
  client.call("arrange", {{"place",
                           {{{"tile", "base/C"}, {"x", 7}, {"y", 4}, {"rot", 1}},
                            {{"tile", "base/RFr"}, {"x", 2}, {"y", 3}, {"rot", 0}}}}});
  const json told = client.call("features");
  const json city = feature_at(told, 7, 4, "city@E");
  EXPECT_THAT(city["printed"], ElementsAre("Berlin"));
  EXPECT_EQ(city["completed"]["parts"], json::parse(R"({"tiles": 3, "coats": 4})"));
  EXPECT_EQ(city["open"], 3);
  EXPECT_EQ(city["places"].size(), 1u) << "only tiles that were laid";
  const json road = feature_at(told, 2, 3, "road@E");
  EXPECT_THAT(road["printed"], ElementsAre("Bremen"));
  EXPECT_EQ(road["completed"]["parts"]["towns"], 1);
}

// Every segment of every tile is in one feature, and so is every figure; the strength is that of the figures.
TEST(Features, P2_each_has_its_own_figures_and_segments) {
  Client client;
  json setup{{"players", {"Ann", "Bo", "Cy"}},
             {"seed", 5},
             {"map", "deutschland"},
             {"chips", true},
             {"postman", true}};
  client.start(setup);
  int features = 0, contested = 0;
  for (uint64_t round = 0; !client.legal().empty(); ++round) {
    const json told = client.call("features"), view = client.view();
    std::set<json> places;
    std::set<std::size_t> figures;
    for (const json& feature : told["features"]) {
      ++features;
      for (const json& place : feature["places"]) EXPECT_TRUE(places.insert(place).second) << place;
      std::vector<int> strength(3);
      for (const std::size_t i : feature["figures"]) {
        EXPECT_TRUE(figures.insert(i).second);
        const json& figure = view["figures"].at(i);
        const json place{{"x", figure["x"]}, {"y", figure["y"]}, {"on", figure["on"]}};
        EXPECT_EQ(std::ranges::count(feature["places"], place), 1) << figure;
        strength[figure["player"]] += figure["figure"] == "postman" || figure["upgraded"] ? 2 : 1;
      }
      EXPECT_EQ(feature["strength"], json(strength));
      contested += std::ranges::count_if(strength, [](int s) { return s > 0; }) > 1;
    }
    EXPECT_EQ(figures.size(), view["figures"].size());
    std::size_t segments = 0;
    for (const json& laid : view["board"]) {
      const json tile = client.call("tile", {{"id", laid["tile"]}});
      for (const json& feature : tile["features"]) segments += feature["kind"] != "garden";
    }
    EXPECT_EQ(places.size(), segments);
    client.play_random(round, 7);
  }
  EXPECT_GT(features, 500);
  EXPECT_GT(contested, 0);
}

TEST(Features, need_a_game_and_no_params) {
  Client client;
  client.fail(-32001, "features");
  client.start(two_players());
  client.fail(-32602, "features", {{"player", 0}});
}

} // namespace

} // namespace mappa::proof
