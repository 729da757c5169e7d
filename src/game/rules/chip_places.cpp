#include "game/rules/chip_places.h"

#include "game/simd.h"

#include <algorithm>
#include <array>
#include <bitset>
#include <climits>
#include <cstring>

namespace mappa {

namespace {

constexpr int BESIDE = 1; // squared distance of two squares that share a side

int distance(Square a, Square b) { // squared
  const int dx = x_of(a) - x_of(b), dy = y_of(a) - y_of(b);
  return dx * dx + dy * dy;
}

// Places, and how far each is from the nearest chip; 0: none may lie there any more.
class Places {
public:
  explicit Places(const std::vector<Square>& squares) : squares_(squares), far_(squares.size(), FARTHEST) {
    squares_.resize((squares.size() + BLOCK - 1) / BLOCK * BLOCK);
    far_.resize(squares_.size());
  }

  // Notes the chip, and leaves out the places that it takes or touches.
  void lay_chip(Square chip) {
    const auto x = static_cast<uint16_t>(chip & 0xFF), y = static_cast<uint16_t>(chip >> 8);
    for (size_t i = 0; i < far_.size(); i += 8) {
      const auto places = load<Words8>(&squares_[i]);
      const Words8 dx = (places & 0xFF) - x, dy = (places >> 8) - y;
      const auto before = load<Truths8>(&far_[i]), now = reinterpret_cast<Truths8>(dx * dx + dy * dy);
      Truths8 nearest = before ^ ((before ^ now) & (now < before));
      nearest &= nearest > BESIDE;
      std::memcpy(&far_[i], &nearest, sizeof nearest);
    }
  }

  // The farthest place, one of several by chance; NOWHERE: none is left.
  Square farthest(Random& random) const {
    Truths8 most{};
    for (size_t i = 0; i < far_.size(); i += 8) {
      const auto here = load<Truths8>(&far_[i]);
      most ^= (most ^ here) & (here > most);
    }
    int far = 0;
    for (size_t i = 0; i < 8; ++i) far = std::max<int>(far, most[i]);
    return far ? one_of(static_cast<uint16_t>(far), random) : NOWHERE;
  }

  // Those that are left.
  std::vector<Square> squares() const {
    std::vector<Square> left;
    for (size_t i = 0; i < far_.size(); ++i)
      if (far_[i]) left.push_back(squares_[i]);
    return left;
  }

  void keep(const std::vector<Square>& good) {
    for (size_t i = 0; i < far_.size(); ++i)
      if (std::ranges::find(good, squares_[i]) == good.end()) far_[i] = 0;
  }

private:
  static constexpr size_t BLOCK = 16;
  static constexpr uint16_t FARTHEST = INT16_MAX;

  Square one_of(uint16_t far, Random& random) const {
    uint32_t ties = 0;
    for (size_t i = 0; i < far_.size(); i += BLOCK)
      ties += static_cast<uint32_t>(std::popcount(bits_equal(&far_[i], far)));
    uint32_t choice = random.below(ties);
    for (size_t i = 0;; i += BLOCK) {
      const uint32_t bits = bits_equal(&far_[i], far), here = static_cast<uint32_t>(std::popcount(bits));
      if (choice < here) return squares_[i + nth_bit(bits, choice)];
      choice -= here;
    }
  }

  std::vector<Square> squares_;
  std::vector<uint16_t> far_;
};

// The farthest of those that leave room for the chips to come.
Square farthest_with_room(Places places, int chips, Random& random) {
  places.keep(with_room(places.squares(), chips));
  return places.farthest(random);
}

// Squares whose x + y is even touch only those whose sum is odd, so the largest choice of squares that do not
// touch leaves out one for each pair of a largest matching (König).
class Matching {
public:
  explicit Matching(const std::vector<Square>& places) : places_(static_cast<int>(places.size())) {
    for (const Square place : places) free_.set(cell(place));
    for (const Square place : places)
      if ((x_of(place) + y_of(place)) % 2 == 0) match(cell(place));
  }

  int room() const { return places_ - pairs_; }

  // The room that is left when a chip lies on a place. Only who lost a partner can find another.
  int room_beside(Square chip) const {
    Matching rest = *this;
    std::array<size_t, SIDES + 1> alone;
    size_t size = 0;
    const auto take = [&](size_t place) {
      if (!rest.free_[place]) return;
      rest.free_.reset(place);
      --rest.places_;
      if (const uint16_t partner = rest.partner_[place]) {
        rest.partner_[partner] = 0;
        --rest.pairs_;
        alone[size++] = partner;
      }
    };
    take(cell(chip));
    for (const size_t place : round(cell(chip))) take(place);
    for (size_t i = 0; i < size; ++i)
      if (rest.free_[alone[i]]) rest.match(alone[i]);
    return rest.room();
  }

private:
  static constexpr size_t WIDTH = MAX_MAP_SIDE + 2, CELLS = WIDTH * WIDTH; // with a rim

  static size_t cell(Square s) {
    return static_cast<size_t>(y_of(s) + 1) * WIDTH + static_cast<size_t>(x_of(s) + 1);
  }
  static std::array<size_t, SIDES> round(size_t cell) {
    return {cell - WIDTH, cell + 1, cell + WIDTH, cell - 1};
  }

  void match(size_t place) {
    tried_.reset();
    pairs_ += find_partner(place) ? 1 : 0;
  }

  bool find_partner(size_t place) {
    for (const size_t other : round(place)) {
      if (!free_[other] || tried_[other]) continue;
      tried_.set(other);
      if (partner_[other] && !find_partner(partner_[other])) continue;
      partner_[other] = static_cast<uint16_t>(place);
      partner_[place] = static_cast<uint16_t>(other);
      return true;
    }
    return false;
  }

  int places_, pairs_ = 0;
  std::bitset<CELLS> free_, tried_;
  std::array<uint16_t, CELLS> partner_{}; // 0: none
};

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

int distance_to_nearest(Square place, std::span<const Square> chips) {
  int nearest = INT_MAX;
  for (const Square chip : chips)
    if (chip != NOWHERE) nearest = std::min(nearest, distance(place, chip));
  return nearest;
}

int chip_room(const std::vector<Square>& places) { return Matching(places).room(); }

std::vector<Square> with_room(std::vector<Square> places, int chips) {
  const Matching matching(places);
  if (matching.room() - SIDES >= chips - 1) return places; // a chip takes the room of four at most
  std::erase_if(places, [&](Square place) { return matching.room_beside(place) < chips - 1; });
  return places;
}

std::vector<Square> spread_chips(const std::vector<Square>& places, int chips, Random& random) {
  for (const bool careful : {false, true}) { // the careful way is slow and seldom needed
    Places left(places);
    std::vector<Square> spread;
    while (static_cast<int>(spread.size()) < chips) {
      const int more = chips - static_cast<int>(spread.size());
      const Square chip = careful ? farthest_with_room(left, more, random) : left.farthest(random);
      if (chip == NOWHERE) break;
      spread.push_back(chip);
      left.lay_chip(chip);
    }
    if (static_cast<int>(spread.size()) == chips) return spread;
  }
  return {};
}

} // namespace mappa
