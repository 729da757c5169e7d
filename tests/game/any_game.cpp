#include "any_game.h"

#include "chip_game.h"
#include "game/rules/chip_setup.h"
#include "sets.h"

#include <algorithm>
#include <fmt/format.h>

namespace mappa::proof {

namespace {

constexpr std::array RULES{&Expansions::inns,    &Expansions::cathedrals, &Expansions::large_meeple,
                           &Expansions::builder, &Expansions::pig,        &Expansions::trade_goods,
                           &Expansions::abbot};
constexpr std::array RULE_NAMES{"inns", "cathedrals", "large", "builder", "pig", "goods", "abbot"};
constexpr std::array TOWNS{&TownVariants::extra_tile, &TownVariants::cost, &TownVariants::road_bonus};
constexpr std::array TOWN_NAMES{"extra tile", "cost", "road bonus"};
constexpr std::array SETS{"inns_and_cathedrals", "traders_and_builders", "postman", "river_1", "river_2"};
constexpr uint64_t GROUNDS = MAPS.size() + 1; // and the free table
constexpr uint64_t LEAST_PLAYERS = 2, PLAYER_COUNTS = MAX_PLAYERS - LEAST_PLAYERS + 1;

// C5, C6
void throw_chips(Setup& setup, Random& random) {
  const Map& map = map_of(setup.map);
  const auto rules = chip_rules_for(map);
  if (random.below(2)) setup.chip_rules = rules[random.below(static_cast<uint32_t>(rules.size()))];
  setup.chips_by_players = random.below(2) == 0 && !chip_game(setup, &map).marked;
}

void throw_map(Setup& setup, const std::string& map, Random& random) {
  setup.map = map;
  setup.chips = random.below(2) == 0;
  for (const auto variant : TOWNS) setup.town_variants.*variant = random.below(2) == 0;
  setup.tile_limit = map_of(map).most_tiles;
  if (setup.chips) throw_chips(setup, random);
}

void throw_tiles(Setup& setup, Random& random) {
  const bool gardens = setup.expansions.abbot || random.below(4) == 0;
  setup.tiles = {{gardens ? "base_c2_gardens" : "base", 1}};
  for (const char* set : SETS)
    if (random.below(2)) setup.tiles[set] = 1;
  if (setup.postman) setup.tiles["postman"] = 1; // P1
}

std::string name_of(const Setup& setup, uint64_t number) {
  std::string name = fmt::format("game {} of any kind:", number);
  for (const Switch& s : switches())
    if (s.on(setup)) name += " " + s.name + ",";
  return name;
}

Switch on_map(const char* map) {
  return {map, [map](const Setup& s) { return s.map == map; }};
}

std::vector<Switch> all_switches() {
  std::vector<Switch> list{{"free table", [](const Setup& s) { return s.map.empty(); }}};
  for (const char* map : MAPS) list.push_back(on_map(map));
  for (size_t n = LEAST_PLAYERS; n <= MAX_PLAYERS; ++n)
    list.push_back({fmt::format("{} players", n), [n](const Setup& s) { return s.players.size() == n; }});
  list.push_back({"chips", [](const Setup& s) { return s.chips; }});
  list.push_back({"chips laid by players", [](const Setup& s) { return s.chips_by_players; }});
  for (size_t i = 1; i < CHIP_RULES_NAME.size(); ++i)
    list.push_back({CHIP_RULES_NAME[i], [i](const Setup& s) {
                      return !s.map.empty() &&
                             chip_game(s, &map_of(s.map)).rules == static_cast<ChipRules>(i);
                    }});
  for (size_t i = 0; i < TOWNS.size(); ++i)
    list.push_back({TOWN_NAMES[i], [i](const Setup& s) { return s.town_variants.*TOWNS[i]; }});
  list.push_back({"postman", [](const Setup& s) { return s.postman; }});
  list.push_back({"fields", [](const Setup& s) { return s.fields; }});
  for (size_t i = 0; i < RULES.size(); ++i)
    list.push_back({RULE_NAMES[i], [i](const Setup& s) { return s.expansions.*RULES[i]; }});
  for (const char* set : SETS)
    list.push_back({fmt::format("{} tiles", set), [set](const Setup& s) { return s.tiles.contains(set); }});
  const size_t plain = list.size(); // each of them off is as good a switch
  for (size_t i = GROUNDS + PLAYER_COUNTS; i < plain; ++i)
    list.push_back({"no " + list[i].name, [on = list[i].on](const Setup& s) { return !on(s); }});
  return list;
}

// Chips and towns belong to some grounds only, a player count excludes the others, the postman brings
// its tiles: what a thousand setups never have together cannot be.
const std::vector<std::vector<bool>>& possible() {
  static const std::vector<std::vector<bool>> pairs = [] {
    const auto& all = switches();
    std::vector<std::vector<bool>> list(all.size(), std::vector<bool>(all.size()));
    for (uint64_t number = 0; number < 3000; ++number) {
      const Setup setup = any_setup(number);
      for (size_t a = 0; a < all.size(); ++a)
        for (size_t b = 0; b < a; ++b)
          if (all[a].on(setup) && all[b].on(setup)) list[a][b] = true;
    }
    return list;
  }();
  return pairs;
}

} // namespace

const std::vector<Switch>& switches() {
  static const std::vector<Switch> list = all_switches();
  return list;
}

Setup any_setup(uint64_t number) {
  Random random{number};
  Setup setup = setup_for(static_cast<int>(LEAST_PLAYERS + number / GROUNDS % PLAYER_COUNTS));
  for (const auto rule : RULES) setup.expansions.*rule = random.below(2) == 0;
  setup.postman = random.below(2) == 0;
  setup.fields = random.below(3) != 0;
  setup.tile_limit = 30 + static_cast<int>(random.below(100));
  if (const uint64_t ground = number % GROUNDS) throw_map(setup, MAPS[ground - 1], random);
  throw_tiles(setup, random);
  if (random.below(3) == 0) setup.meeples = 1 + static_cast<int>(random.below(MAX_MEEPLES));
  return setup;
}

Configuration any_game(uint64_t number) {
  const Setup setup = any_setup(number);
  const Map* map = setup.map.empty() ? nullptr : &map_of(setup.map);
  return {name_of(setup, number), rules_for(setup, map), map};
}

void Pairs::add(const Setup& setup) {
  const auto& all = switches();
  together_.resize(all.size(), std::vector<long>(all.size()));
  for (size_t a = 0; a < all.size(); ++a)
    for (size_t b = 0; b < a; ++b) together_[a][b] += all[a].on(setup) && all[b].on(setup);
}

Pairs::Rarest Pairs::rarest() const {
  Rarest rarest{"", -1};
  for (size_t a = 0; a < together_.size(); ++a)
    for (size_t b = 0; b < a; ++b)
      if (possible()[a][b] && (rarest.games < 0 || together_[a][b] < rarest.games))
        rarest = {switches()[a].name + " and " + switches()[b].name, together_[a][b]};
  return rarest;
}

} // namespace mappa::proof
