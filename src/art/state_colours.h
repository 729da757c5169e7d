// The colours of states: amber is "you may", red is "you may not", indigo the postman's reach.
#pragma once

#include "art/palette.h"
#include "art/theme.h"

namespace mappa::art {

struct StateColours {
  Colour legal, legal_edge; // brackets, and the line under them
  Colour glow;
  double glow_middle, glow_edge; // how strong it is
  Colour light, light_edge;      // of highlights
  Colour focus;
};

inline constexpr StateColours DAY_STATES{"#B56A00", "#FFF8E4", "#FFC23D", .16,
                                         .72,       "#FFB81F", "#7A4300", "#0B57C2"};
inline constexpr StateColours NIGHT_STATES{"#FFC857", "#1A1206", "#FFC23D", .12,
                                           .52,       "#FFC73B", "#2A1B05", "#8CC3FF"};
inline const StateColours& state_colours(Theme theme) {
  return theme == Theme::Dark ? NIGHT_STATES : DAY_STATES;
}

inline constexpr Colour CREAM = "#FFF8E2", DANGER = "#A32A22";

} // namespace mappa::art
