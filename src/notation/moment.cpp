#include "notation/moment.h"

#include "data/json.h"
#include "data/object.h"
#include "notation/error.h"
#include "notation/event.h"
#include "notation/features.h"
#include "notation/game.h"
#include "notation/setup.h"
#include "notation/view.h"

#include <fmt/format.h>

namespace mappa::notation {

using nlohmann::json;

std::string moment_text(const json& setup, const json& actions, const data::Library& library,
                        const data::MapPtr& carried) {
  if (!setup.is_object() || !setup.contains("seed"))
    throw InputError("\"setup\" has no \"seed\", so the game cannot be played again");
  if (!actions.is_array() || actions.size() > MAX_STEPS)
    throw InputError(
        fmt::format("\"actions\" is {}, not a list of at most {}", data::shown(actions), MAX_STEPS));
  Game game = new_game(parse_setup(setup, library, carried), library);
  Events events;
  for (std::size_t i = 0; i < actions.size(); ++i) {
    const auto legal = legal_actions(*game.rules, game.position);
    const auto number = data::whole_number(actions[i], 0, static_cast<int>(legal.size()) - 1);
    if (!number)
      throw InputError(
          fmt::format("action {} is {}; {} are legal", i + 1, data::shown(actions[i]), legal.size()));
    events.size = 0;
    play(game, legal[static_cast<std::size_t>(*number)], &events);
  }
  const Json told{{"view", view_json(game)},
                  {"legal", legal_json(*game.rules, game.position)},
                  {"features", features_json(*game.rules, game.position)},
                  {"events", events_json(*game.rules, game.position, events)}};
  return text_of(told);
}

} // namespace mappa::notation
