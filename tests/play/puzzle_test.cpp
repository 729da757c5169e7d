// Puzzles: when a line is better for sure, which positions are puzzles, and what is told of them.
#include "play/certainty.h"
#include "play/puzzle.h"

#include "small_board.h"

#include <cmath>

namespace mappa::proof {

using namespace play;
namespace {

// Differences that are this much on average and differ by that much.
Paired paired(double mean, double spread, int rounds, uint64_t seed = 1) {
  Random random{seed};
  Paired difference;
  for (int i = 0; i < rounds; ++i) {
    double sum = 0; // of twelve even numbers: nearly normal
    for (int k = 0; k < 12; ++k) sum += static_cast<double>(random.below(1'000'000)) / 1e6 - 0.5;
    difference.add(mean + spread * sum);
  }
  return difference;
}

TEST(Certainty, GrowsWithTheRoundsAndTheGap) {
  EXPECT_TRUE(surely_at_least(paired(6, 5, 64), 3, 0.01));
  EXPECT_FALSE(surely_at_least(paired(6, 5, 8), 3, 0.01));
  EXPECT_FALSE(surely_at_least(paired(3.2, 5, 64), 3, 0.01));
  EXPECT_TRUE(surely_at_least(paired(3.2, 5, 10'000), 3, 0.01));
  EXPECT_FALSE(surely_at_least(paired(6, 5, 64), 7, 0.01));
}

TEST(Certainty, IsNotHadFromAFewRoundsThatAgree) {
  Paired alike;
  for (int i = 0; i < 4; ++i) alike.add(50);
  EXPECT_FALSE(surely_at_least(alike, 3, 0.01));
  for (int i = 0; i < 12; ++i) alike.add(50);
  EXPECT_TRUE(surely_at_least(alike, 3, 0.01));
  Paired close;
  for (int i = 0; i < 16; ++i) close.add(3.5);
  EXPECT_FALSE(surely_at_least(close, 3, 0.01)) << "what is rare may not have come yet";
}

// Of lines that are worse by exactly the gap, no more than one in a hundred is taken for worse than that.
TEST(Certainty, IsWrongAsRarelyAsItSays) {
  constexpr int TRIES = 4000;
  int wrong = 0;
  for (uint64_t seed = 1; seed <= TRIES; ++seed) wrong += surely_at_least(paired(3, 6, 16, seed), 3, 0.01);
  EXPECT_LT(wrong, TRIES / 100 + 4 * std::sqrt(TRIES / 100.0));
  EXPECT_GT(wrong, 0) << "nor is it much more careful";
}

TEST(Certainty, TellsWhatIsTheSameFromWhatIsNot) {
  Paired none;
  none.add(0);
  none.add(0);
  EXPECT_TRUE(none.none());
  none.add(-1);
  none.add(1);
  EXPECT_FALSE(none.none());
  EXPECT_EQ(none.mean(), 0);
}

// A few games, so short that they take no time.
const std::vector<PuzzleGame>& some_games() {
  static const std::vector<PuzzleGame> GAMES = [] {
    const Ruleset rules = base_game(2, 30);
    std::vector<PuzzleGame> games;
    for (uint64_t seed = 1; seed <= 12; ++seed) games.push_back(find_puzzles(rules, seed));
    return games;
  }();
  return GAMES;
}

TEST(PuzzlesOfASeed, HaveOneBestLineAndAreWhereTheySay) {
  const Ruleset rules = base_game(2, 30);
  int found = 0;
  for (uint64_t seed = 1; const PuzzleGame& game : some_games()) {
    Position p = start(rules, seed++);
    size_t played = 0;
    for (const Puzzle& puzzle : game.puzzles) {
      ++found;
      for (; played < puzzle.at; ++played) apply(rules, p, game.actions[played]);
      ASSERT_EQ(p.decision, Decision::Tile);
      Actions legal_here;
      legal(rules, p, legal_here);
      int best = 0;
      for (const Way& way : puzzle.ways) {
        ASSERT_NE(std::find(legal_here.begin(), legal_here.end(), way.line.actions[0]), legal_here.end());
        best += way.loss == 0;
        EXPECT_TRUE(way.loss == 0 || way.loss >= PUZZLE_GAP) << way.loss;
      }
      EXPECT_GE(best, 1);
      EXPECT_LT(best, static_cast<int>(puzzle.ways.size()));
      EXPECT_FALSE(puzzle.told.themes.empty());
      EXPECT_GE(puzzle.difficulty, 1);
      EXPECT_LE(puzzle.difficulty, HARDEST);
    }
  }
  EXPECT_GE(found, 1);
}

TEST(PuzzlesOfASeed, AreTheSameForTheSameSeed) {
  const Ruleset rules = base_game(2, 30);
  const PuzzleGame again = find_puzzles(rules, 3), &before = some_games()[2];
  EXPECT_EQ(again.actions, before.actions);
  ASSERT_EQ(again.puzzles.size(), before.puzzles.size());
  for (size_t i = 0; i < again.puzzles.size(); ++i) {
    EXPECT_EQ(again.puzzles[i].at, before.puzzles[i].at);
    EXPECT_EQ(again.puzzles[i].told, before.puzzles[i].told);
  }
}

// A cap, and two cities of the player's that it closes alike: no line is better than every other.
TEST(PuzzlesOfASeed, AreNotWhereTwoLinesAreAsGood) {
  SmallBoard board(game_of({copies_of("base/C", 1), copies_of("base/C", 9)}));
  const auto one = board.lay(1, 4, 0, 0), other = board.lay(1, -4, 0, 0);
  board.put(0, one, Kind::City, N);
  board.put(0, other, Kind::City, N);
  EXPECT_FALSE(puzzle_at(board.rules, board.position(), 1));
}

// What the positions say is told: another's city is taken over, and its points come at once.
TEST(PuzzlesOfASeed, TellWhatTheBestLineTakes) {
  const Ruleset rules = base_game(2);
  for (uint64_t seed = 1; seed <= 40; ++seed) {
    Position p = start(rules, seed);
    Evaluation evaluation(rules, usual_weights(rules));
    while (p.decision != Decision::Over) {
      Position before = p;
      evaluation.look(p);
      Line best;
      for (const Line& line : all_lines(rules, p, evaluation))
        if (!best.size || line.merit > best.merit) best = line;
      const Told told = told_of(rules, p, best, {});
      follow(rules, p, {best.actions.data(), best.size});
      for (const Because& because : told.why) {
        if (because.why != Cause::Scores) continue;
        EXPECT_GE(p.scores[before.decider] - before.scores[before.decider], because.points);
        return; // one is enough
      }
    }
  }
  FAIL() << "nothing was ever completed";
}

} // namespace
} // namespace mappa::proof
