#include "random_map.h"

#include "chip_game.h"
#include "chip_ground.h"
#include "sets.h"

#include <fmt/format.h>

namespace mappa::proof {

namespace {

class Maker {
public:
  explicit Maker(uint64_t seed) : random_{seed} {}

  Map make() {
    map_.id = "chance";
    map_.width = 2 + below(6);
    map_.height = 2 + below(6);
    for (int i = 0; i < map_.width * map_.height; ++i) map_.squares.push_back(any_ground());
    for (int n = 1 + below(3); n > 0; --n) map_.squares[map_.index(any_square())] = Ground::Start;
    for (int n = below(4); n > 0; --n) add_city();
    add_border();
    name_towns();
    add_chips();
    return map_;
  }

private:
  int below(int n) { return static_cast<int>(random_.below(static_cast<uint32_t>(n))); }
  At any_square() { return {below(map_.width), below(map_.height)}; }
  Ground any_ground() {
    constexpr std::array SOME{Ground::Outside, Ground::Wave,  Ground::Island, Ground::Town,
                              Ground::Plain,   Ground::Plain, Ground::Plain,  Ground::Plain};
    return SOME[static_cast<size_t>(below(SOME.size()))];
  }
  Plan plan() const { return Plan(map_); }

  void add_city() {
    LargeCity city;
    city.id = fmt::format("city {}", map_.large_cities.size());
    city.coats = below(5);
    At at = any_square();
    for (int n = 1 + below(2); n > 0 && map_.at(at) == Ground::Plain; --n) {
      map_.squares[map_.index(at)] = Ground::LargeCity;
      city.squares.push_back(at);
      at = step(at, static_cast<size_t>(below(SIDES)));
    }
    if (!city.squares.empty()) map_.large_cities.push_back(city);
  }

  static At step(At at, size_t side) { return {at.x + EAST[side], at.y + SOUTH[side]}; }

  template <class Visit>
  void each_side(Visit visit) const { // of squares for tiles
    for (int y = 0; y < map_.height; ++y)
      for (int x = 0; x < map_.width; ++x)
        for (size_t side = 0; side < SIDES; ++side)
          if (plan().takes_tile(x, y)) visit(SideAt{{x, y}, static_cast<int>(side)});
  }

  // Open sides of cities, stubs and ferries, about half of what there is room for.
  void add_border() {
    std::vector<SideAt> free;
    each_side([&](const SideAt& s) {
      const At next = step(s.at, static_cast<size_t>(s.side));
      if (plan().is_border(s.at.x, s.at.y, static_cast<size_t>(s.side)))
        free.push_back(s);
      else if (plan().is_large_city(next.x, next.y) && below(2))
        open(next, (s.side + 2) % SIDES);
    });
    shuffle(free.data(), static_cast<uint32_t>(free.size()), random_);
    for (size_t half = free.size() / 2; free.size() > half + 1;) {
      const SideAt one = take(free);
      if (below(3) == 0 && free.back().at != one.at)
        map_.ferries.push_back({{one, take(free)}, below(3)});
      else
        map_.borders.push_back({one, below(2) ? Kind::Road : Kind::City, below(3)});
    }
  }

  void open(At at, int side) {
    for (LargeCity& city : map_.large_cities)
      for (const At mine : city.squares)
        if (mine == at) city.open.push_back({at, side});
  }

  static SideAt take(std::vector<SideAt>& from) {
    const SideAt taken = from.back();
    from.pop_back();
    return taken;
  }

  void name_towns() {
    for (int y = 0; y < map_.height; ++y)
      for (int x = 0; x < map_.width; ++x) {
        if (!plan().is_town(x, y)) continue;
        map_.towns.push_back({fmt::format("{},{}", x, y), {x, y}, {}});
        if (map_.at(x, y) == Ground::Start) map_.starts.push_back(map_.towns.back().id);
      }
    map_.starts_used = 1 + below(static_cast<int>(map_.starts.size()));
  }

  void add_chips() {
    map_.chip_rules = static_cast<ChipRules>(1 + below(CHIP_RULES_NAME.size() - 1));
    map_.island_stacks = map_.chip_rules == ChipRules::Islands ? ISLAND_STACKS : 0;
    for (Town& town : map_.towns)
      if (below(2)) town.grape = static_cast<Colour>(below(COLOURS));
    each_ground(Ground::Island, [&](At at) { map_.islands.push_back({at, below(4)}); });
    for (auto& rows : map_.tracks) {
      const int first = 1 + below(map_.height);
      if (below(8)) rows = Track{first, first + below(map_.height - first + 1)};
    }
    if (below(3) == 0) return add_marks();
    const int room = std::min(CHIPS, room_for_chips(map_));
    map_.chips_laid = below(2) ? room : below(room + 1);
  }

  void add_marks() { // side by side, too
    each_ground(Ground::Plain, [&](At at) {
      auto& marks = map_.chip_squares[static_cast<size_t>(below(COLOURS))];
      if (below(2) || marks.size() == CHIPS_OF_COLOUR) return;
      marks.push_back(at);
      ++map_.chips_laid;
    });
  }

  template <class Visit>
  void each_ground(Ground ground, Visit visit) const {
    for (int y = 0; y < map_.height; ++y)
      for (int x = 0; x < map_.width; ++x)
        if (map_.at(x, y) == ground) visit(At{x, y});
  }

  Random random_;
  Map map_;
};

} // namespace

Map random_map(uint64_t seed) { return Maker(seed).make(); }

Configuration random_game_on(const Map& map, uint64_t seed, bool chips) {
  Setup setup = setup_for(1 + static_cast<int>(seed % MAX_PLAYERS));
  setup.map = map.id;
  setup.town_variants = {(seed & 1) != 0, (seed & 2) != 0, (seed & 4) != 0};
  setup.fields = seed % 5 != 0;
  setup.chips = chips;
  setup.chips_by_players = chips && seed % 4 < 2 && !chip_game(setup, &map).marked;
  setup.postman = seed % 3 == 0;
  if (setup.postman) setup.tiles["postman"] = 1;
  const std::string name = fmt::format("map of chance {}{}", seed, chips ? " with chips" : "");
  if (seed % 2) try {
      Setup river = setup;
      river.tiles[seed % 4 == 1 ? "river_1" : "river_2"] = 1;
      return {name + " and a river", rules_for(river, &map), &map};
    } catch (const SetupError&) { // R1: the spring may fit no start
    }
  return {name, rules_for(setup, &map), &map};
}

} // namespace mappa::proof
