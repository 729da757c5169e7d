// The methods of a table: seats, beginning and ending, taking back, a rematch, chat.
#include "tables/given.h"
#include "tables/hub.h"
#include "tables/moment.h"
#include "tables/names.h"
#include "tables/secret.h"

#include <algorithm>
#include <fmt/format.h>
#include <utility>

namespace mappa::tables {

using notation::Json;
using notation::Params;

namespace {

int read_seat(Params& params) { return params.object.integer("seat", 0, MAX_PLAYERS - 1); }

// Nothing: nobody in particular.
std::optional<Meant> read_meant(Params& params) {
  if (params.object.find("seat")) return Meant{.seat = read_seat(params)};
  if (params.object.find("said")) return Meant{.said = params.object.integer("said", 1, MAX_NUMBER)};
  return std::nullopt;
}

} // namespace

void need_readable(const std::string& name) {
  if (name.empty()) return;
  if (const std::string fault = name_fault(name); !fault.empty())
    throw notation::RpcFailure(notation::Fault::BadName, "the name cannot be used: " + fault);
}

int read_colour(Params& params) { return params.object.integer("colour", 0, MAX_PLAYERS - 1, ANY_COLOUR); }

std::optional<Json> Hub::act(const CallPtr& call, Entries entries) {
  change(live_of(*call), std::move(entries), call);
  return std::nullopt;
}

std::optional<Json> Hub::sit(const CallPtr& call, Params& params) {
  const int seat = read_seat(params);
  const int colour = read_colour(params);
  params.done();
  const LivePtr live = live_of(*call);
  change(live, tables::sit(live->table, person_of(*call), seat, colour), call,
         [this, live](const Table& table, const Told&) {
           change_presence(*live);
           Json out = Json::object();
           if (!table.invite.empty()) out["invite"] = table.invite;
           return notation::text_of(out);
         });
  return std::nullopt;
}

std::optional<Json> Hub::stand(const CallPtr& call, Params& params) {
  const int seat = read_seat(params);
  params.done();
  return act(call, tables::stand(table_of(*call), person_of(*call), seat));
}

std::string Hub::read_level(Params& params, const char* fallback) const {
  std::vector<const char*> names;
  for (const std::string& level : options_.levels) names.push_back(level.c_str());
  const int level = params.object.word("level", names);
  return level ? options_.levels[static_cast<std::size_t>(level - 1)] : fallback;
}

std::optional<Json> Hub::seat(const CallPtr& call, Params& params) {
  const int seat = read_seat(params);
  params.object.need("kind");
  const bool computer = params.object.word("kind", std::array{"person", "computer"}) == 2;
  const std::string level = computer ? read_level(params, QUICK_LEVEL) : "";
  params.done();
  return act(call, change_seat(table_of(*call), person_of(*call), seat, level));
}

std::optional<Json> Hub::colour(const CallPtr& call, Params& params) {
  const int seat = read_seat(params);
  params.object.need("colour");
  const int colour = read_colour(params);
  params.done();
  const Entries chosen = choose_colour(table_of(*call), person_of(*call), seat, colour);
  limit(talkers_, *call->guest, "things said");
  return act(call, chosen);
}

std::optional<Json> Hub::name(const CallPtr& call, Params& params) {
  const int seat = read_seat(params);
  const std::string name = params.object.text("name", MAX_NAME_SIZE);
  params.done();
  need_readable(name);
  const Entries named = rename_seat(table_of(*call), person_of(*call), seat, name);
  limit(talkers_, *call->guest, "things said");
  return act(call, named);
}

std::optional<Json> Hub::start(const CallPtr& call, Params& params) {
  params.done();
  const Table& table = table_of(*call);
  Entries given;
  if (table.given) given = read_given(*table.given, rulebook_.library(), table.setup.carried.file).entries;
  return act(call, begin_game(table, person_of(*call), deal(), std::move(given)));
}

std::optional<Json> Hub::resign(const CallPtr& call, Params& params) {
  params.done();
  return act(call, tables::resign(table_of(*call), person_of(*call)));
}

std::optional<Json> Hub::ask_back(const CallPtr& call, Params& params) {
  params.done();
  return act(call, tables::ask_back(table_of(*call), person_of(*call)));
}

std::optional<Json> Hub::answer_back(const CallPtr& call, Params& params) {
  params.object.need("accept");
  const bool accept = params.object.flag("accept");
  params.done();
  return act(call, tables::answer_back(table_of(*call), person_of(*call), accept));
}

std::optional<Json> Hub::replace(const CallPtr& call, Params& params) {
  const int seat = read_seat(params);
  const std::string level = read_level(params, QUICK_LEVEL);
  const auto strength = [&](const std::string& one) { return std::ranges::find(options_.levels, one); };
  if (strength(level) < strength(QUICK_LEVEL))
    params.object.place().fault("\"level\" is \"{}\": who is away is played for by \"{}\" or a stronger one",
                                level, QUICK_LEVEL);
  params.done();
  const LivePtr live = live_of(*call);
  const auto at = static_cast<std::size_t>(seat);
  const bool away = at < live->away.size() && !presence(*live).seats[at] && live->away[at] != 0 &&
                    steady_ms() - live->away[at] >= options_.absent_seconds * int64_t{1000};
  return act(call, tables::replace(live->table, person_of(*call), seat, level, away));
}

std::optional<Json> Hub::resume(const CallPtr& call, Params& params) {
  params.done();
  return act(call, tables::resume(table_of(*call), person_of(*call)));
}

void Hub::come_back(const LivePtr& live, const std::string& holder) {
  when_free(live, [this, live, holder] {
    if (live->dropped) return;
    const Table& table = live->table;
    Entries entries = tables::come_back(table, holder);
    const auto out_of_time = [&](const Entry& entry) {
      return table.clock && table.clocks[static_cast<std::size_t>(entry.seat)] <= 0;
    };
    std::erase_if(entries, out_of_time); // at zero it would only be replaced again
    if (entries.empty()) return;
    live->since = steady_ms(); // nobody has thought about the decision yet
    change(live, std::move(entries));
  });
}

std::optional<Json> Hub::mute(const CallPtr& call, Params& params) {
  const std::optional<Meant> whom = read_meant(params);
  params.object.need("muted");
  const bool muted = params.object.flag("muted");
  params.done();
  const Entries entries = tables::mute(table_of(*call), person_of(*call), whom, muted);
  limit(talkers_, *call->guest, "things said");
  return act(call, entries);
}

std::optional<Json> Hub::remove(const CallPtr& call, Params& params) {
  const std::optional<Meant> whom = read_meant(params);
  if (!whom) params.object.place().fault("whom? \"seat\" and \"said\" are missing");
  params.done();
  const LivePtr live = live_of(*call);
  const Entries entries = tables::remove(live->table, person_of(*call), *whom, QUICK_LEVEL);
  limit(talkers_, *call->guest, "things said");
  change(live, entries, call, [this, live, before = live->table.removed](const Table&, const Told&) {
    send_away(*live, before);
    return std::string("{}");
  });
  return std::nullopt;
}

// Those who have just been removed hear of it and are at no table any more.
void Hub::send_away(Live& live, const std::set<std::string>& before) {
  const auto guests = live.guests;
  for (const auto& guest : guests) {
    if (!live.table.removed.contains(guest->holder) || before.contains(guest->holder)) continue;
    live.sent_away.insert(guest->address);
    guest->send(std::make_shared<const std::string>(notation::text_of(
        {{"jsonrpc", "2.0"}, {"method", "removed"}, {"params", {{"table", live.table.id}}}})));
    leave_table(*guest);
    guest->key.clear();
    guest->holder.clear();
  }
}

std::optional<Json> Hub::rematch(const CallPtr& call, Params& params) {
  params.done();
  const LivePtr live = live_of(*call);
  if (!live->table.next.empty() && live->table.seated(call->guest->holder))
    return Json{{"table", live->table.next}};
  const std::string id = new_table_id(options_.realm);
  const auto made = [this, call, live, id](const LivePtr& again) {
    const auto result = [](const Table& table, const Told&) {
      return notation::text_of({{"table", table.next}});
    };
    when_free(live, [this, call, live, again, id, result] {
      attempt(call, [&] {
        if (live->dropped)
          throw notation::RpcFailure(notation::Fault::StoreFailed,
                                     "the table is being read again; try again");
        if (live->table.next.empty())
          return change(live, {make_entry(EntryType::Rematch, NO_SEAT, {{"next", id}})}, call, result);
        change(again, close_table(again->table)); // somebody else was quicker
        answer(*call, notation::result_json(call->request.id, Json{{"table", live->table.next}}));
      });
    });
  };
  make_table({tables::rematch(live->table, person_of(*call))}, id, call, made);
  return std::nullopt;
}

std::optional<Json> Hub::chat(const CallPtr& call, Params& params) {
  const std::string text = params.object.text("text", MAX_CHAT_SIZE);
  params.done();
  const Entries said = tables::chat(table_of(*call), person_of(*call), text);
  limit(talkers_, *call->guest, "things said");
  return act(call, said);
}

} // namespace mappa::tables
