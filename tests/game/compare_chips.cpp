#include "compare_chips.h"

#include "chip_game.h"
#include "chip_ground.h"

#include <algorithm>
#include <map>
#include <set>

namespace mappa::proof {

namespace {

std::string shown(const ChipList& chips) {
  std::string text;
  for (const auto& [colour, number] : chips) text += fmt::format(" {}:{}", colour, number);
  return text;
}

std::string shown(const LyingChip& chip) {
  return fmt::format("a chip {}:{} at {} face {}", chip.chip.colour, chip.chip.number, where(chip.x, chip.y),
                     chip.face_up ? "up" : "down");
}

std::string shown(const IslandStack& stack) {
  return fmt::format("[{}]{}", fmt::join(stack.tiles, " "), stack.covered ? " covered" : "");
}

bool side_by_side(const LyingChip& a, const LyingChip& b) {
  return std::abs(a.x - b.x) + std::abs(a.y - b.y) == 1;
}

// C2: on squares where they may be, apart from each other.
void check_spread(const Game& game, const Facts& facts, Faults& faults) {
  std::vector<At> starts;
  for (const PlacedTile& tile : facts.board) starts.push_back({tile.x, tile.y});
  starts.insert(starts.end(), facts.waiting.begin(), facts.waiting.end());
  const std::vector<At> ground = chip_ground(*game.map, starts);
  for (const LyingChip& chip : facts.chips.lying) {
    if (std::find(ground.begin(), ground.end(), At{chip.x, chip.y}) == ground.end())
      fault(faults, "C2: {} must not lie there", shown(chip));
    for (const LyingChip& other : facts.chips.lying)
      if (side_by_side(chip, other)) fault(faults, "C2: {} lies beside another one", shown(chip));
  }
}

// GB1: each on a mark of its colour.
void check_marks(const Game& game, const Facts& facts, Faults& faults) {
  for (const LyingChip& chip : facts.chips.lying) {
    const auto& marks = game.map->chip_squares[at(chip.chip.colour)];
    if (std::find(marks.begin(), marks.end(), At{chip.x, chip.y}) == marks.end())
      fault(faults, "GB1: {} has no mark of its colour there", shown(chip));
  }
}

} // namespace

void check_chip_ranges(const Ruleset& rules, const Position& p, Faults& faults) {
  const auto nothing = [&](const char* what, bool none) {
    if (!none) fault(faults, "{} without the rule for it", what);
  };
  const ChipRules played = rules.chips;
  const auto no_squares = [&](const auto& squares) {
    return std::all_of(squares.begin(), squares.end(), [](auto s) { return s == NOWHERE; });
  };
  const auto zero = [](const auto& list) { return list == std::remove_cvref_t<decltype(list)>{}; };
  if (played == ChipRules::None) {
    nothing("chips on the map", no_squares(p.chip_squares) && p.face_down == 0);
    nothing("chips before a player", zero(p.hands));
  }
  if (played != ChipRules::Wine) nothing("a sale", p.sold == 0);
  if (played != ChipRules::Islands)
    nothing("stacks on islands", zero(p.islands) && zero(p.island_sizes) && p.stacks_taken == 0);
  if (played != ChipRules::IsleOfMan) nothing("a bought turn", zero(p.isle) && p.bought == 0);
  if (played != ChipRules::Treats) nothing("a treat", p.treat == NO_CHIP);
  if (played != ChipRules::Upgrades) nothing("an upgrade", zero(p.upgraded));
  for (size_t i = 0; i < p.chips.size(); ++i) {
    const bool chip = i < CHIPS;
    if (p.chips[i] >= (chip ? CHIP_KINDS : 1)) fault(faults, "chip {} is of kind {}", i, p.chips[i]);
    if (!chip && p.chip_squares[i] != NOWHERE) fault(faults, "chip {} lies on the map", i);
  }
  if (p.face_down >> CHIPS) fault(faults, "more than {} chips lie face down", CHIPS);
  if (p.treat != NO_CHIP) {
    if (p.treat >= CHIPS)
      fault(faults, "the treat is chip {}", p.treat);
    else if (p.chip_squares[p.treat] != NOWHERE || (p.face_down >> p.treat & 1) != 0)
      fault(faults, "the treat has not been taken");
  }
  for (size_t player = at(rules.players); player < MAX_PLAYERS; ++player)
    nothing("somebody else plays", zero(p.hands[player]) && p.isle[player] == 0);
  for (size_t i = 0; i < p.island_sizes.size(); ++i) {
    if (p.island_sizes[i] > ISLAND_TILES) fault(faults, "a stack of {} tiles", p.island_sizes[i]);
    for (size_t t = 0; t < ISLAND_TILES; ++t)
      if (p.islands[i][t] >= rules.tile_kinds)
        fault(faults, "a tile of kind {} on an island", p.islands[i][t]);
  }
  for (size_t f = 0; f < 64 * p.upgraded.size(); ++f) {
    if (!(p.upgraded[f / 64] >> f % 64 & 1)) continue;
    if (f == 0 || f > p.standing_used || p.standing[f].player == NOBODY)
      fault(faults, "figure {} is upgraded and does not stand anywhere", f);
  }
}

void compare_chip_facts(const ChipFacts& core, const ChipFacts& wanted, Faults& faults) {
  const auto differ = [&](const char* what, auto a, auto b) {
    if (a != b) fault(faults, "{} is {} instead of {}", what, a, b);
  };
  const auto only = [&](const auto& a, const auto& b, const char* what) {
    std::vector<LyingChip> rest;
    std::set_difference(a.begin(), a.end(), b.begin(), b.end(), std::back_inserter(rest));
    for (const LyingChip& chip : rest) fault(faults, "chips: {} {}", shown(chip), what);
  };
  only(core.lying, wanted.lying, "should not be there");
  only(wanted.lying, core.lying, "is missing");
  for (size_t player = 0; player < wanted.hands.size(); ++player)
    if (core.hands[player] != wanted.hands[player])
      fault(faults, "player {} has chips{} instead of{}", player, shown(core.hands[player]),
            shown(wanted.hands[player]));
  if (core.treat != wanted.treat)
    fault(faults, "the treat to lay is{} instead of{}", core.treat ? shown(ChipList{*core.treat}) : " none",
          wanted.treat ? shown(ChipList{*wanted.treat}) : " none");
  if (core.to_lay != wanted.to_lay)
    fault(faults, "{} chips are still to be laid instead of {}, or others", core.to_lay.size(),
          wanted.to_lay.size());
  if (core.unseen != wanted.unseen) fault(faults, "the chips that left the game unseen are others");
  differ("chips under meeples", core.under, wanted.under);
  differ("chips out of the game", core.out, wanted.out);
  if (core.isle != wanted.isle)
    fault(faults, "on the Isle [{}] instead of [{}]", fmt::join(core.isle, " "), fmt::join(wanted.isle, " "));
  differ("stacks on islands", core.stacks.size(), wanted.stacks.size());
  for (size_t i = 0; i < std::min(core.stacks.size(), wanted.stacks.size()); ++i)
    if (!(core.stacks[i] == wanted.stacks[i]))
      fault(faults, "stack {} is {} instead of {}", i, shown(core.stacks[i]), shown(wanted.stacks[i]));
  differ("sold", core.sold, wanted.sold);
  differ("bought", core.bought, wanted.bought);
}

void check_chips(const Game& game, const Facts& facts, Faults& faults) {
  std::set<std::pair<int, int>> taken;
  for (const PlacedTile& tile : facts.board) taken.emplace(tile.x, tile.y);
  for (const LyingChip& chip : facts.chips.lying) {
    if (!game.plan.takes_tile(chip.x, chip.y)) fault(faults, "{} is on no square", shown(chip));
    if (!taken.emplace(chip.x, chip.y).second)
      fault(faults, "{} lies under a tile or a chip", shown(chip)); // C3
  }
  if (facts.chips.out < 0) fault(faults, "there are {} chips too many", -facts.chips.out);
  if (facts.chips.to_lay.empty() == (facts.decision == Decision::LayChip))
    fault(faults, "chips are to be laid, and are not asked for, or the other way round");
  if (facts.chips.treat.has_value() != (facts.decision == Decision::Treat))
    fault(faults, "a treat is to be laid, and is not asked for, or the other way round");
}

void check_chips_laid(const Game& game, const Facts& facts, Faults& faults) {
  const ChipFacts& chips = facts.chips;
  const ChipGame played = chip_game(game.rules.setup, game.map);
  const auto laid = at(played.by_players ? 0 : played.laid), to_lay = at(played.laid) - laid; // C5
  if (chips.lying.size() != laid) fault(faults, "{} chips are laid instead of {}", chips.lying.size(), laid);
  if (chips.to_lay.size() != to_lay)
    fault(faults, "{} chips are to be laid instead of {}", chips.to_lay.size(), to_lay);
  std::map<ChipFact, int> kinds; // C1
  for (const ChipFact chip : chips.unseen) ++kinds[chip];
  for (const ChipFact chip : chips.to_lay) ++kinds[chip];
  for (const LyingChip& chip : chips.lying) {
    ++kinds[chip.chip];
    if (chip.face_up) fault(faults, "{} at the start", shown(chip));
  }
  for (int colour = 0; colour < 3; ++colour)
    for (int number = 1; number <= 2; ++number)
      if (kinds[{colour, number}] != (number == 1 ? 6 : 4))
        fault(faults, "C1: {} chips {}:{}", kinds[{colour, number}], colour, number);
  played.marked ? check_marks(game, facts, faults) : check_spread(game, facts, faults);
  for (const ChipList& hand : chips.hands)
    if (!hand.empty()) fault(faults, "somebody begins with chips");
  for (const int meeples : chips.isle)
    if (meeples != 0) fault(faults, "somebody begins on the Isle");
  if (chips.out + chips.under + chips.treat.has_value() + chips.sold + chips.bought != 0)
    fault(faults, "chips are used before the first turn");
  const bool islands = played.rules == ChipRules::Islands; // BX1
  if (chips.stacks.size() != (islands ? 6u : 0u))
    fault(faults, "{} stacks lie on islands", chips.stacks.size());
  for (const IslandStack& stack : chips.stacks)
    if (stack.tiles.size() != 5 || stack.covered)
      fault(faults, "a stack on an island begins as {}", shown(stack));
}

} // namespace mappa::proof
