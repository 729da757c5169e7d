#include "client/load.h"

#include "client/bots.h"
#include "client/scan.h"
#include "client/wire.h"

#include <algorithm>
#include <fmt/format.h>
#include <stdexcept>
#include <sys/resource.h>

namespace mappa::client {

namespace {

using namespace std::chrono_literals;

constexpr int IDLE_MOVES = 6;      // at each table before it is left alone
constexpr auto PROGRESS = 5s;      // between two lines
constexpr auto OPENING = 60s;      // beyond the ramp
constexpr double LAP = 2;          // seconds in which every table makes one move
constexpr auto ENDING = 30s;       // for answers under way and for the last move
constexpr rlim_t OTHER_FILES = 64; // open besides the connections

Clock::duration seconds(double n) {
  return std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(n));
}

void allow_connections(rlim_t connections) {
  const rlim_t wanted = connections + OTHER_FILES;
  rlimit limit{};
  getrlimit(RLIMIT_NOFILE, &limit);
  if (limit.rlim_cur >= wanted) return;
  const rlimit more{wanted, std::max(wanted, limit.rlim_max)};
  if (setrlimit(RLIMIT_NOFILE, &more) != 0)
    throw std::runtime_error(
        fmt::format("{} connections need {} open files, but only {} are allowed (ulimit -n)", connections,
                    wanted, limit.rlim_max));
}

double cpu_seconds() {
  rusage use{};
  getrusage(RUSAGE_SELF, &use);
  const auto in_seconds = [](const timeval& t) {
    return static_cast<double>(t.tv_sec) + static_cast<double>(t.tv_usec) / 1e6;
  };
  return in_seconds(use.ru_utime) + in_seconds(use.ru_stime);
}

void need_a_server(const std::vector<Address>& servers) {
  std::string fault;
  for (const Address& server : servers) {
    try {
      const Wire wire(server);
      return;
    } catch (const ConnectionError& error) {
      fault = error.what();
    }
  }
  throw ConnectionError(fault);
}

// Of all servers together, if all of them tell.
std::optional<double> server_memory(const std::vector<Address>& servers) {
  double sum = 0;
  for (const Address& server : servers) {
    try {
      const std::optional<double> bytes =
          metric(http_get(server, "/metrics").body, "process_resident_memory_bytes");
      if (!bytes) return std::nullopt;
      sum += *bytes;
    } catch (const ConnectionError&) {
      return std::nullopt;
    }
  }
  return sum;
}

class Run {
public:
  Run(const LoadOptions& options, LoadReport& report, const std::function<void(const std::string&)>& progress)
      : crowd_{options, report}, options_(options), report_(report), progress_(progress) {
    for (int i = 0; i < options.tables; ++i) tables_.push_back(std::make_unique<BotTable>(crowd_, i));
  }

  void go();

private:
  // Rings the alarms and lets the connections talk until then, or until it is done.
  template <class Done>
  bool run(Clock::time_point end, const char* doing, Done done);
  int count(bool (BotTable::*test)() const) const {
    return static_cast<int>(
        std::ranges::count_if(tables_, [&](const auto& table) { return (*table.*test)(); }));
  }
  bool all(bool (BotTable::*test)() const) const { return count(test) == options_.tables; }

  void ring(const Crowd::Alarm& alarm);
  void tell(const char* doing);
  void open();
  void measure();
  int lap();
  void stay_idle();
  void check();
  void leave();
  void hang_up();

