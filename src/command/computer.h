// The computer players, as a protocol session wants them.
#pragma once

#include "notation/protocol.h"
#include "play/player.h"

namespace mappa {

inline Adviser computer_players() {
  const auto advise = [](const Ruleset& rules, const Position& position, const std::string& level,
                         uint64_t seed) {
    const auto of_players = [&](const std::array<double, MAX_PLAYERS>& value) {
      return std::vector<double>(value.begin(), value.begin() + rules.players);
    };
    const Suggestion found = suggest(rules, position, level, seed);
    Advice advice{found.action, of_players(found.value), {}};
    for (const Thought& line : found.lines)
      advice.lines.push_back({line.action, line.visits, of_players(line.value)});
    return advice;
  };
  return {levels(), advise};
}

} // namespace mappa
