#include "checker.h"

#include "chip_game.h"
#include "compare.h"
#include "compare_chips.h"
#include "game/turn.h"
#include "game/unseen.h"
#include "referee_river.h"

#include <algorithm>
#include <utility>

namespace mappa::proof {

namespace {

void compare_all(const Game& game, const Position& position, const Facts& facts, const Survey& board,
                 Faults& faults) {
  compare_frontier(game, position, board, faults);
  compare_features(game, position, facts, board, faults);
  check_figures(game.rules, position, facts, board, faults);
  check_chips(game, facts, faults);
  compare_legal(game, position, facts, board, faults);
}

Game game_on(const Ruleset& rules, const Map* map) { return {rules, map, map ? Plan(*map) : Plan()}; }

} // namespace

Faults check_position(const Ruleset& rules, const Position& position, const Map* map) {
  Faults faults;
  check_ranges(rules, position, faults);
  if (!faults.empty()) return faults;
  const Facts facts = facts_of(rules, position);
  const Game game = game_on(rules, map);
  compare_all(game, position, facts, survey(game, facts.board), faults);
  return faults;
}

namespace {

// The first way a tile fits a square, where others lie already; NONE: none does.
int first_rotation(const Game& game, const std::vector<PlacedTile>& board, const Tile& tile, At where) {
  const OpenSquare square = look(game, board, where);
  for (int rot = 0; rot < ROTATIONS; ++rot)
    if (fits(tile, rot, square)) return rot;
  return NONE;
}

// Start squares that no tile fits stay empty.
int hopeless_starts(const Game& game, const Facts& facts, const Map& map) {
  std::vector<int> kinds = facts.stack;
  kinds.insert(kinds.end(), facts.discarded.begin(), facts.discarded.end());
  for (const IslandStack& stack : facts.chips.stacks)
    kinds.insert(kinds.end(), stack.tiles.begin(), stack.tiles.end());
  if (facts.in_hand != NO_TILE) kinds.push_back(facts.in_hand);
  return static_cast<int>(std::count_if(map.starts.begin(), map.starts.end(), [&](const std::string& id) {
    return std::none_of(kinds.begin(), kinds.end(), [&](int kind) {
      const Tile& tile = game.rules.kinds[static_cast<size_t>(kind)].tile;
      return first_rotation(game, facts.board, tile, map.town(id)->at) != NONE;
    });
  }));
}

// M3: the map's, but that of the start tile first if the setup names it.
std::vector<std::string> order_of_starts(const Ruleset& rules, const Map& map) {
  std::vector<std::string> order = map.starts;
  std::stable_partition(order.begin(), order.end(),
                        [&](const std::string& id) { return id == rules.setup.start_tile.at; });
  return order;
}

// R1: the way that the spring fits and the river has most squares straight ahead; NONE: it has none.
int spring_rotation(const Game& game, At where) {
  const Tile& spring = game.rules.kinds[at(game.rules.spring)].tile;
  const OpenSquare square = look(game, {}, where);
  const std::optional<int> named = game.rules.setup.start_tile.rot;
  std::array<int, ROTATIONS> ahead{};
  for (int rot = 0; rot < ROTATIONS; ++rot) {
    if (named.value_or(rot) != rot || !fits(spring, rot, square)) continue;
    const auto printed = std::find(spring.sides.begin(), spring.sides.end(), Kind::River);
    const size_t side = (at(static_cast<int>(printed - spring.sides.begin())) + at(rot)) % SIDES;
    int& squares = ahead[at(rot)];
    while (game.plan.takes_tile(where.x + (squares + 1) * EAST[side], where.y + (squares + 1) * SOUTH[side]))
      ++squares;
  }
  const auto most = std::max_element(ahead.begin(), ahead.end());
  return *most ? static_cast<int>(most - ahead.begin()) : NONE;
}

// R1: it lies on the first start used that it fits, and the others wait.
void check_spring(const Game& game, const Facts& facts, Faults& faults) {
  const auto& named = game.rules.setup.starts;
  const auto used = named.empty() ? static_cast<size_t>(game.map->starts_used) : named.size();
  const PlacedTile& spring = facts.board.front();
  if (spring.kind != game.rules.spring) fault(faults, "the first tile is not the spring");
  const bool flows = facts.in_hand != NO_TILE && game.rules.kinds[at(facts.in_hand)].river;
  if (!flows && !river_left(game, facts)) return; // none of its tiles fitted, so the starts have theirs
  if (facts.board.size() != 1 || facts.waiting.size() + 1 != used)
    fault(faults, "{} tiles and {} waiting starts instead of {}", facts.board.size(), facts.waiting.size(),
          used);
  for (const std::string& id : order_of_starts(game.rules, *game.map)) {
    const At where = game.map->town(id)->at;
    const int rot = spring_rotation(game, where);
    const bool waits = start_waits(facts, where.x, where.y);
    if (waits && !named.empty() && !std::count(named.begin(), named.end(), id))
      fault(faults, "{} waits, and is not used", id);
    if (waits && rot != NONE) fault(faults, "the spring fits {} and does not lie there", id);
    if (where != At{spring.x, spring.y}) continue;
    if (spring.rot != rot) fault(faults, "the spring has rotation {} instead of {}", spring.rot, rot);
    return;
  }
  fault(faults, "the spring lies on no start square");
}

} // namespace

Faults check_start(const Ruleset& rules, const Position& position, const Map& map) {
  Faults faults;
  const Game game = game_on(rules, &map);
  const Facts facts = facts_of(rules, position);
  if (rules.spring >= 0) {
    check_spring(game, facts, faults);
    if (rules.setup.chips) check_chips_laid(game, facts, faults);
    return faults;
  }
  const std::vector<PlacedTile>& laid = facts.board;
  const auto& named = rules.setup.starts;
  const auto wanted = named.empty() ? static_cast<size_t>(map.starts_used) : named.size();
  if (const int missing = static_cast<int>(wanted) - static_cast<int>(laid.size());
      missing < 0 || (missing > 0 && missing > hopeless_starts(game, facts, map)))
    fault(faults, "{} start tiles instead of {}", laid.size(), wanted);
  const Tile* start_tile = // until the first square that it fits
      rules.start_kind < 0 ? nullptr : &rules.kinds[static_cast<size_t>(rules.start_kind)].tile;
  std::vector<PlacedTile> before;
  for (const std::string& id : order_of_starts(rules, map)) {
    const Town& start = *map.town(id);
    const bool used = before.size() < laid.size() && laid[before.size()].x == start.at.x &&
                      laid[before.size()].y == start.at.y;
    if (!named.empty() && used != (std::count(named.begin(), named.end(), id) > 0))
      fault(faults, "{} is {}used as start", id, used ? "" : "not ");
    if (!used) continue;
    const PlacedTile& tile = laid[before.size()];
    const int first = first_rotation(game, before, printed(rules, tile), start.at);
    const int rot =
        tile.kind == rules.start_kind && start_tile ? rules.setup.start_tile.rot.value_or(first) : first;
    if (tile.rot != rot) fault(faults, "the tile on {} has rotation {} instead of {}", id, tile.rot, rot);
    if (start_tile && first_rotation(game, before, *start_tile, start.at) != NONE) {
      if (tile.kind != rules.start_kind) fault(faults, "the first start square {} has no start tile", id);
      start_tile = nullptr;
    }
    before.push_back(tile);
  }
  if (before.size() != laid.size()) fault(faults, "a start tile lies on no start square, or in wrong order");
  if (rules.setup.chips) check_chips_laid(game, facts, faults);
  return faults;
}

Faults check_tiles_kept(const Ruleset& rules, const Position& position) {
  std::vector<int> left(rules.kinds.size());
  for (const uint8_t kind : rules.mix) ++left[kind];
  for (const uint8_t kind : rules.river) ++left[kind];
  if (rules.lake >= 0) ++left[static_cast<size_t>(rules.lake)];
  if (rules.start_kind >= 0) ++left[static_cast<size_t>(rules.start_kind)];
  int seen = 0;
  Faults faults;
  const auto take = [&](int kind) {
    ++seen;
    if (--left.at(static_cast<size_t>(kind)) < 0) fault(faults, "more tiles of kind {} than there are", kind);
  };
  const Facts facts = facts_of(rules, position);
  for (const PlacedTile& tile : facts.board) take(tile.kind);
  for (const int kind : facts.stack) take(kind);
  for (const int kind : facts.discarded) take(kind);
  for (const IslandStack& stack : facts.chips.stacks)
    for (const int kind : stack.tiles) take(kind);
  if (facts.in_hand != NO_TILE) take(facts.in_hand);
  if (seen != rules.tile_limit) fault(faults, "{} tiles in the game instead of {}", seen, rules.tile_limit);
  return faults;
}

Faults check_chips_kept(const Ruleset& rules, const Position& position) {
  Faults faults;
  if (!rules.setup.chips) return faults;
  std::array<int, CHIP_KINDS> kinds{}, gone{};
  for (size_t i = 0; i < CHIPS; ++i) {
    ++kinds[position.chips[i]];
    const bool lies = position.chip_squares[i] != NOWHERE, unseen = (position.face_down >> i & 1) != 0;
    if (!lies && !unseen && i != position.treat) ++gone[position.chips[i]];
  }
  int left = -chip_facts_of(rules, position).under; // of those that were taken and are in no hand
  for (size_t kind = 0; kind < CHIP_KINDS; ++kind) {
    const int all = kind % 2 == 0 ? 6 : 4; // C1: 1s and 2s of a colour
    if (kinds[kind] != all) fault(faults, "{} chips of kind {} instead of {}", kinds[kind], kind, all);
    for (const Hand& hand : position.hands) gone[kind] -= hand[kind];
    if (gone[kind] < 0) fault(faults, "more chips of kind {} before players than were taken", kind);
    left += gone[kind];
  }
  if (left < 0) fault(faults, "more chips under meeples than were paid");
  return faults;
}

namespace {

// What lies hidden, sorted: the tiles, and the chips by what is known of them.
void sort_hidden(const Ruleset& rules, const Map* map, Facts& facts, std::vector<int>& tiles,
                 std::vector<ChipFact>& chips) {
  tiles = std::exchange(facts.stack, std::vector<int>(facts.stack.size()));
  for (IslandStack& stack : facts.chips.stacks)
    for (size_t i = 0; i + (stack.covered ? 0 : 1) < stack.tiles.size(); ++i)
      tiles.push_back(std::exchange(stack.tiles[i], 0));
  std::sort(tiles.begin(), tiles.end());
  const auto hide_chip = [&](ChipFact& chip, bool colour_known) {
    chips.push_back(chip);
    chip = {colour_known ? chip.colour : 0, 0};
  };
  const bool open = chip_game(rules.setup, map).colours_open;
  for (LyingChip& chip : facts.chips.lying)
    if (!chip.face_up) hide_chip(chip.chip, open);
  for (ChipFact& chip : facts.chips.to_lay) hide_chip(chip, false);
  for (ChipFact& chip : facts.chips.unseen) hide_chip(chip, open && facts.chips.to_lay.empty());
  std::sort(chips.begin(), chips.end());
  std::sort(facts.chips.unseen.begin(), facts.chips.unseen.end());
}

} // namespace

Faults check_hide(const Ruleset& rules, const Position& position, const Map* map, Random random) {
  Faults faults;
  Position hidden = position;
  hide(rules, hidden, random);
  Facts before = facts_of(rules, position), after = facts_of(rules, hidden);
  std::vector<int> tiles, tiles_after;
  std::vector<ChipFact> chips, chips_after;
  sort_hidden(rules, map, before, tiles, chips);
  sort_hidden(rules, map, after, tiles_after, chips_after);
  compare_facts(after, before, faults);
  if (count_unseen(rules, position) != count_unseen(rules, hidden) || tiles.size() != tiles_after.size())
    fault(faults, "hide changes what may be unseen");
  if (tiles != tiles_after && !rules.boxed()) fault(faults, "hide changes the tiles that nobody sees");
  if (chips != chips_after) fault(faults, "hide changes the chips that nobody sees");
  return faults;
}

Faults check_random_action(const Ruleset& rules, const Position& position, const Actions& actions,
                           Random random) {
  Random same = random;
  const Action chosen = random_action(rules, position, random);
  const Action wanted = actions[static_cast<int>(same.below(static_cast<uint32_t>(actions.size)))];
  Faults faults;
  if (chosen != wanted) fault(faults, "random_action is not the action that legal lists at that place");
  if (random.state != same.state) fault(faults, "random_action draws other numbers than below");
  return faults;
}

Follower::Follower(const Ruleset& rules, const Position& from, const Map* map)
    : game_(game_on(rules, map)), facts_(facts_of(rules, from)), board_(survey(game_, facts_.board)) {
  compare(from);
}

void Follower::follow(const Action& action, const Position& after, const Events& events) {
  const int out = facts_.chips.out;
  const Told told = play(game_, facts_, board_, action);
  compare(after);
  if (facts_.chips.out < out) fault(faults_, "chips have come back into the game");
  if (!faults_.empty()) return;
  compare_events(game_, facts_, board_, events, told, faults_);
  compare_happenings(game_, facts_, events, told, faults_);
}

void Follower::compare(const Position& position) {
  check_ranges(game_.rules, position, faults_);
  if (!faults_.empty()) return;
  compare_facts(facts_of(game_.rules, position), facts_, faults_);
  if (!faults_.empty()) return; // what follows would only repeat it
  compare_all(game_, position, facts_, board_, faults_);
}

} // namespace mappa::proof
