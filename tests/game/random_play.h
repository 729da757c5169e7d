// Games played by chance in several styles and configurations, the same ones every time.
#pragma once

#include "checker.h"
#include "game/turn.h"

#include <string>
#include <vector>

namespace mappa::proof {

// Uniform play seldom completes or contests anything, so other styles seek it.
// Spreading takes up as much room as it can, for games that are near the limits of a position.
enum class Style { Uniform, Compact, Completing, Contesting, Spreading };
inline constexpr int STYLES = 4; // in which games of every kind are played

inline constexpr size_t DECISIONS = static_cast<size_t>(Decision::Over) + 1;
inline constexpr size_t REASONS = static_cast<size_t>(Reason::TradeGoods) + 1;
inline constexpr size_t EVENT_TYPES = static_cast<size_t>(EventType::Over) + 1;

struct Configuration {
  std::string name;
  Ruleset rules;
  const Map* map = nullptr; // none: the free table
};

// Every count of players, with and without fields, few and many meeples, all sorts of tiles.
const std::vector<Configuration>& configurations();

Action choose(Style style, const Ruleset& rules, const Position& position, const Actions& actions,
              Random& random);

// What the games have come across: shows that they reach the corners of the rules.
struct Tally {
  long games = 0, actions = 0, discarded = 0;
  std::array<long, KINDS> scored{};    // by the kind of feature; a field at the end, others when complete
  long shared = 0;                     // actions that brought home figures of several players
  long twins = 0;                      // features at the end with two segments of one tile
  std::array<long, 3> towns{};         // paid for (V3), adding to a road (V4), granting an extra tile (V2)
  long builders = 0;                   // tiles that builders granted (T1)
  long starts = 0;                     // that waited for the river and got their tiles (R1)
  std::array<long, DECISIONS> asked{}; // by the kind of decision
  std::array<long, REASONS> given{};   // points, by what they were for
  std::array<long, EVENT_TYPES> told{};
  int most_places = 0;                                     // where a tile might go
  int last_placed = 0, last_discarded = 0, last_empty = 0; // tiles, and squares of the map, of the last game
};

// Plays a game under the checker, adding to the tally, and returns what is wrong: empty if nothing is.
std::string play_checked(const Configuration& configuration, Style style, uint64_t seed, Tally& tally);

} // namespace mappa::proof
