#include "server/hub.h"

#include "notation/action.h"
#include "server/log.h"
#include "server/moment.h"
#include "server/secret.h"

#include <algorithm>
#include <fmt/format.h>
#include <malloc.h>

namespace mappa {

using nlohmann::json;

namespace {

std::shared_ptr<const std::string> notification(const char* method, Json params) {
  return std::make_shared<const std::string>(
      text_of({{"jsonrpc", "2.0"}, {"method", method}, {"params", std::move(params)}}));
}

// What another server is told of a guest.
Json hello_of(const Guest& guest) {
  Json params = Json::object();
  if (!guest.token.empty()) params["token"] = guest.token;
  if (!guest.name.empty()) params["name"] = guest.name;
  return {{"jsonrpc", "2.0"}, {"method", "hello"}, {"params", params}};
}

} // namespace

// What is being stored: the table as it will be, and what will be told.
struct Hub::Pending {
  Table next;
  std::vector<Json> told;
};

Hub::Hub(HubOptions options, Rulebook& rulebook, Keeper& keeper, Thinkers& thinkers, Metrics& metrics)
    : options_(std::move(options)),
      rulebook_(rulebook),
      keeper_(keeper),
      thinkers_(thinkers),
      metrics_(metrics),
      tenure_(keeper.counts().tenure) {}

// --- requests ---

void Hub::receive(const std::shared_ptr<Guest>& guest, std::string_view text) {
  if (stopping_) return;
  const auto call = std::make_shared<Call>(Call{guest, read_request(text), steady_us()});
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
  attempt_later(call, [&] {
    method = &find_method(METHODS, call->request.method);
    ++metrics_.requests[method->name];
    if (!method->at_table) return;
    if (!call->guest->table) throw RpcFailure(Fault::NoTable, "you are at no table; join one first");
    live = lives_.at(call->guest->table->table.id);
    if (live->waiting.size() >= MAX_WAITING)
      throw RpcFailure(Fault::TooMany, "too many requests wait at this table");
  });
  if (!method) return;
  if (!method->at_table) return run_now(call, *method);
  if (live)
    when_free(live, [this, call, method, live] {
      if (!call->guest->here) return;
      if (call->guest->table == live.get()) return run_now(call, *method);
      attempt_later(call, []() -> void { throw RpcFailure(Fault::NoTable, "you have left the table"); });
    });
}

void Hub::run_now(const CallPtr& call, const Method& method) {
  attempt_later(call, [&] {
    Params params(call->request.params);
    if (const auto result = (this->*method.run)(call, params))
      answer(*call, result_json(call->request.id, *result));
  });
}

void Hub::answer(const Call& call, const Json& message) {
  if (call.request.answered && call.guest->here)
    call.guest->send(std::make_shared<const std::string>(text_of(message)));
}

// --- changes ---

void Hub::write(const LivePtr& live, Entries entries, std::function<void(Pending&)> stored,
                const CallPtr& call) {
  const int number = live->table.number();
  if (number > MAX_ENTRIES && call && entries.front().type != EntryType::Played) // a game ends by itself
    throw RpcFailure(Fault::TooMany, fmt::format("this table has {} events: that is all", number));
  const auto pending = std::make_shared<Pending>(Pending{live->table, {}});
  pending->next.log.reserve(live->table.log.size() + entries.size());
  Write write;
  write.number = number + 1;
  for (Entry& entry : entries) {
    Table& next = pending->next;
    entry.time = wall_ms();
    const Json action =
        entry.type == EntryType::Played ? action_json(*next.rules, *next.position, entry.action) : Json();
    write.entries.push_back(stored_text(entry, action));
    happened_->size = 0;
    add_entry(next, std::move(entry), rulebook_, happened_.get());
    pending->told.push_back(event_json(next, action, *happened_));
  }
  write.head = head_of(pending->next);
  live->writing = true;
  keeper_.write(std::move(write), [this, live, pending, call, stored = std::move(stored)](Stored result) {
    live->writing = false;
    drop_if_lost();
    if (live->dropped || result != Stored::Yes) {
      if (call)
        attempt_later(call, []() -> void {
          throw RpcFailure(Fault::StoreFailed,
                           "it is not known whether this was stored; join again and look");
        });
      if (!live->dropped) keeper_.release(live->table.id); // so that a due one is found and goes on
      return drop(live);
    }
    const bool game = pending->next.at != live->table.at;
    live->table = std::move(pending->next);
    if (game) live->since = steady_ms();
    stored(*pending);
    if (call) metrics_.stored.add(static_cast<double>(steady_us() - call->begun) / 1e6);
    done_writing(live);
  });
}

void Hub::change(const LivePtr& live, Entries entries, const CallPtr& call, Result result) {
  const auto stored = [this, live, call, result = std::move(result)](Pending& pending) {
    const Json out = result ? result(live->table, pending.told) : Json::object();
    for (Json& event : pending.told) {
      if (event["type"] == "played") ++metrics_.moves;
      const auto message = notification("event", std::move(event));
      for (const auto& guest : live->guests) guest->send(message);
    }
    if (call) answer(*call, result_json(call->request.id, out));
  };
  write(live, std::move(entries), stored, call);
}

void Hub::limit(std::map<std::string, Bucket>& buckets, const Guest& guest, const char* what) const {
  const int most = options_.per_address;
  if (!buckets.try_emplace(guest.address, Bucket(most / 60.0, most)).first->second.take(steady_ms()))
    throw RpcFailure(Fault::TooMany, fmt::format("more than {} {} a minute from one address", most, what));
}

void Hub::make_table(Entry created, const std::string& id, const CallPtr& call, Ready ready) {
  if (static_cast<int>(lives_.size()) >= options_.max_tables)
    throw RpcFailure(Fault::TooMany, "this server has no room for another table now");
  limit(makers_, *call->guest, "tables");
  const auto live = std::make_shared<Live>();
  live->table.id = id;
  const auto stored = [this, live, call, ready = std::move(ready)](Pending&) {
    ++metrics_.tables_made;
    live->away.assign(live->table.seats.size(), steady_ms());
    live->idle_since = steady_ms();
    lives_[live->table.id] = live;
    attempt_later(call, [&] { ready(live); });
  };
  write(live, {std::move(created)}, stored, call);
}

void Hub::done_writing(const LivePtr& live) {
  while (!live->writing && !live->waiting.empty()) {
    const auto work = std::move(live->waiting.front());
    live->waiting.erase(live->waiting.begin());
    work();
  }
  if (live->waiting.empty()) live->waiting.shrink_to_fit();
  go_on(live);
}

void Hub::when_free(const LivePtr& live, std::function<void()> work) {
  if (live->writing)
    live->waiting.push_back(std::move(work));
  else
    work();
}

// --- tables that come and go ---

void Hub::fetch(const std::string& id, const CallPtr& call, Ready ready) {
  if (const auto found = lives_.find(id); found != lives_.end())
    return call && keeper_.shared() ? confirm(found->second, call, std::move(ready)) : ready(found->second);
  if (call && static_cast<int>(lives_.size()) >= options_.max_tables)
    throw RpcFailure(Fault::TooMany, "this server has no room for another table now");
  auto& asked = fetching_[id];
  asked.emplace_back(call, std::move(ready));
  if (asked.size() > 1) return;
  keeper_.claim(id, [this, id](std::optional<Claim> claim) { fetched(id, std::move(claim)); });
}

// Somebody who comes must not be shown a table that has become another server's: what was done there since
// would be missing.
void Hub::confirm(const LivePtr& live, const CallPtr& call, Ready ready) {
  const auto ask = [](Store& store) { return store.confirm(), true; };
  keeper_.ask(ask, [this, live, call, ready = std::move(ready)](std::optional<bool> sure) {
    drop_if_lost();
    attempt_later(call, [&] {
      const std::string& id = live->table.id;
      if (const auto now = lives_.find(id); now == lives_.end() || now->second != live)
        return fetch(id, call, ready);
      if (!sure) throw RpcFailure(Fault::StoreFailed, "the table cannot be read now; try again");
      ready(live);
    });
  });
}

void Hub::fetched(const std::string& id, std::optional<Claim> claim) {
  drop_if_lost();
  const auto asked = std::move(fetching_[id]);
  fetching_.erase(id);
  LivePtr live;
  std::exception_ptr fault;
  try {
    if (!claim) throw RpcFailure(Fault::StoreFailed, "the table cannot be read now; try again");
    if (claim->kind == Claim::Kind::Unknown) throw RpcFailure(Fault::NoTable, NO_SUCH_TABLE);
    if (claim->kind == Claim::Kind::Mine) {
      live = std::make_shared<Live>();
      live->table = read_table(id, claim->entries, rulebook_);
      live->since = live->idle_since = steady_ms();
      live->away.assign(live->table.seats.size(), steady_ms());
      lives_[id] = live;
      ++metrics_.tables_loaded;
    }
  } catch (const RpcFailure&) {
    fault = std::current_exception();
  } catch (const std::exception& error) {
    log_line(fmt::format("table {} cannot be read: {}", id, error.what()));
    fault = std::make_exception_ptr(RpcFailure(Fault::Internal, "this table cannot be read"));
  }
  for (const auto& [call, ready] : asked) {
    if (!call) {
      if (live && ready) ready(live);
      continue;
    }
    attempt_later(call, [&, c = call, r = ready] {
      if (fault) std::rethrow_exception(fault);
      if (!c->guest->here) return;
      if (live) return r(live);
      if (c->guest->from_server)
        throw RpcFailure(Fault::NotNow, "the table is moving to another server; join again");
      Json hello = hello_of(*c->guest);
      hello["id"] = "relay";
      Json again{{"jsonrpc", "2.0"}, {"method", c->request.method}, {"params", Json(c->request.params)}};
      if (c->request.answered) again["id"] = Json(c->request.id);
      leave_table(*c->guest);
      c->guest->relay(claim->server, {text_of(hello), text_of(again)});
    });
  }
  if (live) go_on(live);
}

void Hub::drop(const LivePtr& live) {
  if (live->dropped) return;
  live->dropped = true;
  if (const auto found = lives_.find(live->table.id); found != lives_.end() && found->second == live)
    lives_.erase(found);
  ++metrics_.tables_dropped;
  for (const auto& guest : std::exchange(live->guests, {})) {
    guest->table = nullptr;
    guest->close(CloseCode::Restart, "the table is being read again");
  }
  for (const auto& work : std::exchange(live->waiting, {})) work(); // they see that it is dropped
}

// The store lost its hold on all tables: another server may have them by now.
void Hub::drop_if_lost() {
  const uint64_t tenure = keeper_.counts().tenure;
  if (tenure == tenure_) return;
  tenure_ = tenure;
  log_line("the store was lost for a moment: all tables are read again");
  const auto lives = lives_;
  for (const auto& [id, live] : lives) drop(live);
}

void Hub::leave_table(Guest& guest) {
  if (!guest.table) return;
  Live& live = *std::exchange(guest.table, nullptr);
  std::erase_if(live.guests, [&](const auto& other) { return other.get() == &guest; });
  for (std::size_t i = 0; i < live.away.size(); ++i)
    if (live.away[i] == 0 && !presence(live).seats[i]) live.away[i] = steady_ms();
  live.presence_changed = true;
  if (live.guests.empty()) live.idle_since = steady_ms();
}

void Hub::gone(Guest& guest) {
  guest.here = false;
  leave_table(guest);
}

bool Hub::busy() const {
  return std::ranges::any_of(lives_, [](const auto& entry) { return entry.second->writing; });
}

// --- computer players and clocks ---

void Hub::go_on(const LivePtr& live) {
  const int seat = live->table.decider();
  if (stopping_ || live->dropped || live->writing || live->thinking || seat == NO_SEAT) return;
  const Seat& playing = live->table.seats[static_cast<std::size_t>(seat)];
  if (playing.computer()) think(live, playing.level, By::Computer);
}

void Hub::think(const LivePtr& live, const std::string& level, By by) {
  live->thinking = true;
  const Table& table = live->table;
  const auto thought = [this, live, by, at = table.at](Action action) {
    live->thinking = false;
    when_free(live, [this, live, by, at, action] {
      const Table& now = live->table;
      const int seat = now.decider();
      if (live->dropped || stopping_) return;
      const bool wanted = seat != NO_SEAT && now.at == at &&
                          (by == By::Clock || now.seats[static_cast<std::size_t>(seat)].computer());
      if (!wanted) return go_on(live);
      const int64_t left = by == By::Clock ? 0 : now.clock ? now.clocks[static_cast<std::size_t>(seat)] : 0;
      change(live, play_action(now, action, by, left));
    });
  };
  thinkers_.think({table.rules, table.position, level, random_number()}, thought);
}

int64_t Hub::clock_left(const Live& live) const {
  if (!live.table.clock) return 0;
  return live.table.clocks[static_cast<std::size_t>(live.table.decider())] - (steady_ms() - live.since);
}

void Hub::watch_clock(const LivePtr& live) {
  const Table& table = live->table;
  const int seat = table.decider();
  if (!table.clock || seat == NO_SEAT || live->writing || live->thinking) return;
  if (table.seats[static_cast<std::size_t>(seat)].computer() || clock_left(*live) > 0) return;
  if (table.clock.computer)
    change(live, time_out(table, QUICK_LEVEL));
  else
    think(live, QUICK_LEVEL, By::Clock);
}

// --- every now and then ---

void Hub::tick() {
  if (stopping_) return;
  const auto lives = std::vector(lives_.begin(), lives_.end());
  for (const auto& [id, live] : lives) {
    if (live->dropped) continue;
    watch_clock(live);
    if (live->presence_changed) tell_presence(*live);
  }
  if (ticks_ % 10 == 0) look_after();
  if (ticks_++ % 600 == 0) close_stale();
}

void Hub::look_after() {
  const int64_t now = steady_ms();
  bool unloaded = false;
  for (auto it = lives_.begin(); it != lives_.end();) {
    const Live& live = *it->second;
    const bool idle = live.guests.empty() && !live.writing && !live.thinking && !is_due(live.table) &&
                      now - live.idle_since > options_.unload_seconds * int64_t{1000};
    if (!idle) {
      ++it;
      continue;
    }
    keeper_.release(it->first);
    it = lives_.erase(it);
    unloaded = true;
  }
  if (unloaded) malloc_trim(0); // what they took goes back to the system
  for (auto* buckets : {&makers_, &talkers_, &analysts_})
    std::erase_if(*buckets, [&](const auto& entry) { return entry.second.full(now); });
  keeper_.ask([](Store& store) { return store.orphans(MAX_LISTED); },
              [this](const std::optional<std::vector<std::string>>& ids) {
                drop_if_lost();
                if (stopping_ || !ids) return;
                for (const std::string& id : *ids)
                  if (!lives_.contains(id)) fetch(id, nullptr, nullptr);
              });
}

// Tables at which nothing happened for very long are closed.
void Hub::close_stale() {
  for (const auto& [state, hours] :
       {std::pair(TableState::Open, OPEN_HOURS), std::pair(TableState::Playing, PLAYING_DAYS * 24)}) {
    const int64_t before = wall_ms() - hours * 3'600'000;
    keeper_.ask([state = state, before](Store& store) { return store.stale(state, before, MAX_LISTED); },
                [this](const std::optional<std::vector<std::string>>& ids) {
                  if (stopping_ || !ids) return;
                  for (const std::string& id : *ids)
                    fetch(id, nullptr, [this](const LivePtr& live) {
                      when_free(live, [this, live] {
                        if (!live->dropped && live->guests.empty() &&
                            live->table.state <= TableState::Playing)
                          change(live, close_table(live->table));
                      });
                    });
                });
  }
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
      "presence", {{"table", live.table.id}, {"present", present}, {"spectators", now.spectators}});
  for (const auto& guest : live.guests) guest->send(message);
}

