// The tiles to come: how many fill a hole, counted by trying each of them.
#include "play/supply.h"

#include "game/board.h"
#include "game/rules/islands.h"
#include "small_board.h"

namespace mappa::proof {

using namespace play;
namespace {

constexpr Around ALONE{};

// Every tile to come, also those on islands.
std::vector<uint8_t> to_come(const Ruleset& rules, const Position& p) {
  std::vector<uint8_t> kinds(p.stack.begin(), p.stack.begin() + p.stack_size);
  for (size_t s = 0; s < static_cast<size_t>(rules.island_stacks); ++s)
    kinds.insert(kinds.end(), p.islands[s].begin(), p.islands[s].begin() + p.island_sizes[s]);
  return kinds;
}

// Whether the road or city that a turned tile has at a side runs to no square without a tile.
bool ends_there(const Ruleset& rules, const Around& around, int kind, int rot, int side) {
  for (const Feature& feature : rules.kinds[static_cast<size_t>(kind)].tile.features) {
    const unsigned sides = turn_sides(feature.sides, rot);
    if (feature.kind == Kind::River || !(sides >> side & 1)) continue;
    for (size_t s = 0; s < SIDES; ++s)
      if ((sides >> s & 1) && !around[s]) return false;
  }
  return true;
}

Supply::Filled tried(const Ruleset& rules, const Position& p, size_t entry) {
  Supply::Filled filled{};
  const Square where = p.frontier.squares[entry];
  for (const uint8_t kind : to_come(rules, p)) {
    std::array<bool, SIDES + 1> does{}; // fits, last, and ends what comes in at each side
    for (int rot = 0; rot < ROTATIONS; ++rot) {
      if (!misfit(rules, p, kind, rot, where).empty()) continue;
      does[SIDES] = true;
      for (int side = 0; side < SIDES; ++side)
        does[static_cast<size_t>(side)] |= ends_there(rules, p.frontier.around[entry], kind, rot, side);
    }
    filled.fit = static_cast<uint16_t>(filled.fit + does[SIDES]);
    for (size_t side = 0; side < SIDES; ++side)
      filled.close[side] = static_cast<uint16_t>(filled.close[side] + does[side]);
  }
  return filled;
}

TEST(Supply, CountsWhatFillsAHole) {
  const SmallBoard board(
      game_of({copies_of("base/RCr", 1), copies_of("base/RFr", 3), copies_of("base/C", 2),
               copies_of("base/CFc.1", 4), copies_of("base/CccR", 1), copies_of("base/L", 1)}));
  const Position p = board.position(); // one of the straight roads is in hand
  Supply supply(board.rules);
  supply.count(p);
  const auto city = [](int side) { return at_side(demand_of(Kind::City), side); };
  const auto road = [](int side) { return at_side(demand_of(Kind::Road), side); };
  EXPECT_EQ(supply.at(0, ALONE).fit, 2 + 2 + 4 + 1 + 1) << "anything, but the one that is seen";

  const Supply::Filled& cap = supply.at(city(S), {0, 0, 1, 0});
  EXPECT_EQ(cap.fit, 2 + 4 + 1);
  EXPECT_EQ(cap.close[S], 2) << "the others lead on";

  const Supply::Filled& gap = supply.at(city(E) | city(W), {0, 1, 0, 1});
  EXPECT_EQ(gap.fit, 4 + 1);
  EXPECT_EQ(gap.close[E], 4);
  EXPECT_EQ(gap.close[W], 4);

  const Supply::Filled& end = supply.at(road(N), {1, 0, 0, 0});
  EXPECT_EQ(end.fit, 2 + 1);
  EXPECT_EQ(end.close[N], 1) << "at the city's gate";
  EXPECT_EQ(supply.at(road(N) | road(S), {1, 0, 1, 0}).close[N], 2);
  EXPECT_EQ(supply.at(road(N) | road(E), {1, 1, 0, 0}).fit, 0);
}

TEST(Supply, CountsWhatATileJoins) {
  const SmallBoard board(game_of({copies_of("base/RCr", 1), copies_of("base/RFr", 3), copies_of("base/C", 2),
                                  copies_of("base/CFc.1", 4), copies_of("base/CccR", 1)}));
  Supply supply(board.rules);
  supply.count(board.position()); // one of the straight roads is in hand
  const auto both = [](Kind kind, int a, int b) {
    return static_cast<Demand>(at_side(demand_of(kind), a) | at_side(demand_of(kind), b));
  };
  EXPECT_EQ(supply.joining(both(Kind::City, E, W), E, W), 4 + 1);
  EXPECT_EQ(supply.joining(both(Kind::City, N, E), N, E), 1);
  EXPECT_EQ(supply.joining(both(Kind::Road, N, S), S, N), 2);
  constexpr size_t NORTH_WEST = SIDES, NORTH_EAST = SIDES + 1, WEST = SIDES + PORTS - 1;
  EXPECT_EQ(supply.joining(both(Kind::Road, N, S), NORTH_WEST, WEST), 2) << "the field along the road";
  EXPECT_EQ(supply.joining(both(Kind::Road, N, S), NORTH_WEST, NORTH_EAST), 0) << "across it";
}

TEST(Supply, CountsAnewWhenItIsTold) {
  const SmallBoard board(
      game_of({copies_of("base/RCr", 1), copies_of("base/RFr", 2), copies_of("base/C", 2)}));
  Position p = board.position();
  Supply supply(board.rules);
  supply.count(p);
  EXPECT_EQ(supply.at(0, ALONE).fit, 3);
  --p.stack_size;
  EXPECT_EQ(supply.at(0, ALONE).fit, 3) << "what was counted holds until then";
  supply.count(p);
  EXPECT_EQ(supply.at(0, ALONE).fit, 2);
  p.stack_size = 0;
  supply.count(p);
  EXPECT_EQ(supply.at(0, ALONE).fit, 0);
}

TEST(Supply, IsWhatTryingEveryTileFinds) {
  std::vector<Ruleset> games{base_game(2), expanded_game(2), map_game("benelux", 2), map_game("france", 2)};
  for (const Ruleset& rules : games) {
    Position p = start(rules, 3);
    Random random{3};
    Supply supply(rules);
    for (int step = 1; step <= 90 && p.decision != Decision::Over; ++step) {
      apply(rules, p, random_action(rules, p, random));
      if (step % 30 != 0) continue;
      supply.count(p);
      for (size_t entry = 0; entry < p.frontier_size; entry += 3) {
        const Supply::Filled expected = tried(rules, p, entry);
        const Supply::Filled& found = supply.at(p.frontier.demands[entry], p.frontier.around[entry]);
        EXPECT_EQ(found.fit, expected.fit);
        for (size_t side = 0; side < SIDES; ++side)
          if (p.frontier.around[entry][side]) {
            EXPECT_EQ(found.close[side], expected.close[side]) << rules.setup.map << " side " << side;
          }
      }
    }
  }
}

// Nobody knows which tiles lie face down there; but that they are still to come, everybody does.
TEST(Supply, CountsTilesOnIslandsFaceDownOrNot) {
  const Ruleset rules = map_game("benelux", 2);
  Position p = start(rules, 1);
  Supply supply(rules);
  supply.count(p);
  const int islands = COLOURS * ISLAND_STACKS * ISLAND_TILES;
  EXPECT_EQ(supply.at(0, ALONE).fit, p.stack_size + islands);

  Position other = p;
  Random random{5};
  hide(rules, other, random);
  ASSERT_FALSE(same(p, other));
  Supply blind(rules);
  blind.count(other);
  for (int demand = 0; demand < 256; ++demand)
    EXPECT_EQ(supply.at(static_cast<Demand>(demand), ALONE).fit,
              blind.at(static_cast<Demand>(demand), ALONE).fit);

  --p.island_sizes[0];
  supply.count(p);
  EXPECT_EQ(supply.at(0, ALONE).fit, p.stack_size + islands - 1);
}

} // namespace
} // namespace mappa::proof
