// Setups as JSON.
#pragma once

#include "data/carried.h"
#include "data/library.h"
#include "data/object.h"
#include "game/setup.h"
#include "game/sheet.h"
#include "notation/json.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace mappa::notation {

// A missing seed is chosen at random. Its map is one of the library, the one that is `carried` beside it, or
// comes along as an object. Throws InputError that names every key at fault and its value.
Setup parse_setup(const nlohmann::json& value, const data::Library& library,
                  const data::MapPtr& carried = nullptr);

// A map that comes along; `name` is what messages call it. Throws MapFault.
data::MapPtr parse_carried_map(const nlohmann::json& map, const std::string& name);

// Null: the free table.
const data::MapFile* played_map(const Setup& setup, const data::Library& library);

// M2, with the tile sets of the library.
Mix recommended_mix(const Map& map, bool postman, std::optional<int> wanted, const data::Library& library);

// Where the setup is not as the sheets have it, on its map of the library.
std::vector<Sentence> differences(const Ruleset& rules, const data::Library& library);

// Every option that was set; the seed tells the order of the stack. Of a map that came along, its id.
Json setup_json(const Setup& setup, bool with_seed);
// For records: with the seed, and with the map itself if it came along.
Json whole_setup_json(const Setup& setup);

// Those that are played, as "rules" names them.
std::vector<std::string> rule_names(const Expansions& expansions);

// The key "seed" of a setup: a 64-bit unsigned number, or 32 hexadecimal digits.
std::optional<Seed> read_seed(data::Object& object);
// Of params, where it is only a number.
std::optional<uint64_t> read_number_seed(data::Object& object);

Json seed_json(const Seed& seed);
// Nothing if it is no seed.
std::optional<Seed> seed_from(const nlohmann::json& value);

} // namespace mappa::notation
