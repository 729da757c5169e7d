// Computer players of one device: one thinks at a time, somewhere outside. Games go first, those that
// somebody watches before the others; who looks back at a game is interrupted and thought for again.
#pragma once

#include "local/outside.h"
#include "tables/thinkers.h"

#include <deque>

namespace mappa::local {

class LocalThinkers : public tables::Thinkers {
public:
  LocalThinkers(Outside& outside, Later& later) : outside_(outside), later_(later) {}

  // What was thought out; empty: the player failed.
  void thought(int number, const std::string& advice);

  void think(const tables::Asking& who, tables::Problem problem,
             std::function<void(const notation::Advice&)> done) override;
  void move(const tables::Asking& who) override;
  bool analyse(const tables::Asking& who, tables::Problem problem,
               std::function<void(std::optional<notation::Advice>)> done) override;
  std::string metrics_text() const override { return {}; }

private:
  void go_on();
  void interrupt();
  void begin(std::deque<tables::Waiting>& from, std::deque<tables::Waiting>::iterator which);

  Outside& outside_;
  Later& later_;
  std::deque<tables::Waiting> games_, analyses_;
  std::optional<tables::Waiting> running_;
  bool analysing_ = false; // that is what is running
  int number_ = 0;         // of the last that was begun
};

} // namespace mappa::local
