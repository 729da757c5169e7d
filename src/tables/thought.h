// What computer players think about, and for whom.
#pragma once

#include "notation/protocol.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>

namespace mappa::tables {

struct Problem {
  std::shared_ptr<const Ruleset> rules;
  std::shared_ptr<const Position> position;
  std::string level;
  uint64_t seed = 0;
  int time_ms = 0; // at most, for a level that uses it; 0: what there is
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
