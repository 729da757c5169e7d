#include "game/figures.h"

#include "game/rules/builder.h"
#include "game/rules/pig.h"

#include <bit>
#include <cassert>
#include <cstring>

namespace mappa {

namespace {

uint8_t take_entry(Position& p) {
  const uint8_t entry = p.free_standing;
  assert(entry || p.standing_used < MAX_STANDING);
  if (!entry) return ++p.standing_used;
  p.free_standing = p.standing[entry].next;
  return entry;
}

// The figure goes to its owner's stash; DE2: a chip under it leaves the game.
void free_entry(Position& p, uint8_t entry) {
  Standing& standing = p.standing[entry];
  ++p.stash[standing.player][static_cast<size_t>(standing.figure)];
  const uint64_t others = ~(uint64_t{1} << entry % 64);
  p.upgraded[entry / 64] &= others;
  p.held[entry / 64] &= others;
  standing = {};
  standing.player = NOBODY;
  standing.next = p.free_standing;
  p.free_standing = entry;
}

} // namespace

void put_figure(Position& p, uint8_t player, Figure figure, uint8_t tile, uint8_t segment) {
  const Node root = root_at(p, tile, segment);
  const uint8_t entry = take_entry(p);
  Standing& standing = p.standing[entry];
  standing.player = player;
  standing.tile = tile;
  standing.segment = segment & 0x1F;
  standing.figure = figure;
  standing.next = first_figure(p.nodes[root]);
  p.nodes[root] = with_figure(p.nodes[root], entry);
  --p.stash[player][static_cast<size_t>(figure)];
}

uint32_t segments_for(const Ruleset& rules, const Position& p, Figure figure, uint32_t free) {
  const auto f = static_cast<size_t>(figure);
  if (!p.stash[p.player][f]) return 0;
  const uint32_t stands = kind_at(rules, p, p.tiles_laid).stands[f];
  const auto where = [&](auto may_put) {
    uint32_t found = 0;
    for (uint32_t bits = stands; bits; bits &= bits - 1)
      if (may_put(static_cast<uint8_t>(std::countr_zero(bits)))) found |= bits & -bits;
    return found;
  };
  switch (figure) {
  case Figure::Builder: return where([&](uint8_t segment) { return may_put_builder(p, segment); });
  case Figure::Pig: return where([&](uint8_t segment) { return may_put_pig(p, segment); });
  default: return stands & free;
  }
}

uint8_t figure_of(const Position& p, uint8_t player, Figure figure) {
  if (p.stash[player][static_cast<size_t>(figure)]) return 0;
  const auto as_number = [](const Standing& s) {
    uint32_t number;
    static_assert(sizeof number == sizeof s);
    std::memcpy(&number, &s, sizeof s);
    return number;
  };
  const uint32_t looked_at = as_number(Standing{0xFF, 0, 0, Figure{7}, 0}),
                 wanted = as_number(Standing{player, 0, 0, figure, 0});
  for (uint8_t f = 1; f <= p.standing_used; ++f)
    if ((as_number(p.standing[f]) & looked_at) == wanted) return f;
  return 0;
}

void tell_returned(const Position& p, uint8_t figure, Events* events) {
  const Standing& standing = p.standing[figure];
  if (events)
    events->add({.type = EventType::Returned,
                 .player = standing.player,
                 .figure = standing.figure,
                 .tile = standing.tile,
                 .segment = standing.segment});
}

void lift_figure(Position& p, uint8_t figure) {
  Word& word = p.nodes[root_under(p, figure)];
  const uint8_t next = p.standing[figure].next;
  if (first_figure(word) == figure) {
    word = with_figure(word, next);
  } else {
    uint8_t before = first_figure(word);
    while (p.standing[before].next != figure) before = p.standing[before].next;
    p.standing[before].next = next;
  }
  free_entry(p, figure);
}

void return_figures(Position& p, Node root, Events* events) {
  uint8_t entry = first_figure(p.nodes[root]);
  p.nodes[root] = with_figure(p.nodes[root], 0);
  while (entry) {
    const uint8_t next = p.standing[entry].next;
    tell_returned(p, entry, events);
    free_entry(p, entry);
    entry = next;
  }
}

} // namespace mappa