// --- for HTTP ---

void Hub::list(TableState state, int64_t before, const std::function<void(Json)>& tell) {
  constexpr int64_t FRESH = 1000; // ms
  const Listed& known = lists_[state];
  if (before == 0 && known.time != 0 && steady_ms() - known.time < FRESH) return tell(known.tables);
  keeper_.ask(
      [state, before](Store& store) { return store.list(state, before ? before : INT64_MAX, MAX_LISTED); },
      [this, state, before, tell](const std::optional<std::vector<TableHead>>& heads) {
        if (!heads) return tell(nullptr);
        Json tables = Json::array();
        for (const TableHead& head : *heads) {
          tables.push_back(Json::parse(head.summary));
          tables.back()["changed"] = head.changed;
        }
        Json out{{"tables", std::move(tables)}};
        if (before == 0) lists_[state] = {steady_ms(), out};
        tell(std::move(out));
      });
}

// It does not change any more, and who looks at one position of it wants others soon.
std::shared_ptr<const Table> Hub::remember(const Table& table) {
  auto game = std::make_shared<Table>(table);
  game->log.clear();
  game->log.shrink_to_fit();
  finished_.push_front(game);
  if (finished_.size() > MAX_REMEMBERED) finished_.pop_back();
  return game;
}

void Hub::finished(const std::string& id, const std::string& invite, const TellGame& tell) {
  const auto show = [invite, tell](const std::shared_ptr<const Table>& game) {
    tell(game->invite.empty() || game->invite == invite ? game : nullptr);
  };
  const auto known = std::ranges::find(finished_, id, [](const auto& game) { return game->id; });
  if (known != finished_.end()) return show(*known);
  if (const auto found = lives_.find(id); found != lives_.end()) {
    const Table& table = found->second->table;
    return table.state == TableState::Over ? show(remember(table)) : tell(nullptr);
  }
  keeper_.ask([id](Store& store) { return store.read(id); },
              [this, id, show, tell](const std::optional<std::vector<std::string>>& entries) {
                try {
                  if (!entries || entries->empty()) return tell(nullptr);
                  const Table table = read_table(id, *entries, rulebook_);
                  table.state == TableState::Over ? show(remember(table)) : tell(nullptr);
                } catch (const std::exception& error) {
                  log_line(fmt::format("table {} cannot be read: {}", id, error.what()));
                  tell(nullptr);
                }
              });
}

