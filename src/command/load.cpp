// `mappa load`: tables of bots that play against a running server.
#include "client/load.h"
#include "command/commands.h"
#include "data/json.h"

#include <fmt/format.h>
#include <memory>

namespace mappa::command {
namespace {

struct LoadWishes {
  client::LoadOptions load;
  std::vector<std::string> servers{"127.0.0.1:8080"};
  std::vector<int> tables{100};
  double ramp = -1; // a second for each 200 tables
  std::string setup;
  bool json = false;
};

constexpr double OPENED_PER_SECOND = 200;

bool sound(const client::LoadReport& report) { return report.violations == 0 && report.stuck == 0; }

void load(const LoadWishes& options) {
  client::LoadOptions each = options.load;
  for (const std::string& server : options.servers) each.servers.push_back(client::parse_address(server));
  if (!options.setup.empty())
    each.setup = notation::Json(data::parse_json(data::read_text(options.setup), options.setup));
  bool fine = true;
  for (const int& tables : options.tables) {
    each.tables = tables;
    each.ramp = options.ramp < 0 ? tables / OPENED_PER_SECOND : options.ramp;
    const client::LoadReport report =
        client::run_load(each, [](const std::string& line) { fmt::print(stderr, "{}\n", line); });
    fine &= sound(report);
    const bool heading = !options.json && !each.idle && &tables == &options.tables.front();
    if (heading) fmt::print("{}\n", client::report_heading());
    if (options.json)
      fmt::print("{}\n", notation::text_of(client::report_json(report)));
    else
      fmt::print("{}\n{}", each.idle ? client::idle_line(report) : client::report_line(report),
                 client::report_notes(report));
    std::fflush(stdout);
  }
  if (!fine) throw CLI::RuntimeError(FAILED);
}

} // namespace

void add_load(CLI::App& app) {
  auto options = std::make_shared<LoadWishes>();
  auto* command = app.add_subcommand("load", "Let tables of bots play on a server, and measure it");
  command->add_option("--server", options->servers, "Where it listens; several that share their tables: A,B")
      ->type_name("HOST:PORT")
      ->delimiter(',')
      ->capture_default_str();
  command
      ->add_option("--tables", options->tables, "How many tables; several numbers, A,B,C, one after another")
      ->delimiter(',')
      ->check(CLI::Range(1, 30'000))
      ->capture_default_str();
  command->add_option("--players", options->load.players, "Players at each table, each with a connection")
      ->check(CLI::Range(1, 6))
      ->capture_default_str();
  command->add_option("--every", options->load.every, "Seconds between two moves at a table")
      ->check(CLI::Range(0.01, 3600.0))
      ->capture_default_str();
  command->add_option("--seconds", options->load.seconds, "How long to play, or to be idle")
      ->check(CLI::Range(0.0, 1e6))
      ->capture_default_str();
  command
      ->add_option("--ramp", options->ramp, "Seconds in which the tables are opened; default: 1 for each 200")
      ->check(CLI::Range(0.0, 3600.0));
  command
      ->add_option("--setup", options->setup,
                   "A file with the setup, without players; default: the base game")
      ->type_name("FILE");
  command->add_option("--seed", options->load.seed, "Of the bots' choices")->capture_default_str();
  command->add_flag("--idle", options->load.idle,
                    "A few moves, then nothing, with connections and without: the memory of idle tables");
  command->add_flag("--json", options->json, "Print one JSON object for each number of tables");
  command->footer(
      "\nEvery bot has a connection and a token of its own, thinks before its move is due, and comes back "
      "when\n"
      "its connection breaks. Times are milliseconds: of `play` until its answer, of the event until it is "
      "at\n"
      "the other players, and of the bots behind their own schedule (lag). Late is a move that was due "
      "before\n"
      "the server had answered what came before. Lost counts events lost, repeated or changed, and actions\n"
      "that nobody asked for; if there are any, or a table cannot go on in the end, the exit code is 1.\n\n"
      "Examples:\n  mappa load --tables 2000 --seconds 60\n  mappa load --tables 100,500,1000,2000 --json\n"
      "  mappa load --tables 2000 --idle --seconds 90");
  command->callback([options] { load(*options); });
}

} // namespace mappa::command
