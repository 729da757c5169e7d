// Drawings of tiles: sound SVG, the same every time, upright however the tile lies.
#include "art/tile.h"
#include "tiles.h"
#include "xml.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstring>

namespace mappa::art {
namespace {

constexpr Detail DETAILS[] = {Detail::Full, Detail::Small};

// Every number is plain and has at most three digits before its point: a NaN or an infinity would not.
bool has_bad_number(const std::string& svg) {
  auto digit = [](char c) { return c >= '0' && c <= '9'; };
  int digits = 0;
  for (size_t i = 0; i < svg.size(); ++i) {
    if (svg[i] == '#')
      i += 6; // a colour
    else if (digit(svg[i])) {
      if (++digits > 3) return true;
    } else {
      if (digits > 0 && svg[i] == 'e') return true;
      digits = 0;
    }
  }
  return svg.find("nan") != svg.npos || svg.find("inf") != svg.npos || svg.find("--") != svg.npos;
}

// The bounds of what a drawing may take; an empty river tile may have a little less.
TEST(TileDrawing, IsSoundAndOfBoundedSize) {
  for_every_tile([](const Tile& tile, const Layout& flat) {
    for (Detail detail : DETAILS)
      for (int rot = 0; rot < 4; ++rot) {
        std::string svg = draw_tile(tile, flat, {rot, rot % 3, detail}); // each turn another copy
        std::string where = tile.id + " turned " + std::to_string(rot);
        XmlReport report = check_xml(svg);
        ASSERT_EQ(report.fault, "") << where;
        ASSERT_FALSE(has_bad_number(svg)) << where;
        bool full = detail == Detail::Full;
        EXPECT_GE(report.elements, full ? 90 : 34) << where;
        EXPECT_LE(report.elements, full ? 530 : 222) << where;
        EXPECT_GE(svg.size(), full ? 15500u : 4800u) << where;
        EXPECT_LE(svg.size(), full ? 62000u : 27000u) << where;
      }
  });
}

TEST(TileDrawing, IsTheSameEveryTime) {
  const Tile& tile = tile_of("base/CcRr+");
  for (int rot = 0; rot < 4; ++rot)
    EXPECT_EQ(draw_tile(tile, {rot, 1}), draw_tile(tile, layout(tile), {rot, 1}));
  EXPECT_EQ(draw_tile(tile, {1, 0}), draw_tile(tile, {5, 0}));
}

TEST(TileDrawing, CopiesAndTurnsDiffer) {
  const Tile& tile = tile_of("base/RFr");
  EXPECT_NE(draw_tile(tile, {0, 0}), draw_tile(tile, {0, 1}));
  EXPECT_NE(draw_tile(tile, {0, 0}), draw_tile(tile, {1, 0}));
}

TEST(TileDrawing, HidesGardensOnRequest) {
  const Tile& tile = tile_of("base/CG");
  TileLook look;
  std::string with = draw_tile(tile, look);
  look.gardens = false;
  std::string without = draw_tile(tile, look);
  EXPECT_NE(with.find("#8A6BB0"), with.npos); // its violets
  EXPECT_EQ(without.find("#8A6BB0"), without.npos);
}

// Nothing is ever upside down: no part is turned but a windmill's sails.
TEST(TileDrawing, StandsUprightHoweverItLies) {
  for_every_tile([&](const Tile& tile, const Layout& flat) {
    for (int rot = 0; rot < 4; ++rot) {
      std::string svg = draw_tile(tile, flat, {rot, 0});
      for (const char* sail : {" rotate(25)", " rotate(115)", " rotate(205)", " rotate(295)"})
        for (size_t at = svg.find(sail); at != svg.npos; at = svg.find(sail))
          svg.erase(at, std::strlen(sail));
      EXPECT_EQ(svg.find("rotate"), svg.npos) << tile.id;
      EXPECT_EQ(svg.find("matrix"), svg.npos) << tile.id;
    }
  });
  std::string monastery = "M-17.2-21L-13-30L-8.8-21Z"; // its spire
  for (int rot = 0; rot < 4; ++rot)
    EXPECT_NE(draw_tile(tile_of("base/LR"), {rot, 0}).find(monastery), std::string::npos);
}

TEST(TileDrawing, ShowsWhatTheFeaturesHave) {
  auto shows = [](const char* id, const char* what) {
    return draw_tile(tile_of(id), {}).find(what) != std::string::npos;
  };
  constexpr const char *COAT = "#50609F", *BARREL = "#7B2138", *SHEAF = "#E9BE4B", *BOLTS = "#3E7F8C",
                       *COPPER = "#74A396", *POST = "#EDBA35";
  EXPECT_TRUE(shows("base/Cc+", COAT));
  EXPECT_FALSE(shows("base/Cc.1", COAT));
  EXPECT_TRUE(shows("traders_and_builders/Cc.w", BARREL));
  EXPECT_TRUE(shows("traders_and_builders/Cc.g", SHEAF));
  EXPECT_TRUE(shows("traders_and_builders/CCc.c", BOLTS));
  EXPECT_TRUE(shows("inns_and_cathedrals/Cccc.c", COPPER));
  EXPECT_FALSE(shows("base/Cccc+", COPPER));
  EXPECT_TRUE(shows("postman/R", POST));
  EXPECT_FALSE(shows("base/LR", POST));
}

TEST(FigureSpot, TurnsWithTheTile) {
  const Tile& tile = tile_of("base/RCr");
  Layout flat = layout(tile);
  for (size_t i = 0; i < tile.features.size(); ++i) {
    Point at = figure_spot(tile, static_cast<int>(i), 0);
    for (int rot = 1; rot < 4; ++rot) {
      at = {100 - at.y, at.x};
      Point now = figure_spot(flat, static_cast<int>(i), rot);
      EXPECT_NEAR(now.x, at.x, 1e-9);
      EXPECT_NEAR(now.y, at.y, 1e-9);
    }
  }
}

} // namespace
} // namespace mappa::art
