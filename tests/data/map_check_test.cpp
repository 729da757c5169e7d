// Whether maps can be played: reached, laid out with chips, covered with tiles.
#include "data/map_check.h"
#include "game/sheet.h"

#include "data/library.h"
#include "data/map_sample.h"
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <map>

namespace mappa::data {
namespace {

using nlohmann::json;
using testing::ElementsAre;
using testing::IsEmpty;

json ferry(At a, const char* side_a, At b, const char* side_b) {
  return {{"name", "F"},
          {"coats", 0},
          {"ends", {{{"at", {a.x, a.y}}, {"side", side_a}}, {{"at", {b.x, b.y}}, {"side", side_b}}}}};
}

json city(At at, std::initializer_list<const char*> open) {
  json sides = json::array();
  for (const char* side : open) sides.push_back({{"at", {at.x, at.y}}, {"side", side}});
  return {{"id", "C"}, {"name", "C"}, {"squares", {{at.x, at.y}}}, {"coats", 0}, {"open", sides}};
}

TEST(MapReach, EverySquareIsReachedFromTheStart) {
  EXPECT_THAT(faults({"*#", ".#"}), IsEmpty());
  EXPECT_THAT(
      faults({"*#.##"}),
      ElementsAre(
          "mine.json: [3,0] (2 in all that hang together) cannot be reached when the starts are 0,0"));
  EXPECT_THAT(
      faults({"*.", ".#"}),
      ElementsAre(
          "mine.json: [1,1] (1 in all that hang together) cannot be reached when the starts are 0,0"));
}

TEST(MapReach, ALargeCityJoinsTheSquaresRoundIt) {
  EXPECT_THAT(faults({"*#@##"}, {{"large_cities", {city({2, 0}, {"W"})}}}), IsEmpty());
}

TEST(MapReach, AWaveJoinsNothing) {
  EXPECT_THAT(
      faults({"*#~#"}, {{"waves", {{{"name", "W"}, {"at", {2, 0}}}}}}),
      ElementsAre(
          "mine.json: [3,0] (1 in all that hang together) cannot be reached when the starts are 0,0"));
}

TEST(MapReach, AFerryJoinsItsTwoSquares) {
  EXPECT_THAT(faults({"*#.##"}, {{"ferries", {ferry({1, 0}, "E", {3, 0}, "W")}}}), IsEmpty());
  EXPECT_THAT(
      faults({"*#.##"}, {{"ferries", {ferry({3, 0}, "N", {4, 0}, "N")}}}),
      ElementsAre(
          "mine.json: [3,0] (2 in all that hang together) cannot be reached when the starts are 0,0"));
}

TEST(MapReach, AnIslandNeedsAFerry) {
  const json islands{{{"name", "I"}, {"at", {3, 0}}, {"coats", 0}}};
  EXPECT_THAT(
      faults({"*#.i"}, {{"islands", islands}}),
      ElementsAre(
          "mine.json: [3,0] (1 in all that hang together) cannot be reached when the starts are 0,0"));
  EXPECT_THAT(faults({"*#.i"}, {{"islands", islands}, {"ferries", {ferry({1, 0}, "N", {3, 0}, "N")}}}),
              IsEmpty());
}

TEST(MapReach, EveryChoiceOfStartsMustDo) {
  const std::vector<std::string> rows{"*#.#*", "##.##"};
  EXPECT_THAT(faults(rows, {{"starts_used", 2}}), IsEmpty());
  EXPECT_THAT(
      faults(rows),
      ElementsAre(
          "mine.json: [0,0] (4 in all that hang together) cannot be reached when the starts are 4,0",
          "mine.json: [3,0] (4 in all that hang together) cannot be reached when the starts are 0,0"));
  EXPECT_THAT(
      faults({"*#*.*"}, {{"starts_used", 2}}),
      ElementsAre(
          "mine.json: [4,0] (1 in all that hang together) cannot be reached when the starts are 0,0, 2,0"));
}

json chips(int laid) { return {{"chips", {{"rules", "upgrades"}, {"laid", laid}}}}; }

TEST(MapChips, TheChipsNeedRoom) {
  // Beside the start and side by side there is no room: [2,0] and [4,0] are left.
  EXPECT_THAT(faults({"*####"}, chips(2)), IsEmpty());
  EXPECT_THAT(faults({"*####"}, chips(3)),
              ElementsAre("mine.json: chips: only 2 of 3 have room when the starts are 0,0"));
  EXPECT_THAT(faults({"*##o#"}, chips(2)), IsEmpty());
  EXPECT_THAT(faults({"*#o##"}, chips(2)),
              ElementsAre("mine.json: chips: only 1 of 2 have room when the starts are 0,0"));
}

TEST(MapChips, NotAtAnOpenSideOfALargeCity) {
  json more = chips(2);
  more["large_cities"] = json::array({city({3, 0}, {"W"})});
  EXPECT_THAT(faults({"*##@##"}, more),
              ElementsAre("mine.json: chips: only 1 of 2 have room when the starts are 0,0"));
  more["large_cities"] = json::array({city({3, 0}, {"E"})});
  EXPECT_THAT(faults({"*##@##"}, more), IsEmpty());
}

TEST(MapChips, NotOnIslands) {
  json more = chips(2);
  more["islands"] = {{{"name", "I"}, {"at", {4, 0}}, {"coats", 0}}};
  more["ferries"] = json::array({ferry({2, 0}, "N", {4, 0}, "N")});
  EXPECT_THAT(faults({"*##.i"}, more),
              ElementsAre("mine.json: chips: only 1 of 2 have room when the starts are 0,0"));
}

// Only [2,0] and [4,0] can have chips, and each start takes the room beside it.
TEST(MapChips, EveryChoiceOfStartsMustDo) {
  EXPECT_THAT(faults({"o*#o#o*"}, chips(1)), IsEmpty());
  EXPECT_THAT(faults({"o*#o#o*"}, chips(2)),
              ElementsAre("mine.json: chips: only 1 of 2 have room when the starts are 1,0"));
}

// The most that can lie, worked out by another program for every choice of starts.
TEST(MapChips, TheRoomOnTheMapsIsKnown) {
  const auto room = [library = load_library({})](const char* id, std::vector<std::string> starts) {
    const Map& map = library.map(id)->map;
    std::vector<At> squares;
    for (const std::string& start : starts) squares.push_back(map.town(start)->at);
    return chip_room(map, squares);
  };
  EXPECT_EQ(room("france", {"Nancy", "Le Mans"}), 46);
  EXPECT_EQ(room("france", {"Nancy", "Limoges"}), 48);
  EXPECT_EQ(room("france", {"Le Mans", "Limoges"}), 47);
  EXPECT_EQ(room("benelux", {"Meppel", "Eindhoven"}), 46);
  EXPECT_EQ(room("benelux", {"Meppel", "Charleroi"}), 46);
  EXPECT_EQ(room("benelux", {"Eindhoven", "Charleroi"}), 48);
  EXPECT_EQ(room("iberia", {"León", "Pamplona", "Évora"}), 47);
  EXPECT_EQ(room("iberia", {"León", "Pamplona", "Murcia"}), 44);
  EXPECT_EQ(room("iberia", {"León", "Évora", "Murcia"}), 48);
  EXPECT_EQ(room("iberia", {"Pamplona", "Évora", "Murcia"}), 48);
  EXPECT_EQ(room("deutschland", {"Rostock", "Erfurt"}), 47);
  EXPECT_EQ(room("deutschland", {"Rostock", "Stuttgart"}), 47);
  EXPECT_EQ(room("deutschland", {"Erfurt", "Stuttgart"}), 47);
}

TEST(MapChips, MarkedSquaresKeepTheRules) {
  const auto marked = [](const json& squares, int laid) {
    json more = chips(laid);
    more["chip_squares"] = squares;
    more["large_cities"] = json::array({city({6, 0}, {"W"})});
    return faults({"*####o@#", "########"}, more);
  };
  EXPECT_THAT(marked({{"blue", {{2, 0}, {4, 0}}}, {"purple", {{0, 1}, {3, 1}}}}, 4),
              ElementsAre("mine.json: chip_squares: purple: [0,1] lies beside a start"));
  EXPECT_THAT(marked({{"blue", {{2, 0}, {4, 0}}}}, 2), IsEmpty());
  EXPECT_THAT(marked({{"blue", {{2, 0}, {3, 0}}}}, 2),
              ElementsAre("mine.json: chip_squares: blue: [3,0] lies beside [2,0]"));
  EXPECT_THAT(marked({{"blue", {{2, 0}}}, {"orange", {{2, 0}}}}, 2),
              ElementsAre("mine.json: chip_squares: orange: [2,0] is taken already"));
  EXPECT_THAT(marked({{"blue", {{5, 0}}}}, 1),
              ElementsAre("mine.json: chip_squares: blue: [5,0] is not a plain square"));
  EXPECT_THAT(marked({{"blue", {{2, 0}}}}, 3),
              ElementsAre("mine.json: 1 chip squares, but 3 chips are laid"));
}

TEST(MapChips, MarkedSquaresAreNotAtOpenSides) {
  json more = chips(1);
  more["large_cities"] = json::array({city({3, 0}, {"W"})});
  more["chip_squares"] = {{"blue", {{2, 0}}}};
  EXPECT_THAT(faults({"*##@#"}, more),
              ElementsAre("mine.json: chip_squares: blue: [2,0] lies at an open side of a large city"));
}

TEST(MapChips, ThereAreTenOfAColour) {
  json more = chips(11), squares = json::array();
  for (int i = 0; i < 11; ++i) squares.push_back({2 * i + 2, 0});
  more["chip_squares"] = {{"orange", squares}};
  EXPECT_THAT(faults({"*" + std::string(22, '#')}, more),
              ElementsAre("mine.json: chip_squares: orange: 11 squares, but there are 10 chips"));
}

TEST(MapTiles, TheRecommendedNumberSuitsTheBoard) {
  EXPECT_THAT(faults({"*#"}, {{"recommended_tiles", {3, 3}}}),
              ElementsAre("mine.json: 3 tiles or more are recommended, but only 2 squares take one"));
  EXPECT_THAT(faults({"*####"}, {{"recommended_tiles", {1, 2}}}),
              ElementsAre("mine.json: 2 tiles at most are recommended, too few for 5 squares"));
}

const Library& library() { // its maps are read once for all tests
  static const Library LIBRARY = load_library({});
  return LIBRARY;
}

std::vector<std::string> misfits(const Map& map) {
  std::vector<const TileSet*> sets;
  for (const char* name : RECOMMENDED_SETS) sets.push_back(library().set(name));
  std::vector<std::string> found;
  check_tiles_fit(map, sets, Place(found, "mine.json"));
  return found;
}

TEST(MapTiles, TheMapsThatComeAlongAreSound) {
  ASSERT_GE(library().maps.size(), 25U);
  for (const auto& [id, file] : library().maps) EXPECT_THAT(misfits(file->map), IsEmpty()) << id;
  EXPECT_EQ(tile_squares(library().map("france")->map), 121);
  EXPECT_EQ(tile_squares(library().map("benelux")->map), 118);
  EXPECT_EQ(tile_squares(library().map("great_britain")->map), 106);
  EXPECT_EQ(tile_squares(library().map("iberia")->map), 125);
  EXPECT_EQ(tile_squares(library().map("deutschland")->map), 119);
}

std::vector<std::string> without_room(const Map& map) {
  std::vector<const TileSet*> sets{library().set("postman")};
  for (const char* name : RECOMMENDED_SETS) sets.push_back(library().set(name));
  std::vector<std::string> found;
  check_room_for_tiles(map, sets, Place(found, "mine.json"));
  return found;
}

// A snake with stubs on its north sides.
Map with_stubs(int count) {
  const std::string across(MAX_MAP_SIDE, '#'), gap(MAX_MAP_SIDE - 1, '.');
  std::vector<std::string> rows{across, gap + "#", across, "#" + gap, across};
  rows[0][0] = '*';
  json borders = json::array();
  for (int y = 0; y < 5; y += 2)
    for (int x = 1; x < MAX_MAP_SIDE - 1 && count > 0; ++x, --count)
      borders.push_back({{"at", {x, y}}, {"side", "N"}, {"kind", "road"}, {"coats", 0}, {"to", "X"}});
  return parse_map(map_of(rows, {{"borders", borders}, {"recommended_tiles", {80, 90}}}), "mine.json").map;
}

TEST(MapTiles, WhatIsPrintedLeavesRoomForTheTiles) {
  for (const auto& [id, file] : library().maps) EXPECT_THAT(without_room(file->map), IsEmpty()) << id;
  EXPECT_THAT(without_room(with_stubs(84)), IsEmpty());
  EXPECT_THAT(
      without_room(with_stubs(85)),
      ElementsAre("mine.json: cannot be played with the tiles recommended: 85 tiles are too many for one "
                  "game (at most 84); take fewer sets or set tile_limit"));
}

TEST(MapNames, TheSamePlaceHasTheSameNamesOnEveryMap) {
  using Names = std::map<std::string, Name>;
  Names places, lands; // in some languages Luxembourg is not called like Luxembourg
  const auto check = [](Names& known, const Name& name) {
    EXPECT_TRUE(known.try_emplace(name.english(), name).first->second == name) << name.english();
  };
  for (const auto& [id, file] : library().maps) {
    for (const PlacePicture& town : file->picture.towns) check(places, town.name);
    for (const PlacePicture& city : file->picture.large_cities) check(places, city.name);
    for (const BorderPicture& border : file->picture.borders) {
      check(lands, border.to);
      check(places, border.place);
    }
    for (const NeighbourPicture& land : file->picture.neighbours) check(lands, land.name);
  }
  EXPECT_GT(places.size() + lands.size(), 150U);
}

// All four sides of [0,0] are printed: borders at N and W, closed sides of large cities at E and S.
std::vector<std::string> misfits_between(const char* north, const char* west) {
  const auto border = [](const char* side, const char* kind) -> json {
    return {{"at", {0, 0}}, {"side", side}, {"kind", kind}, {"coats", 0}, {"to", "X"}};
  };
  json east = city({1, 0}, {"E"}), south = city({0, 1}, {"E"});
  south["id"] = south["name"] = "D";
  const json more{{"large_cities", {east, south}}, {"borders", {border("N", north), border("W", west)}}};
  return misfits(parse_map(map_of({"#@*", "@#."}, more), "mine.json").map);
}

TEST(MapTiles, SomeTileFitsWhatIsPrintedRoundASquare) {
  EXPECT_THAT(misfits_between("road", "city"), IsEmpty());
  EXPECT_THAT(misfits_between("road", "road"), IsEmpty());
  EXPECT_THAT(
      misfits_between("city", "road"),
      ElementsAre("mine.json: [0,0]: no tile of the recommended sets fits the printed sides N city, E field, "
                  "S field, W road"));
}

} // namespace
} // namespace mappa::data
