#include "notation/protocol.h"

#include "data/json.h"
#include "data/object.h"
#include "notation/action.h"
#include "notation/arrangement.h"
#include "notation/error.h"
#include "notation/event.h"
#include "notation/map.h"
#include "notation/record.h"
#include "notation/setup.h"
#include "notation/tile.h"
#include "notation/view.h"

#include <algorithm>
#include <array>

namespace mappa {

using nlohmann::json;

namespace {

enum Code { // docs/protocol.md
  BAD_JSON = -32700,
  BAD_REQUEST = -32600,
  NO_METHOD = -32601,
  BAD_PARAMS = -32602,
  INTERNAL = -32603,
  NO_GAME = -32001,
  ILLEGAL = -32002,
  NOT_ALLOWED = -32003,
};

struct Failure : std::runtime_error {
  Code code;
  Failure(Code c, const std::string& message) : std::runtime_error(message), code(c) {}
};

Json envelope(const json& id, const char* key, Json content) {
  return {{"jsonrpc", "2.0"}, {"id", Json(id)}, {key, std::move(content)}};
}

Json failure_json(int code, const std::string& message) { return {{"code", code}, {"message", message}}; }

// The result or the error of `work`.
template <class Work>
Json attempt(const json& id, Work work) {
  const auto failed = [&](int code, const std::exception& error) {
    return envelope(id, "error", failure_json(code, error.what()));
  };
  try {
    return envelope(id, "result", work());
  } catch (const Failure& error) {
    return failed(error.code, error);
  } catch (const InputError& error) {
    return failed(BAD_PARAMS, error);
  } catch (const SetupError& error) {
    return failed(BAD_PARAMS, error);
  } catch (const IllegalAction& error) {
    return failed(ILLEGAL, error);
  } catch (const ArrangeError& error) {
    return failed(ILLEGAL, error);
  } catch (const std::exception& error) {
    return failed(INTERNAL, error);
  }
}

bool is_id(const json& value) { return value.is_string() || value.is_number() || value.is_null(); }

void check_request(const json& request) {
  const auto fail = [](const std::string& message) { throw Failure(BAD_REQUEST, message); };
  if (!request.is_object()) fail("a request is one object, not " + shown(request));
  if (request.value("jsonrpc", json()) != "2.0") fail("the key \"jsonrpc\" must be \"2.0\"");
  if (request.contains("id") && !is_id(request["id"]))
    fail("\"id\" is " + shown(request["id"]) + ", not a text or a number");
  if (!request.contains("method")) fail("the key \"method\" is missing");
  if (!request["method"].is_string()) fail("\"method\" is " + shown(request["method"]) + ", not a text");
  constexpr std::array KEYS{"jsonrpc", "id", "method", "params"};
  for (const auto& [key, value] : request.items())
    if (std::ranges::find(KEYS, key) == KEYS.end()) fail("unknown key " + shown(json(key)));
}

Json value_json(const std::vector<double>& value) { return value; }

} // namespace

struct Session::Params {
  const json& value;
  std::vector<std::string> faults{};
  Object object{value, Place(faults, "params")};

