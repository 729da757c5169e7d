// Maps as text: everything that is printed is seen, nothing hidden is told, and it fits the screen.
#include "data/map_sample.h"
#include "drawing.h"
#include "game/arrange.h"
#include "game/rules/chips.h"
#include "game/turn.h"
#include "notation/game.h"
#include "notation/text.h"

#include <gtest/gtest.h>

namespace mappa {

using namespace data;
using namespace notation;
namespace {

const Library& known_maps() {
  static const Library all = [] {
    Library known = load_library({});
    known.maps["isle"] = parse_map(MAP_SAMPLE, "isle.json");
    return known;
  }();
  return all;
}

constexpr std::array FIVE_MAPS{"benelux", "deutschland", "france", "great_britain", "iberia"};

Game on_map(const std::string& id, bool chips, uint64_t seed = 1) {
  Setup setup;
  setup.players = {"Xaver", "Zoe"};
  setup.map = id;
  setup.chips = chips;
  setup.seed = seed;
  return new_game(setup, known_maps());
}

void play_random(Game& game, int steps) {
  Random random{5};
  for (int i = 0; i < steps && !game.over(); ++i)
    notation::play(game, random_action(*game.rules, game.position, random));
}

std::string drawn(const Game& game, TileSize size) {
  BoardText how;
  how.window = whole_board(*game.rules, game.position);
  how.size = size;
  how.map = known_maps().map(game.setup().map);
  return draw_board(*game.rules, game.position, how).text(false);
}

bool covered(const Game& game, At at) {
  const Position& p = game.position;
  for (size_t t = game.rules->first_tile(); t <= p.tiles_laid; ++t)
    if (p.squares[t] == square(at.x, at.y)) return true;
  return false;
}

TEST(MapText, draws_squares_towns_cities_stubs_ferries_and_waves) {
  EXPECT_EQ("\n" + drawn(on_map("isle", false), SMALL_TILE), R"(
       0      1      2      3      4      5      6
       ┃♦
    ┌      White T┌      ┌                    Little
  0                                                   0
          ┘      ┘      ┘      ┘                    ┘
    ┌      ┌      ▒·····▒▒·····▒┌             ┌Less
  1               ▒▒▒▒Metro▒▒▒▒▒       ━•♦♦••━        1
          ┘      ┘▒·····3♦·····▒      ┘             ┘
    ┌      ┌      ≈≈≈≈≈≈≈┌      ·▒▒▒▒▒·
  2               ━•≈≈≈≈≈       ━━━━━━━               2
          ┘      ┘≈••┃≈≈≈      ┘·······
    ┌*Cato ┌      ┌      ┌      ┌
  3                                                   3
          ┘      ┘      ┘      ┘      ┘
           ┌      ┌Dora  ┌
  4                                                   4
                 ┘      ┘      ┘
              ▒♦♦
       0      1      2      3      4      5      6
)");
}

TEST(MapText, draws_what_the_chips_need) {
  EXPECT_EQ("\n" + drawn(on_map("isle", true), SMALL_TILE), R"(
       0      1      2      3      4      5      6
       ┃♦
    ┌      White T┌      ┌                    Little
o 0                                                   0
      (?) ┘      ┘      ┘  (?) ┘                4♦  ┘
    ┌      ┌      ▒·····▒▒·····▒┌             ┌Less
o 1               ▒▒▒▒Metro▒▒▒▒▒       ━•♦♦••━        1
          ┘      ┘▒·····3♦·····▒      ┘             ┘
    ┌      ┌      ≈≈≈≈≈≈≈┌      ·▒▒▒▒▒·
b 2               ━•≈≈≈≈≈       ━━━━━━━               2
          ┘      ┘≈••┃≈≈≈      ┘·······
    ┌*Cato ┌      ┌      ┌      ┌
p 3                                                   3
          ┘  (?) ┘      ┘      ┘      ┘
           ┌      ┌Dora  ┌
p 4                                                   4
                 ┘      ┘  (?) ┘
              ▒♦♦
       0      1      2      3      4      5      6
)");
}

TEST(MapText, names_every_town_until_it_is_covered) {
  for (const char* id : FIVE_MAPS)
    for (const int steps : {0, 60}) {
      Game game = on_map(id, false);
      play_random(game, steps);
      const std::string text = drawn(game, LARGE_TILE);
      const MapFile& file = *known_maps().map(id);
      for (size_t i = 0; i < file.map.towns.size(); ++i) {
        const std::string name = file.picture.towns[i].name.english();
        const bool shown = text.find(name.substr(0, 9)) != std::string::npos;
        EXPECT_EQ(shown, !covered(game, file.map.towns[i].at)) << id << " " << name;
      }
      for (const PlacePicture& city : file.picture.large_cities)
        EXPECT_NE(text.find(city.name.english().substr(0, 9)), std::string::npos)
            << id << " " << city.name.english();
    }
}

TEST(MapText, C4_shows_chips_face_down) {
  for (const char* id : FIVE_MAPS) {
    Game game = on_map(id, true);
    const bool colours = std::string(id) == "great_britain"; // GB1
    for (const TileSize size : TILE_SIZES) {
      const std::string text = drawn(game, size);
      EXPECT_EQ(count(text, "(?)"), colours ? 0 : game.rules->chips_laid) << id;
      for (const char* chip : {"(p?)", "(b?)", "(o?)"}) EXPECT_EQ(count(text, chip), colours ? 10 : 0) << id;
      for (const char* told : {"(p1)", "(p2)", "(b1)", "(b2)", "(o1)", "(o2)"})
        EXPECT_EQ(count(text, told), 0);
    }
  }
}

// Whatever lies face down, and in whatever order: the drawing is the same.
TEST(MapText, C4_tells_nothing_hidden) {
  for (const char* id : FIVE_MAPS)
    for (const int steps : {0, 40, 100}) {
      Game game = on_map(id, true);
      play_random(game, steps);
      const std::string text = drawn(game, SMALL_TILE);
      for (uint64_t seed = 0; seed < 5; ++seed) {
        Random random{seed};
        hide(*game.rules, game.position, random);
        EXPECT_EQ(drawn(game, SMALL_TILE), text) << id << " after " << steps;
      }
    }
}

TEST(MapText, IB2_shows_treats_with_colour_and_number) {
  Game game = on_map("iberia", true);
  play_random(game, 60);
  std::array<int, CHIP_KINDS> treats{};
  const Position& p = game.position;
  for (size_t i = 0; i < p.chip_squares.size(); ++i)
    if (p.chip_squares[i] != NOWHERE && !(p.face_down >> i & 1)) ++treats[p.chips[i]];
  const std::string text = drawn(game, SMALL_TILE);
  int all = 0;
  for (Chip chip = 0; chip < CHIP_KINDS; ++chip) {
    EXPECT_EQ(count(text, "(" + chip_letter(colour_of(chip)) + std::to_string(number_of(chip)) + ")"),
              treats[chip]);
    all += treats[chip];
  }
  EXPECT_GT(all, 3);
}

TEST(MapText, shows_whole_maps_from_a_hundred_columns_on) {
  for (const char* id : FIVE_MAPS) {
    const Game game = on_map(id, true);
    const Window whole = whole_board(*game.rules, game.position);
    for (const int columns : {100, 120, 140, 160}) {
      const BoardText how = fit_board(*game.rules, game.position, columns, 0);
      EXPECT_EQ(how.window, whole) << id << " " << columns;
      EXPECT_LE(draw_board(*game.rules, game.position, how).width(), columns) << id;
    }
    EXPECT_EQ(fit_board(*game.rules, game.position, 140, 0).size.width, SMALL_TILE.width) << id;
  }
}

TEST(MapText, shows_what_is_in_play_on_a_low_screen) {
  for (const char* id : FIVE_MAPS) {
    Game game = on_map(id, false);
    const Position& p = game.position;
    const BoardText how = fit_board(*game.rules, p, 160, 30);
    EXPECT_NE(how.window, whole_board(*game.rules, p)) << id;
    for (size_t i = 0; i < p.frontier_size; ++i) EXPECT_TRUE(how.window.holds(p.frontier.squares[i])) << id;
    for (size_t t = game.rules->first_tile(); t <= p.tiles_laid; ++t)
      EXPECT_TRUE(how.window.holds(p.squares[t]));
  }
}

TEST(MapText, fits_narrow_screens_and_shows_the_last_tile) {
  for (const char* id : FIVE_MAPS) {
    Game game = on_map(id, true);
    play_random(game, 80);
    for (const int columns : {20, 40, 60, 80}) {
      BoardText how = fit_board(*game.rules, game.position, columns, 40);
      how.map = known_maps().map(id);
      EXPECT_LE(draw_board(*game.rules, game.position, how).width(), columns) << id;
      EXPECT_TRUE(how.window.holds(game.position.squares[game.position.tiles_laid])) << id;
    }
  }
}

TEST(MapText, stays_on_the_map_round_a_tile) {
  const Game game = on_map("france", false);
  EXPECT_EQ(around(*game.rules, square(0, 3)), (Window{0, 1, 2, 4}));
  EXPECT_EQ(around(*game.rules, square(15, 14)), (Window{14, 15, 13, 14}));
}

// DE2: an upgraded meeple is told from others, and still seen once.
TEST(MapText, DE1_marks_upgraded_meeples) {
  Game game = on_map("deutschland", true);
  Random random{3};
  while (!game.over() && game.position.upgraded[0] == 0)
    notation::play(game, random_action(*game.rules, game.position, random));
  ASSERT_NE(game.position.upgraded[0], 0u);
  for (const TileSize size : TILE_SIZES) {
    const std::string text = drawn(game, size);
    EXPECT_EQ(count(text, "X²") + count(text, "Z²"), 1);
  }
}

} // namespace
} // namespace mappa
