// A setup as large as may be, and beyond, made of any bytes: a map with many starts, cities, ferries and
// stubs or the free table, heaps of tiles that strain one limit each, every rule on or off.
#pragma once

#include "data/library.h"
#include "game/random.h"
#include "game/ruleset.h"

#include <algorithm>
#include <cstdint>
#include <span>

namespace mappa {

// Numbers from the bytes, and when they are used up by chance, which they seed: a short input is a whole
// game, too.
class Bytes {
public:
  explicit Bytes(std::span<const uint8_t> bytes) : rest_(bytes) {
    for (const uint8_t byte : bytes) chance_.state = chance_.state * 257 + byte + 1;
  }

  int below(int n) {
    if (rest_.empty()) return static_cast<int>(chance_.below(static_cast<uint32_t>(n)));
    int value = 0;
    for (int reach = 1; reach < n && !rest_.empty(); reach *= 256, rest_ = rest_.subspan(1))
      value = value * 256 + rest_[0];
    return value % n;
  }
  bool flag() { return below(2) == 1; }
  // Often as much as may be, or a little more.
  int up_to(int most) { return flag() ? most + 1 - below(4) : below(most + 1); }

private:
  std::span<const uint8_t> rest_;
  Random chance_{0};
};

class ExtremeMap {
public:
  explicit ExtremeMap(Bytes& bytes) : bytes_(bytes) {}

  Map make() {
    map_.id = "extreme";
    map_.width = bytes_.flag() ? MAX_MAP_SIDE : 1 + bytes_.below(MAX_MAP_SIDE);
    map_.height = bytes_.flag() ? MAX_MAP_SIDE : 1 + bytes_.below(MAX_MAP_SIDE);
    lay_ground();
    add_starts();
    add_cities();
    add_border();
    add_chips();
    return map_;
  }

private:
  At any_square() { return {bytes_.below(map_.width), bytes_.below(map_.height)}; }
  Ground& ground(At at) { return map_.squares[map_.index(at)]; }

  // Rows and columns of water, and of towns.
  void lay_ground() {
    const int water = 2 + bytes_.below(32), towns = 1 + bytes_.below(32);
    const bool both = bytes_.flag();
    for (int y = 0; y < map_.height; ++y)
      for (int x = 0; x < map_.width; ++x)
        map_.squares.push_back(y % water == water - 1 || (both && x % water == water - 1) ? Ground::Wave
                               : (x + y) % towns == towns - 1                             ? Ground::Town
                                                                                          : Ground::Plain);
  }

  void add_starts() {
    for (int n = 1 + bytes_.below(MAX_STARTS); n > 0; --n) ground(any_square()) = Ground::Start;
    for (int y = 0; y < map_.height; ++y)
      for (int x = 0; x < map_.width; ++x) {
        if (map_.at(x, y) != Ground::Town && map_.at(x, y) != Ground::Start) continue;
        map_.towns.push_back({std::to_string(x) + "," + std::to_string(y), {x, y}, Colour::Blue});
        if (map_.at(x, y) == Ground::Start) map_.starts.push_back(map_.towns.back().id);
      }
    const int starts = static_cast<int>(map_.starts.size());
    map_.starts_used = bytes_.flag() ? starts : 1 + bytes_.below(starts);
  }

  void add_cities() {
    for (int n = bytes_.flag() ? bytes_.up_to(MAX_CONNECTIONS) : 0; n > 0; --n) {
      LargeCity city{.id = std::to_string(n), .squares = {}, .open = {}, .coats = bytes_.below(5)};
      At at = any_square();
      for (int squares = 1 + bytes_.below(2); squares > 0 && map_.at(at) == Ground::Plain; --squares) {
        ground(at) = Ground::LargeCity;
        city.squares.push_back(at);
        at = neighbour(at, bytes_.below(SIDES));
      }
      if (!city.squares.empty()) map_.large_cities.push_back(city);
    }
    for (LargeCity& city : map_.large_cities)
      for (const At at : city.squares)
        for (int side = 0; side < SIDES; ++side)
          if (takes_tile(map_.at(neighbour(at, side))) && bytes_.flag()) city.open.push_back({at, side});
  }

  std::vector<SideAt> border_sides() const {
    std::vector<SideAt> sides;
    for (int y = 0; y < map_.height; ++y)
      for (int x = 0; x < map_.width; ++x)
        for (int side = 0; side < SIDES && takes_tile(map_.at(x, y)); ++side)
          if (const Ground beyond = map_.at(neighbour({x, y}, side));
              beyond == Ground::Outside || beyond == Ground::Wave)
            sides.push_back({{x, y}, side});
    return sides;
  }

  void add_border() {
    std::vector<SideAt> free = border_sides();
    const auto take = [&] {
      const auto i = bytes_.below(static_cast<int>(free.size()));
      const SideAt taken = free[static_cast<size_t>(i)];
      free.erase(free.begin() + i);
      return taken;
    };
    for (int n = bytes_.flag() ? bytes_.up_to(MAX_CONNECTIONS) : 0; n > 0 && free.size() > 1; --n) {
      const SideAt one = take(), other = take();
      if (one.at != other.at) map_.ferries.push_back({{one, other}, bytes_.below(5)});
    }
    for (int n = bytes_.flag() ? bytes_.up_to(MAX_TILES) : 0; n > 0 && !free.empty(); --n)
      map_.borders.push_back({take(), bytes_.flag() ? Kind::Road : Kind::City, bytes_.below(5)});
  }

