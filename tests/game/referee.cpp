#include "referee.h"

#include "referee_chips.h"

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

int strength_of(const StandingFigure& figure) {
  switch (figure.figure) {
  case Figure::Meeple: return figure.upgraded ? 2 : 1; // DE2
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
  for (const StandingFigure& figure : figures) strengths[figure.player] += strength_of(figure);
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
  bool any = false;
  for (const auto& [number, figures] : occupied(facts, board)) {
    const Whole& whole = board.wholes[static_cast<size_t>(number)];
    if (!whole.complete()) continue;
    any = true;
    award(facts, whole, number, figures, worth_of(game, facts, board, whole).points, false, told);
    for (StandingFigure figure : figures) {
      ++facts.stash[stash_of(figure.player, figure.figure)];
      facts.figures.erase(std::find(facts.figures.begin(), facts.figures.end(), figure));
      if (figure.upgraded) lose_upgrade(facts.chips);
      figure.upgraded = false;
      told.returned.push_back(figure);
    }
  }
  if (any) told.happened.push_back({.type = EventType::Score});
}

// B12.
void score_rest(const Game& game, Facts& facts, const Survey& board, Told& told) {
  told.happened.push_back({.type = EventType::Final});
  if (!facts.figures.empty()) told.happened.push_back({.type = EventType::Score});
  for (const auto& [number, figures] : occupied(facts, board)) {
    const Whole& whole = board.wholes[static_cast<size_t>(number)];
    award(facts, whole, number, figures, worth_of(game, facts, board, whole).points, true, told);
  }
}

void draw(const Game& game, Facts& facts, const Survey& board, Told& told) {
  while (can_draw(game, facts, board)) {
    const int kind = facts.stack.back();
    facts.stack.pop_back();
    told.happened.push_back({.type = EventType::Drawn, .player = facts.player, .tile = kind});
    if (fits_somewhere(game.rules.kinds[static_cast<size_t>(kind)].tile, board)) {
      facts.in_hand = kind;
      facts.decision = Decision::Tile;
      facts.decider = facts.player;
      return;
    }
    facts.discarded.push_back(kind);
    told.happened.push_back({.type = EventType::Discarded, .tile = kind});
  }
  facts.decision = Decision::Over;
  facts.decider = NOBODY;
  score_rest(game, facts, board, told);
  told.happened.push_back({.type = EventType::Over});
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
  told.happened.push_back({.type = EventType::Score,
                           .player = facts.player,
                           .reason = Reason::TownCost,
                           .x = at.x,
                           .y = at.y,
                           .points = -paid});
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

// BX3: before drawing, a tile of the islands may be taken.
void begin_part(const Game& game, Facts& facts, const Survey& board, Told& told) {
  if (!can_draw(game, facts, board) || takes(game, facts, board).empty())
    return draw(game, facts, board, told);
  facts.decision = Decision::Draw;
  facts.decider = facts.player;
}

// B2: of the player whose turn it is now; the last turn is over.
void begin_turn(const Game& game, Facts& facts, const Survey& board, Told& told) {
  facts.part = 0;
  facts.chips.sold = false;
  turn_up(facts, told);
  if (can_draw(game, facts, board)) // without a tile to draw there is no turn
    told.happened.push_back({.type = EventType::Turn, .player = facts.player, .number = ++facts.turn});
  begin_part(game, facts, board, told);
}

enum class Step { HandIn, Treat, Figure, Upgrade, Scoring, Wine, ExtraTile, BuyTurn, NextPlayer }; // X5

// From a step on, up to the next question.
void go_on(const Game& game, Facts& facts, const Survey& board, Told& told, Step step) {
  const auto ask = [&](Decision decision) { facts.decision = decision; };
  switch (step) {
  case Step::HandIn:
    if (!hand_ins(game, facts).empty()) return ask(Decision::Redeem);
    [[fallthrough]];
  case Step::Treat:
    if (!treats(game, facts).empty()) return ask(Decision::Treat);
    lose_treat(facts);
    [[fallthrough]];
  case Step::Figure:
    if (!free_features(game.rules, facts, board).empty() || !upgrades(game, facts).empty())
      return ask(Decision::Figure);
    [[fallthrough]];
  case Step::Upgrade:
    if (!upgrades(game, facts).empty()) return ask(Decision::Upgrade);
    [[fallthrough]];
  case Step::Scoring: score_complete(game, facts, board, told); [[fallthrough]];
  case Step::Wine:
    if (!sales(game, facts).empty()) return ask(Decision::Sell);
    [[fallthrough]];
  case Step::ExtraTile: // V2
    if (game.rules.setup.town_variants.extra_tile && facts.part == 0 && covered_town(game, facts)) {
      facts.part = 1;
      return begin_part(game, facts, board, told);
    }
    [[fallthrough]];
  case Step::BuyTurn: // X4: after the extra tile
    if (may_buy_turn(game, facts, board)) return ask(Decision::BuyTurn);
    [[fallthrough]];
  case Step::NextPlayer:
    facts.chips.bought = false;
    facts.player = (facts.player + 1) % game.rules.players;
    begin_turn(game, facts, board, told);
  }
}

void lay_tile(const Game& game, Facts& facts, Survey& board, Told& told, const Action& action) {
  const PlacedTile tile{facts.in_hand, action.what, x_of(action.square), y_of(action.square), facts.player};
  facts.board.push_back(tile);
  facts.in_hand = NO_TILE;
  board = survey(game, facts.board);
  told.happened.push_back({.type = EventType::Placed,
                           .player = tile.player,
                           .x = tile.x,
                           .y = tile.y,
                           .tile = tile.kind,
                           .number = tile.rot});
  cover(game, facts, told);
  pay_for_town(game, facts, told);
}

void put_figure(const Game& game, Facts& facts, Told& told, const Action& action) {
  const auto figure = static_cast<Figure>(action.what);
  const PlacedTile& tile = facts.board.back();
  const int feature = game.rules.kinds[static_cast<size_t>(tile.kind)].segments[action.segment].feature;
  facts.figures.push_back({facts.player, figure, static_cast<int>(facts.board.size()) - 1, feature});
  std::sort(facts.figures.begin(), facts.figures.end());
  --facts.stash[stash_of(facts.player, figure)];
  told.happened.push_back(
      {.type = EventType::Figure, .player = facts.player, .x = tile.x, .y = tile.y, .number = feature});
}

std::vector<Action> placings(const Game& game, const Facts& facts, const Survey& board) {
  std::vector<Action> actions;
  const Tile& tile = game.rules.kinds[static_cast<size_t>(facts.in_hand)].tile;
  for (const OpenSquare& at : board.open)
    for (int rot = 0; rot < ROTATIONS; ++rot)
      if (fits(tile, rot, at)) actions.push_back(make_action(ActionType::Tile, rot, square(at.x, at.y)));
  return actions;
}

// Where passing leads.
Step step_after(Decision decision) {
  switch (decision) {
  case Decision::Sell: return Step::ExtraTile;
  case Decision::BuyTurn: return Step::NextPlayer;
  default: return Step::Scoring;
  }
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

bool fits_somewhere(const Tile& tile, const Survey& board) {
  for (const OpenSquare& square : board.open)
    for (int rot = 0; rot < ROTATIONS; ++rot)
      if (fits(tile, rot, square)) return true;
  return false;
}

bool can_draw(const Game& game, const Facts& facts, const Survey& board) {
  return !facts.stack.empty() && !(game.plan.on_map() && board.open.empty());
}

std::vector<Action> legal_actions(const Game& game, const Facts& facts, const Survey& board) {
  const auto with = [](std::vector<Action> actions, ActionType last) {
    actions.push_back(make_action(last));
    return actions;
  };
  switch (facts.decision) {
  case Decision::Draw: return with(takes(game, facts, board), ActionType::Draw);
  case Decision::Tile: return placings(game, facts, board);
  case Decision::Redeem: return hand_ins(game, facts);
  case Decision::Treat: return treats(game, facts);
  case Decision::Figure: {
    std::vector<Action> actions = upgrades(game, facts);
    for (const int feature : free_features(game.rules, facts, board))
      actions.push_back(make_action(ActionType::Figure, static_cast<int>(Figure::Meeple), NOWHERE,
                                    segment_with(game.rules, facts, feature)));
    return with(actions, ActionType::Pass);
  }
  case Decision::Upgrade: return with(upgrades(game, facts), ActionType::Pass);
  case Decision::Sell: return with(sales(game, facts), ActionType::Pass);
  case Decision::BuyTurn: return with({make_action(ActionType::BuyTurn)}, ActionType::Pass);
  case Decision::Over: return {};
  }
  throw std::logic_error("the referee does not know this decision");
}

Told play(const Game& game, Facts& facts, Survey& board, const Action& action) {
  Told told;
  const auto then = [&](Step step) { go_on(game, facts, board, told, step); };
  switch (action.type) {
  case ActionType::Draw: draw(game, facts, board, told); break;
  case ActionType::Take: take(facts, told, action); break;
  case ActionType::Tile: lay_tile(game, facts, board, told, action), then(Step::HandIn); break;
  case ActionType::Redeem: hand_in(facts, told, action), then(Step::HandIn); break;
  case ActionType::Treat: lay_treat(facts, told, action), then(Step::Figure); break;
  case ActionType::Figure: put_figure(game, facts, told, action), then(Step::Upgrade); break;
  case ActionType::Upgrade:
    upgrade(game, facts, told, action);
    then(facts.decision == Decision::Figure ? Step::Figure : Step::Upgrade);
    break;
  case ActionType::Sell: sell(facts, told, action), then(Step::ExtraTile); break;
  case ActionType::BuyTurn:
    buy_turn(facts, told);
    begin_turn(game, facts, board, told);
    break;
  case ActionType::Pass: then(step_after(facts.decision)); break;
  default: throw std::logic_error("the referee does not know this action");
  }
  std::sort(told.awards.begin(), told.awards.end());
  std::sort(told.returned.begin(), told.returned.end());
  return told;
}

} // namespace mappa::proof
