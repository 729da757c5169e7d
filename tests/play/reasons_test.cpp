// What the coach says of a line is true: each kind of fact comes up in games, and is tried out there.
#include "play/reasons.h"

#include "game/figures.h"
#include "game/unseen.h"
#include "game/worth.h"
#include "play/lines.h"
#include "small_board.h"

#include <gmock/gmock.h>
#include <set>

namespace mappa::proof {
namespace {

using namespace mappa::play;

// After the line: what was there, and what a next tile would do.
class AfterLine {
public:
  AfterLine(const Ruleset& rules, const Position& before, std::span<const Action> line)
      : rules_(rules), before_(before), after_(before) {
    for (const Action& action : line) apply(rules, after_, action, &happened_.emplace_back());
  }

  bool is_true(const Fact& fact) const {
    const uint8_t me = before_.decider;
    const int had = meeples(before_, me), has = meeples(after_, me);
    const int put = count(EventType::Figure, me, Figure::Meeple);
    switch (fact.why) {
    case Why::Closes: return scored(me, fact);
    case Why::ClosesFor: return fact.player != me && scored(fact.player, fact);
    case Why::LastMeeple: return had && !has;
    case Why::IdleMeeple: return !put && had == fact.n;
    case Why::Returns:
      return (rules_.chips == ChipRules::IsleOfMan || has - had + put == fact.n) && fact.n > put;
    case Why::Chip: return after_.face_down != before_.face_down;
    case Why::FewTiles:
      return some_feature(
          fact, me, [&](const Worth& w) { return !w.complete && closing(w) == fact.n && fact.m >= fact.n; });
    case Why::NoTile: return some_feature(fact, me, [&](const Worth& w) { return !closing(w); });
    case Why::Blocks: return some_feature(fact, fact.player, [&](const Worth& w) { return !closing(w); });
    case Why::Leaves:
      return some_feature(fact, fact.player, [&](const Worth& w) {
        return closing(w) > 0 && w.completed && w.completed->points == fact.points && !w.majority.owns(me);
      });
    case Why::Shares:
      return some_feature(
          fact, me, [&](const Worth& w) { return w.majority.owns(fact.player) && w.majority.owns(me); });
    case Why::TakesOver:
      return some_feature(
          fact, me, [&](const Worth& w) { return !w.majority.owns(fact.player) && w.majority.owns(me); });
    case Why::Farmer: return some_feature(fact, me, [&](const Worth& w) { return w.now.points == fact.n; });
    case Why::FarmerGrows:
    case Why::Grows: return some_feature(fact, me, [](const Worth& w) { return !w.complete; });
    case Why::Threatens:
    case Why::FieldTaken:
    case Why::Feeds:
      return some_feature(fact, fact.player, [&](const Worth& w) { return !w.majority.owns(me); });
    case Why::Postman: return count(EventType::Postman, me) || count(EventType::Figure, me, Figure::Postman);
    case Why::Goods: return count(EventType::Goods, me) > 0;
    }
    return false;
  }

private:
  static int meeples(const Position& p, uint8_t player) {
    return p.stash[player][static_cast<size_t>(Figure::Meeple)];
  }

  template <class Is>
  int count_if(const Is& is) const {
    int n = 0;
    for (const Events& events : happened_)
      for (const Event& event : events) n += is(event);
    return n;
  }
  int count(EventType type, uint8_t player, std::optional<Figure> figure = {}) const {
    return count_if([&](const Event& e) {
      return e.type == type && e.player == player && (!figure || e.figure == *figure);
    });
  }
  bool scored(uint8_t player, const Fact& fact) const {
    return count_if([&](const Event& e) {
             return e.type == EventType::Score && e.player == player && e.kind == fact.kind && e.complete &&
                    e.points == fact.points;
           }) > 0;
  }

  // Whether the player has some feature of that kind of which it is so.
  template <class So>
  bool some_feature(const Fact& fact, uint8_t player, const So& so) const {
    for (uint8_t f = 1; f <= after_.standing_used; ++f) {
      const Standing& s = after_.standing[f];
      if (s.player == NOBODY) continue;
      const Worth worth = worth_of(rules_, after_, s.tile, s.segment);
      if (worth.kind == fact.kind && worth.majority.owns(player) && so(worth)) return true;
    }
    return false;
  }

