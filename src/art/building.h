// The buildings on tiles, each about its middle.
#pragma once

#include "art/part.h"

namespace mappa::art {

std::string draw_monastery(Point middle, Detail);
std::string draw_post_office(Point middle, Detail);
std::string draw_inn(Point middle, Detail);
std::string draw_garden(Disc room, Detail);
std::string draw_cathedral(Point middle, Detail);

inline constexpr double MONASTERY_FOOT = 16, POST_OFFICE_FOOT = 14; // so far below the middle

} // namespace mappa::art
