// Random games under the checker, for as long as one likes:
//   soak [actions] [first seed]      every configuration and style on the free table
//   soak maps [games] [first seed]   so many games on each map and in each style, and how far the tiles go;
//                                    so many on each map with its chips, and with the postman too
//   soak any [games] [first number]  so many games with any switches (any_game.h), and which two of them
//                                    were on together least often
//   soak chance [games] [first seed] a game on each of so many small maps made by chance, with chips and
//                                    without
//   soak chips [seeds] [first seed]  how evenly chips lie
#include "any_game.h"
#include "chip_ground.h"
#include "map_play.h"
#include "random_map.h"
#include "sets.h"

#include <algorithm>
#include <cmath>
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

constexpr std::array<const char*, DECISIONS> DECISION_NAME{"lay a chip", "draw",       "tile",    "redeem",
                                                           "treat",      "figure",     "upgrade", "keep",
                                                           "sell",       "buy a turn", "over"};
constexpr std::array<const char*, REASONS> REASON_NAME{"features", "towns",   "chips", "treats", "coats",
                                                       "wine",     "postman", "abbot", "goods"};

void tell_chips(const std::string& map, const Tally& tally) {
  fmt::print("{}: {} games, {} actions; asked:", map, tally.games, tally.actions);
  for (size_t i = 0; i < DECISIONS; ++i)
    if (tally.asked[i]) fmt::print(" {} {},", DECISION_NAME[i], tally.asked[i]);
  fmt::print(" points for");
  for (size_t i = 0; i < REASONS; ++i)
    if (tally.given[i]) fmt::print(" {} {},", REASON_NAME[i], tally.given[i]);
  const auto told = [&](EventType type) { return tally.told[static_cast<size_t>(type)]; };
  fmt::print(
      " events: redeem {}, upgrade {}, sell {}, isle {}, taken {}, turned up {}, postman {}, held {}\n",
      told(EventType::Redeem), told(EventType::Upgrade), told(EventType::Sell), told(EventType::Isle),
      told(EventType::Taken), told(EventType::TurnedUp), told(EventType::Postman), told(EventType::Held));
  std::fflush(stdout);
}

std::vector<Configuration> recommended_on(const std::string& map, bool chips, bool postman = false) {
  std::vector<Configuration> all;
  for (const MapGame& game : games_on(map, chips, postman)) all.push_back(recommended(game));
  return all;
}

bool soak_odd(const std::string& map, bool chips, long games, uint64_t seed, Tally& tally) {
  for (const Configuration& odd : odd_games_on(map, chips))
    for (long game = 0; game < games; ++game)
      if (!play(odd, static_cast<int>(game % STYLES), seed + static_cast<uint64_t>(game), tally))
        return false;
  return true;
}

int soak_chip_games(long games, uint64_t seed, bool postman) {
  for (const std::string map : MAPS) {
    Tally tally;
    const std::vector<Configuration> all = recommended_on(map, true, postman);
    for (long game = 0; game < games; ++game) {
      const auto number = static_cast<size_t>(game);
      if (!play(all[number % all.size()], static_cast<int>(number / all.size() % STYLES), seed + number,
                tally))
        return 1;
    }
    if (!soak_odd(map, true, games / 10, seed, tally)) return 1;
    tell_chips(map + " with chips", tally);
  }
  fmt::print("no fault\n");
  return 0;
}

int soak_maps(long games, uint64_t seed) {
  fmt::print(
      "              style       games  tiles placed  share | squares left empty  | tiles discarded\n"
      "                           recommended           |  10% 50% 90% 99% max | 10% 50% 90% 99% max\n");
  Tally tally;
  for (const std::string map : MAPS) {
    const std::vector<Configuration> all = recommended_on(map, false);
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
    if (!soak_odd(map, false, games / 10, seed, tally)) return 1;
  }
  tell(tally);
  fmt::print("towns: {} paid for, {} added to roads, {} extra tiles; no fault\n", tally.towns[0],
             tally.towns[1], tally.towns[2]);
  return soak_chip_games(games, seed, false) || soak_chip_games(games, seed, true);
}

