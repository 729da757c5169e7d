// The wall clock, as far as it can be believed. It may jump: a machine wakes up, somebody sets its time. What
// the jump alone has made old is not old.
#pragma once

#include <cstdint>
#include <functional>
#include <vector>

namespace mappa::tables {

class Calendar {
public:
  using Wall = std::function<int64_t()>; // milliseconds since 1970

  Calendar(Wall wall, int64_t settle_ms) : wall_(std::move(wall)), settle_ms_(settle_ms) {}

  int64_t now() const { return wall_(); }

  // Several times a minute, with the time of the clock that never jumps. What the wall clock has jumped by,
  // in milliseconds; 0: it went on evenly.
  int64_t look(int64_t steady_ms);

  // It has gone on evenly for so long that what is old by it is old.
  bool settled() const { return begun_ && steady_ - even_since_ >= settle_ms_; }

  // By how much it has jumped forward since that time: nobody had that time to think.
  int64_t jumped_since(int64_t time) const;

private:
  struct Jump {
    int64_t at; // the last time before it
    int64_t by;
  };
  void note(int64_t at, int64_t by);

  Wall wall_;
  int64_t settle_ms_;
  bool begun_ = false;
  int64_t wall_seen_ = 0, steady_ = 0, even_since_ = 0;
  std::vector<Jump> jumps_; // forward
};

} // namespace mappa::tables
