// What `mappa play` shows: the board, the question and its choices, the scores.
#pragma once

#include "command/tongue.h"
#include "notation/game.h"
#include "play/player.h"

#include <string>
#include <vector>

namespace mappa::command {

struct Screen {
  bool colour = false;
  int columns = 100;                  // characters; what is not a terminal is wide
  int rows = 0;                       // and never too high: 0
  const data::MapFile* map = nullptr; // that the game is played on
  const Tongue* tongue = nullptr;     // that its words are in
};

// Of standard output. Colour unless it is no terminal, NO_COLOR is set or the user wants none.
Screen screen_of_terminal(bool no_colour);

// Everything a person needs for the decision at hand; the news is what happened since they were last asked.
std::string decision_text(const notation::Game& game, const std::vector<std::string>& news,
                          const Screen& screen);

// Whether the board is a part of that, or only the tile just placed.
bool shows_board(const notation::Game& game);

// The board with the squares to choose from; the whole of it, or what a low screen holds.
std::string board_text(const notation::Game& game, const Screen& screen);
std::string hint_text(const notation::Game& game, const play::Suggestion& suggestion, const Tongue& tongue);

} // namespace mappa::command
