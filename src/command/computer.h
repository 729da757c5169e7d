// The computer players, as a protocol session wants them.
#pragma once

#include "notation/protocol.h"
#include "play/player.h"

namespace mappa {

// `playouts` are for the expert when no time is given.
inline Adviser computer_players(int playouts = Effort{}.playouts, int threads = 1) {
  const auto advise = [playouts, threads](const Ruleset& rules, const Position& position,
                                          const std::string& level, uint64_t seed, int time_ms) {
    const auto of_players = [&](const std::array<double, MAX_PLAYERS>& value) {
      return std::vector<double>(value.begin(), value.begin() + rules.players);
    };
    const Suggestion found =
        suggest(rules, position, level, seed, {.playouts = playouts, .time_ms = time_ms, .threads = threads});
    Advice advice{found.action, of_players(found.value), {}};
    for (const Thought& line : found.lines)
      advice.lines.push_back({line.action, line.visits, of_players(line.value)});
    return advice;
  };
  return {levels(), advise};
}

} // namespace mappa
