// `mappa match`: two computer players against each other, many times.
#include "play/match.h"
#include "command/commands.h"
#include "command/options.h"
#include "command/progress.h"
#include "command/setup_file.h"
#include "command/weights_file.h"
#include "notation/json.h"

#include <fmt/format.h>
#include <memory>

namespace mappa::command {

using notation::Json;
using play::MatchResult;
namespace {

struct MatchWishes {
  SetupOptions setup;
  play::MatchOptions match;
  std::string weights_a, weights_b;
  bool luck = false, json = false;
};

Json interval_json(const play::Interval& of) { return Json::array({of.mean, of.low, of.high}); }

Json match_json(const MatchWishes& wishes, const MatchResult& result) {
  Json out{{"a", wishes.match.a.level},
           {"b", wishes.match.b.level},
           {"games", result.games},
           {"wins", result.wins},
           {"draws", result.draws},
           {"losses", result.losses},
           {"share", interval_json(result.share)},
           {"elo", interval_json(result.elo)},
           {"margin", interval_json(result.margin)},
           {"ranks", Json::array({result.rank_a.mean, result.rank_b.mean})},
           {"slowest_ms", Json::array({result.slowest_a_ms, result.slowest_b_ms})},
           {"seed", wishes.match.seed}};
  if (wishes.luck) {
    out["deviation"] = result.deviation;
    out["adjusted"] = interval_json(result.adjusted);
    out["adjusted_deviation"] = result.adjusted_deviation;
  }
  return out;
}

std::string match_text(const MatchWishes& wishes, const MatchResult& r) {
  const auto between = [](const play::Interval& of, int digits, double times = 1) {
    return fmt::format("{:.{}f} ({:.{}f} to {:.{}f})", of.mean * times, digits, of.low * times, digits,
                       of.high * times, digits);
  };
  const std::string luck = wishes.luck
                               ? fmt::format("adjusted   {}: without the luck of the draws\n"
                                             "deviation  {:.1f} a game, adjusted {:.1f}\n",
                                             between(r.adjusted, 1), r.deviation, r.adjusted_deviation)
                               : "";
  return fmt::format("{} against {}: {} games, {} won, {} drawn, {} lost\n"
                     "points     {} %\n"
                     "Elo        {}\n"
                     "margin     {}\n{}"
                     "mean rank  {:.2f} and {:.2f}\n"
                     "slowest    {:.0f} ms and {:.0f} ms a turn\n",
                     wishes.match.a.level, wishes.match.b.level, r.games, r.wins, r.draws, r.losses,
                     between(r.share, 1, 100), between(r.elo, 0), between(r.margin, 1), luck, r.rank_a.mean,
                     r.rank_b.mean, r.slowest_a_ms, r.slowest_b_ms);
}

void match(MatchWishes wishes) {
  const Ruleset rules = read_ruleset(wishes.setup);
  play::Weights a, b;
  if (!wishes.weights_a.empty()) wishes.match.a.weights = &(a = read_weights(wishes.weights_a));
  if (!wishes.weights_b.empty()) wishes.match.b.weights = &(b = read_weights(wishes.weights_b));
  if (wishes.luck) wishes.match.luck = play::Foresight{};
  Progress progress(play::in_pairs(wishes.match.games));
  wishes.match.progress = [&](int games) { progress.show(games); };
  const MatchResult result = play::play_match(rules, wishes.match);
  progress.clear();
  fmt::print("{}",
             wishes.json ? notation::text_of(match_json(wishes, result)) + "\n" : match_text(wishes, result));
}

} // namespace

void add_match(CLI::App& app) {
  auto wishes = std::make_shared<MatchWishes>();
  auto* command = app.add_subcommand("match", "Let two computer players play many games, and rate them");
  play::MatchOptions& match_options = wishes->match;
  command->add_option("A", match_options.a.level, "A level, or: greedy, uct")
      ->required()
      ->check(CLI::IsMember(play::opponents()));
  command->add_option("B", match_options.b.level, "Its opponent")
      ->required()
      ->check(CLI::IsMember(play::opponents()));
  add_setup_options(*command, wishes->setup);
  add_games_options(*command, match_options.games, "How many games, in pairs with swapped seats",
                    match_options.jobs, match_options.seed);
  command
      ->add_option_function<int>(
          "--time", [wishes](int ms) { wishes->match.a.time_ms = wishes->match.b.time_ms = ms; },
          "Milliseconds for a turn of a player that searches; default: a number of playouts")
      ->check(CLI::Range(1, 600'000));
  command
      ->add_option_function<int>(
          "--playouts", [wishes](int n) { wishes->match.a.playouts = wishes->match.b.playouts = n; },
          "Playouts for a decision of a player that searches, unless a time is given")
      ->check(CLI::Range(1, 100'000'000));
  command->add_option("--weights-a", wishes->weights_a, "A file with A's weights")->type_name("FILE");
  command->add_option("--weights-b", wishes->weights_b, "A file with B's weights")->type_name("FILE");
  command->add_flag("--luck", wishes->luck, "Reckon the luck of every draw, and the margin without it");
  command->add_flag("--json", wishes->json, "Print one JSON object");
  command->footer(
      "\nBoth games of a pair have the same stack. Intervals hold with 95 %, reckoned over pairs. With more\n"
      "than two players A and B sit in turn, and the better seat of each decides who has won.\n"
      "The same seed gives the same games, unless a time is given.\n\n"
      "Examples:\n  mappa match hard medium --games 400\n"
      "  mappa match expert uct --time 1000 --games 100 --setup france.json --json");
  command->callback([wishes] { match(*wishes); });
}

} // namespace mappa::command
