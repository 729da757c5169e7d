// The hub: tables come from the store and go, and so do guests.
#include "report/log.h"
#include "tables/hub.h"
#include "tables/moment.h"
#include "tables/safely.h"

#include <algorithm>
#include <fmt/format.h>

namespace mappa::tables {

using notation::Fault;
using notation::Json;
using notation::RpcFailure;
using store::Claim;

// When the decision began, by the clock that runs while a table is in memory: of one that was put away the
// store knows when its time is over. What the wall clock has jumped meanwhile nobody had to think.
int64_t Hub::began(const Table& table, int64_t due) const {
  const int seat = table.decider();
  if (!table.clock || seat == NO_SEAT || due <= DUE_AT_ONCE) return steady_ms();
  const int64_t full = table.clocks[static_cast<std::size_t>(seat)];
  const int64_t left = due - calendar_.now() + calendar_.jumped_since(due - full);
  return steady_ms() - (full - std::clamp<int64_t>(left, 0, full));
}

// What a server that saw the wall clock jump has stored with a clock of days, or what this one has seen. If
// it was set right meanwhile, nobody has more than a full clock from now on.
int64_t Hub::allowed(const Table& table, int64_t due) const {
  const int seat = table.decider();
  if (!table.clock.by_calendar() || seat == NO_SEAT) return 0;
  const int64_t stored = due > DUE_AT_ONCE ? due - table.deadline() : 0;
  const int64_t full = calendar_.now() + table.clocks[static_cast<std::size_t>(seat)] - table.deadline();
  return std::max<int64_t>(0, std::min(full, std::max(stored, jumped_since_decision(table))));
}

void Hub::fetch(const std::string& id, const CallPtr& call, Ready ready) {
  if (const auto found = lives_.find(id); found != lives_.end())
    return call && keeper_.shared() ? confirm(found->second, call, std::move(ready)) : ready(found->second);
  if (call) make_room();
  auto& asked = fetching_[id];
  asked.emplace_back(call, std::move(ready));
  if (asked.size() > 1) return;
  keeper_.claim(id, [this, id](std::optional<Claim> claim) { fetched(id, std::move(claim)); });
}

// Somebody who comes must not be shown a table that has become another server's: what was done there since
// would be missing.
void Hub::confirm(const LivePtr& live, const CallPtr& call, Ready ready) {
  const auto ask = [](store::Store& store) { return store.confirm(), true; };
  keeper_.ask(ask, [this, live, call, ready = std::move(ready)](std::optional<bool> sure) {
    drop_if_lost();
    attempt(call, [&] {
      const std::string& id = live->table.id;
      if (const auto now = lives_.find(id); now == lives_.end() || now->second != live)
        return fetch(id, call, ready);
      if (!sure) throw RpcFailure(Fault::StoreFailed, "the table cannot be read now; try again");
      ready(live);
    });
  });
}

// It is in memory from now on. Its whole game is played once more for it: that is work for `who`.
LivePtr Hub::load(const std::string& id, const Claim& claim, const Reception::AccountPtr& who) {
  const Charged charged(who);
  const auto live = std::make_shared<Live>();
  const data::MapPtr map = kept_map(claim.head.map, claim.map); // until the table has it
  live->table = read_table(id, claim.entries, rulebook_);
  live->due = claim.head.due;
  live->since = began(live->table, live->due);
  live->allowed = allowed(live->table, live->due);
  live->idle_since = steady_ms();
  live->away.assign(live->table.seats.size(), steady_ms());
  lives_[id] = live;
  set_alarm(live);
  ++metrics_.tables_loaded;
  return live;
}

void Hub::fetched(const std::string& id, std::optional<Claim> claim) {
  look_at_calendar(); // before a jump counts against anybody
  drop_if_lost();
  if (claim && (claim->tenure != tenure_ || keeper_.lapsed())) claim.reset(); // it may be another's by now
  const auto asked = std::move(fetching_[id]);
  fetching_.erase(id);
  LivePtr live;
  std::exception_ptr fault;
  try {
    if (!claim) throw RpcFailure(Fault::StoreFailed, "the table cannot be read now; try again");
    if (claim->kind == Claim::Kind::Unknown) throw RpcFailure(Fault::NoTable, NO_SUCH_TABLE);
    if (claim->kind == Claim::Kind::Damaged)
      throw RpcFailure(Fault::Internal,
                       "this table cannot be read: what is stored of it does not agree with its checksums");
    const CallPtr& first = asked.front().first;
    if (claim->kind == Claim::Kind::Mine) live = load(id, *claim, first ? first->guest->account : nullptr);
  } catch (const RpcFailure&) {
    fault = std::current_exception();
  } catch (const std::exception& error) {
    note_fault(id, fmt::format("cannot be read: {}", error.what()));
    fault = std::make_exception_ptr(RpcFailure(Fault::Internal, "this table cannot be read"));
  }
  for (const auto& [call, ready] : asked) {
    if (!call) {
      if (live && ready) guard(live, nullptr, [&, r = ready] { r(live); });
      continue;
    }
    attempt(call, [&, c = call, r = ready] {
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
      Hub::asked(*c);
      c->guest->relay(claim->server, {notation::text_of(hello), notation::text_of(again)});
    });
  }
  if (live) guard(live, nullptr, [&] { go_on(live); });
}

// Once for each table: it will be asked for again and again.
void Hub::note_fault(const std::string& id, const std::string& what) {
  if (faulty_.size() >= MAX_FAULTY) faulty_.clear();
  if (faulty_.insert(id).second) report::log_fault("table_fault", {{"table", id}, {"why", what}});
}

void Hub::failed(const LivePtr& live, const CallPtr& call, const std::exception_ptr& error) {
  const Json told = notation::error_json(call ? call->request.id : nlohmann::json(), error);
  note_fault(live->table.id,
             fmt::format("failed and is read again: {}", told["error"]["message"].get<std::string>()));
  if (call) answer(*call, told);
  if (!live->dropped) keeper_.release(live->table.id); // so that a due one is found and goes on
  safely("dropping a table", [&] { drop(live); });
}

void Hub::drop(const LivePtr& live) {
  if (live->dropped) return;
  live->dropped = true;
  texts_.drop(live->table.id);
  if (const auto found = lives_.find(live->table.id); found != lives_.end() && found->second == live)
    lives_.erase(found);
  ++metrics_.tables_dropped;
  for (const auto& guest : std::exchange(live->guests, {})) {
    guest->table = nullptr;
    guest->close(CloseCode::Restart, "the table is being read again");
  }
  for (const auto& work : std::exchange(live->waiting, {}))
    safely("what waited for a table", work); // they see that it is dropped
}

// The store lost its hold on all tables, or this server was silent for too long: another may have them by
// now. Asked before anybody is told anything.
void Hub::drop_if_lost() {
  if (keeper_.holds(tenure_) || lives_.empty()) return;
  report::log(report::Level::Warning, "store_lost", {{"tables", lives_.size()}});
  const auto lives = lives_;
  for (const auto& [id, live] : lives) drop(live);
}

void Hub::leave_table(Guest& guest) {
  if (!guest.table) return;
  Live& live = *std::exchange(guest.table, nullptr);
  std::erase_if(live.guests, [&](const auto& other) { return other.get() == &guest; });
  for (std::size_t i = 0; i < live.away.size(); ++i)
    if (live.away[i] == 0 && !presence(live).seats[i]) live.away[i] = steady_ms();
  change_presence(live);
  if (live.guests.empty()) live.idle_since = steady_ms();
  attended(live);
}

void Hub::gone(Guest& guest) {
  guest.here = false;
  leave_table(guest);
}

bool Hub::busy() const {
  return std::ranges::any_of(lives_, [](const auto& entry) { return entry.second->writing; });
}

} // namespace mappa::tables
