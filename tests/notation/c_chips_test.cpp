// Chips on the map: laid, hidden, taken.
#include "chip_table.h"

#include <map>
#include <set>

namespace mappa::proof {

using namespace data;
namespace {

const std::vector<std::string> MAPS{"benelux", "deutschland", "france", "great_britain", "iberia"};

json with_chips(const std::string& map, uint64_t seed, bool analysis) {
  return {{"players", {"Ann", "Bo"}},
          {"tiles", {{"base", 1}, {"inns_and_cathedrals", 1}, {"traders_and_builders", 1}}},
          {"map", map},
          {"chips", true},
          {"analysis", analysis},
          {"seed", seed}};
}

TEST(Chips, C1_in_each_colour_six_show_1_and_four_show_2) {
  for (const char* map : {"deutschland", "france", "great_britain", "iberia"}) {
    Client client;
    client.start(with_chips(map, 5, true));
    std::map<std::pair<std::string, int>, int> counts;
    const json view = client.view();
    for (const json& chip : view["chips"]) ++counts[{chip["colour"], chip["value"]}];
    EXPECT_EQ(counts.size(), 6u);
    for (const auto& [kind, count] : counts) EXPECT_EQ(count, kind.second == 1 ? 6 : 4) << map;
  }
}

TEST(Chips, BX1_twenty_are_laid_in_benelux) {
  Client client;
  client.start(with_chips("benelux", 5, false));
  EXPECT_EQ(client.view()["chips"].size(), 20u);
}

// The letter of each square of a map, and the squares at open sides of its large cities.
struct Ground {
  json map;
  std::set<std::pair<int, int>> open_sides;

