#include "game/printed.h"

#include "game/features.h"
#include "game/setup_faults.h"

#include <algorithm>
#include <utility>

namespace mappa {

namespace {

constexpr int LEAST_STARTS = 2; // M3

Square square_at(At at) { return square(at.x, at.y); }

Tile named(std::string id) {
  Tile tile;
  tile.id = std::move(id);
  return tile;
}

struct Printer {
  Ruleset& rules;
  const Map& map;
  Printed& printed = rules.printed;

  Printed::Here& here(At at) { return printed.here[static_cast<size_t>(at.y * map.width + at.x)]; }

  uint8_t add_thing(const Tile& tile, Square where = NOWHERE) {
    const int kind = add_kind(rules, tile);
    printed.things.push_back({static_cast<uint16_t>(kind * ROTATIONS), where, 0, {}});
    return static_cast<uint8_t>(printed.things.size());
  }

  Printed::Thing& thing(uint8_t number) { return printed.things[number - 1u]; }

  static uint64_t bit(uint8_t number) { return uint64_t{1} << number % 64; }

  // A square's side has a thing beyond it, which demands a side of that kind.
  void put_beside(SideAt s, uint8_t number, Demand demand) {
    Printed::Here& square = here(s.at);
    square.around[static_cast<size_t>(s.side)] = number;
    square.demand = static_cast<Demand>(square.demand | at_side(demand, s.side));
  }

  // M4, M8: a tile there connects the thing.
  void connects(SideAt s, uint8_t number, Demand demand) {
    put_beside(s, number, demand);
    here(s.at).connections |= bit(number);
    thing(number).connects |= bit(number);
  }

  template <class Do>
  void each_square(Do act) {
    for (int y = 0; y < map.height; ++y)
      for (int x = 0; x < map.width; ++x)
        if (takes_tile(map.at(x, y))) act(At{x, y});
  }

  // M6: whatever touches a plain border side is closed there.
  void print_borders() {
    const uint8_t border = printed.border = add_thing(named("border"));
    each_square([&](At at) {
      for (int side = 0; side < SIDES; ++side) {
        const Ground ground = map.at(neighbour(at, side));
        if (!takes_tile(ground) && ground != Ground::LargeCity) put_beside({at, side}, border, 0);
      }
    });
  }

  // M5: open sides, and the side towards its other square, are city; each closed side is a field of its own.
  Tile city_square(const LargeCity& city, At at, bool first) {
    Tile tile = named("large_city/" + city.id);
    tile.features.push_back({.kind = Kind::City, .coats = static_cast<uint8_t>(first ? city.coats : 0)});
    for (int side = 0; side < SIDES; ++side) {
      const bool inner = std::ranges::count(city.squares, neighbour(at, side)) > 0;
      const auto bit = static_cast<uint8_t>(1 << side);
      if (inner || std::ranges::count(city.open, SideAt{at, side}) > 0) {
        tile.features[0].sides = static_cast<uint8_t>(tile.features[0].sides | bit);
        tile.sides[static_cast<size_t>(side)] = Kind::City;
      } else {
        tile.features.push_back(
            {.kind = Kind::Field, .ports = static_cast<uint8_t>(3 << 2 * side), .cities = 1});
      }
    }
    return tile;
  }

  void print_large_city(const LargeCity& city) {
    std::vector<Square> opens;
    for (const At at : city.squares)
      for (int side = 0; side < SIDES; ++side)
        if (takes_tile(map.at(neighbour(at, side)))) opens.push_back(square_at(neighbour(at, side)));
    uint8_t before = 0;
    for (const At at : city.squares) {
      const Tile tile = city_square(city, at, before == 0);
      const uint8_t number = add_thing(tile, square_at(at));
      thing(number).joined = before;
      thing(number).opens = opens;
      for (int side = 0; side < SIDES; ++side)
        if (const At next = neighbour(at, side); takes_tile(map.at(next)))
          connects({next, opposite(side)}, number, demand_of(tile.sides[static_cast<size_t>(side)]));
      if (before) thing(before).connects = thing(number).connects = bit(before) | bit(number);
      before = number;
    }
  }

  // M8: like a road tile with two ends, wherever they are.
  void print_ferry(const Ferry& ferry) {
    Tile tile = named("ferry");
    tile.features.push_back({.kind = Kind::Road, .coats = static_cast<uint8_t>(ferry.coats)});
    for (const SideAt& end : ferry.ends)
      tile.features[0].sides = static_cast<uint8_t>(tile.features[0].sides | 1 << opposite(end.side));
    const uint8_t number = add_thing(tile);
    TileKind& kind = rules.kinds[thing(number).oriented / ROTATIONS];
    kind.words[0] =
        2 * OPEN_ONE + TILES_ONE + static_cast<Word>(ferry.coats) * COATS_ONE; // also if both face one way
    for (const SideAt& end : ferry.ends) {
      connects(end, number, demand_of(Kind::Road));
      thing(number).opens.push_back(square_at(end.at));
    }
  }

  // M7: a closed end that counts as one tile.
  void print_stub(const Border& border) {
    Tile tile = named("stub");
    tile.features.push_back({.kind = border.kind,
                             .sides = static_cast<uint8_t>(1 << opposite(border.where.side)),
                             .coats = static_cast<uint8_t>(border.coats)});
    put_beside(border.where, add_thing(tile), demand_of(border.kind));
  }

