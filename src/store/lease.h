// How long a server that shares its store has its tables without saying that it lives.
#pragma once

#include <cstdint>
#include <ctime>

namespace mappa::store {

#ifndef MAPPA_SLOWER
#define MAPPA_SLOWER 1 // under the sanitizers more: everything takes longer
#endif

// By the database's clock; then others may end its session.
inline constexpr int64_t LEASE_MS = 5'000 * MAPPA_SLOWER;

// It stops earlier by its own clock, so that it is over for itself before it is for others.
inline constexpr int64_t OWN_LEASE_MS = LEASE_MS * 4 / 5;

// A clock that goes on while the process is stopped or the machine sleeps.
inline int64_t boot_ms() {
  timespec now{};
  clock_gettime(CLOCK_BOOTTIME, &now);
  return now.tv_sec * int64_t{1'000} + now.tv_nsec / 1'000'000;
}

} // namespace mappa::store
