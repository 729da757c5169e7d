// Any bytes as a tile set file: a sound set or messages fit to print, never anything else.
#include "data/tile_file.h"
#include "file_text.h"

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <string_view>

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  const std::string file = mappa::file_name(text, "set");
  const mappa::data::CheckedSet checked = mappa::data::check_tile_set(text, file);
  if (!std::all_of(checked.faults.begin(), checked.faults.end(), mappa::printable)) std::abort();
  try {
    const mappa::TileSet set = mappa::data::parse_tile_set(text, file);
    if (!checked.faults.empty() || set.tiles.empty()) std::abort();
  } catch (const mappa::data::DataError&) {
    if (checked.faults.empty()) std::abort();
  }
  return 0;
}
