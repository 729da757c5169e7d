// What computer players think about, and for whom.
#pragma once

#include "notation/protocol.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace mappa::tables {

// What a player would do, or what the coach says of it (coach/coach.h).
enum class Asked : uint8_t { Move, Review, Hint, Warn };

struct Problem {
  std::shared_ptr<const Ruleset> rules;
  std::shared_ptr<const Position> position;
  std::string level;
  uint64_t seed = 0;
  int time_ms = 0; // at most, for a level that uses it; 0: what there is
  Asked asked = Asked::Move;
  std::vector<Action> actions{}; // Review: played from the position on; Warn: the one that is wished for
  std::size_t before = 0;        // Review: actions before the position,
  std::size_t from = 0;          // and before the turn with which it begins
};

// Who waits for an answer.
struct Asking {
  std::string table;   // has one thought at a time
  std::string address; // whose share of the time it takes
  bool watched = true; // somebody is there
};

struct Waiting {
  Asking who;
  Problem problem;
  std::function<void(std::optional<notation::Advice>)> done; // with nothing if the player failed
  int64_t since = 0;                                         // microseconds
};

// A game must go on even if its computer player cannot: its level may be gone since the game was stored.
// Then `done` gets some legal action.
std::function<void(std::optional<notation::Advice>)>
or_any(const Problem& problem, std::function<void(const notation::Advice&)> done);

} // namespace mappa::tables
