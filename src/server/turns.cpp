#include "server/turns.h"

#include <algorithm>

namespace mappa::server {

namespace {

constexpr int64_t UNWATCHED_EVERY_MS = 500; // while others wait

} // namespace

void Turns::Peak::see(std::size_t n, int64_t now, int round) {
  if (n < most_ && now - since_ <= round) return;
  most_ = n;
  since_ = now;
}

// Fair queueing by start times: who comes anew is due now, but not before what it had lately is paid for.
Turns::Queue& Turns::enter(Row& row, const std::string& address) {
  Queue& queue = row.queues[address];
  if (queue.tables.empty()) {
    queue.due = std::max(queue.due, row.clock);
    queue.order = ++order_;
  }
  return queue;
}

void Turns::add(Waiting waiting, int64_t now) {
  if (places_.contains(waiting.who.table)) take(waiting.who.table);
  places_[waiting.who.table] = waiting.who;
  Row& row = row_of(waiting.who);
  if (rows_[UNWATCHED].size == 0) unwatched_since_ = now;
  Queue& queue = enter(row, waiting.who.address);
  queue.tables.push_back(std::move(waiting));
  ++row.size;
  count(row, queue, now);
}

void Turns::count(Row& row, Queue& queue, int64_t now) const {
  const auto has_tables = [](const auto& entry) { return !entry.second.tables.empty(); };
  row.addresses.see(static_cast<std::size_t>(std::ranges::count_if(row.queues, has_tables)), now,
                    pace_.round);
  queue.peak.see(queue.tables.size(), now, pace_.round);
}

Waiting Turns::take(const std::string& table) {
  const auto place = places_.extract(table);
  Row& row = row_of(place.mapped());
  std::deque<Waiting>& tables = row.queues[place.mapped().address].tables;
  const auto found = std::ranges::find(tables, table, [](const Waiting& one) { return one.who.table; });
  Waiting out = std::move(*found);
  tables.erase(found);
  --row.size;
  return out;
}

std::size_t Turns::size(const std::string& address) const {
  std::size_t sum = 0;
  for (const Row& row : rows_)
    if (const auto queue = row.queues.find(address); queue != row.queues.end())
      sum += queue->second.tables.size();
  return sum;
}

void Turns::move(const Asking& who, int64_t now) {
  const auto place = places_.find(who.table);
  if (place == places_.end()) return;
  if (place->second.watched == who.watched && place->second.address == who.address) return;
  Waiting waiting = take(who.table);
  waiting.who = who;
  add(std::move(waiting), now);
}

int Turns::share(const Row& row, const Queue& queue) const {
  const double round = static_cast<double>(pace_.round) * threads_;
  const double part = round / std::max(1, row.addresses.most()) / std::max(1, queue.peak.most());
  return static_cast<int>(std::clamp<double>(part, pace_.least, pace_.most));
}

Waiting Turns::take_first(Row& row, int64_t now, bool hasty) {
  const auto before = [](const auto& a, const auto& b) {
    if (a.second.tables.empty() || b.second.tables.empty()) return !a.second.tables.empty();
    return std::pair(a.second.due, a.second.order) < std::pair(b.second.due, b.second.order);
  };
  Queue& queue = std::ranges::min_element(row.queues, before)->second;
  count(row, queue, now);
  const int time = hasty ? pace_.least : share(row, queue);
  Waiting out = take(queue.tables.front().who.table);
  if (out.problem.time_ms == 0 || out.problem.time_ms > time) out.problem.time_ms = time;
  row.clock = queue.due;
  queue.due += time;
  queue.order = ++order_;
  std::erase_if(row.queues, [&](const auto& entry) {
    return entry.second.tables.empty() && entry.second.due <= row.clock;
  });
  return out;
}

void Turns::took(const Waiting& thought, int64_t ms) {
  Row& row = row_of(thought.who);
  if (const auto queue = row.queues.find(thought.who.address); queue != row.queues.end())
    queue->second.due += static_cast<double>(std::max<int64_t>(1, ms) - thought.problem.time_ms);
}

Waiting Turns::next(int64_t now) {
  Row& unwatched = rows_[UNWATCHED];
  const bool others = rows_[WATCHED].size > 0;
  const bool overdue = unwatched.size > 0 && now - unwatched_since_ >= UNWATCHED_EVERY_MS;
  if (others && !overdue) return take_first(rows_[WATCHED], now, false);
  unwatched_since_ = now;
  return take_first(unwatched, now, others);
}

} // namespace mappa::server
