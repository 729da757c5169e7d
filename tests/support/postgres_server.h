// A real PostgreSQL server of the test's own, from Debian's packages; gone with it.
#pragma once

#include <filesystem>
#include <string>
#include <sys/types.h>
#include <vector>

namespace mappa {

class PostgresServer {
public:
  // Without `fsync` it is quick, and nothing is lost as long as the machine keeps running.
  // Throws std::runtime_error if PostgreSQL is not installed or does not start.
  explicit PostgresServer(bool fsync = false);
  ~PostgresServer();
  PostgresServer(const PostgresServer&) = delete;
  PostgresServer& operator=(const PostgresServer&) = delete;

  // The one of this test program, started when it is first wanted.
  static PostgresServer& shared();

  std::string database(); // makes an empty database: its address
  void run(const std::string& address, const std::string& sql) const;
  std::string ask(const std::string& address, const std::string& sql) const; // the first value it gives

  void start();
  void stop(); // ends all sessions, in good order
  void kill(); // all its processes drop everything at once, as in a crash; start() brings it back
  void restart() { stop(), start(); }

private:
  pid_t spawn(const std::vector<std::string>& command) const;
  bool accepts() const;
  void end(int signal);
  std::string log() const;
  std::string address(const std::string& database) const;

  std::filesystem::path programs_, folder_;
  bool fsync_;
  pid_t process_ = 0; // 0: it does not run
  int databases_ = 0;
};

} // namespace mappa
