// The languages that people read, and what something is called in them.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace mappa::data {

enum class Language : std::uint8_t { En, De, Es, Fr, Nl, Pt, Ca, It, Pl, Cs };

inline constexpr std::array LANGUAGE_NAME{"en", "de", "es", "fr", "nl", "pt", "ca", "it", "pl", "cs"};

inline const char* name_of(Language language) { return LANGUAGE_NAME[static_cast<std::size_t>(language)]; }

inline std::optional<Language> language_named(std::string_view name) {
  const auto found = std::ranges::find(LANGUAGE_NAME, name);
  if (found == LANGUAGE_NAME.end()) return std::nullopt;
  return static_cast<Language>(found - LANGUAGE_NAME.begin());
}

// In every language, English first; empty where there is no name.
class Name {
public:
  Name() = default;
  explicit Name(const std::string& everywhere) { texts_.fill(everywhere); }

  const std::string& in(Language language) const { return texts_[static_cast<std::size_t>(language)]; }
  std::string& in(Language language) { return texts_[static_cast<std::size_t>(language)]; }
  const std::string& english() const { return texts_.front(); }
  bool empty() const { return texts_.front().empty(); }
  // In languages that have none: `other`, or without one the first that there is.
  void fill(const std::string& other) {
    const auto first = std::ranges::find_if(texts_, [](const std::string& text) { return !text.empty(); });
    if (first == texts_.end()) return;
    const std::string rest = other.empty() ? *first : other;
    for (std::string& text : texts_)
      if (text.empty()) text = rest;
  }
  bool same_everywhere() const {
    return std::ranges::all_of(texts_, [&](const std::string& text) { return text == texts_.front(); });
  }
  bool operator==(const Name&) const = default;

private:
  std::array<std::string, LANGUAGE_NAME.size()> texts_;
};

} // namespace mappa::data
