// The program's version: the same as the project's in CMakeLists.txt, which a test compares.
#pragma once

#include "game/simd.h"

namespace mappa::command {

inline constexpr const char* VERSION = "0.1.0";

// What the core reckons with on this machine (simd.h).
inline const char* instructions() {
#if defined(__AVX2__)
  return "AVX2";
#elif defined(MAPPA_HAS_TWO_FORMS)
  return __builtin_cpu_supports("avx2") ? "AVX2" : "SSE2";
#elif defined(__SSE2__)
  return "SSE2";
#elif defined(__ARM_NEON)
  return "NEON";
#else
  return "no vectors";
#endif
}

} // namespace mappa::command