  // Everything wanted has been read.
  void done() {
    object.no_other_keys();
    throw_faults(faults);
  }
};

const std::vector<Session::Method> Session::METHODS{
    {"hello", &Session::hello}, {"new", &Session::start},       {"view", &Session::view},
    {"legal", &Session::legal}, {"play", &Session::play},       {"undo", &Session::undo},
    {"save", &Session::save},   {"load", &Session::load},       {"arrange", &Session::arrange},
    {"tile", &Session::tile},   {"suggest", &Session::suggest}, {"map", &Session::map},
};

Session::Session(const Library& library, std::string program_version, Adviser adviser)
    : library_(library), version_(std::move(program_version)), adviser_(std::move(adviser)) {}

std::string Session::answer(std::string_view text) {
  json request;
  try {
    request = parse_text(text);
  } catch (const InputError& error) {
    const Code code = text.size() > MAX_TEXT_SIZE ? BAD_REQUEST : BAD_JSON;
    return text_of(envelope(nullptr, "error", failure_json(code, error.what())));
  }
  const bool has_id = request.is_object() && request.contains("id");
  const json id = has_id && is_id(request["id"]) ? request["id"] : json();
  bool understood = false;
  const Json out = attempt(id, [&] {
    check_request(request);
    understood = true;
    return run(request);
  });
  return understood && !has_id ? "" : text_of(out);
}

Json Session::run(const json& request) {
  const Method& method = find_method(request);
  const json values = request.value("params", json::object());
  if (!values.is_object()) throw Failure(BAD_PARAMS, "\"params\" is " + shown(values) + ", not an object");
  Params params{values};
  return (this->*method.run)(params);
}

const Session::Method& Session::find_method(const json& request) const {
  const auto& name = request["method"].get_ref<const std::string&>();
  const auto found = std::ranges::find_if(METHODS, [&](const Method& m) { return m.name == name; });
  if (found != METHODS.end()) return *found;
  std::vector<std::string> names;
  for (const Method& method : METHODS) names.emplace_back(method.name);
  throw Failure(NO_METHOD,
                fmt::format("there is no method {}, only: {}", shown(json(name)), fmt::join(names, ", ")));
}

Game& Session::game() {
  if (!game_) throw Failure(NO_GAME, "there is no game yet; \"new\" or \"load\" begins one");
  return *game_;
}

Json Session::hello(Params& params) {
  params.done();
  Json sets = Json::array();
  for (const auto& [name, entry] : library_.sets) sets.push_back(name);
  Json maps = Json::array();
  for (const auto& [id, map] : library_.maps) maps.push_back(id);
  return {{"name", "Mappamundi"}, {"version", version_}, {"protocol", PROTOCOL_VERSION},
          {"sets", sets},         {"maps", maps},        {"levels", adviser_.levels}};
}

Json Session::start(Params& params) {
  const json* setup = params.object.need("setup");
  params.done();
  game_ = new_game(parse_setup(*setup, library_), library_);
  return summary_json(*game_);
}

Json Session::view(Params& params) {
  params.done();
  return view_json(game());
}

Json Session::legal(Params& params) {
  params.done();
  const Ruleset& rules = *game().rules;
  const Position& position = game().position;
  Json actions = Json::array();
  for (const Action& action : legal_actions(rules, position))
    actions.push_back(action_json(rules, position, action));
  return {{"decision", decision_json(position)}, {"actions", actions}};
}

Json Session::play(Params& params) {
  const json* wish = params.object.need("action");
  params.done();
  const Action action = parse_action(*game().rules, game().position, *wish);
  Events events;
  mappa::play(game(), action, &events);
  Json out = summary_json(game());
  out["events"] = events_json(*game().rules, game().position, events);
  return out;
}

Json Session::undo(Params& params) {
  const int n = params.object.integer("n", 1, static_cast<int>(MAX_STEPS), 1);
  params.done();
  const std::size_t steps = game().steps.size();
  if (static_cast<std::size_t>(n) > steps)
    throw InputError(fmt::format("{} actions cannot be taken back: {} have been played", n, steps));
  mappa::undo(game(), static_cast<std::size_t>(n));
  return summary_json(game());
}

Json Session::save(Params& params) {
  params.done();
  return save_game(game());
}

Json Session::load(Params& params) {
  const json* record = params.object.need("record");
  params.done();
  game_ = load_game(*record, library_);
  return summary_json(*game_);
}

Json Session::arrange(Params& params) {
  if (!game().setup().analysis)
    throw Failure(NOT_ALLOWED, "only a game whose setup has \"analysis\": true may be arranged");
  mappa::arrange(game(), parse_arrangement(*game().rules, game().position, params.value));
  return summary_json(game());
}

// Without a level the strongest player answers; all of them need far less than a second.
Json Session::suggest(Params& params) {
  std::vector<const char*> names;
  for (const std::string& level : adviser_.levels) names.push_back(level.c_str());
  const int chosen = params.object.word("level", names);
  params.object.integer("time_ms", 1, 600'000, 1);
  if (chosen && params.object.find("time_ms"))
    params.object.place().fault("\"level\" and \"time_ms\" exclude each other");
  const uint64_t seed = read_seed(params.object).value_or(0);
  params.done();
  const Ruleset& rules = *game().rules;
  const Position& position = game().position;
  if (game().over()) throw IllegalAction("the game is over: there is nothing to suggest");
  if (names.empty()) throw Failure(NOT_ALLOWED, "there are no computer players here");
  const std::string& level =
      chosen ? adviser_.levels[static_cast<std::size_t>(chosen - 1)] : adviser_.levels.back();
  const Advice advice = adviser_.suggest(rules, position, level, seed);
  Json lines = Json::array();
  for (const auto& line : advice.lines)
    lines.push_back({{"action", action_json(rules, position, line.action)},
                     {"visits", line.visits},
                     {"value", value_json(line.value)}});
  return {{"action", action_json(rules, position, advice.action)},
          {"value", value_json(advice.value)},
          {"lines", lines}};
}

Json Session::tile(Params& params) {
  const json* id = params.object.need("id");
  params.done();
  const Tile* found = id->is_string() ? library_.tile(id->get_ref<const std::string&>()) : nullptr;
  if (!found) throw InputError(fmt::format("there is no tile {}; ids look like \"base/RCr\"", shown(*id)));
  return tile_json(*found);
}

Json Session::map(Params& params) {
  const json* id = params.object.need("id");
  params.done();
  const MapFile* found = id->is_string() ? library_.map(id->get_ref<const std::string&>()) : nullptr;
  if (!found) throw InputError(fmt::format("there is no map {}; \"hello\" lists them", shown(*id)));
  return map_json(*found);
}

} // namespace mappa
