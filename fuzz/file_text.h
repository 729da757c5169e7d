// What the fuzzers of data files share: the name a text wants, and what is fit to print.
#pragma once

#include <algorithm>
#include <string>
#include <string_view>

namespace mappa {

// On one line, without what would steer a terminal; the file's own text may be any UTF-8.
inline bool printable(const std::string& message) {
  return !message.empty() &&
         std::none_of(message.begin(), message.end(), [](char c) { return c >= 0 && c < ' '; });
}

// Names the file as the text wants it, so that mutants of every seed get past that check. `key` is where the
// text says its name.
inline std::string file_name(std::string_view text, std::string_view key) {
  const std::string begin = "\"" + std::string(key) + "\": \"";
  const auto at = text.find(begin);
  if (at == std::string_view::npos) return "mine.json";
  const auto name = text.substr(at + begin.size(), 40);
  const std::string file = std::string(name.substr(0, name.find('"'))) + ".json";
  return printable(file) ? file : "mine.json";
}

} // namespace mappa