std::string Hub::metrics_text() const {
  std::map<std::string, int> states;
  for (const auto& [id, live] : lives_)
    ++states[TABLE_STATE_NAME[static_cast<std::size_t>(live->table.state)]];
  std::string out = mappa::metrics_text(metrics_);
  out += "# HELP mappa_tables Tables in memory.\n# TYPE mappa_tables gauge\n";
  for (const char* state : TABLE_STATE_NAME)
    out += fmt::format("mappa_tables{{state=\"{}\"}} {}\n", state, states[state]);
  const KeeperCounts store = keeper_.counts();
  const auto count = [](uint64_t value) { return static_cast<double>(value); };
  out += counter("mappa_store_writes_total", "Changes stored.", count(store.writes));
  out += counter("mappa_store_commits_total", "Commits in which they were stored.", count(store.batches));
  out += counter("mappa_store_commit_seconds_total", "Time that commits took.", store.total_seconds);
  out += counter("mappa_store_refused_total", "Changes that the store refused.", count(store.refused));
  out += counter("mappa_store_failures_total", "Calls of the store that failed.", count(store.failures));
  out += gauge("mappa_store_waiting", "Writes and questions that wait.", count(store.waiting));
  out +=
      gauge("mappa_thinking_waiting", "Decisions of computer players that wait.", count(thinkers_.waiting()));
  return out;
}

} // namespace mappa
