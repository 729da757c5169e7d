#include "game/sheet.h"

namespace mappa {

namespace {

constexpr int POSTMEN = 5; // in the printed game

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

std::vector<Sentence> differences(const Ruleset& rules, const Map* map) {
  std::vector<Sentence> found;
  if (map && (rules.tile_limit < map->least_tiles || rules.tile_limit > map->most_tiles)) // M2
    found.push_back({"note.tiles",
                     {{"n", rules.tile_limit},
                      {"map", map->id},
                      {"least", map->least_tiles},
                      {"most", map->most_tiles}}});
  if (const int starts = rules.printed.starts_used;
      rules.chips != ChipRules::None && starts != map->starts_used) // M3
    found.push_back(
        {starts == 1 ? "note.start" : "note.starts", {{"n", starts}, {"sheet", map->starts_used}}});
  if (rules.has(Figure::Postman) && rules.players > POSTMEN) // P1
    found.push_back({"note.postmen", {{"n", rules.players}, {"printed", POSTMEN}}});
  return found;
}

} // namespace mappa
