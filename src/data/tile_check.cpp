#include "data/tile_check.h"

#include <algorithm>

namespace mappa::data {
namespace {

const char* name(Kind kind) { return KIND_NAME[static_cast<std::size_t>(kind)]; }
const char* side_name(int side) { return SIDE_NAME[static_cast<std::size_t>(side)]; }
Kind side_kind(const Tile& tile, int side) { return tile.sides[static_cast<std::size_t>(side)]; }

// The features that reach bit `bit` of a mask: their sides or their ports.
std::vector<int> owners(const Tile& tile, uint8_t Feature::*mask, int bit) {
  std::vector<int> found;
  for (std::size_t i = 0; i < tile.features.size(); ++i)
    if (tile.features[i].*mask >> bit & 1) found.push_back(static_cast<int>(i));
  return found;
}

void check_side(const Tile& tile, int side, const Place& place) {
  const Kind kind = side_kind(tile, side);
  const auto found = owners(tile, &Feature::sides, side);
  for (int i : found)
    if (const Kind own = tile.features[static_cast<std::size_t>(i)].kind; own != kind)
      place.fault("feature {} is a {} that reaches side {}, which is {}", i, name(own), side_name(side),
                  name(kind));
  if (found.size() > 1)
    place.fault("side {} is in {} features ({})", side_name(side), found.size(), fmt::join(found, ", "));
  if (found.empty() && kind != Kind::Field)
    place.fault("side {} is {}, but no {} reaches it", side_name(side), name(kind), name(kind));
}

void check_port(const Tile& tile, int port, const Place& place) {
  const bool city = side_kind(tile, port / 2) == Kind::City;
  const auto found = owners(tile, &Feature::ports, port);
  if (city && !found.empty())
    place.fault("half side {} is in a field, but side {} is city", port, side_name(port / 2));
  if (!city && found.empty()) place.fault("half side {} is in no field", port);
  if (found.size() == 2) place.fault("half side {} is in two fields", port);
  if (found.size() > 2) place.fault("half side {} is in {} fields", port, found.size());
}

// A road or a river parts the halves of its side, a field does not.
void check_halves(const Tile& tile, int side, bool split, const Place& place) {
  const bool field = side_kind(tile, side) == Kind::Field;
  if (split && !field) place.fault("\"split_field_edges\" has {}, which is no field side", side_name(side));
  if (split || !field) return;
  const auto left = owners(tile, &Feature::ports, 2 * side);
  const auto right = owners(tile, &Feature::ports, 2 * side + 1);
  if (left.size() == 1 && right.size() == 1 && left != right)
    place.fault("the halves {} and {} of field side {} are in different fields", 2 * side, 2 * side + 1,
                side_name(side));
}

void check_cities(const Tile& tile, const Place& place) {
  for (std::size_t i = 0; i < tile.features.size(); ++i)
    for (std::size_t c = 0; c < tile.features.size(); ++c)
      if (tile.features[i].cities >> c & 1 && tile.features[c].kind != Kind::City)
        place.fault("feature {} (field) touches feature {}, which is no city but a {}", i, c,
                    name(tile.features[c].kind));
}

void check_numbers(const Tile& tile, const Place& place) {
  const auto count = [&](auto wanted) {
    return std::count_if(tile.features.begin(), tile.features.end(), wanted);
  };
  for (Kind kind : {Kind::Monastery, Kind::PostOffice, Kind::Garden})
    if (const auto n = count([&](const Feature& f) { return f.kind == kind; }); n > 1)
      place.fault("{} features are a {}; a tile has at most one", n, name(kind));
  // An action can name one road@inner, one city@inner, and two fields: field@inner and field@inner2.
  const auto inner = [&](Kind kind) {
    return count([&](const Feature& f) { return f.kind == kind && f.sides == 0 && f.ports == 0; });
  };
  for (Kind kind : {Kind::Road, Kind::City})
    if (const auto n = inner(kind); n > 1)
      place.fault("{} features are a {} that reaches no side; a tile has at most one such", n, name(kind));
  if (const auto n = inner(Kind::Field); n > 2)
    place.fault("{} fields reach no side; a tile has at most two such", n);
  if (tile.river_part != RiverPart::None &&
      count([](const Feature& f) { return f.kind == Kind::River; }) == 0)
    place.fault("\"river_part\" on a tile without a river");
}

} // namespace

void check_tile(const Tile& tile, uint8_t split_sides, const Place& place) {
  for (int side = 0; side < SIDES; ++side) check_side(tile, side, place);
  for (int port = 0; port < PORTS; ++port) check_port(tile, port, place);
  for (int side = 0; side < SIDES; ++side) check_halves(tile, side, split_sides >> side & 1, place);
  check_cities(tile, place);
  check_numbers(tile, place);
}

} // namespace mappa::data