  Crowd crowd_;
  const LoadOptions& options_;
  LoadReport& report_;
  const std::function<void(const std::string&)>& progress_;
  std::vector<std::unique_ptr<BotTable>> tables_;
  Clock::time_point begin_ = Clock::now();
  Clock::time_point next_tell_ = begin_ + PROGRESS;
  Clock::time_point next_look_ = begin_;
  Clock::time_point last_move_{}; // none is due later
};

void Run::ring(const Crowd::Alarm& alarm) {
  BotTable& table = *tables_[static_cast<std::size_t>(alarm.table)];
  switch (alarm.kind) {
  case Crowd::Alarm::Kind::Open: return table.open();
  case Crowd::Alarm::Kind::Wake: return table.wake(alarm.bot);
  case Crowd::Alarm::Kind::Move: break;
  }
  if (crowd_.measuring) report_.lag.add(Clock::now() - alarm.time);
  table.move();
  if (const auto next = alarm.time + seconds(options_.every); next < last_move_)
    crowd_.alarms.push({next, alarm.kind, alarm.table, 0});
}

void Run::tell(const char* doing) {
  progress_(fmt::format("{:4.0f} s  {}: {} tables playing, {} moves, p99 {:.1f} ms; in all {} late, {} "
                        "errors, {} connections broke",
                        std::chrono::duration<double>(Clock::now() - begin_).count(), doing,
                        count(&BotTable::playing), crowd_.recent.count(), crowd_.recent.percentile(99),
                        report_.late, total(report_.errors), total(report_.breaks)));
  crowd_.recent = {};
}

template <class Done>
bool Run::run(Clock::time_point end, const char* doing, Done done) {
  for (;;) {
    const auto now = Clock::now();
    while (!crowd_.alarms.empty() && crowd_.alarms.top().time <= now) {
      const Crowd::Alarm alarm = crowd_.alarms.top();
      crowd_.alarms.pop();
      ring(alarm);
    }
    if (now >= next_look_) {
      next_look_ = now + 100ms;
      for (const auto& table : tables_) table->drop_silent(now);
      if (now >= next_tell_) {
        tell(doing);
        next_tell_ = now + PROGRESS;
      }
      if (done()) return true;
      if (now >= end) return false;
    }
    const auto next = std::min(end, next_look_);
    crowd_.loop.run_until(crowd_.alarms.empty() ? next : std::min(next, crowd_.alarms.top().time));
  }
}

void Run::open() {
  for (int i = 0; i < options_.tables; ++i)
    crowd_.alarms.push(
        {begin_ + seconds(options_.ramp * i / options_.tables), Crowd::Alarm::Kind::Open, i, 0});
  if (run(begin_ + seconds(options_.ramp) + OPENING, "opening", [this] { return all(&BotTable::playing); }))
    return;
  throw std::runtime_error(fmt::format("only {} of {} tables could be opened\n{}", count(&BotTable::playing),
                                       options_.tables, report_notes(report_)));
}

// One move at each table each so many seconds, spread evenly.
void Run::measure() {
  const double cpu = cpu_seconds();
  const auto begin = Clock::now();
  last_move_ = begin + seconds(options_.seconds);
  for (int i = 0; i < options_.tables; ++i)
    crowd_.alarms.push(
        {begin + seconds(options_.every * i / options_.tables), Crowd::Alarm::Kind::Move, i, 0});
  crowd_.measuring = true;
  run(last_move_, "playing", [] { return false; });
  report_.seconds = std::chrono::duration<double>(Clock::now() - begin).count();
  report_.own_cpu = (cpu_seconds() - cpu) / report_.seconds;
  run(Clock::now() + ENDING, "waiting for answers", [this] { return all(&BotTable::settled); });
  crowd_.measuring = false;
  report_.moves = static_cast<int64_t>(report_.answered.count());
}

// One move at every table, in a few seconds. How many tables could not make it.
int Run::lap() {
  std::vector<int64_t> before;
  for (const auto& table : tables_) before.push_back(table->moves());
  const auto begin = Clock::now();
  last_move_ = begin;
  for (int i = 0; i < options_.tables; ++i)
    crowd_.alarms.push({begin + seconds(LAP * i / options_.tables), Crowd::Alarm::Kind::Move, i, 0});
  const auto behind = [&] {
    int n = 0;
    for (std::size_t i = 0; i < tables_.size(); ++i) n += tables_[i]->moves() == before[i];
    return n;
  };
  run(begin + seconds(LAP) + ENDING, "one more move", [&] { return behind() == 0; });
  return behind();
}

void Run::stay_idle() {
  for (int i = 0; i < IDLE_MOVES && report_.stuck == 0; ++i) report_.stuck = lap();
  run(Clock::now() + seconds(options_.seconds), "idle", [] { return false; });
  report_.memory_connected = server_memory(options_.servers);
  hang_up();
  run(Clock::now() + seconds(options_.seconds), "idle, without connections", [] { return false; });
  report_.memory_left = server_memory(options_.servers);
}

// Whether every table can go on, and whether what broken connections missed is there to be read.
void Run::check() {
  report_.stuck = lap();
  crowd_.ending = true;
  run(Clock::now() + ENDING, "reading again", [this] {
    for (const auto& table : tables_)
      if (table->settled()) table->read_again();
    return all(&BotTable::checked);
  });
  report_.stuck = std::max(report_.stuck, options_.tables - count(&BotTable::checked));
  for (const auto& table : tables_) table->finish();
}

void Run::leave() {
  for (const auto& table : tables_) table->leave();
  run(Clock::now() + ENDING, "leaving", [this] { return all(&BotTable::settled); });
  hang_up();
}

void Run::hang_up() {
  crowd_.alarms = {};
  for (const auto& table : tables_) table->hang_up();
}

void Run::go() {
  need_a_server(options_.servers);
  report_.memory_before = server_memory(options_.servers);
  open();
  if (options_.idle) return stay_idle();
  measure();
  report_.memory_connected = server_memory(options_.servers);
  check();
  leave();
}

} // namespace

LoadReport run_load(const LoadOptions& options, const std::function<void(const std::string&)>& progress) {
  LoadReport report;
  report.tables = options.tables;
  report.players = options.players;
  allow_connections(static_cast<rlim_t>(options.tables) * static_cast<rlim_t>(options.players));
  Run(options, report, progress).go();
  return report;
}

} // namespace mappa::client
