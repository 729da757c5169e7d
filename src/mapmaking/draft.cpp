#include "mapmaking/draft.h"

#include <algorithm>
#include <cmath>

namespace mappa::mapmaking {

bool Draft::is_free(At at) const { return file.map.at(at) == Ground::Plain; }

bool Draft::beside_city(At at) const {
  for (int side = 0; side < SIDES; ++side)
    if (file.map.at(neighbour(at, side)) == Ground::LargeCity) return true;
  return false;
}

bool Draft::faced(At cell) const {
  for (const Border& border : file.map.borders)
    if (faced_by(border.where) == cell) return true;
  for (const Ferry& ferry : file.map.ferries)
    for (const SideAt& end : ferry.ends)
      if (faced_by(end) == cell) return true;
  return false;
}

Draft begin_draft(const Site& site, const Terrain& terrain, const Terrain& afar, const Grid& grid) {
  Draft draft;
  draft.site = &site;
  draft.terrain = &terrain;
  draft.afar = &afar;
  draft.grid = grid;
  Map& map = draft.file.map;
  map.width = grid.width;
  map.height = grid.height;
  for (const std::uint8_t on : grid.on) map.squares.push_back(on ? Ground::Plain : Ground::Outside);
  draft.printed.assign(map.squares.size(), 0);
  return draft;
}

namespace {

// Its own square, or the nearest one no farther off than that.
std::optional<At> square_of(const Draft& draft, Spot pos, double most) {
  std::optional<At> out;
  const int left = static_cast<int>(std::floor(pos.x)) - 1, top = static_cast<int>(std::floor(pos.y)) - 1;
  for (int y = top; y <= top + 2; ++y)
    for (int x = left; x <= left + 2; ++x) {
      if (!takes_tile(draft.map().at(x, y))) continue;
      const double off =
          distance(pos, {std::clamp<double>(pos.x, x, x + 1), std::clamp<double>(pos.y, y, y + 1)});
      if (off < most) most = off, out = At{x, y};
    }
  return out;
}

double weight_of(const Site& site, const Place& place) {
  const bool own = std::find(site.own.begin(), site.own.end(), place.country) != site.own.end();
  double weight = std::max(1.0, place.people) * (place.capital == 2 ? 4 : place.capital == 1 ? 1.2 : 1);
  if (!own) weight *= .25; // where the neighbours are on the board, too
  // However small, it is that country's board.
  if (site.extent == Extent::Around && place.capital == 2 && place.country == site.own[0]) weight *= 1000;
  return weight;
}

} // namespace

void find_places(Draft& draft) {
  const Site& site = *draft.site;
  draft.places.clear();
  for (const Sighted& seen : site.places) {
    if (!seen.home) continue;
    const Place& place = site.place(seen);
    const Spot pos = draft.grid.to_grid(seen.at);
    if (const auto at = square_of(draft, pos, .6))
      draft.places.push_back({&place, *at, pos, weight_of(site, place)});
  }
  std::stable_sort(draft.places.begin(), draft.places.end(),
                   [](const Candidate& a, const Candidate& b) { return a.weight > b.weight; });
  for (const Haven& haven : site.ports) { // where there is no larger place
    const Spot pos = draft.grid.to_grid(haven.at);
    const auto at = square_of(draft, pos, .25);
    const Place& place = site.geography->harbours[static_cast<std::size_t>(haven.port)];
    const auto near = [&](const Candidate& c) { return distance(c.pos, pos) < 1 || c.place->id == place.id; };
    if (at && std::none_of(draft.places.begin(), draft.places.end(), near))
      draft.places.push_back({&place, *at, pos, 1});
  }
}

data::Name name_near(const Draft& draft, Spot at, double most, const std::vector<std::string>& not_these,
                     bool off_board) {
  data::Name best;
  double least = most;
  const auto offer = [&](const data::Name& name, Spot where, double handicap) {
    const Spot pos = draft.grid.to_grid(where);
    if (off_board && square_of(draft, pos, .1)) return;
    const double far = distance(pos, at) + handicap;
    const bool known = std::find(not_these.begin(), not_these.end(), name.english()) != not_these.end();
    if (far < least && !known) least = far, best = name;
  };
  for (const Sighted& seen : draft.site->places)
    if (seen.home) offer(draft.site->place(seen).name, seen.at, 0);
  for (const Haven& haven : draft.site->ports) {
    const Port& port = draft.site->geography->ports[static_cast<std::size_t>(haven.port)];
    offer(data::Name(port.name), haven.at, port.rank * .05);
  }
  return best;
}

data::Name name_abroad(const Draft& draft, Spot at, const std::vector<std::string>& not_these) {
  const Place* best = nullptr;
  double least = 1e30;
  for (const Sighted& seen : draft.site->places) {
    const Place& place = draft.site->place(seen);
    const double far = distance(draft.grid.to_grid(seen.at), at);
    const bool known = std::find(not_these.begin(), not_these.end(), place.name.english()) != not_these.end();
    if (!seen.home && !known && far < least) least = far, best = &place;
  }
  return best ? best->name : data::Name{};
}

} // namespace mappa::mapmaking
