// Any bytes as a map file, or as a map that a setup brings along: a sound map, whose JSON is a sound map
// again, or messages fit to print.
#include "data/carried.h"
#include "file_text.h"
#include "notation/map.h"

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <string_view>

namespace {

// Brought along by a setup, its text is the same map again.
void check_carried(std::string_view text) {
  using namespace mappa::data;
  MapPtr map;
  try {
    map = parse_carried(text);
  } catch (const DataError& error) {
    if (!mappa::printable(error.what())) std::abort();
    return;
  }
  const MapPtr again = parse_carried(map->text);
  if (again->map.id != map->map.id || again->text != map->text) std::abort();
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  const std::string file = mappa::file_name(text, "id");
  check_carried(text);
  const mappa::data::CheckedMap checked = mappa::data::check_map(text, file);
  if (!std::all_of(checked.faults.begin(), checked.faults.end(), mappa::printable)) std::abort();
  if (!checked.faults.empty()) return 0;
  const std::string again = mappa::notation::text_of(mappa::notation::map_json(checked.map));
  if (mappa::notation::text_of(mappa::notation::map_json(mappa::data::parse_map(again, file))) != again)
    std::abort();
  return 0;
}
