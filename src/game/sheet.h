// What the rule sheets advise: the mix of tiles for a map, and where a setup differs from them.
#pragma once

#include "game/map.h"
#include "game/ruleset.h"
#include "game/sentence.h"

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace mappa {

struct Mix {
  std::map<std::string, int> tiles; // copies of each tile set
  std::optional<int> tile_limit;
};

// The tiles that a set has.
using SetSize = std::function<int(const std::string& set)>;

// Sets that the sheets name for maps, in the order in which they are added.
inline constexpr std::array RECOMMENDED_SETS{"base", "inns_and_cathedrals", "traders_and_builders"};

// The middle of the map's range: a recommended mix has no more tiles.
constexpr int recommended_limit(const Map& map) { return (map.least_tiles + map.most_tiles) / 2; }

// M2: sets while the mix is smaller than the map's least number of tiles, or than `wanted`; of a larger mix
// as many as the middle of the map's range, or as wanted.
Mix recommended_mix(const Map& map, bool postman, std::optional<int> wanted, const SetSize& size_of);

// Where the setup is not as the sheets have it, which is allowed.
std::vector<Sentence> differences(const Ruleset& rules, const Map* map);

} // namespace mappa
