#include "tables/calendar.h"

#include <algorithm>
#include <cstdlib>

namespace mappa::tables {

namespace {

constexpr int64_t JUMP_MS = 60'000;      // less is a clock being set right
constexpr std::size_t MAX_JUMPS = 1'000; // remembered; a clock of days has at most 14

} // namespace

int64_t Calendar::look(int64_t steady_ms) {
  const int64_t wall = wall_();
  const int64_t expected = wall_seen_ + (steady_ms - steady_);
  const int64_t off = begun_ && std::abs(wall - expected) > JUMP_MS ? wall - expected : 0;
  if (!begun_ || off != 0) even_since_ = steady_ms;
  if (off != 0) note(expected, off);
  begun_ = true;
  wall_seen_ = wall;
  steady_ = steady_ms;
  return off;
}

// One back takes forward ones away: most often somebody has set right what was wrong.
void Calendar::note(int64_t at, int64_t by) {
  if (by > 0) {
    if (jumps_.size() == MAX_JUMPS) jumps_.erase(jumps_.begin());
    jumps_.push_back({at, by});
  }
  while (by < 0 && !jumps_.empty()) {
    const int64_t taken = std::min(-by, jumps_.back().by);
    by += taken;
    jumps_.back().by -= taken;
    if (jumps_.back().by == 0) jumps_.pop_back();
  }
}

int64_t Calendar::jumped_since(int64_t time) const {
  int64_t sum = 0;
  for (const Jump& jump : jumps_)
    if (time <= jump.at) sum += jump.by;
  return sum;
}

} // namespace mappa::tables
