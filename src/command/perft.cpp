// `mappa perft`: counts the tree of actions.
#include "play/perft.h"
#include "command/commands.h"
#include "command/setup_file.h"

#include <fmt/format.h>
#include <memory>

namespace mappa::command {
namespace {

struct PerftOptions {
  SetupOptions setup;
  int depth = 0;
};

void count(const PerftOptions& options) {
  const Ruleset rules = read_ruleset(options.setup);
  const Position position = start(rules, rules.setup.seed);
  for (int depth = 1; depth <= options.depth; ++depth)
    fmt::print("{:>3} {:>20}\n", depth, play::perft(rules, position, depth));
}

} // namespace

void add_perft(CLI::App& app) {
  auto options = std::make_shared<PerftOptions>();
  auto* command = app.add_subcommand("perft", "Count the leaves of the tree of legal actions");
  command->add_option("depth", options->depth, "How many actions deep")
      ->type_name("DEPTH")
      ->required()
      ->check(CLI::Range(1, 30));
  add_setup_options(*command, options->setup);
  command->footer(
      "\nThe order of the stack is fixed by the setup's seed. Each line is a depth and its leaves;\n"
      "a game that ends earlier is a leaf.\n\nExamples:\n  mappa perft 4\n  mappa perft 6 --setup "
      "small.json");
  command->callback([options] { count(*options); });
}

} // namespace mappa::command
