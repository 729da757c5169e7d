// The computer players, as a protocol session wants them.
#pragma once

#include "notation/protocol.h"
#include "play/player.h"

namespace mappa::command {

// `playouts` are for the expert when no time is given.
inline notation::Adviser computer_players(int playouts = play::Effort{}.playouts, int threads = 1) {
  const auto advise = [playouts, threads](const Ruleset& rules, const Position& position,
                                          const std::string& level, uint64_t seed, int time_ms) {
    const auto of_players = [&](const std::array<double, MAX_PLAYERS>& value) {
      return std::vector<double>(value.begin(), value.begin() + rules.players);
    };
    const play::Suggestion found = play::suggest(
        rules, position, level, seed, {.playouts = playouts, .time_ms = time_ms, .threads = threads});
    notation::Advice advice{found.action, of_players(found.value), {}};
    for (const play::Thought& line : found.lines)
      advice.lines.push_back({line.action, line.visits, of_players(line.value)});
    return advice;
  };
  return {play::levels(), advise};
}

} // namespace mappa::command
