#include "referee.h"

#include "referee_chips.h"
#include "referee_expansions.h"
#include "referee_postman.h"
#include "referee_river.h"

#include <algorithm>
#include <array>
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

size_t stash_of(int player, Figure figure) {
  return static_cast<size_t>(player * FIGURES + static_cast<int>(figure));
}

// B9.
void award(Facts& facts, const Survey& board, int number, const std::vector<StandingFigure>& figures,
           const Worth& worth, bool final, Told& told) {
  const Whole& whole = board.wholes[at(number)];
  std::map<int, int> strengths;
  for (const StandingFigure& figure : figures) strengths[figure.player] += strength_of(figure);
  int most = 0;
  for (const auto& [player, strength] : strengths) most = std::max(most, strength);
  for (const auto& [player, strength] : strengths) {
    const int points =
        whole.kind == Kind::Field ? with_pig(facts, board, number, player, worth.cities) : worth.points;
    if (most == 0 || strength < most || points == 0) continue;
    facts.scores[static_cast<size_t>(player)] += points;
    told.awards.push_back({final, starts_told(told), scoring_rank(whole.kind), whole.y, whole.x,
                           key_of(board, whole), player, points});
  }
}

uint8_t segment_with(const Ruleset& rules, const Facts& facts, int feature) {
  const TileKind& kind = rules.kinds[static_cast<size_t>(facts.board.back().kind)];
  uint8_t s = 0;
  while (s < kind.size && kind.segments[s].feature != feature) ++s;
  return s;
}

// Of features with the same first square: by the segments of the tile just placed.
int place_on_last_tile(const Game& game, const Facts& facts, const Survey& board, int whole) {
  const int tile = static_cast<int>(facts.board.size()) - 1;
  int first = MAX_FEATURES;
  for (int f = 0; f < static_cast<int>(printed(game.rules, facts.board.back()).features.size()); ++f)
    if (board.whole_at(tile, f) == whole) first = std::min<int>(first, segment_with(game.rules, facts, f));
  return first;
}

// B10: those standing on complete features come home, but where postmen's owners are asked first (P9). Held
// ones have been scored (P10).
void score_complete(const Game& game, Facts& facts, const Survey& board, Told& told) {
  std::vector<std::pair<std::array<int, 4>, std::vector<int>>> asked; // by the order of X7
  take_goods(game, facts, board, told);
  for (const auto& [number, figures] : occupied(facts, board)) {
    const Whole& whole = board.wholes[static_cast<size_t>(number)];
    if (!whole.complete() || figures[0].held) continue;
    tell_feature(told);
    award(facts, board, number, figures, worth_of(game, facts, board, whole), false, told);
    const std::vector<int> owners = owners_on(facts, board, number, game.rules.players);
    if (owners.empty())
      for (const StandingFigure& figure : figures) send_home(facts, figure, told);
    else
      asked.push_back(
          {{scoring_rank(whole.kind), whole.y, whole.x, place_on_last_tile(game, facts, board, number)},
           owners});
  }
  std::sort(asked.begin(), asked.end());
  for (const auto& [order, owners] : asked)
    facts.asked.insert(facts.asked.end(), owners.begin(), owners.end());
}

// B12.
void score_rest(const Game& game, Facts& facts, const Survey& board, Told& told) {
  told.happened.push_back({.type = EventType::Final});
  for (const auto& [number, figures] : occupied(facts, board)) {
    const Whole& whole = board.wholes[static_cast<size_t>(number)];
    if (figures[0].held) continue;
    tell_feature(told);
    award(facts, board, number, figures, worth_of(game, facts, board, whole), true, told);
  }
  score_goods(game, facts, told);
}

bool starts_are_due(const Game& game, const Facts& facts) {
  return !facts.waiting.empty() && !river_left(game, facts);
}

void begin_part(const Game& game, Facts& facts, Survey& board, Told& told);