  // Sides where no other thing stands over the border.
  void note_borders() {
    each_square([&](At at) {
      for (size_t side = 0; side < SIDES; ++side)
        if (here(at).around[side] == printed.border)
          here(at).borders = static_cast<uint8_t>(here(at).borders | 1 << side);
    });
  }

  // M11: positions without a square need nothing.
  int places_round(At at) {
    int places = 0;
    for (int y = at.y - 1; y <= at.y + 1; ++y)
      for (int x = at.x - 1; x <= at.x + 1; ++x) {
        const Ground ground = map.at(x, y);
        if (At{x, y} != at && (takes_tile(ground) || ground == Ground::LargeCity)) ++places;
      }
    return places;
  }

  void print_squares() {
    printed.width = map.width;
    printed.here.resize(static_cast<size_t>(map.width * map.height));
    each_square([&](At at) {
      here(at).takes_tile = true;
      here(at).places = static_cast<uint8_t>(places_round(at));
      ++printed.squares;
    });
    for (const Town& town : map.towns) {
      here(town.at).town = true;
      printed.towns.push_back(square_at(town.at));
      printed.town_ids.push_back(town.id);
    }
  }

  // M3: those that the setup names, in the map's order, or all there are.
  void choose_starts() {
    const auto& wanted = rules.setup.starts;
    if (map.starts.size() > MAX_STARTS || map.starts_used < 1 ||
        std::cmp_greater(map.starts_used, map.starts.size()))
      throw SetupError("map '" + map.id + "' has " + std::to_string(map.starts.size()) +
                       " start squares and uses " + std::to_string(map.starts_used));
    printed.starts_used = wanted.empty() ? map.starts_used : static_cast<int>(wanted.size());
    for (const std::string& id : wanted)
      if (std::ranges::count(map.starts, id) != 1)
        throw StartFault("map '" + map.id + "' has no start square '" + id + "'");
    for (const std::string& id : map.starts)
      if (wanted.empty() || std::ranges::count(wanted, id))
        printed.starts.push_back(square_at(map.town(id)->at));
    if (wanted.empty()) return;
    if (wanted.size() != printed.starts.size()) throw StartFault("the setup names a start square twice");
    if (const int least = std::min(LEAST_STARTS, map.starts_used); std::cmp_less(wanted.size(), least))
      throw StartFault("a game on map '" + map.id + "' uses " + std::to_string(least) +
                       " start squares or more; the setup names " + std::to_string(wanted.size()));
  }

  // M3: where the setup wants the start tile, and how.
  void place_start_tile() {
    const auto& [at, rot] = rules.setup.start_tile;
    if (at.empty() && !rot) return;
    if (rules.start_kind < 0) throw StartFault("a start tile is placed, but these tiles have none");
    printed.start_tile_rot = rot.value_or(-1);
    if (at.empty()) return;
    const Town* start = std::ranges::count(map.starts, at) ? map.town(at) : nullptr;
    if (!start) throw StartFault("map '" + map.id + "' has no start square '" + at + "' for the start tile");
    const auto found = std::ranges::find(printed.starts, square_at(start->at));
    if (found == printed.starts.end())
      throw StartFault("the start tile is placed on '" + at + "', which is not among the starts used");
    printed.start_tile_at = static_cast<int>(found - printed.starts.begin());
    const unsigned fits = rules.kinds[static_cast<size_t>(rules.start_kind)].fits[here(start->at).demand];
    if (rot ? !(fits >> *rot & 1) : !fits)
      throw StartFault("the start tile does not fit on '" + at + "'" +
                       (rot ? " when it is turned " + std::to_string(*rot) + " times" : ""));
  }
};

} // namespace

namespace {

Ruleset::BorderEnds border_ends(const Oriented& turned) {
  Ruleset::BorderEnds ends{};
  for (size_t borders = 0; borders < ends.size(); ++borders)
    for (size_t side = 0; side < SIDES; ++side) {
      const uint8_t segment = turned.segments[side];
      if (!(borders >> side & 1) || segment == NO_SEGMENT) continue;
      if (segment >= SIDES) throw SetupError("a tile has too many roads and cities to be laid on a map");
      ends[borders] += 1u << 8 * segment;
    }
  return ends;
}

} // namespace

void add_printed(Ruleset& rules, const Map& map) {
  rules.on_map = true;
  Printer printer{rules, map};
  printer.print_squares();
  printer.choose_starts();
  printer.print_borders(); // the things below stand over it
  for (const LargeCity& city : map.large_cities) printer.print_large_city(city);
  for (const Ferry& ferry : map.ferries) printer.print_ferry(ferry);
  if (rules.printed.things.size() - 1 > MAX_CONNECTIONS) // but the border
    throw SetupError("map '" + map.id + "' has more than " + std::to_string(MAX_CONNECTIONS) +
                     " large city squares and ferries");
  for (const Border& border : map.borders) printer.print_stub(border);
  printer.note_borders();
  printer.place_start_tile();
  for (const Oriented& turned : rules.oriented) rules.border_ends.push_back(border_ends(turned));
}

} // namespace mappa
