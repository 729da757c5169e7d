// `mappa bench`: the speed of the engine in random games.
#include "play/bench.h"
#include "command/bench_table.h"
#include "command/commands.h"
#include "command/setup_file.h"
#include "notation/json.h"

#include <fmt/format.h>
#include <memory>

namespace mappa::command {
namespace {

struct BenchOptions {
  SetupOptions setup;
  double seconds = 5;
  int threads = 1;
  bool all = false;
  bool json = false;
};

void bench_table(const BenchOptions& options) {
  const std::vector<BenchRow> rows = bench_all(data::load_library(options.setup.folders), options.seconds);
  if (options.json)
    fmt::print("{}\n", notation::text_of(table_json(rows)));
  else
    print_table(rows);
}

void bench(const BenchOptions& options) {
  if (options.all) return bench_table(options);
  const Ruleset rules = read_ruleset(options.setup);
  const play::BenchResult result =
      play::bench_games(rules, rules.setup.seed.number, options.seconds, options.threads);
  const double games = static_cast<double>(result.games) / result.seconds;
  const double placements = static_cast<double>(result.placements) / result.seconds;
  const double copy = play::bench_copy(rules, rules.setup.seed.number);
  if (options.json) {
    fmt::print("{}\n", notation::text_of(notation::Json{{"games_per_second", games},
                                                        {"placements_per_second", placements},
                                                        {"position_bytes", sizeof(Position)},
                                                        {"copy_ns", copy},
                                                        {"threads", options.threads},
                                                        {"seconds", result.seconds}}));
    return;
  }
  fmt::print("games/s        {:>12.0f}\n"
             "placements/s   {:>12.0f}\n"
             "position bytes {:>12}\n"
             "copy           {:>12.1f} ns\n"
             "threads        {:>12}\n"
             "seconds        {:>12.2f}\n",
             games, placements, sizeof(Position), copy, options.threads, result.seconds);
}

} // namespace

void add_bench(CLI::App& app) {
  auto options = std::make_shared<BenchOptions>();
  auto* command = app.add_subcommand("bench", "Measure the engine's speed in random games");
  add_setup_options(*command, options->setup);
  command->add_option("--seconds", options->seconds, "How long to play")
      ->check(CLI::Range(0.01, 3600.0))
      ->capture_default_str();
  command->add_option("--threads", options->threads, "How many threads play")
      ->check(CLI::Range(1, 1024))
      ->capture_default_str();
  command
      ->add_flag(
          "--all", options->all,
          "Play every kind of game on one thread, each for as long as --seconds says, and print a table")
      ->excludes("--setup")
      ->excludes("--threads");
  command->add_flag("--json", options->json, "Print one JSON object");
  command->footer(
      "\nAt each decision every legal action is enumerated and one is chosen, each as likely as any other,\n"
      "to the final score. Time spent dealing is counted in.\n\n"
      "Examples:\n  mappa bench\n  mappa bench --setup four_players.json --threads 2 --json\n"
      "  mappa bench --all --seconds 2");
  command->callback([options] { bench(*options); });
}

} // namespace mappa::command