  // How many unseen tiles complete it when they are laid, tried out one by one.
  int closing(const Worth& feature) const {
    Position p = after_;
    if (p.decision == Decision::Tile) {
      p.stack[p.stack_size++] = p.in_hand;
      p.decision = Decision::Draw;
    }
    int closing = 0;
    for (uint8_t kind = 0; kind < rules_.tile_kinds; ++kind) {
      const auto many = std::count(p.stack.begin(), p.stack.begin() + p.stack_size, kind);
      if (many && closes(p, kind, feature)) closing += static_cast<int>(many);
    }
    return closing;
  }
  bool closes(Position p, uint8_t kind, const Worth& feature) const {
    p.in_hand = kind;
    p.decision = Decision::Tile;
    Actions actions;
    legal(rules_, p, actions);
    return std::any_of(actions.begin(), actions.end(), [&](const Action& action) {
      Position laid = p;
      apply(rules_, laid, action);
      const Node root = root_of(laid.nodes.data(), feature.root);
      return !open_ends(laid.nodes[root]);
    });
  }

  const Ruleset& rules_;
  Position before_, after_;
  std::vector<Events> happened_;
};

TEST(Reasons, EveryKindComesUpInGamesAndIsTrueThere) {
  std::set<Why> seen;
  std::vector<Ruleset> games{base_game(2), base_game(3), expanded_game(2)};
  for (const char* map : {"france", "great_britain"}) games.push_back(map_game(map, 2));
  for (size_t game = 0; game < games.size(); ++game) {
    const Ruleset& rules = games[game];
    Position p = start(rules, game + 1);
    Random random{game};
    while (p.decision != Decision::Over) {
      if (p.decision == Decision::Tile && p.turn % 2 == 0) {
        Position shown = p;
        Random zero{};
        hide(rules, shown, zero);
        Evaluation evaluation(rules, usual_weights(rules));
        evaluation.look(shown);
        const auto lines = all_lines(rules, shown, evaluation);
        for (int i = 0; i < 6; ++i) {
          const Line& line = lines[random.below(static_cast<uint32_t>(lines.size()))];
          const auto whole = std::span(line.actions).first(line.size);
          for (const Fact& fact : facts_after(rules, p, whole)) {
            seen.insert(fact.why);
            EXPECT_TRUE(AfterLine(rules, shown, whole).is_true(fact))
                << WHY_NAME[static_cast<size_t>(fact.why)] << " in game " << game << ", turn " << p.turn;
          }
        }
      }
      const bool thoughtful = random.below(3) > 0;
      apply(rules, p, thoughtful ? suggest(rules, p, "medium", 1).action : random_action(rules, p, random));
    }
  }
  for (size_t why = 0; why < WHY_NAME.size(); ++why)
    EXPECT_TRUE(seen.contains(static_cast<Why>(why))) << WHY_NAME[why] << " never came up";
}

TEST(Reasons, WhatIsTrueOfBothLinesIsNoReason) {
  const Ruleset rules = base_game(2);
  Position p = start(rules, 3);
  Actions actions;
  legal(rules, p, actions);
  const Action first = actions[0];
  EXPECT_THAT(reasons_between(rules, p, std::span(&first, 1), std::span(&first, 1)), testing::IsEmpty());
}

TEST(Reasons, AtMostFourAndEachSaysOfWhichLine) {
  const Ruleset rules = base_game(2);
  Position p = start(rules, 9);
  Random random{4};
  while (p.decision != Decision::Over) {
    if (p.decision == Decision::Tile) {
      Evaluation evaluation(rules, usual_weights(rules));
      evaluation.look(p);
      const auto lines = all_lines(rules, p, evaluation);
      const auto of = [](const Line& line) { return std::span(line.actions).first(line.size); };
      const auto reasons = reasons_between(rules, p, of(lines.front()), of(lines.back()));
      EXPECT_LE(reasons.size(), 4U);
      const auto best = facts_after(rules, p, of(lines.back()));
      for (const Fact& fact : reasons)
        if (!fact.of_best) {
          EXPECT_THAT(best, testing::Not(testing::Contains(fact)));
        }
    }
    apply(rules, p, random_action(rules, p, random));
  }
}

} // namespace
} // namespace mappa::proof
