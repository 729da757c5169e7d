// The methods of those who look back at a game, or ask while they play. Players and the coach think for them.
#include "game/turn.h"
#include "notation/action.h"
#include "tables/hub.h"

#include <fmt/format.h>
#include <utility>

namespace mappa::tables {

using notation::Advice;
using notation::Fault;
using notation::Json;
using notation::Params;
using notation::RpcFailure;

namespace {

void need_over(const Table& table) {
  if (table.state != store::TableState::Over) throw RpcFailure(Fault::NotNow, "the game is not over");
}

void need_within(const Table& table, const char* key, int at) {
  const std::size_t moves = table.moves.size();
  if (std::cmp_greater(at, moves))
    throw RpcFailure(Fault::BadParams, fmt::format("\"{}\" is {}: the game has {} actions", key, at, moves));
}

void need_no_other(const Guest& guest) {
  if (guest.analysing) throw RpcFailure(Fault::TooMany, "one analysis at a time");
}

// A stretch of the game in which nothing is dealt anew.
void add_stretch(const Table& table, std::size_t from, Problem& problem) {
  std::size_t end = table.moves.size();
  for (const Table::Anew& anew : table.anew)
    if (anew.moves <= from)
      problem.before = anew.moves;
    else
      end = std::min(end, anew.moves);
  problem.position = std::make_shared<Position>(replay_moves(table, problem.before));
  for (std::size_t i = problem.before; i < end; ++i) problem.actions.push_back(table.moves[i].action);
  problem.from = from;
}

} // namespace

// For one connection at a time. What is thought of has been hidden from whoever asks.
void Hub::consult(const CallPtr& call, Problem problem, const Advised& told) {
  Guest& guest = *call->guest;
  need_no_other(guest);
  limit(analysts_, guest, "analyses");
  problem.level = options_.levels.back();
  const auto thought = [this, call, told](const std::optional<Advice>& advice) {
    call->guest->analysing = false;
    attempt(call, [&] {
      if (!advice) throw RpcFailure(Fault::Internal, "the computer player failed");
      answer_text(*call, told(*advice));
    });
  };
  const std::string asker = fmt::format("{}", fmt::ptr(&guest)); // one connection, one analysis
  guest.analysing = thinkers_.analyse({asker, guest.address}, std::move(problem), thought);
  if (!guest.analysing) throw RpcFailure(Fault::TooMany, "too many analyses wait; try again");
}

std::optional<Json> Hub::analyse(const CallPtr& call, Params& params) {
  const int at = params.object.integer("at", 0, MAX_NUMBER);
  const int time_ms = params.object.integer("time_ms", 1, MAX_ANALYSIS_MS, MAX_ANALYSIS_MS);
  params.done();
  const Table& table = table_of(*call);
  need_over(table);
  need_within(table, "at", at);
  need_no_other(*call->guest);
  const auto position = std::make_shared<Position>(replay_moves(table, static_cast<std::size_t>(at)));
  if (position->decision == Decision::Over)
    throw notation::IllegalAction("the game is over: there is nothing to suggest");
  Random random{};
  hide(*table.rules, *position, random);
  consult(call, {.rules = table.rules, .position = position, .level = {}, .time_ms = time_ms},
          [rules = table.rules, position](const Advice& advice) {
            return notation::text_of(notation::advice_json(*rules, *position, advice));
          });
  return std::nullopt;
}

std::optional<Json> Hub::review(const CallPtr& call, Params& params) {
  const int from = params.object.integer("from", 0, MAX_NUMBER);
  params.done();
  const Table& table = table_of(*call);
  need_over(table);
  need_within(table, "from", from);
  need_no_other(*call->guest);
  Problem problem{.rules = table.rules,
                  .position = nullptr,
                  .level = {},
                  .time_ms = MAX_REVIEW_MS,
                  .asked = Asked::Review};
  add_stretch(table, static_cast<std::size_t>(from), problem);
  const std::size_t end = problem.before + problem.actions.size();
  const std::size_t goes_on = end < table.moves.size() ? end : 0; // what was dealt anew is another stretch
  consult(call, std::move(problem), [goes_on](const Advice& advice) {
    if (!goes_on) return advice.told;
    Json piece = Json::parse(advice.told);
    if (piece["next"].is_null()) piece["next"] = goes_on;
    return notation::text_of(piece);
  });
  return std::nullopt;
}

// For whoever has to decide, at a table that has a coach.
void Hub::help_player(const CallPtr& call, int at, Problem problem) {
  const Table& table = table_of(*call);
  Position seen = *table.position;
  Random random{};
  hide(*table.rules, seen, random);
  problem.rules = table.rules;
  problem.position = std::make_shared<Position>(seen);
  consult(call, std::move(problem), [at](const Advice& advice) {
    Json told = Json::parse(advice.told);
    told["at"] = at;
    return notation::text_of(told);
  });
}

namespace {

// Where the game stands.
int need_coach(const Call& call, Params& params, Coaching least) {
  const Table& table = table_of(call);
  const int at = params.object.integer("at", 0, MAX_NUMBER, table.at);
  params.done();
  if (table.coach < least)
    throw RpcFailure(Fault::NotNow,
                     least == Coaching::Hints ? "this table has no coach" : "this is no table for training");
  playing_seat(table, person_of(call));
  if (at != table.at)
    throw RpcFailure(Fault::NotNow,
                     fmt::format("the game has moved on: it stands at {}, not {}", table.at, at));
  if (table.position->decision == Decision::LayChip)
    throw RpcFailure(Fault::NotNow, "nobody knows what the chips show: there is nothing to say");
  return at;
}

} // namespace

std::optional<Json> Hub::hint(const CallPtr& call, Params& params) {
  const int at = need_coach(*call, params, Coaching::Hints);
  help_player(call, at, {.rules = nullptr, .position = nullptr, .level = {}, .asked = Asked::Hint});
  return std::nullopt;
}

std::optional<Json> Hub::warn(const CallPtr& call, Params& params) {
  const nlohmann::json* wish = params.object.need("action");
  const int at = need_coach(*call, params, Coaching::Training);
  const Table& table = table_of(*call);
  help_player(call, at,
              {.rules = nullptr,
               .position = nullptr,
               .level = {},
               .asked = Asked::Warn,
               .actions = {notation::parse_action(*table.rules, *table.position, *wish)}});
  return std::nullopt;
}

} // namespace mappa::tables
