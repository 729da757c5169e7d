// `mappa ruler`: what a player gives away in each decision, measured with the ruler.
#include "command/commands.h"
#include "command/options.h"
#include "command/progress.h"
#include "command/ruler_file.h"
#include "command/ruler_make.h"
#include "command/weights_file.h"
#include "game/turn.h"
#include "notation/json.h"
#include "play/parallel.h"

#include <fmt/format.h>
#include <memory>

namespace mappa::command {

using notation::Json;
using play::Loss;
namespace {

struct RulerWishes {
  std::string file, kind, weights, against;
  play::Contestant player;
  int jobs = 1;
  bool json = false;
};

using RowName = std::pair<int, std::string>; // in this order: kinds of games, players, phases, all

struct Measured { // a decision, with the rows of the table that it counts for
  const RulerEntry* entry;
  const play::RulerDecision* decision;
  Position position;
  std::vector<RowName> rows;
};

std::vector<Measured> decisions_of(const RulerBook& book, const std::string& kind) {
  std::vector<Measured> all;
  for (const auto& [number, entry] : book.games) {
    if (!kind.empty() && entry.kind != kind) continue;
    Position p = start(*entry.rules, entry.rules->setup.seed);
    std::size_t played = 0;
    for (const play::RulerDecision& decision : entry.game.decisions) {
      for (; played < decision.after; ++played) apply(*entry.rules, p, entry.game.actions[played]);
      const auto phase = static_cast<int>(play::phase_of(*entry.rules, p));
      all.push_back({&entry,
                     &decision,
                     p,
                     {{0, entry.kind},
                      {1, fmt::format("{} players", entry.rules->players)},
                      {2 + phase, play::PHASE_NAME[static_cast<std::size_t>(phase)]},
                      {5, "all"}}});
    }
  }
  return all;
}

std::vector<Loss> measure(const RulerBook& book, const std::vector<Measured>& decisions,
                          const play::Contestant& player, int jobs) {
  std::vector<Loss> losses(decisions.size());
  Progress progress(static_cast<int>(decisions.size()));
  const auto work = [&](std::size_t i) {
    const Measured& at = decisions[i];
    losses[i] = play::loss_of(*at.entry->rules, at.position, *at.decision, player, i, book.head.effort);
  };
  play::parallel_for(decisions.size(), jobs, work, [&](int done) { progress.show(done); });
  progress.clear();
  return losses;
}

std::vector<Loss> difference(const std::vector<Loss>& a, const std::vector<Loss>& b) {
  std::vector<Loss> less;
  for (std::size_t i = 0; i < a.size(); ++i)
    less.push_back({a[i].points - b[i].points, a[i].chance - b[i].chance, a[i].outside || b[i].outside});
  return less;
}

struct RulerRow {
  std::vector<double> points, chance, outside;
};
using RulerRows = std::map<RowName, RulerRow>;

RulerRows rows_of(const std::vector<Measured>& decisions, const std::vector<Loss>& losses) {
  RulerRows rows;
  for (std::size_t i = 0; i < decisions.size(); ++i)
    for (const RowName& name : decisions[i].rows) {
      RulerRow& row = rows[name];
      row.points.push_back(losses[i].points);
      row.chance.push_back(losses[i].chance);
      row.outside.push_back(losses[i].outside);
    }
  return rows;
}

Json rows_json(const RulerRows& rows) {
  const auto interval = [](const std::vector<double>& of) {
    const play::Interval found = play::mean_of(of);
    return Json::array({found.mean, found.low, found.high});
  };
  Json out = Json::object();
  for (const auto& [name, row] : rows)
    out[name.second] = {{"decisions", row.points.size()},
                        {"points", interval(row.points)},
                        {"chance", interval(row.chance)},
                        {"outside", play::mean_of(row.outside).mean}};
  return out;
}

std::string rows_text(const std::string& title, const RulerRows& rows) {
  const auto told = [](const std::vector<double>& of, double times) {
    const play::Interval found = play::mean_of(of);
    return fmt::format("{:.3f} ({:.3f} to {:.3f})", found.mean * times, found.low * times,
                       found.high * times);
  };
  std::string text = fmt::format("{}\n{:14} {:>9}  {:26} {:26} {}\n", title, "", "decisions", "points lost",
                                 "chance lost, %", "unforeseen, %");
  for (const auto& [name, row] : rows)
    text += fmt::format("{:14} {:>9}  {:26} {:26} {:.1f}\n", name.second, row.points.size(),
                        told(row.points, 1), told(row.chance, 100), 100 * play::mean_of(row.outside).mean);
  return text;
}

void ruler(RulerWishes wishes) {
  if (wishes.file.empty()) wishes.file = data::data_folder() / "players" / "ruler.jsonl.gz";
  const RulerBook book = read_ruler(wishes.file, data::load_library({}));
  const std::vector<Measured> decisions = decisions_of(book, wishes.kind);
  if (decisions.empty())
    throw data::DataError(fmt::format("{}: has no decisions{}{}", wishes.file,
                                      wishes.kind.empty() ? "" : " of the kind ", wishes.kind));
  play::Contestant against = wishes.player; // with the same effort
  against.level = wishes.against;
  play::Weights weights;
  if (!wishes.weights.empty()) wishes.player.weights = &(weights = read_weights(wishes.weights));

  Json told;
  std::string text;
  const auto tell = [&](const std::string& key, const std::string& title, const std::vector<Loss>& losses) {
    const RulerRows rows = rows_of(decisions, losses);
    told[key] = rows_json(rows);
    text += (text.empty() ? "" : "\n") + rows_text(title, rows);
  };
  const std::vector<Loss> losses = measure(book, decisions, wishes.player, wishes.jobs);
  tell("player", wishes.player.level, losses);
  if (!wishes.against.empty()) {
    const std::vector<Loss> others = measure(book, decisions, against, wishes.jobs);
    tell("against", wishes.against, others);
    tell("difference", wishes.player.level + " less " + wishes.against + ": below 0 it loses less",
         difference(losses, others));
  }
  fmt::print("{}", wishes.json ? notation::text_of(told) + "\n" : text);
}

} // namespace

void add_ruler(CLI::App& app) {
  auto wishes = std::make_shared<RulerWishes>();
  auto* command = app.add_subcommand("ruler", "Measure what a computer player gives away in a decision");
  command->add_option("PLAYER", wishes->player.level, "A level, or: greedy, uct")
      ->check(CLI::IsMember(play::opponents()));
  command->add_option("--against", wishes->against, "Another player, and how far the two are apart")
      ->check(CLI::IsMember(play::opponents()));
  auto* playouts = command->add_option("--playouts", wishes->player.playouts,
                                       "For a turn of a player that searches, unless a time is given");
  playouts->check(CLI::Range(1, 100'000'000))->capture_default_str();
  command->add_option("--time-ms", wishes->player.time_ms, "Milliseconds for such a turn")
      ->check(CLI::Range(1, 600'000))
      ->excludes(playouts);
  command->add_option("--weights", wishes->weights, "A file with PLAYER's weights")->type_name("FILE");
  command->add_option("--kind", wishes->kind, "Only games of this kind, as in the table")->type_name("KIND");
  command->add_option("--file", wishes->file, "Another ruler than the one that comes with the program")
      ->type_name("FILE");
  wishes->jobs = std::clamp(static_cast<int>(std::thread::hardware_concurrency()), 1, 1024);
  command->add_option("--jobs", wishes->jobs, "How many decisions at once; default: one for each core")
      ->check(CLI::Range(1, 1024));
  command->add_flag("--json", wishes->json, "Print one JSON object");
  command->footer(
      "\nPoints are the lead over the best of the others; what is lost is what the best line of a decision\n"
      "brings more, by thousands of playouts. Intervals hold with 95 %; a difference's is reckoned over the\n"
      "decisions in pairs. Unforeseen lines are played out on the spot.\n\n"
      "Examples:\n  mappa ruler hard\n  mappa ruler hard --weights mine.json --against hard\n"
      "  mappa ruler expert --playouts 100 --kind base --json");
  command->require_subcommand(0, 1);
  add_ruler_make(*command);
  command->callback([wishes, command] {
    if (!command->get_subcommands().empty()) return;
    if (wishes->player.level.empty()) throw CLI::RequiredError("PLAYER");
    ruler(*wishes);
  });
}

} // namespace mappa::command
