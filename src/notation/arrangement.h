// Arrangements as JSON: the params of `arrange`, and its entries in saved games.
#pragma once

#include "data/object.h"
#include "game/arrange.h"
#include "notation/json.h"

namespace mappa::notation {

// Throws InputError, or IllegalAction where a tile has no such segment.
Arrangement parse_arrangement(const Ruleset& rules, const Position& position, const nlohmann::json& value);

// The position is the one before it.
Json arrangement_json(const Ruleset& rules, const Position& position, const Arrangement& arrangement);

// A tile's id; a fault if the game has no such tile.
uint8_t read_kind(const Ruleset& rules, const nlohmann::json& id, const data::Place& place);

// Calls `read` for each entry of a list, which may be absent but not longer than `most`.
template <class Read>
void read_list(data::Object& object, const char* key, std::size_t most, Read read) {
  if (!object.find(key)) return;
  const nlohmann::json* list = object.need_list(key);
  if (!list) return;
  if (list->size() > most) {
    object.place().fault("\"{}\" has {} entries; there can be at most {}", key, list->size(), most);
    return;
  }
  for (std::size_t i = 0; i < list->size(); ++i)
    read(list->at(i), object.place().inside(fmt::format("{}[{}]", key, i)));
}

} // namespace mappa::notation
