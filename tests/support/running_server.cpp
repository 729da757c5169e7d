#include "support/running_server.h"

#include "client/wire.h"

#include <algorithm>
#include <arpa/inet.h>
#include <csignal>
#include <fcntl.h>
#include <iterator>
#include <netinet/in.h>
#include <poll.h>
#include <stdexcept>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>
#include <utility>

namespace mappa {

using namespace client;

namespace {

constexpr Duration STARTING = std::chrono::seconds(60); // on a busy machine, with sanitizers

// A socket that only has a port: nobody else is given it, and the server, which reuses addresses, may listen.
int hold_port() {
  const int holder = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
  const int yes = 1;
  setsockopt(holder, SOL_SOCKET, SO_REUSEADDR, &yes, sizeof yes);
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  if (bind(holder, reinterpret_cast<const sockaddr*>(&address), sizeof address) != 0)
    throw std::runtime_error("no port for the server");
  return holder;
}

std::string port_of(int holder) {
  sockaddr_in address{};
  socklen_t size = sizeof address;
  getsockname(holder, reinterpret_cast<sockaddr*>(&address), &size);
  return std::to_string(ntohs(address.sin_port));
}

// In the child: only what is safe there. No socket of the test lives on in the server.
[[noreturn]] void become(char* const* command, int out, int err) {
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  dup2(out, STDOUT_FILENO);
  dup2(err, STDERR_FILENO);
  if (close_range(3, ~0U, 0) != 0) _exit(126);
  execv(command[0], command);
  _exit(127);
}

// Up to the end of the line; less if the other side is closed or the patience is over.
std::string read_line(int file) {
  std::string line;
  const auto end = Clock::now() + STARTING;
  while (!line.ends_with('\n')) {
    const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(end - Clock::now()).count();
    pollfd ready{file, POLLIN, 0};
    char letter = 0;
    if (left <= 0 || poll(&ready, 1, static_cast<int>(left)) <= 0 || read(file, &letter, 1) != 1) break;
    line += letter;
  }
  return line;
}

int exit_code(int status) { return WIFEXITED(status) ? WEXITSTATUS(status) : -1; }

} // namespace

RunningServer::RunningServer(Options options, std::string store)
    : port_holder_(hold_port()),
      address_{"127.0.0.1", port_of(port_holder_)},
      options_(std::move(options)),
      store_(store.empty() ? (folder_.path / "games.db").string() : std::move(store)) {
  start();
}

RunningServer::~RunningServer() {
  if (process_) kill();
  close(port_holder_);
}

void RunningServer::start() {
  const std::string listen = address_.host + ":" + address_.port;
  std::vector<std::string> words{MAPPA_BINARY, "serve", "--listen", listen, "--store", store_};
  // A test gives no sign of life while it does something else.
  if (std::ranges::find(options_, "--patience") == options_.end())
    words.insert(words.end(), {"--patience", "3600"});
  words.insert(words.end(), options_.begin(), options_.end());
  std::vector<char*> command;
  for (std::string& word : words) command.push_back(word.data());
  command.push_back(nullptr);
  int out[2]{};
  if (pipe2(out, O_CLOEXEC) != 0) fail("no pipe");
  const int err = open((folder_.path / "said").c_str(), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
  process_ = fork();
  if (process_ == 0) become(command.data(), out[1], err);
  close(out[1]);
  close(err);
  const std::string line = read_line(out[0]);
  close(out[0]);
  if (line != "Mappamundi is at http://" + listen + "/\n") fail("it printed '" + line + "'");
  http_get(address_, "/health", {}, STARTING); // now it answers
}

void RunningServer::fail(const std::string& why) {
  if (process_) kill();
  throw std::runtime_error("the server does not start: " + why + "\n" + said());
}

std::string RunningServer::said() const {
  std::ifstream in(folder_.path / "said");
  return {std::istreambuf_iterator<char>(in), {}};
}

void RunningServer::signal(int one) { ::kill(process_, one); }

int RunningServer::wait() {
  int status = -1;
  waitpid(std::exchange(process_, 0), &status, 0);
  return exit_code(status);
}

void RunningServer::kill() {
  signal(SIGKILL);
  wait();
}

int RunningServer::stop() {
  signal(SIGTERM);
  return wait();
}

} // namespace mappa
