// Any bytes as a map file: a sound map, whose JSON is a sound map again, or messages fit to print.
#include "data/map_file.h"
#include "notation/map.h"
#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>

namespace {

// Names the file as the text wants it, so that mutants of every seed get past that check.
std::string file_name(std::string_view text) {
  constexpr std::string_view key = "\"id\": \"";
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
  const mappa::CheckedMap checked = mappa::check_map(text, file);
  if (!std::all_of(checked.faults.begin(), checked.faults.end(), printable)) std::abort();
  if (!checked.faults.empty()) return 0;
  const std::string again = mappa::text_of(mappa::map_json(checked.map));
  if (mappa::text_of(mappa::map_json(mappa::parse_map(again, file))) != again) std::abort();
  return 0;
}
