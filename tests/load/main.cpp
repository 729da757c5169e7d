// load_scenarios [NAME...]: runs those, or all. Exit code 1: something was lost or wrong, or, with
// MAPPA_LOAD_STRICT=1, a goal was missed.
#include "load/scenario.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <fmt/format.h>
#include <string_view>
#include <vector>

namespace mappa::load {

namespace {

std::vector<const Scenario*>& scenarios() {
  static std::vector<const Scenario*> all;
  return all;
}

int usage() {
  fmt::print(stderr, "usage: load_scenarios [NAME...]\n");
  for (const Scenario* one : scenarios()) fmt::print(stderr, "  {:10} {}\n", one->name, one->about);
  return 2;
}

bool strict() {
  const char* said = std::getenv("MAPPA_LOAD_STRICT");
  return said && said == std::string_view("1");
}

bool run(const Scenario& scenario) {
  fmt::print("{}: {}\n", scenario.name, scenario.about);
  std::fflush(stdout);
  Report report(scenario.name);
  try {
    scenario.run(report);
  } catch (const std::exception& error) {
    report.wrong(error.what());
  }
  return report.fine();
}

int run_all(std::vector<std::string> names) {
  std::ranges::sort(scenarios(), {}, [](const Scenario* one) { return std::string(one->name); });
  if (names.empty())
    for (const Scenario* one : scenarios()) names.emplace_back(one->name);
  std::vector<const Scenario*> chosen;
  for (const std::string& name : names) {
    const auto found =
        std::ranges::find_if(scenarios(), [&](const Scenario* one) { return one->name == name; });
    if (found == scenarios().end()) return usage();
    chosen.push_back(*found);
  }
  bool fine = true;
  for (const Scenario* one : chosen) fine &= run(*one);
  return fine ? 0 : 1;
}

} // namespace

Scenario::Scenario(const char* its_name, const char* what_about, Run its_run)
    : name(its_name), about(what_about), run(its_run) {
  scenarios().push_back(this);
}

void Report::line(const std::string& what, double value, const std::string& unit,
                  const std::string& goal) const {
  fmt::print("  {:10} {:48} {:10.1f} {:8} {}\n", scenario_, what, value, unit, goal);
  std::fflush(stdout);
}

void Report::figure(const std::string& what, double value, const std::string& unit) {
  line(what, value, unit, "");
}

void Report::figure(const std::string& what, double value, const std::string& unit, double below) {
  const bool met = value < below;
  line(what, value, unit, fmt::format("goal: under {} {}{}", below, unit, met ? "" : ": MISSED"));
  if (!met && strict()) fine_ = false;
}

void Report::wrong(const std::string& what) {
  fine_ = false;
  fmt::print("  {:10} WRONG: {}\n", scenario_, what);
  std::fflush(stdout);
}

void Report::check(const client::LoadReport& report) {
  if (report.violations > 0 || report.stuck > 0) wrong(client::report_notes(report));
}

void progress(const std::string& line) { fmt::print(stderr, "    {}\n", line); }

} // namespace mappa::load

int main(int count, char** words) { return mappa::load::run_all({words + 1, words + count}); }
