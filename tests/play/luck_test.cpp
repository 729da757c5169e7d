// The luck of a draw comes to nothing over all tiles that could have come.
#include "play/luck.h"

#include "game/unseen.h"
#include "play/lines.h"
#include "play/match.h"
#include "small_board.h"

#include <map>

namespace mappa::proof {
namespace {

using namespace mappa::play;

constexpr Foresight SHORT{.rounds = 2, .turns = 1};

Setup river_setup() {
  Setup setup = table_of(2);
  setup.tiles = {{"base", 1}, {"river_2", 1}};
  return setup;
}

Ruleset river_game() {
  return make_ruleset(river_setup(), {known_data().set("base"), known_data().set("river_2")});
}

// So many turns in, by chance, with a tile just drawn.
Position later(const Ruleset& rules, int turns, uint64_t seed) {
  Position p = start(rules, seed);
  Random random{seed};
  while (p.decision != Decision::Over && (p.turn < turns || p.decision != Decision::Tile))
    apply(rules, p, random_action(rules, p, random));
  return p;
}

TEST(Luck, ComesToNothingOverAllTilesThatCouldHaveCome) {
  for (const Ruleset& rules : {base_game(2, 14), river_game(), map_game("benelux", 2)}) {
    const Position p = later(rules, 3, 4);
    ASSERT_EQ(p.decision, Decision::Tile);
    Evaluation evaluation(rules, usual_weights(rules));
    Values sum{}, chance{};
    int all = 0;
    for (const Chance& tile : could_have_come(rules, p)) {
      const Luck luck = luck_of(rules, with_drawn(p, tile.kind), evaluation, SHORT);
      for (size_t i = 0; i < 2; ++i) {
        sum[i] += tile.count * luck.lead[i];
        chance[i] += tile.count * luck.chance[i];
      }
      all += tile.count;
    }
    EXPECT_GT(all, 0);
    for (size_t i = 0; i < 2; ++i) {
      EXPECT_NEAR(sum[i], 0, 1e-6) << rules.setup.map;
      EXPECT_NEAR(chance[i], 0, 1e-9);
    }
  }
}

TEST(Luck, DoesNotDependOnWhatIsHidden) {
  const Ruleset rules = map_game("great_britain", 2);
  const Position p = later(rules, 8, 2);
  Evaluation evaluation(rules, usual_weights(rules));
  const Luck luck = luck_of(rules, p, evaluation, SHORT);
  for (uint64_t seed = 1; seed < 5; ++seed) {
    Position other = p;
    Random random{seed};
    hide(rules, other, random);
    EXPECT_EQ(luck_of(rules, other, evaluation, SHORT).lead, luck.lead);
  }
}

// Each tile of the stack is drawn with the same chance, those that fit nowhere put away: what is reckoned
// must be what is dealt.
TEST(Luck, TheTilesThatCouldHaveComeComeAsOftenAsReckoned) {
  constexpr int DEALS = 6000;
  const Ruleset rules = base_game(2, 30);
  const Position p = later(rules, 3, 6);
  Position before = start(rules, 6);
  Action last{};
  Random random{6}; // the same way again, to the position before the draw
  Position at = before;
  while (at.decision != Decision::Over && (at.turn < 3 || at.decision != Decision::Tile)) {
    before = at;
    last = random_action(rules, at, random);
    apply(rules, at, last);
  }
  ASSERT_TRUE(same(at, p));
  std::map<uint8_t, int> drawn;
  for (int deal = 0; deal < DEALS; ++deal) {
    Position again = before;
    Random chance{static_cast<uint64_t>(deal)};
    hide(rules, again, chance);
    apply(rules, again, last);
    ++drawn[again.in_hand];
  }
  double all = 0;
  const auto tiles = could_have_come(rules, p);
  for (const Chance& tile : tiles) all += tile.count;
  EXPECT_EQ(drawn.size(), tiles.size());
  for (const Chance& tile : tiles) {
    const double expected = DEALS * tile.count / all;
    EXPECT_NEAR(drawn[tile.kind], expected, 5 * std::sqrt(expected));
  }
}

// A cap for a city of one's own is luck, the other tile is not.
TEST(Luck, TheTileThatClosesACityIsLuck) {
  SmallBoard board(game_of({copies_of("base/C", 1), copies_of("base/C", 2), copies_of("base/RFr", 1)}));
  board.put(0, board.lay(1, 4, 0), Kind::City, N);
  const Position cap = board.position(0, 1);
  Evaluation evaluation(board.rules, usual_weights(board.rules));
  EXPECT_GT(luck_of(board.rules, cap, evaluation, SHORT).lead[0], 0);
  EXPECT_LT(luck_of(board.rules, with_drawn(cap, 2), evaluation, SHORT).lead[0], 0);
}

TEST(Luck, AMatchToldWithoutItHasTheSameMeanAndLessSpread) {
  MatchOptions options;
  options.a.level = options.b.level = "hard";
  options.games = 10;
  options.luck = Foresight{.rounds = 2, .turns = 3};
  const MatchResult result = play_match(base_game(2), options);
  EXPECT_LT(result.adjusted_deviation, result.deviation);
  EXPECT_EQ(result.games, 10);
}

} // namespace
} // namespace mappa::proof
