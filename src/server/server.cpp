#include "server/server.h"

#include "report/log.h"
#include "server/http.h"
#include "server/manager.h"
#include "server/socket.h"
#include "server/ticker.h"
#include "server/trimmer.h"
#include "store/keeper_thread.h"
#include "tables/moment.h"
#include "tables/safely.h"

#include <boost/asio/executor_work_guard.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/steady_timer.hpp>
#include <csignal>
#include <fmt/ranges.h>
#include <sys/resource.h>

namespace mappa::server {

namespace asio = boost::asio;
using asio::ip::tcp;
using boost::system::error_code;
using tables::Rulebook;
using tables::safely;
using tables::steady_ms;

namespace {

constexpr auto TICK = std::chrono::milliseconds(100);
constexpr std::size_t KEPT_DRAWINGS = 64 << 20; // bytes
constexpr DrawingOptions PRINTER{
    .thread = "printing", .kept_bytes = 32 << 20, .most_waiting = 50, .most_of_one = 4, .nicer = 10};
constexpr int64_t FAREWELL_MS = 5000; // for connections to be closed in good order

// Sockets are files, and few files are allowed unless one asks for more.
int allowed_connections(int wanted) {
  constexpr rlim_t OTHERS = 64;
  rlimit files{};
  getrlimit(RLIMIT_NOFILE, &files);
  files.rlim_cur = std::min<rlim_t>(files.rlim_max, static_cast<rlim_t>(wanted) * 2 + OTHERS);
  setrlimit(RLIMIT_NOFILE, &files);
  getrlimit(RLIMIT_NOFILE, &files);
  return std::min<int>(wanted, static_cast<int>(std::min<rlim_t>(files.rlim_cur - OTHERS, 1'000'000)));
}

std::string host_and_port(const std::string& host, uint16_t port) {
  const bool v6 = host.find(':') != std::string::npos;
  return (v6 ? "[" + host + "]" : host) + ":" + std::to_string(port);
}

tcp::acceptor listen(asio::io_context& io, const ServerOptions& options) {
  error_code error;
  const auto address = asio::ip::make_address(options.host, error);
  if (error) throw std::runtime_error(fmt::format("'{}' is not an IP address to listen at", options.host));
  try {
    tcp::acceptor acceptor(io);
    const tcp::endpoint endpoint(address, options.port);
    acceptor.open(endpoint.protocol());
    acceptor.set_option(asio::socket_base::reuse_address(true));
    acceptor.bind(endpoint);
    acceptor.listen(1024);
    return acceptor;
  } catch (const boost::system::system_error& fault) {
    throw std::runtime_error(fmt::format("cannot listen at {}: {}", host_and_port(options.host, options.port),
                                         fault.code().message()));
  }
}

} // namespace

struct Server::Parts {
  Parts(ServerOptions given, const data::Library& library)
      : options(std::move(given)),
        context(options, metrics),
        acceptor(listen(io, options)),
        rulebook(library),
        keeper(open(), post()),
        thinkers(options.threads, options.think, options.uses_time, post()),
        hub({options.version, options.levels, options.max_tables, options.per_address, options.absent_seconds,
             options.unload_seconds, options.seed, options.retention, options.min_free, options.maps,
             options.settle_seconds, options.wall},
            rulebook, keeper, thinkers, metrics),
        reception(post()),
        drawer({.kept_bytes = KEPT_DRAWINGS}, post()),
        printer(PRINTER, post()),
        signals(io, SIGINT, SIGTERM),
        ticker(io, TICK, [this](Ticker::Late late) { return tick(late); }),
        pause(io) {
    context.hub = &hub;
    context.reception = &reception;
    context.keeper = &keeper;
    context.drawer = &drawer;
    context.printer = &printer;
    context.library = &library;
    options.max_connections = allowed_connections(options.max_connections);
    std::signal(SIGXFSZ, SIG_IGN); // a file that may not grow is a fault like a full disk, and told
  }

  std::string advertised() const {
    return options.advertise.empty() ? host_and_port(options.host, acceptor.local_endpoint().port())
                                     : options.advertise;
  }

  std::unique_ptr<store::Store> open() {
    auto store = store::open_store(options.store, advertised());
    context.secret = store->shared_secret();
    return store;
  }

  std::function<void(std::function<void()>)> post() {
    return [this](std::function<void()> work) {
      asio::post(io, [work = std::move(work)] { safely("an answer", work); });
    };
  }

