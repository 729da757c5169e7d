// Lines: every way to go through a turn once, and what comes of it.
#include "play/lines.h"

#include "small_board.h"

#include <set>

namespace mappa::proof {

using namespace play;
namespace {

struct Ended {
  Line line;
  Position end;
};

std::vector<Ended> lines_of(const Ruleset& rules, const Position& p) {
  std::vector<Ended> all;
  Line line;
  each_line(rules, p, line, [&](const Line& found, const Position& end) { all.push_back({found, end}); });
  EXPECT_EQ(line.size, 0u);
  return all;
}

std::string name_of(const Line& line) {
  return {reinterpret_cast<const char*>(line.actions.data()), line.size * sizeof(Action)};
}

Evaluation looking_at(const Ruleset& rules, const Position& p) {
  Evaluation evaluation(rules, usual_weights(rules));
  evaluation.look(p);
  return evaluation;
}

std::vector<Ruleset> all_games() {
  std::vector<Ruleset> games{base_game(2), base_game(1), expanded_game(3), expanded_game(2, "deutschland")};
  for (const char* map : MAPS) games.push_back(map_game(map, 2));
  return games;
}

// Some of the positions of a game, and of every kind of decision the first.
template <class At>
void each_position(const Ruleset& rules, At at) {
  Position p = start(rules, 5);
  Random random{5};
  std::set<Decision> met;
  for (int step = 0; p.decision != Decision::Over; ++step) {
    if (met.insert(p.decision).second || step % 40 == 0) at(p);
    apply(rules, p, random_action(rules, p, random));
  }
}

// B3 to B5: a tile, then a figure or none.
TEST(Lines, AreAllPlacementsWithAllFigures) {
  const Ruleset rules = base_game(2);
  each_position(rules, [&](const Position& p) {
    if (p.decision != Decision::Tile) return;
    Actions tiles, figures;
    legal(rules, p, tiles);
    size_t ways = 0;
    for (const Action& tile : tiles) {
      Position after = p;
      apply(rules, after, tile);
      legal(rules, after, figures);
      ways +=
          after.decision == Decision::Figure && after.turn == p.turn ? static_cast<size_t>(figures.size) : 1;
    }
    EXPECT_EQ(lines_of(rules, p).size(), ways);
  });
}

TEST(Lines, AreListedOnceAndEndWhereTheirActionsLead) {
  for (const Ruleset& rules : all_games())
    each_position(rules, [&](const Position& p) {
      std::set<std::string> names;
      for (const Ended& each : lines_of(rules, p)) {
        ASSERT_TRUE(names.insert(name_of(each.line)).second);
        Position played = p, before = p;
        for (size_t i = 0; i < each.line.size; ++i) {
          ASSERT_TRUE(i == 0 || goes_on(played, before));
          before = played;
          ASSERT_TRUE(is_legal(rules, played, each.line.actions[i]));
          apply(rules, played, each.line.actions[i]);
        }
        ASSERT_TRUE(same(played, each.end));
        ASSERT_TRUE(!goes_on(played, before) || each.line.size == Line::MAX);
      }
    });
}

TEST(Lines, BeginWithEveryLegalAction) {
  for (const Ruleset& rules : all_games())
    each_position(rules, [&](const Position& p) {
      std::set<std::string> first;
      for (Ended& each : lines_of(rules, p)) {
        each.line.size = 1;
        first.insert(name_of(each.line));
      }
      Actions actions;
      legal(rules, p, actions);
      EXPECT_EQ(first.size(), static_cast<size_t>(actions.size));
    });
}

// The tile that is drawn next is nobody's to know.
TEST(Lines, EndBeforeTheNextTile) {
  for (const Ruleset& rules : all_games())
    each_position(rules, [&](const Position& p) {
      const int seen = p.in_hand != NO_TILE || p.decision == Decision::Draw ? 1 : 0;
      for (const Ended& each : lines_of(rules, p)) EXPECT_LE(each.end.tiles_laid - p.tiles_laid, seen);
    });
}

TEST(Lines, HaveTheMeritOfTheirEnds) {
  const Ruleset rules = map_game("france", 3);
  each_position(rules, [&](const Position& p) {
    Evaluation evaluation = looking_at(rules, p);
    const std::vector<Ended> ended = lines_of(rules, p);
    const std::vector<Line> lines = all_lines(rules, p, evaluation);
    ASSERT_EQ(lines.size(), ended.size());
    for (size_t i = 0; i < lines.size(); ++i) {
      EXPECT_EQ(name_of(lines[i]), name_of(ended[i].line)) << "in the order of the rules";
      EXPECT_EQ(lines[i].value, evaluation.values(ended[i].end));
      EXPECT_EQ(lines[i].merit, lead(rules, lines[i].value, p.decider));
    }
  });
}

TEST(Lines, TheBestIsPlayed) {
  for (const Ruleset& rules : all_games())
    each_position(rules, [&](const Position& p) {
      Evaluation evaluation = looking_at(rules, p);
      const std::vector<Line> lines = all_lines(rules, p, evaluation);
      const auto best = std::max_element(lines.begin(), lines.end(),
                                         [](const Line& a, const Line& b) { return a.merit < b.merit; });
      Position expected = p, played = p;
      for (size_t i = 0; i < best->size; ++i) apply(rules, expected, best->actions[i]);
      play_best_line(rules, played, evaluation);
      EXPECT_TRUE(same(played, expected));
    });
}

TEST(Lines, AGoodOneIsOneOfThemAndNotFarFromTheBest) {
  const Ruleset rules = base_game(2);
  double lost = 0;
  int played = 0;
  each_position(rules, [&](const Position& p) {
    Evaluation evaluation = looking_at(rules, p);
    Position good = p, best = p;
    play_good_line(rules, good, evaluation);
    play_best_line(rules, best, evaluation);
    const std::vector<Ended> all = lines_of(rules, p);
    EXPECT_TRUE(std::any_of(all.begin(), all.end(), [&](const Ended& each) { return same(each.end, good); }));
    lost += lead(rules, evaluation.values(best), p.decider) - lead(rules, evaluation.values(good), p.decider);
    ++played;
  });
  EXPECT_GE(lost, 0);
  EXPECT_LT(lost / played, 2) << "points";
}

TEST(Lines, AreFollowedAsFarAsTheyGo) {
  const Ruleset rules = base_game(2);
  const Position p = start(rules, 1);
  const Ended last = lines_of(rules, p).back();
  ASSERT_EQ(last.line.size, 2u) << "a tile, and no figure";
  Position followed = p;
  follow(rules, followed, {last.line.actions.data(), 2});
  EXPECT_TRUE(same(followed, last.end));

  Position with_tile = p;
  apply(rules, with_tile, last.line.actions[0]);
  const std::array actions{last.line.actions[0], last.line.actions[0]}; // the second is no figure
  followed = p;
  follow(rules, followed, actions);
  EXPECT_TRUE(same(followed, with_tile));
}

} // namespace
} // namespace mappa::proof
