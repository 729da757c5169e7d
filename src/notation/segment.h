// The names of a tile's segments by board directions: "city@N", "field@5", "monastery".
#pragma once

#include "game/ruleset.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace mappa::notation {

// Of a tile turned by `rot` quarter turns.
std::string feature_name(const Tile& tile, std::size_t feature, int rot);

// Of a tile in a game; `oriented` is its index in Ruleset::oriented.
std::string segment_name(const Ruleset& rules, int oriented, uint8_t segment);
std::vector<std::string> segment_names(const Ruleset& rules, int oriented);
std::optional<uint8_t> find_segment(const Ruleset& rules, int oriented, std::string_view name);

} // namespace mappa::notation