  // On marked squares: spreading them takes long on a large map.
  void add_chips() {
    map_.chip_rules = static_cast<ChipRules>(1 + bytes_.below(5));
    map_.island_stacks = map_.chip_rules == ChipRules::Islands ? ISLAND_STACKS : 0;
    for (auto& rows : map_.tracks) rows = Track{1, map_.height};
    for (int y = 0; y < map_.height && map_.chips_laid < CHIPS; ++y)
      for (int x = 0; x < map_.width && map_.chips_laid < CHIPS; ++x)
        if (map_.at(x, y) == Ground::Plain && bytes_.flag())
          map_.chip_squares[static_cast<size_t>(map_.chips_laid++ % COLOURS)].push_back({x, y});
  }

  Bytes& bytes_;
  Map map_;
};

// Tiles that strain one limit each.
inline TileSet heap(Bytes& bytes, bool with_river) {
  TileSet set{"heap", "Heap", {}};
  const auto add = [&](const char* id, Kind sides, std::vector<Feature> features) {
    if (!bytes.flag()) return;
    Tile tile;
    tile.id = std::string("heap/") + id;
    tile.count = 1 + bytes.below(99);
    tile.start = bytes.flag();
    tile.sides.fill(sides);
    tile.features = std::move(features);
    set.tiles.push_back(tile);
  };
  const auto of_side = [](Kind kind, int side, Goods goods = Goods::None) {
    return Feature{.kind = kind, .sides = static_cast<uint8_t>(1 << side), .goods = goods};
  };
  std::vector<Feature> towns, roads, river{{.kind = Kind::River, .sides = 0xF}};
  for (int side = 0; side < SIDES; ++side) {
    towns.push_back(of_side(Kind::City, side, Goods::Wine));
    roads.push_back(of_side(Kind::Road, side));
  }
  for (const int ports : {0b00000110, 0b00011000, 0b01100000, 0b10000001}) {
    const Feature corner{.kind = Kind::Field, .ports = static_cast<uint8_t>(ports)};
    roads.push_back(corner);
    river.push_back(corner);
  }
  add("meadow", Kind::Field, {{.kind = Kind::Field, .ports = 0xFF}});
  add("monastery", Kind::Field, {{.kind = Kind::Monastery}, {.kind = Kind::Field, .ports = 0xFF}});
  add("garden", Kind::Field, {{.kind = Kind::Garden}, {.kind = Kind::Field, .ports = 0xFF}});
  add("fort", Kind::City, {{.kind = Kind::City, .sides = 0xF, .coats = 3, .cathedral = true}});
  add("towns", Kind::City, towns);
  add("roads", Kind::Road, roads);
  if (with_river) add("river", Kind::River, river);
  return set;
}

struct ExtremeGame {
  Map map;
  TileSet heap;
  Setup setup;
  std::vector<const TileSet*> sets;

  ExtremeGame(Bytes& bytes, const data::Library& library) {
    const bool river = bytes.below(4) == 1; // few setups with one are accepted
    heap = mappa::heap(bytes, river);
    setup.tiles.clear();
    if (!heap.tiles.empty()) setup.tiles[heap.name] = 1;
    const auto add = [&](const char* set) {
      if (bytes.below(3) == 1) setup.tiles[set] = 1 + bytes.below(MAX_COPIES);
    };
    for (const char* set :
         {"base", "base_c2_gardens", "inns_and_cathedrals", "traders_and_builders", "postman"})
      add(set);
    if (river) add("river_1"), add("river_2");
    setup.players.resize(static_cast<size_t>(bytes.flag() ? MAX_PLAYERS : 1 + bytes.below(MAX_PLAYERS)));
    setup.meeples = bytes.flag() ? MAX_MEEPLES : 1 + bytes.below(MAX_MEEPLES);
    setup.fields = !bytes.flag();
    setup.postman = bytes.flag();
    setup.expansions = {bytes.flag(), bytes.flag(), bytes.flag(), bytes.flag(),
                        bytes.flag(), bytes.flag(), bytes.flag()};
    if (bytes.flag()) setup.tile_limit = 1 + bytes.below(MAX_STACK + 10);
    if (bytes.below(4) != 0) {
      map = ExtremeMap(bytes).make();
      setup.map = map.id;
      setup.chips = bytes.flag();
      setup.town_variants = {bytes.flag(), bytes.flag(), bytes.flag()};
    }
    for (const auto& [name, copies] : setup.tiles)
      sets.push_back(name == heap.name ? &heap : library.set(name));
  }
  ExtremeGame(const ExtremeGame&) = delete;

  const Map* on() const { return setup.map.empty() ? nullptr : &map; }
};

} // namespace mappa
