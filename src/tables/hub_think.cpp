// The hub: computer players' turns.
#include "tables/hub.h"

#include <algorithm>

namespace mappa::tables {

void Hub::go_on(const LivePtr& live) {
  const Table& table = live->table;
  const int seat = table.decider();
  if (stopping_ || live->dropped || live->writing || live->thinking || seat == NO_SEAT) return;
  const Seat& playing = table.seats[static_cast<std::size_t>(seat)];
  if (!playing.computer()) return;
  if (const auto foreseen = live->plan.next(*table.rules, *table.position))
    return play_for(live, *foreseen, By::Computer);
  think(live, playing.level, By::Computer);
}

void Hub::think(const LivePtr& live, const std::string& level, By by) {
  live->thinking = true;
  const Table& table = live->table;
  const auto thought = [this, live, by, at = table.at](const notation::Advice& advice) {
    live->thinking = false;
    when_free(live, [this, live, by, at, advice] {
      const Table& now = live->table;
      const int seat = now.decider();
      if (live->dropped || stopping_) return;
      const bool wanted = seat != NO_SEAT && now.at == at &&
                          (by == By::Clock || now.seats[static_cast<std::size_t>(seat)].computer());
      if (!wanted) return go_on(live);
      live->plan = Plan(*now.rules, *now.position, advice);
      play_for(live, advice.action, by);
    });
  };
  thinkers_.think(asking(*live), {table.rules, table.position, level, chance()}, thought);
}

void Hub::play_for(const LivePtr& live, const Action& action, By by) {
  const Table& table = live->table;
  const int64_t left =
      by == By::Computer && table.clock ? table.clocks[static_cast<std::size_t>(table.decider())] : 0;
  change(live, play_action(table, action, by, left));
}

// Thinking is charged to a person with a seat who is there, else to anybody who is there, else to the last of
// them.
Asking Hub::asking(Live& live) const {
  const auto seated =
      std::ranges::find_if(live.guests, [&](const auto& guest) { return live.table.seated(guest->holder); });
  if (seated != live.guests.end())
    live.address = (*seated)->address;
  else if (!live.guests.empty())
    live.address = live.guests.front()->address;
  return {live.table.id, live.address, !live.guests.empty()};
}

// Somebody has come or gone.
void Hub::attended(Live& live) {
  const Asking who = asking(live);
  if (live.thinking) thinkers_.move(who);
}

} // namespace mappa::tables
