// Whether those who play at a table may ask a coach. Everybody who comes to it is told.
#pragma once

#include "data/object.h"

#include <array>
#include <span>

namespace mappa::tables {

enum class Coaching : uint8_t { None, Hints, Training }; // training: one is also warned
inline constexpr std::array<const char*, 3> COACHING_NAME{"none", "hints", "training"};

// The key "coach", if it is there; faults go to the object's place.
inline Coaching read_coaching(data::Object& object) {
  const int said = object.word("coach", std::span(COACHING_NAME).subspan(1));
  return static_cast<Coaching>(said);
}

inline const char* name_of(Coaching coaching) { return COACHING_NAME[static_cast<std::size_t>(coaching)]; }

} // namespace mappa::tables
