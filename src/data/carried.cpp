#include "data/carried.h"

#include "data/json.h"
#include "data/sha256.h"

#include <cmath>
#include <nlohmann/json.hpp>

namespace mappa::data {
namespace {

using nlohmann::json;

constexpr double WHOLE = 1LL << 53; // up to here every whole number is one of its own

// One number is one text: programs that know only one kind of number write 2.0 as 2.
void settle_numbers(json& value) {
  if (value.is_structured())
    for (json& part : value) settle_numbers(part);
  if (!value.is_number_float()) return;
  const auto number = value.get<double>();
  if (std::abs(number) < WHOLE && number == std::trunc(number)) value = static_cast<int64_t>(number);
}

std::string text_of(const json& value) { return value.dump(-1, ' ', false, json::error_handler_t::replace); }

// Five bits a letter.
std::string made_id(std::string_view text) {
  constexpr std::string_view LETTERS = "abcdefghijklmnopqrstuvwxyz234567";
  const Digest digest = sha256(text);
  std::string id(MADE);
  for (std::size_t bit = 0; bit < 5 * MADE_SIZE; bit += 5) {
    const unsigned two = static_cast<unsigned>(digest[bit / 8]) << 8 | digest[bit / 8 + 1];
    id += LETTERS[two >> (11 - bit % 8) & 31U];
  }
  return id;
}

} // namespace

MapPtr read_carried(json map, const Place& place) {
  const std::size_t before = place.faults();
  if (!map.is_object()) {
    place.fault("{} where a map is wanted", shown(map));
    return nullptr;
  }
  settle_numbers(map);
  map.erase("id");
  const std::string rest = text_of(map);
  if (rest.size() > MAX_CARRIED_MAP) {
    place.fault("the map has {} bytes; at most {} (256 KiB) are taken", rest.size(), MAX_CARRIED_MAP);
    return nullptr;
  }
  const std::string id = made_id(rest);
  map["id"] = id;
  MapFile file = check_map(map, id + ".json", place);
  if (place.faults() != before) return nullptr;
  file.text = text_of(map);
  return std::make_shared<const MapFile>(std::move(file));
}

MapPtr parse_carried(std::string_view text) {
  std::vector<std::string> faults;
  MapPtr map = read_carried(parse_json(text, "a map that was kept"), Place(faults, "a map that was kept"));
  throw_first(faults);
  return map;
}

} // namespace mappa::data
