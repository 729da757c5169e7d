// How a server is set up.
#pragma once

#include "data/library.h"
#include "server/thinker_threads.h"
#include "tables/calendar.h"
#include "tables/limits.h"
#include "tables/moment.h"
#include "tables/retention.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace mappa::server {

struct ServerOptions {
  std::string host = "127.0.0.1";
  uint16_t port = 8080; // 0: any that is free
  std::string store = "games.db";
  std::string advertise; // host:port at which other servers reach this one; empty: where it listens
  std::vector<std::string> origins; // of pages that may connect, besides the server's own
  std::string page;                 // a folder with the files of another page than the program's
  int proxies = 0;                  // in a row before it; addresses are taken from X-Forwarded-For
  int max_connections = 10'000;
  int max_tables = 20'000;   // in memory
  int per_address = 100;     // connections, and tables made in a minute
  int absent_seconds = 30;   // before somebody may be replaced
  int unload_seconds = 60;   // an idle table stays in memory
  int patience_seconds = 30; // for a request to come, an answer to go, twice for a WebSocket's sign of life
  int threads = 1;           // on which computer players think
  std::optional<uint64_t> seed;  // of all chance in games, for tests; nothing: unguessable
  tables::Retention retention{}; // how long games are kept
  int64_t min_free = 256 << 20;  // bytes on the disk, so that tables are made
  tables::MapLimits maps{};      // how many maps are kept that no file has
  int settle_seconds = 3600;     // the wall clock goes on evenly before tables are closed or deleted by it
  tables::Calendar::Wall wall = &tables::wall_ms; // for tests
  std::string version;
  std::vector<std::string> levels;
  ThinkerThreads::Think think;
  ThinkerThreads::UsesTime uses_time;
};

} // namespace mappa::server
