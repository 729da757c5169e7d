#include "game/rules/chip_setup.h"

#include "game/rules/chip_places.h"
#include "game/setup_faults.h"

#include <algorithm>
#include <bit>
#include <utility>

namespace mappa {

namespace {

constexpr int ISLAND_CHIPS = 20; // BX1

std::vector<Square> squares_of(const std::vector<At>& places) {
  std::vector<Square> squares;
  for (const At at : places) squares.push_back(square(at.x, at.y));
  return squares;
}

void print_chip_rules(Printed& printed, const Map& map) {
  const auto here = [&](At at) -> Printed::Here& { return printed.here[map.index(at)]; };
  for (const Town& town : map.towns)
    if (town.grape) here(town.at).grape = static_cast<uint8_t>(*town.grape);
  for (const Border& border : map.borders)
    if (border.coats > 0) here(border.where.at).abroad = true;
  for (const Island& island : map.islands) here(island.at).coats = static_cast<uint8_t>(island.coats);
  for (int y = 0; y < map.height; ++y)
    for (int x = 0; x < map.width; ++x) {
      if (takes_chip(map, {x, y})) printed.chip_places.push_back(square(x, y));
      for (size_t c = 0; c < COLOURS && takes_tile(map.at(x, y)); ++c)
        if (map.tracks[c] && y + 1 >= map.tracks[c]->first && y + 1 <= map.tracks[c]->last)
          printed.tracks[c][static_cast<size_t>(y)] |= 1u << x;
    }
  for (size_t c = 0; c < COLOURS; ++c) printed.chip_squares[c] = squares_of(map.chip_squares[c]);
}

// Every set of start squares that the game may use.
template <class Do>
void each_choice_of_starts(const Printed& printed, Do act) {
  for (uint32_t choice = 0; choice < 1u << printed.starts.size(); ++choice) {
    if (std::popcount(choice) != printed.starts_used) continue;
    if (printed.start_tile_at >= 0 && !(choice >> printed.start_tile_at & 1)) continue;
    std::vector<Square> starts;
    for (size_t i = 0; i < printed.starts.size(); ++i)
      if (choice >> i & 1) starts.push_back(printed.starts[i]);
    act(starts);
  }
}

void check_room(const Ruleset& rules) {
  each_choice_of_starts(rules.printed, [&](const std::vector<Square>& starts) {
    const int room = chip_room(away_from(starts, rules.printed.chip_places));
    if (room < rules.chips_laid)
      throw ChipsFault("map '" + rules.setup.map + "' has room for only " + std::to_string(room) +
                       " of its " + std::to_string(rules.chips_laid) + " chips");
  });
}

void check_marks(const Ruleset& rules) {
  size_t marks = 0;
  for (const auto& squares : rules.printed.chip_squares) {
    marks += squares.size();
    if (squares.size() > CHIPS_OF_COLOUR)
      throw SetupError("map '" + rules.setup.map + "' marks more squares of a colour than there are chips");
  }
  if (std::cmp_not_equal(marks, rules.chips_laid))
    throw SetupError("map '" + rules.setup.map + "' marks " + std::to_string(marks) + " squares for " +
                     std::to_string(rules.chips_laid) + " chips");
}

bool has_marks(const Map& map) {
  return std::any_of(map.chip_squares.begin(), map.chip_squares.end(),
                     [](const auto& squares) { return !squares.empty(); });
}

bool buys_wine(const Map& map) {
  return std::any_of(map.borders.begin(), map.borders.end(), [](const Border& b) { return b.coats > 0; }) ||
         std::any_of(map.towns.begin(), map.towns.end(), [](const Town& t) { return t.grape.has_value(); });
}

// C6: null if the map has what the rules need.
const char* missing_for(ChipRules chip_rules, const Map& map) {
  switch (chip_rules) {
  case ChipRules::Wine:
    return buys_wine(map) ? nullptr : "a border with a coat of arms or a town with a grape";
  case ChipRules::Islands: return map.island_stacks ? nullptr : "islands for stacks of tiles";
  case ChipRules::Treats:
    return std::all_of(map.tracks.begin(), map.tracks.end(),
                       [](const auto& track) { return track.has_value(); })
               ? nullptr
               : "tracks of the three colours";
  default: return nullptr;
  }
}

void choose_chip_rules(Ruleset& rules, const Map& map) {
  const bool own = rules.setup.chip_rules == ChipRules::None || rules.setup.chip_rules == map.chip_rules;
  rules.chips = own ? map.chip_rules : rules.setup.chip_rules;
  if (rules.chips == ChipRules::None)
    throw SetupError("map '" + map.id + "' has no chips; leave out 'chips' or choose another map");
  const char* name = CHIP_RULES_NAME[static_cast<size_t>(rules.chips)];
  if (const char* missing = own ? nullptr : missing_for(rules.chips, map))
    throw SetupError("the chip rules '" + std::string(name) + "' need " + missing + ", which map '" + map.id +
                     "' does not have");
  rules.chips_laid = own ? map.chips_laid : rules.chips == ChipRules::Islands ? ISLAND_CHIPS : CHIPS;
  rules.chips_marked = own && has_marks(map);
  rules.colours_open = rules.chips_marked || rules.chips == ChipRules::IsleOfMan;
  rules.island_stacks = rules.chips == ChipRules::Islands ? COLOURS * map.island_stacks : 0;
}

} // namespace

std::vector<ChipRules> chip_rules_for(const Map& map) {
  std::vector<ChipRules> found;
  if (map.chip_rules != ChipRules::None) found.push_back(map.chip_rules);
  for (size_t i = 1; i < CHIP_RULES_NAME.size(); ++i)
    if (const auto chip_rules = static_cast<ChipRules>(i);
        chip_rules != map.chip_rules && !missing_for(chip_rules, map))
      found.push_back(chip_rules);
  return found;
}

void add_chips(Ruleset& rules, const Map& map) {
  choose_chip_rules(rules, map);
  print_chip_rules(rules.printed, map);
  if (rules.setup.chips_by_players && rules.chips_marked)
    throw SetupError("map '" + map.id + "' marks where its chips lie; players do not lay them");
  if (rules.chips_marked)
    check_marks(rules);
  else
    check_room(rules);
}

} // namespace mappa
