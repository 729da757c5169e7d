#include "notation/game.h"

#include "game/turn.h"
#include "notation/setup.h"

#include <algorithm>
#include <fmt/format.h>
#include <map>
#include <tuple>

namespace mappa::notation {

namespace {

// Some sets are other prints of the same tiles (A1): an id must mean one kind of tile in one game.
void check_distinct(const std::vector<const TileSet*>& sets) {
  std::map<std::string, std::string> set_of;
  for (const TileSet* set : sets)
    for (const Tile& tile : set->tiles)
      if (const auto [entry, added] = set_of.emplace(tile.id, set->name); !added)
        throw SetupError(fmt::format("the tile sets {} and {} both have the tile {}: take only one of them",
                                     entry->second, set->name, tile.id));
}

} // namespace

Ruleset rules_for(const Setup& setup, const data::Library& library) {
  std::vector<const TileSet*> sets;
  for (const auto& [name, copies] : setup.tiles) {
    const TileSet* set = library.set(name);
    if (!set) throw SetupError("there is no tile set '" + name + "'");
    sets.push_back(set);
  }
  check_distinct(sets);
  const data::MapFile* map = played_map(setup, library);
  if (!setup.map.empty() && !map) throw SetupError("there is no map '" + setup.map + "'");
  return make_ruleset(setup, sets, map ? &map->map : nullptr);
}

Game new_game(const Setup& setup, const data::Library& library, Events* events) {
  Game game{std::make_shared<const Ruleset>(rules_for(setup, library)), {}, {}};
  game.position = start(*game.rules, setup.seed, events);
  return game;
}

std::vector<Action> legal_actions(const Ruleset& rules, const Position& position) {
  Actions actions;
  legal(rules, position, actions);
  std::vector<Action> list(actions.begin(), actions.end());
  std::stable_sort(list.begin(), list.end(), [](const Action& a, const Action& b) {
    const auto order = [](const Action& action) {
      return action.type == ActionType::Tile
                 ? std::tuple(y_of(action.square), x_of(action.square), action.what)
                 : std::tuple(0, 0, uint8_t{0});
    };
    return order(a) < order(b);
  });
  return list;
}

void play(Game& game, const Action& action, Events* events) {
  apply(*game.rules, game.position, action, events);
  game.steps.emplace_back(action);
}

void arrange(Game& game, const Arrangement& arrangement) {
  if (game.steps.size() >= MAX_STEPS)
    throw ArrangeError(fmt::format("a game keeps at most {} actions; save it or start a new one", MAX_STEPS));
  game.position = arrange(*game.rules, game.position, arrangement);
  game.steps.emplace_back(arrangement);
}

void undo(Game& game, std::size_t n) {
  game.steps.resize(game.steps.size() - std::min(n, game.steps.size()));
  game.position = start(*game.rules, game.setup().seed);
  for (const Step& step : game.steps) replay(*game.rules, game.position, step);
}

void replay(const Ruleset& rules, Position& position, const Step& step) {
  if (const auto* action = std::get_if<Action>(&step)) return apply(rules, position, *action);
  if (const auto* anew = std::get_if<Anew>(&step)) return deal_anew(rules, position, anew->seed);
  position = arrange(rules, position, std::get<Arrangement>(step));
}

} // namespace mappa::notation
