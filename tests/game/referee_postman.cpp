#include "referee_postman.h"

#include "referee_chips.h"
#include "referee_expansions.h"

#include <algorithm>
#include <cstdlib>

namespace mappa::proof {

namespace {

const StandingFigure* postman_of(const Facts& facts, int player) {
  for (const StandingFigure& figure : facts.figures)
    if (figure.player == player && figure.figure == Figure::Postman) return &figure;
  return nullptr;
}

int whole_under(const Survey& board, const StandingFigure& figure) {
  return board.whole_at(figure.tile, figure.feature);
}

const Feature& feature_under(const Game& game, const Facts& facts, int tile, int feature) {
  return printed(game.rules, facts.board[static_cast<size_t>(tile)]).features[static_cast<size_t>(feature)];
}

uint8_t segment_of(const Game& game, const Facts& facts, int tile, int feature) {
  const TileKind& kind = game.rules.kinds[static_cast<size_t>(facts.board[static_cast<size_t>(tile)].kind)];
  uint8_t s = 0;
  while (kind.segments[s].feature != feature) ++s;
  return s;
}

// The post office of the tile just placed, or NONE.
int new_office(const Game& game, const Facts& facts) {
  const auto& features = printed(game.rules, facts.board.back()).features;
  for (size_t f = 0; f < features.size(); ++f)
    if (features[f].kind == Kind::PostOffice) return static_cast<int>(f);
  return NONE;
}

bool holds_postman(Kind kind) { return kind != Kind::Field && kind != Kind::Garden; } // P2

// P5.
void add_sending(const Game& game, const Facts& facts, const Survey& board, std::vector<Action>& actions) {
  const PlacedTile& last = facts.board.back();
  const StandingFigure* mine = postman_of(facts, facts.player);
  for (int t = 0; t + 1 < static_cast<int>(facts.board.size()); ++t) {
    const PlacedTile& tile = facts.board[static_cast<size_t>(t)];
    if (std::abs(tile.x - last.x) > 1 || std::abs(tile.y - last.y) > 1) continue;
    for (int f = 0; f < static_cast<int>(printed(game.rules, tile).features.size()); ++f) {
      const int whole = board.whole_at(t, f);
      if (whole == NONE || !holds_postman(feature_under(game, facts, t, f).kind)) continue;
      if (board.wholes[static_cast<size_t>(whole)].complete() ||
          (mine && mine->tile == t && mine->feature == f))
        continue;
      actions.push_back(make_action(ActionType::PostmanTo, 0, NOWHERE, segment_of(game, facts, t, f),
                                    static_cast<uint8_t>(core_number(game.rules, t))));
    }
  }
}

bool may_take_back(const Game& game, const Facts& facts, const Survey& board) { // P7
  const StandingFigure* mine = postman_of(facts, facts.player);
  if (!mine) return false;
  return mine->held || (feature_under(game, facts, mine->tile, mine->feature).kind == Kind::PostOffice &&
                        !board.wholes[static_cast<size_t>(whole_under(board, *mine))].complete());
}

// P10: leaves, and with it those that it held.
void leave(Facts& facts, const Survey& board, const StandingFigure& postman, Told& told) {
  const int whole = whole_under(board, postman);
  facts.figures.erase(std::find(facts.figures.begin(), facts.figures.end(), postman));
  ++facts.stash[static_cast<size_t>(postman.player * FIGURES + static_cast<int>(postman.figure))];
  if (!postman.held) return;
  const std::vector<StandingFigure> all = facts.figures;
  for (const StandingFigure& figure : all)
    if (whole_under(board, figure) == whole) send_home(facts, figure, told);
}

void tell(const Facts& facts, const Action& action, int tile, Told& told) {
  const PlacedTile& at = facts.board[static_cast<size_t>(tile)];
  told.happened.push_back({.type = EventType::Postman,
                           .player = facts.player,
                           .x = at.x,
                           .y = at.y,
                           .number = static_cast<int>(action.type)});
}

void move(Facts& facts, const Survey& board, int player, int tile, int feature, Told& told) {
  const StandingFigure* postman = postman_of(facts, player);
  const int from = postman ? whole_under(board, *postman) : NONE;
  if (postman) leave(facts, board, StandingFigure(*postman), told);
  facts.figures.push_back({player, Figure::Postman, tile, feature});
  std::sort(facts.figures.begin(), facts.figures.end());
  --facts.stash[static_cast<size_t>(player * FIGURES + static_cast<int>(Figure::Postman))];
  send_lonely_builder_home(facts, board, player, from, told); // it may have stayed on the feature
}

void go_home(Facts& facts, const Survey& board, const StandingFigure& postman, Told& told) {
  tell_feature(told);
  StandingFigure plain = postman;
  plain.held = false;
  told.returned.push_back(plain);
  leave(facts, board, postman, told);
  send_lonely_builder_home(facts, board, postman.player, whole_under(board, postman), told);
}

} // namespace

std::vector<Action> postman_actions(const Game& game, const Facts& facts, const Survey& board) {
  std::vector<Action> actions;
  if (!game.rules.setup.postman) return actions;
  if (new_office(game, facts) != NONE) {
    add_sending(game, facts, board, actions);
    for (int player = 0; player < game.rules.players; ++player) {
      if (!postman_of(facts, player)) continue;
      if (player != facts.player) actions.push_back(make_action(ActionType::PostmanOff, player)); // P6
      actions.push_back(make_action(ActionType::PostmanHere, player));                            // P8
    }
  }
  if (may_take_back(game, facts, board)) actions.push_back(make_action(ActionType::PostmanBack));
  return actions;
}

void use_postman(const Game& game, Facts& facts, const Survey& board, Told& told, const Action& action) {
  const int last = static_cast<int>(facts.board.size()) - 1;
  if (action.type == ActionType::PostmanTo) {
    const int tile = tile_of(game.rules, action.tile);
    const int kind = facts.board[static_cast<size_t>(tile)].kind;
    tell(facts, action, tile, told);
    return move(facts, board, facts.player, tile,
                game.rules.kinds[static_cast<size_t>(kind)].segments[action.segment].feature, told);
  }
  if (action.type == ActionType::PostmanHere) {
    tell(facts, action, last, told);
    return move(facts, board, action.what, last, new_office(game, facts), told);
  }
  const int owner = action.type == ActionType::PostmanOff ? action.what : facts.player;
  const StandingFigure postman = *postman_of(facts, owner);
  tell(facts, action, postman.tile, told);
  if (action.type == ActionType::PostmanBack && !postman.held) {
    const int points = board.wholes[static_cast<size_t>(whole_under(board, postman))].tiles;
    facts.scores[static_cast<size_t>(owner)] += points;
    const PlacedTile& at = facts.board[static_cast<size_t>(postman.tile)];
    told.happened.push_back({.type = EventType::Score,
                             .player = owner,
                             .reason = Reason::Postman,
                             .x = at.x,
                             .y = at.y,
                             .points = points});
  }
  go_home(facts, board, postman, told);
}

std::vector<int> owners_on(const Facts& facts, const Survey& board, int whole, int players) {
  std::vector<int> owners;
  for (int i = 0; i < players; ++i) {
    const int player = (facts.player + i) % players;
    const StandingFigure* postman = postman_of(facts, player);
    if (postman && whole_under(board, *postman) == whole) owners.push_back(player);
  }
  return owners;
}

void answer_keep(Facts& facts, const Survey& board, Told& told, bool keeps) {
  const int owner = facts.asked.front();
  const StandingFigure postman = *postman_of(facts, owner);
  const int whole = whole_under(board, postman);
  const auto here = [&](int player) { return whole_under(board, *postman_of(facts, player)) == whole; };
  facts.asked.erase(facts.asked.begin());
  if (!keeps) {
    std::erase_if(facts.asked, here);
    const std::vector<StandingFigure> all = facts.figures;
    for (const StandingFigure& figure : all)
      if (whole_under(board, figure) == whole) send_home(facts, figure, told);
    return;
  }
  if (std::any_of(facts.asked.begin(), facts.asked.end(), here)) return;
  for (StandingFigure& figure : facts.figures)
    figure.held = figure.held || whole_under(board, figure) == whole;
  std::sort(facts.figures.begin(), facts.figures.end());
  const PlacedTile& at = facts.board[static_cast<size_t>(postman.tile)];
  told.happened.push_back({.type = EventType::Held, .player = owner, .x = at.x, .y = at.y});
}

void send_home(Facts& facts, StandingFigure figure, Told& told) {
  tell_feature(told);
  ++facts.stash[static_cast<size_t>(figure.player * FIGURES + static_cast<int>(figure.figure))];
  facts.figures.erase(std::find(facts.figures.begin(), facts.figures.end(), figure));
  if (figure.upgraded) lose_upgrade(facts.chips);
  figure.upgraded = figure.held = false;
  told.returned.push_back(figure);
}

void tell_feature(Told& told) {
  const Happening marker{.type = EventType::Score};
  if (told.happened.empty() || told.happened.back() != marker) told.happened.push_back(marker);
}

} // namespace mappa::proof
