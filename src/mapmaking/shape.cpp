#include "mapmaking/shape.h"

#include <algorithm>
#include <cmath>

namespace mappa::mapmaking {

void Bounds::add(Spot p) {
  left = std::min(left, p.x), right = std::max(right, p.x);
  top = std::min(top, p.y), bottom = std::max(bottom, p.y);
}

bool Bounds::meets(const Bounds& other) const {
  return left <= other.right && other.left <= right && top <= other.bottom && other.top <= bottom;
}

double distance(Spot a, Spot b) {
  const double x = a.x - b.x, y = a.y - b.y;
  return std::sqrt(x * x + y * y);
}

double distance_to_segment(Spot p, Spot a, Spot b) {
  const double x = b.x - a.x, y = b.y - a.y, square = x * x + y * y;
  const double t = square > 0 ? std::clamp(((p.x - a.x) * x + (p.y - a.y) * y) / square, 0.0, 1.0) : 0;
  return distance(p, {a.x + t * x, a.y + t * y});
}

double signed_area(const Trail& ring) {
  double sum = 0;
  for (std::size_t i = 0; i < ring.size(); ++i) {
    const Spot &a = ring[i], &b = ring[(i + 1) % ring.size()];
    sum += a.x * b.y - b.x * a.y;
  }
  return sum / 2;
}

Spot centroid(const Trail& ring) {
  Spot sum;
  double area = 0;
  const Spot from = ring.empty() ? Spot{} : ring[0]; // near the ring, so that little is lost
  for (std::size_t i = 0; i < ring.size(); ++i) {
    const Spot a{ring[i].x - from.x, ring[i].y - from.y};
    const Spot& next = ring[(i + 1) % ring.size()];
    const Spot b{next.x - from.x, next.y - from.y};
    const double cross = a.x * b.y - b.x * a.y;
    area += cross;
    sum.x += (a.x + b.x) * cross;
    sum.y += (a.y + b.y) * cross;
  }
  if (area == 0) return from;
  return {from.x + sum.x / (3 * area), from.y + sum.y / (3 * area)};
}

bool inside(Spot p, const Trail& ring) {
  bool odd = false;
  for (std::size_t i = 0, j = ring.size() - 1; i < ring.size(); j = i++) {
    const Spot &a = ring[i], &b = ring[j];
    if ((a.y > p.y) != (b.y > p.y) && p.x < (b.x - a.x) * (p.y - a.y) / (b.y - a.y) + a.x) odd = !odd;
  }
  return odd;
}

Trail clipped(const Trail& ring, const Trail& convex) {
  const double turn = signed_area(convex) < 0 ? -1 : 1;
  Trail out = ring;
  for (std::size_t i = 0; i < convex.size() && !out.empty(); ++i) {
    const Spot &a = convex[i], &b = convex[(i + 1) % convex.size()];
    const auto within = [&](Spot p) {
      return turn * ((b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x));
    };
    Trail kept;
    for (std::size_t j = 0; j < out.size(); ++j) {
      const Spot &p = out[j], &q = out[(j + 1) % out.size()];
      const double here = within(p), there = within(q);
      if (here >= 0) kept.push_back(p);
      if ((here >= 0) != (there >= 0)) {
        const double t = here / (here - there);
        kept.push_back({p.x + t * (q.x - p.x), p.y + t * (q.y - p.y)});
      }
    }
    out = std::move(kept);
  }
  return out.size() < 3 ? Trail{} : out;
}

Trail simplified(const Trail& line, double most) { // Douglas and Peucker
  if (line.size() < 3) return line;
  std::vector<bool> keep(line.size(), false);
  keep.front() = keep.back() = true;
  std::vector<std::pair<std::size_t, std::size_t>> waiting{{0, line.size() - 1}};
  while (!waiting.empty()) {
    const auto [from, to] = waiting.back();
    waiting.pop_back();
    double far = most;
    std::size_t at = 0;
    for (std::size_t i = from + 1; i < to; ++i)
      if (const double d = distance_to_segment(line[i], line[from], line[to]); d > far) far = d, at = i;
    if (at == 0) continue;
    keep[at] = true;
    waiting.emplace_back(from, at);
    waiting.emplace_back(at, to);
  }
  Trail out;
  for (std::size_t i = 0; i < line.size(); ++i)
    if (keep[i]) out.push_back(line[i]);
  return out;
}

std::vector<Trail> cut(const Trail& line, const Bounds& window) {
  std::vector<Trail> out;
  bool open = false;
  for (const Spot& p : line) {
    const bool within =
        p.x >= window.left && p.x <= window.right && p.y >= window.top && p.y <= window.bottom;
    if (within && !open) out.emplace_back();
    if (within) out.back().push_back(p);
    open = within;
  }
  out.erase(std::remove_if(out.begin(), out.end(), [](const Trail& t) { return t.size() < 2; }), out.end());
  return out;
}

} // namespace mappa::mapmaking
