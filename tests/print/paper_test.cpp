// A whole spread over sheets: nothing is missing, neighbours share the overlap.
#include "print/paper.h"

#include <algorithm>
#include <gmock/gmock.h>

namespace mappa::print {
namespace {

constexpr Size A4{210, 297};

TEST(Paper, IsNamed) {
  EXPECT_EQ(paper_named("a4"), A4);
  EXPECT_EQ(paper_named("letter"), (Size{215.9, 279.4}));
  EXPECT_EQ(paper_named("one"), std::nullopt);
}

TEST(Paper, WhatFitsIsOneSheetUprightOrLying) {
  const Spread upright = spread({190, 277}, A4, 10), lying = spread({277, 190}, A4, 10);
  ASSERT_EQ(upright.parts.size(), 1U);
  EXPECT_EQ(upright.page, A4);
  EXPECT_EQ(upright.parts[0].window, (Size{190, 277}));
  EXPECT_EQ(upright.parts[0].cut, (Size{190, 277}));
  ASSERT_EQ(lying.parts.size(), 1U);
  EXPECT_EQ(lying.page, (Size{297, 210}));
}

TEST(Paper, SheetsTogetherShowTheWholeAndShareTheOverlap) {
  const Size whole{900, 855};
  for (const Paper& paper : PAPERS)
    for (const double overlap : {0.0, 10.0, 25.0}) {
      const Spread sheets = spread(whole, paper.size, overlap);
      ASSERT_EQ(sheets.parts.size(), static_cast<std::size_t>(sheets.columns * sheets.rows));
      for (const Part& part : sheets.parts) {
        const double right = part.left + part.window.width, bottom = part.top + part.window.height;
        EXPECT_LE(part.window.width, sheets.page.width - 2 * MARGIN + 1e-9);
        EXPECT_LE(part.window.height, sheets.page.height - 2 * MARGIN + 1e-9);
        const auto shared = [&](int column, int row) -> const Part& {
          return sheets.parts[static_cast<std::size_t>(row * sheets.columns + column)];
        };
        if (part.column + 1 < sheets.columns) {
          EXPECT_NEAR(right - shared(part.column + 1, part.row).left, overlap, 1e-9);
          EXPECT_NEAR(part.left + part.cut.width, shared(part.column + 1, part.row).left, 1e-9);
        } else {
          EXPECT_NEAR(right, whole.width, 1e-9);
        }
        if (part.row + 1 < sheets.rows)
          EXPECT_NEAR(bottom - shared(part.column, part.row + 1).top, overlap, 1e-9);
        else
          EXPECT_NEAR(bottom, whole.height, 1e-9);
      }
    }
}

TEST(Paper, PiecesSideBySide) {
  EXPECT_EQ(fitting(190, 45, 3), 4); // 4 x 45 and 3 x 3 are 189
  EXPECT_EQ(fitting(188, 45, 3), 3);
  EXPECT_EQ(fitting(40, 45, 3), 0);
}

} // namespace
} // namespace mappa::print
