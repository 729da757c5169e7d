// Maps that no file has: a setup brings them along. Each is called after what is in it, so that one id is one
// map everywhere and for ever.
#pragma once

#include "data/map_file.h"

#include <cstddef>
#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <string_view>

namespace mappa::data {

inline constexpr std::size_t MAX_CARRIED_MAP = 256 << 10; // bytes of its text

using MapPtr = std::shared_ptr<const MapFile>;

// A map file as JSON. Whatever it calls itself, its id is made from all the rest: from its text without
// spaces, its keys in order. With a fault, which is told at the place, it is null.
MapPtr read_carried(nlohmann::json map, const Place& place);

// The text of such a map as it was kept. Throws DataError only.
MapPtr parse_carried(std::string_view text);

} // namespace mappa::data
