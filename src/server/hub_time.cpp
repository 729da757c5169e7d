// The hub: what happens without anybody asking. Clocks, and looking after tables.
#include "server/hub.h"
#include "server/moment.h"

#include <algorithm>
#include <chrono>
#include <malloc.h>
#include <utility>

namespace mappa::server {

using store::TableState;

int64_t Hub::clock_left(const Live& live) const {
  if (!live.table.clock) return 0;
  if (live.table.clock.by_calendar()) return live.table.deadline() - wall_ms();
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
  ring_alarms();
  for (const LivePtr& live : std::exchange(crowds_, {}))
    if (!live->dropped) guard(live, nullptr, [&] { tell_presence(*live); });
  if (ticks_ % 10 == 0) look_after();
  if (ticks_++ % 600 == 0) close_stale();
}

void Hub::look_after() {
  const int64_t now = steady_ms();
  for (auto it = lives_.begin(); it != lives_.end();) {
    const Live& live = *it->second;
    const int64_t due = due_from(live.table);
    const bool idle = live.guests.empty() && !live.writing && !live.thinking &&
                      (due == 0 || due > wall_ms()) &&
                      now - live.idle_since > options_.unload_seconds * int64_t{1000};
    if (!idle) {
      ++it;
      continue;
    }
    keeper_.release(it->first);
    texts_.drop(it->first);
    it = lives_.erase(it);
    ++unloaded_;
  }
  trim_memory();
  for (auto* buckets : {&makers_, &talkers_, &analysts_, &askers_})
    std::erase_if(*buckets, [&](const auto& entry) { return entry.second.full(now); });
  keeper_.ask([](store::Store& store) { return store.orphans(wall_ms(), MAX_LISTED); },
              [this](const std::optional<std::vector<std::string>>& ids) {
                drop_if_lost();
                if (stopping_ || !ids) return;
                for (const std::string& id : *ids)
                  if (!lives_.contains(id)) fetch(id, nullptr, nullptr);
              });
}

// What they took goes back to the system: seldom, since that takes a while, and not here.
void Hub::trim_memory() {
  constexpr int SELDOM = 100; // ticks
  if (unloaded_ == 0 || ticks_ % SELDOM != 0) return;
  if (trimming_.valid() && trimming_.wait_for(std::chrono::seconds(0)) != std::future_status::ready) return;
  unloaded_ = 0;
  trimming_ = std::async(std::launch::async, [] { malloc_trim(0); });
}

// Tables at which nothing happened for very long are closed.
void Hub::close_stale() {
  for (const auto& [state, days] :
       {std::pair(TableState::Open, OPEN_DAYS), std::pair(TableState::Playing, PLAYING_DAYS)}) {
    const int64_t before = wall_ms() - days * 24 * HOUR_MS;
    keeper_.ask(
        [state = state, before](store::Store& store) { return store.stale(state, before, MAX_LISTED); },
        [this](const std::optional<std::vector<std::string>>& ids) {
          if (stopping_ || !ids) return;
          for (const std::string& id : *ids)
            fetch(id, nullptr, [this](const LivePtr& live) {
              when_free(live, [this, live] {
                if (!live->dropped && live->guests.empty() && live->table.state <= TableState::Playing)
                  change(live, close_table(live->table));
              });
            });
        });
  }
}

} // namespace mappa::server