int soak_any(long games, uint64_t number) {
  Tally tally;
  Pairs pairs;
  for (const uint64_t end = number + static_cast<uint64_t>(games); number < end; ++number) {
    const Configuration game = any_game(number);
    if (!play(game, static_cast<int>(number / 7 % STYLES), number, tally)) return 1;
    pairs.add(game.rules.setup);
    if (tally.games % 1'000 == 0) tell(tally);
  }
  tell_chips("any switches", tally);
  fmt::print(
      "{} tiles by builders, {} by towns; rarest of all pairs of {} switches: {}, in {} games; no fault\n",
      tally.builders, tally.towns[2], switches().size(), pairs.rarest().pair, pairs.rarest().games);
  return 0;
}

int soak_chance(long games, uint64_t seed) {
  Tally tally, with_chips;
  long full = 0;
  for (const uint64_t end = seed + static_cast<uint64_t>(games); seed < end; ++seed) {
    const Map map = random_map(seed);
    const int style = static_cast<int>(seed % STYLES);
    if (!play(random_game_on(map, seed), style, seed, tally)) return 1;
    full += tally.last_empty == 0;
    if (!play(random_game_on(map, seed, true), style, seed, with_chips)) return 1;
  }
  tell(tally);
  tell_chips("maps of chance", with_chips);
  fmt::print("{} maps were covered; no fault\n", full);
  return 0;
}

// From every free plain square to the nearest chip.
void add_distances(const Map& map, const std::vector<At>& chips, std::vector<double>& distances) {
  for (int y = 0; y < map.height; ++y)
    for (int x = 0; x < map.width; ++x) {
      if (map.at(x, y) != Ground::Plain || std::find(chips.begin(), chips.end(), At{x, y}) != chips.end())
        continue;
      double nearest = map.width + map.height;
      for (const At chip : chips) nearest = std::min(nearest, std::hypot(x - chip.x, y - chip.y));
      distances.push_back(nearest);
    }
}

std::vector<At> chips_of(const Ruleset& rules, uint64_t seed) {
  std::vector<At> chips;
  for (const LyingChip& chip : chip_facts_of(rules, start(rules, seed)).lying)
    chips.push_back({chip.x, chip.y});
  return chips;
}

// The same number on squares where they may lie (C2), any of them.
std::vector<At> chips_by_chance(const Map& map, const std::vector<At>& starts, Random& random) {
  std::vector<At> chips, ground = chip_ground(map, starts);
  shuffle(ground.data(), static_cast<uint32_t>(ground.size()), random);
  for (const At at : ground) {
    const auto beside = [&](At chip) { return std::abs(chip.x - at.x) + std::abs(chip.y - at.y) == 1; };
    if (static_cast<int>(chips.size()) < map.chips_laid && std::none_of(chips.begin(), chips.end(), beside))
      chips.push_back(at);
  }
  return chips;
}

std::string spread(std::vector<double>& distances) {
  std::sort(distances.begin(), distances.end());
  const double sum = std::accumulate(distances.begin(), distances.end(), 0.0);
  const auto count = distances.size();
  return fmt::format("{:.2f} {:.2f} {:.2f}", sum / static_cast<double>(count), distances[count * 9 / 10],
                     distances.back());
}

int soak_chips(uint64_t seeds, uint64_t seed) {
  fmt::print("              laid  room | to the nearest chip: mean 90% max | were they laid by chance\n");
  for (const std::string id : MAPS) {
    const Map& map = map_of(id);
    std::vector<double> distances, by_chance;
    Random random{seed};
    for (const MapGame& game : games_on(id, true)) {
      if (game.towns != TownVariants{}) continue;
      const Ruleset rules = recommended(game).rules;
      std::vector<At> starts;
      for (const std::string& start : game.starts) starts.push_back(map.town(start)->at);
      for (uint64_t i = 0; i < seeds; ++i) {
        add_distances(map, chips_of(rules, seed + i), distances);
        add_distances(map, chips_by_chance(map, starts, random), by_chance);
      }
    }
    fmt::print("{:13} {:4} {:5} | {} | {}\n", id, map.chips_laid, room_for_chips(map), spread(distances),
               spread(by_chance));
  }
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
  if (what == "any") return mappa::proof::soak_any(static_cast<long>(number(2, 20'000)), number(3, 1));
  if (what == "chance") return mappa::proof::soak_chance(static_cast<long>(number(2, 20'000)), number(3, 1));
  if (what == "chips") return mappa::proof::soak_chips(number(2, 1'000), number(3, 1));
  return mappa::proof::soak_table(static_cast<long>(number(1, 1'000'000)), number(2, 1));
}
