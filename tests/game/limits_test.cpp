// The edge of the table, and how much one game can hold.
#include "board_builder.h"
#include "random_play.h"

#include <gmock/gmock.h>

namespace mappa::proof {
namespace {

using testing::AllOf;
using testing::HasSubstr;

Tile copies_of(const std::string& set, const std::string& id, int count, bool start = false) {
  for (Tile tile : tile_set(set).tiles)
    if (tile.id == id) {
      tile.count = count;
      tile.start = start;
      return tile;
    }
  throw std::logic_error("no tile " + id);
}

Ruleset rules_of(const std::vector<Tile>& tiles, int n = 2, std::optional<int> limit = {}) {
  const TileSet set{"custom", "Custom", tiles};
  auto setup = setup_for(n, {{"custom", 1}});
  setup.tile_limit = limit;
  setup.meeples = MAX_MEEPLES;
  return make_ruleset(setup, {&set});
}

std::string refusal(const std::vector<Tile>& tiles, std::optional<int> limit = {}) {
  try {
    rules_of(tiles, 2, limit);
  } catch (const SetupError& error) {
    return error.what();
  }
  return "";
}

void play_through(const std::string& name, const std::vector<Tile>& tiles, int games = 3) {
  const Configuration configuration{name, rules_of(tiles, MAX_PLAYERS)};
  Tally tally;
  for (int style = 0; style < STYLES; ++style)
    for (int game = 0; game < games; ++game)
      EXPECT_EQ(play_checked(configuration, static_cast<Style>(style), static_cast<uint64_t>(game), tally),
                "");
}

TEST(Limits, a_line_of_tiles_to_every_edge_of_the_table) {
  const Ruleset rules = rules_of({copies_of("base", "base/RFr", MAX_TILES)}, 1);
  for (const auto& [dx, dy, rot] : {std::tuple{1, 0, 0}, {-1, 0, 0}, {0, 1, 1}, {0, -1, 1}}) {
    Table table;
    table.use(rules);
    table.stack(std::vector<std::string>(3, "base/RFr"));
    table.lay("base/RFr", 0, 0, rot);
    for (int i = 1; i < TABLE_EDGE; ++i) table.lay("base/RFr", i * dx, i * dy, rot);
    EXPECT_TRUE(table.can_place("base/RFr", TABLE_EDGE * dx, TABLE_EDGE * dy, rot));
    table.place("base/RFr", TABLE_EDGE * dx, TABLE_EDGE * dy, rot);
    table.stand(Kind::Road, rot == 0 ? E : N);
    Actions actions;
    legal(table.rules, table.position, actions);
    for (const Action& action : actions) {
      EXPECT_LE(std::abs(x_of(action.square)), TABLE_EDGE);
      EXPECT_LE(std::abs(y_of(action.square)), TABLE_EDGE);
    }
    EXPECT_FALSE(table.can_place("base/RFr", TABLE_EDGE * dx + dx, TABLE_EDGE * dy + dy, rot));
    EXPECT_EQ(open_ends(table.word(1, Kind::Road, rot == 0 ? E : N)), 2); // it stays open there
    EXPECT_EQ(tiles_of(table.word(1, Kind::Road, rot == 0 ? E : N)), TABLE_EDGE + 1);
    EXPECT_EQ(check_position(table.rules, table.position), Faults{});
  }
}

TEST(Limits, tiles_along_the_edge_of_the_table) {
  const Ruleset rules =
      rules_of({copies_of("base", "base/L", MAX_SITES, false), copies_of("base", "base/RFr", 80)}, 1);
  for (const int edge : {-TABLE_EDGE, TABLE_EDGE}) {
    Table table;
    table.use(rules);
    table.stack({"base/L"});
    for (int y = edge - 1; y <= edge + 1; ++y)
      for (int x = edge - 1; x <= edge + 1; ++x)
        if (std::abs(x) <= TABLE_EDGE && std::abs(y) <= TABLE_EDGE && (x != edge || y != edge))
          table.lay("base/L", x, y);
    table.place("base/L", edge, edge);
    table.stand(Kind::Monastery);
    EXPECT_EQ(check_position(table.rules, table.position), Faults{});
    EXPECT_EQ(open_ends(table.word(table.position.tiles_laid, Kind::Monastery)), 5); // beyond the table
  }
}

TEST(Limits, too_many_tiles_are_refused) {
  EXPECT_THAT(refusal({copies_of("base", "base/RFr", 171)}),
              AllOf(HasSubstr("171 tiles are too many"), HasSubstr("at most 170"), HasSubstr("tile_limit")));
  EXPECT_EQ(refusal({copies_of("base", "base/RFr", 170)}), "");
  EXPECT_EQ(refusal({copies_of("base", "base/RFr", 999)}, 170), "");
  EXPECT_EQ(refusal({copies_of("base", "base/RFr", 170, true)}), "");
  EXPECT_THAT(refusal({copies_of("base", "base/RFr", 171, true)}), HasSubstr("171 tiles are too many"));
}

TEST(Limits, too_many_features_are_refused) {
  const auto crossings = [](int n) { return copies_of("base", "base/RRRR", n); }; // eight features each
  const auto corner = copies_of("base", "base/CcRr", 1, true);                    // four
  EXPECT_EQ(refusal({crossings(87)}), "");
  EXPECT_THAT(refusal({crossings(88)}), AllOf(HasSubstr("too many features"), HasSubstr("at most 700")));
  EXPECT_EQ(refusal({crossings(87), corner}), "");
  EXPECT_THAT(refusal({crossings(87), corner, copies_of("base", "base/C", 1)}),
              HasSubstr("too many features"));
  EXPECT_THAT(refusal({crossings(999)}, 88), HasSubstr("too many features"));
  EXPECT_EQ(refusal({crossings(999)}, 87), "");
}

TEST(Limits, too_many_coats_are_refused) {
  auto fort = copies_of("base", "base/CFc+", 1);
  fort.features[0].coats = 2;
  const auto forts = [&](int n, bool start) {
    fort.count = n;
    fort.start = start;
    return fort;
  };
  EXPECT_EQ(refusal({forts(63, false)}), "");
  EXPECT_THAT(refusal({forts(64, false)}),
              AllOf(HasSubstr("too many coats of arms"), HasSubstr("at most 127")));
  EXPECT_THAT(refusal({forts(64, true)}), HasSubstr("too many coats of arms"));
}

TEST(Limits, too_many_branches_are_refused) {
  const auto squares = [](int n, bool start) {
    return copies_of("inns_and_cathedrals", "inns_and_cathedrals/Cccc.c", n, start);
  };
  EXPECT_EQ(refusal({squares(62, false)}), "");
  EXPECT_EQ(refusal({squares(62, true)}), "");
  EXPECT_THAT(refusal({squares(63, false)}), AllOf(HasSubstr("branching"), HasSubstr("at most 127")));
  EXPECT_THAT(refusal({squares(63, true)}), HasSubstr("branching"));
}

TEST(Limits, too_many_monasteries_are_refused) {
  EXPECT_EQ(refusal({copies_of("base", "base/L", MAX_SITES, true)}), "");
  EXPECT_THAT(refusal({copies_of("base", "base/L", MAX_SITES + 1, true)}), HasSubstr("too many monasteries"));
  EXPECT_THAT(refusal({copies_of("base", "base/L", MAX_SITES + 1)}), HasSubstr("too many monasteries"));
}

// The most open ends that a feature can have: a line of city tiles open on all sides.
TEST(Limits, the_widest_city_is_counted_right) {
  const Ruleset rules = rules_of({copies_of("inns_and_cathedrals", "inns_and_cathedrals/Cccc.c", 62, true)});
  Table table;
  table.use(rules);
  for (int x = 0; x < 62; ++x) table.lay("inns_and_cathedrals/Cccc.c", x, 0);
  EXPECT_EQ(open_ends(table.word(1, Kind::City, N)), 126);
  EXPECT_EQ(check_position(rules, table.position), Faults{});
}

TEST(Limits, the_longest_road_is_counted_right) {
  const Ruleset rules = rules_of({copies_of("base", "base/Rr", MAX_TILES)});
  Table table;
  table.use(rules);
  for (int i = 0; i < MAX_TILES / 2; ++i) { // a flight of stairs
    table.lay("base/Rr", i, i, 0);
    table.lay("base/Rr", i, i + 1, 2);
  }
  EXPECT_EQ(tiles_of(table.word(1, Kind::Road, S)), MAX_TILES);
  EXPECT_EQ(check_position(rules, table.position), Faults{});
}

TEST(Limits, the_largest_mixes_play_through) {
  play_through("170 straight roads", {copies_of("base", "base/RFr", 170)});
  play_through("170 curves", {copies_of("base", "base/Rr", 170)});
  play_through("87 crossings and a corner",
               {copies_of("base", "base/RRRR", 87), copies_of("base", "base/CcRr", 1, true)});
  play_through("62 open cities", {copies_of("inns_and_cathedrals", "inns_and_cathedrals/Cccc.c", 62)});
  play_through("monasteries",
               {copies_of("base", "base/L", MAX_SITES), copies_of("base", "base/Rr", 170 - MAX_SITES)});
  auto fort = copies_of("base", "base/CFc+", 63);
  fort.features[0].coats = 2;
  play_through("126 coats", {fort, copies_of("base", "base/C", 100)});
  play_through("bridges", {copies_of("traders_and_builders", "traders_and_builders/RRrr", 40),
                           copies_of("inns_and_cathedrals", "inns_and_cathedrals/RrRr", 40),
                           copies_of("base", "base/Rr", 40)});
}

// Four fields, each touching the three cities of its tile.
Tile tile_of_touches(int count) {
  Tile tile = copies_of("inns_and_cathedrals", "inns_and_cathedrals/CCC", count);
  Feature field = tile.features.back();
  tile.features.pop_back();
  for (const int ports : {1 << 4, 1 << 5, 0, 0}) { // the field side is parted; two reach no side
    field.ports = static_cast<uint8_t>(ports);
    tile.features.push_back(field);
  }
  return tile;
}

TEST(Limits, too_many_fields_at_too_many_cities_are_refused) {
  EXPECT_THAT(refusal({tile_of_touches(59)}),
              AllOf(HasSubstr("too many fields that touch"), HasSubstr("at most 700")));
  play_through("696 touches", {tile_of_touches(58)});
}

// A field side may be parted: its halves lie in different fields on either tile.
TEST(Limits, parted_field_sides_join_half_by_half) {
  Tile parted = copies_of("base", "base/L", 60);
  parted.features.pop_back();
  parted.features[0].ports = 0b00011110; // from the middle of the north side to that of the south side
  parted.features.push_back(parted.features[0]);
  parted.features[1].ports = 0b11100001;
  play_through("parted fields",
               {parted, copies_of("base", "base/L", 8, true), copies_of("base", "base/RFr", 40)});
}

} // namespace
} // namespace mappa::proof
