#include "tables/public.h"

#include "notation/action.h"
#include "notation/event.h"
#include "notation/setup.h"
#include "notation/view.h"

#include <algorithm>
#include <fmt/ranges.h>

namespace mappa::tables {

using notation::Json;
using notation::text_of;

using nlohmann::json;

namespace {

Json seat_json(const Seat& seat) {
  Json out{{"kind", seat.computer() ? "computer" : "person"},
           {"name", seat.name.empty() ? Json(nullptr) : Json(seat.name)},
           {"level", seat.level.empty() ? Json(nullptr) : Json(seat.level)},
           {"taken", seat.taken()},
           {"colour", seat.colour},
           {"resigned", seat.resigned}};
  if (seat.program) out["program"] = true;
  return out;
}

Json seats_json(const Table& table) {
  Json list = Json::array();
  for (const Seat& seat : table.seats) list.push_back(seat_json(seat));
  return list;
}

// Of what an entry carries besides, only this may be told.
std::vector<const char*> open_keys(EntryType type) {
  switch (type) {
  case EntryType::Created: return {"host"};
  case EntryType::Sat: return {"name", "program"};
  case EntryType::Stood:
  case EntryType::Named: return {"name"};
  case EntryType::Colour: return {"colour"};
  case EntryType::Seat: return {"kind", "level"};
  case EntryType::AskedBack: return {"to"};
  case EntryType::TookBack: return {"actions"};
  case EntryType::Replaced: return {"level", "why"};
  case EntryType::Over: return {"scores", "winners", "why"};
  case EntryType::Chat: return {"name", "text", "program"};
  case EntryType::Rematch: return {"next"};
  case EntryType::Muted: return {"name", "muted"};
  case EntryType::Removed: return {"name", "level"};
  default: return {};
  }
}

void add_game(Json& out, const Table& table) {
  const Json summary = notation::summary_json(*table.rules, *table.position);
  for (const auto& [key, value] : summary.items()) out[key] = value;
  if (table.clock) out["clocks"] = table.clocks;
}

// An object's text without its braces.
std::string members(const std::string& object) { return object.substr(1, object.size() - 2); }

// Most of what is told is of actions: they are written without building all of it first.
Told told_action(const Table& table, std::string_view action, const Events& events) {
  const Entry& entry = table.log.back();
  Told told{.params = {}, .played = true, .events = {}, .summary = {}};
  told.events = text_of(notation::events_json(*table.rules, *table.position, events)); // none if one passed
  told.summary = members(notation::summary_text(*table.rules, *table.position));
  told.params = fmt::format(
      R"({{"table":"{}","number":{},"time":{},"type":"played","seat":{},"by":"{}","action":{},"events":{},{})",
      table.id, table.number(), entry.time, entry.seat, BY_NAME[static_cast<std::size_t>(entry.by)], action,
      told.events, told.summary);
  if (table.clock) told.params += fmt::format(R"(,"clocks":[{}])", fmt::join(table.clocks, ","));
  told.params += "}";
  return told;
}

// The others.
Json event_json(const Table& table, const Events& events) {
  const Entry& entry = table.log.back();
  Json out{{"table", table.id},
           {"number", table.number()},
           {"time", entry.time},
           {"type", ENTRY_NAME[static_cast<std::size_t>(entry.type)]}};
  if (entry.seat != NO_SEAT || entry.type == EntryType::Chat || entry.type == EntryType::Muted ||
      entry.type == EntryType::Removed)
    out["seat"] = entry.seat == NO_SEAT ? Json(nullptr) : Json(entry.seat);
  const json more = more_of(entry);
  for (const char* key : open_keys(entry.type))
    if (more.contains(key)) out[key] = Json(more[key]);
  switch (entry.type) {
  case EntryType::Started:
    out["setup"] = open_setup_json(table);
    out["seats"] = seats_json(table);
    out["events"] = notation::events_json(*table.rules, *table.position, events);
    add_game(out, table);
    break;
  case EntryType::TookBack: add_game(out, table); break;
  case EntryType::Over:
    if (table.position) out["seed"] = notation::seed_json(table.setup.seed);
    break;
  default: break;
  }
  return out;
}

} // namespace

Json open_setup_json(const Table& table) {
  Json setup = notation::setup_json(table.setup, table.state == store::TableState::Over);
  setup.erase("analysis");
  if (!table.position) setup.erase("players");
  return setup;
}

std::string table_summary(const Table& table) {
  if (!table.about)
    table.about = std::make_shared<const std::string>(
        members(text_of({{"id", table.id},
                         {"state", store::TABLE_STATE_NAME[static_cast<std::size_t>(table.state)]},
                         {"host", table.host_name},
                         {"setup", open_setup_json(table)},
                         {"seats", seats_json(table)},
                         {"clock", clock_json(table.clock)}})) +
        (table.coach == Coaching::None ? "" : fmt::format(R"(,"coach":"{}")", name_of(table.coach))));
  std::string out = "{" + *table.about;
  if (table.position) out += R"(,"scores":)" + text_of(notation::scores_json(*table.rules, *table.position));
  if (const int decider = table.decider(); decider != NO_SEAT)
    out += fmt::format(R"(,"decider":{})", decider);
  if (table.state == store::TableState::Over)
    out += fmt::format(R"(,"winners":[{}])", fmt::join(table.winners, ","));
  return out + "}";
}

Json table_json(const Table& table, const Presence& presence, bool insider) {
  Json seats = seats_json(table);
  for (std::size_t i = 0; i < seats.size(); ++i) {
    seats[i]["present"] = bool{presence.seats[i]};
    seats[i]["muted"] = table.muted.contains(table.seats[i].holder);
  }
  Json out{{"id", table.id},
           {"state", store::TABLE_STATE_NAME[static_cast<std::size_t>(table.state)]},
           {"public", table.listed},
           {"setup", open_setup_json(table)},
           {"host", table.host_name},
           {"seats", seats},
           {"clock", clock_json(table.clock)},
           {"spectators", presence.spectators},
           {"spectators_muted", table.spectators_muted},
           {"asked_back", table.asked_back ? Json(table.asked_back->seat) : Json(nullptr)},
           {"next", table.next.empty() ? Json(nullptr) : Json(table.next)}};
  if (table.coach != Coaching::None) out["coach"] = name_of(table.coach);
  if (insider && !table.invite.empty()) out["invite"] = table.invite;
  return out;
}

Told told_last(const Table& table, std::string_view action, const Events& events) {
  if (table.log.back().type == EntryType::Played) return told_action(table, action, events);
  return {.params = text_of(event_json(table, events)), .events = {}, .summary = {}};
}

void tell_entries(const Table& table, Rulebook& rulebook, int first, int last,
                  const std::function<void(std::string)>& tell) {
  Table again;
  again.id = table.id;
  const auto events = std::make_unique<Events>();
  for (int number = 1; number <= std::min(last, table.number()); ++number) {
    const Entry& entry = table.log[static_cast<std::size_t>(number - 1)];
    const bool told = number >= first;
    const std::string action = told && entry.type == EntryType::Played
                                   ? notation::action_text(*again.rules, *again.position, entry.action)
                                   : "";
    events->size = 0;
    add_entry(again, entry, rulebook, told ? events.get() : nullptr);
    if (told) tell(told_last(again, action, *events).params);
  }
}

int64_t due_from(const Table& table, int64_t allowed) {
  const int decider = table.decider();
  if (decider == NO_SEAT) return 0;
  if (table.seats[static_cast<std::size_t>(decider)].computer()) return DUE_AT_ONCE;
  if (!table.clock) return 0;
  return table.clock.by_calendar() ? std::max(DUE_AT_ONCE, table.deadline() + allowed) : DUE_AT_ONCE;
}

store::TableHead head_of(const Table& table, int64_t allowed) {
  return {.id = table.id,
          .state = table.state,
          .listed = table.listed,
          .due = due_from(table, allowed),
          .map = table.setup.map,
          .summary = table_summary(table),
          .changed = table.log.empty() ? 0 : table.log.back().time};
}

} // namespace mappa::tables
