#include "command/play_seats.h"

#include "play/player.h"

#include <algorithm>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <stdexcept>

namespace mappa::command {

using play::levels;

namespace {

bool is_level(const std::string& word) { return std::ranges::count(levels(), word) > 0; }

std::string title(const std::string& name, const std::string& level) {
  return fmt::format("{} ({})", name, level);
}

std::string free_name(const std::string& level, const std::vector<std::string>& taken) {
  for (const char* name : {"Cleo", "Dante", "Edith", "Falk", "Gisla", "Hugo"})
    if (std::ranges::none_of(taken, [&](const std::string& other) { return other.starts_with(name); }))
      return title(name, level);
  return title("Computer", level);
}

} // namespace

std::optional<std::string> level_of(const std::string& name) {
  for (const std::string& level : levels())
    if (name.ends_with(" (" + level + ")")) return level;
  return std::nullopt;
}

std::vector<std::string> seat_names(const std::vector<std::string>& entries) {
  std::vector<std::string> names;
  for (const std::string& entry : entries) {
    const std::size_t colon = entry.find(':');
    const std::string level = entry.substr(0, colon);
    const std::string name = colon == std::string::npos ? "" : entry.substr(colon + 1);
    if (colon != std::string::npos && !is_level(level))
      throw std::invalid_argument(fmt::format("--players: there is no level '{}' for {}; there are: {}",
                                              level, entry, fmt::join(levels(), ", ")));
    if (colon == std::string::npos && !is_level(level))
      names.push_back(entry);
    else
      names.push_back(name.empty() ? free_name(level, names) : title(name, level));
  }
  return names;
}

} // namespace mappa::command
