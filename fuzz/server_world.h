// A whole server inside the fuzzer: real sockets, the real store on a file, but its own time and chance, so
// that hours pass at once and the same input does the same again.
#pragma once

#include "data/library.h"
#include "game/turn.h"
#include "server/http.h"
#include "server/socket.h"
#include "store/keeper_thread.h"
#include "tables/entropy.h"
#include "tables/hub.h"
#include "tables/moment.h"
#include "tables/secret.h"

#include <atomic>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/steady_timer.hpp>
#include <chrono>
#include <filesystem>
#include <memory>
#include <openssl/rand.h>
#include <sched.h>
#include <stdlib.h>
#include <string>
#include <vector>

namespace mappa {

inline std::atomic<int64_t> world_ns{0};
inline std::atomic<uint64_t> world_chance{0};

} // namespace mappa

// What the program defines itself it does not take from its libraries.
std::chrono::steady_clock::time_point std::chrono::_V2::steady_clock::now() noexcept {
  return time_point(std::chrono::nanoseconds(mappa::world_ns));
}
int64_t mappa::tables::wall_ms() { return 1'700'000'000'000 + world_ns / 1'000'000; }
int64_t mappa::tables::steady_us() { return world_ns / 1'000; }
void mappa::tables::fill_at_random(std::span<unsigned char> bytes) {
  for (unsigned char& byte : bytes) {
    uint64_t x = (mappa::world_chance += 0x9E3779B97F4A7C15); // splitmix64
    x = (x ^ (x >> 30)) * 0xBF58476D1CE4E5B9;
    x = (x ^ (x >> 27)) * 0x94D049BB133111EB;
    byte = static_cast<unsigned char>(x >> 56);
  }
}
extern "C" int RAND_bytes(unsigned char* bytes, int size) {
  mappa::tables::fill_at_random({bytes, static_cast<std::size_t>(size)});
  return 1;
}

namespace mappa {

namespace asio = boost::asio;

// One file for one input, in memory where there is such a folder.
struct StoreFile {
  StoreFile() {
    const std::filesystem::path memory = "/dev/shm";
    const auto base = std::filesystem::exists(memory) ? memory : std::filesystem::temp_directory_path();
    std::string name = (base / "mappa-fuzz-XXXXXX").string();
    if (!mkdtemp(name.data())) throw std::runtime_error("no folder for the store");
    folder = name;
  }
  ~StoreFile() { std::filesystem::remove_all(folder); }
  StoreFile(const StoreFile&) = delete;
  StoreFile& operator=(const StoreFile&) = delete;

  std::string path() const { return (folder / "games.db").string(); }

  std::filesystem::path folder;
};

class World {
  template <class Work>
  auto asked(Work work) {
    decltype(work(std::declval<store::Store&>())) answer;
    bool read = false;
    keeper_.ask(work, [&](auto found) {
      if (found) answer = std::move(*found);
      read = true;
    });
    while (!read) io_.run_one();
    return answer;
  }

public:
  World(tables::Rulebook& rulebook, const std::string& file, server::ServerOptions options)
      : options_(std::move(options)),
        keeper_(open(file), post()),
        thinkers_(
            1, think, [](const std::string&) { return true; }, post()),
        hub_({.version = "0",
              .levels = {"medium", "strong"},
              .max_tables = options_.max_tables,
              .per_address = options_.per_address},
             rulebook, keeper_, thinkers_, metrics_) {
    context_.hub = &hub_;
    context_.reception = &reception_;
    context_.keeper = &keeper_;
    context_.drawer = context_.printer = &drawer_;
    context_.library = &rulebook.library();
    accept();
  }

  uint16_t port() const { return acceptor_.local_endpoint().port(); }
  const server::Metrics& metrics() const { return metrics_; }
  const server::Context& context() const { return context_; }
  std::string text() const { return hub_.metrics_text(); }
  int tables() const { // in memory
    int sum = 0;
    const std::string all = text();
    const std::string line = "\nmappa_tables{state=";
    for (std::size_t at = all.find(line); at != std::string::npos; at = all.find(line, at + 1))
      sum += std::atoi(all.c_str() + all.find(' ', at));
    return sum;
  }

  // Until nothing happens any more without someone saying something or time going by.
  void settle() {
    for (bool quiet = false; !quiet;) {
      std::size_t done = io_.poll();
      bool stored = false;
      keeper_.ask([](store::Store&) { return 0; }, [&](const std::optional<int>&) { stored = true; });
      while (!stored) done += io_.run_one();
      while (thinkers_.busy()) sched_yield();
      sched_yield(); // so that the system delivers what was sent
      quiet = done <= 1 && io_.poll() == 0;
    }
  }

  void pass(std::chrono::milliseconds time, int ticks) {
    world_ns += std::chrono::nanoseconds(time).count();
    // Asio looks at its clock only when the first timer changes.
    asio::steady_timer first(io_, asio::steady_timer::time_point::min());
    first.async_wait([](boost::system::error_code) {});
    io_.poll();
    for (int i = 0; i < ticks; ++i) hub_.tick();
    context_.forget();
    settle();
  }

  // What is being drawn is drawn and sent, wherever it was asked for.
  void draw() {
    int left = 0;
    const auto wait_for = [&](const std::string& address) {
      ++left;
      drawer_.draw(
          std::to_string(drawings_++), address, [] { return ""; }, [&](const auto&) { --left; });
    };
    wait_for("127.0.0.1");
    for (int host = 0; host < 10; ++host) wait_for("10.0.0." + std::to_string(host)); // behind a proxy
    while (left > 0) io_.run_one();
    settle();
  }

  // What the store holds of a table.
  std::vector<std::string> log_of(const std::string& table) {
    return asked([table](store::Store& store) { return store.read(table); });
  }
  // The text of the table's map, if it is kept there.
  std::string map_of(const std::string& table) {
    return asked([table](store::Store& store) {
      const auto found = store.glance({table});
      return found.empty() ? "" : store.map(found.front().head.map);
    });
  }

private:
  // Some legal action, the same one each time. The coach, who would think for long, says nothing.
  static notation::Advice think(const tables::Problem& problem, const std::atomic<bool>&) {
    if (problem.asked != tables::Asked::Move) return {{}, {}, {}, {}, "{}"};
    Random random{problem.position->turn};
    return {random_action(*problem.rules, *problem.position, random), {}, {}};
  }

  std::unique_ptr<store::Store> open(const std::string& file) {
    auto store = store::open_store(file, "127.0.0.1:1");
    context_.secret = store->shared_secret();
    return store;
  }

  std::function<void(std::function<void()>)> post() {
    return [this](std::function<void()> work) { asio::post(io_, std::move(work)); };
  }

  void accept() {
    acceptor_.async_accept([this](boost::system::error_code error, asio::ip::tcp::socket socket) {
      if (error) return;
      server::serve_http(std::move(socket), context_);
      accept();
    });
  }

  server::ServerOptions options_;
  server::Metrics metrics_;
  server::Context context_{options_, metrics_};
  asio::io_context io_{1};
  asio::ip::tcp::acceptor acceptor_{io_, {asio::ip::make_address("127.0.0.1"), 0}};
  store::KeeperThread keeper_;
  server::ThinkerThreads thinkers_;
  tables::Hub hub_;
  tables::Reception reception_{post()};
  server::DrawingThread drawer_{{.kept_bytes = 1 << 20}, post()};
  int drawings_ = 0;
};

} // namespace mappa
