#include "game/rules/chips.h"

#include "game/rules/chip_places.h"
#include "game/rules/laying.h"
#include "game/rules/starts.h"
#include "game/simd.h"

#include <algorithm>
#include <bit>
#include <tuple>
#include <utility>

namespace mappa {

namespace {

constexpr int COAT_POINTS = 2, TREAT_FACTOR = 2;

constexpr int TWOS_OF_COLOUR = 4; // C1, and all others are 1s

constexpr std::array<Chip, CHIPS> all_chips() {
  std::array<Chip, CHIPS> chips{};
  for (int i = 0; i < CHIPS; ++i)
    chips[static_cast<size_t>(i)] = chip_of(i % COLOURS, i / COLOURS < TWOS_OF_COLOUR ? 2 : 1);
  return chips;
}

// The squares of the starts that are used: those with a tile, and those that wait for one (R1).
std::vector<Square> used_starts(const Ruleset& rules, const Position& p) {
  std::vector<Square> used;
  for (size_t t = rules.first_tile(); t <= p.tiles_laid; ++t) used.push_back(p.squares[t]);
  for (const Square start : rules.printed.starts)
    if (waits(rules, p, start)) used.push_back(start);
  return used;
}

// GB1: the chips of a colour lie on its squares; which number where is chance.
void lay_on_marks(const Ruleset& rules, Position& p, Random& random) {
  std::array<size_t, COLOURS> next{};
  shuffle(p.chips.data(), CHIPS, random);
  for (size_t i = 0; i < CHIPS; ++i) {
    const auto colour = static_cast<size_t>(colour_of(p.chips[i]));
    const auto& squares = rules.printed.chip_squares[colour];
    if (next[colour] < squares.size()) p.chip_squares[i] = squares[next[colour]++];
  }
}

// Shuffles those of the chips for which `chosen` holds among themselves.
template <class Chosen>
void shuffle_chips(Position& p, Random& random, Chosen chosen) {
  std::array<size_t, CHIPS> entries;
  std::array<Chip, CHIPS> chips;
  uint32_t n = 0;
  for (size_t i = 0; i < CHIPS; ++i)
    if (chosen(i)) {
      entries[n] = i;
      chips[n++] = p.chips[i];
    }
  shuffle_sorted(chips.data(), n, random);
  for (uint32_t i = 0; i < n; ++i) p.chips[entries[i]] = chips[i];
}

void take_chip(const Ruleset& rules, Position& p, size_t entry, Events* events) { // C3
  const Chip chip = p.chips[entry];
  p.face_down &= ~(1u << entry);
  if (rules.chips == ChipRules::Treats)
    p.treat = static_cast<uint8_t>(entry);
  else
    ++p.hands[p.player][chip];
  if (events)
    events->add({.type = EventType::ChipTaken,
                 .player = p.player,
                 .tile = p.tiles_laid,
                 .points = static_cast<int16_t>(number_of(chip)),
                 .chip = chip});
  give_points(p, Reason::ChipTaken, number_of(chip), chip, 0, events);
}

void eat_treat(Position& p, Chip chip, Events* events) { // IB3
  const int points = TREAT_FACTOR * number_of(chip);
  if (events)
    events->add({.type = EventType::Treat,
                 .player = p.player,
                 .tile = p.tiles_laid,
                 .points = static_cast<int16_t>(points),
                 .chip = chip,
                 .square = p.squares[p.tiles_laid]});
  give_points(p, Reason::Treat, points, chip, 0, events);
}

} // namespace

void lay_chips(const Ruleset& rules, Position& p, Random& random) {
  constexpr std::array<Chip, CHIPS> CHIPS_OF_GAME = all_chips();
  std::copy(CHIPS_OF_GAME.begin(), CHIPS_OF_GAME.end(), p.chips.begin());
  p.face_down = (1u << CHIPS) - 1;
  if (rules.chips_marked) return lay_on_marks(rules, p, random);
  shuffle(p.chips.data(), CHIPS, random);
  if (laid_by_players(rules)) return;
  const auto squares = spread_chips(chip_places(rules, p), rules.chips_laid, random);
  std::copy(squares.begin(), squares.end(), p.chip_squares.begin());
}

std::vector<Square> chip_places(const Ruleset& rules, const Position& p) {
  return away_from(used_starts(rules, p), rules.printed.chip_places);
}

int chip_at(const Position& p, Square where) {
  const Square* squares = p.chip_squares.data();
  const uint32_t bits = bits_equal(squares, where) | bits_equal(squares + 16, where) << 16;
  return bits ? std::countr_zero(bits) : NO_ENTRY;
}

void cover_chip(const Ruleset& rules, Position& p, Events* events) {
  const Square where = p.squares[p.tiles_laid];
  if (const int entry = chip_at(p, where); entry != NO_ENTRY) {
    const auto i = static_cast<size_t>(entry);
    p.chip_squares[i] = NOWHERE;
    if (p.face_down >> i & 1)
      take_chip(rules, p, i, events);
    else
      eat_treat(p, p.chips[i], events);
  }
  if (const int coats = rules.printed.at(where).coats; rules.chips == ChipRules::Treats && coats > 0) // IB1
    give_points(p, Reason::Coats, COAT_POINTS * coats, NO_CHIP, coats, events);
}

int chips_of_colour(const Hand& hand, int colour) {
  return hand[chip_of(colour, 1)] + hand[chip_of(colour, 2)];
}

int chips_showing(const Hand& hand, int number) {
  int count = 0;
  for (int colour = 0; colour < COLOURS; ++colour) count += hand[chip_of(colour, number)];
  return count;
}

void give_points(Position& p, Reason reason, int points, Chip chip, int coats, Events* events) {
  p.scores[p.player] = static_cast<int16_t>(p.scores[p.player] + points);
  if (events)
    events->add({.type = EventType::Score,
                 .player = p.player,
                 .reason = reason,
                 .tile = p.tiles_laid,
                 .points = static_cast<int16_t>(points),
                 .coats = static_cast<int16_t>(coats),
                 .chip = chip});
}

void hide_chips(const Ruleset& rules, Position& p, Random& random) {
  const auto unseen = [&](size_t i) { return (p.face_down >> i & 1) != 0; };
  if (!rules.colours_open) return shuffle_chips(p, random, unseen);
  shuffle_chips(p, random, [&](size_t i) { return unseen(i) && p.chip_squares[i] == NOWHERE; }); // C5
  for (int colour = 0; colour < COLOURS; ++colour)
    shuffle_chips(p, random, [&](size_t i) { return unseen(i) && colour_of(p.chips[i]) == colour; });
}

// Those that lie come first, as when players lay them (C5), and what is hidden before what is not; of equal
// ones the treat.
void sort_chips(Position& p) {
  const auto key = [&](size_t i) {
    const bool down = p.face_down >> i & 1, lies = p.chip_squares[i] != NOWHERE;
    const uint32_t place = lies ? p.chip_squares[i] : down ? 0U : p.chips[i];
    return uint32_t{!lies} << 31 | uint32_t{!down} << 30 | place << 9 | uint32_t{p.treat != i} << 8 |
           static_cast<uint32_t>(i);
  };
  std::array<uint32_t, CHIPS> keys;
  for (size_t i = 0; i < CHIPS; ++i) keys[i] = key(i);
  std::sort(keys.begin(), keys.end());
  const auto [chips, squares, down, treat] = std::tuple(p.chips, p.chip_squares, p.face_down, p.treat);
  p.face_down = 0;
  for (size_t i = 0; i < CHIPS; ++i) {
    const uint32_t from = keys[i] & 0xFF;
    p.chips[i] = chips[from];
    p.chip_squares[i] = squares[from];
    p.face_down |= (down >> from & 1) << i;
    if (treat == from) p.treat = static_cast<uint8_t>(i);
  }
}

} // namespace mappa
