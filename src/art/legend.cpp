#include "art/legend.h"

#include "art/arms.h"
#include "art/figure.h"
#include "art/page_colours.h"
#include "art/svg.h"

#include <algorithm>

namespace mappa::art {
namespace {

constexpr double CARD_WIDTH = 196, CARD_HEIGHT = 54, BELOW_HEIGHT = 28, GAP = 8, EDGE = 14;
constexpr double FIGURE = .19; // of its size on a tile
constexpr double LEGEND_CHIP = 10;

// Chips of a group overlap; all move together where there are too many for the card.
std::string draw_hand(const std::vector<ChipGroup>& groups, double room, const PageColours& c) {
  constexpr double BESIDE = 13, APART = 28;
  double wide = -APART;
  for (const ChipGroup& group : groups) wide += BESIDE * static_cast<double>(group.chips.size() - 1) + APART;
  double x = LEGEND_CHIP + 2, scale = std::min(1.0, (room - 2 * x) / std::max(wide, 1.0));
  std::string out;
  for (const ChipGroup& group : groups) {
    double last = x + BESIDE * scale * static_cast<double>(group.chips.size() - 1);
    if (group.wine)
      out += rectangle({x - LEGEND_CHIP - 2.5, -LEGEND_CHIP - 2.5}, last - x + 2 * LEGEND_CHIP + 5,
                       2 * LEGEND_CHIP + 5, {.fill = c.active, .line = c.active_border, .width = 1.2},
                       LEGEND_CHIP + 2.5);
    for (const ChipFace& chip : group.chips) {
      out += moved({x, 0}, draw_chip(chip, LEGEND_CHIP));
      x += BESIDE * scale;
    }
    x = last + APART * scale;
  }
  return out;
}

bool has_things(const PlayerLine& line) {
  return !line.figures.empty() || line.goods != std::array<int, GOODS>{};
}

// The other figures from the left, goods from the right; feet at 0.
std::string draw_things(const PlayerLine& line, int player, double width, const PageColours& c) {
  constexpr double STEP = 21, GOODS_STEP = 32;
  std::string out;
  double x = 22;
  for (FigureKind kind : line.figures) {
    out += moved({x, 0}, draw_figure({.kind = kind, .player = player}), FIGURE);
    x += STEP;
  }
  x = width - 14;
  for (size_t i = GOODS; i-- > 0;) {
    if (line.goods[i] == 0) continue;
    out += letters({x, -5}, std::to_string(line.goods[i]),
                   {.size = 15, .colour = c.text, .anchor = "end", .weight = 800});
    out += draw_goods({x - 20, -10}, static_cast<Goods>(i + 1), Detail::Full);
    x -= GOODS_STEP;
  }
  return out;
}

struct Rows { // of all cards below their heads
  bool things = false, chips = false;

  double height() const { return CARD_HEIGHT + BELOW_HEIGHT * (int{things} + int{chips}); }
};

std::string draw_card(const PlayerLine& line, int player, double width, Rows rows, const PageColours& c) {
  double below = CARD_HEIGHT + (rows.things ? BELOW_HEIGHT : 0), height = rows.height();
  Paint card{.fill = line.active ? c.active : c.card,
             .line = line.active ? c.active_border : c.rule,
             .width = line.active ? 1.8 : 1};
  std::string out = rectangle({}, width, height, card, 11) +
                    moved({24, CARD_HEIGHT / 2 - 1}, draw_player_arms(player), 1.35);
  bool note = !line.note.empty();
  out += letters({46, note ? 24.0 : 32.0}, line.name, {.size = 16, .colour = c.text, .weight = 800});
  if (note) out += letters({46, 42}, line.note, {.size = 13, .colour = c.text_3});
  out += letters({width - 14, 37}, std::to_string(line.score),
                 {.size = 30, .colour = c.text, .anchor = "end", .weight = 800, .serif = true});
  std::string away = line.isle > 0 ? std::to_string(line.isle) + " on the Isle" : "";
  if (!away.empty())
    out += letters({width - 14, below + 16}, away, {.size = 13, .colour = c.text_3, .anchor = "end"});
  out += moved({0, below - 5}, draw_things(line, player, width, c));
  return out +
         moved({12, below + LEGEND_CHIP + 1}, draw_hand(line.chips, width - (away.empty() ? 24 : 110), c));
}

} // namespace

Legend draw_legend(const Scene& scene, double width) {
  const PageColours& c = page_colours(scene.map_look.theme);
  Legend out;
  double y = EDGE;
  if (!scene.title.empty()) {
    out.svg += letters({EDGE + 2, y + 18}, scene.title,
                       {.size = 22, .colour = c.text, .weight = 800, .serif = true});
    y += 30;
  }
  if (!scene.caption.empty()) {
    out.svg += letters({EDGE + 2, y + 13}, scene.caption, {.size = 15, .colour = c.text_2});
    y += 26;
  }
  if (!scene.players.empty()) {
    double inner = width - 2 * EDGE;
    int columns = std::clamp(static_cast<int>((inner + GAP) / (CARD_WIDTH + GAP)), 1,
                             static_cast<int>(scene.players.size()));
    double card = std::min(1.3 * CARD_WIDTH, (inner - GAP * (columns - 1)) / columns);
    Rows below;
    for (const PlayerLine& line : scene.players) {
      below.things |= has_things(line);
      below.chips |= !line.chips.empty() || line.isle > 0;
    }
    double height = below.height();
    for (size_t i = 0; i < scene.players.size(); ++i) {
      int player = static_cast<int>(i), column = player % columns, row = player / columns;
      out.svg += moved({EDGE + column * (card + GAP), y + row * (height + GAP)},
                       draw_card(scene.players[i], player, card, below, c));
    }
    int rows = (static_cast<int>(scene.players.size()) + columns - 1) / columns;
    y += rows * (height + GAP) - GAP;
  }
  if (y == EDGE) return {};
  out.height = y + EDGE;
  out.svg = rectangle({}, width, out.height, {.fill = c.paper, .line = c.border, .width = 1.2}, 14) +
            rectangle({4, 4}, width - 8, out.height - 8, {.line = c.rule, .width = 1}, 10) + out.svg;
  return out;
}

} // namespace mappa::art
