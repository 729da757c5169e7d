// Many tables at once: how long a move takes.
#include "load/scenario.h"
#include "support/running_server.h"

#include <fmt/format.h>

namespace mappa::load {

namespace {

void tables(Report& report) {
  const RunningServer server({"--max-connections", "20000"});
  client::LoadOptions options;
  options.servers = {server.address()};
  options.tables = 5'000;
  options.seconds = 40;
  options.ramp = 30;
  const client::LoadReport load = run_load(options, progress);
  report.check(load);
  report.figure("5,000 tables, a move each 2 s: p50", load.answered.percentile(50), "ms");
  report.figure("5,000 tables, a move each 2 s: p99", load.answered.percentile(99), "ms", 50);
  report.figure("the bots behind their own schedule: p99", load.lag.percentile(99), "ms");
  if (!load.errors.empty()) report.wrong(client::report_notes(load));
}

const Scenario TABLES("tables", "5,000 tables of two people, a move at each every two seconds", tables);

} // namespace

} // namespace mappa::load
