#include "game/rules/arrange_chips.h"

#include "game/board.h"
#include "game/rules/chips.h"

#include <algorithm>

namespace mappa {

namespace {

std::string entry(const char* key, size_t i) { return std::string(key) + "[" + std::to_string(i) + "]: "; }

void put_back(Position& p, size_t stack) { // under the others, so that the next draws stay as they are
  auto& tiles = p.islands[stack];
  uint8_t& size = p.island_sizes[stack];
  std::copy_backward(p.stack.begin(), p.stack.begin() + p.stack_size, p.stack.begin() + p.stack_size + size);
  std::copy(tiles.begin(), tiles.begin() + size, p.stack.begin());
  p.stack_size = static_cast<uint8_t>(p.stack_size + size);
  tiles = {};
  size = 0;
}

void fill(const Ruleset& rules, Position& p, const Arrangement& wish, size_t stack,
          const std::vector<uint8_t>& kinds) {
  for (size_t i = kinds.size(); i-- > 0;) {
    if (rules.kinds[kinds[i]].river) throw ArrangeError("river tiles do not lie on islands");
    take_from_stack(rules, p, wish, kinds[i]);
    p.islands[stack][p.island_sizes[stack]++] = kinds[i];
  }
}

void check_chip(const Ruleset& rules, const Position& p, const Arrangement::ChipAt& chip) {
  const std::string where = square_name(chip.square);
  if (!takes_tile(rules, chip.square)) throw ArrangeError(where + " is no square of the map");
  if (tile_at(p, chip.square)) throw ArrangeError(where + " is covered");
  if (chip_at(p, chip.square) != NO_ENTRY) throw ArrangeError(where + " has a chip already");
  if (!chip.face_down && rules.chips != ChipRules::Treats)
    throw ArrangeError("chips that lie face up are treats, which this game does not have");
}

void lay_chips(const Ruleset& rules, Position& p, const std::vector<Arrangement::ChipAt>& chips) {
  p.chip_squares = {};
  p.chips = {};
  p.face_down = 0;
  for (size_t i = 0; i < chips.size(); ++i) {
    try {
      check_chip(rules, p, chips[i]);
    } catch (const ArrangeError& error) {
      throw ArrangeError(entry("chips", i) + error.what());
    }
    p.chip_squares[i] = chips[i].square;
    p.chips[i] = chips[i].chip;
    p.face_down |= uint32_t{chips[i].face_down} << i;
  }
}

void send_to_isle(Position& p, size_t player, uint8_t meeples) {
  uint8_t& stash = p.stash[player][static_cast<size_t>(Figure::Meeple)];
  const int all = stash + p.isle[player];
  if (meeples > all)
    throw ArrangeError(entry("isle", player) + "the player has only " + std::to_string(all) +
                       " meeples off the board");
  p.isle[player] = meeples;
  stash = static_cast<uint8_t>(all - meeples);
}

} // namespace

void arrange_islands(const Ruleset& rules, Position& p, const Arrangement& wish) {
  const auto each = static_cast<size_t>(rules.island_stacks / COLOURS); // stacks of an island
  for (size_t colour = 0; colour < COLOURS; ++colour)
    for (size_t i = 0; wish.islands[colour] && i < each; ++i) put_back(p, colour * each + i);
  for (size_t colour = 0; colour < COLOURS; ++colour)
    for (size_t i = 0; wish.islands[colour] && i < wish.islands[colour]->size(); ++i)
      fill(rules, p, wish, colour * each + i, (*wish.islands[colour])[i]);
}

void arrange_chips(const Ruleset& rules, Position& p, const Arrangement& wish) {
  if (wish.chips) lay_chips(rules, p, *wish.chips);
  std::copy(wish.hands.begin(), wish.hands.end(), p.hands.begin());
  for (size_t player = 0; player < wish.isle.size(); ++player) send_to_isle(p, player, wish.isle[player]);
}

} // namespace mappa
