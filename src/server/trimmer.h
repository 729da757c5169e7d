// What tables took that have left memory goes back to the system: seldom, since that takes a while, and on a
// thread of its own.
#pragma once

#include <future>

namespace mappa::server {

class Trimmer {
public:
  void tick(int unloaded); // ten times a second, with how many have gone since

private:
  int unloaded_ = 0, ticks_ = 0;
  std::future<void> trimming_;
};

} // namespace mappa::server
