// States laid over a board: where they are, and what they tell without colour.
#include "art/region.h"
#include "art/states.h"
#include "art/states_sheet.h"
#include "maps.h"
#include "tiles.h"
#include "xml.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <set>

namespace mappa::art {
namespace {

constexpr Cell HERE{2, -3};
constexpr Box SQUARE_BOX{200, -300, 300, -200};

// Every point that path data names in absolute coordinates.
Line points_of(const std::string& svg) {
  Line out;
  for (size_t at = svg.find(" d=\""); at != svg.npos; at = svg.find(" d=\"", at + 1)) {
    std::string data = svg.substr(at + 4, svg.find('"', at + 4) - at - 4);
    const char* text = data.c_str();
    Point pen;
    char command = ' ';
    while (*text) {
      if (std::isalpha(static_cast<unsigned char>(*text))) command = *text++;
      char* end = nullptr;
      double first = std::strtod(text, &end);
      if (end == text) {
        if (*text) ++text;
        continue;
      }
      text = end;
      if (command == 'H')
        pen.x = first;
      else if (command == 'V')
        pen.y = first;
      else
        pen = {first, std::strtod(text, const_cast<char**>(&text))};
      out.push_back(pen);
    }
  }
  return out;
}

std::string tile_svg(int rot = 0) { return draw_tile(tile_of("base/Cc.1"), {.rot = rot}); }

TEST(States, AreSoundByDayAndByNight) {
  std::set<std::string> seen;
  for (Theme theme : {Theme::Light, Theme::Dark}) {
    for (const std::string& svg :
         {draw_legal(HERE, theme), draw_legal_when_turned(HERE, theme), draw_focus(HERE, theme)}) {
      EXPECT_EQ(check_xml(svg).fault, "");
      EXPECT_TRUE(seen.insert(svg).second);
    }
    std::string definition = define_states(theme);
    EXPECT_EQ(check_xml(definition).fault, "");
    std::string legal = draw_legal(HERE, theme), id = legal.substr(legal.find("url(#") + 5);
    EXPECT_NE(definition.find("id=\"" + id.substr(0, id.find(')')) + "\""), definition.npos);
  }
}

TEST(States, BracketsLieInTheCornersOfTheirSquare) {
  for (const std::string& svg : {draw_legal(HERE, Theme::Light), draw_legal_when_turned(HERE, Theme::Dark)}) {
    std::array<int, 4> in_corner{};
    for (Point p : points_of(svg)) {
      EXPECT_TRUE(SQUARE_BOX.grown(-5).holds(p)) << p.x << " " << p.y;
      Point from_middle = p - SQUARE_BOX.middle();
      EXPECT_GT(std::min(std::abs(from_middle.x), std::abs(from_middle.y)), 15) << "a bracket, not a frame";
      ++in_corner[static_cast<size_t>((from_middle.x > 0) + 2 * (from_middle.y > 0))];
    }
    EXPECT_EQ(std::set<int>(in_corner.begin(), in_corner.end()).size(), 1u) << "all four alike";
  }
}

TEST(States, IllegalTellsTheSidesThatDoNotFit) {
  for (int sides = 0; sides < 16; ++sides) {
    std::string svg = draw_illegal(tile_svg(), HERE, static_cast<uint8_t>(sides));
    EXPECT_EQ(check_xml(svg).fault, "");
    size_t bar = svg.find("stroke-width=\"9\"");
    if (!sides) {
      EXPECT_EQ(bar, svg.npos);
      continue;
    }
    size_t tag = svg.rfind("<path", bar);
    Line ends = points_of(svg.substr(tag, svg.find("/>", tag) - tag));
    ASSERT_EQ(ends.size(), 2u * static_cast<size_t>(std::popcount(static_cast<unsigned>(sides))));
    size_t next = 0;
    for (int side = 0; side < SIDES; ++side) {
      if (!(sides >> side & 1)) continue;
      for (int end = 0; end < 2; ++end) {
        Point off = ends[next++] - SIDE_MIDDLE[side];
        double inwards = off.x * INWARD[side].x + off.y * INWARD[side].y;
        EXPECT_GE(inwards, 0);
        EXPECT_LT(inwards, 9) << "not at side " << side;
      }
    }
  }
}

TEST(States, TilesOffTheTableAreLargerAboutTheirSquare) {
  for (const std::string& svg : {draw_preview(tile_svg(), HERE), draw_illegal(tile_svg(), HERE, 1),
                                 draw_in_hand(tile_svg(), {200, -300})}) {
    EXPECT_EQ(check_xml(svg).fault, "");
    EXPECT_NE(svg.find("translate(197 -303) scale(1.06)"), svg.npos);
    EXPECT_EQ(count(svg, "filter"), 0);
  }
  EXPECT_NE(draw_preview(tile_svg(0), HERE), draw_preview(tile_svg(1), HERE));
}

TEST(States, P5_the_reach_is_three_squares_wide_and_unveiled) {
  Box window{-1000, -1000, 1000, 1000};
  std::string svg = draw_reach(HERE, window);
  EXPECT_EQ(check_xml(svg).fault, "");
  Line veil = points_of(svg);
  ASSERT_GE(veil.size(), 8u);
  Line hole(veil.end() - 4, veil.end());
  Box reach = box_of(hole);
  EXPECT_EQ(reach.left, 100);
  EXPECT_EQ(reach.top, -400);
  EXPECT_EQ(reach.right, 400);
  EXPECT_EQ(reach.bottom, -100);
  double twice_area = 0; // it turns the other way than the window, or it would be filled
  auto turning = [&](const Line& ring) {
    twice_area = 0;
    for (size_t i = 0; i < ring.size(); ++i) {
      Point a = ring[i], b = ring[(i + 1) % ring.size()];
      twice_area += a.x * b.y - a.y * b.x;
    }
    return twice_area > 0;
  };
  EXPECT_NE(turning(hole), turning(Line(veil.begin(), veil.begin() + 4)));
}

TEST(States, GhostsStandWhereTheFigureWill) {
  for (bool lies : {false, true}) {
    FigureLook look{.player = 1, .lies = lies};
    std::string ghost = draw_ghost_at({30, 40}, .27, look), figure = draw_figure_at({30, 40}, .27, look);
    EXPECT_EQ(check_xml(ghost).fault, "");
    EXPECT_EQ(ghost.substr(0, ghost.find('>')), figure.substr(0, figure.find('>')));
    EXPECT_EQ(count(ghost, "matrix("), lies ? 1 : 0);
    EXPECT_GE(count(ghost, "stroke-dasharray"), 2); // outline and oval
    std::string chosen = draw_chosen_at({30, 40}, .27, look);
    EXPECT_NE(chosen.find("scale(0.3078)"), chosen.npos); // 1.14 times
    EXPECT_EQ(count(chosen, "stroke-dasharray"), 0);
  }
}

TEST(States, GhostsOfAllFiguresAndPlayersDiffer) {
  std::set<std::string> seen;
  for (FigureKind kind : {FigureKind::Meeple, FigureKind::Large, FigureKind::Abbot, FigureKind::Builder,
                          FigureKind::Pig, FigureKind::Postman})
    for (int player = 0; player < PLAYERS; ++player) {
      std::string svg = draw_ghost({kind, player});
      EXPECT_EQ(check_xml(svg).fault, "");
      EXPECT_TRUE(seen.insert(svg).second);
      bool carries = kind != FigureKind::Meeple && kind != FigureKind::Pig; // crown, crook, hammer, satchel
      EXPECT_GT(count(svg, "stroke-dasharray"), carries ? 1 : 0);
    }
}

// ---- features

Highlight whole(const Tile& tile, int feature, int rot) {
  return {tile.features[static_cast<size_t>(feature)].kind, {{&tile, HERE, rot, feature}}, {}};
}

TEST(States, HighlightsStayOnTheirTile) {
  for_every_tile([](const Tile& tile, const Layout&) {
    for (size_t i = 0; i < tile.features.size(); ++i) {
      int feature = static_cast<int>(i);
      std::string svg = draw_highlight(whole(tile, feature, feature % 4), Theme::Light, 1);
      EXPECT_EQ(check_xml(svg).fault, "") << tile.id;
      if (tile.features[i].kind == Kind::River) continue; // no figure stands on one
      Line points = points_of(svg);
      EXPECT_FALSE(points.empty() && svg.find("<circle") == svg.npos) << tile.id << " feature " << i;
      bool has_arcs = tile.features[i].kind != Kind::City && tile.features[i].kind != Kind::Field;
      for (Point p : has_arcs ? Line{} : points)
        EXPECT_TRUE(SQUARE_BOX.grown(.01).holds(p)) << tile.id << " " << p.x << " " << p.y;
    }
  });
}

double area(const std::vector<Line>& rings) {
  double sum = 0;
  for (const Line& ring : rings)
    for (size_t i = 0; i < ring.size(); ++i) {
      Point a = ring[i], b = ring[(i + 1) % ring.size()];
      sum += (a.x * b.y - a.y * b.x) / 2;
    }
  return sum;
}

TEST(Region, OutlinesHoldAllOfIt) { // rings round holes turn the other way, and are subtracted
  for_every_tile([](const Tile& tile, const Layout& layout) {
    for (size_t region = 1; region < layout.regions.size.size(); ++region) {
      double cells = layout.regions.size[region];
      double drawn = area(outlines(layout.regions, {static_cast<uint8_t>(region)}));
      EXPECT_NEAR(drawn, cells, 2 + cells * .01) << tile.id << " region " << region;
    }
  });
}

TEST(Region, OutlinesOfARingHaveAHole) {
  Regions regions = flood([](Point p) { return distance(p, CENTRE) < 20; });
  std::vector<Line> rings = outlines(regions, {1});
  ASSERT_EQ(rings.size(), 2u);
  EXPECT_GT(area({rings[0]}), 0);
  EXPECT_LT(area({rings[1]}), 0);
  EXPECT_TRUE(outlines(regions, {}).empty());
}

TEST(States, OpenEndsPointOutwards) {
  Highlight city = whole(tile_of("base/Cc.1"), 0, 0);
  std::string closed = draw_highlight(city, Theme::Light, 1);
  city.open = {{HERE, 0}, {HERE, 3}};
  std::string open = draw_highlight(city, Theme::Light, 1);
  EXPECT_EQ(count(closed, "stroke-dasharray"), 0);
  EXPECT_EQ(count(open, "stroke-dasharray"), 4); // a bar of two lines at each
  EXPECT_NE(open.find("translate(250 -300)"), open.npos);
  EXPECT_NE(open.find("translate(200 -250) rotate(270)"), open.npos);
}

TEST(States, LinesKeepTheirWidthOnTheScreen) {
  Highlight city = whole(tile_of("base/Cc.1"), 0, 0);
  EXPECT_NE(draw_highlight(city, Theme::Light, 1).find("stroke-width=\"3\""), std::string::npos);
  EXPECT_NE(draw_highlight(city, Theme::Light, 2.5).find("stroke-width=\"7.5\""), std::string::npos);
}

TEST(States, PointsAreWrittenInTheWinnersColour) {
  std::string svg = draw_points({10, 20}, 1, 32, 1);
  EXPECT_EQ(check_xml(svg).fault, "");
  EXPECT_NE(svg.find(">+32</text>"), svg.npos);
  EXPECT_NE(svg.find(player_look(1).fill), svg.npos);
}

TEST(StatesSheet, ShowsEveryState) {
  for (Theme theme : {Theme::Light, Theme::Dark}) {
    std::string svg = draw_states_sheet(all_sets()[0], theme);
    EXPECT_EQ(check_xml(svg).fault, "");
    EXPECT_LT(svg.size(), 1'500'000u);
    for (const char* name : {"Legal", "Legal when turned", "Preview", "Illegal", "Just placed", "Ghosts",
                             "Chosen", "City, highlighted", "Road, highlighted", "Field, highlighted",
                             "Held by a postman", "Upgraded", "Reach of the postman"})
      EXPECT_NE(svg.find(std::string(">") + name + "</text>"), svg.npos) << name;
  }
  EXPECT_THROW(draw_states_sheet({}, Theme::Light), std::invalid_argument);
}

} // namespace
} // namespace mappa::art
