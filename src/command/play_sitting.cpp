#include "command/play_sitting.h"

#include "command/files.h"
#include "command/play_choices.h"
#include "command/play_legend.h"
#include "command/play_seats.h"
#include "command/play_status.h"
#include "command/play_words.h"
#include "command/scene.h"
#include "notation/json.h"
#include "notation/record.h"
#include "notation/setup.h"
#include "notation/text_canvas.h"

#include <algorithm>
#include <fmt/format.h>
#include <iostream>
#include <unistd.h>

namespace mappa::command {

using notation::cells_of;
using notation::Game;
using notation::harmless;

namespace {

struct Command {
  const char* name;
  const char* short_name;
  bool wants_file;
  const char* what; // its key
  void (Sitting::*run)(const std::string&);
};

constexpr std::array COMMANDS{
    Command{"help", "?", false, "help.help", &Sitting::help},
    Command{"board", "b", false, "help.board", &Sitting::board},
    Command{"legend", "k", false, "help.legend", &Sitting::legend},
    Command{"scores", "s", false, "help.scores", &Sitting::scores},
    Command{"tiles", "t", false, "help.tiles", &Sitting::tiles},
    Command{"log", "l", false, "help.log", &Sitting::log},
    Command{"hint", "h", false, "help.hint", &Sitting::hint},
    Command{"undo", "u", false, "help.undo", &Sitting::undo},
    Command{"save", "", true, "help.save", &Sitting::save},
    Command{"load", "", true, "help.load", &Sitting::load},
    Command{"render", "", true, "help.render", &Sitting::render},
    Command{"quit", "q", false, "help.quit", &Sitting::quit},
};

std::string trimmed(const std::string& text) {
  const auto first = text.find_first_not_of(" \t\r");
  return first == std::string::npos ? "" : text.substr(first, text.find_last_not_of(" \t\r") - first + 1);
}

} // namespace

Sitting::Sitting(const data::Library& library, Game game, const Tongue& tongue, bool no_colour)
    : library_(library),
      game_(std::move(game)),
      tongue_(tongue),
      no_colour_(no_colour),
      saved_steps_(game_.steps.size()) {}

void Sitting::say(const char* key, const Tongue::Values& values) const {
  std::cout << tongue_.say(key, values) << "\n";
}

void Sitting::run() {
  while (!leaving_) {
    if (!game_.over() && !persons_turn(game_.position)) {
      const auto level = level_of(game_.setup().players[game_.position.decider]);
      const auto thought = play::suggest(*game_.rules, game_.position, *level, computer_seed());
      move(thought.action);
      for (const Action& action : thought.rest) move(action);
    } else {
      ask();
    }
  }
}

bool Sitting::persons_turn(const Position& position) const {
  return position.decision != Decision::Over && !level_of(game_.setup().players[position.decider]);
}

bool Sitting::anyone_here() const {
  return std::ranges::any_of(game_.setup().players, [](const std::string& name) { return !level_of(name); });
}

Screen Sitting::screen() const {
  Screen screen = screen_of_terminal(no_colour_);
  screen.tongue = &tongue_;
  if (!game_.setup().map.empty()) screen.map = notation::played_map(game_.setup(), library_);
  return screen;
}

uint64_t Sitting::computer_seed() const { return game_.setup().seed.number + game_.steps.size(); }

void Sitting::ask() {
  if (show_) {
    std::cout << "\n" << decision_text(game_, news_, screen());
    news_.clear();
    if (game_.over()) say("sitting.still");
    show_ = false;
  }
  std::string line;
  const std::string prompt =
      game_.over() ? "> " : player_name(tongue_, game_.setup(), game_.position.decider) + "> ";
  if (!read(prompt, line)) {
    say(game_.steps.size() == saved_steps_ ? "sitting.end" : "sitting.end_unsaved");
    leaving_ = true;
  } else if (!line.empty()) {
    answer(line);
  }
}

bool Sitting::read(const std::string& prompt, std::string& line) {
  std::cout << prompt << std::flush;
  if (!std::getline(std::cin, line)) {
    std::cout << "\n";
    return false;
  }
  line = trimmed(line);
  if (!isatty(STDIN_FILENO)) std::cout << harmless(line) << "\n"; // so that a transcript reads well
  return true;
}

void Sitting::answer(const std::string& line) {
  try {
    if (obey(line)) return;
    if (game_.over()) throw NotUnderstood(tongue_.say("sitting.over_type"));
    move(parse_choice(game_, line, tongue_));
  } catch (const std::exception& error) {
    std::cout << error.what() << "\n";
  }
}

bool Sitting::obey(const std::string& line) {
  const std::string word = line.substr(0, line.find_first_of(" \t"));
  for (const Command& command : COMMANDS) {
    if (word != command.name && (*command.short_name == '\0' || word != command.short_name)) continue;
    const std::string argument = trimmed(line.substr(word.size()));
    const Sentence::Value name{"command", command.name};
    if (command.wants_file && argument.empty()) throw NotUnderstood(tongue_.say("sitting.name_file", {name}));
    if (!command.wants_file && !argument.empty())
      throw NotUnderstood(tongue_.say("sitting.type_just", {name}));
    (this->*command.run)(argument);
    return true;
  }
  return false;
}

void Sitting::move(const Action& action) {
  const auto events = std::make_unique<Events>();
  pondering_.reset();
  notation::play(game_, action, events.get());
  for (const std::string& line : tell(tongue_, *game_.rules, game_.position, *events)) {
    if (anyone_here())
      news_.push_back(line);
    else
      std::cout << line << "\n";
  }
  show_ = true;
}

void Sitting::help(const std::string&) {
  const int columns = screen().columns;
  for (const char* key : {"help.placing", "help.choosing"}) std::cout << wrapped(tongue_.say(key), columns);
  std::cout << rules_text(*game_.rules, tongue_, columns) << legend_text(*game_.rules, tongue_, columns);
  say("help.any_time");
  int widest = 12;
  const auto typed = [&](const Command& command) {
    const std::string file = command.wants_file ? " " + tongue_.say("help.file") : "";
    return command.name + file + (*command.short_name ? fmt::format(" ({})", command.short_name) : "");
  };
  for (const Command& command : COMMANDS) widest = std::max(widest, cells_of(typed(command)));
  for (const Command& command : COMMANDS) {
    const std::string left = typed(command);
    const std::string gap(static_cast<size_t>(widest - cells_of(left)), ' ');
    std::cout << wrapped(fmt::format("  {}{} {}", left, gap, tongue_.say(command.what)), columns, widest + 3);
  }
}

void Sitting::board(const std::string&) {
  Screen all = screen();
  all.rows = 0;
  if (!shows_board(game_)) std::cout << "\n" << board_text(game_, all);
  std::cout << "\n" << decision_text(game_, {}, all);
}

void Sitting::legend(const std::string&) {
  std::cout << legend_text(*game_.rules, tongue_, screen().columns);
}

void Sitting::scores(const std::string&) { std::cout << scores_text(game_, screen()); }

void Sitting::tiles(const std::string&) { std::cout << tiles_left_text(game_, screen()); }

void Sitting::log(const std::string&) {
  for (const std::string& line : story(tongue_, game_)) std::cout << line << "\n";
}

void Sitting::hint(const std::string&) {
  if (game_.over()) throw NotUnderstood(tongue_.say("sitting.over"));
  if (!pondering_) pondering_.emplace(*game_.rules, game_.position, computer_seed());
  std::cout << hint_text(game_, pondering_->answer(), tongue_);
}

void Sitting::undo(const std::string&) {
  std::size_t target = game_.steps.size();
  Game past = game_;
  notation::undo(past, past.steps.size());
  for (std::size_t i = 0; i < game_.steps.size(); ++i) {
    if (persons_turn(past.position)) target = i;
    notation::replay(*past.rules, past.position, game_.steps[i]);
  }
  if (target == game_.steps.size()) throw NotUnderstood(tongue_.say("sitting.nothing_back"));
  pondering_.reset();
  notation::undo(game_, game_.steps.size() - target);
  say("sitting.taken_back");
  show_ = true;
}

void Sitting::save(const std::string& file) {
  write_file(file, notation::text_of(notation::save_game(game_)) + "\n");
  saved_steps_ = game_.steps.size();
  say("sitting.saved", {{"file", harmless(file)}});
}

void Sitting::render(const std::string& file) {
  write_file(file, art::draw_board(scene_of(game_, library_, tongue_)));
  say("sitting.drawn", {{"file", harmless(file)}});
}

void Sitting::load(const std::string& file) {
  Game loaded = load_game_file(file, library_);
  pondering_.reset(); // its rules go with the game
  game_ = std::move(loaded);
  saved_steps_ = game_.steps.size();
  say("sitting.loaded", {{"file", harmless(file)}});
  show_ = true;
}

void Sitting::quit(const std::string&) {
  leaving_ = true;
  if (game_.steps.size() == saved_steps_) return;
  std::string file;
  while (read(tongue_.say("sitting.save_first") + " ", file) && !file.empty()) {
    try {
      return save(file);
    } catch (const std::exception& error) {
      std::cout << error.what() << "\n";
    }
  }
}

} // namespace mappa::command
