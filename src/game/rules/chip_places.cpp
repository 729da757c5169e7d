#include "game/rules/chip_places.h"

#include <algorithm>
#include <climits>
#include <functional>

namespace mappa {

namespace {

constexpr int BESIDE = 1; // squared distance of two squares that share a side

int distance(Square a, Square b) { // squared
  const int dx = x_of(a) - x_of(b), dy = y_of(a) - y_of(b);
  return dx * dx + dy * dy;
}

struct Place {
  Square square;
  int far = INT_MAX; // from the nearest chip
};

// Notes the chip, and leaves out the places that it takes or touches.
void lay_chip(std::vector<Place>& places, Square chip) {
  for (Place& place : places) place.far = std::min(place.far, distance(place.square, chip));
  std::erase_if(places, [](const Place& place) { return place.far <= BESIDE; });
}

std::vector<Square> squares_of(const std::vector<Place>& places) {
  std::vector<Square> squares;
  for (const Place& place : places) squares.push_back(place.square);
  return squares;
}

// The farthest place; one of several by chance.
Square farthest(const std::vector<Place>& places, Random& random) {
  int far = 0;
  uint32_t ties = 0;
  for (const Place& place : places) {
    ties = place.far > far ? 1 : ties + (place.far == far);
    far = std::max(far, place.far);
  }
  uint32_t choice = random.below(ties);
  for (const Place& place : places)
    if (place.far == far && choice-- == 0) return place.square;
  return NOWHERE;
}

// The farthest place that leaves room for as many chips as are still to come.
Square farthest_with_room(std::vector<Place> places, int left, Random& random) {
  const std::vector<Place> all = places;
  for (;;) {
    const Square square = farthest(places, random);
    std::vector<Place> rest = all;
    lay_chip(rest, square);
    if (chip_room(squares_of(rest)) >= left) return square;
    std::erase_if(places, [&](const Place& place) { return place.square == square; });
  }
}

} // namespace

bool takes_chip(const Map& map, At at) {
  if (map.at(at) != Ground::Plain) return false;
  for (const LargeCity& city : map.large_cities)
    for (const SideAt& side : city.open)
      if (faced_by(side) == at) return false;
  return true;
}

std::vector<Square> away_from(const std::vector<Square>& starts, const std::vector<Square>& places) {
  std::vector<Square> away;
  for (const Square place : places)
    if (std::none_of(starts.begin(), starts.end(), [&](Square s) { return distance(s, place) == BESIDE; }))
      away.push_back(place);
  return away;
}

// Squares whose x + y is even touch only those whose sum is odd, so the largest choice of squares that do not
// touch leaves out one for each pair of a largest matching (König).
int chip_room(const std::vector<Square>& places) {
  const auto find = [&](Square s) {
    return static_cast<size_t>(std::find(places.begin(), places.end(), s) - places.begin());
  };
  std::vector<size_t> partner(places.size(), places.size()); // of the odd squares
  std::vector<bool> tried;
  const std::function<bool(Square)> match = [&](Square even) {
    for (size_t side = 0; side < SIDES; ++side) {
      const size_t odd = find(beside(even, side));
      if (odd == places.size() || tried[odd]) continue;
      tried[odd] = true;
      if (partner[odd] != places.size() && !match(places[partner[odd]])) continue;
      partner[odd] = find(even);
      return true;
    }
    return false;
  };
  int room = static_cast<int>(places.size());
  for (const Square s : places) {
    if ((x_of(s) + y_of(s)) % 2 != 0) continue;
    tried.assign(places.size(), false);
    room -= match(s) ? 1 : 0;
  }
  return room;
}

std::vector<Square> spread_chips(const std::vector<Square>& places, int chips, Random& random) {
  for (const bool careful : {false, true}) { // the careful way is slow and seldom needed
    std::vector<Place> left;
    for (const Square square : places) left.push_back({square});
    std::vector<Square> spread;
    while (static_cast<int>(spread.size()) < chips && !left.empty()) {
      const int more = chips - static_cast<int>(spread.size()) - 1;
      spread.push_back(careful ? farthest_with_room(left, more, random) : farthest(left, random));
      lay_chip(left, spread.back());
    }
    if (static_cast<int>(spread.size()) == chips) return spread;
  }
  return {};
}

} // namespace mappa
