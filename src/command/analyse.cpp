// `mappa analyse`: what luck and what skill decided a game.
#include "coach/coach.h"
#include "coach/told.h"
#include "command/analyse_text.h"
#include "command/commands.h"
#include "command/files.h"
#include "command/options.h"
#include "command/progress.h"
#include "data/library.h"
#include "notation/record.h"

#include <fmt/format.h>
#include <iostream>
#include <memory>

namespace mappa::command {
namespace {

using coach::Stretch;
using notation::Json;

struct AnalyseOptions {
  std::string file;
  data::Language language = language_of_terminal();
  bool json = false;
  std::vector<std::filesystem::path> folders;
};

// A game with what was dealt anew or arranged in it falls into several.
std::vector<Stretch> stretches_of(const notation::Game& game) {
  std::vector<Stretch> stretches{{0, start(*game.rules, game.setup().seed), {}}};
  Position position = stretches.back().position;
  std::size_t at = 0;
  for (const notation::Step& step : game.steps) {
    notation::replay(*game.rules, position, step);
    if (const Action* action = std::get_if<Action>(&step)) {
      stretches.back().actions.push_back(*action);
      ++at;
    } else if (stretches.back().actions.empty()) {
      stretches.back() = {at, position, {}};
    } else {
      stretches.push_back({at, position, {}});
    }
  }
  return stretches;
}

std::vector<Reviewed> review(const notation::Game& game) {
  const Ruleset& rules = *game.rules;
  const std::vector<Stretch> stretches = stretches_of(game);
  Progress progress(static_cast<int>(stretches.back().at + stretches.back().actions.size()));
  play::Evaluation evaluation(rules, play::usual_weights(rules));
  std::vector<Reviewed> turns;
  for (const Stretch& stretch : stretches) {
    const play::Course course = play::course_from(rules, stretch.position, stretch.actions);
    for (std::size_t at = play::first_turn(course); at < course.actions.size();) {
      const auto turn = play::review_turn(rules, course, at, evaluation, {});
      turns.push_back({*turn, coach::turn_json(rules, course, stretch.at, *turn), course.positions[at]});
      for (std::size_t i = 0; i < turn->decisions.size(); ++i)
        turns.back().asked.push_back(course.positions[turn->decisions[i].at]);
      play::TurnReview& told = turns.back().turn; // of the whole game
      told.at += stretch.at;
      for (play::DecisionReview& one : told.decisions) one.at += stretch.at;
      at = play::turn_end(course, at);
      progress.show(static_cast<int>(stretch.at + at));
    }
  }
  progress.clear();
  return turns;
}

void analyse(const AnalyseOptions& options) {
  const data::Library library = data::load_library(options.folders);
  const notation::Game game = load_game_file(options.file, library);
  const std::vector<Reviewed> turns = review(game);
  if (turns.empty()) throw std::runtime_error(options.file + ": nothing has been played in this game");
  std::vector<play::TurnReview> all;
  for (const Reviewed& one : turns) all.push_back(one.turn);
  const play::GameReview summed = play::summed_up(game.rules->players, std::move(all));
  if (!options.json) {
    std::cout << analysis_text(Tongue(options.language), game, turns, summed);
    return;
  }
  Json out = coach::summary_json(summed);
  out["turns"] = Json::array();
  for (const Reviewed& one : turns) out["turns"].push_back(one.told);
  std::cout << notation::text_of(out) << "\n";
}

} // namespace

void add_analyse(CLI::App& app) {
  auto* command = app.add_subcommand("analyse", "What luck and what skill decided a saved game");
  const auto options = std::make_shared<AnalyseOptions>();
  command->add_option("FILE", options->file, "A game as `mappa play` saves it, or the page downloads it")
      ->type_name("")
      ->required();
  command->add_flag("--json", options->json, "Print one JSON object");
  add_language_option(*command, options->language,
                      "At a terminal by default as LC_ALL, LC_MESSAGES or LANG say");
  add_data_option(*command, options->folders);
  command->footer(
      "\nThe same game gets the same analysis. Points are points ahead of the best of the others.\n\n"
      "Examples:\n  mappa analyse game.json\n  mappa analyse game.json --language fr\n"
      "  mappa analyse game.json --json");
  command->callback([options] { analyse(*options); });
}

} // namespace mappa::command
