// Lambert's azimuthal equal-area projection: kilometres east and south of a centre. Its sines are reckoned
// here, so that every machine makes the same map.
#pragma once

#include "data/map_picture.h"

#include <optional>

namespace mappa::mapmaking {

double sine(double radians);
double cosine(double radians);

class Projection {
public:
  explicit Projection(data::Spot centre); // degrees

  // Nothing on the far side of the Earth.
  std::optional<data::Spot> operator()(data::Spot degrees) const;

private:
  double longitude_, sine_, cosine_; // of the centre
};

// The middle of spots on the sphere, in degrees, each with a weight.
class SphereMean {
public:
  void add(data::Spot degrees, double weight);
  data::Spot middle() const;

private:
  double x_ = 0, y_ = 0, z_ = 0;
};

} // namespace mappa::mapmaking
