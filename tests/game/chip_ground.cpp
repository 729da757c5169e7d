#include "chip_ground.h"

#include "printed_map.h"

#include <algorithm>
#include <bit>
#include <climits>
#include <unordered_map>

namespace mappa::proof {

namespace {

bool side_by_side(At a, At b) { return std::abs(a.x - b.x) + std::abs(a.y - b.y) == 1; }

bool at_open_side(const Map& map, At at) {
  for (const LargeCity& city : map.large_cities)
    for (const SideAt& open : city.open) {
      const auto side = static_cast<size_t>(open.side);
      if (At{open.at.x + EAST[side], open.at.y + SOUTH[side]} == at) return true;
    }
  return false;
}

// Found square by square: for every choice of the squares of the last row, the most that lie up to here.
int most_apart_by_rows(const Map& map, const std::vector<At>& ground) {
  std::unordered_map<uint64_t, int> best{
      {0, 0}}; // bit 0: the square just looked at; bit width-1: the one above
  const uint64_t row = (uint64_t{1} << map.width) - 1, above = uint64_t{1} << (map.width - 1);
  for (int y = 0; y < map.height; ++y)
    for (int x = 0; x < map.width; ++x) {
      const bool free = std::find(ground.begin(), ground.end(), At{x, y}) != ground.end();
      std::unordered_map<uint64_t, int> next;
      const auto keep = [&](uint64_t choice, int count) {
        int& most = next[choice];
        most = std::max(most, count);
      };
      for (const auto& [choice, count] : best) {
        const uint64_t shifted = choice << 1 & row;
        keep(shifted, count);
        const bool left = x > 0 && (choice & 1) != 0;
        if (free && !left && !(choice & above)) keep(shifted | 1, count + 1);
      }
      best = std::move(next);
    }
  int most = 0;
  for (const auto& [choice, count] : best) most = std::max(most, count);
  return most;
}

// Wide maps have too many choices in a row. There: all squares but one of each of the most pairs of
// neighbours that share no square. A pair more is found where a path leads from one square without a partner
// to another, its every other step inside a pair.
class Pairing {
public:
  explicit Pairing(const std::vector<At>& ground) : ground_(ground), partner_(ground.size(), ALONE) {}

  int most_apart() {
    int most = static_cast<int>(ground_.size());
    for (size_t i = 0; i < ground_.size(); ++i) {
      asked_.assign(ground_.size(), false);
      most -= (ground_[i].x + ground_[i].y) % 2 == 0 && pair(i);
    }
    return most;
  }

private:
  static constexpr size_t ALONE = SIZE_MAX;

  bool pair(size_t i) {
    for (size_t k = 0; k < ground_.size(); ++k) {
      if (asked_[k] || !side_by_side(ground_[i], ground_[k])) continue;
      asked_[k] = true;
      if (partner_[k] != ALONE && !pair(partner_[k])) continue;
      partner_[k] = i;
      return true;
    }
    return false;
  }

  const std::vector<At>& ground_;
  std::vector<size_t> partner_; // of squares with an odd sum
  std::vector<bool> asked_;
};

} // namespace

int most_apart(const Map& map, const std::vector<At>& ground) {
  constexpr int NARROW = 7;
  return map.width <= NARROW ? most_apart_by_rows(map, ground) : Pairing(ground).most_apart();
}

std::vector<At> apart_from(const std::vector<At>& chips, const std::vector<At>& ground) {
  std::vector<At> apart = ground;
  std::erase_if(apart, [&](At at) {
    return std::any_of(chips.begin(), chips.end(),
                       [&](At chip) { return chip == at || side_by_side(chip, at); });
  });
  return apart;
}

std::vector<At> chip_ground(const Map& map, const std::vector<At>& used_starts) {
  std::vector<At> ground;
  for (int y = 0; y < map.height; ++y)
    for (int x = 0; x < map.width; ++x) {
      const At at{x, y};
      const bool beside_start = std::any_of(used_starts.begin(), used_starts.end(),
                                            [&](At start) { return side_by_side(start, at); });
      if (map.at(at) == Ground::Plain && !beside_start && !at_open_side(map, at)) ground.push_back(at);
    }
  return ground;
}

int room_for_chips(const Map& map) {
  int least = INT_MAX;
  for (unsigned bits = 0; bits < 1u << map.starts.size(); ++bits) {
    if (std::popcount(bits) != map.starts_used) continue;
    std::vector<At> used;
    for (size_t i = 0; i < map.starts.size(); ++i)
      if (bits >> i & 1) used.push_back(map.town(map.starts[i])->at);
    least = std::min(least, most_apart(map, chip_ground(map, used)));
  }
  return least;
}

} // namespace mappa::proof
