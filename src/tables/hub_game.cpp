// The methods of a game: looking at it, and playing.
#include "game/turn.h"
#include "notation/action.h"
#include "notation/features.h"
#include "notation/view.h"
#include "tables/hub.h"

#include <algorithm>
#include <fmt/format.h>
#include <iterator>
#include <utility>

namespace mappa::tables {

using notation::Fault;
using notation::Json;
using notation::Params;
using notation::RpcFailure;
using notation::text_of;

namespace {

const Table& game_of(const Call& call) {
  const Table& table = table_of(call);
  if (!table.position) throw RpcFailure(Fault::NotNow, "the game has not begun");
  return table;
}

} // namespace

std::optional<Json> Hub::view(const CallPtr& call, Params& params) {
  params.done();
  answer_text(*call, view_text(game_of(*call)));
  return std::nullopt;
}

std::string Hub::view_text(const Table& table) {
  return texts_.get(table.id, Texts::Kind::View,
                    [&] { return text_of(notation::view_json(table.setup, *table.rules, *table.position)); });
}

std::optional<Json> Hub::features(const CallPtr& call, Params& params) {
  params.done();
  const Table& table = game_of(*call);
  answer_text(*call, texts_.get(table.id, Texts::Kind::Features, [&] {
    return text_of(notation::features_json(*table.rules, *table.position));
  }));
  return std::nullopt;
}

std::optional<Json> Hub::legal(const CallPtr& call, Params& params) {
  params.done();
  const Table& table = game_of(*call);
  answer_text(*call, texts_.get(table.id, Texts::Kind::Legal, [&] {
    std::string out = table.playing() ? notation::legal_text(*table.rules, *table.position)
                                      : R"({"decision":null,"actions":[]})";
    out.back() = ',';
    return out + fmt::format(R"("at":{}}})", table.at);
  }));
  return std::nullopt;
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
  Entries entries = tables::come_back(table, call->guest->holder); // who acts plays themselves
  const int number = table.number() + 1 + static_cast<int>(entries.size());
  const auto result = [number](const Table& after, const Told& told) {
    return fmt::format(R"({{{},"events":{},"number":{},"at":{}}})", told.summary, told.events, number,
                       after.at);
  };
  std::ranges::move(play_action(table, action, By::Person, clock_left(*live)), std::back_inserter(entries));
  change(live, std::move(entries), call, result);
  return std::nullopt;
}

std::optional<Json> Hub::events(const CallPtr& call, Params& params) {
  const int after = params.object.integer("after", 0, MAX_NUMBER);
  params.done();
  answer_text(*call, "{" + told_after(table_of(*call), after) + "}");
  return std::nullopt;
}

} // namespace mappa::tables
