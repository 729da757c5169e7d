// The hub: which tables stay in memory, and which in the store.
#include "report/log.h"
#include "tables/hub.h"

#include <algorithm>
#include <utility>

namespace mappa::tables {

using notation::Fault;
using notation::RpcFailure;
using store::TableState;

namespace {

// Nothing is under way at it, and nobody is there.
bool idle(const Live& live) {
  return live.guests.empty() && live.waiting.empty() && !live.writing && !live.thinking && !live.dropped;
}

} // namespace

// When it goes on without anyone, in milliseconds since 1970; 0: not at all.
int64_t Hub::wakes_at(const Live& live) const {
  const ClockRules& clock = live.table.clock;
  const int64_t due = due_from(live.table, live.allowed);
  const int seat = live.table.decider();
  if (due == 0 || !clock || clock.by_calendar() ||
      live.table.seats[static_cast<std::size_t>(seat)].computer())
    return due;
  return calendar_.now() + std::max<int64_t>(clock_left(live), 1);
}

bool Hub::may_go(const Live& live) const {
  const int64_t rest = options_.unload_seconds * int64_t{1000};
  if (!idle(live) || steady_ms() - live.idle_since <= rest) return false;
  const int64_t wakes = wakes_at(live);
  return wakes == 0 || wakes > calendar_.now() + rest;
}

// A clock goes on running: the store knows when it will have run out.
void Hub::store_due(Live& live) {
  const int64_t wakes = wakes_at(live);
  if (std::exchange(live.due, wakes) == wakes) return;
  store::Write write{head_of(live.table), live.table.number() + 1, {}};
  write.head.due = wakes;
  keeper_.write(std::move(write), [](store::Stored) {}); // if not, it is found at once and goes on
}

void Hub::put_away(const LivePtr& live) {
  store_due(*live);
  keeper_.release(live->table.id); // after what was written
  texts_.drop(live->table.id);
  if (live->alarm != 0) alarms_.erase({std::exchange(live->alarm, 0), live});
  ++unloaded_;
  live->dropped = true;
  lives_.erase(live->table.id);
}

void Hub::put_away_idle() {
  std::vector<LivePtr> going;
  for (const auto& [id, live] : lives_)
    if (may_go(*live)) going.push_back(live);
  for (const LivePtr& live : going) put_away(live);
}

// Those go that nobody has been at for longest, a few at a time, since looking for them takes time.
void Hub::make_room() {
  const auto most = static_cast<std::size_t>(options_.max_tables);
  if (lives_.size() < most) return;
  std::vector<LivePtr> going;
  for (const auto& [id, live] : lives_)
    if (idle(*live)) going.push_back(live);
  const std::size_t few = std::min(going.size(), most / 100 + 1);
  std::ranges::partial_sort(going, going.begin() + static_cast<std::ptrdiff_t>(few), {}, &Live::idle_since);
  for (std::size_t i = 0; i < few; ++i) put_away(going[i]);
  if (lives_.size() >= most)
    throw RpcFailure(Fault::TooMany, "this server has no room for another table now");
}

// Those whose time has come while nobody had them. They leave some room to people who come.
void Hub::wake_due() {
  const int room = options_.max_tables - options_.max_tables / 10 - static_cast<int>(lives_.size());
  if (room <= 0) return;
  const int64_t now = calendar_.now();
  keeper_.ask(
      [now, most = std::min(room, MAX_LISTED)](store::Store& store) { return store.orphans(now, most); },
      [this](const std::optional<std::vector<std::string>>& ids) {
        drop_if_lost();
        if (stopping_ || !ids) return;
        for (const std::string& id : *ids)
          if (!lives_.contains(id)) fetch(id, nullptr, nullptr);
      });
}

// --- the store ---

int64_t Hub::sweep_rest() const {
  constexpr int64_t REST_MS = 60'000;
  return std::min(REST_MS, options_.settle_seconds * int64_t{1000});
}

void Hub::tidy_store() {
  if (!calendar_.settled()) return;
  tidy_maps();
  for (Sweep& each : sweeps_)
    if (!each.asking && steady_ms() >= each.rest_until) sweep(each);
}

void Hub::sweep(Sweep& sweep) {
  sweep.asking = true;
  const int64_t before = calendar_.now() - least_age(sweep.state, options_.retention);
  const auto ask = [state = sweep.state, after = sweep.after, before](store::Store& store) {
    const std::vector<std::string> ids = store.stale(state, after, before, MAX_LISTED);
    return Swept{store.glance(ids), ids.size() == MAX_LISTED};
  };
  keeper_.ask(ask, [this, &sweep](const std::optional<Swept>& found) {
    sweep.asking = false;
    look_at_calendar(); // before anything is old by a jump
    if (stopping_ || !found || !calendar_.settled()) return;
    sweep_on(sweep, *found);
  });
}

void Hub::sweep_on(Sweep& sweep, const Swept& swept) {
  std::vector<std::string> old;
  for (const auto& [head, first] : swept.found) {
    sweep.after = std::max(sweep.after, head.changed);
    const int64_t now = calendar_.now() - calendar_.jumped_since(head.changed);
    const Fate fate = fate_of(head, now, options_.retention);
    if (fate == Fate::Close) close_stale(head.id);
    if (fate == Fate::Delete && !lives_.contains(head.id) && !fetching_.contains(head.id))
      old.push_back(head.id);
  }
  if (!swept.more || swept.found.empty()) {
    sweep.after = 0;
    sweep.rest_until = steady_ms() + sweep_rest();
  }
  if (old.empty()) return;
  keeper_.ask([old](store::Store& store) { return store.erase(old), old.size(); },
              [this](std::optional<std::size_t> gone) { metrics_.tables_deleted += gone.value_or(0); });
}

void Hub::close_stale(const std::string& id) {
  fetch(id, nullptr, [this](const LivePtr& live) {
    when_free(live, [this, live] {
      if (!live->dropped && live->guests.empty() && live->table.state <= TableState::Playing)
        change(live, close_table(live->table));
    });
  });
}

// No table is made that could not be played to its end.
void Hub::look_at_disk() {
  keeper_.ask([](store::Store& store) { return store.bytes_free(); },
              [this](std::optional<int64_t> free) {
                if (!free) return;
                disk_free_ = *free;
                const bool low = *free >= 0 && *free < options_.min_free;
                if (low && !disk_low_)
                  report::log(report::Level::Warning, "disk_low", {{"free_mib", *free >> 20}});
                if (!low && disk_low_)
                  report::log(report::Level::Info, "disk_free", {{"free_mib", *free >> 20}});
                disk_low_ = low;
              });
}

void Hub::need_disk() const {
  if (disk_low_)
    throw RpcFailure(Fault::TooMany, "the server's disk is nearly full: no more tables are made");
}

} // namespace mappa::tables
