// The edge of the table, and how much one game can hold.
#include "limit_games.h"

#include <gmock/gmock.h>

namespace mappa::proof {
namespace {

using testing::AllOf;
using testing::HasSubstr;

TEST(Limits, a_line_of_tiles_to_every_edge_of_the_table) {
  const Ruleset rules = rules_of({copies_of("base", "base/RFr", MAX_TILES)}, large_setup(1));
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
  const Ruleset rules = rules_of(
      {copies_of("base", "base/L", MAX_SITES, false), copies_of("base", "base/RFr", 80)}, large_setup(1));
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
  EXPECT_THAT(why_refused({copies_of("base", "base/RFr", 171)}),
              AllOf(HasSubstr("171 tiles are too many"), HasSubstr("at most 170"), HasSubstr("tile_limit")));
  EXPECT_EQ(why_refused({copies_of("base", "base/RFr", 170)}), "");
  EXPECT_EQ(why_refused({copies_of("base", "base/RFr", 999)}, large_setup(2, 170)), "");
  EXPECT_EQ(why_refused({copies_of("base", "base/RFr", 170, true)}), "");
  EXPECT_THAT(why_refused({copies_of("base", "base/RFr", 171, true)}), HasSubstr("171 tiles are too many"));
}

TEST(Limits, too_many_features_are_refused) {
  const auto crossings = [](int n) { return copies_of("base", "base/RRRR", n); }; // eight features each
  const auto corner = copies_of("base", "base/CcRr", 1, true);                    // four
  EXPECT_EQ(why_refused({crossings(87)}), "");
  EXPECT_THAT(why_refused({crossings(88)}), AllOf(HasSubstr("too many features"), HasSubstr("at most 700")));
  EXPECT_EQ(why_refused({crossings(87), corner}), "");
  EXPECT_THAT(why_refused({crossings(87), corner, copies_of("base", "base/C", 1)}),
              HasSubstr("too many features"));
  EXPECT_THAT(why_refused({crossings(999)}, large_setup(2, 88)), HasSubstr("too many features"));
  EXPECT_EQ(why_refused({crossings(999)}, large_setup(2, 87)), "");
}

TEST(Limits, too_many_coats_are_refused) {
  auto fort = copies_of("base", "base/CFc+", 1);
  fort.features[0].coats = 2;
  const auto forts = [&](int n, bool start) {
    fort.count = n;
    fort.start = start;
    return fort;
  };
  EXPECT_EQ(why_refused({forts(63, false)}), "");
  EXPECT_THAT(why_refused({forts(64, false)}),
              AllOf(HasSubstr("too many coats of arms"), HasSubstr("at most 127")));
  EXPECT_THAT(why_refused({forts(64, true)}), HasSubstr("too many coats of arms"));
}

TEST(Limits, too_many_branches_are_refused) {
  const auto squares = [](int n, bool start) {
    return copies_of("inns_and_cathedrals", "inns_and_cathedrals/Cccc.c", n, start);
  };
  EXPECT_EQ(why_refused({squares(62, false)}), "");
  EXPECT_EQ(why_refused({squares(62, true)}), "");
  EXPECT_THAT(why_refused({squares(63, false)}), AllOf(HasSubstr("branching"), HasSubstr("at most 127")));
  EXPECT_THAT(why_refused({squares(63, true)}), HasSubstr("branching"));
}

TEST(Limits, too_many_monasteries_are_refused) {
  EXPECT_EQ(why_refused({copies_of("base", "base/L", MAX_SITES, true)}), "");
  EXPECT_THAT(why_refused({copies_of("base", "base/L", MAX_SITES + 1, true)}),
              HasSubstr("too many monasteries"));
  EXPECT_THAT(why_refused({copies_of("base", "base/L", MAX_SITES + 1)}), HasSubstr("too many monasteries"));
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
  EXPECT_THAT(why_refused({tile_of_touches(59)}),
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

// Four cities of one side each, all with wine.
Tile vineyards(int count) {
  Tile tile;
  tile.id = "custom/vineyards";
  tile.count = count;
  tile.sides.fill(Kind::City);
  for (int side = 0; side < SIDES; ++side)
    tile.features.push_back(
        {.kind = Kind::City, .sides = static_cast<uint8_t>(1 << side), .goods = Goods::Wine});
  return tile;
}

TEST(Limits, T3_too_many_trade_goods_are_refused) {
  auto setup = large_setup(1);
  EXPECT_EQ(why_refused({vineyards(64)}, setup), ""); // they only count by the rule
  setup.expansions.trade_goods = true;
  EXPECT_THAT(why_refused({vineyards(64)}, setup),
              AllOf(HasSubstr("too many trade goods"), HasSubstr("at most 255")));
  play_through({"252 barrels of wine", rules_of({vineyards(63)}, setup), nullptr});
}

Tile spring() {
  for (const Tile& tile : tile_set("river_1").tiles)
    if (tile.river_part == RiverPart::Spring) return tile;
  throw std::logic_error("no spring");
}

Tile river_crossings(int count) {
  Tile tile;
  tile.id = "custom/crossings";
  tile.count = count;
  tile.sides.fill(Kind::River);
  tile.features.push_back({.kind = Kind::River, .sides = 0xF});
  for (const int ports : {0b00000110, 0b00011000, 0b01100000, 0b10000001})
    tile.features.push_back({.kind = Kind::Field, .ports = static_cast<uint8_t>(ports)});
  return tile;
}

TEST(Limits, R2_too_many_ends_of_rivers_are_refused) {
  EXPECT_THAT(why_refused({spring(), river_crossings(64)}),
              AllOf(HasSubstr("too many ends of rivers"), HasSubstr("at most 255")));
  play_through("a river of 63 crossings", {spring(), river_crossings(63), meadow(40)});
}

TEST(Limits, too_many_kinds_of_tiles_are_refused) {
  const auto kinds = [](int n) { return std::vector<Tile>(static_cast<size_t>(n), meadow(1)); };
  EXPECT_EQ(why_refused(kinds(MAX_KINDS), large_setup(2, MAX_TILES)), "");
  EXPECT_THAT(why_refused(kinds(MAX_KINDS + 1), large_setup(2, MAX_TILES)), HasSubstr("more than 255 kinds"));
}

// Everything that puts figures on the board, takes them off and asks about them.
TEST(Limits, six_players_with_all_figures_there_are) {
  auto setup = setup_for(
      MAX_PLAYERS,
      {{"base_c2_gardens", 1}, {"inns_and_cathedrals", 1}, {"traders_and_builders", 1}, {"postman", 3}});
  setup.meeples = MAX_MEEPLES;
  setup.postman = true;
  setup.expansions = {true, true, true, true, true, true, true};
  play_through({"all figures", rules_for(setup), nullptr});
}

// It fits only beside cities.
Tile two_cities(int count) {
  Tile tile;
  tile.id = "custom/two_cities";
  tile.count = count;
  tile.sides.fill(Kind::City);
  tile.features = {{.kind = Kind::City, .sides = 0b0011}, {.kind = Kind::City, .sides = 0b1100}};
  return tile;
}

// Nothing joins: each figure has a feature for itself, and at the end all of them score at once.
TEST(Limits, a_hundred_and_fifty_figures_on_the_board) {
  auto setup = large_setup(MAX_PLAYERS);
  setup.postman = true;
  setup.expansions = {true, true, true, true, true, true, true};
  const Ruleset rules = rules_of(
      {copies_of("base", "base/L", MAX_PLAYERS), copies_of("base", "base/RRRR", 40), two_cities(124)}, setup);
  Table table;
  table.use(rules);
  int x = -TABLE_EDGE;
  const auto apart = [&](const char* id) { return table.lay(id, x += 3, 0); };
  const auto put = [&](int player, Figure figure, uint8_t tile, uint8_t segment) {
    put_figure(table.position, static_cast<uint8_t>(player), figure, tile, segment);
  };
  for (int player = 0; player < MAX_PLAYERS; ++player) {
    const uint8_t monastery = apart("base/L");
    put(player, Figure::Abbot, monastery, table.segment(monastery, Kind::Monastery));
    uint8_t tile = 0;
    for (int i = 0; i < MAX_MEEPLES + 2; ++i) {
      if (i % 8 == 0) tile = apart("base/RRRR");
      const Figure figure = i == 0 ? Figure::Postman : i == 1 ? Figure::Large : Figure::Meeple;
      put(player, figure, tile, static_cast<uint8_t>(i % 8));
    }
    put(player, Figure::Builder, tile, 0);
    put(player, Figure::Pig, static_cast<uint8_t>(tile - 1), 4);
  }
  EXPECT_EQ(table.position.standing_used, MAX_STANDING);
  table.stack(std::vector<std::string>(124, two_cities(1).id)); // none of which fits
  table.place("base/RRRR", x, 1);
  table.pass();
  EXPECT_TRUE(table.over());
  const auto told = [&](EventType type) {
    return std::count_if(table.events.begin(), table.events.end(),
                         [&](const Event& e) { return e.type == type; });
  };
  EXPECT_EQ(told(EventType::Discarded), 124);
  EXPECT_EQ(told(EventType::Score), MAX_STANDING - 2 * MAX_PLAYERS); // builders and pigs own nothing
}

} // namespace
} // namespace mappa::proof
