// Towns far from each other, and the starts among them.
#include "mapmaking/draft.h"

#include <algorithm>
#include <cmath>

namespace mappa::mapmaking {
namespace {

constexpr std::size_t TOWNS_WANTED = 15;
constexpr double LEAST_APART = 1.4;

bool touches_town(const Draft& draft, At at) {
  for (const Town& town : draft.map().towns)
    if (steps(town.at, at) < 2) return true;
  return false;
}

bool has_id(const Draft& draft, const std::string& id) {
  const Map& map = draft.map();
  return map.town(id) || std::any_of(map.large_cities.begin(), map.large_cities.end(),
                                     [&](const LargeCity& c) { return c.id == id; });
}

double letters(const std::string& text) { // UTF-8
  return static_cast<double>(
      std::count_if(text.begin(), text.end(), [](char c) { return (c & 0xC0) != 0x80; }));
}

// Far from all there is; large rather than small, short names rather than long ones.
double town_merit(const Draft& draft, const Candidate& place) {
  double far = 6;
  for (const Town& town : draft.map().towns) far = std::min(far, distance(middle(town.at), middle(place.at)));
  for (const LargeCity& city : draft.map().large_cities)
    for (const At at : city.squares) far = std::min(far, distance(middle(at), middle(place.at)) + .7);
  if (far < LEAST_APART) return 0;
  double size = 0; // powers of four of people above a thousand
  for (double people = place.place->people; people > 1000; people /= 4) size += 1;
  return far * (1 + .06 * size) * (letters(place.place->id) > 12 ? .75 : 1) *
         (draft.beside_city(place.at) ? .7 : 1);
}

void found(Draft& draft, const Candidate& place) {
  draft.map().squares[draft.map().index(place.at)] = Ground::Town;
  draft.map().towns.push_back({place.place->id, place.at, std::nullopt});
  const Spot centre = middle(place.at);
  draft.file.picture.towns.push_back(
      {place.place->name, rounded({std::clamp(place.pos.x, centre.x - .45, centre.x + .45),
                                   std::clamp(place.pos.y, centre.y - .45, centre.y + .45)})});
}

// Any tile may lie there in any direction; the more squares round it, the better.
double start_merit(const Draft& draft, At at) {
  if (draft.printed[draft.map().index(at)] > 0 || draft.beside_city(at)) return 0;
  const int round = neighbours(draft.grid, at);
  return round < 2 ? 0 : round == 2 ? .6 : round == 3 ? .85 : 1;
}

} // namespace

void place_towns(Draft& draft, Random& random) {
  while (draft.map().towns.size() < TOWNS_WANTED) {
    const Candidate* best = nullptr;
    double most = 0;
    for (const Candidate& place : draft.places) {
      if (!draft.is_free(place.at) || touches_town(draft, place.at) || has_id(draft, place.place->id))
        continue;
      const double merit = town_merit(draft, place) * (1 + .12 * chance(random));
      if (merit > most) most = merit, best = &place;
    }
    if (!best) return;
    found(draft, *best);
  }
}

bool place_starts(Draft& draft) {
  const auto& towns = draft.map().towns;
  std::vector<std::size_t> fit, best;
  for (std::size_t i = 0; i < towns.size(); ++i)
    if (start_merit(draft, towns[i].at) > 0) fit.push_back(i);
  const auto merit = [&](std::size_t i) { return start_merit(draft, towns[i].at); };
  const auto far = [&](std::size_t i, std::size_t j) {
    return std::min(distance(middle(towns[i].at), middle(towns[j].at)), 9.0) * merit(i) * merit(j);
  };
  double most = 0;
  for (std::size_t a = 0; a < fit.size(); ++a)
    for (std::size_t b = a + 1; b < fit.size(); ++b)
      for (std::size_t c = b + 1; c < fit.size(); ++c) {
        const double value = std::min({far(fit[a], fit[b]), far(fit[a], fit[c]), far(fit[b], fit[c])});
        if (value > most) most = value, best = {fit[a], fit[b], fit[c]};
      }
  if (best.empty()) best = fit; // two or one
  if (best.empty()) return false;
  for (const std::size_t i : best) {
    draft.map().starts.push_back(towns[i].id);
    draft.map().squares[draft.map().index(towns[i].at)] = Ground::Start;
  }
  draft.map().starts_used = std::min<int>(2, static_cast<int>(best.size()));
  return true;
}

} // namespace mappa::mapmaking
