// The ruler as a file, docs/players.md: compressed lines of JSON, the first one says how it was made, each
// further one is a game with its decisions.
#pragma once

#include "data/library.h"
#include "play/ruler.h"

#include <filesystem>
#include <map>
#include <memory>

namespace mappa::command {

struct RulerHead { // rulers with the same head have the same games
  uint64_t seed = 1;
  play::RulerEffort effort;

  bool operator==(const RulerHead&) const = default;
};

struct RulerEntry {
  std::string kind; // of game, with that name
  std::shared_ptr<const Ruleset> rules;
  play::RulerGame game;
  std::string text; // as it stands in the file
};

struct RulerBook {
  RulerHead head;
  std::map<int, RulerEntry> games; // by number; some may not have been played yet
};

inline constexpr int MOST_RULER_GAMES = 100'000;

// Fills the entry's text.
void write_entry(int number, RulerEntry& entry);

// All of it or nothing, each with a message that names the file: throws DataError. What is read is checked to
// the last action; each position must be the one that it was when the ruler was made.
void write_ruler(const std::filesystem::path& file, const RulerBook& book);
RulerBook read_ruler(const std::filesystem::path& file, const data::Library& library);

} // namespace mappa::command
