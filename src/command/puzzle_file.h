// Puzzles as a file: data/puzzles/puzzles.json, which the page shows. A game is its setup, its seed and its
// actions, each as its number in the list of the legal ones; a puzzle is a place in it, with what every way
// to play the turn loses.
#pragma once

#include "data/library.h"
#include "notation/json.h"
#include "play/puzzle.h"

#include <string>
#include <vector>

namespace mappa::command {

struct PuzzleFile {
  uint64_t next = 1;                  // the seed of the game to be looked at next
  std::vector<notation::Json> setups; // without a seed; game n is played with setup n modulo their number
  std::vector<notation::Json> games;  // those that have puzzles, by seed

  std::size_t puzzles() const;
  const notation::Json& setup_of(uint64_t seed) const { return setups[seed % setups.size()]; }
  Ruleset rules_of(uint64_t seed, const data::Library& library) const;
  void add(uint64_t seed, const play::PuzzleGame& found, const data::Library& library);
};

// Every word and number is checked, and every game played again: its puzzles are legal, and so are their
// solutions. Throws with the first fault and its place.
PuzzleFile read_puzzles(const std::string& file, const data::Library& library);

std::string text_of_puzzles(const PuzzleFile& puzzles); // a line for each game

} // namespace mappa::command
