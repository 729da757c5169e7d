// Town walls, towers, bastions, keeps and gates.
#pragma once

#include "art/part.h"

namespace mappa::art {

std::string draw_wall(const Line& vertices, Detail);
std::string draw_tower(Point foot, Detail);
std::string draw_bastion(Point middle, double r, Detail);
std::string draw_keep(Point corner, Detail); // of which a tile shows a quarter; four tiles make it whole
std::string draw_gate(Point, Detail);
std::string draw_water_gate(Point, Detail);

} // namespace mappa::art
