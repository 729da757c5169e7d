#include "printed_map.h"

#include <algorithm>

namespace mappa::proof {

namespace {

At step(At from, size_t side) { return {from.x + EAST[side], from.y + SOUTH[side]}; }

bool is_square(Ground ground) { // a wave is none (M6)
  return ground != Ground::Outside && ground != Ground::Wave;
}

bool is_open(const LargeCity& city, At at, size_t side) {
  return std::any_of(city.open.begin(), city.open.end(), [&](const SideAt& open) {
    return open.at == at && open.side == static_cast<int>(side);
  });
}

} // namespace

Plan::Plan(const Map& map)
    : width_(map.width), height_(map.height), ground_(map.squares), beyond_(map.squares.size()) {
  for (const LargeCity& city : map.large_cities) add(city);
  for (const Ferry& ferry : map.ferries) add(ferry);
  for (const Border& stub : map.borders) add(stub);
}

Ground Plan::ground(int x, int y) const {
  if (x < 0 || y < 0 || x >= width_ || y >= height_) return Ground::Outside;
  return ground_[static_cast<size_t>(y * width_ + x)];
}

bool Plan::takes_tile(int x, int y) const {
  return !on_map() || (is_square(ground(x, y)) && !is_large_city(x, y)); // M1, M4
}

bool Plan::is_town(int x, int y) const {
  return ground(x, y) == Ground::Town || ground(x, y) == Ground::Start;
}

bool Plan::is_border(int x, int y, size_t side) const {
  return on_map() && !is_square(ground(x + EAST[side], y + SOUTH[side]));
}

Beyond Plan::beyond(int x, int y, size_t side) const {
  if (ground(x, y) == Ground::Outside) return {};
  const Beyond there = beyond_[static_cast<size_t>(y * width_ + x)][side];
  return there.thing == 0 && is_border(x, y, side) ? Beyond{NONE, 1} : there;
}

int Plan::add_print(const Print& print) {
  const int number = static_cast<int>(prints_.size());
  for (const SideAt& where : print.meets) show(where, number);
  prints_.push_back(print);
  return number;
}

void Plan::show(const SideAt& where, int print) {
  beyond_[static_cast<size_t>(where.at.y * width_ + where.at.x)][static_cast<size_t>(where.side)] = {print,
                                                                                                     things_};
}

void Plan::add(const LargeCity& city) {
  const int number =
      add_print({.kind = Kind::City, .tiles = static_cast<int>(city.squares.size()), .coats = city.coats});
  Connection beside;
  for (const At at : city.squares) {
    ++things_;
    for (size_t side = 0; side < SIDES; ++side) {
      const At next = step(at, side);
      if (!takes_tile(next.x, next.y)) continue;
      beside.push_back(next);
      const SideAt meets{next, static_cast<int>((side + 2) % SIDES)};
      if (is_open(city, at, side)) {
        show(meets, number);
        prints_[static_cast<size_t>(number)].meets.push_back(meets);
      } else {
        add_print({.kind = Kind::Field, .meets = {meets}, .squares = {at}, .touches = number});
      }
    }
  }
  prints_[static_cast<size_t>(number)].squares = city.squares;
  connections_.push_back(beside);
}

void Plan::add(const Ferry& ferry) {
  ++things_;
  add_print({.kind = Kind::Road, .tiles = 1, .coats = ferry.coats, .meets = {ferry.ends[0], ferry.ends[1]}});
  connections_.push_back({ferry.ends[0].at, ferry.ends[1].at});
}

void Plan::add(const Border& stub) {
  ++things_;
  add_print({.kind = stub.kind, .tiles = 1, .coats = stub.coats, .meets = {stub.where}});
}

} // namespace mappa::proof
