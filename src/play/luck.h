// The luck of a draw: what the tile that came is worth against the mean of all that could have come. What is
// hidden does not enter into it, so that over many games it comes to nothing, however well tiles are valued.
#pragma once

#include "play/evaluation.h"

#include <optional>
#include <vector>

namespace mappa::play {

struct Luck {     // what each player won or lost by it
  Values value{}; // final score to be expected
  Values lead{};
  Values chance{}; // to win
};

// A tile that could have come in place of the one in hand, or that one itself, and how many of it there are.
struct Chance {
  uint8_t kind;
  int count;
};
std::vector<Chance> could_have_come(const Ruleset& rules, const Position& position);

// The position in which another tile was drawn, one that could have come.
Position with_drawn(const Position& position, uint8_t kind);

struct Foresight { // how carefully tiles are valued
  int rounds = 12;
  int turns = 6; // that are played on
};

// Of the tile in hand, which was just drawn. Each that could have come is laid as the evaluation likes it
// best, and the game played on for a few turns, with the same shuffles of what is hidden.
Luck luck_of(const Ruleset& rules, const Position& position, Evaluation& evaluation,
             const Foresight& foresight = {});

} // namespace mappa::play
