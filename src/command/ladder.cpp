// `mappa ladder`: all levels of computer players, rated.
#include "play/ladder.h"
#include "command/commands.h"
#include "command/options.h"
#include "command/progress.h"
#include "command/setup_file.h"
#include "notation/json.h"

#include <fmt/format.h>
#include <memory>

namespace mappa::command {

using notation::Json;
using play::Rung;
namespace {

struct LadderWishes {
  SetupOptions setup;
  play::LadderOptions ladder;
  bool json = false;
};

Json rung_json(const Rung& rung, bool two) {
  const play::Interval& of = two ? rung.share : rung.rank;
  Json out{{"level", rung.level}, {"games", rung.games}};
  out[two ? "share" : "rank"] = Json::array({of.mean, of.low, of.high});
  if (two) out["elo"] = rung.elo;
  return out;
}

std::string rung_text(const Rung& rung, bool two) {
  const play::Interval& of = two ? rung.share : rung.rank;
  if (!two)
    return fmt::format("{:<8} mean rank {:.2f} ({:.2f} to {:.2f}) in {} seats\n", rung.level, of.mean, of.low,
                       of.high, rung.games);
  if (!rung.games) return fmt::format("{:<8} {:>6.0f}\n", rung.level, rung.elo);
  return fmt::format("{:<8} {:>6.0f}   {:.1f} % ({:.1f} to {:.1f}) against the one above, {} games\n",
                     rung.level, rung.elo, 100 * of.mean, 100 * of.low, 100 * of.high, rung.games);
}

void ladder(LadderWishes wishes) {
  const Ruleset rules = read_ruleset(wishes.setup);
  const bool two = rules.players == 2;
  Progress progress(play::ladder_games(rules, wishes.ladder));
  wishes.ladder.progress = [&](int games) { progress.show(games); };
  Json list = Json::array();
  std::string text = two ? "level       Elo   share of the points\n" : "";
  const std::vector<Rung> rungs = play::play_ladder(rules, wishes.ladder);
  progress.clear();
  for (const Rung& rung : rungs) {
    list.push_back(rung_json(rung, two));
    text += rung_text(rung, two);
  }
  fmt::print("{}", wishes.json ? notation::text_of(list) + "\n" : text);
}

} // namespace

void add_ladder(CLI::App& app) {
  auto wishes = std::make_shared<LadderWishes>();
  auto* command = app.add_subcommand("ladder", "Rate all levels of computer players");
  add_setup_options(*command, wishes->setup);
  play::LadderOptions& options = wishes->ladder;
  add_games_options(*command, options.games, "Games: for two players, of each level against the one below",
                    options.jobs, options.seed);
  command->add_option("--time", options.time_ms, "Milliseconds for a turn of the expert; default: playouts")
      ->check(CLI::Range(1, 600'000));
  command
      ->add_option("--playouts", options.playouts,
                   "Playouts for a turn of the expert, unless a time is given")
      ->check(CLI::Range(1, 100'000'000))
      ->capture_default_str();
  command->add_flag("--json", wishes->json, "Print a JSON list");
  command->footer(
      "\nWith more than two players the levels sit at one table, each game one seat further, and their mean\n"
      "ranks are told.\n\nExamples:\n  mappa ladder --games 400\n"
      "  mappa ladder --setup four_players.json");
  command->callback([wishes] { ladder(*wishes); });
}

} // namespace mappa::command
