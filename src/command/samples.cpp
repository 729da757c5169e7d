// `mappa samples`: what the computer players' network learns from (training/).
#include "play/samples.h"
#include "command/commands.h"
#include "command/progress.h"
#include "command/setup_file.h"
#include "command/weights_file.h"
#include "data/error.h"
#include "play/parallel.h"

#include <fmt/format.h>
#include <fstream>
#include <memory>

namespace mappa::command {

using play::Sample;
namespace {

struct SampleWishes {
  SetupOptions setup;
  play::SampleOptions samples;
  std::string to, weights;
  int games = 1000, jobs = 1;
  uint64_t seed = 1;
};

void take_samples(const SampleWishes& wishes) {
  constexpr int AT_ONCE = 64; // games that are kept until all of them are played
  const Ruleset rules = read_ruleset(wishes.setup);
  if (rules.players != 2) throw data::DataError("samples are of games for two");
  const play::Weights weights =
      wishes.weights.empty() ? play::usual_weights(rules) : read_weights(wishes.weights);
  std::ofstream out(wishes.to, std::ios::binary);
  Progress progress(wishes.games);
  Random seeds{wishes.seed};
  size_t written = 0;
  for (int played = 0; played < wishes.games; played += AT_ONCE) {
    std::vector<std::vector<Sample>> games(static_cast<size_t>(std::min(AT_ONCE, wishes.games - played)));
    std::vector<uint64_t> seed;
    for (size_t i = 0; i < games.size(); ++i) seed.push_back(seeds.next());
    play::parallel_for(games.size(), wishes.jobs, [&](size_t i) {
      games[i] = samples_of_game(rules, weights, seed[i], wishes.samples);
    });
    for (const auto& game : games) {
      out.write(reinterpret_cast<const char*>(game.data()),
                static_cast<std::streamsize>(game.size() * sizeof(Sample)));
      written += game.size();
    }
    progress.show(played + static_cast<int>(games.size()));
  }
  progress.clear();
  if (!out.flush()) throw data::DataError(wishes.to + ": cannot be written");
  fmt::print("{} samples of {} bytes, {} statements of features, {} of players\n", written, sizeof(Sample),
             play::FEATURE_STATEMENTS, play::PLAYER_STATEMENTS);
}

} // namespace

void add_samples(CLI::App& app) {
  auto wishes = std::make_shared<SampleWishes>();
  auto* command = app.add_subcommand("samples", "Play games for the computer players' network to learn from");
  command->add_option("OUT", wishes->to, "The file to write them to")->required()->type_name("FILE");
  add_setup_options(*command, wishes->setup);
  command->add_option("--weights", wishes->weights, "A file with weights; default: those of the levels")
      ->type_name("FILE");
  command->add_option("--playouts", wishes->samples.playouts, "How often each line is played on")
      ->check(CLI::Range(1, 10'000))
      ->capture_default_str();
  add_games_options(*command, wishes->games, "How many games", wishes->jobs, wishes->seed);
  command->footer(
      "\nOf some turns eight lines are played on, with the same shuffles; each becomes a sample.\n"
      "training/README.md tells what the network makes of them.\n\n"
      "Example:\n  mappa samples base.bin --games 20000");
  command->callback([wishes] { take_samples(*wishes); });
}

} // namespace mappa::command