  explicit Ground(Client& client, const std::string& id) : map(client.call("map", {{"id", id}})) {
    const std::map<std::string, std::pair<int, int>> step{
        {"N", {0, -1}}, {"E", {1, 0}}, {"S", {0, 1}}, {"W", {-1, 0}}};
    for (const json& city : map["large_cities"])
      for (const json& side : city["open"])
        open_sides.emplace(side["at"][0].get<int>() + step.at(side["side"]).first,
                           side["at"][1].get<int>() + step.at(side["side"]).second);
  }
  char at(int x, int y) const {
    return map["rows"][static_cast<std::size_t>(y)].get<std::string>()[static_cast<std::size_t>(x)];
  }
};

TEST(Chips, C2_they_lie_on_plain_squares_apart_from_each_other_from_used_starts_and_open_city_sides) {
  for (const std::string& map : MAPS)
    for (uint64_t seed = 0; seed < 25; ++seed) {
      Client client;
      client.start(with_chips(map, seed, false));
      const Ground ground(client, map);
      const json view = client.view();
      std::set<std::pair<int, int>> chips, starts;
      for (const json& tile : view["board"]) starts.emplace(tile["x"], tile["y"]);
      for (const json& chip : view["chips"]) EXPECT_TRUE(chips.emplace(chip["x"], chip["y"]).second);
      for (const auto& [x, y] : chips) {
        EXPECT_EQ(ground.at(x, y), '#') << map << " " << x << "," << y;
        EXPECT_FALSE(ground.open_sides.contains({x, y})) << map << " " << x << "," << y;
        for (const auto& [dx, dy] : {std::pair(0, 1), {1, 0}, {0, -1}, {-1, 0}}) {
          EXPECT_FALSE(chips.contains({x + dx, y + dy})) << map << " " << x << "," << y;
          EXPECT_FALSE(starts.contains({x + dx, y + dy})) << map << " " << x << "," << y;
        }
      }
    }
}

// No square that a tile may cover is far from every chip.
TEST(Chips, C2_they_are_spread_evenly) {
  for (const char* map : {"deutschland", "france", "iberia"})
    for (uint64_t seed = 0; seed < 25; ++seed) {
      Client client;
      client.start(with_chips(map, seed, false));
      const Ground ground(client, map);
      const json chips = client.view()["chips"];
      for (int y = 0; y < ground.map["height"]; ++y)
        for (int x = 0; x < ground.map["width"]; ++x) {
          if (ground.at(x, y) != '#') continue;
          int nearest = 1000;
          for (const json& chip : chips) {
            const int dx = chip["x"].get<int>() - x, dy = chip["y"].get<int>() - y;
            nearest = std::min(nearest, dx * dx + dy * dy);
          }
          EXPECT_LE(nearest, 9) << map << " seed " << seed << ": " << x << "," << y; // three squares off
        }
    }
}

TEST(Chips, C2_a_map_without_room_for_its_chips_is_refused) {
  const CheckedMap checked =
      check_map(map_of({"*##"}, {{"chips", {{"rules", "wine"}, {"laid", 2}}}}), "mine.json");
  ASSERT_EQ(checked.faults.size(), 1u);
  Library library = proof::library();
  library.maps["mine"] = checked.map; // a maker plays it all the same
  Client client(library);
  const json error =
      client.ask("new", {{"setup", {{"players", {"Ann"}}, {"map", "mine"}, {"chips", true}}}})["error"];
  EXPECT_THAT(error["message"].get<std::string>(), testing::HasSubstr("has room for only 1 of its 2 chips"));
  EXPECT_EQ(error["data"], json({{"why", "chips"}}));
}

TEST(Chips, C3_a_chip_of_two_brings_two_points_and_lies_open_before_the_player) {
  ChipTable table({"*##", "###"}, "upgrades");
  table.arrange({{"chips", {chip_at(1, 0, "orange", 2), chip_at(2, 1, "blue", 1)}}, {"draw", {"base/RFr"}}});
  const json answer = table.tile(1, 0);
  EXPECT_EQ(answer["scores"], json({2, 0}));
  EXPECT_EQ(told(answer, "chip")[0],
            json::parse(R"({"type":"chip","player":0,"x":1,"y":0,"colour":"orange","value":2,"points":2})"));
  EXPECT_EQ(told(answer, "score")[0]["kind"], "chip");
  EXPECT_EQ(table.hand(0), json::array({chip("orange", 2)}));
  EXPECT_EQ(table.client.view()["chips"].size(), 1u);
}

TEST(Chips, C4_left_over_chips_score_nothing) {
  ChipTable table({"*##", "###"}, "upgrades");
  table.arrange({{"hands", {{chip("orange", 2), chip("blue", 1)}, {chip("blue", 1)}}},
                 {"place",
                  {{{"tile", "base/RFr"}, {"x", 1}, {"y", 0}, {"rot", 0}},
                   {{"tile", "base/L"}, {"x", 0}, {"y", 1}, {"rot", 0}},
                   {{"tile", "base/L"}, {"x", 1}, {"y", 1}, {"rot", 0}},
                   {{"tile", "base/L"}, {"x", 2}, {"y", 1}, {"rot", 0}}}},
                 {"draw", {"base/RFr"}}});
  table.tile_only(2, 0);
  EXPECT_EQ(table.decision(), "over");
  EXPECT_EQ(table.scores(), json({0, 0}));
}

TEST(Chips, C4_what_lies_face_down_is_not_told) {
  for (const std::string& map : MAPS) {
    Client client;
    client.start(with_chips(map, 5, false));
    const json view = client.view();
    for (const json& chip : view["chips"]) {
      EXPECT_EQ(chip["face"], "down");
      EXPECT_TRUE(chip["value"].is_null());
      EXPECT_EQ(chip["colour"].is_null(), map != "great_britain"); // GB1: there the colour is public
    }
  }
}

TEST(Chips, X1_chips_need_a_map_that_has_them) {
  Client client;
  EXPECT_THAT(client.ask("new", {{"setup", {{"players", {"Ann"}}, {"chips", true}}}})["error"]["message"]
                  .get<std::string>(),
              testing::HasSubstr("name a map"));
  Library library = proof::library();
  library.maps["mine"] = parse_map(map_of({"*##"}), "mine.json");
  Client other(library);
  EXPECT_THAT(
      other
          .ask("new",
               {{"setup", {{"players", {"Ann"}}, {"map", "mine"}, {"chips", true}}}})["error"]["message"]
          .get<std::string>(),
      testing::HasSubstr("has no chips"));
}

} // namespace
} // namespace mappa::proof
