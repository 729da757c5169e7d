// Any bytes as a tile set file: a sound set or messages fit to print, never anything else.
#include "data/tile_file.h"
#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>

namespace {

// Names the file as the text wants it, so that mutants of every seed get past that check.
std::string file_name(std::string_view text) {
  constexpr std::string_view key = "\"set\": \"";
  const auto at = text.find(key);
  if (at == std::string_view::npos) return "mine.json";
  const auto name = text.substr(at + key.size(), 40);
  return std::string(name.substr(0, name.find('"'))) + ".json";
}

// On one line, without what would steer a terminal; the file's own text may be any UTF-8.
bool printable(const std::string& message) {
  return !message.empty() &&
         std::none_of(message.begin(), message.end(), [](char c) { return c >= 0 && c < ' '; });
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  std::string file = file_name(text);
  if (!printable(file)) file = "mine.json";
  const mappa::CheckedSet checked = mappa::check_tile_set(text, file);
  if (!std::all_of(checked.faults.begin(), checked.faults.end(), printable)) std::abort();
  try {
    const mappa::TileSet set = mappa::parse_tile_set(text, file);
    if (!checked.faults.empty() || set.tiles.empty()) std::abort();
  } catch (const mappa::DataError&) {
    if (checked.faults.empty()) std::abort();
  }
  return 0;
}
