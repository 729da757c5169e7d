#include "notation/protocol.h"

#include "data/json.h"
#include "data/object.h"
#include "game/rules/chip_setup.h"
#include "notation/action.h"
#include "notation/arrangement.h"
#include "notation/error.h"
#include "notation/event.h"
#include "notation/features.h"
#include "notation/map.h"
#include "notation/record.h"
#include "notation/setup.h"
#include "notation/tile.h"
#include "notation/view.h"

#include <algorithm>
#include <array>

namespace mappa::notation {

using data::Library;

using nlohmann::json;

// Made by whoever asks, so that a program without sessions need not bring them along.
const std::vector<Session::Method>& Session::methods() {
  static const std::vector<Method> METHODS{
      {"hello", &Session::hello},       {"new", &Session::start},   {"view", &Session::view},
      {"features", &Session::features}, {"legal", &Session::legal}, {"play", &Session::play},
      {"undo", &Session::undo},         {"save", &Session::save},   {"load", &Session::load},
      {"arrange", &Session::arrange},   {"tile", &Session::tile},   {"suggest", &Session::suggest},
      {"map", &Session::map},
  };
  return METHODS;
}

Session::Session(const Library& library, std::string program_version, Adviser adviser)
    : library_(library), version_(std::move(program_version)), adviser_(std::move(adviser)) {}

std::string Session::answer(std::string_view text) {
  const Request request = read_request(text);
  if (!request.fault.empty()) return request.fault;
  const Json out = attempt(request.id, [&] {
    Params params(request.params);
    return (this->*find_method(methods(), request.method).run)(params);
  });
  return request.answered ? text_of(out) : "";
}

Game& Session::game() {
  if (!game_) throw RpcFailure(Fault::NoGame, "there is no game yet; \"new\" or \"load\" begins one");
  return *game_;
}

Json hello_json(const Library& library, const std::string& version, const std::vector<std::string>& levels) {
  Json sets = Json::array();
  for (const auto& [name, entry] : library.sets) sets.push_back(name);
  Json maps = Json::array();
  for (const auto& [id, map] : library.maps) maps.push_back(id);
  return {{"name", "Mappamundi"}, {"version", version}, {"protocol", PROTOCOL_VERSION},
          {"sets", sets},         {"maps", maps},       {"levels", levels}};
}

Json Session::hello(Params& params) {
  params.done();
  return hello_json(library_, version_, adviser_.levels);
}

Json Session::start(Params& params) {
  const json* setup = params.object.need("setup");
  params.done();
  game_ = new_game(parse_setup(*setup, library_), library_);
  Json out = summary_json(*game_);
  for (const Sentence& note : differences(*game_->rules, library_)) out["notes"].push_back(english(note));
  return out;
}

Json Session::view(Params& params) {
  params.done();
  return view_json(game());
}

Json Session::features(Params& params) {
  params.done();
  return features_json(*game().rules, game().position);
}

Json Session::legal(Params& params) {
  params.done();
  return legal_json(*game().rules, game().position);
}

Json Session::play(Params& params) {
  const json* wish = params.object.need("action");
  params.done();
  const Action action = parse_action(*game().rules, game().position, *wish);
  Events events;
  notation::play(game(), action, &events);
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
  notation::undo(game(), static_cast<std::size_t>(n));
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
    throw RpcFailure(Fault::NotAllowed, "only a game whose setup has \"analysis\": true may be arranged");
  notation::arrange(game(), parse_arrangement(*game().rules, game().position, params.value));
  return summary_json(game());
}

// Without a level the strongest player answers, in the time that is given.
Json Session::suggest(Params& params) {
  std::vector<const char*> names;
  for (const std::string& level : adviser_.levels) names.push_back(level.c_str());
  const int chosen = params.object.word("level", names);
  const int time_ms = params.object.find("time_ms") ? params.object.integer("time_ms", 1, 600'000) : 0;
  if (chosen && time_ms) params.object.place().fault("\"level\" and \"time_ms\" exclude each other");
  const uint64_t seed = read_number_seed(params.object).value_or(0);
  params.done();
  const Ruleset& rules = *game().rules;
  const Position& position = game().position;
  if (game().over()) throw IllegalAction("the game is over: there is nothing to suggest");
  if (names.empty()) throw RpcFailure(Fault::NotAllowed, "there are no computer players here");
  const std::string& level =
      chosen ? adviser_.levels[static_cast<std::size_t>(chosen - 1)] : adviser_.levels.back();
  return advice_json(rules, position, adviser_.suggest(rules, position, level, seed, time_ms));
}

Json advice_json(const Ruleset& rules, const Position& position, const Advice& advice) {
  Json lines = Json::array();
  for (const auto& line : advice.lines)
    lines.push_back({{"action", action_json(rules, position, line.action)},
                     {"visits", line.visits},
                     {"value", line.value}});
  return {{"action", action_json(rules, position, advice.action)}, {"value", advice.value}, {"lines", lines}};
}

Json tile_of(Params& params, const Library& library) {
  const json* id = params.object.need("id");
  params.done();
  const Tile* found = id->is_string() ? library.tile(id->get_ref<const std::string&>()) : nullptr;
  if (!found)
    throw InputError(fmt::format("there is no tile {}; ids look like \"base/RCr\"", data::shown(*id)));
  return tile_json(*found);
}

namespace {

Json mix_json(const Mix& mix) {
  Json out{{"tiles", mix.tiles}};
  if (mix.tile_limit) out["tile_limit"] = *mix.tile_limit;
  return out;
}

// What a setup on a map may choose, and what it plays if it does not (M2, C6).
void add_choices(const Map& map, const Library& library, Json& out) {
  out["recommended"] = {{"plain", mix_json(recommended_mix(map, false, {}, library))},
                        {"postman", mix_json(recommended_mix(map, true, {}, library))}};
  out["chip_rules"] = Json::array();
  for (const ChipRules rules : chip_rules_for(map))
    out["chip_rules"].push_back(CHIP_RULES_NAME[static_cast<std::size_t>(rules)]);
}

} // namespace

Json map_answer(const data::MapFile& map, const Library& library) {
  Json out = map_json(map);
  add_choices(map.map, library, out);
  return out;
}

void throw_no_map(const json& id) {
  throw NoMap(fmt::format("there is no map {}; \"hello\" lists them", data::shown(id)));
}

Json Session::tile(Params& params) { return tile_of(params, library_); }

// The game's own is one of them.
Json Session::map(Params& params) {
  const json* id = params.object.need("id");
  params.done();
  const data::MapFile* played = game_ ? played_map(game_->setup(), library_) : nullptr;
  if (played && *id == played->map.id) return map_answer(*played, library_);
  const data::MapFile* found = id->is_string() ? library_.map(id->get_ref<const std::string&>()) : nullptr;
  if (!found) throw_no_map(*id);
  return map_answer(*found, library_);
}

} // namespace mappa::notation
