// Games as large as they may be, of tiles and maps made for that.
#pragma once

#include "board_builder.h"
#include "random_play.h"

namespace mappa::proof {

inline Tile copies_of(const std::string& set, const std::string& id, int count, bool start = false) {
  for (Tile tile : tile_set(set).tiles)
    if (tile.id == id) {
      tile.count = count;
      tile.start = start;
      return tile;
    }
  throw std::logic_error("no tile " + id);
}

// Nothing but a field: it fits beside itself in every rotation.
inline Tile meadow(int count) {
  Tile tile;
  tile.id = "custom/meadow";
  tile.count = count;
  tile.features = {{.kind = Kind::Field, .ports = 0xFF}};
  return tile;
}

// As many meeples as there may be.
inline Setup large_setup(int n = 2, std::optional<int> limit = {}) {
  Setup setup = setup_for(n, {{"custom", 1}});
  setup.tile_limit = limit;
  setup.meeples = MAX_MEEPLES;
  return setup;
}

inline Ruleset rules_of(const std::vector<Tile>& tiles, Setup setup = large_setup(),
                        const Map* map = nullptr) {
  const TileSet set{"custom", "Custom", tiles};
  if (map) setup.map = map->id;
  return make_ruleset(setup, {&set}, map);
}

// Why the game cannot be played; empty: it can.
inline std::string why_refused(const std::vector<Tile>& tiles, const Setup& setup = large_setup(),
                               const Map* map = nullptr) {
  try {
    rules_of(tiles, setup, map);
  } catch (const SetupError& error) {
    return error.what();
  }
  return "";
}

// Some games in every style.
inline Tally play_through(const Configuration& configuration, int games = 1) {
  Tally tally;
  for (int style = 0; style <= STYLES; ++style)
    for (int game = 0; game < games; ++game)
      EXPECT_EQ(play_checked(configuration, static_cast<Style>(style), static_cast<uint64_t>(game), tally),
                "");
  return tally;
}

inline Tally play_through(const std::string& name, const std::vector<Tile>& tiles, int games = 1) {
  return play_through({name, rules_of(tiles, large_setup(MAX_PLAYERS)), nullptr}, games);
}

} // namespace mappa::proof
