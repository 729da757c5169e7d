#include "support/postgres_server.h"

#include <chrono>
#include <csignal>
#include <fcntl.h>
#include <fstream>
#include <grp.h>
#include <iterator>
#include <libpq-fe.h>
#include <memory>
#include <pwd.h>
#include <stdexcept>
#include <stdlib.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

namespace mappa {

namespace {

namespace fs = std::filesystem;

// Where Debian puts initdb and postgres; the newest version.
fs::path find_programs() {
  fs::path found;
  std::error_code error;
  for (const auto& version : fs::directory_iterator("/usr/lib/postgresql", error))
    if (fs::exists(version.path() / "bin/initdb") && version.path() / "bin" > found)
      found = version.path() / "bin";
  if (found.empty())
    throw std::runtime_error("PostgreSQL is not installed (no /usr/lib/postgresql/*/bin/initdb): "
                             "apt-get install postgresql, or run ./test, which does it");
  return found;
}

// PostgreSQL refuses to run as root; its package has made a user for it.
const passwd* other_user() {
  if (geteuid() != 0) return nullptr;
  const passwd* user = getpwnam("postgres");
  if (!user) throw std::runtime_error("PostgreSQL does not run as root, and there is no user postgres");
  return user;
}

fs::path make_folder() {
  std::string name = (fs::temp_directory_path() / "mappa-postgres-XXXXXX").string();
  if (!mkdtemp(name.data())) throw std::runtime_error("no folder for PostgreSQL");
  const passwd* user = other_user();
  if (user && chown(name.c_str(), user->pw_uid, user->pw_gid) != 0)
    throw std::runtime_error("no folder for the user postgres");
  return name;
}

using Link = std::unique_ptr<PGconn, void (*)(PGconn*)>;
using Result = std::unique_ptr<PGresult, void (*)(PGresult*)>;

} // namespace

PostgresServer::PostgresServer(bool fsync)
    : programs_(find_programs()), folder_(make_folder()), fsync_(fsync) {
  const pid_t made = spawn({programs_ / "initdb", "--pgdata", folder_ / "data", "--username", "postgres",
                            "--auth", "trust", "--encoding", "UTF8", "--no-locale", "--no-sync"});
  int status = -1;
  waitpid(made, &status, 0);
  if (status != 0) throw std::runtime_error("initdb failed: " + log());
  start();
}

PostgresServer::~PostgresServer() {
  if (process_) kill(); // nothing of it is needed any more
  std::error_code error;
  fs::remove_all(folder_, error);
}

PostgresServer& PostgresServer::shared() {
  static PostgresServer server;
  return server;
}

pid_t PostgresServer::spawn(const std::vector<std::string>& command) const {
  std::vector<char*> arguments;
  for (const std::string& word : command) arguments.push_back(const_cast<char*>(word.c_str()));
  arguments.push_back(nullptr);
  const passwd* user = other_user();
  const std::string output = folder_ / "output";
  const pid_t child = fork();
  if (child != 0) return child;
  const bool ready =
      chdir(folder_.c_str()) == 0 &&
      (!user || (setgroups(0, nullptr) == 0 && setgid(user->pw_gid) == 0 && setuid(user->pw_uid) == 0));
  const int file = open(output.c_str(), O_WRONLY | O_CREAT | O_APPEND, 0644);
  if (!ready || file < 0) _exit(126);
  dup2(file, STDOUT_FILENO);
  dup2(file, STDERR_FILENO);
  prctl(PR_SET_PDEATHSIG, SIGQUIT); // a test that crashes leaves no server behind
  execv(arguments[0], arguments.data());
  _exit(127);
}

std::string PostgresServer::log() const {
  std::ifstream in(folder_ / "output");
  return {std::istreambuf_iterator<char>(in), {}};
}

std::string PostgresServer::address(const std::string& database) const {
  return "postgresql://postgres@/" + database + "?host=" + folder_.string();
}

bool PostgresServer::accepts() const { return PQping(address("postgres").c_str()) == PQPING_OK; }

void PostgresServer::start() {
  process_ =
      spawn({programs_ / "postgres", "-D", folder_ / "data", "-k", folder_, "-c", "listen_addresses=", "-c",
             fsync_ ? "fsync=on" : "fsync=off", "-c", "max_connections=200", "-c", "shared_buffers=16MB"});
  while (!accepts()) {
    if (waitpid(process_, nullptr, WNOHANG) == process_) {
      process_ = 0;
      throw std::runtime_error("PostgreSQL does not start: " + log());
    }
    std::this_thread::sleep_for(std::chrono::milliseconds(10));
  }
}

void PostgresServer::stop() { end(SIGINT); }

void PostgresServer::kill() { end(SIGQUIT); }

void PostgresServer::end(int signal) {
  ::kill(process_, signal);
  waitpid(process_, nullptr, 0);
  process_ = 0;
}

std::string PostgresServer::database() {
  const std::string name = "test" + std::to_string(++databases_);
  run(address("postgres"), "CREATE DATABASE " + name + "");
  return address(name);
}

void PostgresServer::run(const std::string& address, const std::string& sql) const { ask(address, sql); }

std::string PostgresServer::ask(const std::string& address, const std::string& sql) const {
  const Link link(PQconnectdb(address.c_str()), PQfinish);
  const Result result(PQexec(link.get(), sql.c_str()), PQclear);
  const ExecStatusType status = PQresultStatus(result.get());
  if (status != PGRES_TUPLES_OK && status != PGRES_COMMAND_OK)
    throw std::runtime_error(sql + ": " + PQerrorMessage(link.get()));
  return PQntuples(result.get()) > 0 ? PQgetvalue(result.get(), 0, 0) : "";
}

} // namespace mappa
