// What the evaluation counts in a position, and how much each count is worth in points. The numbers are found
// by self-play (tune.h, trials.h); those of data/players are compiled in.
#pragma once

#include "game/ruleset.h"

#include <array>
#include <cstddef>

namespace mappa::play {

enum class Trait : size_t {
  CityNow,       // cities: points as they stand
  CityOne,       // and again, times the chance that they are completed: with one hole left
  CityTwo,       // with two
  CityMore,      // with more
  CityGrow,      // holes, times that chance
  RoadNow,       // roads: points as they stand
  RoadOne,       // the chance that they are completed: with one hole left
  RoadMore,      // with more
  SiteNow,       // monasteries and post offices: points as they stand
  SitePlaces,    // tiles to be expected round them
  SiteDone,      // the chance that they are completed
  FieldNow,      // fields: points as they stand
  FieldSoon,     // points of cities that are to be expected
  FieldGrow,     // fields, early in the game
  Behind,        // points of features where others have more figures
  Return,        // figures to be expected back
  First,         // a meeple in the stash
  Second,        // a second one
  Third,         // a third one
  Further,       // each further one
  Turns,         // turns to come
  IdleTurns,     // turns to come without a meeple in the stash
  Postman,       // a postman in the stash
  Chips,         // chips, where they buy something
  Wine,          // pairs of them, where they are wine
  Strength,      // chips' worth, where four upgrade a meeple
  Isle,          // meeples on the Isle of Man
  RoadGain,      // roads: what completing adds, times the chance that they are completed
  Large,         // a large meeple in the stash
  Abbot,         // an abbot in the stash
  Builder,       // a builder in the stash
  BuilderAtWork, // a builder on a road or city that can grow
  Pig,           // a pig in the stash
  Goods,         // points to be expected of trade goods
  RoadJoin,      // what joins at holes are to bring or take: of roads
  CityJoin,      // of cities
  FieldJoin,     // of fields
  FieldHoles,    // holes beside fields, early in the game
  Farmers,       // figures on fields, by turns to come
  Spare,         // meeples in the stash, by turns to come
  Trapped,       // figures on what is hardly to be completed, by turns to come
  Network,       // points that the network adds (network.h)
};
inline constexpr size_t TRAITS = 42;
inline constexpr std::array<const char*, TRAITS> TRAIT_NAME{
    "city_now",   "city_one",        "city_two", "city_more",   "city_grow", "road_now",
    "road_one",   "road_more",       "site_now", "site_places", "site_done", "field_now",
    "field_soon", "field_grow",      "behind",   "return",      "first",     "second",
    "third",      "further",         "turns",    "idle_turns",  "postman",   "chips",
    "wine",       "strength",        "isle",     "road_gain",   "large",     "abbot",
    "builder",    "builder_at_work", "pig",      "goods",       "road_join", "city_join",
    "field_join", "field_holes",     "farmers",  "spare",       "trapped",   "network"};

using Traits = std::array<double, TRAITS>;

struct Weights {
  Traits points{};

  double& operator[](Trait trait) { return points[static_cast<size_t>(trait)]; }
  double operator[](Trait trait) const { return points[static_cast<size_t>(trait)]; }
};

// Games differ in what things are worth: on a map large cities last long and there are more meeples, with a
// builder turns are doubled. So each kind of game has weights of its own.
enum class GameKind : size_t { Table, TableExpanded, Map, MapExpanded };
inline constexpr std::array<const char*, 4> GAME_KIND_NAME{"table", "table_expanded", "map", "map_expanded"};

GameKind kind_of_game(const Ruleset& rules);

// Those that the levels play with.
const Weights& usual_weights(GameKind kind);
inline const Weights& usual_weights(const Ruleset& rules) { return usual_weights(kind_of_game(rules)); }

} // namespace mappa::play
