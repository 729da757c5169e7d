// Chips: on the map, under figures, before players; stacks on islands, meeples on the Isle of Man.
#include "art/board_chips.h"
#include "art/coast.h"
#include "art/legend.h"
#include "art/page_colours.h"
#include "maps.h"
#include "tiles.h"
#include "xml.h"

#include <gtest/gtest.h>

#include <cmath>
#include <set>

namespace mappa::art {

using namespace data;
namespace {

constexpr mappa::Colour EVERY_COLOUR[] = {mappa::Colour::Purple, mappa::Colour::Blue, mappa::Colour::Orange};

std::string without_colours(std::string svg) {
  for (size_t at = svg.find('#'); at != svg.npos; at = svg.find('#', at + 1)) svg.replace(at + 1, 6, "");
  return svg;
}

std::string at_point(Point p) { return "translate(" + number(p.x) + " " + number(p.y) + ")"; }

Scene scene_on(const std::string& map) {
  Scene scene;
  scene.map = &map_file(map);
  scene.map_look.with_chips = true;
  return scene;
}

TEST(ChipDrawing, ColoursAreToldWithoutColour) {
  for (bool face_down : {false, true}) {
    std::set<std::string> seen;
    for (mappa::Colour colour : EVERY_COLOUR) {
      std::string svg = draw_chip({colour, face_down ? 0 : 1, face_down}, 23);
      EXPECT_EQ(check_xml(svg).fault, "");
      EXPECT_TRUE(seen.insert(without_colours(svg)).second);
    }
  }
}

TEST(ChipDrawing, C4_what_is_hidden_is_not_in_it) {
  std::string secret = draw_chip({{}, 0, true}, 23), open = draw_chip({mappa::Colour::Blue, 0, true}, 23);
  for (mappa::Colour colour : EVERY_COLOUR)
    EXPECT_EQ(secret.find(chip_colours(colour).fill), secret.npos)
        << COLOUR_NAME[static_cast<size_t>(colour)];
  EXPECT_EQ(count(secret + open, "<text"), 0);
  EXPECT_NE(open.find(chip_colours(mappa::Colour::Blue).fill), open.npos);
  EXPECT_EQ(count(draw_chip({mappa::Colour::Blue, 2, false}, 23), ">2</text>"), 1);
}

TEST(ChipDrawing, C2_chips_lie_in_the_middle_of_plain_squares) {
  Scene scene = scene_on("france");
  scene.chips = {{{5, 5}, {{}, 0, true}}, {{6, 7}, {mappa::Colour::Orange, 2, false}}};
  std::string svg = draw_chips(scene);
  EXPECT_EQ(check_xml(svg).fault, "");
  EXPECT_EQ(count(svg, at_point({550, 550})), 1);
  EXPECT_EQ(count(svg, at_point({650, 750})), 1);
  EXPECT_EQ(count(svg, "<title>chip, face down</title>"), 1);
  EXPECT_EQ(count(svg, "<title>orange 2</title>"), 1);
}

TEST(ChipDrawing, GB1_chips_do_not_double_with_their_marks) {
  Scene scene = scene_on("great_britain");
  const Map& map = scene.map->map;
  MapLook alone = scene.map_look;
  std::string empty = draw_map(*scene.map, alone), board = draw_board(scene);
  for (size_t colour = 0; colour < COLOURS; ++colour)
    for (At at : map.chip_squares[colour]) {
      std::string there = at_point(corner_of(at) + CENTRE);
      EXPECT_EQ(count(empty, there), 1);
      EXPECT_EQ(count(board, there), 0) << "a mark without its chip";
      scene.chips.push_back({at, {static_cast<mappa::Colour>(colour), 0, true}});
    }
  board = draw_board(scene);
  for (const PlacedChip& chip : scene.chips)
    EXPECT_EQ(count(board, at_point(corner_of(chip.at) + CENTRE)), 1) << chip.at.x << "," << chip.at.y;
}

TEST(ChipDrawing, IB2_treats_leave_what_is_printed_free) {
  Scene scene = scene_on("iberia");
  const Map& map = scene.map->map;
  for (At at : {map.towns[0].at, map.islands[0].at}) {
    scene.chips = {{at, {mappa::Colour::Orange, 1, false}}};
    std::string svg = draw_chips(scene);
    EXPECT_EQ(svg.find(at_point(corner_of(at) + CENTRE)), svg.npos);
    double x = 0, y = 0;
    ASSERT_EQ(std::sscanf(svg.c_str() + svg.find("translate("), "translate(%lf %lf)", &x, &y), 2);
    Point middle = Point{x, y} - corner_of(at);
    constexpr double R = 20;
    EXPECT_TRUE(middle.x > R - 4 && middle.y > R - 4) << "beyond its square";
    EXPECT_LT(middle.x, 30) << "on the spire";
    EXPECT_LT(middle.y, 30) << "on the houses";
  }
}

TEST(ChipDrawing, BX1_the_open_tile_lies_on_its_stack) {
  Scene scene = scene_on("benelux");
  const StackIsland& texel = scene.map->picture.stack_islands[0];
  auto drawn = [&](const TileStack& stack) {
    scene.stacks = {stack};
    return draw_stacks(scene);
  };
  std::string full = drawn({texel.colour, 1, &tile_of("base/L"), 4}),
              last = drawn({texel.colour, 1, &tile_of("base/L"), 0});
  EXPECT_EQ(check_xml(full).fault, "");
  EXPECT_NE(full.find(at_point(units(texel.stacks[1]))), full.npos);
  EXPECT_EQ(count(full, "<svg"), 1);
  EXPECT_EQ(count(full, ">4</text>"), 1);
  EXPECT_EQ(count(last, "<svg"), 1);
  EXPECT_EQ(count(last, "<text"), 0);
  std::string turned = drawn({texel.colour, 1, nullptr, 3}); // BX3: until the end of the turn
  EXPECT_EQ(count(turned, "<svg"), 1);
  EXPECT_EQ(count(turned, ">3</text>"), 1);
  EXPECT_LT(turned.size(), last.size()) << "a back is simpler than any tile";
  EXPECT_EQ(drawn({texel.colour, 1, nullptr, 0}), "");
}

// The Isle's shore is a ring of radii 62 and 45, crinkled inwards by up to 12 %.
TEST(ChipDrawing, GB2_meeples_stand_on_the_Isle) {
  for (int meeples = 0; meeples <= 6 * 9; ++meeples) {
    Crowd crowd = crowd_of(meeples);
    ASSERT_EQ(crowd.feet.size(), static_cast<size_t>(meeples));
    std::set<std::pair<double, double>> places;
    double last = -INFINITY;
    for (Point foot : crowd.feet) {
      EXPECT_TRUE(places.insert({foot.x, foot.y}).second) << "two in one place";
      EXPECT_GE(foot.y, last) << "one in front is covered";
      last = foot.y;
      EXPECT_LT(std::hypot(foot.x / 55, foot.y / 40), 1) << meeples << ": in the sea";
    }
    EXPECT_GT(crowd.scale, .15);
  }
}

TEST(ChipDrawing, GB2_every_player_s_meeples_are_there) {
  Scene scene = scene_on("great_britain");
  scene.players.resize(3);
  EXPECT_EQ(draw_isle_of_man(scene), "");
  scene.players[0].isle = 2;
  scene.players[2].isle = 1;
  std::string svg = draw_isle_of_man(scene);
  EXPECT_EQ(check_xml(svg).fault, "");
  auto bodies = [&](int player) {
    return count(svg, std::string("fill=\"") + player_look(player).fill + "\"");
  };
  EXPECT_EQ(bodies(0), 2);
  EXPECT_EQ(bodies(1), 0);
  EXPECT_EQ(bodies(2), 1);
}

TEST(ChipDrawing, DE1_an_upgraded_figure_stands_higher_on_its_chip) {
  FigureLook plain, upgraded{.upgraded = mappa::Colour::Blue};
  std::string svg = draw_figure(upgraded);
  EXPECT_NE(svg.find("rx=\"46\" ry=\"15\""), svg.npos); // 92 x 30
  EXPECT_NE(svg.find("translate(0 -7)"), svg.npos);     // 7 higher
  EXPECT_NE(svg.find(chip_colours(mappa::Colour::Blue).fill), svg.npos);
  EXPECT_GT(svg.size(), draw_figure(plain).size());
}

// ---- before the players

Legend legend_of(const PlayerLine& line, double width, Theme theme = Theme::Light) {
  Scene scene;
  scene.players = {line};
  scene.map_look.theme = theme;
  return draw_legend(scene, width);
}

PlayerLine player_with(int chips, bool wine = false) {
  PlayerLine line;
  line.name = "Ann";
  for (int i = 0; i < chips; ++i) line.chips.push_back({{{mappa::Colour::Purple, 1 + i % 2, false}}, wine});
  return line;
}

TEST(Legend, ShowsTheChipsOfAPlayer) {
  Legend none = legend_of(player_with(0), 400), two = legend_of(player_with(2), 400);
  EXPECT_EQ(check_xml(two.svg).fault, "");
  EXPECT_GT(two.height, none.height);
  EXPECT_EQ(count(two.svg, ">1</text>"), 1);
  EXPECT_EQ(count(two.svg, ">2</text>"), 1);
}

TEST(Legend, I1_T3_shows_the_other_figures_and_the_goods_of_a_player) {
  PlayerLine line = player_with(0);
  const Legend plain = legend_of(line, 400);
  line.figures = {FigureKind::Postman, FigureKind::Large, FigureKind::Abbot, FigureKind::Builder,
                  FigureKind::Pig};
  line.goods = {3, 0, 12};
  const Legend all = legend_of(line, 400);
  EXPECT_EQ(check_xml(all.svg).fault, "");
  EXPECT_GT(all.height, plain.height);
  for (FigureKind kind : line.figures)
    EXPECT_NE(all.svg.find(draw_figure({.kind = kind})), all.svg.npos) << static_cast<int>(kind);
  EXPECT_EQ(count(all.svg, ">3</text>"), 1);
  EXPECT_EQ(count(all.svg, ">12</text>"), 1);
  EXPECT_EQ(count(all.svg, ">0</text>"), 1); // the score: no token of grain
}

TEST(Legend, ChipsStayOnTheirCard) {
  for (int chips : {1, 7, 30}) {
    Legend legend = legend_of(player_with(chips), 400);
    double farthest = 0; // of the chips, which are all in one line below the name
    for (size_t at = legend.svg.find("translate("); at != legend.svg.npos;
         at = legend.svg.find("translate(", at + 1)) {
      double x = 0, y = 0;
      if (std::sscanf(legend.svg.c_str() + at, "translate(%lf %lf)", &x, &y) == 2 && y == 0)
        farthest = std::max(farthest, x);
    }
    EXPECT_GT(farthest, 0);
    EXPECT_LT(12 + farthest + 10, 1.3 * 196) << chips;
  }
}

TEST(Legend, FR1_wines_are_marked) {
  auto plates = [](bool wine) {
    std::string svg = legend_of(player_with(1, wine), 400).svg;
    return count(svg, page_colours(Theme::Light).active_border);
  };
  EXPECT_EQ(plates(false), 0);
  EXPECT_EQ(plates(true), 1);
}

double luminance(Colour colour) {
  auto part = [&](int at) {
    double c = std::stoi(std::string(colour + at, 2), nullptr, 16) / 255.0;
    return c <= .03928 ? c / 12.92 : std::pow((c + .055) / 1.055, 2.4);
  };
  return .2126 * part(1) + .7152 * part(3) + .0722 * part(5);
}

double contrast(Colour a, Colour b) {
  double high = std::max(luminance(a), luminance(b)), low = std::min(luminance(a), luminance(b));
  return (high + .05) / (low + .05);
}

TEST(Legend, IsReadableByDayAndByNight) {
  for (Theme theme : {Theme::Light, Theme::Dark}) {
    const PageColours& c = page_colours(theme);
    for (Colour ground : {c.paper, c.card, c.active})
      for (Colour text : {c.text, c.text_2, c.text_3})
        EXPECT_GE(contrast(text, ground), 4.5) << text << " on " << ground;
  }
}

TEST(Legend, IsDarkOnADarkBoard) {
  const PageColours &day = page_colours(Theme::Light), &night = page_colours(Theme::Dark);
  PlayerLine line = player_with(1);
  line.note = "7 meeples";
  std::string svg = legend_of(line, 400, Theme::Dark).svg;
  for (Colour colour : {day.paper, day.card, day.rule, day.border, day.text, day.text_3, day.active})
    EXPECT_EQ(svg.find(colour), svg.npos) << colour;
  for (Colour colour : {night.paper, night.card, night.text, night.text_3})
    EXPECT_NE(svg.find(colour), svg.npos) << colour;
  Scene table;
  table.tiles = {{&tile_of("base/L"), {0, 0}, 0, 0}};
  table.map_look.theme = Theme::Dark;
  std::string board = draw_board(table);
  EXPECT_EQ(board.find(day.desk), board.npos);
  EXPECT_NE(board.find(night.desk), board.npos);
}

} // namespace
} // namespace mappa::art
