#include "data/map_read.h"

#include "data/json.h"
#include <algorithm>
#include <cmath>
#include <span>

namespace mappa::data {
namespace {

using nlohmann::json;

constexpr double FARTHEST = 100; // grid units

std::optional<At> to_at(const json& value) {
  if (!value.is_array() || value.size() != 2) return std::nullopt;
  const auto x = whole_number(value[0], 0, MAX_MAP_SIDE - 1);
  const auto y = whole_number(value[1], 0, MAX_MAP_SIDE - 1);
  if (!x || !y) return std::nullopt;
  return At{*x, *y};
}

// Says the numbers of what should be a square.
std::string shown_at(const json& value) {
  const auto number = [](const json& entry) { return entry.is_number(); };
  const bool plain = value.is_array() && value.size() < 5 && std::all_of(value.begin(), value.end(), number);
  return plain ? value.dump() : shown(value);
}

// So many numbers near the grid; none if it is anything else.
std::vector<double> to_numbers(const json& value, std::size_t count) {
  if (!value.is_array() || value.size() != count) return {};
  std::vector<double> numbers;
  for (const json& entry : value) {
    if (!entry.is_number()) return {};
    numbers.push_back(entry.get<double>());
    if (!(std::abs(numbers.back()) <= FARTHEST)) return {};
  }
  return numbers;
}

Trail to_trail(const json& value, std::size_t least, const std::string& what, const Place& place) {
  Trail trail;
  if (!value.is_array()) {
    place.fault("{} is {}, not a list", what, shown(value));
    return trail;
  }
  for (const json& entry : value) {
    const auto numbers = to_numbers(entry, 2);
    if (numbers.empty()) {
      place.fault("{}: spot {} is not two numbers from -{} to {}", what, trail.size(), FARTHEST, FARTHEST);
      return trail;
    }
    trail.push_back({numbers[0], numbers[1]});
  }
  if (trail.size() < least) place.fault("{} has {} spots, not at least {}", what, trail.size(), least);
  return trail;
}

} // namespace

At read_at(Object& object, const char* key) {
  const json* value = object.need(key);
  if (!value) return {};
  const auto at = to_at(*value);
  if (!at)
    object.place().fault("\"{}\" is {}, not a square [x,y] with whole numbers from 0 to {}", key,
                         shown_at(*value), MAX_MAP_SIDE - 1);
  return at.value_or(At{});
}

std::vector<At> read_squares(Object& object, const char* key) {
  const json* list = object.need_list(key);
  std::vector<At> squares;
  if (!list) return squares;
  for (const json& entry : *list) {
    const auto at = to_at(entry);
    if (!at) {
      object.place().fault("\"{}\" has {}, not only squares [x,y] with whole numbers from 0 to {}", key,
                           shown_at(entry), MAX_MAP_SIDE - 1);
      return {};
    }
    squares.push_back(*at);
  }
  return squares;
}

int read_word(Object& object, const char* key, std::span<const char* const> words) {
  return object.need(key) ? std::max(object.word(key, words) - 1, 0) : 0;
}

SideAt read_side_at(Object& object) {
  const At at = read_at(object, "at");
  return {at, read_word(object, "side", SIDE_NAME)};
}

Colour read_colour(Object& object, const char* key) {
  return static_cast<Colour>(read_word(object, key, COLOUR_NAME));
}

Name read_name(Object& object, const char* key, const std::string& own) {
  const json* value = object.need(key);
  if (!value) return {};
  if (!value->is_object()) return Name(object.text(key, MAX_MAP_NAME));
  Object languages(*value, object.place().inside(key));
  Name name;
  for (const char* language : LANGUAGE_NAME)
    if (languages.find(language)) name.in(*language_named(language)) = languages.text(language, MAX_MAP_NAME);
  languages.no_other_keys();
  if (value->empty()) languages.place().fault("not in any of {}", fmt::join(LANGUAGE_NAME, " "));
  name.fill(own);
  return name;
}

Name read_place_name(Object& object, const std::string& id) {
  Name name = read_name(object, "name", id);
  const json* value = object.find("name");
  if (value && value->is_string() && !id.empty() && !name.empty() && name.english() != id)
    object.place().fault("the name {} is neither the id nor given by languages", shown(*value));
  return name;
}

std::vector<double> read_numbers(Object& object, const char* key, std::size_t count) {
  const json* value = object.need(key);
  if (!value) return {};
  auto numbers = to_numbers(*value, count);
  if (numbers.empty())
    object.place().fault("\"{}\" is not {} numbers from -{} to {}", key, count, FARTHEST, FARTHEST);
  return numbers;
}

Spot read_spot(Object& object, const char* key) {
  const auto numbers = read_numbers(object, key, 2);
  return numbers.empty() ? Spot{} : Spot{numbers[0], numbers[1]};
}

Trail read_trail(Object& object, const char* key, std::size_t least) {
  const json* value = object.need(key);
  return value ? to_trail(*value, least, fmt::format("\"{}\"", key), object.place()) : Trail{};
}

std::vector<Trail> read_trails(Object& object, const char* key, std::size_t least) {
  std::vector<Trail> trails;
  const json* list = object.need_list(key);
  if (!list) return trails;
  for (const json& entry : *list)
    trails.push_back(
        to_trail(entry, least, fmt::format("\"{}\" number {}", key, trails.size() + 1), object.place()));
  return trails;
}

std::string entry_name(const json& value, const char* what, std::size_t number) {
  std::vector<std::string> ignored;
  if (value.is_object() && value.contains("id")) {
    Object object(value, Place(ignored, ""));
    if (const std::string id = object.text("id", MAX_MAP_NAME); !id.empty())
      return fmt::format("{} {}", what, id);
  }
  return fmt::format("{} number {}", what, number);
}

} // namespace mappa::data
