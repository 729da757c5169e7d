#include "command/scene.h"

#include "command/play_words.h"

#include <fmt/format.h>
#include <map>

namespace mappa {

namespace {

constexpr std::array<art::FigureKind, FIGURES> DRAWN_FIGURE{art::FigureKind::Meeple};

art::Cell cell(Square s) { return {x_of(s), y_of(s)}; }

void add_tiles(const Game& game, art::Scene& scene) {
  const Position& p = game.position;
  std::map<int, int> laid; // of each kind
  for (size_t t = game.rules->first_tile(); t <= p.tiles_laid; ++t) {
    const int kind = p.laid[t].oriented / ROTATIONS;
    scene.tiles.push_back({&game.rules->kinds[static_cast<size_t>(kind)].tile, cell(p.squares[t]),
                           p.laid[t].oriented % ROTATIONS, laid[kind]++});
  }
  if (p.placed_by[p.tiles_laid] != NOBODY) scene.last = cell(p.squares[p.tiles_laid]);
}

void add_figures(const Game& game, art::Scene& scene) {
  const Position& p = game.position;
  for (size_t f = 1; f <= p.standing_used; ++f) {
    const Standing& s = p.standing[f];
    if (s.player == NOBODY) continue;
    const TileKind& kind = game.rules->kinds[p.laid[s.tile].oriented / ROTATIONS];
    scene.figures.push_back({.player = s.player,
                             .kind = DRAWN_FIGURE[static_cast<size_t>(s.figure)],
                             .at = cell(p.squares[s.tile]),
                             .feature = kind.segments[s.segment].feature});
  }
}

void add_players(const Game& game, art::Scene& scene) {
  const Position& p = game.position;
  for (size_t i = 0; i < static_cast<size_t>(game.rules->players); ++i)
    scene.players.push_back(
        {.name = game.setup().players[i],
         .score = p.scores[i],
         .note = count_of(p.stash[i][static_cast<size_t>(Figure::Meeple)], "meeple", "meeples"),
         .active = !game.over() && p.decider == i});
}

} // namespace

art::Scene scene_of(const Game& game, const Library& library) {
  art::Scene scene;
  if (!game.setup().map.empty()) scene.map = library.map(game.setup().map);
  scene.title = "Mappamundi";
  scene.caption = game.over() ? "The game is over"
                              : fmt::format("Turn {}, {} left", game.position.turn,
                                            count_of(game.position.stack_size, "tile", "tiles"));
  scene.gardens = false; // the abbot does not play (A1)
  add_tiles(game, scene);
  add_figures(game, scene);
  add_players(game, scene);
  return scene;
}

} // namespace mappa
