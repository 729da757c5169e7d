#include "referee.h"

#include <algorithm>
#include <map>

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
  }
  return 0;
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
void score_complete(Facts& facts, const Survey& board, Told& told) {
  for (const auto& [number, figures] : occupied(facts, board)) {
    const Whole& whole = board.wholes[static_cast<size_t>(number)];
    if (!whole.complete()) continue;
    award(facts, whole, number, figures, worth_of(whole), false, told);
    for (const StandingFigure& figure : figures) {
      ++facts.stash[stash_of(figure.player, figure.figure)];
      facts.figures.erase(std::find(facts.figures.begin(), facts.figures.end(), figure));
      told.returned.push_back(figure);
    }
  }
}

// B12.
void score_rest(const Ruleset& rules, Facts& facts, const Survey& board, Told& told) {
  for (const auto& [number, figures] : occupied(facts, board)) {
    const Whole& whole = board.wholes[static_cast<size_t>(number)];
    const int points =
        whole.kind == Kind::Field ? 3 * cities_touching(rules, facts.board, board, whole) : worth_of(whole);
    award(facts, whole, number, figures, points, true, told);
  }
}

bool fits_somewhere(const Tile& tile, const Survey& board) {
  for (const OpenSquare& square : board.open)
    for (int rot = 0; rot < ROTATIONS; ++rot)
      if (fits(tile, rot, square)) return true;
  return false;
}

// B4.
void draw(const Ruleset& rules, Facts& facts, const Survey& board, Told& told) {
  while (!facts.stack.empty()) {
    const int kind = facts.stack.back();
    facts.stack.pop_back();
    if (fits_somewhere(rules.kinds[static_cast<size_t>(kind)].tile, board)) {
      facts.in_hand = kind;
      facts.decision = Decision::Tile;
      facts.decider = facts.player;
      return;
    }
    facts.discarded.push_back(kind);
  }
  facts.decision = Decision::Over;
  facts.decider = NOBODY;
  score_rest(rules, facts, board, told);
}

// B2.
void end_turn(const Ruleset& rules, Facts& facts, const Survey& board, Told& told) {
  score_complete(facts, board, told);
  facts.player = (facts.player + 1) % rules.players;
  if (!facts.stack.empty()) ++facts.turn; // without a tile to draw there is no turn
  draw(rules, facts, board, told);
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

int worth_of(const Whole& whole) {
  const bool complete = whole.complete();
  return whole.tiles * (whole.kind == Kind::City && complete ? 2 : 1) + whole.coats * (complete ? 2 : 1);
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

Told play(const Ruleset& rules, Facts& facts, Survey& board, const Action& action) {
  Told told;
  switch (action.type) {
  case ActionType::Tile:
    facts.board.push_back(
        {facts.in_hand, action.what, x_of(action.square), y_of(action.square), facts.player});
    facts.in_hand = NO_TILE;
    board = survey(rules, facts.board);
    facts.decision = Decision::Figure;
    if (free_features(rules, facts, board).empty()) end_turn(rules, facts, board, told);
    break;
  case ActionType::Figure: {
    const auto figure = static_cast<Figure>(action.what);
    const TileKind& kind = rules.kinds[static_cast<size_t>(facts.board.back().kind)];
    facts.figures.push_back({facts.player, figure, static_cast<int>(facts.board.size()) - 1,
                             kind.segments[action.segment].feature});
    std::sort(facts.figures.begin(), facts.figures.end());
    --facts.stash[stash_of(facts.player, figure)];
    end_turn(rules, facts, board, told);
    break;
  }
  case ActionType::Pass: end_turn(rules, facts, board, told); break;
  }
  return told;
}

} // namespace mappa::proof
