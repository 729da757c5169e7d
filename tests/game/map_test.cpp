// The general rules of maps, each on a small board made for it, and random games on the five maps.
#include "data/map_file.h"
#include "game/board.h"
#include "game/figures.h"
#include "game/rules/towns.h"
#include "game/scoring.h"
#include "game/turn.h"
#include "sets.h"

#include <gtest/gtest.h>

namespace mappa::proof {
namespace {

// A board from rows of . # * o @; the first * is the start.
Map board(const std::vector<std::string>& rows) {
  Map map;
  map.id = "test";
  map.width = static_cast<int>(rows[0].size());
  map.height = static_cast<int>(rows.size());
  map.starts_used = 1;
  for (int y = 0; y < map.height; ++y)
    for (int x = 0; x < map.width; ++x) {
      const char c = rows[static_cast<size_t>(y)][static_cast<size_t>(x)];
      map.squares.push_back(c == '#'   ? Ground::Plain
                            : c == '*' ? Ground::Start
                            : c == 'o' ? Ground::Town
                            : c == '@' ? Ground::LargeCity
                                       : Ground::Outside);
      if (c == 'o' || c == '*') map.towns.push_back({std::string(1, c) + std::to_string(x), {x, y}, {}});
      if (c == '*') map.starts.push_back(map.towns.back().id);
    }
  return map;
}

struct MapTable {
  Ruleset rules;
  Position position;

  explicit MapTable(const Map& map, TownVariants variants = {}) {
    auto setup = setup_for(2);
    setup.map = map.id;
    setup.town_variants = variants;
    rules = make_ruleset(setup, {&tile_set("base")}, &map);
    position = start(rules, 1);
  }

