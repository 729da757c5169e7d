#include "data/map_check.h"

#include "data/map_board.h"
#include "game/rules/chip_places.h"
#include "game/sheet.h"

#include <algorithm>
#include <optional>

namespace mappa::data {
namespace {

std::vector<At> all_squares(const Map& map) {
  std::vector<At> squares;
  for (int y = 0; y < map.height; ++y)
    for (int x = 0; x < map.width; ++x) squares.push_back({x, y});
  return squares;
}

bool is_city_square(const LargeCity& city, At at) {
  return std::find(city.squares.begin(), city.squares.end(), at) != city.squares.end();
}

// The squares that may be used once a tile lies on `at` (M1, M4, M8).
std::vector<At> opened_by(const Map& map, At at) {
  std::vector<At> squares;
  const auto add = [&](At a) {
    if (takes_tile(map.at(a))) squares.push_back(a);
  };
  for (int side = 0; side < SIDES; ++side) {
    const At beyond = neighbour(at, side);
    add(beyond);
    for (const LargeCity& city : map.large_cities)
      if (is_city_square(city, beyond))
        for (const At square : city.squares)
          for (int s = 0; s < SIDES; ++s) add(neighbour(square, s));
  }
  for (const Ferry& ferry : map.ferries)
    for (std::size_t end = 0; end < ferry.ends.size(); ++end)
      if (ferry.ends[end].at == at) add(ferry.ends[1 - end].at);
  return squares;
}

// For each square the number of its region, those that can be reached from each other; 0 where no tile goes.
std::vector<int> find_regions(const Map& map) {
  std::vector<int> region(map.squares.size(), 0);
  int count = 0;
  for (const At first : all_squares(map)) {
    if (!takes_tile(map.at(first)) || region[map.index(first)] != 0) continue;
    region[map.index(first)] = ++count;
    std::vector<At> waiting{first};
    while (!waiting.empty()) {
      const At at = waiting.back();
      waiting.pop_back();
      for (const At next : opened_by(map, at))
        if (region[map.index(next)] == 0) {
          region[map.index(next)] = count;
          waiting.push_back(next);
        }
    }
  }
  return region;
}

// A region is missed if as many starts as are used lie elsewhere.
void check_reach(const Map& map, const Place& place) {
  const auto region = find_regions(map);
  const int regions = *std::max_element(region.begin(), region.end());
  for (int r = 1; r <= regions; ++r) {
    std::vector<std::string> elsewhere;
    for (const std::string& id : map.starts)
      if (region[map.index(map.town(id)->at)] != r) elsewhere.push_back(id);
    const auto used = static_cast<std::size_t>(map.starts_used);
    if (elsewhere.size() < used) continue;
    elsewhere.resize(used);
    const auto first = static_cast<int>(std::find(region.begin(), region.end(), r) - region.begin());
    const At at{first % map.width, first / map.width};
    const auto squares = static_cast<int>(std::count(region.begin(), region.end(), r));
    place.at(at)
        .as("unreachable", {{"n", squares}})
        .fault("{} ({} in all that hang together) cannot be reached when the starts are {}", square_name(at),
               squares, fmt::join(elsewhere, ", "));
  }
}

bool beside(At a, At b) { return std::abs(a.x - b.x) + std::abs(a.y - b.y) == 1; }

std::vector<Square> chip_places(const Map& map) {
  std::vector<Square> places;
  for (const At at : all_squares(map))
    if (takes_chip(map, at)) places.push_back(square(at.x, at.y));
  return places;
}

std::vector<Square> away_from(const std::vector<At>& starts, const std::vector<Square>& places) {
  std::vector<Square> used;
  for (const At at : starts) used.push_back(square(at.x, at.y));
  return mappa::away_from(used, places);
}

void check_room(const Map& map, const Place& place) {
  const std::vector<Square> places = chip_places(map);
  for (unsigned choice = 0; choice < 1U << map.starts.size(); ++choice) {
    std::vector<std::string> names;
    std::vector<At> starts;
    for (std::size_t i = 0; i < map.starts.size(); ++i)
      if (choice >> i & 1) {
        names.push_back(map.starts[i]);
        starts.push_back(map.town(map.starts[i])->at);
      }
    if (static_cast<int>(starts.size()) != map.starts_used) continue;
    const std::vector<Square> left = away_from(starts, places);
    if (static_cast<int>(left.size()) >= 2 * map.chips_laid) continue; // every other one touches no other
    if (const int room = mappa::chip_room(left); room < map.chips_laid)
      place.as("chip_room", {{"n", room}, {"laid", map.chips_laid}})
          .fault("chips: only {} of {} have room when the starts are {}", room, map.chips_laid,
                 fmt::join(names, ", "));
  }
}

// GB1: the squares are given; they keep to C2 as well.
void check_chip_squares(const Map& map, const Place& place) {
  std::vector<At> starts, seen;
  for (const std::string& id : map.starts) starts.push_back(map.town(id)->at);
  for (std::size_t c = 0; c < COLOURS; ++c) {
    const Place here = place.inside(fmt::format("chip_squares: {}", COLOUR_NAME[c]));
    const auto& squares = map.chip_squares[c];
    if (squares.size() > CHIPS_OF_COLOUR)
      here.at(squares.back())
          .as("chip_colour")
          .fault("{} squares, but there are {} chips", squares.size(), CHIPS_OF_COLOUR);
    for (const At at : squares) {
      const auto is = [&](At other) { return other == at; };
      const auto touches = [&](At other) { return beside(other, at); };
      if (map.at(at) != Ground::Plain)
        here.at(at).as("chip_not_plain").fault("{} is not a plain square", square_name(at));
      else if (!takes_chip(map, at))
        here.at(at).as("chip_at_city").fault("{} lies at an open side of a large city", square_name(at));
      else if (std::any_of(starts.begin(), starts.end(), touches))
        here.at(at).as("chip_at_start").fault("{} lies beside a start", square_name(at));
      if (std::any_of(seen.begin(), seen.end(), is))
        here.at(at).as("chip_taken").fault("{} is taken already", square_name(at));
      if (const auto other = std::find_if(seen.begin(), seen.end(), touches); other != seen.end())
        here.at(at).as("chip_beside").fault("{} lies beside {}", square_name(at), square_name(*other));
      seen.push_back(at);
    }
  }
  if (static_cast<int>(seen.size()) != map.chips_laid)
    place.as("chip_count", {{"n", static_cast<int>(seen.size())}, {"laid", map.chips_laid}})
        .fault("{} chip squares, but {} chips are laid", seen.size(), map.chips_laid);
}

void check_chips(const Map& map, const Place& place) {
  const bool fixed =
      std::any_of(map.chip_squares.begin(), map.chip_squares.end(), [](const auto& s) { return !s.empty(); });
  if (fixed)
    check_chip_squares(map, place);
  else
    check_room(map, place);
}

// Tiles without a square are never laid; with tiles for less than half of the board it stays a torso.
void check_recommended(const Map& map, const Place& place) {
  const int squares = tile_squares(map);
  if (map.least_tiles > squares)
    place.as("tiles_many", {{"n", map.least_tiles}, {"squares", squares}})
        .fault("{} tiles or more are recommended, but only {} squares take one", map.least_tiles, squares);
  if (2 * map.most_tiles < squares)
    place.as("tiles_few", {{"n", map.most_tiles}, {"squares", squares}})
        .fault("{} tiles at most are recommended, too few for {} squares", map.most_tiles, squares);
}

using Demands = std::array<std::optional<Kind>, SIDES>; // of a square, by its sides

// What is printed beyond the sides of each square (M5, M6, M8).
std::vector<Demands> find_demands(const Map& map) {
  std::vector<Demands> demands(map.squares.size());
  const auto set = [&](const SideAt& side, Kind kind) {
    demands[map.index(side.at)][static_cast<std::size_t>(side.side)] = kind;
  };
  for (const Border& border : map.borders) set(border.where, border.kind);
  for (const Ferry& ferry : map.ferries)
    for (const SideAt& end : ferry.ends) set(end, Kind::Road);
  for (const LargeCity& city : map.large_cities)
    for (const At at : city.squares)
      for (int side = 0; side < SIDES; ++side)
        if (const At beyond = neighbour(at, side); takes_tile(map.at(beyond)))
          set({beyond, opposite(side)},
              std::find(city.open.begin(), city.open.end(), SideAt{at, side}) != city.open.end()
                  ? Kind::City
                  : Kind::Field);
  return demands;
}

bool fits(const Tile& tile, int rotation, const Demands& demands) {
  for (int side = 0; side < SIDES; ++side) {
    const auto& wanted = demands[static_cast<std::size_t>(turn_side(side, rotation))];
    if (wanted && *wanted != tile.sides[static_cast<std::size_t>(side)]) return false;
  }
  return true;
}

bool any_fits(const std::vector<const TileSet*>& sets, const Demands& demands) {
  for (const TileSet* set : sets)
    for (const Tile& tile : set->tiles)
      for (int rotation = 0; rotation < SIDES; ++rotation)
        if (fits(tile, rotation, demands)) return true;
  return false;
}

std::string describe(const Demands& demands) {
  std::vector<std::string> words;
  for (std::size_t side = 0; side < SIDES; ++side)
    if (demands[side])
      words.push_back(
          fmt::format("{} {}", SIDE_NAME[side], KIND_NAME[static_cast<std::size_t>(*demands[side])]));
  return fmt::format("{}", fmt::join(words, ", "));
}

} // namespace

int chip_room(const Map& map, const std::vector<At>& starts) {
  return mappa::chip_room(away_from(starts, chip_places(map)));
}

int tile_squares(const Map& map) {
  return static_cast<int>(std::count_if(map.squares.begin(), map.squares.end(), takes_tile));
}

void check_playable(const Map& map, const Place& place) {
  check_reach(map, place);
  check_chips(map, place);
  check_recommended(map, place);
}

void check_tiles_fit(const Map& map, const std::vector<const TileSet*>& sets, const Place& place) {
  const auto demands = find_demands(map);
  for (const At at : all_squares(map))
    if (takes_tile(map.at(at)) && !any_fits(sets, demands[map.index(at)]))
      place.at(at)
          .as("no_tile_fits")
          .fault("{}: no tile of the recommended sets fits the printed sides {}", square_name(at),
                 describe(demands[map.index(at)]));
}

void check_room_for_tiles(const Map& map, const std::vector<const TileSet*>& sets, const Place& place) {
  Setup setup;
  setup.players.resize(MAX_PLAYERS);
  setup.tiles.clear();
  for (const TileSet* set : sets) setup.tiles[set->name] = 1;
  setup.tile_limit = recommended_limit(map); // M2
  setup.map = map.id;
  setup.chips = map.chip_rules != ChipRules::None;
  setup.postman = true;
  setup.expansions = {true, true, true, true, true, true, true};
  try {
    make_ruleset(setup, sets, &map);
  } catch (const SetupError& error) {
    place.as("too_much").fault("cannot be played with the tiles recommended: {}", error.what());
  }
}

} // namespace mappa::data
