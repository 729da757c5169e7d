#include "server/trimmer.h"

#include <chrono>
#include <malloc.h>

namespace mappa::server {

void Trimmer::tick(int unloaded) {
  constexpr int SELDOM = 100; // ticks
  unloaded_ += unloaded;
  if (++ticks_ % SELDOM != 0 || unloaded_ == 0) return;
  if (trimming_.valid() && trimming_.wait_for(std::chrono::seconds(0)) != std::future_status::ready) return;
  unloaded_ = 0;
  trimming_ = std::async(std::launch::async, [] { malloc_trim(0); });
}

} // namespace mappa::server