  uint8_t lay_tile(const std::string& id, int x, int y, int rot) {
    for (size_t kind = 0; kind < rules.kinds.size(); ++kind)
      if (rules.kinds[kind].tile.id == id)
        lay(rules, position, reach(rules, position, square(x, y)), static_cast<int>(kind) * ROTATIONS + rot,
            0);
    return position.tiles_laid;
  }
  uint8_t first() const { return static_cast<uint8_t>(rules.first_tile()); }
  Word word(uint8_t tile, Kind kind) const {
    const TileKind& laid = rules.kinds[position.laid[tile].oriented / ROTATIONS];
    for (uint8_t s = 0; s < laid.size; ++s)
      if (laid.segments[s].kind == kind) return position.nodes[root_at(position, tile, s)];
    return 0;
  }
  int complete_worth(uint8_t tile, Kind kind) const {
    EXPECT_EQ(open_ends(word(tile, kind)), 0);
    return worth(kind, word(tile, kind), true);
  }
};

// A road to Denmark: three tiles and the stub with two coats of arms.
TEST(Maps, M7_a_stub_is_a_closed_end_that_counts_as_a_tile_and_adds_its_coats) {
  Map map = board({"*##"});
  map.borders = {{{{2, 0}, 1}, Kind::Road, 2}};
  MapTable table(map);
  table.lay_tile("base/RFr", 1, 0, 0);
  const uint8_t last = table.lay_tile("base/RFr", 2, 0, 0);
  EXPECT_EQ(tiles_of(table.word(last, Kind::Road)), 4);
  EXPECT_EQ(table.complete_worth(last, Kind::Road), 8);
}

TEST(Maps, M6_whatever_touches_a_plain_border_is_closed_there) {
  MapTable table(board({"*#"}));
  EXPECT_EQ(table.complete_worth(table.first(), Kind::City), 2);  // half a city
  EXPECT_EQ(open_ends(table.word(table.first(), Kind::Road)), 1); // west closed, east open
}

TEST(Maps, M6_a_stub_demands_a_side_of_its_kind) {
  Map map = board({"*#"});
  map.borders = {{{{1, 0}, 1}, Kind::City, 2}};
  MapTable table(map);
  const int entry = find_square(table.position, square(1, 0));
  ASSERT_NE(entry, NOT_FOUND);
  const Demand demand = table.position.frontier.demands[static_cast<size_t>(entry)];
  EXPECT_EQ(demand >> 2 & 3, demand_of(Kind::City)); // east
  EXPECT_EQ(demand >> 6 & 3, demand_of(Kind::Road)); // west: the start tile
  EXPECT_EQ(demand & 3, 0);                          // north: any side fits
}

TEST(Maps, M8_a_ferry_is_a_road_tile_with_two_ends_and_opens_the_far_square) {
  Map map = board({"*.#"});
  map.ferries = {{{{{{0, 0}, 1}, {{2, 0}, 3}}}, 2}};
  MapTable table(map);
  EXPECT_NE(find_square(table.position, square(2, 0)), NOT_FOUND); // connected by the start tile
  EXPECT_EQ(open_ends(table.word(table.first(), Kind::Road)), 1);  // open while an end has no tile
  const uint8_t last = table.lay_tile("base/RFr", 2, 0, 0);
  EXPECT_EQ(table.complete_worth(last, Kind::Road), 7);
}

Map berlin() {
  Map map = board({".#..", "#@@#", ".*#."});
  map.large_cities = {{"Berlin", {{1, 1}, {2, 1}}, {{{1, 1}, 3}, {{1, 1}, 0}, {{2, 1}, 1}, {{2, 1}, 2}}, 4}};
  return map;
}

TEST(Maps, M4_a_tile_beside_a_large_city_opens_every_square_beside_it) {
  MapTable table(berlin());
  for (const Square s : {square(1, 0), square(0, 1), square(3, 1), square(2, 2)})
    EXPECT_NE(find_square(table.position, s), NOT_FOUND);
  EXPECT_EQ(table.position.frontier_size, 4);
}

TEST(Maps, M10_berlin_completed_with_four_tiles_is_worth_20) {
  MapTable table(berlin());
  table.lay_tile("base/C", 0, 1, 1);
  table.lay_tile("base/C", 1, 0, 2);
  table.lay_tile("base/C", 3, 1, 3);
  const uint8_t last = table.lay_tile("base/RrC", 2, 2, 0);
  EXPECT_EQ(tiles_of(table.word(last, Kind::City)), 6);
  EXPECT_EQ(table.complete_worth(last, Kind::City), 20);
}

TEST(Maps, M3_a_start_tile_is_turned_to_fit_what_is_printed) {
  MapTable table(berlin()); // a closed side of Berlin, field, lies north of the start
  const Oriented& start = table.rules.oriented[table.position.laid[table.first()].oriented];
  EXPECT_EQ(start.sides[0], Kind::Field);
}

TEST(Maps, M11_a_monastery_at_the_border_needs_only_the_squares_there_are) {
  MapTable table(board({"###", "*##"}));
  const uint8_t monastery = table.lay_tile("base/L", 1, 0, 0);
  EXPECT_EQ(open_ends(table.word(monastery, Kind::Monastery)), 4);
  for (const auto& [x, y] : {std::pair(0, 0), {2, 0}, {1, 1}, {2, 1}}) table.lay_tile("base/RFr", x, y, 0);
  EXPECT_EQ(table.complete_worth(monastery, Kind::Monastery), 6);
}

TEST(Towns, V3_covering_a_town_costs_two_points_but_never_more_than_one_has) {
  MapTable table(board({"*oo"}), {.cost = true});
  table.position.scores[0] = 3;
  table.lay_tile("base/RFr", 1, 0, 0);
  cover_town(table.rules, table.position, nullptr);
  EXPECT_EQ(table.position.scores[0], 1);
  table.lay_tile("base/RFr", 2, 0, 0);
  cover_town(table.rules, table.position, nullptr);
  EXPECT_EQ(table.position.scores[0], 0);
}

TEST(Towns, V4_an_uncovered_town_beside_a_road_counts_once) {
  MapTable table(board({"*##", "#o#", "###"}), {.road_bonus = true});
  const uint8_t tile = table.lay_tile("base/RFr", 1, 0, 0);
  const Node road = root_at(table.position, tile, 0);
  EXPECT_EQ(towns_beside(table.rules, table.position, road), 1);
  table.lay_tile("base/RFr", 1, 1, 0);
  EXPECT_EQ(towns_beside(table.rules, table.position, root_at(table.position, tile, 0)), 0);
}

TEST(Towns, V2_a_covered_town_grants_one_extra_tile) {
  MapTable table(board({"*o#"}), {.extra_tile = true});
  Position& p = table.position;
  ASSERT_EQ(p.player, 0);
  Random random{5};
  int decisions = 0;
  while (p.decision != Decision::Over && p.player == 0) {
    decisions += p.decision == Decision::Tile;
    apply(table.rules, p, random_action(table.rules, p, random));
  }
  EXPECT_EQ(decisions, 2);
}

void play_through(const Ruleset& rules, uint64_t seed) {
  Position p = start(rules, seed);
  Random random{seed};
  while (p.decision != Decision::Over) {
    apply(rules, p, random_action(rules, p, random));
    const size_t tiles = p.tiles_laid - rules.printed.things.size();
    ASSERT_EQ(static_cast<int>(tiles) + p.stack_size + p.discarded_size + (p.in_hand != NO_TILE),
              rules.tile_limit);
    for (size_t t = rules.first_tile(); t <= p.tiles_laid; ++t) ASSERT_TRUE(takes_tile(rules, p.squares[t]));
    for (size_t i = 0; i < p.frontier_size; ++i) ASSERT_TRUE(takes_tile(rules, p.frontier.squares[i]));
    int figures = 0;
    for (int f = 1; f <= p.standing_used; ++f) figures += p.standing[static_cast<size_t>(f)].player != NOBODY;
    ASSERT_EQ(p.stash[0][0] + p.stash[1][0] + figures, 2 * rules.meeples);
    for (int i = 0; i < 2; ++i) ASSERT_GE(p.scores[static_cast<size_t>(i)], 0);
  }
}

TEST(Maps, X1_random_games_on_each_map_with_any_variants_keep_tiles_and_meeples) {
  for (const char* id : {"france", "benelux", "great_britain", "iberia", "deutschland"}) {
    const MapFile file =
        read_map(std::filesystem::path(MAPPA_DATA_DIR) / "maps" / (std::string(id) + ".json"));
    for (unsigned variants = 0; variants < 8; ++variants) {
      auto setup = setup_for(2, {{"base", 1}, {"inns_and_cathedrals", 1}, {"traders_and_builders", 1}});
      setup.map = id;
      setup.town_variants = {(variants & 1) != 0, (variants & 2) != 0, (variants & 4) != 0};
      const Ruleset rules = make_ruleset(
          setup, {&tile_set("base"), &tile_set("inns_and_cathedrals"), &tile_set("traders_and_builders")},
          &file.map);
      EXPECT_EQ(rules.meeples, 9); // M2
      for (uint64_t seed = 0; seed < 10; ++seed) play_through(rules, seed);
    }
  }
}

} // namespace
} // namespace mappa::proof
