#include "notation/record.h"

#include "data/json.h"
#include "data/object.h"
#include "game/turn.h"
#include "notation/action.h"
#include "notation/arrangement.h"
#include "notation/error.h"
#include "notation/setup.h"

namespace mappa::notation {

using nlohmann::json;

namespace {

constexpr const char* FORMAT = "mappa-game";
constexpr int VERSION = 1;
constexpr const char* ARRANGE = "arrange";
constexpr const char* ANEW = "anew";

Json step_json(const Ruleset& rules, const Position& position, const Step& step) {
  if (const auto* action = std::get_if<Action>(&step)) return action_json(rules, position, *action);
  if (const auto* anew = std::get_if<Anew>(&step)) return anew_json(anew->seed);
  Json out{{"type", ARRANGE}};
  out.update(arrangement_json(rules, position, std::get<Arrangement>(step)));
  return out;
}

bool is_step(const json& action, const char* name) {
  const auto type = action.is_object() ? action.find("type") : action.end();
  return type != action.end() && *type == name;
}

Anew parse_anew(const json& action) {
  std::vector<std::string> faults;
  data::Object object(action, data::Place(faults, ANEW));
  object.find("type");
  object.need("seed");
  const std::optional<Seed> seed = read_seed(object);
  object.no_other_keys();
  throw_faults(faults);
  return {*seed};
}

void load_step(Game& game, const json& action) {
  if (is_anew(action)) {
    if (game.over()) throw IllegalAction("the game is over");
    game.steps.emplace_back(parse_anew(action));
    return replay(*game.rules, game.position, game.steps.back());
  }
  if (!is_step(action, ARRANGE)) return play(game, parse_action(*game.rules, game.position, action));
  if (!game.setup().analysis) throw IllegalAction("only a game with \"analysis\" may be arranged");
  json wish = action;
  wish.erase("type");
  arrange(game, parse_arrangement(*game.rules, game.position, wish));
}

const json& read_setup(data::Object& record) {
  static const json NONE;
  const json* setup = record.need("setup");
  if (setup && setup->is_object() && !setup->contains("seed"))
    record.place().fault("\"setup\" has no \"seed\", so the game cannot be played again");
  return setup ? *setup : NONE;
}

} // namespace

bool is_anew(const json& step) { return is_step(step, ANEW); }

Json anew_json(const Seed& seed) { return {{"type", ANEW}, {"seed", seed_json(seed)}}; }

Json save_game(const Game& game) {
  Json actions = Json::array();
  Position position = start(*game.rules, game.setup().seed);
  for (const Step& step : game.steps) {
    actions.push_back(step_json(*game.rules, position, step));
    replay(*game.rules, position, step);
  }
  return {{"format", FORMAT},
          {"version", VERSION},
          {"setup", whole_setup_json(game.setup())},
          {"actions", actions}};
}

Game load_game(const json& value, const data::Library& library, const data::MapPtr& carried) {
  std::vector<std::string> faults;
  data::Object record(value, data::Place(faults, "record"));
  if (const json* format = record.need("format"); format && *format != FORMAT)
    record.place().fault("\"format\" is {}, not \"{}\"", data::shown(*format), FORMAT);
  record.integer("version", VERSION, VERSION);
  const json& setup = read_setup(record);
  const json* actions = record.need_list("actions");
  if (actions && actions->size() > MAX_STEPS)
    record.place().fault("\"actions\" has {} entries; a game has at most {}", actions->size(), MAX_STEPS);
  record.no_other_keys();
  throw_faults(faults);

  Game game = new_game(parse_setup(setup, library, carried), library);
  for (std::size_t i = 0; i < actions->size(); ++i) {
    const auto numbered = [&](const std::exception& error) {
      return fmt::format("action {}: {}", i + 1, error.what());
    };
    try {
      load_step(game, (*actions)[i]);
    } catch (const InputError& error) {
      throw ErrorAt<InputError>(i + 1, numbered(error));
    } catch (const IllegalAction& error) {
      throw ErrorAt<IllegalAction>(i + 1, numbered(error));
    } catch (const ArrangeError& error) {
      throw ErrorAt<IllegalAction>(i + 1, numbered(error));
    }
  }
  return game;
}

} // namespace mappa::notation
