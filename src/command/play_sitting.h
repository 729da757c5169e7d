// One sitting at the terminal: asks people, lets computer players move, obeys commands, until the end.
#pragma once

#include "command/play_screen.h"
#include "notation/game.h"
#include "play/pondering.h"

#include <optional>
#include <string>
#include <vector>

namespace mappa::command {

class Sitting {
public:
  Sitting(const data::Library& library, notation::Game game, const Tongue& tongue, bool no_colour);

  void run();

  // The commands that may be typed instead of a choice; false if the line is none of them.
  bool obey(const std::string& line);

  void help(const std::string&);
  void board(const std::string&);
  void legend(const std::string&);
  void scores(const std::string&);
  void tiles(const std::string&);
  void log(const std::string&);
  void hint(const std::string&);
  void undo(const std::string&);
  void save(const std::string& file);
  void load(const std::string& file);
  void render(const std::string& file);
  void quit(const std::string&);

private:
  bool read(const std::string& prompt, std::string& line);
  void ask();
  void answer(const std::string& line);
  void move(const Action& action);
  void say(const char* key, const Tongue::Values& values = {}) const; // a line
  Screen screen() const; // asked for each time: a window may change its size
  bool anyone_here() const;
  bool persons_turn(const Position& position) const;
  uint64_t computer_seed() const;

  const data::Library& library_;
  notation::Game game_;
  const Tongue& tongue_;
  bool no_colour_;
  std::vector<std::string> news_; // what happened since a person was last asked
  std::size_t saved_steps_;       // how long the game was when it was last on a file
  bool show_ = true;              // the decision has to be shown before the next question
  bool leaving_ = false;
  std::optional<play::Pondering> pondering_; // about the decision at hand, once somebody has asked for a hint
};

} // namespace mappa::command
