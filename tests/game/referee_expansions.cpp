#include "referee_expansions.h"

#include "referee_postman.h"

#include <algorithm>
#include <stdexcept>

namespace mappa::proof {

namespace {

const Feature& feature_of(const Game& game, const Facts& facts, Part part) {
  return printed(game.rules, facts.board[at(part.tile)]).features[at(part.feature)];
}

const StandingFigure* find_figure(const Facts& facts, int player, Figure wanted) {
  for (const StandingFigure& figure : facts.figures)
    if (figure.player == player && figure.figure == wanted) return &figure;
  return nullptr;
}

bool meeple_on(const Facts& facts, const Survey& board, int player, int whole) {
  return std::any_of(facts.figures.begin(), facts.figures.end(), [&](const StandingFigure& figure) {
    return figure.player == player && strength_of(figure) > 0 &&
           board.whole_at(figure.tile, figure.feature) == whole;
  });
}

template <class Wanted>
bool any_part(const Game& game, const Facts& facts, const Survey& board, const Whole& whole, Wanted wanted) {
  for (const Part part : board.parts_of(whole))
    if (part.tile != PRINTED && wanted(feature_of(game, facts, part))) return true;
  return false;
}

bool goods_count(const Game& game) { return game.rules.setup.expansions.trade_goods; }

} // namespace

int strength_of(const StandingFigure& figure) {
  switch (figure.figure) {
  case Figure::Meeple: return figure.upgraded ? 2 : 1;
  case Figure::Postman:
  case Figure::Large: return 2;
  case Figure::Abbot: return 1;
  case Figure::Builder:
  case Figure::Pig: return 0;
  }
  throw std::logic_error("the referee does not know this figure");
}

int with_prints(const Game& game, const Facts& facts, const Survey& board, const Whole& whole, int plain) {
  const Expansions& rules = game.rules.setup.expansions;
  if (whole.kind == Kind::Road && rules.inns &&
      any_part(game, facts, board, whole, [](const Feature& f) { return f.inn; }))
    return whole.complete() ? plain + whole.tiles : 0;
  if (whole.kind == Kind::City && rules.cathedrals &&
      any_part(game, facts, board, whole, [](const Feature& f) { return f.cathedral; }))
    return whole.complete() ? 3 * (whole.tiles + whole.coats) : 0;
  return plain;
}

int with_pig(const Facts& facts, const Survey& board, int field, int player, int cities) {
  const StandingFigure* pig = find_figure(facts, player, Figure::Pig);
  return cities * (pig && board.whole_at(pig->tile, pig->feature) == field ? 4 : 3);
}

bool may_put(const Facts& facts, const Survey& board, Figure figure, int feature) {
  const int tile = static_cast<int>(facts.board.size()) - 1, number = board.whole_at(tile, feature);
  if (number == NONE) return false;
  const Whole& whole = board.wholes[at(number)];
  const bool field = whole.kind == Kind::Field, garden = whole.kind == Kind::Garden;
  const bool free =
      std::none_of(facts.figures.begin(), facts.figures.end(), [&](const StandingFigure& other) {
        return board.whole_at(other.tile, other.feature) == number;
      });
  const bool mine = meeple_on(facts, board, facts.player, number);
  switch (figure) {
  case Figure::Meeple:
  case Figure::Large: return free && !garden;
  case Figure::Postman: return free && !garden && !field;
  case Figure::Abbot: return free && (garden || whole.kind == Kind::Monastery);
  case Figure::Builder:
    return mine && (whole.kind == Kind::Road || whole.kind == Kind::City) && !whole.complete();
  case Figure::Pig: return mine && field;
  }
  return false;
}

void wake_builder(const Game& game, Facts& facts, const Survey& board) {
  const StandingFigure* builder = find_figure(facts, facts.player, Figure::Builder);
  if (facts.part != 0 || !builder) return;
  const int tile = static_cast<int>(facts.board.size()) - 1;
  const int stands = board.whole_at(builder->tile, builder->feature);
  for (int f = 0; f < static_cast<int>(printed(game.rules, facts.board.back()).features.size()); ++f)
    if (board.whole_at(tile, f) == stands) facts.woken = true;
}

void send_lonely_builder_home(Facts& facts, const Survey& board, int player, int whole, Told& told) {
  const StandingFigure* builder = find_figure(facts, player, Figure::Builder);
  if (builder && board.whole_at(builder->tile, builder->feature) == whole &&
      !meeple_on(facts, board, player, whole))
    send_home(facts, StandingFigure(*builder), told);
}

void take_goods(const Game& game, Facts& facts, const Survey& board, Told& told) {
  if (!goods_count(game)) return;
  const int last = static_cast<int>(facts.board.size()) - 1;
  std::array<int, GOODS> tokens{};
  for (const Whole& whole : board.wholes) {
    const auto parts = board.parts_of(whole);
    if (whole.kind != Kind::City || !whole.complete() ||
        std::none_of(parts.begin(), parts.end(), [&](const Part& part) { return part.tile == last; }))
      continue;
    for (const Part part : parts) {
      if (part.tile == PRINTED) continue;
      const Goods goods = feature_of(game, facts, part).goods;
      if (goods != Goods::None) ++tokens[at(static_cast<int>(goods) - 1)];
    }
  }
  for (size_t i = 0; i < GOODS; ++i) {
    if (!tokens[i]) continue;
    facts.goods[at(facts.player) * GOODS + i] += tokens[i];
    told.happened.push_back({.type = EventType::Goods,
                             .player = facts.player,
                             .tile = static_cast<int>(i) + 1,
                             .number = tokens[i]});
  }
}

void score_goods(const Game& game, Facts& facts, Told& told) {
  if (!goods_count(game)) return;
  for (size_t i = 0; i < GOODS; ++i) {
    int most = 1; // who has none gets nothing
    for (size_t p = 0; p < facts.scores.size(); ++p) most = std::max(most, facts.goods[p * GOODS + i]);
    for (size_t p = 0; p < facts.scores.size(); ++p) {
      if (facts.goods[p * GOODS + i] < most) continue;
      facts.scores[p] += 10;
      told.happened.push_back({.type = EventType::Score,
                               .player = static_cast<int>(p),
                               .reason = Reason::TradeGoods,
                               .points = 10});
    }
  }
}

bool may_take_abbot_back(const Facts& facts, const Survey& board) {
  const StandingFigure* abbot = find_figure(facts, facts.player, Figure::Abbot);
  return abbot && !board.wholes[at(board.whole_at(abbot->tile, abbot->feature))].complete();
}

void take_abbot_back(Facts& facts, const Survey& board, Told& told) {
  const StandingFigure abbot = *find_figure(facts, facts.player, Figure::Abbot);
  const int points = board.wholes[at(board.whole_at(abbot.tile, abbot.feature))].tiles;
  const PlacedTile& place = facts.board[at(abbot.tile)];
  facts.scores[at(facts.player)] += points;
  told.happened.push_back({.type = EventType::Score,
                           .player = facts.player,
                           .reason = Reason::Abbot,
                           .x = place.x,
                           .y = place.y,
                           .points = points});
  send_home(facts, abbot, told);
}

} // namespace mappa::proof
