#include "play/supply.h"

#include <algorithm>
#include <bit>

namespace mappa::play {

namespace {

uint8_t span(const Ruleset& rules, size_t oriented, size_t side) {
  const Oriented& turned = rules.oriented[oriented];
  const uint8_t segment = turned.segments[side];
  if (segment == NO_SEGMENT) return 0;
  const TileKind& kind = rules.kinds[turned.kind];
  return turn_sides(kind.tile.features[kind.segments[segment].feature].sides,
                    static_cast<int>(oriented % ROTATIONS));
}

} // namespace

Supply::Supply(const Ruleset& rules)
    : rules_(rules), counts_(static_cast<size_t>(rules.tile_kinds)), known_(256 << SIDES), joining_(256) {
  for (size_t o = 0; o < counts_.size() * ROTATIONS; ++o)
    spans_.push_back({span(rules, o, 0), span(rules, o, 1), span(rules, o, 2), span(rules, o, 3)});
}

void Supply::count(const Position& p) {
  std::fill(counts_.begin(), counts_.end(), uint8_t{0});
  for (size_t i = 0; i < p.stack_size; ++i) ++counts_[p.stack[i]];
  for (size_t s = 0; s < static_cast<size_t>(rules_.island_stacks); ++s)
    for (size_t i = 0; i < p.island_sizes[s]; ++i) ++counts_[p.islands[s][i]];
  kinds_.clear();
  for (size_t kind = 0; kind < counts_.size(); ++kind)
    if (counts_[kind]) kinds_.push_back(static_cast<uint8_t>(kind));
  ++stamp_;
}

Supply::Filled Supply::fill(Demand demand, unsigned closed) const {
  Filled filled{};
  for (const uint8_t k : kinds_) {
    const unsigned rotations = rules_.kinds[k].fits[demand];
    if (!rotations) continue;
    filled.fit = static_cast<uint16_t>(filled.fit + counts_[k]);
    for (size_t side = 0; side < SIDES; ++side) {
      bool closes = false;
      for (size_t rot = 0; rot < ROTATIONS; ++rot)
        closes |= (rotations >> rot & 1) && !(spans_[k * ROTATIONS + rot][side] & ~closed);
      if (closes) filled.close[side] = static_cast<uint16_t>(filled.close[side] + counts_[k]);
    }
  }
  return filled;
}

const Supply::Filled& Supply::at(Demand demand, const Around& around) {
  unsigned closed = 0;
  for (size_t side = 0; side < SIDES; ++side) closed |= unsigned{around[side] != 0} << side;
  Entry& entry = known_[static_cast<size_t>(demand) << SIDES | closed];
  if (entry.stamp != stamp_) entry = {stamp_, fill(demand, closed)};
  return entry.filled;
}

// A tile counts once, whichever way it joins them.
uint8_t Supply::join(Demand demand, size_t a, size_t b) const {
  unsigned tiles = 0;
  for (const uint8_t k : kinds_) {
    bool joins = false;
    for (unsigned rotations = rules_.kinds[k].fits[demand]; rotations; rotations &= rotations - 1) {
      const auto rot = static_cast<size_t>(std::countr_zero(rotations));
      const auto& segments = rules_.oriented[k * ROTATIONS + rot].segments;
      joins |= segments[a] == segments[b];
    }
    tiles += joins ? counts_[k] : 0;
  }
  return static_cast<uint8_t>(std::min<unsigned>(tiles, UNCOUNTED - 1));
}

int Supply::joining(Demand demand, size_t a, size_t b) {
  Joining& known = joining_[demand];
  if (known.stamp != stamp_) {
    known.stamp = stamp_;
    known.tiles.fill(UNCOUNTED);
  }
  const auto [less, more] = std::minmax(a, b);
  uint8_t& tiles = known.tiles[more * (more - 1) / 2 + less];
  if (tiles == UNCOUNTED) tiles = join(demand, a, b);
  return tiles;
}

} // namespace mappa::play
