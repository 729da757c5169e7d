// Houses: a gable front, a side in shade, a roof.
#pragma once

#include "art/part.h"

namespace mappa::art {

struct House {
  Point foot; // left end of the foot line
  double width = 10;
  double height = 10;
  const char* roof = nullptr;
  bool mirrored = false;
};

std::string draw_house(const House&, Detail, double ink);
std::string draw_church(Point foot, Detail); // a little one, with a slate spire

} // namespace mappa::art
