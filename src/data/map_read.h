// The values that map files are made of: squares, sides, spots, names.
#pragma once

#include "data/map_picture.h"
#include "data/object.h"
#include <cstddef>
#include <nlohmann/json.hpp>

namespace mappa::data {

inline constexpr std::size_t MAX_MAP_NAME = 100; // bytes
inline constexpr std::size_t MAX_ENTRIES = 1024; // of one list

// All of them read a key that must be there; a fault yields an empty value.
At read_at(Object& object, const char* key);
std::vector<At> read_squares(Object& object, const char* key);
SideAt read_side_at(Object& object); // its keys "at" and "side"
int read_word(Object& object, const char* key, std::span<const char* const> words); // 0 for the first
Colour read_colour(Object& object, const char* key);
// A text for all languages, or one for each of some. The others take what the place is called by its own
// people; where that is not said English, or else the first that there is.
Name read_name(Object& object, const char* key, const std::string& own = "");
// The name of a town or large city: a plain text is its id.
Name read_place_name(Object& object, const std::string& id);
Spot read_spot(Object& object, const char* key);
Trail read_trail(Object& object, const char* key, std::size_t least); // spots
std::vector<Trail> read_trails(Object& object, const char* key, std::size_t least);
std::vector<double> read_numbers(Object& object, const char* key, std::size_t count);

// "town Nancy", or "town number 3" if it has no proper id.
std::string entry_name(const nlohmann::json& value, const char* what, std::size_t number);

// Every object of a list that may be absent, with all of its keys.
template <typename Read>
void read_each(Object& object, const char* key, const char* what, Read read) {
  const nlohmann::json* list = object.find(key) ? object.need_list(key) : nullptr;
  if (!list) return;
  if (list->size() > MAX_ENTRIES)
    return object.place().fault("\"{}\" has {} entries; at most {} are read", key, list->size(), MAX_ENTRIES);
  std::size_t number = 0;
  for (const nlohmann::json& value : *list) {
    const Place place = object.place().entry(key, number);
    Object entry(value, place.inside(entry_name(value, what, ++number)));
    read(entry);
    entry.no_other_keys();
  }
}

} // namespace mappa::data
