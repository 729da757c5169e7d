#include "referee.h"

#include <algorithm>
#include <map>
#include <stdexcept>

namespace mappa::proof {

namespace {

using Occupied = std::map<int, std::vector<StandingFigure>>; // figures by the feature they stand on

Occupied occupied(const Facts& facts, const Survey& board) {
  Occupied by_whole;
  for (const StandingFigure& figure : facts.figures)
    by_whole[board.whole_at(figure.tile, figure.feature)].push_back(figure);
  return by_whole;
}

int strength_of(Figure figure) {
  switch (figure) {
  case Figure::Meeple: return 1;
  default: throw std::logic_error("the referee does not know this figure");
  }
}

size_t stash_of(int player, Figure figure) {
  return static_cast<size_t>(player * FIGURES + static_cast<int>(figure));
}

// B9.
void award(Facts& facts, const Whole& whole, int number, const std::vector<StandingFigure>& figures,
           int points, bool final, Told& told) {
  std::map<int, int> strengths;
  for (const StandingFigure& figure : figures) strengths[figure.player] += strength_of(figure.figure);
  int most = 0;
  for (const auto& [player, strength] : strengths) most = std::max(most, strength);
  for (const auto& [player, strength] : strengths) {
    if (strength < most || points == 0) continue;
    facts.scores[static_cast<size_t>(player)] += points;
    told.awards.push_back({final, scoring_rank(whole.kind), whole.y, whole.x, number, player, points});
  }
}

// B10: those standing on complete features come home.
void score_complete(const Game& game, Facts& facts, const Survey& board, Told& told) {
  for (const auto& [number, figures] : occupied(facts, board)) {
    const Whole& whole = board.wholes[static_cast<size_t>(number)];
    if (!whole.complete()) continue;
    award(facts, whole, number, figures, worth_of(game, facts, board, whole).points, false, told);
    for (const StandingFigure& figure : figures) {
      ++facts.stash[stash_of(figure.player, figure.figure)];
      facts.figures.erase(std::find(facts.figures.begin(), facts.figures.end(), figure));
      told.returned.push_back(figure);
    }
  }
}

// B12.
void score_rest(const Game& game, Facts& facts, const Survey& board, Told& told) {
  for (const auto& [number, figures] : occupied(facts, board)) {
    const Whole& whole = board.wholes[static_cast<size_t>(number)];
    award(facts, whole, number, figures, worth_of(game, facts, board, whole).points, true, told);
  }
}

bool fits_somewhere(const Tile& tile, const Survey& board) {
  for (const OpenSquare& square : board.open)
    for (int rot = 0; rot < ROTATIONS; ++rot)
      if (fits(tile, rot, square)) return true;
  return false;
}

// B4: without a tile to draw, or on a map without a square for it (M13), there is none.
bool can_draw(const Game& game, const Facts& facts, const Survey& board) {
  return !facts.stack.empty() && !(game.plan.on_map() && board.open.empty());
}

void draw(const Game& game, Facts& facts, const Survey& board, Told& told) {
  while (can_draw(game, facts, board)) {
    const int kind = facts.stack.back();
    facts.stack.pop_back();
    if (fits_somewhere(game.rules.kinds[static_cast<size_t>(kind)].tile, board)) {
      facts.in_hand = kind;
      facts.decision = Decision::Tile;
      facts.decider = facts.player;
      return;
    }
    facts.discarded.push_back(kind);
  }
  facts.decision = Decision::Over;
  facts.decider = NOBODY;
  score_rest(game, facts, board, told);
}

bool covered_town(const Game& game, const Facts& facts) {
  return game.plan.is_town(facts.board.back().x, facts.board.back().y);
}

// V3: at once, and never below 0.
void pay_for_town(const Game& game, Facts& facts, Told& told) {
  int& score = facts.scores[static_cast<size_t>(facts.player)];
  const int paid = std::min(2, score);
  if (!game.rules.setup.town_variants.cost || !covered_town(game, facts) || paid == 0) return;
  score -= paid;
  const PlacedTile& at = facts.board.back();
  told.awards.push_back({false, TOWN_COST_RANK, at.y, at.x, NONE, facts.player, -paid});
}

// B2, V2.
void end_round(const Game& game, Facts& facts, const Survey& board, Told& told) {
  score_complete(game, facts, board, told);
  if (game.rules.setup.town_variants.extra_tile && facts.part == 0 && covered_town(game, facts)) {
    facts.part = 1;
  } else {
    facts.part = 0;
    facts.player = (facts.player + 1) % game.rules.players;
    if (can_draw(game, facts, board)) ++facts.turn; // without a tile to draw there is no turn
  }
  draw(game, facts, board, told);
  std::sort(told.awards.begin(), told.awards.end());
  std::sort(told.returned.begin(), told.returned.end());
}

// B5: features of the tile just placed that are free, wherever they reach.
std::vector<int> free_features(const Ruleset& rules, const Facts& facts, const Survey& board) {
  if (facts.stash[stash_of(facts.player, Figure::Meeple)] == 0) return {};
  const int tile = static_cast<int>(facts.board.size()) - 1;
  const Occupied taken = occupied(facts, board);
  std::vector<int> free;
  for (int f = 0; f < static_cast<int>(printed(rules, facts.board.back()).features.size()); ++f)
    if (const int whole = board.whole_at(tile, f); whole != NONE && !taken.contains(whole)) free.push_back(f);
  return free;
}

uint8_t segment_with(const Ruleset& rules, const Facts& facts, int feature) {
  const TileKind& kind = rules.kinds[static_cast<size_t>(facts.board.back().kind)];
  uint8_t s = 0;
  while (s < kind.size && kind.segments[s].feature != feature) ++s;
  return s;
}

} // namespace

int scoring_rank(Kind kind) {
  switch (kind) {
  case Kind::Road: return 0;
  case Kind::City: return 1;
  case Kind::Field: return 3;
  default: return 2;
  }
}

Worth worth_of(const Game& game, const Facts& facts, const Survey& board, const Whole& whole) {
  if (whole.kind == Kind::Field) {
    const int cities = cities_touching(game, facts.board, board, whole);
    return {.points = 3 * cities, .cities = cities};
  }
  const bool complete = whole.complete(), bonus = game.rules.setup.town_variants.road_bonus;
  Worth worth{.tiles = whole.tiles, .coats = whole.coats};
  if (bonus && whole.kind == Kind::Road) worth.towns = towns_beside(game, facts.board, board, whole);
  const int per_tile = whole.kind == Kind::City && complete ? 2 : 1, per_coat = complete ? 2 : 1; // M9
  worth.points = per_tile * worth.tiles + per_coat * worth.coats + 2 * worth.towns;
  return worth;
}

std::vector<Action> legal_actions(const Ruleset& rules, const Facts& facts, const Survey& board) {
  std::vector<Action> actions;
  if (facts.decision == Decision::Tile) {
    const Tile& tile = rules.kinds[static_cast<size_t>(facts.in_hand)].tile;
    for (const OpenSquare& at : board.open)
      for (uint8_t rot = 0; rot < ROTATIONS; ++rot)
        if (fits(tile, rot, at)) actions.push_back({ActionType::Tile, rot, square(at.x, at.y), 0, 0, 0});
  }
  if (facts.decision == Decision::Figure) {
    for (const int feature : free_features(rules, facts, board))
      actions.push_back({ActionType::Figure, static_cast<uint8_t>(Figure::Meeple), 0,
                         segment_with(rules, facts, feature), 0, 0});
    actions.push_back({ActionType::Pass, 0, 0, 0, 0, 0});
  }
  return actions;
}

Told play(const Game& game, Facts& facts, Survey& board, const Action& action) {
  Told told;
  switch (action.type) {
  case ActionType::Tile:
    facts.board.push_back(
        {facts.in_hand, action.what, x_of(action.square), y_of(action.square), facts.player});
    facts.in_hand = NO_TILE;
    board = survey(game, facts.board);
    pay_for_town(game, facts, told);
    facts.decision = Decision::Figure;
    if (free_features(game.rules, facts, board).empty()) end_round(game, facts, board, told);
    break;
  case ActionType::Figure: {
    const auto figure = static_cast<Figure>(action.what);
    const TileKind& kind = game.rules.kinds[static_cast<size_t>(facts.board.back().kind)];
    facts.figures.push_back({facts.player, figure, static_cast<int>(facts.board.size()) - 1,
                             kind.segments[action.segment].feature});
    std::sort(facts.figures.begin(), facts.figures.end());
    --facts.stash[stash_of(facts.player, figure)];
    end_round(game, facts, board, told);
    break;
  }
  case ActionType::Pass: end_round(game, facts, board, told); break;
  default: throw std::logic_error("the referee does not know this action");
  }
  return told;
}

} // namespace mappa::proof
