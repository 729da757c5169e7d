// The hub: what happens without anybody asking. Clocks, and looking after tables.
#include "server/hub.h"
#include "server/log.h"
#include "server/moment.h"

#include <fmt/format.h>

namespace mappa::server {

// A clock of days: what the wall clock has jumped since the decision began nobody had to think.
int64_t Hub::runs_out(const Table& table) const {
  return table.deadline() + calendar_.jumped_since(table.log[static_cast<std::size_t>(table.at - 1)].time);
}

int64_t Hub::clock_left(const Live& live) const {
  if (!live.table.clock) return 0;
  if (live.table.clock.by_calendar()) return runs_out(live.table) - calendar_.now();
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
  if (const int64_t by = calendar_.look(steady_ms()); by != 0)
    log_line(fmt::format("the wall clock has jumped by {} s: nothing is closed or deleted by it for a while",
                         by / 1000));
}

void Hub::tick() {
  if (stopping_) return;
  look_at_calendar();
  const auto lives = std::vector(lives_.begin(), lives_.end());
  for (const auto& [id, live] : lives) {
    if (live->dropped) continue;
    watch_clock(live);
    if (live->presence_changed) tell_presence(*live);
  }
  if (ticks_++ % 10 == 0) look_after();
}

void Hub::look_after() {
  const int64_t now = steady_ms();
  put_away_idle();
  for (auto* buckets : {&makers_, &talkers_, &analysts_, &askers_})
    std::erase_if(*buckets, [&](const auto& entry) { return entry.second.full(now); });
  wake_due();
  tidy_store();
  look_at_disk();
}

} // namespace mappa::server
