// The methods of a game: looking at it, playing, and having it analysed.
#include "game/turn.h"
#include "notation/action.h"
#include "notation/features.h"
#include "notation/view.h"
#include "server/hub.h"

#include <fmt/format.h>
#include <utility>

namespace mappa::server {

using notation::Fault;
using notation::Json;
using notation::Params;
using notation::RpcFailure;

namespace {

const Table& game_of(const Call& call) {
  const Table& table = table_of(call);
  if (!table.position) throw RpcFailure(Fault::NotNow, "the game has not begun");
  return table;
}

} // namespace

std::optional<Json> Hub::view(const CallPtr& call, Params& params) {
  params.done();
  const Table& table = game_of(*call);
  return notation::view_json(table.setup, *table.rules, *table.position);
}

std::optional<Json> Hub::features(const CallPtr& call, Params& params) {
  params.done();
  const Table& table = game_of(*call);
  return notation::features_json(*table.rules, *table.position);
}

std::optional<Json> Hub::legal(const CallPtr& call, Params& params) {
  params.done();
  const Table& table = game_of(*call);
  Json out = table.playing() ? notation::legal_json(*table.rules, *table.position)
                             : Json{{"decision", nullptr}, {"actions", Json::array()}};
  out["at"] = table.at;
  return out;
}

std::optional<Json> Hub::play(const CallPtr& call, Params& params) {
  const nlohmann::json* wish = params.object.need("action");
  const int at = params.object.integer("at", 0, MAX_NUMBER, 0);
  const bool sure = params.object.find("at");
  params.done();
  const LivePtr live = live_of(*call);
  const Table& table = live->table;
  playing_seat(table, person_of(*call));
  if (sure && at != table.at)
    throw RpcFailure(Fault::NotNow,
                     fmt::format("the game has moved on: it stands at {}, not {}", table.at, at));
  const Action action = notation::parse_action(*table.rules, *table.position, *wish);
  const auto result = [](const Table& after, const std::vector<Json>& told) {
    Json out = notation::summary_json(*after.rules, *after.position);
    out["events"] = told.front()["events"];
    out["number"] = told.front()["number"];
    out["at"] = after.at;
    return out;
  };
  change(live, play_action(table, action, By::Person, clock_left(*live)), call, result);
  return std::nullopt;
}

std::optional<Json> Hub::events(const CallPtr& call, Params& params) {
  const int after = params.object.integer("after", 0, MAX_NUMBER);
  params.done();
  return told_after(table_of(*call), after);
}

std::optional<Json> Hub::analyse(const CallPtr& call, Params& params) {
  const int at = params.object.integer("at", 0, MAX_NUMBER);
  const int time_ms = params.object.integer("time_ms", 1, MAX_ANALYSIS_MS, MAX_ANALYSIS_MS);
  params.done();
  Guest& guest = *call->guest;
  const Table& table = table_of(*call);
  if (table.state != store::TableState::Over) throw RpcFailure(Fault::NotNow, "the game is not over");
  const std::size_t moves = table.moves.size();
  if (std::cmp_greater(at, moves))
    throw RpcFailure(Fault::BadParams, fmt::format("\"at\" is {}: the game has {} actions", at, moves));
  if (guest.analysing) throw RpcFailure(Fault::TooMany, "one analysis at a time");
  const auto position = std::make_shared<Position>(replay_moves(table, static_cast<std::size_t>(at)));
  if (position->decision == Decision::Over)
    throw notation::IllegalAction("the game is over: there is nothing to suggest");
  Random random{};
  hide(*table.rules, *position, random);
  limit(analysts_, guest, "analyses");
  const auto thought = [this, call, rules = table.rules,
                        position](const std::optional<notation::Advice>& advice) {
    call->guest->analysing = false;
    attempt_later(call, [&] {
      if (!advice) throw RpcFailure(Fault::Internal, "the computer player failed");
      answer(*call,
             notation::result_json(call->request.id, notation::advice_json(*rules, *position, *advice)));
    });
  };
  const std::string asker = fmt::format("{}", fmt::ptr(&guest)); // one connection, one analysis
  guest.analysing = thinkers_.analyse({asker, guest.address},
                                      {table.rules, position, options_.levels.back(), 0, time_ms}, thought);
  if (!guest.analysing) throw RpcFailure(Fault::TooMany, "too many analyses wait; try again");
  return std::nullopt;
}

} // namespace mappa::server
