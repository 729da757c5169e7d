// What the chip rules need, each as far as the land allows: grapes, tracks, islands with stacks, the isle.
#include "mapmaking/draft.h"

#include "data/map_check.h"

#include <algorithm>
#include <cmath>

namespace mappa::mapmaking {
namespace {

constexpr double REACH = 3.2; // squares off the grid where an island may still lie

// Five of each colour, the starts of different ones, neighbours different.
void grow_grapes(Draft& draft) {
  auto& towns = draft.map().towns;
  std::array<int, COLOURS> count{};
  const auto give = [&](Town& town, int colour) {
    town.grape = static_cast<Colour>(colour);
    ++count[static_cast<std::size_t>(colour)];
  };
  int next = 0;
  for (Town& town : towns)
    if (draft.is_start(town.at)) give(town, next++ % COLOURS);
  for (Town& town : towns) {
    if (town.grape) continue;
    int best = 0;
    double most = -1e30;
    for (int colour = 0; colour < COLOURS; ++colour) {
      double near = 20;
      for (const Town& other : towns)
        if (other.grape && static_cast<int>(*other.grape) == colour)
          near = std::min(near, distance(middle(other.at), middle(town.at)));
      const double merit = near - 8 * count[static_cast<std::size_t>(colour)];
      if (merit > most) most = merit, best = colour;
    }
    give(town, best);
  }
}

// Squares all alone in the sea: who reaches one gets its coats.
void mark_island_squares(Draft& draft) {
  for (const At at : draft.grid.squares()) {
    if (neighbours(draft.grid, at) > 0 || !draft.is_free(at)) continue;
    const data::Name name = name_near(draft, middle(at), 1.5, {});
    if (name.empty()) continue;
    draft.map().squares[draft.map().index(at)] = Ground::Island;
    draft.map().islands.push_back({at, 1 + static_cast<int>(draft.map().islands.size()) % 2});
    draft.file.picture.islands.push_back(name);
  }
}

// Three bands from north to south.
void lay_tracks(Map& map) {
  if (map.height < COLOURS) return;
  const int third = map.height / 3, rest = map.height % 3;
  const int north = third + (rest > 0), middle_band = north + third + (rest > 1);
  map.tracks[static_cast<std::size_t>(Colour::Orange)] = Track{1, north};
  map.tracks[static_cast<std::size_t>(Colour::Blue)] = Track{north + 1, middle_band};
  map.tracks[static_cast<std::size_t>(Colour::Purple)] = Track{middle_band + 1, map.height};
}

struct Box {
  double left, top, width, height;

