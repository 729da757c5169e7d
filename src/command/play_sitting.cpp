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
#include "notation/text_canvas.h"

#include <algorithm>
#include <fmt/format.h>
#include <iostream>
#include <unistd.h>

namespace mappa::command {

using notation::Game;
using notation::harmless;

namespace {

struct Command {
  const char* name;
  const char* short_name;
  const char* argument; // "" if it takes none
  const char* what;
  void (Sitting::*run)(const std::string&);
};

constexpr std::array COMMANDS{
    Command{"help", "?", "", "this help", &Sitting::help},
    Command{"board", "b", "", "show the whole board and the choices again", &Sitting::board},
    Command{"legend", "k", "", "what the marks on the board mean", &Sitting::legend},
    Command{"scores", "s", "", "points, and what they would be if the game ended now", &Sitting::scores},
    Command{"tiles", "t", "", "the tiles that nobody has seen yet", &Sitting::tiles},
    Command{"log", "l", "", "the game so far in words", &Sitting::log},
    Command{"hint", "h", "", "what the computer would do; it thinks on, so ask again", &Sitting::hint},
    Command{"undo", "u", "", "back to the last decision of a person", &Sitting::undo},
    Command{"save", "", "FILE", "save the game", &Sitting::save},
    Command{"load", "", "FILE", "go on with a saved game", &Sitting::load},
    Command{"render", "", "FILE", "draw the board as an SVG picture", &Sitting::render},
    Command{"quit", "q", "", "leave", &Sitting::quit},
};

std::string trimmed(const std::string& text) {
  const auto first = text.find_first_not_of(" \t\r");
  return first == std::string::npos ? "" : text.substr(first, text.find_last_not_of(" \t\r") - first + 1);
}

} // namespace

Sitting::Sitting(const data::Library& library, Game game, bool no_colour)
    : library_(library), game_(std::move(game)), no_colour_(no_colour), saved_steps_(game_.steps.size()) {}

void Sitting::run() {
  while (!leaving_) {
    if (!game_.over() && !persons_turn(game_.position)) {
      const auto level = level_of(game_.setup().players[game_.position.decider]);
      move(play::suggest(*game_.rules, game_.position, *level, computer_seed()).action);
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
  if (!game_.setup().map.empty()) screen.map = library_.map(game_.setup().map);
  return screen;
}

uint64_t Sitting::computer_seed() const { return game_.setup().seed + game_.steps.size(); }

void Sitting::ask() {
  if (show_) {
    std::cout << "\n" << decision_text(game_, news_, screen());
    news_.clear();
    if (game_.over()) std::cout << "You may still type: save FILE, undo, log, scores, quit.\n";
    show_ = false;
  }
  std::string line;
  const std::string prompt = game_.over() ? "> " : player_name(game_.setup(), game_.position.decider) + "> ";
  if (!read(prompt, line)) {
    const bool unsaved = game_.steps.size() != saved_steps_;
    std::cout << "End of the input." << (unsaved ? " The game is not saved." : "") << "\n";
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
    if (game_.over()) throw NotUnderstood("The game is over. Type: save FILE, undo, log, scores, quit.");
    move(parse_choice(game_, line));
  } catch (const std::exception& error) {
    std::cout << error.what() << "\n";
  }
}

bool Sitting::obey(const std::string& line) {
  const std::string word = line.substr(0, line.find_first_of(" \t"));
  for (const Command& command : COMMANDS) {
    if (word != command.name && (*command.short_name == '\0' || word != command.short_name)) continue;
    const std::string argument = trimmed(line.substr(word.size()));
    const bool wanted = *command.argument != '\0';
    if (wanted && argument.empty())
      throw NotUnderstood(fmt::format("Type {} and the name of a file, for example: {} game.json",
                                      command.name, command.name));
    if (!wanted && !argument.empty()) throw NotUnderstood(fmt::format("Type just: {}", command.name));
    (this->*command.run)(argument);
    return true;
  }
  return false;
}

void Sitting::move(const Action& action) {
  const auto events = std::make_unique<Events>();
  pondering_.reset();
  notation::play(game_, action, events.get());
  for (const std::string& line : tell(*game_.rules, game_.position, *events)) {
    if (anyone_here())
      news_.push_back(line);
    else
      std::cout << line << "\n";
  }
  show_ = true;
}

void Sitting::help(const std::string&) {
  std::cout
      << "Placing a tile: the number of a square on the board, or its coordinates x y, and the rotation\n"
         "where the tile fits in several: 5, 5 r2, 3 -1 r2. r1 is a quarter turn clockwise.\n"
         "Any other choice: its number, its name or words of it: 2, city@N, monastery. p passes.\n"
      << rules_text(*game_.rules) << legend_text(*game_.rules) << "At any time:\n";
  for (const Command& command : COMMANDS) {
    const std::string typed =
        *command.argument ? fmt::format("{} {}", command.name, command.argument) : command.name;
    const std::string or_short = *command.short_name ? fmt::format(" ({})", command.short_name) : "";
    std::cout << fmt::format("  {:<12} {}\n", typed + or_short, command.what);
  }
}

void Sitting::board(const std::string&) {
  Screen all = screen();
  all.rows = 0;
  if (!shows_board(game_)) std::cout << "\n" << board_text(game_, all);
  std::cout << "\n" << decision_text(game_, {}, all);
}

void Sitting::legend(const std::string&) { std::cout << legend_text(*game_.rules); }

void Sitting::scores(const std::string&) { std::cout << scores_text(game_, screen()); }

void Sitting::tiles(const std::string&) { std::cout << tiles_left_text(game_, screen()); }

void Sitting::log(const std::string&) {
  for (const std::string& line : story(game_)) std::cout << line << "\n";
}

void Sitting::hint(const std::string&) {
  if (game_.over()) throw NotUnderstood("The game is over.");
  if (!pondering_) pondering_.emplace(*game_.rules, game_.position, computer_seed());
  std::cout << hint_text(game_, pondering_->answer());
}

void Sitting::undo(const std::string&) {
  std::size_t target = game_.steps.size();
  Game past = game_;
  notation::undo(past, past.steps.size());
  for (std::size_t i = 0; i < game_.steps.size(); ++i) {
    if (persons_turn(past.position)) target = i;
    notation::replay(*past.rules, past.position, game_.steps[i]);
  }
  if (target == game_.steps.size()) throw NotUnderstood("There is nothing to take back.");
  pondering_.reset();
  notation::undo(game_, game_.steps.size() - target);
  std::cout << "Taken back.\n";
  show_ = true;
}

void Sitting::save(const std::string& file) {
  write_file(file, notation::text_of(notation::save_game(game_)) + "\n");
  saved_steps_ = game_.steps.size();
  std::cout << "Saved as " << harmless(file) << ".\n";
}

void Sitting::render(const std::string& file) {
  write_file(file, art::draw_board(scene_of(game_, library_)));
  std::cout << "Drawn in " << harmless(file) << ".\n";
}

void Sitting::load(const std::string& file) {
  Game loaded = load_game_file(file, library_);
  pondering_.reset(); // its rules go with the game
  game_ = std::move(loaded);
  saved_steps_ = game_.steps.size();
  std::cout << "Loaded " << harmless(file) << ".\n";
  show_ = true;
}

void Sitting::quit(const std::string&) {
  leaving_ = true;
  if (game_.steps.size() == saved_steps_) return;
  std::string file;
  while (read("Save the game first? Type a file's name, or just Enter to leave without saving: ", file) &&
         !file.empty()) {
    try {
      return save(file);
    } catch (const std::exception& error) {
      std::cout << error.what() << "\n";
    }
  }
}

} // namespace mappa::command
