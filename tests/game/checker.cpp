#include "checker.h"

#include "compare.h"
#include "game/turn.h"

namespace mappa::proof {

namespace {

void compare_all(const Ruleset& rules, const Position& position, const Facts& facts, const Survey& board,
                 Faults& faults) {
  compare_frontier(position, board, faults);
  compare_features(rules, position, facts, board, faults);
  check_figures(rules, position, facts, board, faults);
  compare_legal(rules, position, facts, board, faults);
}

} // namespace

Faults check_position(const Ruleset& rules, const Position& position) {
  Faults faults;
  check_ranges(rules, position, faults);
  if (!faults.empty()) return faults;
  const Facts facts = facts_of(rules, position);
  compare_all(rules, position, facts, survey(rules, facts.board), faults);
  return faults;
}

Faults check_tiles_kept(const Ruleset& rules, const Position& position) {
  std::vector<int> left(rules.kinds.size());
  for (const uint8_t kind : rules.mix) ++left[kind];
  if (rules.start_kind >= 0) ++left[static_cast<size_t>(rules.start_kind)];
  int seen = 0;
  Faults faults;
  const auto take = [&](int kind) {
    ++seen;
    if (--left.at(static_cast<size_t>(kind)) < 0) fault(faults, "more tiles of kind {} than there are", kind);
  };
  const Facts facts = facts_of(rules, position);
  for (const PlacedTile& tile : facts.board) take(tile.kind);
  for (const int kind : facts.stack) take(kind);
  for (const int kind : facts.discarded) take(kind);
  if (facts.in_hand != NO_TILE) take(facts.in_hand);
  if (seen != rules.tile_limit) fault(faults, "{} tiles in the game instead of {}", seen, rules.tile_limit);
  return faults;
}

Faults check_random_action(const Ruleset& rules, const Position& position, const Actions& actions,
                           Random random) {
  Random same = random;
  const Action chosen = random_action(rules, position, random);
  const Action wanted = actions[static_cast<int>(same.below(static_cast<uint32_t>(actions.size)))];
  Faults faults;
  if (chosen != wanted) fault(faults, "random_action is not the action that legal lists at that place");
  if (random.state != same.state) fault(faults, "random_action draws other numbers than below");
  return faults;
}

Follower::Follower(const Ruleset& rules, const Position& from)
    : rules_(rules), facts_(facts_of(rules, from)), board_(survey(rules, facts_.board)) {
  compare(from);
}

void Follower::follow(const Action& action, const Position& after, const Events& events) {
  const Told told = play(rules_, facts_, board_, action);
  compare(after);
  if (faults_.empty()) compare_events(rules_, facts_, board_, events, told, faults_);
}

void Follower::compare(const Position& position) {
  check_ranges(rules_, position, faults_);
  if (!faults_.empty()) return;
  compare_facts(facts_of(rules_, position), facts_, faults_);
  if (!faults_.empty()) return; // what follows would only repeat it
  compare_all(rules_, position, facts_, board_, faults_);
}

} // namespace mappa::proof
