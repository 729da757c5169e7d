// Whole documents: boards and sheets.
#include "art/board.h"
#include "art/sheet.h"
#include "tiles.h"
#include "xml.h"

#include <gtest/gtest.h>

namespace mappa::art {
namespace {

Scene small_scene() {
  Scene scene;
  scene.tiles = {{&tile_of("base/RCr.start"), {0, 0}, 0, 0},
                 {&tile_of("base/CRr"), {1, 0}, 3, 0},
                 {&tile_of("base/L"), {0, 1}, 2, 0}};
  scene.figures = {{0, FigureKind::Meeple, {0, 0}, 0},
                   {1, FigureKind::Meeple, {0, 0}, 0},
                   {2, FigureKind::Meeple, {0, 1}, 0}};
  scene.players = {{"Anna & <Ben>", 12, "5 meeples", true}, {"C", 3, "", false}, {"D", 0, "", false}};
  scene.last = Cell{0, 1};
  scene.title = "\"A\" table";
  scene.caption = "turn 3";
  return scene;
}

TEST(BoardDrawing, IsOneSoundDocument) {
  for (double pixels : {40.0, 64.0, 100.0, 200.0}) {
    Scene scene = small_scene();
    scene.pixels = pixels;
    std::string svg = draw_board(scene);
    EXPECT_EQ(check_xml(svg).fault, "");
    EXPECT_EQ(svg.rfind("<svg xmlns=\"http://www.w3.org/2000/svg\"", 0), 0u);
    EXPECT_EQ(svg.find("nan"), svg.npos);
    EXPECT_EQ(count(svg, "<svg"), 1 + 3); // the tiles are framed
  }
}

TEST(BoardDrawing, NamesWhatIsOnIt) {
  std::string svg = draw_board(small_scene());
  EXPECT_NE(svg.find("Anna &amp; &lt;Ben&gt;"), svg.npos);
  EXPECT_NE(svg.find(">12</text>"), svg.npos);
  EXPECT_NE(svg.find("turn 3"), svg.npos);
  for (const char* coordinate : {">-1</text>", ">0</text>", ">1</text>", ">2</text>"})
    EXPECT_NE(svg.find(coordinate), svg.npos) << coordinate;
}

TEST(BoardDrawing, FiguresOnOneSpotStandSideBySide) {
  std::string svg = draw_board(small_scene());
  EXPECT_NE(svg.find("translate(50 25.8) scale(0.27)"), svg.npos); // at 50, 15, the foot lower
  EXPECT_NE(svg.find("translate(69 25.8) scale(0.27)"), svg.npos);
}

TEST(BoardDrawing, FarmersLieAndPigsStand) {
  Scene scene;
  scene.tiles = {{&tile_of("base/L"), {0, 0}, 0, 0}};
  scene.figures = {{0, FigureKind::Meeple, {0, 0}, 0}};
  EXPECT_EQ(count(draw_board(scene), "matrix("), 1);
  scene.figures[0].kind = FigureKind::Pig;
  EXPECT_EQ(count(draw_board(scene), "matrix("), 0);
  scene.figures[0] = {0, FigureKind::Abbot, {0, 0}, 1};
  EXPECT_EQ(count(draw_board(scene), "matrix("), 0);
}

TEST(BoardDrawing, LeavesOutFiguresWithoutAPlace) {
  Scene scene = small_scene(), stray = scene;
  stray.figures.push_back({0, FigureKind::Meeple, {9, 9}, 0});
  stray.figures.push_back({0, FigureKind::Meeple, {0, 0}, 99});
  EXPECT_EQ(draw_board(scene), draw_board(stray));
}

// Pictures of large boards are looked at as a whole: their legend grows with them.
TEST(BoardDrawing, TheLegendOfALargeBoardIsLarge) {
  Scene scene = small_scene();
  for (int x = 2; x < 20; ++x) scene.tiles.push_back({&tile_of("base/L"), {x, 5}, 0, 0});
  EXPECT_EQ(count(draw_board(scene), "scale(2.055)\"><rect"),
            1); // 22 squares and the strips, for 1100 pixels
  scene.pixels = 20;
  EXPECT_EQ(count(draw_board(scene), "scale(2.055)\"><rect"), 0); // lettering is larger anyway
}

TEST(BoardDrawing, AnEmptyTableIsDrawnToo) { EXPECT_EQ(check_xml(draw_board({})).fault, ""); }

TEST(BoardDrawing, TakesSmallDrawingsBelow90Pixels) {
  Scene scene = small_scene();
  size_t full = draw_board(scene).size();
  scene.pixels = 89;
  EXPECT_LT(draw_board(scene).size(), full * 2 / 3);
}

TEST(Sheet, ShowsEveryTileOfTheSet) {
  for (const TileSet& set : all_sets()) {
    std::string svg = draw_sheet(set);
    EXPECT_EQ(check_xml(svg).fault, "") << set.name;
    EXPECT_EQ(count(svg, "<svg"), 1 + static_cast<int>(set.tiles.size())) << set.name;
    for (const Tile& tile : set.tiles)
      EXPECT_NE(svg.find(">" + tile.id.substr(tile.id.find('/') + 1) + "</text>"), svg.npos) << tile.id;
    EXPECT_EQ(svg, draw_sheet(set)) << set.name;
  }
}

TEST(Sheet, OfNoTilesIsSound) { EXPECT_EQ(check_xml(draw_sheet({})).fault, ""); }

} // namespace
} // namespace mappa::art
