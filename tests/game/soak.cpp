// Random games under the checker, for as long as one likes:
//   soak [actions] [first seed]      every configuration and style on the free table
//   soak maps [games] [first seed]   so many games on each map and in each style, and how far the tiles go
//   soak chance [games] [first seed] a game on each of so many small maps made by chance
#include "map_play.h"
#include "random_map.h"
#include "sets.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <fmt/format.h>
#include <numeric>
#include <string_view>

namespace mappa::proof {
namespace {

constexpr std::array STYLE_NAME{"uniform", "compact", "completing", "contesting"};

void tell(const Tally& tally) {
  fmt::print("{} actions, {} games; scored", tally.actions, tally.games);
  for (size_t kind = 0; kind < tally.scored.size(); ++kind)
    if (tally.scored[kind]) fmt::print(" {} {},", KIND_NAME[kind], tally.scored[kind]);
  fmt::print(" shared {}; {} features with twin segments, {} tiles discarded\n", tally.shared, tally.twins,
             tally.discarded);
  std::fflush(stdout);
}

// False, and says why, if the core and the referee differ.
bool play(const Configuration& configuration, int style, uint64_t seed, Tally& tally) {
  const std::string faults = play_checked(configuration, static_cast<Style>(style), seed, tally);
  if (!faults.empty()) fmt::print("{}\n", faults);
  return faults.empty();
}

int soak_table(long wanted, uint64_t seed) {
  Tally tally;
  for (long told = 0; tally.actions < wanted; ++seed) {
    for (const Configuration& configuration : configurations())
      for (int style = 0; style < STYLES; ++style)
        if (!play(configuration, style, seed, tally)) return 1;
    if (tally.actions - told < 1'000'000) continue;
    told = tally.actions;
    tell(tally);
  }
  tell(tally);
  fmt::print("no fault in {} configurations, {} styles\n", configurations().size(), STYLES);
  return 0;
}

std::string percentiles(std::vector<int>& counts) {
  std::sort(counts.begin(), counts.end());
  const auto part = [&](size_t percent) { return counts[(counts.size() - 1) * percent / 100]; };
  return fmt::format("{:>4} {:>3} {:>3} {:>3} {:>3}", part(10), part(50), part(90), part(99), counts.back());
}

double mean(const std::vector<int>& counts) {
  return std::accumulate(counts.begin(), counts.end(), 0.0) / static_cast<double>(counts.size());
}

void tell_map(const std::string& map, int style, std::vector<int>& placed, std::vector<int>& empty,
              std::vector<int>& discarded) {
  const double tiles = map_of(map).most_tiles;
  fmt::print("{:13} {:10} {:6} {:6} {:6.1f} {:5.1f}% | {} | {}\n", map,
             STYLE_NAME[static_cast<size_t>(style)], placed.size(), tiles, mean(placed),
             100 * mean(placed) / tiles, percentiles(empty), percentiles(discarded));
  std::fflush(stdout);
}

int soak_maps(long games, uint64_t seed) {
  fmt::print(
      "              style       games  tiles placed  share | squares left empty  | tiles discarded\n"
      "                           recommended           |  10% 50% 90% 99% max | 10% 50% 90% 99% max\n");
  Tally tally;
  for (const std::string map : MAPS) {
    std::vector<Configuration> all;
    for (const MapGame& game : games_on(map)) all.push_back(recommended(game));
    for (int style = 0; style < STYLES; ++style) {
      std::vector<int> placed, empty, discarded;
      for (long game = 0; game < games; ++game) {
        const Configuration& configuration = all[static_cast<size_t>(game) % all.size()];
        if (!play(configuration, style, seed + static_cast<uint64_t>(game), tally)) return 1;
        placed.push_back(tally.last_placed);
        empty.push_back(tally.last_empty);
        discarded.push_back(tally.last_discarded);
      }
      tell_map(map, style, placed, empty, discarded);
    }
    for (const Configuration& odd : odd_games_on(map))
      for (long game = 0; game < games / 10; ++game)
        if (!play(odd, static_cast<int>(game % STYLES), seed + static_cast<uint64_t>(game), tally)) return 1;
  }
  tell(tally);
  fmt::print("towns: {} paid for, {} added to roads, {} extra tiles; no fault\n", tally.towns[0],
             tally.towns[1], tally.towns[2]);
  return 0;
}

int soak_chance(long games, uint64_t seed) {
  Tally tally;
  long full = 0;
  for (const uint64_t end = seed + static_cast<uint64_t>(games); seed < end; ++seed) {
    const Map map = random_map(seed);
    if (!play(random_game_on(map, seed), static_cast<int>(seed % STYLES), seed, tally)) return 1;
    full += tally.last_empty == 0;
  }
  tell(tally);
  fmt::print("{} maps were covered; no fault\n", full);
  return 0;
}

} // namespace
} // namespace mappa::proof

int main(int argc, char** argv) {
  const std::string_view what = argc > 1 ? argv[1] : "";
  const auto number = [&](int i, uint64_t otherwise) {
    return argc > i ? std::strtoull(argv[i], nullptr, 10) : otherwise;
  };
  if (what == "maps") return mappa::proof::soak_maps(static_cast<long>(number(2, 2'000)), number(3, 1));
  if (what == "chance") return mappa::proof::soak_chance(static_cast<long>(number(2, 20'000)), number(3, 1));
  return mappa::proof::soak_table(static_cast<long>(number(1, 1'000'000)), number(2, 1));
}
