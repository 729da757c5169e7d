// `mappa serve`: games for many people at once.
#include "command/commands.h"
#include "command/options.h"
#include "command/settings.h"
#include "command/thinking.h"
#include "command/version.h"
#include "data/library.h"
#include "server/server.h"
#include "store/store.h"

#include <fmt/format.h>
#include <memory>
#include <thread>

namespace mappa::command {

using server::ServerOptions;

namespace {

struct Options {
  ServerOptions server;
  std::string listen = "127.0.0.1:8080";
  std::vector<std::filesystem::path> folders;
  std::filesystem::path config;
};

// "host:port", "[::1]:port": what is wrong with it, or nothing.
std::string fault_of_listen(const std::string& text) {
  const std::size_t colon = text.rfind(':');
  int port = -1;
  if (colon != std::string::npos && !CLI::detail::lexical_cast(text.substr(colon + 1), port)) port = -1;
  if (port >= 0 && port <= 65535) return "";
  return "'" + text + "' is not an address and a port, like 127.0.0.1:8080";
}

void read_listen(const std::string& text, ServerOptions& server) {
  const std::size_t colon = text.rfind(':');
  server.host = text.substr(0, colon);
  if (server.host.size() > 1 && server.host.front() == '[')
    server.host = server.host.substr(1, server.host.size() - 2);
  server.port = static_cast<uint16_t>(std::stoi(text.substr(colon + 1)));
}

void serve(Options options) {
  ServerOptions& server = options.server;
  read_listen(options.listen, server);
  const data::Library library = data::load_library(options.folders);
  server.version = VERSION;
  server.levels = play::levels();
  server.threads = std::max(1, static_cast<int>(std::thread::hardware_concurrency()) - 1);
  server.uses_time = play::uses_time;
  server.think = [](const server::Problem& problem, const std::atomic<bool>& stop) {
    return thought_of(problem, {.time_ms = problem.time_ms, .stop = &stop});
  };
  server::Server running(server, library);
  const bool v6 = server.host.find(':') != std::string::npos;
  fmt::print("Mappamundi is at http://{}{}{}:{}/\nGames are kept in {}\nTiles and maps are those of {}\n",
             v6 ? "[" : "", server.host, v6 ? "]" : "", running.port(), store::described(server.store),
             std::filesystem::absolute(data::data_folder()).lexically_normal().string());
  std::fflush(stdout);
  running.run();
}

} // namespace

void add_serve(CLI::App& app) {
  auto* serve_app =
      app.add_subcommand("serve", "Host games: the page, tables for people and computer players");
  const auto options = std::make_shared<Options>();
  ServerOptions& server = options->server;
  add_config_option(*serve_app, options->config);
  serve_app->add_option("--listen", options->listen, "Address and port to listen at")
      ->check(fault_of_listen)
      ->capture_default_str();
  serve_app
      ->add_option("--store", server.store,
                   "Where games are kept: a file, or postgresql://... for several servers")
      ->capture_default_str();
  add_data_option(*serve_app, options->folders);
  serve_app->add_option(
      "--advertise", server.advertise,
      "host:port at which other servers on the same database reach this one [where it listens]");
  serve_app
      ->add_option("--origin", server.origins,
                   "Origin of a page on another site that may connect; may be given several times")
      ->expected(1)
      ->multi_option_policy(CLI::MultiOptionPolicy::TakeAll);
  serve_app->add_option("--page", server.page, "Folder with the files of another page [the program's own]")
      ->check(CLI::ExistingDirectory);
  serve_app
      ->add_option("--behind-proxy", server.proxies,
                   "Take people's addresses from X-Forwarded-For; of several proxies in a row say how many")
      ->expected(0, 1)
      ->type_name("[NUMBER]")
      ->default_str("1")
      ->check(CLI::Range(1, 10));
  serve_app->add_option("--max-connections", server.max_connections, "Connections at once")
      ->check(CLI::Range(1, 1'000'000))
      ->capture_default_str();
  serve_app->add_option("--max-tables", server.max_tables, "Tables in memory at once")
      ->check(CLI::Range(1, 10'000'000))
      ->capture_default_str();
  serve_app
      ->add_option("--per-address", server.per_address,
                   "Connections from one address at once, and tables made from it in a minute")
      ->check(CLI::Range(1, 1'000'000))
      ->capture_default_str();
  serve_app
      ->add_option("--absent", server.absent_seconds, "Seconds before somebody who is away may be replaced")
      ->check(CLI::Range(0, 86'400))
      ->capture_default_str();
  serve_app
      ->add_option("--unload", server.unload_seconds,
                   "Seconds that a table with nobody at it stays in memory")
      ->check(CLI::Range(0, 86'400))
      ->capture_default_str();
  serve_app
      ->add_option("--patience", server.patience_seconds,
                   "Seconds for a request to come and an answer to go; a silent WebSocket has twice as long")
      ->check(CLI::Range(1, 3600))
      ->capture_default_str();
  serve_app
      ->add_option("--keep", server.retention.keep_days,
                   "Days after which games that are over are deleted [never]")
      ->check(CLI::Range(0.0, 36'500.0))
      ->type_name("DAYS");
  serve_app
      ->add_option("--keep-maps", server.retention.map_days,
                   "Days after which maps that visitors brought are deleted, if no table uses them")
      ->check(CLI::Range(0.0, 36'500.0))
      ->type_name("DAYS")
      ->capture_default_str();
  serve_app->add_option("--max-maps", server.maps.most, "Maps that visitors brought, in the store")
      ->check(CLI::Range(0, 10'000'000))
      ->capture_default_str();
  serve_app->add_option("--maps-per-day", server.maps.per_day, "New ones of them from one address")
      ->check(CLI::Range(0, 1'000'000))
      ->capture_default_str();
  serve_app
      ->add_option_function<int64_t>(
          "--min-free", [&server](int64_t mib) { server.min_free = mib << 20; },
          "MiB that must be free on the store's disk for tables to be made [256]")
      ->check(CLI::Range(int64_t{0}, int64_t{1} << 40))
      ->type_name("MIB");
  serve_app
      ->add_option("--settle", server.settle_seconds,
                   "Seconds that the system's clock must have run evenly before tables are closed or deleted "
                   "by it")
      ->check(CLI::Range(0, 86'400))
      ->capture_default_str();
  serve_app->add_option(
      "--seed", server.seed,
      "Deal the same games in the same order every time, for tests: others can foresee them");
  serve_app->footer(
      "\nExamples:\n  mappa serve\n  mappa serve --listen 0.0.0.0:8080 --store postgresql:///mappa\n"
      "  mappa serve --config /etc/mappa/mappa.conf\n\n"
      "docs/server.md describes the protocol and how to host.");
  serve_app->callback([options, serve_app] {
    read_settings(*serve_app, options->config);
    serve(*options);
  });
}

} // namespace mappa::command
