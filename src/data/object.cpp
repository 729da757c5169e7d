#include "data/object.h"

#include "data/error.h"
#include "data/json.h"
#include "game/tile.h"
#include <algorithm>
#include <nlohmann/json.hpp>

namespace mappa::data {

using nlohmann::json;

void throw_first(const std::vector<std::string>& faults) {
  if (faults.empty()) return;
  if (faults.size() == 1) throw DataError(faults[0]);
  throw DataError(fmt::format("{} (the first of {} faults)", faults[0], faults.size()));
}

bool is_name(std::string_view text, std::string_view also, std::size_t most) {
  return !text.empty() && text.size() <= most && std::all_of(text.begin(), text.end(), [&](char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
           also.find(c) != std::string_view::npos;
  });
}

std::optional<int> whole_number(const json& value, int least, int most) {
  if (value.is_number_unsigned() && value.get<uint64_t>() > static_cast<uint64_t>(most)) return std::nullopt;
  if (!value.is_number_integer()) return std::nullopt;
  const auto number = value.get<int64_t>();
  if (number < least || number > most) return std::nullopt;
  return static_cast<int>(number);
}

Object::Object(const json& value, Place place)
    : value_(value.is_object() ? &value : nullptr), place_(std::move(place)) {
  if (!value_) place_.fault("{} where an object is wanted", shown(value));
}

const json* Object::find(const char* key) {
  known_.insert(key);
  if (!value_) return nullptr;
  const auto found = value_->find(key);
  return found == value_->end() ? nullptr : &*found;
}

const json* Object::need(const char* key) {
  const json* value = find(key);
  if (!value && value_) place_.fault("the key \"{}\" is missing", key);
  return value;
}

const json* Object::need_list(const char* key) {
  const json* value = need(key);
  if (!value || value->is_array()) return value;
  place_.fault("\"{}\" is {}, not a list", key, shown(*value));
  return nullptr;
}

int Object::integer(const char* key, int least, int most, std::optional<int> fallback) {
  const json* value = fallback ? find(key) : need(key);
  if (!value) return fallback.value_or(0);
  if (const auto number = whole_number(*value, least, most)) return *number;
  place_.fault("\"{}\" is {}, not a whole number from {} to {}", key, shown(*value), least, most);
  return fallback.value_or(0);
}

bool Object::flag(const char* key) {
  const json* value = find(key);
  if (!value) return false;
  if (value->is_boolean()) return value->get<bool>();
  place_.fault("\"{}\" is {}, neither true nor false", key, shown(*value));
  return false;
}

std::string Object::text(const char* key, std::size_t most, const char* fallback) {
  const json* value = fallback ? find(key) : need(key);
  if (!value) return fallback ? fallback : "";
  if (value->is_string()) {
    const auto& text = value->get_ref<const std::string&>();
    const auto control = [](char c) { return static_cast<unsigned char>(c) < ' ' || c == 0x7f; };
    if (!text.empty() && text.size() <= most && std::none_of(text.begin(), text.end(), control)) return text;
  }
  place_.fault("\"{}\" is {}, not a text of 1 to {} bytes on one line", key, shown(*value), most);
  return "";
}

int Object::word(const char* key, std::span<const char* const> words) {
  const json* value = find(key);
  if (!value) return 0;
  for (std::size_t i = 0; i < words.size(); ++i)
    if (value->is_string() && value->get_ref<const std::string&>() == words[i])
      return static_cast<int>(i + 1);
  place_.fault("\"{}\" is {}, not one of {}", key, shown(*value), fmt::join(words, " "));
  return 0;
}

template <typename Number>
uint32_t Object::distinct(const char* key, const json& list, int count, const char* what, Number number) {
  if (list.size() > static_cast<std::size_t>(count)) {
    place_.fault("\"{}\" has {} entries, but there are only {} to name", key, list.size(), count);
    return 0;
  }
  uint32_t bits = 0;
  for (const json& entry : list) {
    const std::optional<int> index = number(entry);
    if (!index) {
      place_.fault("\"{}\" has {}, which is no {}", key, shown(entry), what);
    } else if (bits >> *index & 1) {
      place_.fault("\"{}\" has {} twice", key, shown(entry));
    } else {
      bits |= 1U << *index;
    }
  }
  return bits;
}

uint32_t Object::indexes(const char* key, int count, const char* what) {
  const json* list = need_list(key);
  if (!list) return 0;
  return distinct(key, *list, count, what,
                  [&](const json& entry) { return whole_number(entry, 0, count - 1); });
}

uint8_t Object::sides(const char* key) {
  const json* list = find(key) ? need_list(key) : nullptr;
  if (!list) return 0;
  const auto side = [](const json& entry) -> std::optional<int> {
    for (int s = 0; s < SIDES; ++s)
      if (entry == SIDE_NAME[static_cast<std::size_t>(s)]) return s;
    return std::nullopt;
  };
  return static_cast<uint8_t>(distinct(key, *list, SIDES, "side (N, E, S or W)", side));
}

void Object::allow(std::span<const char* const> keys) { known_.insert(keys.begin(), keys.end()); }

void Object::no_other_keys() const {
  if (!value_) return;
  for (const auto& [key, value] : value_->items())
    if (!known_.contains(key)) place_.fault("unknown key {}", shown(json(key)));
}

} // namespace mappa::data
