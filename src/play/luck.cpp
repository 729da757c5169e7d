#include "play/luck.h"

#include "game/rules/islands.h"
#include "game/rules/river.h"
#include "game/unseen.h"
#include "play/lines.h"
#include "play/merit.h"

#include <algorithm>
#include <utility>

namespace mappa::play {

namespace {

// R1: of the river's tiles only those between the forks and the lake come in an order that nobody knows.
bool in_known_order(const TileKind& kind) {
  return kind.tile.river_part == RiverPart::Fork || kind.tile.river_part == RiverPart::Lake;
}

TileCounts drawable(const Ruleset& rules, const Position& p) {
  const bool river = rules.kinds[p.in_hand].river;
  if (!river) {
    TileCounts counts = count_unseen(rules, p);
    for (size_t kind = 0; kind < counts.size(); ++kind)
      if (counts[kind] && rules.kinds[kind].river) counts[kind] = 0;
    return counts;
  }
  TileCounts counts{};
  for (size_t i = below_river(rules, p); i < p.stack_size; ++i)
    if (!in_known_order(rules.kinds[p.stack[i]])) ++counts[p.stack[i]];
  return counts;
}

bool may_lie_somewhere(const Ruleset& rules, const Position& p) {
  Actions actions;
  legal(rules, p, actions);
  return actions.size > 0;
}

// The one whose place the tile that was drawn takes.
uint8_t* hidden_tile(Position& p, uint8_t kind) {
  const auto end = p.stack.begin() + p.stack_size;
  if (const auto found = std::find(p.stack.begin(), end, kind); found != end) return &*found;
  for (size_t s = 0; s < p.islands.size(); ++s)
    for (size_t i = 0; i < face_down(p, s); ++i)
      if (p.islands[s][i] == kind) return &p.islands[s][i];
  return nullptr; // of a mix that is not played out (M2)
}

void add_times(Values& to, const Values& more, double times) {
  for (size_t player = 0; player < MAX_PLAYERS; ++player) to[player] += times * more[player];
}

// The line that the evaluation likes best.
Line best_line(const Ruleset& rules, const Position& position, Evaluation& evaluation) {
  evaluation.look(position);
  Line line, best;
  best.merit = -1e9;
  each_line(rules, position, line, [&](const Line& found, const Position& end) {
    const double merit = lead(rules, evaluation.values(end), position.decider);
    if (merit <= best.merit) return;
    best = found;
    best.merit = merit;
  });
  return best;
}

// Where a line leads when the game goes on for some turns.
Luck worth_after(const Ruleset& rules, Position p, const Line& line, int turns, Evaluation& evaluation) {
  const int last = p.turn + turns;
  evaluation.look(p);
  follow(rules, p, {line.actions.data(), line.size});
  while (p.decision != Decision::Over && p.turn < last) {
    evaluation.look(p);
    play_good_line(rules, p, evaluation);
  }
  const Values values = evaluation.values(p);
  return {values, leads(rules, values), chances(rules, p, values)};
}

} // namespace

std::vector<Chance> could_have_come(const Ruleset& rules, const Position& p) {
  if (in_known_order(rules.kinds[p.in_hand])) return {{p.in_hand, 1}};
  TileCounts counts = drawable(rules, p);
  ++counts[p.in_hand];
  std::vector<Chance> found;
  for (size_t k = 0; k < counts.size(); ++k) {
    const auto kind = static_cast<uint8_t>(k);
    if (counts[k] > 0 && (kind == p.in_hand || may_lie_somewhere(rules, with_drawn(p, kind))))
      found.push_back({kind, counts[k]});
  }
  return found;
}

Position with_drawn(const Position& position, uint8_t kind) {
  Position p = position;
  if (kind == p.in_hand) return p;
  if (uint8_t* hidden = hidden_tile(p, kind)) *hidden = p.in_hand;
  p.in_hand = kind;
  return p;
}

Luck luck_of(const Ruleset& rules, const Position& position, Evaluation& evaluation,
             const Foresight& foresight) {
  const std::vector<Chance> tiles = could_have_come(rules, position);
  // Whichever came, all are looked at from the same position: it must not matter.
  Position seen = with_drawn(position, tiles.front().kind);
  Random random{};
  hide(rules, seen, random);
  std::vector<Line> lines;
  double all = 0;
  for (const Chance& tile : tiles) {
    lines.push_back(best_line(rules, with_drawn(seen, tile.kind), evaluation));
    all += tile.count;
  }
  Luck luck;
  for (int round = 0; round < foresight.rounds; ++round) {
    hide(rules, seen, random); // the same for every tile, so that they differ by what they are worth
    for (size_t i = 0; i < tiles.size(); ++i) {
      const Chance& tile = tiles[i];
      const Luck worth =
          worth_after(rules, with_drawn(seen, tile.kind), lines[i], foresight.turns, evaluation);
      const double times = ((tile.kind == position.in_hand ? 1 : 0) - tile.count / all) / foresight.rounds;
      add_times(luck.value, worth.value, times);
      add_times(luck.lead, worth.lead, times);
      add_times(luck.chance, worth.chance, times);
    }
  }
  return luck;
}

} // namespace mappa::play
