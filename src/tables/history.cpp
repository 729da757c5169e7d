#include "tables/history.h"

#include "game/turn.h"
#include "notation/action.h"
#include "notation/event.h"
#include "notation/features.h"
#include "notation/record.h"
#include "notation/setup.h"
#include "notation/view.h"
#include "tables/public.h"

namespace mappa::tables {

using notation::Json;

Json record_json(const Table& table) {
  Json actions = Json::array();
  Position position = start(*table.rules, table.setup.seed);
  const auto deal = [&](std::size_t moves) {
    for (const Table::Anew& anew : table.anew)
      if (anew.moves == moves) actions.push_back(notation::anew_json(anew.seed));
    deal_again(table, moves, position);
  };
  for (std::size_t i = 0; i < table.moves.size(); ++i) {
    deal(i);
    actions.push_back(notation::action_json(*table.rules, position, table.moves[i].action));
    apply(*table.rules, position, table.moves[i].action);
  }
  deal(table.moves.size());
  return {{"format", "mappa-game"},
          {"version", 1},
          {"setup", notation::whole_setup_json(table.setup)},
          {"actions", actions}};
}

Json story_json(const Table& table) {
  const Ruleset& rules = *table.rules;
  const auto events = std::make_unique<Events>();
  Position position = start(rules, table.setup.seed, events.get());
  Json steps = Json::array();
  const auto add_step = [&](const Json& player, const Json& action) {
    steps.push_back({{"player", player},
                     {"action", action},
                     {"events", notation::events_json(rules, position, *events)},
                     {"scores", notation::scores_json(rules, position)}});
    events->size = 0;
  };
  add_step(nullptr, nullptr);
  for (std::size_t i = 0; i < table.moves.size(); ++i) {
    deal_again(table, i, position);
    const Json action = notation::action_json(rules, position, table.moves[i].action);
    apply(rules, position, table.moves[i].action, events.get());
    add_step(table.moves[i].seat, action);
  }
  Json setup = open_setup_json(table);
  setup.erase("seed");
  return {{"setup", setup},
          {"seed", notation::seed_json(table.setup.seed)},
          {"steps", steps},
          {"winners", table.winners}};
}

Json position_json(const Table& table, std::size_t moves) {
  const Position position = replay_moves(table, moves);
  Json out{{"view", notation::view_json(table.setup, *table.rules, position)}};
  out.update(notation::features_json(*table.rules, position));
  out["decision"] = notation::decision_json(position);
  return out;
}

} // namespace mappa::tables
