// Random games on the five maps: every set of starts with every town variant, and how far the tiles go.
#pragma once

#include "random_play.h"

#include <string>
#include <vector>

namespace mappa::proof {

struct MapGame {
  std::string map;
  std::vector<std::string> starts;
  TownVariants towns;
  int players;
  bool chips = false, postman = false;
};

// Every set of starts of a map with all eight variants, 2 to 5 players in turn.
std::vector<MapGame> games_on(const std::string& map, bool chips = false, bool postman = false);

// With the tiles that the rule sheets recommend, as many as the map does.
Configuration recommended(const MapGame& game);

// With the chips of every map that fit this one (C6), laid by the seed and by the players (C5).
std::vector<Configuration> chip_games_on(const std::string& map);

// The same with other tiles, meeples and no fields: what nobody recommends must be played right, too.
std::vector<Configuration> odd_games_on(const std::string& map, bool chips = false);

// With the rules of all expansions, and most of the others.
std::vector<Configuration> expanded_games_on(const std::string& map);

// With one river or both, and chips, the postman and the rules of expansions now and then.
std::vector<Configuration> river_games_on(const std::string& map);

} // namespace mappa::proof
