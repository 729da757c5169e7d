#include "data/map_board.h"

#include <algorithm>
#include <cmath>

namespace mappa::data {

std::string square_name(At at) { return fmt::format("[{},{}]", at.x, at.y); }

std::string side_name(const SideAt& side) {
  return fmt::format("side {} of {}", SIDE_NAME[static_cast<std::size_t>(side.side)], square_name(side.at));
}

namespace {

constexpr std::array GROUND_NAME{"outside of the board", "a plain square", "a town",          "a start",
                                 "a large city",         "a wave",         "an island square"};

const char* name(Ground ground) { return GROUND_NAME[static_cast<std::size_t>(ground)]; }

// No square beyond: the border of the board (M6).
bool is_coast(const Map& map, const SideAt& side) {
  const Ground ground = map.at(faced_by(side));
  return ground == Ground::Outside || ground == Ground::Wave;
}

template <typename Value>
bool holds(const std::vector<Value>& list, const Value& value) {
  return std::find(list.begin(), list.end(), value) != list.end();
}

// The squares of one kind: each entry of a list lies on one, and each is in the list once.
class Roll {
public:
  Roll(const Map& map, const char* what, std::initializer_list<Ground> grounds)
      : map_(map), what_(what), grounds_(grounds) {}

  void add(At at, const Place& place) {
    if (!holds(grounds_, map_.at(at)))
      place.at(at)
          .as("off_ground")
          .fault("{} is {} in the rows, not {}", square_name(at), name(map_.at(at)), name(grounds_[0]));
    else if (holds(seen_, at))
      place.at(at).as("square_taken").fault("{} is taken already", square_name(at));
    seen_.push_back(at);
  }

  void finish(const Place& place) const {
    for (int y = 0; y < map_.height; ++y)
      for (int x = 0; x < map_.width; ++x)
        if (holds(grounds_, map_.at(x, y)) && !holds(seen_, At{x, y}))
          place.at({x, y})
              .as("not_listed")
              .fault("[{},{}] is {} in the rows, but \"{}\" does not name it", x, y, name(map_.at(x, y)),
                     what_);
  }

private:
  const Map& map_;
  const char* what_;
  std::vector<Ground> grounds_;
  std::vector<At> seen_;
};

void check_tight(const Map& map, const Place& place) {
  const auto empty = [&](int left, int top, int right, int bottom) {
    for (int y = top; y <= bottom; ++y)
      for (int x = left; x <= right; ++x)
        if (map.at(x, y) != Ground::Outside) return false;
    return true;
  };
  const auto edge = [&](At at) { return place.at(at).as("empty_edge"); };
  const int right = map.width - 1, bottom = map.height - 1;
  if (empty(0, 0, right, bottom)) return place.as("no_square").fault("the rows have no square");
  if (empty(0, 0, right, 0)) edge({0, 0}).fault("the first row has no square");
  if (empty(0, bottom, right, bottom)) edge({0, bottom}).fault("the last row has no square");
  if (empty(0, 0, 0, bottom)) edge({0, 0}).fault("the first column has no square");
  if (empty(right, 0, right, bottom)) edge({right, 0}).fault("the last column has no square");
}

void check_ids(const Map& map, const Place& place) {
  std::vector<std::string> seen;
  const auto check = [&](const std::string& id, const char* what, const Place& entry) {
    if (holds(seen, id))
      entry.inside(fmt::format("{} {}", what, id)).as("id_taken").fault("the id is taken already");
    seen.push_back(id);
  };
  for (std::size_t i = 0; i < map.towns.size(); ++i)
    check(map.towns[i].id, "town", place.entry("towns", i).at(map.towns[i].at));
  for (std::size_t i = 0; i < map.large_cities.size(); ++i)
    check(map.large_cities[i].id, "large city", place.entry("large_cities", i));
}

void check_towns(const Map& map, const Place& place) {
  Roll towns(map, "towns", {Ground::Town, Ground::Start});
  for (std::size_t i = 0; i < map.towns.size(); ++i)
    towns.add(map.towns[i].at, place.entry("towns", i).inside("town " + map.towns[i].id));
  towns.finish(place);
  Roll starts(map, "starts", {Ground::Start});
  for (std::size_t i = 0; i < map.starts.size(); ++i)
    starts.add(map.town(map.starts[i])->at, place.entry("starts", i).inside("start " + map.starts[i]));
  starts.finish(place);
  const int count = static_cast<int>(map.starts.size());
  if (count == 0 || count > MAX_STARTS)
    place.as("starts_count", {{"n", count}}).fault("{} starts; a map has 1 to {}", count, MAX_STARTS);
  if (map.starts_used > count)
    place.as("starts_used", {{"n", map.starts_used}, {"all", count}})
        .fault("\"starts_used\" is {}, but there are {}", map.starts_used, count);
}

bool touch(At a, At b) { return std::abs(a.x - b.x) + std::abs(a.y - b.y) == 1; }

void check_open_sides(const Map& map, const LargeCity& city, const Place& place) {
  const At first = city.squares.empty() ? At{} : city.squares[0];
  if (city.open.empty()) place.at(first).as("no_open_side").fault("no open side");
  for (std::size_t i = 0; i < city.open.size(); ++i) {
    const SideAt& side = city.open[i];
    if (!holds(city.squares, side.at))
      place.at_side(side).as("open_elsewhere").fault("open {}: no square of this city", side_name(side));
    else if (holds(city.squares, faced_by(side)))
      place.at_side(side).as("open_inside").fault("open {}: lies inside the city", side_name(side));
    else if (!takes_tile(map.at(faced_by(side))))
      place.at_side(side)
          .as("open_to_nothing")
          .fault("open {}: {} is {}, which takes no tile", side_name(side), square_name(faced_by(side)),
                 name(map.at(faced_by(side))));
    if (std::find(city.open.begin(), city.open.begin() + static_cast<std::ptrdiff_t>(i), side) !=
        city.open.begin() + static_cast<std::ptrdiff_t>(i))
      place.at_side(side).as("open_twice").fault("open {}: given twice", side_name(side));
  }
}

void check_large_cities(const Map& map, const Place& place) {
  Roll roll(map, "large_cities", {Ground::LargeCity});
  for (std::size_t i = 0; i < map.large_cities.size(); ++i) {
    const LargeCity& city = map.large_cities[i];
    const Place here = place.entry("large_cities", i).inside("large city " + city.id);
    if (city.squares.empty() || city.squares.size() > 2)
      here.at(city.squares.empty() ? At{} : city.squares[2])
          .as("city_size", {{"n", static_cast<int>(city.squares.size())}})
          .fault("{} squares; a large city has one or two", city.squares.size());
    if (city.squares.size() == 2 && !touch(city.squares[0], city.squares[1]))
      here.at(city.squares[1])
          .as("city_apart")
          .fault("{} and {} do not touch", square_name(city.squares[0]), square_name(city.squares[1]));
    for (const At at : city.squares) roll.add(at, here);
    check_open_sides(map, city, here);
  }
  roll.finish(place);
}

// The ends of roads and cities at the border of the board: stubs and ferries.
class Coast {
public:
  Coast(const Map& map) : map_(map) {}

