#include "referee_chips.h"

#include "chip_game.h"
#include "chip_ground.h"
#include "referee_river.h"

// Only for the numbers by which the core's actions name sets, payments and buyers.
#include "game/rules/isle_of_man.h"
#include "game/rules/upgrades.h"
#include "game/rules/wine.h"

#include <algorithm>
#include <stdexcept>

namespace mappa::proof {

namespace {

bool plays(const Game& game, ChipRules rules) { return chip_game(game.rules.setup, game.map).rules == rules; }

ChipList& hand_of(Facts& facts) { return facts.chips.hands[at(facts.player)]; }
const ChipList& hand_of(const Facts& facts) { return facts.chips.hands[at(facts.player)]; }
long count(const ChipList& list, ChipFact chip) { return std::count(list.begin(), list.end(), chip); }
int meeples_of(const Facts& facts) {
  return facts.stash[at(facts.player * FIGURES + static_cast<int>(Figure::Meeple))];
}

// A chip leaves the hand, and the game.
void pay(Facts& facts, ChipFact chip) {
  ChipList& hand = hand_of(facts);
  const auto found = std::find(hand.begin(), hand.end(), chip);
  if (found == hand.end()) throw std::logic_error("the referee pays a chip that is not there");
  hand.erase(found);
  ++facts.chips.out;
}

void score(Facts& facts, Told& told, Reason reason, int points, const ChipList& chips, int coats = 0) {
  const PlacedTile& tile = facts.board.back();
  facts.scores[at(facts.player)] += points;
  told.happened.push_back({.type = EventType::Score,
                           .player = facts.player,
                           .reason = reason,
                           .x = tile.x,
                           .y = tile.y,
                           .points = points,
                           .number = coats,
                           .chips = chips});
}

bool covered(const Facts& facts, int x, int y) {
  return std::any_of(facts.board.begin(), facts.board.end(),
                     [&](const PlacedTile& tile) { return tile.x == x && tile.y == y; });
}

bool has_chip(const Facts& facts, int x, int y) {
  return std::any_of(facts.chips.lying.begin(), facts.chips.lying.end(),
                     [&](const LyingChip& chip) { return chip.x == x && chip.y == y; });
}

// GB3: exactly three, all of one number or one of each colour.
bool is_set(const ChipList& three) {
  const auto [a, b, c] = std::array{three[0], three[1], three[2]};
  const bool one_number = a.number == b.number && b.number == c.number;
  const bool each_colour = a.colour != b.colour && b.colour != c.colour && a.colour != c.colour;
  return one_number || each_colour;
}

// Every kind of set in a hand, once.
std::vector<ChipList> sets_in(const ChipList& hand) {
  std::vector<ChipList> sets;
  for (size_t a = 0; a < hand.size(); ++a)
    for (size_t b = a + 1; b < hand.size(); ++b)
      for (size_t c = b + 1; c < hand.size(); ++c) {
        const ChipList three{hand[a], hand[b], hand[c]}; // sorted, as the hand is
        if (is_set(three) && std::find(sets.begin(), sets.end(), three) == sets.end()) sets.push_back(three);
      }
  return sets;
}

ChipList chips_of_set(int number) { // as the core numbers them
  ChipList chips;
  const Hand& hand = chip_set(number);
  for (int kind = 0; kind < CHIP_KINDS; ++kind)
    chips.insert(chips.end(), hand[at(kind)], {kind / 2, kind % 2 + 1});
  return chips;
}

int number_of_set(const ChipList& chips) {
  for (int number = 0; number < CHIP_SETS; ++number)
    if (chips_of_set(number) == chips) return number;
  throw std::logic_error("the core has no number for a set");
}

// DE1: chips worth exactly 4, by how many of them show 1 and 2.
constexpr std::array<std::array<int, 2>, 3> WORTH_FOUR{{{4, 0}, {2, 1}, {0, 2}}};

int number_of_payment(const std::array<int, 2>& ones_and_twos) {
  const auto found = std::find(PAYMENTS.begin(), PAYMENTS.end(), ones_and_twos);
  if (found == PAYMENTS.end()) throw std::logic_error("the core has no number for a payment");
  return static_cast<int>(found - PAYMENTS.begin());
}

int showing(const ChipList& chips, int number) {
  return static_cast<int>(
      std::count_if(chips.begin(), chips.end(), [&](ChipFact chip) { return chip.number == number; }));
}

// FR1: a 2, or two 1s. The 2 goes first.
bool has_wine(const ChipList& hand, int colour) {
  return count(hand, {colour, 2}) >= 1 || count(hand, {colour, 1}) >= 2;
}

// FR3: a stub with a coat of arms beyond a side of the tile just placed.
bool joined_abroad(const Game& game, const PlacedTile& tile) {
  return std::any_of(game.map->borders.begin(), game.map->borders.end(), [&](const Border& stub) {
    return stub.where.at == At{tile.x, tile.y} && stub.coats > 0;
  });
}

// FR4.
std::optional<Colour> grape_of(const Game& game, const Facts& facts) {
  const PlacedTile& tile = facts.board.back();
  if (start_waits(facts, tile.x, tile.y)) return std::nullopt; // V1
  for (const Town& town : game.map->towns)
    if (town.at == At{tile.x, tile.y}) return town.grape;
  return std::nullopt;
}

constexpr int STACKS_EACH = 2; // BX1: on each island, purple, blue, orange

uint8_t segment_with(const Game& game, const PlacedTile& tile, int feature) {
  const TileKind& kind = game.rules.kinds[at(tile.kind)];
  uint8_t s = 0;
  while (kind.segments[s].feature != feature) ++s;
  return s;
}

} // namespace

std::vector<Action> layings(const Game& game, const Facts& facts) {
  std::vector<At> chips, starts;
  for (const LyingChip& chip : facts.chips.lying) chips.push_back({chip.x, chip.y});
  for (const PlacedTile& tile : facts.board) starts.push_back({tile.x, tile.y});
  starts.insert(starts.end(), facts.waiting.begin(), facts.waiting.end());
  const std::vector<At> free = apart_from(chips, chip_ground(*game.map, starts));
  std::vector<Action> actions;
  for (const At place : free)
    if (most_apart(*game.map, apart_from({place}, free)) + 1 >= static_cast<int>(facts.chips.to_lay.size()))
      actions.push_back(make_action(ActionType::LayChip, 0, square(place.x, place.y)));
  return actions;
}

std::vector<Action> takes(const Game& game, const Facts& facts, const Survey& board) {
  std::vector<Action> actions;
  if (!plays(game, ChipRules::Islands)) return actions;
  for (int i = 0; i < static_cast<int>(facts.chips.stacks.size()); ++i) {
    const IslandStack& stack = facts.chips.stacks[at(i)];
    const int colour = i / STACKS_EACH;
    const ChipList& hand = hand_of(facts);
    if (stack.tiles.empty() || stack.covered) continue;
    if (std::none_of(hand.begin(), hand.end(), [&](ChipFact chip) { return chip.colour == colour; }))
      continue;
    if (fits_somewhere(game, facts, game.rules.kinds[at(stack.tiles.back())].tile, board))
      actions.push_back(make_action(ActionType::Take, i));
  }
  return actions;
}

std::vector<Action> hand_ins(const Game& game, const Facts& facts) {
  std::vector<Action> actions;
  if (!plays(game, ChipRules::IsleOfMan)) return actions;
  for (const ChipList& set : sets_in(hand_of(facts)))
    actions.push_back(make_action(ActionType::Redeem, number_of_set(set)));
  return actions;
}

std::vector<Action> treats(const Game& game, const Facts& facts) {
  std::vector<Action> actions;
  if (!plays(game, ChipRules::Treats) || !facts.chips.treat) return actions;
  const std::optional<Track>& rows = game.map->tracks[at(facts.chips.treat->colour)];
  for (int y = 0; y < game.map->height; ++y)
    for (int x = 0; x < game.map->width; ++x) {
      const bool in_rows = rows && rows->first <= y + 1 && y + 1 <= rows->last;
      if (in_rows && game.plan.takes_tile(x, y) && !covered(facts, x, y) && !has_chip(facts, x, y) &&
          !start_waits(facts, x, y))
        actions.push_back(make_action(ActionType::Treat, 0, square(x, y)));
    }
  return actions;
}

std::vector<Action> upgrades(const Game& game, const Facts& facts) {
  std::vector<Action> actions;
  if (!plays(game, ChipRules::Upgrades)) return actions;
  for (const StandingFigure& figure : facts.figures) {
    if (figure.player != facts.player || figure.figure != Figure::Meeple || figure.upgraded || figure.held)
      continue;
    for (const auto& [ones, twos] : WORTH_FOUR) {
      if (showing(hand_of(facts), 1) < ones || showing(hand_of(facts), 2) < twos) continue;
      const Action action = make_action(ActionType::Upgrade, number_of_payment({ones, twos}), NOWHERE,
                                        segment_with(game, facts.board[at(figure.tile)], figure.feature),
                                        static_cast<uint8_t>(core_number(game.rules, figure.tile)));
      // Two on one segment, as only an arranged position has them, are the same to their player.
      if (std::find(actions.begin(), actions.end(), action) == actions.end()) actions.push_back(action);
    }
  }
  return actions;
}

std::vector<Action> sales(const Game& game, const Facts& facts) {
  std::vector<Action> actions;
  if (!plays(game, ChipRules::Wine) || facts.chips.sold) return actions; // FR2: one a turn
  const auto add = [&](Buyer buyer, int colour) {
    actions.push_back(make_action(ActionType::Sell, colour, NOWHERE, static_cast<uint8_t>(buyer)));
  };
  const auto grape = grape_of(game, facts);
  for (int colour = 0; colour < COLOURS; ++colour) {
    if (!has_wine(hand_of(facts), colour)) continue;
    if (grape && static_cast<int>(*grape) == colour) add(Buyer::Town, colour);
    if (joined_abroad(game, facts.board.back())) add(Buyer::Border, colour);
  }
  return actions;
}

bool may_buy_turn(const Game& game, const Facts& facts, const Survey& board) {
  return plays(game, ChipRules::IsleOfMan) && !facts.chips.bought && meeples_of(facts) > 0 &&
         can_draw(game, facts, board);
}

void cover(const Game& game, Facts& facts, Told& told) {
  if (!game.rules.setup.chips) return;
  const PlacedTile& tile = facts.board.back();
  auto& lying = facts.chips.lying;
  const auto found = std::find_if(lying.begin(), lying.end(), [&](const LyingChip& chip) {
    return chip.x == tile.x && chip.y == tile.y;
  });
  if (found != lying.end()) {
    const auto [y, x, chip, face_up] = *found;
    lying.erase(found);
    const int points = face_up ? 2 * chip.number : chip.number; // IB3, C3
    told.happened.push_back({.type = face_up ? EventType::Treat : EventType::ChipTaken,
                             .player = facts.player,
                             .x = x,
                             .y = y,
                             .points = points,
                             .chips = {chip}});
    score(facts, told, face_up ? Reason::Treat : Reason::ChipTaken, points, {chip});
    if (face_up) {
      ++facts.chips.out;
    } else if (plays(game, ChipRules::Treats)) {
      facts.chips.treat = chip;
    } else {
      ChipList& hand = hand_of(facts);
      hand.insert(std::lower_bound(hand.begin(), hand.end(), chip), chip);
    }
  }
  if (!plays(game, ChipRules::Treats)) return;
  for (const Island& island : game.map->islands) // IB1
    if (island.at == At{tile.x, tile.y} && island.coats > 0)
      score(facts, told, Reason::Coats, 2 * island.coats, {}, island.coats);
}

void lay_chip(const Game& game, Facts& facts, Told& told, const Action& action) {
  const LyingChip chip{y_of(action.square), x_of(action.square), facts.chips.to_lay.front(), false};
  auto& lying = facts.chips.lying;
  lying.insert(std::lower_bound(lying.begin(), lying.end(), chip), chip);
  facts.chips.to_lay.erase(facts.chips.to_lay.begin());
  told.happened.push_back({.type = EventType::ChipLaid, .player = facts.player, .x = chip.x, .y = chip.y});
  facts.player = facts.chips.to_lay.empty() ? 0 : (facts.player + 1) % game.rules.players;
  facts.decider = facts.player;
}

void take(Facts& facts, Told& told, const Action& action) {
  IslandStack& stack = facts.chips.stacks[action.what];
  const int colour = action.what / STACKS_EACH;
  pay(facts, {colour, count(hand_of(facts), {colour, 1}) > 0 ? 1 : 2}); // a 1 goes first
  facts.in_hand = stack.tiles.back();
  stack.tiles.pop_back();
  stack.covered = true;
  facts.decision = Decision::Tile;
  told.happened.push_back(
      {.type = EventType::Taken, .player = facts.player, .tile = facts.in_hand, .number = action.what});
}

void hand_in(Facts& facts, Told& told, const Action& action) {
  const ChipList set = chips_of_set(action.what);
  for (const ChipFact chip : set) pay(facts, chip);
  int& away = facts.chips.isle[at(facts.player)];
  told.happened.push_back({.type = EventType::Redeem, .player = facts.player, .number = away, .chips = set});
  facts.stash[at(facts.player * FIGURES + static_cast<int>(Figure::Meeple))] += away;
  away = 0;
}

void lay_treat(Facts& facts, Told& told, const Action& action) {
  const LyingChip treat{y_of(action.square), x_of(action.square), *facts.chips.treat, true};
  auto& lying = facts.chips.lying;
  lying.insert(std::lower_bound(lying.begin(), lying.end(), treat), treat);
  facts.chips.treat.reset();
  told.happened.push_back(
      {.type = EventType::Treat, .player = facts.player, .x = treat.x, .y = treat.y, .chips = {treat.chip}});
}

void upgrade(const Game& game, Facts& facts, Told& told, const Action& action) {
  const int tile = tile_of(game.rules, action.tile);
  const PlacedTile& placed = facts.board[at(tile)];
  const int feature = game.rules.kinds[at(placed.kind)].segments[action.segment].feature;
  const auto& [ones, twos] = PAYMENTS[action.what];
  ChipList paid;
  for (const auto& [number, wanted] : {std::pair(1, ones), std::pair(2, twos)})
    for (int i = 0; i < wanted; ++i) { // purple, blue, orange
      const ChipList& hand = hand_of(facts);
      pay(facts, *std::find_if(hand.begin(), hand.end(),
                               [&, n = number](ChipFact chip) { return chip.number == n; }));
      paid.push_back({UNTOLD, number});
    }
  --facts.chips.out, ++facts.chips.under; // one of them stays, under the meeple
  const auto meeple = std::find_if(facts.figures.begin(), facts.figures.end(), [&](const StandingFigure& f) {
    return f.player == facts.player && f.figure == Figure::Meeple && f.tile == tile && f.feature == feature &&
           !f.upgraded; // held ones too (X2)
  });
  if (meeple == facts.figures.end())
    throw std::logic_error("the referee upgrades a meeple that is not there");
  meeple->upgraded = true;
  std::sort(facts.figures.begin(), facts.figures.end());
  told.happened.push_back({.type = EventType::Upgrade,
                           .player = facts.player,
                           .x = placed.x,
                           .y = placed.y,
                           .number = feature,
                           .chips = paid});
}

void sell(Facts& facts, Told& told, const Action& action) {
  const int colour = action.what;
  if (count(hand_of(facts), {colour, 2}) > 0)
    pay(facts, {colour, 2});
  else
    for (int i = 0; i < 2; ++i) pay(facts, {colour, 1});
  facts.chips.sold = true;
  const int points = static_cast<Buyer>(action.segment) == Buyer::Town ? 9 : 5; // FR4, FR3
  const ChipList wine{{colour, UNTOLD}};
  told.happened.push_back({.type = EventType::Sell,
                           .player = facts.player,
                           .x = facts.board.back().x,
                           .y = facts.board.back().y,
                           .points = points,
                           .number = action.segment,
                           .chips = wine});
  score(facts, told, Reason::Wine, points, wine);
}

void buy_turn(Facts& facts, Told& told) {
  --facts.stash[at(facts.player * FIGURES + static_cast<int>(Figure::Meeple))];
  const int there = ++facts.chips.isle[at(facts.player)];
  facts.chips.bought = true;
  told.happened.push_back({.type = EventType::Isle, .player = facts.player, .number = there});
}

void lose_treat(Facts& facts) {
  facts.chips.out += facts.chips.treat.has_value();
  facts.chips.treat.reset();
}

void turn_up(Facts& facts, Told& told) {
  for (int i = 0; i < static_cast<int>(facts.chips.stacks.size()); ++i) {
    IslandStack& stack = facts.chips.stacks[at(i)];
    if (stack.covered && !stack.tiles.empty())
      told.happened.push_back({.type = EventType::TurnedUp, .tile = stack.tiles.back(), .number = i});
    stack.covered = false;
  }
}

void lose_upgrade(ChipFacts& chips) { --chips.under, ++chips.out; }

} // namespace mappa::proof
