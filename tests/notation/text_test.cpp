// Text drawings: true to what the tiles say, complete, and plain where they have to be.
#include "notation/text.h"

#include "data/library.h"
#include "drawing.h"
#include "game/turn.h"

#include <algorithm>
#include <gtest/gtest.h>

namespace mappa {

using namespace data;
using namespace notation;
namespace {

const Library& known_sets() {
  static const Library all = load_library({});
  return all;
}

// Calls with every tile of every set, in every rotation and size.
template <class Each>
void for_each_drawing(Each each) {
  for (const auto& [name, entry] : known_sets().sets)
    for (const Tile& tile : entry.set.tiles)
      for (int rot = 0; rot < ROTATIONS; ++rot)
        for (const TileSize size : TILE_SIZES) {
          SCOPED_TRACE(tile.id + " r" + std::to_string(rot) + " width " + std::to_string(size.width));
          each(tile, rot, rasterise(tile, rot, size));
        }
}

int middle_of(const Raster& raster, int side) {
  const int right = raster.size.width - 1, bottom = raster.size.height - 1;
  switch (side) {
  case 0: return raster.cell(right / 2, 0);
  case 1: return raster.cell(right, bottom / 2);
  case 2: return raster.cell(right / 2, bottom);
  default: return raster.cell(0, bottom / 2);
  }
}

// A cell on the half side, between its corner and its middle.
int within(const Raster& raster, int port) {
  const int right = raster.size.width - 1, bottom = raster.size.height - 1;
  const int near_x = right / 4, near_y = bottom / 4, far_x = right - near_x, far_y = bottom - near_y;
  switch (port) {
  case 0: return raster.cell(near_x, 0);
  case 1: return raster.cell(far_x, 0);
  case 2: return raster.cell(right, near_y);
  case 3: return raster.cell(right, far_y);
  case 4: return raster.cell(far_x, bottom);
  case 5: return raster.cell(near_x, bottom);
  case 6: return raster.cell(0, far_y);
  default: return raster.cell(0, near_y);
  }
}

Ruleset base_game(std::vector<std::string> players) {
  Setup setup;
  setup.players = std::move(players);
  return make_ruleset(setup, {known_sets().set("base")});
}

// Plays the first legal action, so many times.
Position played(const Ruleset& rules, int steps) {
  Position p = start(rules, 7);
  for (int i = 0; i < steps && p.decision != Decision::Over; ++i) {
    Actions actions;
    legal(rules, p, actions);
    apply(rules, p, actions[0]);
  }
  return p;
}

TEST(Raster, ShowsEveryFeature) {
  for_each_drawing([](const Tile& tile, int, const Raster& raster) {
    for (int i = 0; i < static_cast<int>(tile.features.size()); ++i)
      EXPECT_GE(roomiest_cell(raster, i, {}), 0) << "feature " << i;
  });
}

TEST(Raster, HasCitiesRoadsAndRiversInTheMiddleOfTheirSides) {
  for_each_drawing([](const Tile& tile, int rot, const Raster& raster) {
    for (int i = 0; i < static_cast<int>(tile.features.size()); ++i)
      for (int side = 0; side < SIDES; ++side)
        if (tile.features[static_cast<size_t>(i)].sides >> side & 1) {
          // A second bend lies one column off the middle.
          const int turned = turn_side(side, rot), middle = middle_of(raster, turned);
          const auto shows = [&](int cell) { return raster.feature[static_cast<size_t>(cell)] == i; };
          EXPECT_TRUE(shows(middle) || (turned % 2 == 0 && (shows(middle - 1) || shows(middle + 1))));
        }
  });
}

TEST(Raster, HasFieldsAtTheirHalfSides) {
  for_each_drawing([](const Tile& tile, int rot, const Raster& raster) {
    for (int port = 0; port < PORTS; ++port)
      for (int i = 0; i < static_cast<int>(tile.features.size()); ++i) {
        const Feature& feature = tile.features[static_cast<size_t>(i)];
        const int shown = raster.feature[static_cast<size_t>(within(raster, (port + 2 * rot) % PORTS))];
        const Kind kind = shown >= 0 ? tile.features[static_cast<size_t>(shown)].kind : Kind::Field;
        const bool covered = kind != Kind::Field; // by the shoulder of a city, or by a building
        if (feature.kind == Kind::Field && feature.ports >> port & 1 && !covered) {
          EXPECT_EQ(shown, i);
        }
      }
  });
}

TEST(Text, DrawsATile) {
  const Tile& tile = *known_sets().tile("base/CcRr+");
  EXPECT_EQ(draw_tile(tile, 0, SMALL_TILE, {}).text(false), "▒♦▒▒▒··\n"
                                                            "▒▒·┏━━━\n"
                                                            "···┃···\n");
  EXPECT_EQ(draw_tile(tile, 1, SMALL_TILE, {}).text(false), "··▒▒▒♦▒\n"
                                                            "━━━┓·▒▒\n"
                                                            "···┃···\n");
}

TEST(Text, DrawsACrossingWhereRoadsEnd) {
  EXPECT_EQ(draw_tile(*known_sets().tile("base/RRRR"), 0, SMALL_TILE, {}).text(false), "···┃···\n"
                                                                                       "━━━○━━━\n"
                                                                                       "···┃···\n");
}

TEST(Text, WritesLabelsOnTheirFeatures) {
  const std::string text =
      draw_tile(*known_sets().tile("base/RCr"), 0, LARGE_TILE, {{0, "1", {}}, {1, "2", {}}, {3, "3", {}}})
          .text(false);
  const auto line_with = [&](const std::string& label) {
    return std::count(text.begin(), text.begin() + static_cast<long>(text.find(label)), '\n');
  };
  EXPECT_LE(line_with("1"), 1);
  EXPECT_EQ(line_with("2"), 2);
  EXPECT_GE(line_with("3"), 3);
}

TEST(Text, ShowsEveryFigureAndEveryMarkOnce) {
  const Ruleset rules = base_game({"Xaver", "Zoe"});
  for (int steps : {0, 20, 60, 200}) {
    const Position p = played(rules, steps);
    for (const TileSize size : TILE_SIZES) {
      BoardText how{whole_board(rules, p), size, {}, {}, nullptr};
      for (int i = 0; i < p.frontier_size && p.decision != Decision::Over; ++i)
        how.marks.push_back({p.frontier.squares[static_cast<size_t>(i)], std::to_string(i + 1)});
      const std::string text = draw_board(rules, p, how).text(false);
      for (uint8_t player = 0; player < 2; ++player)
        EXPECT_EQ(count(text, player_letter(rules.setup, player)),
                  rules.figures[0] - p.stash[player][static_cast<size_t>(Figure::Meeple)]);
      for (const Mark& mark : how.marks) EXPECT_EQ(count(text, "[" + mark.text + "]"), 1) << mark.text;
    }
  }
}

TEST(Text, HasNoCodesWithoutColourAndEndsThemWithIt) {
  const Ruleset rules = base_game({"Ann", "Bo"});
  const Position p = played(rules, 30);
  const Canvas board = draw_board(rules, p, fit_board(rules, p, 200, 100));
  EXPECT_EQ(board.text(false).find('\x1b'), std::string::npos);
  const std::string coloured = board.text(true);
  EXPECT_NE(coloured.find("\x1b[0;1;38;5;231;48;5;25mA"), std::string::npos);
  for (size_t end = coloured.find('\n'), begin = 0; end != std::string::npos;
       begin = end + 1, end = coloured.find('\n', begin)) {
    const std::string line = coloured.substr(begin, end - begin);
    const size_t code = line.rfind("\x1b[");
    if (code != std::string::npos) {
      EXPECT_EQ(line.substr(code, 4), "\x1b[0m") << line;
    }
  }
}

TEST(Text, FitsTheScreen) {
  const Ruleset rules = base_game({"Ann", "Bo"});
  const Position start_position = played(rules, 0), late = played(rules, 120);
  EXPECT_EQ(fit_board(rules, start_position, 80, 24).size.width, LARGE_TILE.width);
  for (int columns : {13, 40, 66, 80, 120}) {
    const BoardText how = fit_board(rules, late, columns, 24);
    EXPECT_LE(draw_board(rules, late, how).width(), columns);
    EXPECT_TRUE(how.window.holds(late.squares[late.tiles_laid]));
  }
}

std::string letters(std::vector<std::string> names) {
  Setup setup;
  setup.players = std::move(names);
  std::string all;
  for (int i = 0; i < static_cast<int>(setup.players.size()); ++i) all += player_letter(setup, i);
  return all;
}

TEST(Text, TellsPlayersApartByLetters) {
  EXPECT_EQ(letters({"Ann", "bo", "Cleo (medium)"}), "ABC");
  EXPECT_EQ(letters({"Ann", "anton", "Bo"}), "12B");
  EXPECT_EQ(letters({"Élodie", "", "7"}), "123");
}

TEST(Text, MakesForeignTextHarmless) {
  EXPECT_EQ(harmless("Bö\x1b[31m\n\x7f"), "Bö?[31m??");
  EXPECT_EQ(harmless("a\xc2\x9b"
                     "b"),
            "a?b");
}

} // namespace
} // namespace mappa
