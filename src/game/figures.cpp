#include "game/figures.h"

namespace mappa {

namespace {

uint8_t take_entry(Position& p) {
  const uint8_t entry = p.free_standing;
  if (!entry) return ++p.standing_used;
  p.free_standing = p.standing[entry].next;
  return entry;
}

} // namespace

void put_figure(Position& p, uint8_t player, Figure figure, uint8_t tile, uint8_t segment) {
  const Node root = root_at(p, tile, segment);
  const uint8_t entry = take_entry(p);
  p.standing[entry] = {player, figure, tile, segment, first_figure(p.nodes[root])};
  p.nodes[root] = with_figure(p.nodes[root], entry);
  --p.stash[player][static_cast<size_t>(figure)];
}

void return_figures(Position& p, Node root, Events* events) {
  uint8_t entry = first_figure(p.nodes[root]);
  p.nodes[root] = with_figure(p.nodes[root], 0);
  while (entry) {
    Standing& standing = p.standing[entry];
    ++p.stash[standing.player][static_cast<size_t>(standing.figure)];
    if (events)
      events->add({.type = EventType::Returned,
                   .player = standing.player,
                   .figure = standing.figure,
                   .tile = standing.tile,
                   .segment = standing.segment});
    const uint8_t next = standing.next;
    p.upgraded[entry / 64] &= ~(uint64_t{1} << entry % 64); // DE2: its chip leaves the game
    standing = {NOBODY, Figure::Meeple, 0, 0, p.free_standing};
    p.free_standing = entry;
    entry = next;
  }
}

} // namespace mappa
