// Games that computer players are tried in.
#pragma once

#include "data/library.h"
#include "game/turn.h"
#include "play/player.h"

#include <algorithm>
#include <cstdlib>
#include <gtest/gtest.h>
#include <optional>

namespace mappa::proof {

inline const data::Library& known_data() {
  static const data::Library LIBRARY = [] {
    setenv("MAPPA_DATA", MAPPA_DATA_DIR,
           0); // where Node or an imitated machine runs the test it lies beside neither
    return data::load_library({});
  }();
  return LIBRARY;
}

inline Setup table_of(int players) {
  Setup setup;
  for (int i = 0; i < players; ++i) setup.players.push_back("Player " + std::to_string(i + 1));
  return setup;
}

inline Ruleset base_game(int players, std::optional<int> tile_limit = {}) {
  Setup setup = table_of(players);
  setup.tile_limit = tile_limit;
  return make_ruleset(setup, {known_data().set("base")});
}

// So small that an endgame can be tried out; which tiles are played is no secret.
inline Ruleset small_game(int players, int tile_limit) {
  Setup setup = table_of(players);
  setup.tile_limit = tile_limit;
  setup.analysis = true;
  return make_ruleset(setup, {known_data().set("base")});
}

// With chips, postman and town variants: every kind of decision comes up on one map or another.
inline Ruleset map_game(const std::string& map, int players, bool chips_by_players = false) {
  Setup setup = table_of(players);
  setup.tiles = {{"base", 1}, {"inns_and_cathedrals", 1}, {"postman", 1}};
  setup.map = map;
  setup.chips = setup.postman = true;
  setup.chips_by_players = chips_by_players;
  setup.town_variants = {true, true, true};
  return make_ruleset(
      setup, {known_data().set("base"), known_data().set("inns_and_cathedrals"), known_data().set("postman")},
      &known_data().map(map)->map);
}

// With the rules of all expansions; on a map with chips, postman and town variants, too.
inline Ruleset expanded_game(int players, const std::string& map = {}) {
  Setup setup = table_of(players);
  setup.tiles = {{"base_c2_gardens", 1}, {"inns_and_cathedrals", 1}, {"traders_and_builders", 1}};
  setup.expansions = {true, true, true, true, true, true, true};
  std::vector<const TileSet*> sets;
  for (const auto& [name, times] : setup.tiles) sets.push_back(known_data().set(name));
  if (map.empty()) return make_ruleset(setup, sets);
  setup.tiles["postman"] = 1;
  sets.push_back(known_data().set("postman"));
  setup.map = map;
  setup.chips = setup.postman = true;
  setup.town_variants = {true, true, true};
  return make_ruleset(setup, sets, &known_data().map(map)->map);
}

inline constexpr std::array MAPS{"benelux", "deutschland", "france", "great_britain", "iberia"};

inline bool is_legal(const Ruleset& rules, const Position& position, const Action& action) {
  Actions actions;
  legal(rules, position, actions);
  return std::find(actions.begin(), actions.end(), action) != actions.end();
}

// Little thought: enough to go through all of a search.
inline play::Effort little() {
  play::Effort effort;
  effort.playouts = 6;
  return effort;
}

} // namespace mappa::proof
