#include "command/scene.h"

#include "game/board.h"
#include "game/figures.h"
#include "game/rules/islands.h"
#include "game/rules/starts.h"
#include "notation/setup.h"

#include <algorithm>
#include <fmt/format.h>
#include <map>

namespace mappa::command {

using notation::Game;

namespace {

constexpr std::array<art::FigureKind, FIGURES> DRAWN_FIGURE{
    art::FigureKind::Meeple, art::FigureKind::Postman, art::FigureKind::Large,
    art::FigureKind::Abbot,  art::FigureKind::Builder, art::FigureKind::Pig};

art::Cell cell(Square s) { return {x_of(s), y_of(s)}; }

void add_map(const Game& game, const data::MapFile* map, art::Scene& scene) {
  if (!map) return;
  scene.map = map;
  scene.map_look.with_chips = game.rules->chips != ChipRules::None;
  for (const std::string& id : map->map.starts) {
    const Town* town = map->map.town(id);
    const Square where = town ? square(town->at.x, town->at.y) : NOWHERE;
    const int tile = town ? tile_at(game.position, where) : 0;
    if (tile ? game.position.placed_by[static_cast<size_t>(tile)] == NOBODY
             : waits(*game.rules, game.position, where))
      scene.map_look.starts.push_back(id);
  }
}

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
  for (uint8_t f = 1; f <= p.standing_used; ++f) {
    const Standing& s = p.standing[f];
    if (s.player == NOBODY) continue;
    art::PlacedFigure figure{.player = s.player,
                             .kind = DRAWN_FIGURE[static_cast<size_t>(s.figure)],
                             .at = cell(p.squares[s.tile]),
                             .feature = kind_at(*game.rules, p, s.tile).segments[s.segment].feature};
    figure.held = is_held(p, f);
    if (is_upgraded(p, f)) figure.upgraded = Colour::Purple; // which one it was makes no difference (DE2)
    scene.figures.push_back(figure);
  }
}

// C4: what is hidden does not get into the picture, nor does the order in which the chips were laid.
void add_chips(const Game& game, art::Scene& scene) {
  const Position& p = game.position;
  for (size_t i = 0; i < p.chip_squares.size(); ++i) {
    if (p.chip_squares[i] == NOWHERE) continue;
    const bool down = p.face_down >> i & 1, told = !down || game.setup().analysis;
    art::ChipFace face{.face_down = down};
    if (told || game.rules->colours_open) face.colour = static_cast<Colour>(colour_of(p.chips[i]));
    if (told) face.number = number_of(p.chips[i]);
    scene.chips.push_back({cell(p.chip_squares[i]), face});
  }
  std::ranges::sort(scene.chips, {}, [](const art::PlacedChip& c) { return std::pair(c.at.y, c.at.x); });
}

void add_stacks(const Game& game, art::Scene& scene) {
  const Ruleset& rules = *game.rules;
  for (int s = 0; s < rules.island_stacks; ++s) {
    const auto stack = static_cast<size_t>(s);
    const uint8_t top = open_tile(game.position, stack);
    scene.stacks.push_back({.island = static_cast<Colour>(island_of(rules, s)),
                            .place = static_cast<size_t>(place_on_island(rules, s)),
                            .open = top == NO_TILE ? nullptr : &rules.kinds[top].tile,
                            .face_down = static_cast<int>(face_down(game.position, stack))});
  }
}

// Chips of a colour lie together; where wine is sold, those that make one (FR1).
std::vector<art::ChipGroup> hand_of(const Hand& hand, bool wine) {
  std::vector<art::ChipGroup> out;
  auto add = [&](int colour, int number, int count, bool sells) {
    if (!count) return;
    const art::ChipFace face{.colour = static_cast<Colour>(colour), .number = number};
    out.push_back({std::vector(static_cast<size_t>(count), face), sells});
  };
  for (int colour = 0; colour < COLOURS; ++colour) {
    const int ones = hand[chip_of(colour, 1)], twos = hand[chip_of(colour, 2)];
    if (wine) {
      for (int i = 0; i < twos; ++i) add(colour, 2, 1, true);
      for (int i = 0; i < ones / 2; ++i) add(colour, 1, 2, true);
      add(colour, 1, ones % 2, false);
    } else {
      add(colour, 1, ones, false);
      add(colour, 2, twos, false);
    }
  }
  return out;
}

// All that are left but meeples, of which the note tells how many there are.
std::vector<art::FigureKind> other_figures(const std::array<uint8_t, FIGURES>& stash) {
  std::vector<art::FigureKind> left;
  for (const Figure figure : OTHER_FIGURES)
    if (const auto f = static_cast<size_t>(figure); stash[f]) left.push_back(DRAWN_FIGURE[f]);
  return left;
}

void add_players(const Game& game, const Tongue& tongue, art::Scene& scene) {
  const Position& p = game.position;
  for (size_t i = 0; i < static_cast<size_t>(game.rules->players); ++i) {
    scene.players.push_back(
        {.name = player_name(tongue, game.setup(), static_cast<int>(i)),
         .score = p.scores[i],
         .note = tongue.say("count.meeple", {{"n", p.stash[i][static_cast<size_t>(Figure::Meeple)]}}),
         .active = !game.over() && p.decider == i,
         .chips = hand_of(p.hands[i], game.rules->chips == ChipRules::Wine),
         .isle = p.isle[i],
         .figures = other_figures(p.stash[i]),
         .goods = {p.goods[i][0], p.goods[i][1], p.goods[i][2]}});
  }
}

std::string caption_of(const Game& game, const Tongue& tongue) {
  if (game.over()) return tongue.say("scene.over");
  const std::string left = tongue.say("status.tiles_left", {{"n", game.position.stack_size}});
  const bool laying = game.position.decision == Decision::LayChip; // C5
  return fmt::format(
      "{}, {}",
      laying ? tongue.say("scene.chips_laid") : tongue.say("turn.number", {{"n", game.position.turn}}), left);
}

} // namespace

art::Scene scene_of(const Game& game, const data::Library& library, const Tongue& tongue) {
  art::Scene scene;
  scene.title = "Mappamundi";
  scene.caption = caption_of(game, tongue);
  scene.map_look.language = tongue.language();
  scene.gardens = game.setup().expansions.abbot; // A1
  if (!game.setup().map.empty()) add_map(game, notation::played_map(game.setup(), library), scene);
  add_tiles(game, scene);
  add_figures(game, scene);
  add_chips(game, scene);
  add_stacks(game, scene);
  add_players(game, tongue, scene);
  return scene;
}

} // namespace mappa::command
