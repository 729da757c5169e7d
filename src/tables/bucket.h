// A token bucket: so many at once, so many a second in the long run.
#pragma once

#include <algorithm>
#include <cstdint>

namespace mappa::tables {

class Bucket {
public:
  Bucket(double per_second, double at_once) : per_second_(per_second), at_once_(at_once), left_(at_once) {}

  // False if there were too many. `now` in milliseconds.
  bool take(int64_t now) {
    fill(now);
    if (left_ < 1) return false;
    left_ -= 1;
    return true;
  }
  // More than one request's worth was used: the next ones wait longer.
  void spend(double tokens) { left_ -= tokens; }
  // Milliseconds until there is one to take.
  int64_t wait(int64_t now) {
    fill(now);
    return left_ >= 1 ? 0 : static_cast<int64_t>((1 - left_) / per_second_ * 1000) + 1;
  }
  bool full(int64_t now) const {
    return left_ + per_second_ * static_cast<double>(now - last_) / 1000 >= at_once_;
  }

private:
  void fill(int64_t now) {
    if (last_ != 0) left_ = std::min(at_once_, left_ + per_second_ * static_cast<double>(now - last_) / 1000);
    last_ = now;
  }

  double per_second_, at_once_, left_;
  int64_t last_ = 0;
};

} // namespace mappa::tables
