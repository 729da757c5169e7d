// What is thought about for the hub: by a computer player, or by the coach.
#pragma once

#include "coach/coach.h"
#include "command/computer.h"
#include "tables/thought.h"

namespace mappa::command {

inline notation::Json coach_says(const tables::Problem& problem, const std::atomic<bool>* stop) {
  const Ruleset& rules = *problem.rules;
  const Position& position = *problem.position;
  switch (problem.asked) {
  case tables::Asked::Review:
    return coach::review_piece(rules, {problem.before, position, problem.actions}, problem.from,
                               {problem.time_ms, stop});
  case tables::Asked::Warn: return coach::warn(rules, position, problem.actions.at(0), stop);
  default: return coach::hint(rules, position, stop);
  }
}

// `effort` is for players that search; it may be told to stop.
inline notation::Advice thought_of(const tables::Problem& problem, const play::Effort& effort) {
  if (problem.asked == tables::Asked::Move)
    return advice_of(*problem.rules, *problem.position, problem.level, problem.seed, effort);
  notation::Advice advice{};
  advice.told = notation::text_of(coach_says(problem, effort.stop));
  return advice;
}

} // namespace mappa::command