void draw(const Game& game, Facts& facts, Survey& board, Told& told) {
  while (can_draw(game, facts, board)) {
    const int kind = facts.stack.back();
    facts.stack.pop_back();
    told.happened.push_back({.type = EventType::Drawn, .player = facts.player, .tile = kind});
    if (fits_somewhere(game, facts, game.rules.kinds[static_cast<size_t>(kind)].tile, board)) {
      facts.in_hand = kind;
      facts.decision = Decision::Tile;
      facts.decider = facts.player;
      return;
    }
    facts.discarded.push_back(kind);
    told.happened.push_back({.type = EventType::Discarded, .tile = kind});
    if (starts_are_due(game, facts)) return begin_part(game, facts, board, told);
  }
  facts.decision = Decision::Over;
  facts.decider = NOBODY;
  score_rest(game, facts, board, told);
  told.happened.push_back({.type = EventType::Over});
}

bool covered_town(const Game& game, const Facts& facts) {
  const auto [kind, rot, x, y, player] = facts.board.back();
  return game.plan.is_town(x, y) && !start_waits(facts, x, y);
}

// V3: at once, and never below 0.
void pay_for_town(const Game& game, Facts& facts, Told& told) {
  int& score = facts.scores[static_cast<size_t>(facts.player)];
  const int paid = std::min(2, score);
  if (!game.rules.setup.town_variants.cost || !covered_town(game, facts) || paid == 0) return;
  score -= paid;
  const PlacedTile& at = facts.board.back();
  told.awards.push_back({false, starts_told(told), TOWN_COST_RANK, at.y, at.x, NONE, facts.player, -paid});
  told.happened.push_back({.type = EventType::Score,
                           .player = facts.player,
                           .reason = Reason::TownCost,
                           .x = at.x,
                           .y = at.y,
                           .points = -paid});
}

// B5: features of the tile just placed where such a figure may be put.
std::vector<int> places_for(const Game& game, const Facts& facts, const Survey& board, Figure figure) {
  std::vector<int> places;
  if (facts.stash[stash_of(facts.player, figure)] == 0) return places;
  for (int f = 0; f < static_cast<int>(printed(game.rules, facts.board.back()).features.size()); ++f)
    if (may_put(facts, board, figure, f)) places.push_back(f);
  return places;
}

// B5, P4, A3, DE1: all but passing.
std::vector<Action> figure_actions(const Game& game, const Facts& facts, const Survey& board) {
  std::vector<Action> actions = upgrades(game, facts);
  for (const Action& action : postman_actions(game, facts, board)) actions.push_back(action);
  for (int figure = 0; figure < FIGURES; ++figure)
    for (const int feature : places_for(game, facts, board, static_cast<Figure>(figure)))
      actions.push_back(
          make_action(ActionType::Figure, figure, NOWHERE, segment_with(game.rules, facts, feature)));
  if (may_take_abbot_back(facts, board)) actions.push_back(make_action(ActionType::AbbotBack));
  return actions;
}

// R1: the starts that waited for the river get their tiles, one after the other; false: an owner is asked.
bool lay_starts(const Game& game, Facts& facts, Survey& board, Told& told) {
  told.starts_due = true;
  while (lay_next_start(game, facts, told)) {
    board = survey(game, facts.board);
    score_complete(game, facts, board, told);
    if (facts.asked.empty()) continue;
    facts.decision = Decision::Keep;
    facts.decider = facts.asked.front();
    return false;
  }
  return true;
}

// BX3: before drawing, a tile of the islands may be taken, once the river is laid (R1).
void begin_part(const Game& game, Facts& facts, Survey& board, Told& told) {
  if (starts_are_due(game, facts) && !lay_starts(game, facts, board, told)) return;
  if (!can_draw(game, facts, board) || river_left(game, facts) || takes(game, facts, board).empty())
    return draw(game, facts, board, told);
  facts.decision = Decision::Draw;
  facts.decider = facts.player;
}

// B2: of the player whose turn it is now; the last turn is over.
void begin_turn(const Game& game, Facts& facts, Survey& board, Told& told) {
  facts.part = 0;
  facts.woken = facts.town = false;
  facts.chips.sold = false;
  turn_up(facts, told);
  if (can_draw(game, facts, board)) // without a tile to draw there is no turn
    told.happened.push_back({.type = EventType::Turn, .player = facts.player, .number = ++facts.turn});
  begin_part(game, facts, board, told);
}

enum class Step { HandIn, Treat, Figure, Upgrade, Scoring, Keep, Wine, NextTile, BuyTurn, NextPlayer }; // X5

