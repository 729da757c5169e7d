// Where computer players think: somewhere else, so that the hub never waits for them.
#pragma once

#include "tables/thought.h"

#include <functional>
#include <optional>
#include <string>

namespace mappa::tables {

class Thinkers {
public:
  Thinkers() = default;
  virtual ~Thinkers() = default;
  Thinkers(const Thinkers&) = delete;
  Thinkers& operator=(const Thinkers&) = delete;

  // For a game. `done` is called later; whatever fails, it gets some legal action.
  virtual void think(const Asking& who, Problem problem,
                     std::function<void(const notation::Advice&)> done) = 0;
  // Somebody has come to a table that may be waiting, or the last one has left.
  virtual void move(const Asking& who) = 0;
  // For those who look back at a game; who.table is anything that tells them apart. Games go before. `done`
  // is called later, with nothing if the player failed. False: too many wait.
  virtual bool analyse(const Asking& who, Problem problem,
                       std::function<void(std::optional<notation::Advice>)> done) = 0;

  virtual std::string metrics_text() const = 0;
};

} // namespace mappa::tables
