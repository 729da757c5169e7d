#include "mapmaking/rules.h"

#include <algorithm>
#include <fmt/format.h>
#include <optional>
#include <set>

namespace mappa::mapmaking {
namespace {

constexpr int LEAST_TILES = 29, MOST_DEAD_ENDS = 4, LEAST_STEPS = 3, MOST_PRINTED = 2;
constexpr std::size_t LEAST_PATTERNS = 6;

using Demands = std::array<std::optional<Kind>, SIDES>;

std::string named(At at) { return fmt::format("[{},{}]", at.x, at.y); }

bool holds(const std::vector<At>& squares, At at) {
  return std::find(squares.begin(), squares.end(), at) != squares.end();
}

class Judge {
public:
  Judge(const Map& map, const TileSets& sets) : map_(map), sets_(sets), demands_(map.squares.size()) {
    for (const Border& border : map.borders) print(border.where, border.kind);
    for (const Ferry& ferry : map.ferries)
      for (const SideAt& end : ferry.ends) print(end, Kind::Road);
    for (const LargeCity& city : map.large_cities)
      for (const At at : city.squares)
        for (int side = 0; side < SIDES; ++side)
          if (const At beyond = neighbour(at, side); takes_tile(map.at(beyond)))
            print({beyond, opposite(side)},
                  std::find(city.open.begin(), city.open.end(), SideAt{at, side}) != city.open.end()
                      ? Kind::City
                      : Kind::Field);
  }

  std::vector<data::Fault> judge() {
    for (int y = 0; y < map_.height; ++y)
      for (int x = 0; x < map_.width; ++x)
        if (takes_tile(map_.at(x, y))) judge_square({x, y});
    if (dead_ends_ > MOST_DEAD_ENDS) fault("dead_ends", {}, "{} squares have only one neighbour", dead_ends_);
    judge_cities();
    judge_towns();
    judge_ferries();
    return std::move(faults_);
  }

private:
  template <class... Args>
  void fault(const char* key, std::optional<At> at, fmt::format_string<Args...> format, Args&&... args) {
    faults_.push_back({.key = key, .text = fmt::format(format, std::forward<Args>(args)...), .at = at});
  }
  void print(const SideAt& side, Kind kind) {
    demands_[map_.index(side.at)][static_cast<std::size_t>(side.side)] = kind;
  }

  void judge_square(At at) {
    const Demands& here = demands_[map_.index(at)];
    const auto printed = std::count_if(here.begin(), here.end(), [](const auto& d) { return d.has_value(); });
    if (printed > MOST_PRINTED) fault("printed_sides", at, "{} has {} printed sides", named(at), printed);
    if (printed > 0 && map_.at(at) == Ground::Start)
      fault("start_printed", at, "the start {} has a printed side", named(at));
    if (printed > 0) judge_fit(at, here);
    int beside = 0;
    for (int side = 0; side < SIDES; ++side) {
      const Ground ground = map_.at(neighbour(at, side));
      beside += takes_tile(ground) || ground == Ground::LargeCity;
    }
    if (beside != 1) return;
    ++dead_ends_;
    if (printed == 0 ||
        std::none_of(here.begin(), here.end(), [](const auto& d) { return d && *d != Kind::Field; }))
      fault("dead_end", at, "{} has one neighbour and neither border nor ferry", named(at));
  }

  void judge_fit(At at, const Demands& here) {
    int tiles = 0;
    std::set<std::array<Kind, SIDES>> patterns;
    for (const TileSet* set : sets_)
      for (const Tile& tile : set->tiles) {
        bool fits = false;
        for (int rotation = 0; rotation < SIDES; ++rotation) {
          std::array<Kind, SIDES> sides{};
          for (int side = 0; side < SIDES; ++side)
            sides[static_cast<std::size_t>(turn_side(side, rotation))] =
                tile.sides[static_cast<std::size_t>(side)];
          bool here_fits = true;
          for (std::size_t s = 0; s < SIDES; ++s) here_fits = here_fits && (!here[s] || *here[s] == sides[s]);
          if (here_fits) patterns.insert(sides);
          fits = fits || here_fits;
        }
        tiles += fits ? tile.count : 0;
      }
    if (tiles < LEAST_TILES || patterns.size() < LEAST_PATTERNS)
      fault("few_tiles_fit", at, "{} takes only {} tiles of {} patterns", named(at), tiles, patterns.size());
  }

  void judge_cities() {
    std::vector<unsigned> ways;
    std::vector<At> open;
    for (std::size_t i = 0; i < map_.large_cities.size(); ++i) {
      const LargeCity& city = map_.large_cities[i];
      for (std::size_t j = 0; j < i; ++j)
        for (const At a : city.squares)
          for (const At b : map_.large_cities[j].squares)
            if (std::max(std::abs(a.x - b.x), std::abs(a.y - b.y)) < 2)
              fault("cities_touch", a, "{} and {} touch", city.id, map_.large_cities[j].id);
      unsigned sides = 0;
      for (const SideAt& side : city.open) {
        sides |= 1U << side.side;
        if (holds(open, faced_by(side)))
          fault("two_open_sides", faced_by(side), "{} lies at two open sides", named(faced_by(side)));
        open.push_back(faced_by(side));
      }
      if (city.squares.size() == 1 && std::find(ways.begin(), ways.end(), sides) != ways.end())
        fault("same_open_sides", city.squares[0], "{} has the open sides of another large city", city.id);
      if (city.squares.size() == 1) ways.push_back(sides);
      for (const At at : city.squares)
        for (int side = 0; side < SIDES; ++side)
          if (map_.at(neighbour(at, side)) == Ground::Start)
            fault("city_at_start", at, "{} lies beside a start", city.id);
    }
  }

  void judge_towns() {
    for (std::size_t i = 0; i < map_.towns.size(); ++i)
      for (std::size_t j = 0; j < i; ++j)
        if (const At a = map_.towns[i].at, b = map_.towns[j].at;
            std::abs(a.x - b.x) + std::abs(a.y - b.y) == 1)
          fault("towns_touch", a, "{} and {} touch", map_.towns[i].id, map_.towns[j].id);
  }

  void judge_ferries() {
    for (const Ferry& ferry : map_.ferries) {
      std::vector<At> seen{ferry.ends[0].at}, edge = seen;
      for (int step = 1; step < LEAST_STEPS; ++step) {
        std::vector<At> next;
        for (const At at : edge)
          for (int side = 0; side < SIDES; ++side)
            if (const At beyond = neighbour(at, side); takes_tile(map_.at(beyond)) && !holds(seen, beyond))
              seen.push_back(beyond), next.push_back(beyond);
        edge = next;
      }
      if (holds(seen, ferry.ends[1].at))
        fault("ferry_shorter_by_land", ferry.ends[0].at, "the ferry of {} is shorter by land",
              named(ferry.ends[0].at));
    }
  }

  const Map& map_;
  const TileSets& sets_;
  std::vector<Demands> demands_;
  std::vector<data::Fault> faults_ = {};
  int dead_ends_ = 0;
};

} // namespace

std::vector<data::Fault> broken_rules(const Map& map, const TileSets& sets) {
  return Judge(map, sets).judge();
}

} // namespace mappa::mapmaking
