// What the host of a table may do to others at it.
#include "notation/rpc.h"
#include "tables/conduct.h"

#include <fmt/format.h>

namespace mappa::tables {

using notation::Fault;
using notation::Json;
using notation::RpcFailure;
using store::TableState;

namespace {

[[noreturn]] void nobody(const std::string& why) { throw RpcFailure(Fault::BadParams, why); }

struct Other {
  std::string holder, name;
};

Other holder_of(const Table& table, int seat) {
  const Seat& held = seat_at(table, seat);
  if (!held.taken()) nobody(fmt::format("nobody holds seat {}", seat));
  return {held.holder, held.name};
}

Other speaker_of(const Table& table, int said) {
  if (said < 1 || said > table.number() ||
      table.log[static_cast<std::size_t>(said - 1)].type != EntryType::Chat)
    nobody(fmt::format("event {} is nothing that somebody said", said));
  const auto more = more_of(table.log[static_cast<std::size_t>(said - 1)]);
  if (!more.contains("holder")) nobody("who said that is not known any more");
  return {more.at("holder"), more.at("name")};
}

Other other_of(const Table& table, const Person& host, const Meant& whom) {
  need_host(table, host);
  Other other = whom.seat == NO_SEAT ? speaker_of(table, whom.said) : holder_of(table, whom.seat);
  if (other.holder == table.host) nobody("that is the host of the table");
  return other;
}

std::vector<int> seats_of(const Table& table, const std::string& holder) {
  std::vector<int> seats;
  for (int i = 0; i < static_cast<int>(table.seats.size()); ++i)
    if (table.holds(holder, i)) seats.push_back(i);
  return seats;
}

} // namespace

Entries mute(const Table& table, const Person& host, const std::optional<Meant>& whom, bool muted) {
  if (!whom) {
    need_host(table, host);
    return {make_entry(EntryType::Muted, NO_SEAT, {{"muted", muted}})};
  }
  const Other other = other_of(table, host, *whom);
  const std::vector<int> seats = seats_of(table, other.holder);
  return {make_entry(EntryType::Muted, seats.empty() ? NO_SEAT : seats.front(),
                     {{"holder", other.holder}, {"name", other.name}, {"muted", muted}})};
}

Entries remove(const Table& table, const Person& host, const Meant& whom, const std::string& level) {
  const Other other = other_of(table, host, whom);
  const std::vector<int> seats = seats_of(table, other.holder);
  const bool playing = table.playing();
  if (!seats.empty() && !playing && table.state != TableState::Open)
    throw RpcFailure(Fault::NotNow, "the game is over: who has played it stays");
  const auto removed = [&](int seat) {
    Json more{{"holder", other.holder}, {"name", other.name}};
    if (seat != NO_SEAT && playing) more["level"] = level;
    return make_entry(EntryType::Removed, seat, more);
  };
  Entries entries;
  for (const int seat : seats) entries.push_back(removed(seat));
  if (entries.empty()) entries.push_back(removed(NO_SEAT));
  return entries;
}

} // namespace mappa::tables