  void add(const SideAt& side, bool stub, const Place& entry) {
    const Place place = entry.at_side(side);
    if (!takes_tile(map_.at(side.at)))
      return place.as("side_without_tile")
          .fault("{}: the square is {}, which takes no tile", side_name(side), name(map_.at(side.at)));
    if (!is_coast(map_, side))
      return place.as("side_inland")
          .fault("{}: faces {}, {}, not the border of the board", side_name(side),
                 square_name(faced_by(side)), name(map_.at(faced_by(side))));
    for (const End& end : ends_) {
      if (end.side == side) return place.as("side_taken").fault("{}: taken already", side_name(side));
      // Two ferries may share the water, a stub needs room of its own.
      if ((stub || end.stub) && faced_by(end.side) == faced_by(side))
        return place.as("side_shared")
            .fault("{}: faces {}, as {} does", side_name(side), square_name(faced_by(side)),
                   side_name(end.side));
    }
    ends_.push_back({side, stub});
  }

private:
  struct End {
    SideAt side;
    bool stub;
  };
  const Map& map_;
  std::vector<End> ends_;
};

Spot side_middle(const SideAt& side) {
  const At beyond = faced_by(side);
  return {(side.at.x + beyond.x + 1) / 2.0, (side.at.y + beyond.y + 1) / 2.0};
}

void check_path(const Ferry& ferry, const Trail& path, const Place& place) {
  const auto meets = [](Spot a, Spot b) { return std::hypot(a.x - b.x, a.y - b.y) < 0.05; };
  if (path.empty()) return;
  if (!meets(path.front(), side_middle(ferry.ends[0])))
    place.at_side(ferry.ends[0])
        .as("ferry_path")
        .fault("\"path\" does not begin in the middle of {}", side_name(ferry.ends[0]));
  if (!meets(path.back(), side_middle(ferry.ends[1])))
    place.at_side(ferry.ends[1])
        .as("ferry_path")
        .fault("\"path\" does not end in the middle of {}", side_name(ferry.ends[1]));
}

void check_coast(const MapFile& file, const Place& place) {
  const Map& map = file.map;
  Coast coast(map);
  for (std::size_t i = 0; i < map.borders.size(); ++i)
    coast.add(map.borders[i].where, true,
              place.entry("borders", i).inside(fmt::format("border number {}", i + 1)));
  for (std::size_t i = 0; i < map.ferries.size(); ++i) {
    const Place here = place.entry("ferries", i).inside(fmt::format("ferry number {}", i + 1));
    const Ferry& ferry = map.ferries[i];
    for (const SideAt& end : ferry.ends) coast.add(end, false, here);
    if (ferry.ends[0].at == ferry.ends[1].at)
      here.at_side(ferry.ends[0])
          .as("ferry_one_square")
          .fault("both ends are at {}", square_name(ferry.ends[0].at));
    check_path(ferry, file.picture.ferries[i].path, here);
  }
}

void check_waves(const MapFile& file, const Place& place) {
  Roll roll(file.map, "waves", {Ground::Wave});
  for (std::size_t i = 0; i < file.picture.waves.size(); ++i)
    roll.add(file.picture.waves[i].at, place.entry("waves", i).inside(fmt::format("wave number {}", i + 1)));
  roll.finish(place);
}

// M12: by ferry only.
void check_island_squares(const Map& map, const Place& place) {
  Roll roll(map, "islands", {Ground::Island});
  for (std::size_t i = 0; i < map.islands.size(); ++i) {
    const Place here = place.entry("islands", i).inside(fmt::format("island number {}", i + 1));
    const At at = map.islands[i].at;
    roll.add(at, here);
    for (int side = 0; side < SIDES; ++side) {
      const Ground beyond = map.at(neighbour(at, side));
      if (beyond == Ground::LargeCity || (takes_tile(beyond) && beyond != Ground::Island))
        here.at_side({at, side})
            .as("island_beside_land")
            .fault("{}: the square beyond, {}, is {}: an island is reached by ferry only",
                   side_name({at, side}), square_name(neighbour(at, side)), name(beyond));
    }
  }
  roll.finish(place);
}

// Is a square of the board in the window of 1x1 whose top left corner this is?
bool covers_square(const Map& map, Spot corner) {
  const auto low = [](double v) { return static_cast<int>(std::floor(v)); };
  const auto high = [](double v) { return static_cast<int>(std::ceil(v)); };
  for (int y = low(corner.y); y < high(corner.y + 1); ++y)
    for (int x = low(corner.x); x < high(corner.x + 1); ++x)
      if (map.at(x, y) != Ground::Outside) return true;
  return false;
}

void check_stack_islands(const MapFile& file, const Place& place) {
  const auto& islands = file.picture.stack_islands;
  for (std::size_t c = 0; c < COLOURS && !islands.empty(); ++c) {
    const auto found = std::count_if(islands.begin(), islands.end(), [&](const StackIsland& island) {
      return island.colour == static_cast<Colour>(c);
    });
    if (found != 1)
      place.as("stack_colours", {{"colour", static_cast<int>(c)}})
          .fault("{} islands with stacks are {}, not one", found, COLOUR_NAME[c]);
  }
  for (const StackIsland& island : islands)
    for (const Spot& corner : island.stacks)
      if (covers_square(file.map, corner))
        place.at({static_cast<int>(corner.x), static_cast<int>(corner.y)})
            .as("stack_on_square")
            .fault("the stack at [{},{}] of the {} island lies on a square", corner.x, corner.y,
                   COLOUR_NAME[static_cast<std::size_t>(island.colour)]);
}

// What the chip rules speak of must be there.
void check_chip_rules(const MapFile& file, const Place& place) {
  const Map& map = file.map;
  if (map.chip_rules == ChipRules::Islands && map.island_stacks == 0)
    place.as("islands_missing").fault("the chip rules \"islands\" need three islands with stacks");
  if (map.chip_rules == ChipRules::IsleOfMan && !file.picture.isle_of_man)
    place.as("isle_missing").fault("the chip rules \"isle_of_man\" need the key \"isle_of_man\"");
  if (map.chip_rules == ChipRules::Treats && !(map.tracks[0] && map.tracks[1] && map.tracks[2]))
    place.as("tracks_missing").fault("the chip rules \"treats\" need tracks of all three colours");
  if (const auto& isle = file.picture.isle_of_man) {
    const At at{static_cast<int>(std::floor(isle->pos.x)), static_cast<int>(std::floor(isle->pos.y))};
    if (map.at(at) != Ground::Outside)
      place.at(at).as("isle_on_square").fault("isle_of_man: {} is a square", square_name(at));
  }
}

} // namespace

void check_board(const MapFile& file, const Place& place) {
  check_tight(file.map, place);
  check_ids(file.map, place);
  check_towns(file.map, place);
  check_large_cities(file.map, place);
  check_coast(file, place);
  check_waves(file, place);
  check_island_squares(file.map, place);
  check_stack_islands(file, place);
  check_chip_rules(file, place);
}

} // namespace mappa::data
