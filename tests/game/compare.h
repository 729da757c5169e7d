// The parts of a position, each compared with what it should be; every difference is written down.
#pragma once

#include "checker.h"

#include <fmt/format.h>

namespace mappa::proof {

template <class... Args>
void fault(Faults& faults, fmt::format_string<Args...> text, Args&&... args) {
  faults.push_back(fmt::format(text, std::forward<Args>(args)...));
}

inline std::string where(int x, int y) { return fmt::format("({},{})", x, y); }

inline std::string shown(const Whole& whole) {
  return fmt::format("{} at {}", KIND_NAME[static_cast<size_t>(whole.kind)], where(whole.x, whole.y));
}

// Numbers that index arrays; the other comparisons rely on them.
void check_ranges(const Ruleset& rules, const Position& position, Faults& faults);

// What is written down of a position, against what should be.
void compare_facts(const Facts& core, const Facts& wanted, Faults& faults);

// The squares where a tile may go, what they demand, what lies beside them.
void compare_frontier(const Game& game, const Position& position, const Survey& board, Faults& faults);

// Which segments make one feature, and what its root's word says.
void compare_features(const Game& game, const Position& position, const Facts& facts, const Survey& board,
                      Faults& faults);

void compare_legal(const Game& game, const Position& position, const Facts& facts, const Survey& board,
                   Faults& faults);

void compare_events(const Game& game, const Facts& facts, const Survey& board, const Events& events,
                    const Told& told, Faults& faults);

// X5: the order of all that happened, and everything told that is not about a feature.
void compare_happenings(const Game& game, const Facts& facts, const Events& events, const Told& told,
                        Faults& faults);

// The list of free entries; every figure of a player in the stash, on the board or on the Isle; none where it
// has been scored.
void check_figures(const Ruleset& rules, const Position& position, const Facts& facts, const Survey& board,
                   Faults& faults);

} // namespace mappa::proof
