// A fault of a map as programs know it: which one, and where on the board.
#pragma once

#include "game/map.h"

#include <map>
#include <optional>
#include <string>

namespace mappa::data {

struct Fault {
  std::string key = "unreadable";         // which one it is; whoever shows it has words for each
  std::string text = {};                  // in English, with its place in the file
  std::optional<At> at = {};              // a square,
  std::optional<int> side = {};           // of which a side
  std::string list = {};                  // of the file, as in "towns",
  int entry = -1;                         // and its entry
  std::map<std::string, int> values = {}; // numbers that its words name
};

} // namespace mappa::data
