// Reading JSON objects key by key: every fault goes to a list with its place in the file, and reading goes
// on.
#pragma once

#include "data/fault.h"

#include <cstdint>
#include <fmt/format.h>
#include <functional>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace mappa::data {

// Where in a file we are ("mine.json: tile mine/CC"), with the list of the file's faults; also as programs
// know it, for those who want that.
class Place {
public:
  Place(std::vector<std::string>& faults, std::string name, std::vector<Fault>* told = nullptr)
      : faults_(&faults), told_(told), name_(std::move(name)) {}

  Place inside(const std::string& part) const {
    Place place = *this;
    place.name_ += ": " + part;
    return place;
  }

  Place key(const std::string& key) const { // "setup.map"
    Place place = *this;
    place.name_ += "." + key;
    return place;
  }

  Place at(At at) const {
    Place place = *this;
    place.here_.at = at;
    return place;
  }
  Place at_side(const SideAt& side) const {
    Place place = at(side.at);
    place.here_.side = side.side;
    return place;
  }
  Place entry(const char* list, std::size_t number) const { // from 0
    Place place = *this;
    place.here_.list = list;
    place.here_.entry = static_cast<int>(number);
    return place;
  }
  Place as(const char* key, std::map<std::string, int> values = {}) const { // which fault it is
    Place place = *this;
    place.here_.key = key;
    place.here_.values = std::move(values);
    return place;
  }

  template <typename... Args>
  void fault(fmt::format_string<Args...> format, Args&&... args) const {
    faults_->push_back(name_ + ": " + fmt::format(format, std::forward<Args>(args)...));
    if (!told_) return;
    told_->push_back(here_);
    told_->back().text = faults_->back();
  }

  std::size_t faults() const { return faults_->size(); } // so far, in the whole file

private:
  std::vector<std::string>* faults_;
  std::vector<Fault>* told_; // null: nobody asks
  std::string name_;
  Fault here_;
};

// Asking for a key makes it a known one; no_other_keys() then finds the misspelt ones. A fault yields the
// fallback or 0.
class Object {
public:
  Object(const nlohmann::json& value, Place place);

  const nlohmann::json* find(const char* key); // null if absent
  const nlohmann::json* need(const char* key); // null and a fault if absent
  const nlohmann::json* need_list(const char* key);

  int integer(const char* key, int least, int most, std::optional<int> fallback = std::nullopt);
  bool flag(const char* key); // false if absent
  // Of 1 to `most` bytes, without control characters; `fallback` where it may be absent.
  std::string text(const char* key, std::size_t most, const char* fallback = nullptr);
  // 1 for the first of `words`, 2 for the second ...; 0 if absent.
  int word(const char* key, std::span<const char* const> words);
  // A list of different whole numbers 0..count-1, as bits; `what` names one of them in messages.
  uint32_t indexes(const char* key, int count, const char* what);
  // A list of different sides, as bits; none if absent.
  uint8_t sides(const char* key);

  void allow(std::span<const char* const> keys);
  void no_other_keys() const;

  const Place& place() const { return place_; }

private:
  template <typename Number>
  uint32_t distinct(const char* key, const nlohmann::json& list, int count, const char* what, Number number);

  const nlohmann::json* value_; // null if it is no object: then every key is absent without a fault
  Place place_;
  std::set<std::string, std::less<>> known_;
};

// Throws DataError with the first fault, if there is any.
void throw_first(const std::vector<std::string>& faults);

inline constexpr std::size_t MAX_PLAIN_NAME = 32; // bytes of a name that files and commands use

// Letters and digits of ASCII and those in `also`.
bool is_name(std::string_view text, std::string_view also, std::size_t most = MAX_PLAIN_NAME);

// The value if it is a whole number in the range.
std::optional<int> whole_number(const nlohmann::json& value, int least, int most);

} // namespace mappa::data