  Spot centre() const { return {left + width / 2, top + height / 2}; }
};

bool meet(const Box& a, const Box& b, double apart) {
  return a.left < b.left + b.width + apart && b.left < a.left + a.width + apart &&
         a.top < b.top + b.height + apart && b.top < a.top + a.height + apart;
}

// Open water: no land, no square, nothing printed, and no other island.
bool is_open(const Draft& draft, const Box& box, const std::vector<Box>& taken) {
  constexpr double STEP = .25;
  for (double y = box.top; y <= box.top + box.height + 1e-9; y += STEP)
    for (double x = box.left; x <= box.left + box.width + 1e-9; x += STEP) {
      if (!draft.is_sea({x, y})) return false;
      const At cell{static_cast<int>(std::floor(x)), static_cast<int>(std::floor(y))};
      if (draft.map().at(cell) != Ground::Outside || draft.faced(cell)) return false;
    }
  for (const data::FerryPicture& ferry : draft.file.picture.ferries)
    for (const Spot& p : ferry.path)
      if (meet(box, {p.x - .2, p.y - .2, .4, .4}, 0)) return false;
  return std::none_of(taken.begin(), taken.end(), [&](const Box& other) { return meet(box, other, .3); });
}

// As near to the board as may be.
std::optional<Box> find_water(const Draft& draft, double width, double height,
                              const std::vector<Box>& taken) {
  std::optional<Box> best;
  double least = 1e30;
  const Grid& grid = draft.grid;
  for (double y = -REACH; y + height <= grid.height + REACH; y += .5)
    for (double x = -REACH; x + width <= grid.width + REACH; x += .5) {
      const Box box{x, y, width, height};
      const double out =
          std::max({0.0, -1.6 - x, -1.6 - y, x + width - grid.width - 1.6, y + height - grid.height - 1.6});
      double near = 1e30;
      if (4 * out >= least) continue;
      for (const At at : grid.squares()) near = std::min(near, distance(middle(at), box.centre()));
      const double price = near + 4 * out;
      if (price < least && is_open(draft, box, taken)) least = price, best = box;
    }
  return best;
}

std::vector<std::string> used_names(const Draft& draft) {
  std::vector<std::string> out;
  for (const auto& town : draft.file.picture.towns) out.push_back(town.name.english());
  for (const auto& city : draft.file.picture.large_cities) out.push_back(city.name.english());
  for (const auto& island : draft.file.picture.stack_islands) out.push_back(island.name.english());
  for (const auto& border : draft.file.picture.borders) out.push_back(border.place.english());
  return out;
}

// Of a real island or port off the board, or of what lies nearest.
data::Name island_name(const Draft& draft, Spot at, const std::vector<std::string>& used) {
  const data::Name off = name_near(draft, at, 8, used, true);
  const data::Name near = off.empty() ? name_near(draft, at, 12, used) : off;
  return near.empty() ? name_abroad(draft, at, used) : near;
}

Trail shore_round(const Box& box, Random& random) {
  constexpr int POINTS = 26;
  Trail ring;
  for (int i = 0; i < POINTS; ++i) {
    const double turn = 6.283185307179586 * i / POINTS, c = cosine(turn), s = sine(turn);
    // Between an ellipse and its box, so that both stacks lie on land.
    const double widest = std::max(std::abs(c), std::abs(s)), out = .55 / std::max(widest, .1) + .45;
    const double wave = .96 + .1 * chance(random);
    ring.push_back(rounded(
        {box.centre().x + c * out * wave * box.width / 2, box.centre().y + s * out * wave * box.height / 2}));
  }
  return ring;
}

void raise_islands(Draft& draft, std::vector<Box>& taken, Random& random) {
  std::vector<data::StackIsland> islands;
  std::vector<Box> boxes = taken;
  for (const Colour colour : {Colour::Purple, Colour::Blue, Colour::Orange}) {
    std::optional<Box> box = find_water(draft, 2.75, 1.75, boxes);
    const bool tall = !box;
    if (tall) box = find_water(draft, 1.75, 2.75, boxes);
    if (!box) return;
    boxes.push_back(*box);
    data::StackIsland island;
    island.colour = colour;
    std::vector<std::string> used = used_names(draft);
    for (const auto& other : islands) used.push_back(other.name.english());
    island.name = island_name(draft, box->centre(), used);
    if (island.name.empty()) island.name = data::Name(COLOUR_NAME[static_cast<std::size_t>(colour)]);
    const Spot centre = box->centre();
    const Spot first = tall ? Spot{centre.x - .5, centre.y - 1.08} : Spot{centre.x - 1.08, centre.y - .5};
    const Spot second = tall ? Spot{centre.x - .5, centre.y + .08} : Spot{centre.x + .08, centre.y - .5};
    island.stacks = {rounded(first), rounded(second)};
    island.ring = shore_round(*box, random);
    islands.push_back(std::move(island));
  }
  taken = boxes;
  draft.file.picture.stack_islands = std::move(islands);
  draft.map().island_stacks = ISLAND_STACKS;
}

void raise_isle(Draft& draft, std::vector<Box>& taken) {
  const auto box = find_water(draft, 1.5, 1.25, taken);
  if (!box) return;
  taken.push_back(*box);
  data::Name name = island_name(draft, box->centre(), used_names(draft));
  if (name.empty()) return;
  draft.file.picture.isle_of_man = {name, rounded(box->centre())};
}

int least_room(const Draft& draft) {
  const Map& map = draft.map();
  int least = CHIPS * 2;
  for (unsigned choice = 0; choice < 1U << map.starts.size(); ++choice) {
    std::vector<At> starts;
    for (std::size_t i = 0; i < map.starts.size(); ++i)
      if (choice >> i & 1) starts.push_back(map.town(map.starts[i])->at);
    if (static_cast<int>(starts.size()) == map.starts_used)
      least = std::min(least, data::chip_room(map, starts));
  }
  return least;
}

// Islands where there are three, the isle where the land is in parts, wine where it grows, treats on a wide
// board, upgrades anywhere.
ChipRules suiting(const Draft& draft) {
  const data::MapPicture& picture = draft.file.picture;
  const auto parts = find_parts(draft.grid);
  const int count = *std::max_element(parts.begin(), parts.end());
  double latitude = 0;
  for (const Candidate& place : draft.places)
    latitude += std::abs(place.place->at.y) / static_cast<double>(draft.places.size());
  if (count > 2 && !picture.stack_islands.empty()) return ChipRules::Islands;
  if (count > 1 && picture.isle_of_man) return ChipRules::IsleOfMan;
  if (latitude > 32 && latitude < 49) return ChipRules::Wine;
  if (draft.grid.width > draft.grid.height) return ChipRules::Treats;
  return ChipRules::Upgrades;
}

} // namespace

void place_chips(Draft& draft, ChipRules wished, Random& random) {
  Map& map = draft.map();
  grow_grapes(draft);
  mark_island_squares(draft);
  lay_tracks(map);
  std::vector<Box> taken;
  raise_islands(draft, taken, random);
  raise_isle(draft, taken);
  map.chip_rules = wished != ChipRules::None ? wished : suiting(draft);
  if (map.chip_rules == ChipRules::Islands && map.island_stacks == 0)
    throw MakeError(
        "no water has room for three islands with stacks: the chip rules \"islands\" do not suit this land");
  if (map.chip_rules == ChipRules::IsleOfMan && !draft.file.picture.isle_of_man)
    throw MakeError("no water has room for the isle: the chip rules \"isle_of_man\" do not suit this land");
  if (map.chip_rules == ChipRules::Treats && !map.tracks[0])
    throw MakeError("the board has too few rows for the chip rules \"treats\"");
  const int room = least_room(draft) * 4 / 5; // a quarter more than are laid
  const int most = map.chip_rules == ChipRules::Islands ? 20 : CHIPS;
  map.chips_laid = std::min(most, room / 5 * 5);
}

} // namespace mappa::mapmaking