// From a step on, up to the next question.
void go_on(const Game& game, Facts& facts, Survey& board, Told& told, Step step) {
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
    if (!figure_actions(game, facts, board).empty()) return ask(Decision::Figure);
    [[fallthrough]];
  case Step::Upgrade:
    if (!upgrades(game, facts).empty()) return ask(Decision::Upgrade);
    [[fallthrough]];
  case Step::Scoring: score_complete(game, facts, board, told); [[fallthrough]];
  case Step::Keep:
    facts.decider = facts.asked.empty() ? facts.player : facts.asked.front();
    if (!facts.asked.empty()) return ask(Decision::Keep);
    if (facts.board.back().player == NOBODY) return begin_part(game, facts, board, told); // R1
    [[fallthrough]];
  case Step::Wine:
    if (!sales(game, facts).empty()) return ask(Decision::Sell);
    [[fallthrough]];
  case Step::NextTile: // X6: the builder's, then the town's
    if ((facts.woken && facts.part == 0) || (facts.town && facts.part < 2)) {
      facts.part = facts.woken && facts.part == 0 ? 1 : 2;
      return begin_part(game, facts, board, told);
    }
    [[fallthrough]];
  case Step::BuyTurn: // X4: after the extra tile
    if (may_buy_turn(game, facts, board)) return ask(Decision::BuyTurn);
    [[fallthrough]];
  case Step::NextPlayer:
    facts.chips.bought = false;
    if (can_draw(game, facts, board)) facts.player = (facts.player + 1) % game.rules.players;
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
  wake_builder(game, facts, board);
  if (game.rules.setup.town_variants.extra_tile && facts.part < 2 && covered_town(game, facts))
    facts.town = true; // V2
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
      if (fits(tile, rot, at) && river_allows(game, facts, tile, rot, at))
        actions.push_back(make_action(ActionType::Tile, rot, square(at.x, at.y)));
  return actions;
}

// Where passing leads.
Step step_after(Decision decision) {
  switch (decision) {
  case Decision::Sell: return Step::NextTile;
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
  if (bonus && whole.kind == Kind::Road) worth.towns = towns_beside(game, facts, board, whole);
  const int per_tile = whole.kind == Kind::City && complete ? 2 : 1, per_coat = complete ? 2 : 1; // M9
  worth.points = with_prints(game, facts, board, whole,
                             per_tile * worth.tiles + per_coat * worth.coats + 2 * worth.towns);
  return worth;
}

bool fits_somewhere(const Game& game, const Facts& facts, const Tile& tile, const Survey& board) {
  for (const OpenSquare& square : board.open)
    for (int rot = 0; rot < ROTATIONS; ++rot)
      if (fits(tile, rot, square) && river_allows(game, facts, tile, rot, square)) return true;
  return false;
}

bool can_draw(const Game& game, const Facts& facts, const Survey& board) {
  return !facts.stack.empty() && !(game.plan.on_map() && board.open.empty() && facts.waiting.empty());
}

std::vector<Action> legal_actions(const Game& game, const Facts& facts, const Survey& board) {
  const auto with = [](std::vector<Action> actions, ActionType last) {
    actions.push_back(make_action(last));
    return actions;
  };
  switch (facts.decision) {
  case Decision::LayChip: return layings(game, facts);
  case Decision::Draw: return with(takes(game, facts, board), ActionType::Draw);
  case Decision::Tile: return placings(game, facts, board);
  case Decision::Redeem: return hand_ins(game, facts);
  case Decision::Treat: return treats(game, facts);
  case Decision::Figure: return with(figure_actions(game, facts, board), ActionType::Pass);
  case Decision::Keep: return with({make_action(ActionType::Keep)}, ActionType::Release);
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
  case ActionType::LayChip:
    lay_chip(game, facts, told, action);
    if (facts.chips.to_lay.empty()) begin_turn(game, facts, board, told);
    break;
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
  case ActionType::PostmanTo:
  case ActionType::PostmanOff:
  case ActionType::PostmanBack:
  case ActionType::PostmanHere: use_postman(game, facts, board, told, action), then(Step::Upgrade); break;
  case ActionType::AbbotBack: take_abbot_back(facts, board, told), then(Step::Upgrade); break;
  case ActionType::Keep:
  case ActionType::Release:
    answer_keep(facts, board, told, action.type == ActionType::Keep);
    then(Step::Keep);
    break;
  case ActionType::Sell: sell(facts, told, action), then(Step::NextTile); break;
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
