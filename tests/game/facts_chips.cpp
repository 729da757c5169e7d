#include "facts_chips.h"

#include <algorithm>

namespace mappa::proof {

namespace {

constexpr int ALL = 30; // C1

ChipFact fact_of(Chip chip) { return {chip / 2, chip % 2 + 1}; }

ChipList list_of(const Hand& hand) {
  ChipList list;
  for (Chip chip = 0; chip < hand.size(); ++chip) list.insert(list.end(), hand[chip], fact_of(chip));
  return list;
}

IslandStack stack_of(const Position& p, size_t i) {
  const auto& tiles = p.islands[i];
  return {{tiles.begin(), tiles.begin() + p.island_sizes[i]}, (p.stacks_taken >> i & 1) != 0};
}

} // namespace

ChipFacts chip_facts_of(const Ruleset& rules, const Position& p) {
  ChipFacts facts;
  for (size_t player = 0; player < static_cast<size_t>(rules.players); ++player) {
    facts.hands.push_back(list_of(p.hands[player]));
    facts.isle.push_back(p.isle[player]);
  }
  facts.sold = p.sold != 0;
  facts.bought = p.bought != 0;
  if (!rules.setup.chips) return facts;
  for (size_t i = 0; i < ALL; ++i) {
    const bool face_down = (p.face_down >> i & 1) != 0;
    if (const Square where = p.chip_squares[i]; where != NOWHERE)
      facts.lying.push_back({y_of(where), x_of(where), fact_of(p.chips[i]), !face_down});
    else if (p.decision == Decision::LayChip && static_cast<int>(i) < rules.chips_laid)
      facts.to_lay.push_back(fact_of(p.chips[i]));
    else if (face_down)
      facts.unseen.push_back(fact_of(p.chips[i]));
  }
  std::sort(facts.lying.begin(), facts.lying.end());
  std::sort(facts.unseen.begin(), facts.unseen.end());
  if (p.treat != NO_CHIP) facts.treat = fact_of(p.chips[p.treat]);
  for (size_t f = 1; f <= p.standing_used; ++f)
    facts.under += static_cast<int>(p.upgraded[f / 64] >> f % 64 & 1);
  facts.out = ALL - static_cast<int>(facts.lying.size() + facts.to_lay.size() + facts.unseen.size()) -
              facts.under - facts.treat.has_value();
  for (const ChipList& hand : facts.hands) facts.out -= static_cast<int>(hand.size());
  for (size_t i = 0; i < static_cast<size_t>(rules.island_stacks); ++i)
    facts.stacks.push_back(stack_of(p, i));
  return facts;
}

} // namespace mappa::proof
