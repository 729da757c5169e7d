// The methods of docs/server.md, and those that need no table.
#include "data/json.h"
#include "notation/moment.h"
#include "notation/protocol.h"
#include "notation/view.h"
#include "tables/given.h"
#include "tables/hub.h"
#include "tables/secret.h"

#include <algorithm>
#include <fmt/format.h>

namespace mappa::tables {

using notation::Fault;
using notation::Json;
using notation::Params;
using notation::result_json;
using notation::RpcFailure;
using notation::text_of;

using nlohmann::json;

const std::vector<Hub::Method> Hub::METHODS{
    {"hello", false, &Hub::hello},      {"lobby", false, &Hub::lobby},
    {"games", false, &Hub::games},      {"create", false, &Hub::create},
    {"open", false, &Hub::open},        {"join", false, &Hub::join},
    {"leave", false, &Hub::leave},      {"colour", true, &Hub::colour},
    {"name", true, &Hub::name},         {"tile", false, &Hub::tile},
    {"map", false, &Hub::map},          {"keep_map", false, &Hub::keep_map},
    {"view", true, &Hub::view},         {"features", true, &Hub::features},
    {"legal", true, &Hub::legal},       {"play", true, &Hub::play},
    {"events", true, &Hub::events},     {"sit", true, &Hub::sit},
    {"stand", true, &Hub::stand},       {"seat", true, &Hub::seat},
    {"start", true, &Hub::start},       {"resign", true, &Hub::resign},
    {"ask_back", true, &Hub::ask_back}, {"answer_back", true, &Hub::answer_back},
    {"replace", true, &Hub::replace},   {"resume", true, &Hub::resume},
    {"rematch", true, &Hub::rematch},   {"chat", true, &Hub::chat},
    {"mute", true, &Hub::mute},         {"remove", true, &Hub::remove},
    {"analyse", true, &Hub::analyse},   {"review", true, &Hub::review},
    {"hint", true, &Hub::hint},         {"warn", true, &Hub::warn},
    {"moment", false, &Hub::moment},
};

namespace {

// A secret or an id that is not even well-formed cannot be right.
template <class Check>
std::string read_letters(data::Object& object, const char* key, const Check& well_formed) {
  const json* value = object.find(key);
  if (!value) return "";
  if (value->is_string() && well_formed(value->get_ref<const std::string&>())) return *value;
  object.place().fault("\"{}\" is not well-formed", key);
  return "";
}

std::string read_table_id(data::Object& object, const std::string& realm) {
  return read_letters(object, "table", [&](std::string_view text) { return is_table_id(text, realm); });
}

constexpr int ALL_ACTIONS = -1;

// A record, or its text: where numbers are not exact its seeds would not survive being read.
std::optional<json> read_record(Params& params) {
  const json* game = params.object.find("game");
  if (!game) return std::nullopt;
  return game->is_string() ? notation::parse_text(game->get_ref<const std::string&>()) : *game;
}

// Of a record; one that has none is itself as good as any: whoever reads it says what is wrong.
json& setup_of(json& record) {
  return record.is_object() && record.contains("setup") ? record["setup"] : record;
}

// A table that somebody wants to know about.
struct Wanted {
  std::string table, invite;
};

std::vector<Wanted> read_wanted(Params& params, const std::string& realm) {
  std::vector<Wanted> wanted;
  const json* list = params.object.need_list("tables");
  if (!list) return wanted;
  if (list->size() > MAX_GAMES)
    params.object.place().fault("\"tables\" has {}, not at most {}", list->size(), MAX_GAMES);
  for (std::size_t i = 0; i < list->size() && i < MAX_GAMES; ++i) {
    const data::Place place = params.object.place().inside(fmt::format("table {}", i));
    if (!(*list)[i].is_object()) {
      place.fault("it is {}, not an object", data::shown((*list)[i]));
      continue;
    }
    data::Object object((*list)[i], place);
    object.need("table");
    wanted.push_back({read_table_id(object, realm), read_letters(object, "invite", is_secret)});
    object.no_other_keys();
  }
  return wanted;
}

// What may be known of it by whoever shows that invitation; null: nothing.
Json told_of(const store::Glance& glance, const std::string& invite) {
  const json created = more_of(read_entry(glance.first).entry);
  if (const std::string secret = created.value("invite", ""); !secret.empty() && secret != invite)
    return nullptr;
  Json out = Json::parse(glance.head.summary);
  out["changed"] = glance.head.changed;
  return out;
}

std::vector<SeatWish> read_seats(Params& params, const std::vector<std::string>& levels) {
  std::vector<SeatWish> seats;
  const json* list = params.object.need_list("seats");
  if (!list) return seats;
  if (list->empty() || list->size() > MAX_PLAYERS)
    params.object.place().fault("\"seats\" has {}, not 1 to {}", list->size(), MAX_PLAYERS);
  std::vector<const char*> names;
  for (const std::string& level : levels) names.push_back(level.c_str());
  for (std::size_t i = 0; i < list->size() && i < MAX_PLAYERS; ++i) {
    const data::Place place = params.object.place().inside(fmt::format("seat {}", i));
    if (!(*list)[i].is_object()) {
      place.fault("it is {}, not an object", data::shown((*list)[i]));
      continue;
    }
    data::Object seat((*list)[i], place);
    seat.need("kind");
    const bool computer = seat.word("kind", std::array{"person", "computer"}) == 2;
    if (computer) seat.need("level");
    const int level = computer ? seat.word("level", names) : 0;
    seat.no_other_keys();
    seats.push_back({level ? levels[static_cast<std::size_t>(level - 1)] : ""});
  }
  return seats;
}

} // namespace

std::optional<Json> Hub::hello(const CallPtr& call, Params& params) {
  Guest& guest = *call->guest;
  const std::string token = read_letters(params.object, "token", is_secret);
  const std::string name = params.object.text("name", MAX_NAME_SIZE, "");
  const bool says_what = params.object.find("program"), program = params.object.flag("program");
  params.done();
  need_readable(name);
  if (!token.empty())
    guest.token = token;
  else if (guest.token.empty() && !guest.from_server) // the server that relays it gives it one
    guest.token = new_secret();
  if (!name.empty()) guest.name = name;
  if (says_what) guest.program = program;
  if (guest.table && guest.key.empty() && !guest.token.empty()) { // only now it is somebody
    guest.key = key_for(guest.token, guest.table->table.origin);
    guest.holder = hash_of(guest.key);
    change_presence(*guest.table);
    come_back(live_of(*call), guest.holder);
  }
  Json out = notation::hello_json(rulebook_.library(), options_.version, options_.levels);
  out["token"] = guest.token;
  return out;
}

std::optional<Json> Hub::lobby(const CallPtr& call, Params& params) {
  const int state = params.object.word("state", std::span(store::TABLE_STATE_NAME).first(3));
  const json* before = params.object.find("before");
  if (before && (!before->is_number_integer() || before->get<int64_t>() < 1))
    params.object.place().fault("\"before\" is {}, not a time", data::shown(*before));
  params.done();
  if (before) limit(askers_, *call->guest, "questions");
  ask_alone(*call);
  list(static_cast<store::TableState>(std::max(state, 1) - 1), before ? before->get<int64_t>() : 0,
       call->guest->account, [this, call](const std::shared_ptr<const std::string>& tables) {
         attempt(call, [&] {
           if (!tables) throw RpcFailure(Fault::StoreFailed, "the list cannot be read now; try again");
           answer_text(*call, *tables);
         });
       });
  return std::nullopt;
}

std::optional<Json> Hub::games(const CallPtr& call, Params& params) {
  const std::vector<Wanted> wanted = read_wanted(params, options_.realm);
  params.done();
  limit(askers_, *call->guest, "questions");
  ask_alone(*call);
  std::vector<std::string> ids;
  for (const Wanted& one : wanted) ids.push_back(one.table);
  const auto told = [this](const store::Glance& glance, const std::string& invite) {
    try {
      return told_of(glance, invite);
    } catch (const std::exception& error) {
      note_fault(glance.head.id, fmt::format("cannot be read: {}", error.what()));
      return Json();
    }
  };
  keeper_.ask([ids](store::Store& store) { return store.glance(ids); },
              [this, call, wanted, told](const std::optional<std::vector<store::Glance>>& found) {
                attempt(call, [&] {
                  if (!found) throw RpcFailure(Fault::StoreFailed, "the games cannot be read now; try again");
                  Json games = Json::array();
                  for (const Wanted& one : wanted) {
                    const auto it =
                        std::ranges::find(*found, one.table, [](const auto& g) { return g.head.id; });
                    games.push_back(it == found->end() ? Json() : told(*it, one.invite));
                  }
                  answer(*call, result_json(call->request.id, {{"games", std::move(games)}}));
                });
              });
  return std::nullopt;
}

// A table that somebody wants.
struct Hub::Wish {
  std::optional<json> game; // to go on with
  int upto = ALL_ACTIONS;
  json setup;
  std::vector<SeatWish> seats;
  bool listed = false;
  int colour = ANY_COLOUR;
  ClockRules clock;
  Coaching coach{};
};

std::optional<Json> Hub::create(const CallPtr& call, Params& params) {
  const auto wish = std::make_shared<Wish>();
  wish->game = read_record(params);
  if (const json* setup = wish->game ? nullptr : params.object.need("setup")) wish->setup = *setup;
  if (wish->game) wish->upto = params.object.integer("upto", 0, MAX_NUMBER, ALL_ACTIONS);
  wish->seats = read_seats(params, options_.levels);
  wish->listed = params.object.flag("public");
  wish->colour = read_colour(params);
  wish->clock = read_clock(params.object);
  wish->coach = read_coaching(params.object);
  if (wish->clock && wish->coach != Coaching::None)
    params.object.place().fault("a table with a coach has no clock");
  params.done();
  with_map(call, wish->game ? setup_of(*wish->game) : wish->setup,
           [this, call, wish](const data::MapPtr& map) { create_now(call, *wish, map); });
  return std::nullopt;
}

void Hub::create_now(const CallPtr& call, const Wish& wish, const data::MapPtr& map) {
  json setup = wish.setup, game;
  if (wish.game) {
    game = wish.upto == ALL_ACTIONS ? *wish.game : record_until(*wish.game, wish.upto);
    const GivenGame given = read_given(game, rulebook_.library(), map);
    need_to_go_on(given, wish.seats.size());
    setup = given.setup;
  }
  const Guest& guest = *call->guest;
  if (guest.token.empty()) throw RpcFailure(Fault::NotNow, "say hello with a name first");
  const std::string id = new_table_id(options_.realm);
  const Person host{guest.name, hash_of(key_for(guest.token, id)), guest.program};
  make_table({create_table(host, setup, wish.seats, wish.listed, wish.clock, wish.colour, game, wish.coach)},
             id, call, entering(call));
}

std::optional<Json> Hub::open(const CallPtr& call, Params& params) {
  params.object.need("game");
  const auto game = std::make_shared<json>(read_record(params).value_or(json()));
  params.done();
  if (call->guest->token.empty()) throw RpcFailure(Fault::NotNow, "say hello first");
  const auto show = [this, call, game](const data::MapPtr& map) {
    const Guest& guest = *call->guest;
    const std::string id = new_table_id(options_.realm);
    const Person host{guest.name, hash_of(key_for(guest.token, id)), guest.program};
    const GivenGame given = read_given(*game, rulebook_.library(), map);
    make_table(show_game(host, given, options_.levels, rulebook_), id, call, entering(call));
  };
  with_map(call, setup_of(*game), show);
  return std::nullopt;
}

Hub::Ready Hub::entering(const CallPtr& call) {
  return [this, call](const LivePtr& live) {
    if (!call->guest->here) return;
    answer_text(*call, enter(live, *call->guest, "", live->table.invite, MAX_NUMBER));
  };
}

std::optional<Json> Hub::join(const CallPtr& call, Params& params) {
  params.object.need("table");
  const std::string id = read_table_id(params.object, options_.realm);
  const std::string invite = read_letters(params.object, "invite", is_secret);
  const std::string key = read_letters(params.object, "key", is_secret);
  const int after = params.object.integer("after", 0, MAX_NUMBER, MAX_NUMBER);
  params.done();
  ask_alone(*call);
  fetch(id, call, [this, call, invite, key, after](const LivePtr& live) {
    when_free(live, [this, call, live, invite, key, after] {
      attempt(call, [&] {
        if (!call->guest->here) return;
        if (live->dropped) throw RpcFailure(Fault::StoreFailed, "the table is being read again; try again");
        const auto before = presence(*live).seats;
        answer_text(*call, enter(live, *call->guest, key, invite, after));
        if (presence(*live).seats != before) come_back(live, call->guest->holder);
      });
    });
  });
  return std::nullopt;
}

// Who may not come in stays where and who they were.
std::string Hub::enter(const LivePtr& live, Guest& guest, std::string key, const std::string& invite,
                       int after) {
  const Table& table = live->table;
  if (key.empty() && !guest.token.empty()) key = key_for(guest.token, table.origin);
  const std::string holder = key.empty() ? "" : hash_of(key);
  const bool insider = table.seated(holder) || (!holder.empty() && holder == table.host);
  if (table.removed.contains(holder) || (!insider && live->sent_away.contains(guest.address)))
    throw RpcFailure(Fault::NotYours, "the host has removed you from this table");
  if (!insider && !table.invite.empty() && invite != table.invite)
    throw RpcFailure(Fault::NoTable, NO_SUCH_TABLE);
  if (guest.table != live.get()) {
    if (!insider && live->guests.size() >= MAX_GUESTS)
      throw RpcFailure(Fault::TooMany,
                       fmt::format("{} people are at this table already", live->guests.size()));
    leave_table(guest);
    guest.end_relay();
    guest.table = live.get();
    live->guests.push_back(guest.shared_from_this());
  }
  guest.key = std::move(key);
  guest.holder = holder;
  change_presence(*live);
  attended(*live);
  Json seats = Json::array();
  for (std::size_t i = 0; i < table.seats.size(); ++i)
    if (table.holds(holder, static_cast<int>(i))) seats.push_back(i);
  Json you{{"seats", seats},
           {"host", !holder.empty() && holder == table.host},
           {"muted", !table.may_speak(holder)}};
  if (!guest.key.empty()) you["key"] = guest.key;
  std::string out =
      fmt::format(R"({{"table":{},"you":{},{})", text_of(table_json(table, presence(*live), insider)),
                  text_of(you), told_after(table, after));
  if (table.position) out += fmt::format(R"(,"view":{},"at":{})", view_text(table), table.at);
  if (table.position && table.clock) out += R"(,"clocks":)" + text_of(clocks_now(*live));
  return out + "}";
}

std::vector<int32_t> Hub::clocks_now(const Live& live) const {
  std::vector<int32_t> clocks = live.table.clocks;
  const int seat = live.table.decider();
  if (seat == NO_SEAT || live.table.seats[static_cast<std::size_t>(seat)].computer()) return clocks;
  clocks[static_cast<std::size_t>(seat)] = static_cast<int32_t>(std::max<int64_t>(0, clock_left(live)));
  return clocks;
}

// Three members of an object.
std::string Hub::told_after(const Table& table, int after) {
  const int number = table.number();
  const int last = after >= number ? number : std::min(number, after + MAX_TOLD);
  std::string events;
  if (after < number)
    events = texts_.events(table.id, after + 1, last, [&](int first, int end, auto& list) {
      tell_entries(table, rulebook_, first, end,
                   [&](std::string event) { list.push_back(std::move(event)); });
    });
  return fmt::format(R"("number":{},"events":[{}],"more":{})", number, events, last < number);
}

std::optional<Json> Hub::leave(const CallPtr& call, Params& params) {
  params.done();
  leave_table(*call->guest);
  call->guest->key.clear();
  call->guest->holder.clear();
  return Json::object();
}

std::optional<Json> Hub::tile(const CallPtr&, Params& params) {
  return notation::tile_of(params, rulebook_.library());
}

std::optional<Json> Hub::moment(const CallPtr& call, Params& params) {
  const json* setup = params.object.need("setup");
  const json* actions = params.object.need_list("actions");
  params.done();
  const auto wish = std::make_shared<std::pair<json, json>>(*setup, *actions);
  limit(askers_, *call->guest, "questions");
  with_map(call, wish->first, [this, call, wish](const data::MapPtr& map) {
    answer_text(*call, notation::moment_text(wish->first, wish->second, rulebook_.library(), map));
  });
  return std::nullopt;
}

} // namespace mappa::tables
