// Scenarios of `./test load`: each starts real servers, loads them, and tells figures beside their goals.
#pragma once

#include "client/load.h"
#include "support/running_server.h"

#include <string>

namespace mappa::load {

// What a scenario tells. Times are only printed, since machines differ, unless MAPPA_LOAD_STRICT is 1. What
// is wrong is wrong on all of them.
class Report {
public:
  explicit Report(std::string scenario) : scenario_(std::move(scenario)) {}

  void figure(const std::string& what, double value, const std::string& unit);
  // With a goal: to stay below it.
  void figure(const std::string& what, double value, const std::string& unit, double below);
  void wrong(const std::string& what); // something was lost, or is not as it must be
  void check(const client::LoadReport& report);

  bool fine() const { return fine_; }

private:
  void line(const std::string& what, double value, const std::string& unit, const std::string& goal) const;

  std::string scenario_;
  bool fine_ = true;
};

// One file each, which says at its end: const Scenario TABLES("tables", "what it is about", tables);
struct Scenario {
  using Run = void (*)(Report&);
  Scenario(const char* its_name, const char* what_about, Run its_run);

  const char* name;
  const char* about;
  Run run;
};

// For a server at which one address does what many people do.
inline const RunningServer::Options MANY{"--per-address", "100000"};

// Whatever a load says while it goes on.
void progress(const std::string& line);

} // namespace mappa::load
