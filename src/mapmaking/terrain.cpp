#include "mapmaking/terrain.h"

#include <algorithm>
#include <cmath>

namespace mappa::mapmaking {

Terrain::Terrain(const std::vector<Shore>& shores, const Trail& mask, const Bounds& window, double pixel)
    : window_(window),
      pixel_(pixel),
      width_(static_cast<int>(window.width() / pixel) + 1),
      height_(static_cast<int>(window.height() / pixel) + 1),
      owner_(static_cast<std::size_t>(width_) * static_cast<std::size_t>(height_), SEA),
      home_(owner_.size(), 0) {
  std::vector<int> countries;
  for (const Shore& shore : shores) countries.push_back(shore.country);
  std::sort(countries.begin(), countries.end());
  countries.erase(std::unique(countries.begin(), countries.end()), countries.end());
  for (const int country : countries) {
    std::vector<const Shore*> all, home;
    for (const Shore& shore : shores)
      if (shore.country == country && shore.bounds.meets(window)) {
        all.push_back(&shore);
        if (shore.home) home.push_back(&shore);
      }
    fill(all, [&](std::size_t i) { owner_[i] = static_cast<std::int16_t>(country); });
    fill(home, [&](std::size_t i) { home_[i] = 1; });
  }
  if (mask.empty()) return;
  for (int y = 0; y < height_; ++y)
    for (int x = 0; x < width_; ++x) {
      const auto i =
          static_cast<std::size_t>(y) * static_cast<std::size_t>(width_) + static_cast<std::size_t>(x);
      if (home_[i] && !inside({window_.left + (x + .5) * pixel_, window_.top + (y + .5) * pixel_}, mask))
        home_[i] = 0;
    }
}

// Row by row, from each crossing of an edge to the next one.
template <class Paint>
void Terrain::fill(const std::vector<const Shore*>& rings, Paint paint) {
  std::vector<std::vector<double>> crossings(static_cast<std::size_t>(height_));
  for (const Shore* shore : rings)
    for (std::size_t i = 0; i < shore->ring.size(); ++i) {
      Spot a = shore->ring[i], b = shore->ring[(i + 1) % shore->ring.size()];
      if (a.y == b.y) continue;
      if (a.y > b.y) std::swap(a, b);
      const double first = std::ceil((a.y - window_.top) / pixel_ - .5);
      const double last = std::ceil((b.y - window_.top) / pixel_ - .5);
      for (int y = static_cast<int>(std::clamp<double>(first, 0, height_));
           y < static_cast<int>(std::clamp<double>(last, 0, height_)); ++y) {
        const double line = window_.top + (y + .5) * pixel_;
        crossings[static_cast<std::size_t>(y)].push_back(a.x + (b.x - a.x) * (line - a.y) / (b.y - a.y));
      }
    }
  for (int y = 0; y < height_; ++y) {
    auto& row = crossings[static_cast<std::size_t>(y)];
    std::sort(row.begin(), row.end());
    for (std::size_t i = 0; i + 1 < row.size(); i += 2) {
      const auto at = [&](double x) {
        return static_cast<int>(std::clamp<double>(std::ceil((x - window_.left) / pixel_ - .5), 0, width_));
      };
      for (int x = at(row[i]); x < at(row[i + 1]); ++x)
        paint(static_cast<std::size_t>(y) * static_cast<std::size_t>(width_) + static_cast<std::size_t>(x));
    }
  }
}

long Terrain::index(Spot p) const {
  const double x = (p.x - window_.left) / pixel_, y = (p.y - window_.top) / pixel_;
  if (!(x >= 0 && y >= 0 && x < width_ && y < height_)) return -1;
  return static_cast<long>(y) * width_ + static_cast<long>(x);
}

int Terrain::owner(Spot p) const {
  const long i = index(p);
  return i < 0 ? SEA : owner_[static_cast<std::size_t>(i)];
}

bool Terrain::home(Spot p) const {
  const long i = index(p);
  return i >= 0 && home_[static_cast<std::size_t>(i)] != 0;
}

double Terrain::home_area() const {
  return static_cast<double>(std::count(home_.begin(), home_.end(), 1)) * pixel_ * pixel_;
}

} // namespace mappa::mapmaking
