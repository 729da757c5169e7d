#include "game/sheet.h"

namespace mappa {

namespace {

constexpr int POSTMEN = 5; // in the printed game

std::string starts(int n) { return std::to_string(n) + (n == 1 ? " start square" : " start squares"); }

} // namespace

Mix recommended_mix(const Map& map, bool postman, std::optional<int> wanted, const SetSize& size_of) {
  Mix mix;
  int tiles = 0;
  const auto add = [&](const std::string& set) {
    mix.tiles[set] = 1;
    tiles += size_of(set);
  };
  add(RECOMMENDED_SETS[0]);
  if (postman) add("postman"); // P1
  for (size_t i = 1; i < RECOMMENDED_SETS.size() && tiles < wanted.value_or(map.least_tiles); ++i)
    add(RECOMMENDED_SETS[i]);
  const int middle = recommended_limit(map);
  if (wanted || tiles > middle) mix.tile_limit = wanted.value_or(middle);
  return mix;
}

std::vector<std::string> differences(const Ruleset& rules, const Map* map) {
  std::vector<std::string> found;
  if (map && (rules.tile_limit < map->least_tiles || rules.tile_limit > map->most_tiles)) // M2
    found.push_back(std::to_string(rules.tile_limit) + " tiles are played; map '" + map->id +
                    "' is best with " + std::to_string(map->least_tiles) + " to " +
                    std::to_string(map->most_tiles));
  if (rules.chips != ChipRules::None && rules.printed.starts_used != map->starts_used) // M3
    found.push_back(starts(rules.printed.starts_used) + " used; with chips the sheet says " +
                    std::to_string(map->starts_used));
  if (rules.has(Figure::Postman) && rules.players > POSTMEN) // P1
    found.push_back(std::to_string(rules.players) + " postmen play; the printed game has " +
                    std::to_string(POSTMEN));
  return found;
}

} // namespace mappa
