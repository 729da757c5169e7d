#include "art/legend.h"

#include "art/palette.h"
#include "art/svg.h"

#include <algorithm>

namespace mappa::art {

static constexpr double CARD_WIDTH = 196, CARD_HEIGHT = 54, GAP = 8, EDGE = 14;

static std::string draw_card(const PlayerLine& line, int player, double width) {
  Paint card{.fill = line.active ? "#FBEBC0" : PAPER_2,
             .line = line.active ? "#8F5A00" : PAPER_LINE,
             .width = line.active ? 1.8 : 1};
  std::string out = rectangle({}, width, CARD_HEIGHT, card, 11) +
                    moved({24, CARD_HEIGHT / 2 - 1}, draw_player_arms(player), 1.35);
  bool note = !line.note.empty();
  out += letters({46, note ? 24.0 : 32.0}, line.name, {.size = 16, .colour = TEXT, .weight = 800});
  if (note) out += letters({46, 42}, line.note, {.size = 13, .colour = TEXT_3});
  return out + letters({width - 14, 37}, std::to_string(line.score),
                       {.size = 30, .colour = TEXT, .anchor = "end", .weight = 800, .serif = true});
}

Legend draw_legend(const Scene& scene, double width) {
  Legend out;
  double y = EDGE;
  if (!scene.title.empty()) {
    out.svg +=
        letters({EDGE + 2, y + 18}, scene.title, {.size = 22, .colour = TEXT, .weight = 800, .serif = true});
    y += 30;
  }
  if (!scene.caption.empty()) {
    out.svg += letters({EDGE + 2, y + 13}, scene.caption, {.size = 15, .colour = TEXT_2});
    y += 26;
  }
  if (!scene.players.empty()) {
    double inner = width - 2 * EDGE;
    int columns = std::clamp(static_cast<int>((inner + GAP) / (CARD_WIDTH + GAP)), 1,
                             static_cast<int>(scene.players.size()));
    double card = std::min(1.3 * CARD_WIDTH, (inner - GAP * (columns - 1)) / columns);
    for (size_t i = 0; i < scene.players.size(); ++i) {
      int player = static_cast<int>(i), column = player % columns, row = player / columns;
      out.svg += moved({EDGE + column * (card + GAP), y + row * (CARD_HEIGHT + GAP)},
                       draw_card(scene.players[i], player, card));
    }
    int rows = (static_cast<int>(scene.players.size()) + columns - 1) / columns;
    y += rows * (CARD_HEIGHT + GAP) - GAP;
  }
  if (y == EDGE) return {};
  out.height = y + EDGE;
  out.svg = rectangle({}, width, out.height, {.fill = PAPER, .line = PAPER_LINE_2, .width = 1.2}, 14) +
            rectangle({4, 4}, width - 8, out.height - 8, {.line = PAPER_LINE, .width = 1}, 10) + out.svg;
  return out;
}

} // namespace mappa::art
