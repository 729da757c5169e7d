#include "tables/game_told.h"

#include "notation/map.h"
#include "tables/history.h"
#include "tables/secret.h"

#include <algorithm>
#include <charconv>
#include <fmt/format.h>

namespace mappa::tables {

using notation::text_of;

namespace {

constexpr std::string_view POSITION = "/at/";

} // namespace

std::optional<WantedGame> wanted_game(const std::string& path, std::string_view realm) {
  const std::string rest = path.substr(GAMES.size());
  const std::size_t slash = std::min(rest.find('/'), rest.size());
  WantedGame wanted{rest.substr(0, slash), rest.substr(slash)};
  if (!is_table_id(wanted.id, realm)) return std::nullopt;
  if (wanted.what.empty() || wanted.what == "/story") return wanted;
  if (!wanted.what.starts_with(POSITION)) return std::nullopt;
  const char* const end = wanted.what.data() + wanted.what.size();
  const auto [read, error] = std::from_chars(wanted.what.data() + POSITION.size(), end, wanted.moves);
  if (error != std::errc() || read != end) return std::nullopt;
  wanted.what = fmt::format("{}{}", POSITION, wanted.moves); // one name for 7 and 007
  return wanted;
}

std::optional<std::string> wanted_map(const std::string& path) {
  if (!path.starts_with(MAPS)) return std::nullopt;
  return path.substr(MAPS.size());
}

std::string told_map(const data::MapFile& map) {
  return (map.text.empty() ? text_of(notation::map_json(map)) : map.text) + "\n";
}

bool wants_position(const std::string& path) { return path.find(POSITION) != std::string::npos; }

std::string told_game(const Table& game, const WantedGame& wanted) {
  if (wanted.record()) return text_of(record_json(game)) + "\n";
  if (wanted.what == "/story") return text_of(story_json(game)) + "\n";
  return text_of(position_json(game, wanted.moves)) + "\n";
}

} // namespace mappa::tables
