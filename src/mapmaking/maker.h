// From countries to a board: several are drafted, checked and played, the best is kept.
#pragma once

#include "data/map_file.h"
#include "mapmaking/site.h"
#include "mapmaking/trial.h"

#include <cstdint>

namespace mappa::mapmaking {

inline constexpr int FEWEST_SQUARES = 40, MOST_SQUARES = 140; // for tiles, of any board
inline constexpr int NARROWEST = 5;                           // a range of squares
inline constexpr std::size_t MOST_COUNTRIES = 24;

struct Wishes {
  std::string id;                     // of the map; empty: from the countries' names
  std::vector<std::string> countries; // codes of three letters
  std::optional<DegreeWindow> within; // only what lies there
  int least_squares = 105, most_squares = 125;
  std::uint64_t seed = 1;
  ChipRules chips = ChipRules::None; // none: what suits the land
  int candidates = 4;                // drafts that are played
  bool judged = true;                // more of them, and other extents, until one plays as the five maps do
  int chance_games = 200, hard_games = 20;
};

struct Report {
  Extent extent = Extent::Whole;
  int drafts = 0; // made
  int fit = 0;    // that keep all rules, and were played
  int squares = 0, parts = 0;
  double kilometres = 0; // of a square
  double overlap = 0;    // of squares and land
  Trial chance, hard;
  std::vector<std::string> outside; // what lies outside of the five maps' range; none: it is fine
};

struct Made {
  data::MapFile file;
  Report report;
};

// Throws MakeError with plain words.
Made make_map(const Geography& geography, const TileSets& sets, const Wishes& wishes);

std::string map_text(const data::MapFile& file); // as a file
std::string report_text(const Made& made);

// In plain words, which of the figures lie outside of what the five maps show.
std::vector<std::string> outside_of_range(const Trial& chance, const Trial& hard);

} // namespace mappa::mapmaking
