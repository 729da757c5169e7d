// The real `mappa serve` in a process of its own; gone with the test.
#pragma once

#include "data/folder.h"
#include "support/client.h"

#include <string>
#include <sys/types.h>
#include <vector>

namespace mappa {

class RunningServer {
public:
  using Options = std::vector<std::string>; // of the command line, besides --listen and --store

  // At a port of its own on 127.0.0.1. Without a store it keeps its games in a file in its folder.
  // Throws std::runtime_error, with what it said, if it does not start.
  explicit RunningServer(Options options = {}, std::string store = {});
  ~RunningServer();
  RunningServer(const RunningServer&) = delete;
  RunningServer& operator=(const RunningServer&) = delete;

  const client::Address& address() const { return address_; }
  client::Connection::Target target() const {
    return {.address = address_, .path = "/ws", .origin = {}, .from = {}};
  }
  client::Connect connect() const { return client::to_server(target()); }
  client::HttpAnswer get(const std::string& path, const client::Headers& headers = {}) const {
    return client::http_get(address_, path, headers);
  }
  const std::string& store() const { return store_; }
  std::string said() const; // on standard error, since it was first started
  bool running() const { return process_ != 0; }
  pid_t process() const { return process_; }

  void kill();          // SIGKILL
  int stop();           // SIGTERM, and what it was doing is done: the exit code, -1 if there is none
  int wait();           // until it ends by itself: the exit code, -1 if there is none
  void signal(int one); // SIGSTOP, SIGCONT, ...
  // Again, at the same port; by the thread that will outlive it, since the system ends it with its starter.
  void start();
  void restart() { kill(), start(); }

private:
  [[noreturn]] void fail(const std::string& why);

  Folder folder_;
  int port_holder_ = -1; // keeps the port from others while the server is down
  client::Address address_;
  Options options_;
  std::string store_;
  pid_t process_ = 0; // 0: it does not run
};

} // namespace mappa
