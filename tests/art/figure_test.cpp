// Drawings of figures.
#include "art/figure.h"
#include "xml.h"

#include <gtest/gtest.h>

#include <set>

namespace mappa::art {
namespace {

constexpr FigureKind KINDS_OF_FIGURE[] = {FigureKind::Meeple,  FigureKind::Large, FigureKind::Abbot,
                                          FigureKind::Builder, FigureKind::Pig,   FigureKind::Postman};

TEST(FigureDrawing, IsSoundAndEachIsDifferent) {
  std::set<std::string> seen;
  for (FigureKind kind : KINDS_OF_FIGURE)
    for (int player = 0; player < PLAYERS; ++player)
      for (bool lies : {false, true})
        for (auto chip : std::initializer_list<std::optional<mappa::Colour>>{
                 {}, mappa::Colour::Purple, mappa::Colour::Blue, mappa::Colour::Orange})
          for (bool held : {false, true}) {
            std::string svg = draw_figure({kind, player, lies, chip, held});
            EXPECT_EQ(check_xml(svg).fault, "");
            EXPECT_TRUE(seen.insert(svg).second);
          }
}

// Shape before colour: without their colours the six players still differ.
TEST(FigureDrawing, PlayersDifferWithoutColour) {
  std::set<std::string> seen;
  for (int player = 0; player < PLAYERS; ++player) {
    std::string svg = draw_figure({FigureKind::Meeple, player});
    for (size_t at = svg.find('#'); at != svg.npos; at = svg.find('#', at + 1)) svg.replace(at + 1, 6, "");
    EXPECT_TRUE(seen.insert(svg).second) << player;
  }
}

TEST(FigureDrawing, OnlyFarmersLie) {
  EXPECT_NE(draw_figure({FigureKind::Meeple, 0, true}).find("matrix("), std::string::npos);
  EXPECT_EQ(draw_figure({FigureKind::Meeple, 0, false}).find("matrix("), std::string::npos);
}

TEST(FigureDrawing, KnowsAnyPlayerNumber) {
  EXPECT_EQ(draw_figure({FigureKind::Meeple, 6}), draw_figure({FigureKind::Meeple, 0}));
  EXPECT_EQ(check_xml(draw_figure({FigureKind::Meeple, -1})).fault, "");
}

} // namespace
} // namespace mappa::art
