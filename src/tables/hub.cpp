#include "tables/hub.h"

#include "notation/action.h"
#include "tables/moment.h"
#include "tables/secret.h"

#include <algorithm>
#include <fmt/format.h>

namespace mappa::tables {

using notation::Fault;
using notation::Json;
using notation::RpcFailure;
using notation::text_of;

namespace {

std::shared_ptr<const std::string> notification(const char* method, std::string_view params) {
  return std::make_shared<const std::string>(
      fmt::format(R"({{"jsonrpc":"2.0","method":"{}","params":{}}})", method, params));
}

} // namespace

Json hello_of(const Guest& guest) {
  Json params = Json::object();
  if (!guest.token.empty()) params["token"] = guest.token;
  if (!guest.name.empty()) params["name"] = guest.name;
  if (guest.program) params["program"] = true;
  return {{"jsonrpc", "2.0"}, {"method", "hello"}, {"params", params}};
}

// What is being stored: the table as it will be, and what will be told.
struct Hub::Pending {
  Table next;
  std::vector<Told> told;
  uint64_t tenure = 0; // in which it was given to the store
};

Hub::Hub(HubOptions options, Rulebook& rulebook, store::Keeper& keeper, Thinkers& thinkers, Metrics& metrics)
    : options_(std::move(options)),
      rulebook_(rulebook),
      keeper_(keeper),
      thinkers_(thinkers),
      metrics_(metrics),
      chance_{options_.seed.value_or(0)},
      calendar_(options_.wall, options_.settle_seconds * int64_t{1000}),
      tenure_(keeper.counts().tenure) {}

uint64_t Hub::chance() { return options_.seed ? chance_.next() : random_number(); }

Seed Hub::deal() {
  if (options_.seed) return chance_.next();
  const uint64_t first = random_number();
  return {first, random_number()};
}

// --- requests ---

void Hub::receive(const std::shared_ptr<Guest>& guest, std::string_view text) {
  if (stopping_) return;
  look_at_calendar(); // before a jump counts against anybody
  drop_if_lost();
  const auto call = std::make_shared<Call>(Call{guest, notation::read_request(text), steady_us()});
  if (!call->request.fault.empty()) {
    guest->send(std::make_shared<const std::string>(call->request.fault));
    return;
  }
  if (guest->relayed) {
    const std::string& method = call->request.method;
    if (method == "hello") { // both servers must know who it is
      run(call);
      return guest->pass_on(text_of(hello_of(*guest)));
    }
    if (method != "join" && method != "create" && method != "leave") return guest->pass_on(std::string(text));
    guest->end_relay();
  }
  run(call);
}

void Hub::run(const CallPtr& call) {
  const Method* method = nullptr;
  LivePtr live;
  attempt(call, [&] {
    method = &notation::find_method(METHODS, call->request.method);
    ++metrics_.requests[method->name];
    if (!method->at_table) return;
    if (!call->guest->table) throw RpcFailure(Fault::NoTable, "you are at no table; join one first");
    live = live_of(*call);
    if (live->waiting.size() >= MAX_WAITING)
      throw RpcFailure(Fault::TooMany, "too many requests wait at this table");
  });
  if (!method) return;
  if (!method->at_table) return run_now(call, *method);
  if (live)
    when_free(live, [this, call, method, live] {
      if (!call->guest->here) return;
      if (call->guest->table == live.get()) return run_now(call, *method);
      attempt(call, []() -> void { throw RpcFailure(Fault::NoTable, "you have left the table"); });
    });
}

void Hub::run_now(const CallPtr& call, const Method& method) {
  attempt(call, [&] {
    notation::Params params(call->request.params);
    if (const auto result = (this->*method.run)(call, params))
      answer(*call, notation::result_json(call->request.id, *result));
  });
}

// Whoever could ask on and on would keep the store from all others.
void Hub::ask_alone(Call& call) {
  call.asking = true;
  call.guest->listen(false);
}

void Hub::asked(Call& call) {
  if (std::exchange(call.asking, false)) call.guest->listen(true);
}

void Hub::answer(Call& call, const Json& message) {
  asked(call);
  metrics_.answered(call.request.method, static_cast<double>(steady_us() - call.begun) / 1e6);
  if (call.request.answered && call.guest->here)
    call.guest->send(std::make_shared<const std::string>(text_of(message)));
}

void Hub::answer_text(Call& call, std::string_view result) {
  asked(call);
  metrics_.answered(call.request.method, static_cast<double>(steady_us() - call.begun) / 1e6);
  if (call.request.answered && call.guest->here)
    call.guest->send(std::make_shared<const std::string>(
        fmt::format(R"({{"jsonrpc":"2.0","id":{},"result":{}}})", text_of(Json(call.request.id)), result)));
}

// --- changes ---

void Hub::write(const LivePtr& live, Entries entries, std::function<void(Pending&)> stored,
                const CallPtr& call) {
  const int number = live->table.number();
  if (number > MAX_ENTRIES && call && entries.front().type != EntryType::Played) // a game ends by itself
    throw RpcFailure(Fault::TooMany, fmt::format("this table has {} events: that is all", number));
  const auto pending = std::make_shared<Pending>(Pending{live->table, {}, tenure_});
  store::Write write;
  write.number = number + 1;
  for (Entry& entry : entries) {
    Table& next = pending->next;
    entry.time = calendar_.now();
    const std::string action = entry.type == EntryType::Played
                                   ? notation::action_text(*next.rules, *next.position, entry.action)
                                   : "";
    write.entries.push_back(stored_text(entry, action));
    happened_->size = 0;
    add_entry(next, std::move(entry), rulebook_, happened_.get());
    pending->told.push_back(told_last(next, action, *happened_));
  }
  const bool same_decision = pending->next.at == live->table.at;
  write.head = head_of(pending->next, same_decision ? live->allowed : 0);
  if (const auto& map = pending->next.setup.carried.file; map && number == 0)
    write.map = {map->map.id, map->text, calendar_.now()};
  live->writing = true;
  keeper_.write(std::move(write),
                [this, live, pending, call, stored = std::move(stored)](store::Stored result) {
                  guard(live, call, [&] { written(live, *pending, result, stored, call); });
                  guard(live, nullptr, [&] { done_writing(live); });
                });
}

void Hub::written(const LivePtr& live, Pending& pending, store::Stored result,
                  const std::function<void(Pending&)>& stored, const CallPtr& call) {
  live->writing = false;
  drop_if_lost();
  const bool lost = live->dropped || pending.tenure != tenure_ || keeper_.lapsed();
  if (lost || result != store::Stored::Yes) {
    if (call)
      attempt(call, []() -> void {
        throw RpcFailure(Fault::StoreFailed, "it is not known whether this was stored; join again and look");
      });
    if (!live->dropped) keeper_.release(live->table.id); // so that a due one is found and goes on
    return drop(live);
  }
  const bool game = pending.next.at != live->table.at;
  live->table = std::move(pending.next);
  if (game) {
    live->since = steady_ms();
    live->allowed = jumped_since_decision(live->table);
  }
  live->due = due_from(live->table, live->allowed);
  set_alarm(live);
  stored(pending);
  if (call) metrics_.stored.add(static_cast<double>(steady_us() - call->begun) / 1e6);
}

void Hub::change(const LivePtr& live, Entries entries, const CallPtr& call, Result result) {
  const auto stored = [this, live, call, result = std::move(result)](Pending& pending) {
    int others = live->table.number() - static_cast<int>(pending.told.size());
    for (const Told& event : pending.told) {
      metrics_.moves += event.played;
      texts_.changed(live->table.id, others++, event.params);
      const auto message = notification("event", event.params);
      for (const auto& guest : live->guests) guest->send(message);
    }
    if (!call) return;
    const auto played = std::ranges::find_if(pending.told, &Told::played);
    answer_text(*call, !result                        ? "{}"
                       : played == pending.told.end() ? result(live->table, pending.told.front())
                                                      : result(live->table, *played));
  };
  write(live, std::move(entries), stored, call);
}

void Hub::limit(std::map<std::string, Bucket>& buckets, const Guest& guest, const char* what) const {
  const int most = options_.per_address;
  if (buckets.try_emplace(guest.address, Bucket(most / 60.0, most)).first->second.take(steady_ms())) return;
  ++metrics_.refused[fmt::format("too many {} from one address", what)];
  throw RpcFailure(Fault::TooMany, fmt::format("more than {} {} a minute from one address", most, what));
}

void Hub::make_table(Entries begun, const std::string& id, const CallPtr& call, Ready ready) {
  need_disk();
  make_room();
  limit(makers_, *call->guest, "tables");
  const auto live = std::make_shared<Live>();
  live->table.id = id;
  const auto stored = [this, live, call, ready = std::move(ready)](Pending&) {
    ++metrics_.tables_made;
    live->away.assign(live->table.seats.size(), steady_ms());
    live->idle_since = steady_ms();
    lives_[live->table.id] = live;
    attempt(call, [&] { ready(live); });
  };
  write(live, std::move(begun), stored, call);
}

void Hub::done_writing(const LivePtr& live) {
  while (!live->writing && !live->waiting.empty()) {
    const auto work = std::move(live->waiting.front());
    live->waiting.erase(live->waiting.begin());
    guard(live, nullptr, work);
  }
  if (live->waiting.empty()) live->waiting.shrink_to_fit();
  go_on(live);
}

void Hub::when_free(const LivePtr& live, std::function<void()> work) {
  if (live->writing)
    live->waiting.push_back(std::move(work));
  else
    guard(live, nullptr, work);
}

// --- who is there ---

Presence Hub::presence(const Live& live) const {
  Presence out;
  for (const Seat& seat : live.table.seats)
    out.seats.push_back(seat.taken() && std::ranges::any_of(live.guests, [&](const auto& guest) {
                          return guest->holder == seat.holder;
                        }));
  out.spectators = static_cast<int>(std::ranges::count_if(
      live.guests, [&](const auto& guest) { return !live.table.seated(guest->holder); }));
  return out;
}

void Hub::change_presence(Live& live) {
  if (!std::exchange(live.presence_changed, true)) crowds_.push_back(live.shared_from_this());
}

void Hub::tell_presence(Live& live) {
  live.presence_changed = false;
  const Presence now = presence(live);
  Json present = Json::array();
  for (std::size_t i = 0; i < now.seats.size(); ++i) {
    if (now.seats[i]) present.push_back(i);
    if (now.seats[i])
      live.away[i] = 0;
    else if (live.away[i] == 0)
      live.away[i] = steady_ms();
  }
  const auto message = notification(
      "presence", text_of({{"table", live.table.id}, {"present", present}, {"spectators", now.spectators}}));
  for (const auto& guest : live.guests) guest->send(message);
}

} // namespace mappa::tables