  void run() {
    tell_start();
    accept();
    signals.async_wait([this](error_code error, int signal) {
      if (!error) stop(signal == SIGTERM ? "SIGTERM" : "SIGINT");
    });
    ticker.start();
    tell_manager("READY=1");
    while (!io.stopped()) safely("the network", [this] { io.run(); }); // and goes on with what is next
    report::log(report::Level::Info, "stopped",
                {{"seconds", fmt::format("{:.1f}", static_cast<double>(steady_ms() - stopped_at) / 1e3)},
                 {"connections", metrics.connections}});
  }

  // What is in force, also what nobody has asked for.
  void tell_start() const {
    const ServerOptions& o = options;
    const ThinkerThreads::Threads threads = thinkers.threads();
    report::log(report::Level::Info, "started",
                {{"version", o.version},
                 {"address", host_and_port(o.host, acceptor.local_endpoint().port())},
                 {"store", store::described(o.store)},
                 {"advertise", keeper.shared() ? advertised() : "none"},
                 {"quick_threads", threads.quick},
                 {"thinking_threads", threads.slow},
                 {"analysis_threads", threads.analysis},
                 {"proxies", o.proxies},
                 {"origins", fmt::format("{}", fmt::join(o.origins, " "))},
                 {"page", o.page.empty() ? "own" : o.page},
                 {"seed", o.seed ? "fixed" : "random"}});
    report::log(report::Level::Info, "limits",
                {{"max_connections", o.max_connections},
                 {"max_tables", o.max_tables},
                 {"per_address", o.per_address},
                 {"absent_seconds", o.absent_seconds},
                 {"unload_seconds", o.unload_seconds},
                 {"patience_seconds", o.patience_seconds},
                 {"settle_seconds", o.settle_seconds},
                 {"keep_days", o.retention.keep_days ? fmt::format("{}", *o.retention.keep_days) : "forever"},
                 {"min_free_mib", o.min_free >> 20}});
  }

  void accept() {
    acceptor.async_accept([this](error_code error, tcp::socket socket) {
      if (error == asio::error::operation_aborted || !acceptor.is_open()) return;
      if (error) return accept_later(error);
      error_code ignored;
      socket.set_option(tcp::no_delay(true), ignored);
      safely("a connection", [&] { serve_http(std::move(socket), context); });
      accept();
    });
  }

  // Out of files or memory: others may be done with theirs soon.
  void accept_later(error_code why) {
    report::log_fault("cannot_accept", {{"why", why.message()}});
    pause.expires_after(TICK);
    pause.async_wait([this](error_code error) {
      if (!error) accept();
    });
  }

  // False: nothing is left to be done.
  bool tick(Ticker::Late late) {
    metrics.hub_late.add(late.count());
    safely("the hub's clock", [this] { hub.tick(); });
    safely("the watchdog", [this] {
      if (++ticks % 10 == 0 && keeper.watch()) tell_manager("WATCHDOG=1");
    });
    safely("tidying up", [this] {
      context.forget();
      trimmer.tick(hub.take_unloaded());
      report::log_repeats();
    });
    if (!hub.stopping() || !say_farewell()) return true;
    io.stop();
    return false;
  }

  void stop(const char* why) {
    if (hub.stopping()) return;
    report::log(report::Level::Info, "stopping", {{"why", why}});
    tell_manager("STOPPING=1");
    error_code ignored;
    acceptor.close(ignored);
    hub.stop();
    stopped_at = steady_ms();
  }

  // True when nobody is left to wait for.
  bool say_farewell() {
    if (hub.busy() && steady_ms() - stopped_at < FAREWELL_MS) return false;
    for (Socket* socket : std::vector(context.sockets.begin(), context.sockets.end()))
      socket->close(CloseCode::GoingAway, "the server is going down");
    return context.sockets.empty() || steady_ms() - stopped_at > FAREWELL_MS;
  }

  ServerOptions options;
  Metrics metrics;
  Context context; // before io: connections that io still holds at the end use it
  asio::io_context io{1};
  tcp::acceptor acceptor;
  Rulebook rulebook;
  store::KeeperThread keeper;
  ThinkerThreads thinkers;
  Hub hub;
  Reception reception;
  DrawingThread drawer, printer;
  Trimmer trimmer;
  asio::signal_set signals;
  Ticker ticker;
  asio::steady_timer pause;
  int64_t stopped_at = 0;
  int ticks = 0;
};

Server::Server(ServerOptions options, const data::Library& library)
    : parts_(std::make_unique<Parts>(std::move(options), library)) {}

Server::~Server() = default;

uint16_t Server::port() const { return parts_->acceptor.local_endpoint().port(); }

void Server::run() { parts_->run(); }

void Server::stop() {
  asio::post(parts_->io, [this] { parts_->stop("asked"); });
}

} // namespace mappa::server
