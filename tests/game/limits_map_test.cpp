// How much a map may have, and how many tiles may be played on it.
#include "game/arrange.h"
#include "limit_games.h"
#include "map_builder.h"

#include <gmock/gmock.h>

namespace mappa::proof {
namespace {

using testing::AllOf;
using testing::HasSubstr;

constexpr int SIDE = MAX_MAP_SIDE;

using Rows = std::vector<std::string>;

Rows plain_rows(int width = SIDE, int height = SIDE) {
  return Rows(static_cast<size_t>(height), std::string(static_cast<size_t>(width), '#'));
}

char& letter(Rows& rows, int x, int y) { return rows[static_cast<size_t>(y)][static_cast<size_t>(x)]; }

Map plain_board(int width = SIDE, int height = SIDE) {
  Rows rows = plain_rows(width, height);
  letter(rows, 0, 0) = '*';
  return board(rows);
}

Ruleset meadows_on(const Map& map, int tiles, int n = MAX_PLAYERS) {
  return rules_of({meadow(tiles)}, large_setup(n), &map);
}

std::string refused_on(const Map& map, int tiles) {
  return why_refused({meadow(tiles)}, large_setup(), &map);
}

// Lines of tiles from every start, four rows apart.
constexpr int FIRST_ROW = 1, ROW_STEP = 4, FIRST_COLUMN = 4;

Map eight_starts() {
  Rows rows = plain_rows();
  for (int i = 0; i < MAX_STARTS; ++i) letter(rows, FIRST_COLUMN, FIRST_ROW + ROW_STEP * i) = '*';
  return board(rows);
}

TEST(MapLimits, every_start_opens_two_squares_more) {
  const Map map = eight_starts();
  constexpr int MOST = (MAX_PLACES - 2 * MAX_STARTS) / 2;
  EXPECT_THAT(refused_on(map, MOST + 1),
              AllOf(HasSubstr("164 tiles are too many for one game"), HasSubstr("starts and large cities"),
                    HasSubstr("at most 163"), HasSubstr("tile_limit")));
  EXPECT_THAT(refused_on(map, MAX_TILES - 1), HasSubstr("at most 163"));
  const Ruleset rules = meadows_on(map, MOST);
  Position p = start(rules, 1);
  for (int i = 0, laid = MAX_STARTS; laid < MOST; ++i, ++laid)
    lay(rules, p,
        find_square(p, square(FIRST_COLUMN + 1 + i / MAX_STARTS, FIRST_ROW + ROW_STEP * (i % MAX_STARTS))), 0,
        NOBODY);
  EXPECT_EQ(p.frontier_size, MAX_PLACES);
  EXPECT_EQ(check_position(rules, p, &map), Faults{});
  p.in_hand = 0;
  p.decision = Decision::Tile;
  Actions actions;
  legal(rules, p, actions);
  EXPECT_EQ(actions.size, MAX_ACTIONS);
}

TEST(MapLimits, games_from_eight_starts) {
  const Map map = eight_starts();
  Tally tally;
  EXPECT_EQ(play_checked({"eight starts", meadows_on(map, 163, 2), &map}, Style::Spreading, 1, tally), "");
  EXPECT_GT(tally.most_places, 300);
}

// Large cities of one square, four apart.
Map many_cities(int n) {
  Rows rows = plain_rows();
  letter(rows, 0, 0) = '*';
  for (int i = 0; i < n; ++i) letter(rows, 2 + 4 * (i % 8), 2 + 4 * (i / 8)) = '@';
  Map map = board(rows);
  for (int i = 0; i < n; ++i) {
    const int x = 2 + 4 * (i % 8), y = 2 + 4 * (i / 8);
    add_city(map, {{x, y}}, {side(x, y, i % SIDES)}, 1);
  }
  return map;
}

TEST(MapLimits, every_large_city_opens_squares_that_no_tile_adds) {
  const Map map = many_cities(MAX_CONNECTIONS);
  constexpr int MOST = (MAX_PLACES - 2 - 3 * MAX_CONNECTIONS) / 2;
  EXPECT_THAT(refused_on(map, MOST + 1),
              AllOf(HasSubstr("starts and large cities"), HasSubstr("at most 77")));
  const std::vector<Tile> tiles{meadow(20), copies_of("base", "base/C", 47),
                                copies_of("base", "base/RCr", 10)};
  const Tally tally = play_through({"62 large cities", rules_of(tiles, large_setup(3), &map), &map});
  EXPECT_GT(tally.most_places, 120);
}

TEST(MapLimits, large_cities_and_ferries_have_a_bit_each) {
  EXPECT_EQ(refused_on(many_cities(MAX_CONNECTIONS), 10), "");
  EXPECT_THAT(refused_on(many_cities(MAX_CONNECTIONS + 1), 10),
              HasSubstr("more than 62 large city squares and ferries"));
}

// Ferries from each border to the one across.
Map many_ferries(int n) {
  Map map = plain_board();
  for (int i = 0; i < n; ++i) {
    const int where = i / 2;
    if (i % 2)
      add_ferry(map, side(where, 0, N), side(where, SIDE - 1, S), 1);
    else
      add_ferry(map, side(0, where, W), side(SIDE - 1, where, E));
  }
  return map;
}

TEST(MapLimits, many_ferries) {
  const Map map = many_ferries(MAX_CONNECTIONS);
  constexpr int MOST = MAX_TILES - MAX_CONNECTIONS - 1;
  EXPECT_THAT(refused_on(map, MOST + 1),
              AllOf(HasSubstr("108 tiles are too many"), HasSubstr("at most 107")));
  EXPECT_THAT(refused_on(many_ferries(MAX_CONNECTIONS + 1), 10), HasSubstr("more than 62"));
  const std::vector<Tile> tiles{copies_of("base", "base/RRR", 4, true), copies_of("base", "base/Rr", 53),
                                copies_of("base", "base/RFr", 50)};
  const Tally tally = play_through({"62 ferries", rules_of(tiles, large_setup(2), &map), &map});
  EXPECT_GT(tally.most_places, 150);
}

// Every second row is water.
Map many_stubs(int n) {
  Rows rows = plain_rows();
  for (size_t y = 1; y < rows.size(); y += 2) rows[y] = std::string(SIDE, '~');
  letter(rows, 0, 0) = '*';
  Map map = board(rows);
  for (int i = 0; i < n; ++i) add_stub(map, side(i % SIDE, i / SIDE * 4, S), Kind::Road);
  return map;
}

TEST(MapLimits, too_many_stubs_are_refused) {
  const Map map = many_stubs(100);
  EXPECT_THAT(refused_on(map, 70), AllOf(HasSubstr("70 tiles are too many"), HasSubstr("at most 69")));
  play_through({"100 stubs", meadows_on(map, 69), &map});
  EXPECT_EQ(refused_on(many_stubs(MAX_TILES - 2), 1), "");
  EXPECT_THAT(refused_on(many_stubs(MAX_TILES - 1), 1),
              AllOf(HasSubstr("169 large city squares, ferries and stubs"), HasSubstr("too many")));
}

TEST(MapLimits, more_tiles_than_find_room) {
  const Map map = plain_board(5, 5);
  const auto refused = [&](int limit) { return why_refused({meadow(300)}, large_setup(2, limit), &map); };
  EXPECT_THAT(refused(MAX_STACK + 1), AllOf(HasSubstr("251 tiles are too many"), HasSubstr("at most 250")));
  const std::vector<Tile> tiles{copies_of("base", "base/C", 300)};
  const Tally tally =
      play_through({"250 tiles for 25 squares", rules_of(tiles, large_setup(2, 250), &map), &map});
  EXPECT_GT(tally.discarded, 0);
}

// M3: a start tile that fits no start square may never lie, and all that lies is larger.
TEST(MapLimits, a_start_tile_may_stay_in_the_stack) {
  const std::vector<Tile> tiles{meadow(1), copies_of("base", "base/RRRR", 250)};
  std::vector<Tile> with_start = tiles;
  with_start[0].start = true;
  for (const auto& mix : {tiles, with_start}) {
    const Map fine = plain_board(29, 3), large = plain_board(11, 8); // 87 crossings, 88
    EXPECT_EQ(why_refused(mix, large_setup(2, 250), &fine), "");
    EXPECT_THAT(why_refused(mix, large_setup(2, 250), &large), HasSubstr("too many features"));
  }
}

TEST(MapLimits, a_map_larger_than_any_is_refused) {
  EXPECT_THAT(refused_on(plain_board(SIDE + 1, SIDE), 10), HasSubstr("larger than 32 squares by 32"));
}

// A scattered arrangement leaves room for what cities will open.
TEST(MapLimits, arranged_tiles_leave_room_for_large_cities) {
  const Map map = many_cities(MAX_CONNECTIONS);
  const Ruleset rules = meadows_on(map, 77);
  Arrangement wish;
  for (int i = 0; i < 20; ++i)
    wish.place.push_back({0, 0, square(4 + 4 * (i % 7), 4 + 4 * (i / 7)), NOBODY}); // between the cities
  const auto refused = [&] {
    try {
      arrange(rules, start(rules, 1), wish);
    } catch (const ArrangeError& error) {
      return std::string(error.what());
    }
    return std::string();
  };
  EXPECT_THAT(refused(), HasSubstr("scattered over too many places"));
  wish.place.clear();
  EXPECT_EQ(refused(), "");
}

} // namespace
} // namespace mappa::proof
