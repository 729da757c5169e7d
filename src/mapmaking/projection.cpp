#include "mapmaking/projection.h"

#include <cmath>

namespace mappa::mapmaking {
namespace {

constexpr double PI = 3.14159265358979323846, EARTH = 6371.0072; // km
constexpr double DEGREE = PI / 180;
constexpr double FARTHEST = -0.6; // cosine of the angle from the centre

} // namespace

double sine(double radians) {
  double x = radians - 2 * PI * std::floor(radians / (2 * PI) + 0.5); // -pi to pi
  if (x > PI / 2) x = PI - x;
  if (x < -PI / 2) x = -PI - x;
  double term = x, sum = x;
  for (int n = 2; n <= 22; n += 2) {
    term *= -x * x / (n * (n + 1));
    sum += term;
  }
  return sum;
}

double cosine(double radians) { return sine(radians + PI / 2); }

Projection::Projection(data::Spot centre)
    : longitude_(centre.x), sine_(sine(centre.y * DEGREE)), cosine_(cosine(centre.y * DEGREE)) {}

std::optional<data::Spot> Projection::operator()(data::Spot degrees) const {
  const double turn = (degrees.x - longitude_) * DEGREE, latitude = degrees.y * DEGREE;
  const double sin_lat = sine(latitude), cos_lat = cosine(latitude), cos_turn = cosine(turn);
  const double angle = sine_ * sin_lat + cosine_ * cos_lat * cos_turn;
  if (angle < FARTHEST) return std::nullopt;
  const double k = EARTH * std::sqrt(2 / (1 + angle));
  return data::Spot{k * cos_lat * sine(turn), -k * (cosine_ * sin_lat - sine_ * cos_lat * cos_turn)};
}

void SphereMean::add(data::Spot degrees, double weight) {
  const double around = cosine(degrees.y * DEGREE) * weight;
  x_ += around * cosine(degrees.x * DEGREE);
  y_ += around * sine(degrees.x * DEGREE);
  z_ += sine(degrees.y * DEGREE) * weight;
}

// By halving: the angles that point there, without an arc tangent of the machine's.
data::Spot SphereMean::middle() const {
  const auto angle = [](double x, double y) { // degrees, of the way to x,y
    double low = -180, high = 180;
    for (int i = 0; i < 60; ++i) {
      const double third = (high - low) / 3, a = low + third, b = high - third;
      const auto along = [&](double d) { return x * cosine(d * DEGREE) + y * sine(d * DEGREE); };
      (along(a) < along(b) ? low : high) = along(a) < along(b) ? a : b;
    }
    return (low + high) / 2;
  };
  const double flat = std::sqrt(x_ * x_ + y_ * y_);
  // Turned so that the maximum lies well inside of what is searched.
  const double longitude = x_ < 0 ? angle(-x_, -y_) + 180 : angle(x_, y_);
  return {longitude > 180 ? longitude - 360 : longitude, angle(flat, z_)};
}

} // namespace mappa::mapmaking
