// The graduated frame of a chart.
#pragma once

#include "art/box.h"
#include "art/chart_colours.h"

#include <string>

namespace mappa::art {

inline constexpr double FRAME_WIDTH = 26;

std::string draw_chart_frame(const Box& window, const ChartColours&);

} // namespace mappa::art
