// The room left on a map picture while its names and ornaments are placed, one after the other.
#pragma once

#include "art/coast.h"
#include "art/map_layout.h"

namespace mappa::art {

struct Room {
  const data::MapFile& file;
  const MapLook& look;
  Box window;             // what names and ornaments may cover
  std::vector<Line> home; // rings of the country
  std::vector<Line> land; // and of everybody
  std::vector<Box> taken = {};

  void take(const std::vector<Box>& boxes) { taken.insert(taken.end(), boxes.begin(), boxes.end()); }
  bool is_free(const Box& box) const { return window.holds(box) && overlap(box, taken) == 0; }
};

// A name about the middle of its box.
PlacedName named(const std::string& text, Point middle, double size, Face, double spacing = 0);

std::optional<PlacedName> border_name(const Room&, const StubPlace&, const std::string& text);
std::optional<PlacedName> ferry_name(const Room&, const FerryPlace&, const std::string& text);
std::optional<PlacedName> island_name(const Room&, const Box& island, const std::string& text);
std::optional<PlacedName> neighbour_name(const Room&, const data::NeighbourPicture&);

std::optional<Ornament> place_title(const Room&); // none if there is no room at all
void place_ornaments(const Room&, MapLayout&);    // rose, ships, serpent

} // namespace mappa::art
