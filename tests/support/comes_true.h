// Waiting for what must come to be so.
#pragma once

#include "client/wire.h"

#include <chrono>
#include <thread>

namespace mappa {

// Looks again and again; false if it takes too long.
template <class Done>
bool comes_true(Done done) {
  for (const auto end = client::Clock::now() + client::PATIENCE; !done();) {
    if (client::Clock::now() > end) return false;
    std::this_thread::sleep_for(std::chrono::milliseconds(20));
  }
  return true;
}

} // namespace mappa
