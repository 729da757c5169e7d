// The computer players, as a protocol session and the server want them.
#pragma once

#include "notation/protocol.h"
#include "play/player.h"

namespace mappa::command {

inline notation::Advice advice_of(const Ruleset& rules, const Position& position, const std::string& level,
                                  uint64_t seed, const play::Effort& effort) {
  const auto of_players = [&](const std::array<double, MAX_PLAYERS>& value) {
    return std::vector<double>(value.begin(), value.begin() + rules.players);
  };
  const play::Suggestion found = play::suggest(rules, position, level, seed, effort);
  notation::Advice advice{found.action, of_players(found.value), {}, found.rest};
  for (const play::Thought& line : found.lines)
    advice.lines.push_back({line.action, line.visits, of_players(line.value)});
  return advice;
}

// `playouts` are for the expert when no time is given.
inline notation::Adviser computer_players(int playouts = play::Effort{}.playouts, int threads = 1) {
  const auto advise = [playouts, threads](const Ruleset& rules, const Position& position,
                                          const std::string& level, uint64_t seed, int time_ms) {
    return advice_of(rules, position, level, seed,
                     {.playouts = playouts, .time_ms = time_ms, .threads = threads});
  };
  return {play::levels(), advise};
}

} // namespace mappa::command
