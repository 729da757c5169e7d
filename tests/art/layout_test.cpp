// The layout of every tile has the designer's numbers and the tile's topology.
#include "art/layout.h"
#include "tiles.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <fstream>
#include <set>

namespace mappa::art {
namespace {

using nlohmann::json;

json designers_numbers() {
  std::ifstream in(MAPPA_TEST_DIR "/art/geometry.json");
  return json::parse(in).at("tiles");
}

json to_json(Point p) { return {p.x, p.y}; }
json to_json(const std::vector<Point>& points) {
  json out = json::array();
  for (Point p : points) out.push_back(to_json(p));
  return out;
}
json to_json(const Disc& disc) { return {disc.at.x, disc.at.y, disc.r}; }
void add(json& list, const json& item) {
  if (std::find(list.begin(), list.end(), item) == list.end()) list.push_back(item);
}

// The same shape as an entry of geometry.json.
json numbers_of(const Tile& tile, const Layout& layout) {
  json out = {{"cities", json::array()}, {"roads", json::array()}, {"spots", json::object()}};
  for (const CityShape& city : layout.cities) {
    json walls = json::array();
    for (const Line& wall : city.walls) walls.push_back(to_json(wall));
    out["cities"].push_back({{"feature", city.feature},
                             {"walls", walls},
                             {"bastions", to_json(city.bastions)},
                             {"keeps", city.keeps},
                             {"arms", to_json(city.arms)}});
  }
  static const char* const ENDS[] = {"sides", "site", "plaza", "gate"};
  for (const RoadShape& road : layout.roads)
    out["roads"].push_back({{"feature", road.feature},
                            {"cubic", to_json(road.curve)},
                            {"ends", ENDS[static_cast<int>(road.end)]}});
  for (const RiverShape& river : layout.rivers)
    out["rivers"].push_back({{"feature", river.feature}, {"cubic", to_json(river.curve)}});
  for (const Water& water : layout.waters) out["waters"].push_back(to_json(water.disc));
  for (const Bridge& bridge : layout.bridges) out["bridges"].push_back(to_json(bridge.at));
  for (const Disc& disc : layout.crossings) out["crossings"].push_back(to_json(disc));
  for (const Line& lane : layout.lanes) out["lanes"].push_back(to_json(lane));
  for (const Gate& gate : layout.gates) out["gates"].push_back({gate.at.x, gate.at.y, gate.city});
  if (layout.monastery) out["sites"]["monastery"] = to_json(*layout.monastery);
  if (layout.post_office) out["sites"]["post_office"] = to_json(*layout.post_office);
  if (layout.inn) out["sites"]["inn"] = to_json(*layout.inn);
  if (layout.garden) out["sites"]["garden"] = to_json(layout.garden->at);
  for (size_t i = 0; i < tile.features.size(); ++i)
    if (tile.features[i].kind != Kind::River) out["spots"][std::to_string(i)] = to_json(layout.spots[i].at);
  return out;
}

// Equal up to a tenth of a unit.
void expect_near(const json& ours, const json& theirs, const std::string& where) {
  if (theirs.is_number()) {
    ASSERT_TRUE(ours.is_number()) << where;
    EXPECT_NEAR(ours.get<double>(), theirs.get<double>(), .1) << where;
  } else if (theirs.is_structured()) {
    ASSERT_EQ(ours.size(), theirs.size()) << where << ": " << ours << " for " << theirs;
    for (const auto& [key, value] : theirs.items()) {
      if (theirs.is_object()) {
        ASSERT_TRUE(ours.contains(key)) << where << " lacks " << key;
      }
      expect_near(theirs.is_object() ? ours.at(key) : ours.at(static_cast<size_t>(std::stoi(key))), value,
                  where + " " + key);
    }
  } else
    EXPECT_EQ(ours, theirs) << where;
}

TEST(Layout, HasTheDesignersNumbers) {
  json tiles = designers_numbers();
  std::set<std::string> seen;
  for_every_tile([&](const Tile& tile, const Layout& layout) {
    ASSERT_TRUE(tiles.contains(tile.id)) << tile.id;
    json theirs = tiles.at(tile.id);
    for (const char* list : {"lanes", "gates"}) // written once for each road that leads there
      if (theirs.contains(list)) {
        json once = json::array();
        for (const json& item : theirs[list]) add(once, item);
        theirs[list] = once;
      }
    expect_near(numbers_of(tile, layout), theirs, tile.id);
    seen.insert(tile.id);
  });
  EXPECT_EQ(seen.size(), tiles.size());
}

// Edges are promises: a road or river crosses its side in the middle, at right angles.
TEST(Layout, WaysCrossSidesInTheMiddle) {
  auto check = [](const Tile& tile, int feature, const Curve& curve) {
    uint8_t sides = tile.features[static_cast<size_t>(feature)].sides;
    for (auto [end, handle] :
         {std::pair{curve.front(), curve[1]}, std::pair{curve.back(), curve[curve.size() - 2]}})
      for (int side = 0; side < SIDES; ++side) {
        double from_side = side == 0 ? end.y : side == 1 ? 100 - end.x : side == 2 ? 100 - end.y : end.x;
        if (from_side > 1e-9) continue;
        EXPECT_TRUE(sides >> side & 1) << tile.id;
        EXPECT_NEAR(distance(end, SIDE_MIDDLE[side]), 0, 1e-9) << tile.id;
        Point in = handle - end;
        EXPECT_NEAR(in.x * INWARD[side].y - in.y * INWARD[side].x, 0, 1e-9) << tile.id;
      }
  };
  for_every_tile([&](const Tile& tile, const Layout& layout) {
    for (const RoadShape& road : layout.roads) check(tile, road.feature, road.curve);
    for (const RiverShape& river : layout.rivers) check(tile, river.feature, river.curve);
  });
}

// The fields of this tile run under its city, along the river.
bool has_field_under_city(const Tile& tile) { return tile.id == "river_2/CIcI"; }

// Each field lies in one region and no two fields in the same one.
TEST(Layout, HasTheTopologyOfTheTile) {
  for_every_tile([](const Tile& tile, const Layout& layout) {
    if (has_field_under_city(tile)) return;
    std::set<uint8_t> taken;
    for (size_t i = 0; i < tile.features.size(); ++i) {
      if (tile.features[i].kind != Kind::Field) continue;
      std::vector<uint8_t> regions = field_regions(tile, layout.regions, static_cast<int>(i));
      ASSERT_EQ(regions.size(), 1u) << tile.id << " field " << i;
      EXPECT_GT(regions[0], 0) << tile.id << " field " << i;
      EXPECT_TRUE(taken.insert(regions[0]).second) << tile.id << ": field " << i << " runs into another";
    }
  });
}

TEST(Layout, SpotsKeepADistance) {
  for_every_tile([](const Tile& tile, const Layout& layout) {
    for (size_t i = 0; i < layout.spots.size(); ++i)
      for (size_t j = 0; j < i; ++j)
        if (tile.features[i].kind != Kind::River && tile.features[j].kind != Kind::River) {
          EXPECT_GT(distance(layout.spots[i].at, layout.spots[j].at), 11) << tile.id << " " << j << " " << i;
        }
  });
}

TEST(Layout, SpotsLieOnTheirFeatures) {
  for_every_tile([](const Tile& tile, const Layout& layout) {
    for (size_t i = 0; i < layout.spots.size(); ++i) {
      if (tile.features[i].kind == Kind::River) continue;
      Point at = layout.spots[i].at;
      if (tile.features[i].kind == Kind::Field) {
        EXPECT_EQ(layout.regions.at(at.x, at.y), field_regions(tile, layout.regions, static_cast<int>(i))[0])
            << tile.id;
      }
      for (const CityShape& city : layout.cities)
        EXPECT_EQ(inside(at, city.outline), city.feature == static_cast<int>(i)) << tile.id << " " << i;
    }
  });
}

TEST(Layout, FourTurnsComeBack) {
  for_every_tile([](const Tile& tile, const Layout& flat) {
    Layout once = turned(flat, 1), back = turned(turned(once, 1), 2);
    expect_near(numbers_of(tile, back), numbers_of(tile, flat), tile.id);
    EXPECT_EQ(back.regions.cell, flat.regions.cell) << tile.id;
    for (size_t i = 0; i < flat.spots.size(); ++i)
      if (tile.features[i].kind == Kind::Field) {
        Point now = once.spots[i].at, before = flat.spots[i].at;
        EXPECT_EQ(once.regions.at(now.x - 1e-6, now.y + 1e-6),
                  flat.regions.at(before.x + 1e-6, before.y + 1e-6))
            << tile.id;
      }
  });
}

// Tiles no one has drawn yet: any sound one gets a drawing.
TEST(Layout, IsMadeForUnknownTiles) {
  Tile tile;
  tile.id = "made/up";
  tile.sides = {Kind::Road, Kind::Road, Kind::Road, Kind::City};
  Feature city, three_way;
  city.kind = Kind::City;
  city.sides = 0b1000;
  three_way.kind = Kind::Road;
  three_way.sides = 0b0111;
  tile.features = {city, three_way, Feature{}};
  Layout made = layout(tile);
  EXPECT_EQ(made.cities.size(), 1u);
  EXPECT_EQ(made.roads.size(), 3u);
  EXPECT_EQ(made.spots.size(), 3u);

  Tile loose; // roads that end, with nothing recorded about where
  loose.id = "made/loose";
  loose.sides = {Kind::Road, Kind::Field, Kind::Road, Kind::Road};
  for (uint8_t side : std::initializer_list<uint8_t>{0b0001, 0b0100, 0b1000}) {
    Feature road;
    road.kind = Kind::Road;
    road.sides = side;
    loose.features.push_back(road);
  }
  EXPECT_EQ(layout(loose).crossings.size(), 1u);
  EXPECT_TRUE(layout(Tile{}).spots.empty());
}

} // namespace
} // namespace mappa::art
