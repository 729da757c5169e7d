#include "mapmaking/projection.h"

#include "mapmaking/shape.h"

#include <cmath>
#include <gmock/gmock.h>

namespace mappa::mapmaking {
namespace {

TEST(Projection, SinesAreThoseOfTheMachine) {
  for (double x = -12; x < 12; x += .07) {
    EXPECT_NEAR(sine(x), std::sin(x), 1e-12);
    EXPECT_NEAR(cosine(x), std::cos(x), 1e-12);
  }
}

TEST(Projection, KeepsAreas) {
  // A field of one degree at 60 degrees north, anywhere in the plane: 6371^2 * (pi/180) * (sin 61 - sin 60).
  const double true_area = 6371.0072 * 6371.0072 * .017453292519943295 *
                           (std::sin(61 * .017453292519943295) - std::sin(60 * .017453292519943295));
  for (const Spot centre : {Spot{20, 60}, Spot{0, 40}, Spot{100, 10}}) {
    const Projection projection(centre);
    Trail ring;
    for (int i = 0; i < 100; ++i) ring.push_back(*projection({20 + i / 100.0, 60}));
    ring.push_back(*projection({21, 60}));
    for (int i = 0; i < 100; ++i) ring.push_back(*projection({21 - i / 100.0, 61}));
    ring.push_back(*projection({20, 61}));
    EXPECT_NEAR(std::abs(signed_area(ring)), true_area, true_area * 1e-3);
  }
}

TEST(Projection, EastIsRightAndNorthIsUpAlsoBeyondTheDateLine) {
  const Projection projection({179, 0});
  const Spot east = *projection({-179, 1});
  EXPECT_NEAR(east.x, 222, 1);
  EXPECT_NEAR(east.y, -111, 1);
  EXPECT_FALSE(projection({0, 0}));
}

TEST(SphereMean, IsInTheMiddle) {
  SphereMean mean;
  mean.add({170, 10}, 1);
  mean.add({-170, 10}, 1);
  EXPECT_NEAR(std::abs(mean.middle().x), 180, 1e-6);
  EXPECT_NEAR(mean.middle().y, 10.15, .05);
}

TEST(Shape, ClippingASquareByASquare) {
  const Trail square{{0, 0}, {2, 0}, {2, 2}, {0, 2}}, moved{{1, 1}, {3, 1}, {3, 3}, {1, 3}};
  EXPECT_DOUBLE_EQ(std::abs(signed_area(clipped(square, moved))), 1);
  EXPECT_TRUE(clipped(square, Trail{{5, 5}, {6, 5}, {6, 6}, {5, 6}}).empty());
}

} // namespace
} // namespace mappa::mapmaking
