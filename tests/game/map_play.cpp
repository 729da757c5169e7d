#include "map_play.h"

#include "chip_game.h"
#include "game/rules/chip_setup.h"
#include "sets.h"

#include <algorithm>
#include <bit>
#include <fmt/format.h>

namespace mappa::proof {

namespace {

const std::map<std::string, int> RECOMMENDED{
    {"base", 1}, {"inns_and_cathedrals", 1}, {"traders_and_builders", 1}};

std::vector<std::vector<std::string>> sets_of_starts(const Map& map) {
  std::vector<std::vector<std::string>> sets;
  for (unsigned bits = 0; bits < 1u << map.starts.size(); ++bits) {
    if (std::popcount(bits) < std::min(2, map.starts_used)) continue; // M3
    auto& starts = sets.emplace_back();
    for (size_t i = 0; i < map.starts.size(); ++i)
      if (bits >> i & 1) starts.push_back(map.starts[i]);
  }
  return sets;
}

TownVariants variants(unsigned bits) { return {(bits & 1) != 0, (bits & 2) != 0, (bits & 4) != 0}; }

Configuration on_map(const std::string& map, Setup setup) {
  setup.map = map;
  std::string name = fmt::format(
      "{}{}, {} players, from {}, towns {:d}{:d}{:d}, tiles", map,
      fmt::format("{}{}{}{}", setup.chips ? " with chips" : "",
                  setup.chip_rules == ChipRules::None
                      ? ""
                      : fmt::format(" ({})", CHIP_RULES_NAME[static_cast<size_t>(setup.chip_rules)]),
                  setup.chips_by_players ? " laid by the players" : "",
                  setup.postman ? " and the postman" : ""),
      setup.players.size(), fmt::join(setup.starts, " "), setup.town_variants.extra_tile,
      setup.town_variants.cost, setup.town_variants.road_bonus);
  for (const auto& [set, copies] : setup.tiles) name += fmt::format(" {}x{}", copies, set);
  if (setup.tile_limit) name += fmt::format(", at most {}", *setup.tile_limit);
  return {name, rules_for(setup, &map_of(map)), &map_of(map)};
}

} // namespace

std::vector<MapGame> games_on(const std::string& map, bool chips, bool postman) {
  std::vector<MapGame> games;
  for (const auto& starts : sets_of_starts(map_of(map)))
    for (unsigned bits = 0; bits < 8; ++bits)
      games.push_back({map, starts, variants(bits), 2 + static_cast<int>(games.size() % 4), chips, postman});
  return games;
}

Configuration recommended(const MapGame& game) {
  Setup setup = setup_for(game.players, RECOMMENDED);
  setup.starts = game.starts;
  setup.town_variants = game.towns;
  setup.chips = game.chips;
  setup.postman = game.postman;
  if (game.postman) setup.tiles["postman"] = 1;
  setup.tile_limit = map_of(game.map).most_tiles;
  return on_map(game.map, setup);
}

std::vector<Configuration> chip_games_on(const std::string& map) {
  std::vector<Configuration> list;
  for (const ChipRules rules : chip_rules_for(map_of(map)))
    for (const bool by_players : {false, true}) {
      const auto number = static_cast<unsigned>(list.size());
      Setup setup = setup_for(1 + static_cast<int>(number % MAX_PLAYERS), RECOMMENDED);
      setup.map = map;
      setup.chips = true;
      setup.chip_rules = rules;
      setup.chips_by_players = by_players && !chip_game(setup, &map_of(map)).marked;
      setup.town_variants = variants(number);
      setup.tile_limit = map_of(map).most_tiles;
      list.push_back(on_map(map, setup));
    }
  return list;
}

std::vector<Configuration> odd_games_on(const std::string& map, bool chips) {
  std::vector<Configuration> list;
  const auto add = [&](int n, std::map<std::string, int> tiles, unsigned bits, auto change) {
    Setup setup = setup_for(n, std::move(tiles));
    setup.town_variants = variants(bits);
    setup.chips = chips;
    change(setup);
    list.push_back(on_map(map, setup));
  };
  add(1, {{"base", 1}}, 7, [](Setup&) {});
  add(6, {{"base", 3}}, 3, [](Setup& setup) { setup.meeples = 1; }); // more than can lie
  add(2, RECOMMENDED, 5, [](Setup& setup) { setup.fields = false; });
  add(3, {{"base", 1}, {"postman", 1}}, 6,
      [&](Setup& setup) { setup.tile_limit = chips ? 40 : 5; }); // BX1 needs some
  add(4, {{"base_c2_gardens", 1}, {"postman", 1}}, 1, [](Setup& setup) { setup.meeples = 20; });
  add(2, {{"inns_and_cathedrals", 3}}, 7, [](Setup&) {}); // no start tile
  return list;
}

std::vector<Configuration> expanded_games_on(const std::string& map) {
  std::vector<Configuration> list;
  for (unsigned bits = 0; bits < 8; ++bits) {
    Setup setup = setup_for(2 + static_cast<int>(bits % 3), RECOMMENDED);
    setup.tiles.erase("base");
    setup.tiles["base_c2_gardens"] = setup.tiles["postman"] = 1;
    setup.expansions = {true, true, true, true, true, true, true};
    setup.town_variants = variants(bits);
    setup.chips = bits % 4 != 0;
    setup.postman = bits % 2 == 0;
    setup.tile_limit = map_of(map).most_tiles;
    list.push_back(on_map(map, setup));
  }
  return list;
}

std::vector<Configuration> river_games_on(const std::string& map) {
  std::vector<Configuration> list;
  const auto sets = sets_of_starts(map_of(map));
  for (unsigned bits = 0; bits < 16; ++bits) {
    Setup setup = setup_for(2 + static_cast<int>(bits % 3), RECOMMENDED);
    if (bits % 3 != 1) setup.tiles["river_1"] = 1;
    if (bits % 3 != 0) setup.tiles["river_2"] = 1;
    setup.chips = bits % 2 == 0;
    setup.postman = bits % 4 < 2;
    if (setup.postman) setup.tiles["postman"] = 1;
    if (bits % 8 < 4) setup.expansions = {true, true, true, true, true, true, false};
    setup.town_variants = variants(bits % 8);
    setup.starts = sets[bits % sets.size()];
    setup.tile_limit = map_of(map).most_tiles;
    list.push_back(on_map(map, setup));
  }
  return list;
}

} // namespace mappa::proof
