// The hub: what happens without anybody asking. Clocks, and looking after tables.
#include "report/log.h"
#include "tables/hub.h"
#include "tables/moment.h"

#include <algorithm>
#include <utility>

namespace mappa::tables {

// Of a clock of days: nobody had that time to think.
int64_t Hub::jumped_since_decision(const Table& table) const {
  return calendar_.jumped_since(table.log[static_cast<std::size_t>(table.at - 1)].time);
}

int64_t Hub::clock_left(const Live& live) const {
  if (!live.table.clock) return 0;
  if (live.table.clock.by_calendar()) return live.table.deadline() + live.allowed - calendar_.now();
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

void Hub::look_at_calendar() {
  const int64_t by = calendar_.look(steady_ms());
  if (by == 0) return;
  report::log(report::Level::Warning, "clock_jumped", {{"seconds", by / 1000}});
  allow(by);
}

// To all who think by the calendar; the store is told, since another server may be the next to look.
void Hub::allow(int64_t time) {
  const auto lives = lives_;
  for (const auto& [id, live] : lives) {
    if (!live->table.clock.by_calendar() || live->table.decider() == NO_SEAT) continue;
    live->allowed = std::max<int64_t>(0, live->allowed + time);
    when_free(live, [this, live = live] {
      if (!live->dropped) store_due(*live);
    });
  }
}

// A clock by the calendar is looked at more often, since that may be set.
void Hub::set_alarm(const LivePtr& live) {
  constexpr int64_t SOON = 100, LATER = 60'000; // ms
  if (live->alarm != 0) alarms_.erase({std::exchange(live->alarm, 0), live});
  const Table& table = live->table;
  const int seat = table.decider();
  if (!table.clock || seat == NO_SEAT || table.seats[static_cast<std::size_t>(seat)].computer()) return;
  live->alarm = steady_ms() + std::clamp(clock_left(*live), SOON, LATER);
  alarms_.insert({live->alarm, live});
}

void Hub::ring_alarms() {
  for (const int64_t now = steady_ms(); !alarms_.empty() && alarms_.begin()->first <= now;) {
    const LivePtr live = alarms_.begin()->second;
    alarms_.erase(alarms_.begin());
    live->alarm = 0;
    if (const auto found = lives_.find(live->table.id); found == lives_.end() || found->second != live)
      continue;
    guard(live, nullptr, [&] {
      watch_clock(live);
      set_alarm(live);
    });
  }
}

void Hub::tick() {
  drop_if_lost();
  if (stopping_) return;
  look_at_calendar();
  ring_alarms();
  for (const LivePtr& live : std::exchange(crowds_, {}))
    if (!live->dropped) guard(live, nullptr, [&] { tell_presence(*live); });
  if (ticks_++ % 10 == 0) look_after();
}

void Hub::look_after() {
  const int64_t now = steady_ms();
  put_away_idle();
  for (auto* buckets : {&makers_, &talkers_, &analysts_, &askers_, &mapmakers_})
    std::erase_if(*buckets, [&](const auto& entry) { return entry.second.full(now); });
  wake_due();
  tidy_store();
  look_at_disk();
  count_maps();
}

} // namespace mappa::tables
