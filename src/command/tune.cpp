// `mappa tune`: finds the evaluation's weights by self-play.
#include "play/tune.h"
#include "command/commands.h"
#include "command/setup_file.h"
#include "command/weights_file.h"
#include "play/trials.h"

#include <fmt/format.h>
#include <memory>

namespace mappa::command {

using play::Weights;
namespace {

struct TuneWishes {
  std::vector<std::filesystem::path> setups, folders;
  std::string from, to;
  play::TuneOptions tune;
  play::TrialOptions trials;
};

void run_tune(TuneWishes wishes) {
  std::vector<Ruleset> rules;
  if (wishes.setups.empty()) wishes.setups.emplace_back();
  for (const auto& file : wishes.setups) rules.push_back(read_ruleset({file, wishes.folders}));
  wishes.tune.told = [&](int round, double error, const Weights& weights) {
    fmt::print("round {}: results missed by {:.2f} points\n", round, error);
    std::fflush(stdout);
    write_weights(wishes.to, weights);
  };
  wishes.trials.told = [&](int trial, const Weights& weights) {
    fmt::print("trial {}\n", trial);
    std::fflush(stdout);
    write_weights(wishes.to, weights);
  };
  wishes.trials.jobs = wishes.tune.jobs;
  wishes.trials.seed = wishes.tune.seed;
  Weights weights = wishes.from.empty() ? play::usual_weights(rules.front()) : read_weights(wishes.from);
  weights = tune(rules, weights, wishes.tune);
  write_weights(wishes.to, play::improve(rules, weights, wishes.trials));
}

} // namespace

void add_tune(CLI::App& app) {
  auto wishes = std::make_shared<TuneWishes>();
  auto* command = app.add_subcommand("tune", "Find the computer players' weights by self-play");
  command->add_option("OUT", wishes->to, "The file to write them to, after each round")
      ->required()
      ->type_name("FILE");
  command
      ->add_option("--setup,--config", wishes->setups,
                   "A file with a setup to play; may be given several times; default: the base game for two")
      ->type_name("FILE")
      ->expected(1)
      ->multi_option_policy(CLI::MultiOptionPolicy::TakeAll);
  add_data_option(*command, wishes->folders);
  command->add_option("--from", wishes->from, "The weights to begin with; default: those of the levels")
      ->type_name("FILE");
  add_games_options(*command, wishes->tune.games, "Games in a round, shared by the setups", wishes->tune.jobs,
                    wishes->tune.seed);
  command->add_option("--rounds", wishes->tune.rounds, "Rounds")
      ->check(CLI::Range(0, 1000))
      ->capture_default_str();
  command->add_option("--trials", wishes->trials.trials, "Trials that follow, of twenty games each")
      ->check(CLI::Range(0, 1'000'000))
      ->capture_default_str();
  command->footer(
      "\nEach round plays games with the weights at hand and goes half the way to those that would have\n"
      "foretold their results best. In each trial weights that differ a little by chance play against each\n"
      "other, and the weights move towards the better ones. docs/players.md tells how the usual ones were "
      "found.\n\n"
      "Examples:\n  mappa tune weights.json --games 400 --rounds 8\n"
      "  mappa match hard hard --weights-a weights.json --games 400");
  command->callback([wishes] { run_tune(*wishes); });
}

} // namespace mappa::command
