// Setting up a position by hand, for analysis: tiles, figures, chips, draws and scores, all or nothing.
#pragma once

#include "game/position.h"
#include "game/sentence.h"

#include <array>
#include <cstdint>
#include <optional>
#include <stdexcept>
#include <string>
#include <vector>

namespace mappa {

struct Arrangement {
  struct Place { // a tile out of the stack, laid without a turn
    uint8_t kind, rot;
    Square square;
    uint8_t player; // who is said to have placed it, or NOBODY
  };
  struct Put { // a figure out of the stash, wherever others stand
    uint8_t player;
    Figure figure;
    Square square;
    uint8_t segment;
  };

  std::vector<Place> place;
  std::vector<Put> figures;
  std::vector<uint8_t> draw; // kinds of the next tiles, the one in hand included
  struct ChipAt {
    Square square;
    Chip chip;
    bool face_down;
  };
  using Stacks = std::vector<std::vector<uint8_t>>; // kinds of tiles, the open one first

  std::optional<std::vector<ChipAt>> chips;           // all that lie on the map
  std::vector<Hand> hands;                            // of every player; empty: as they are
  std::array<std::optional<Stacks>, COLOURS> islands; // of each colour
  std::vector<uint8_t> isle;                          // meeples of every player there; empty: as they are
  std::vector<int16_t> scores;                        // of every player; empty: as they are
  uint8_t turn = NOBODY; // whose turn begins; NOBODY: the player whose turn it is
};

// An arrangement that cannot be; the message names the entry and the fault.
struct ArrangeError : std::runtime_error {
  using std::runtime_error::runtime_error;
};

// The arranged position, at the start of a turn with its tile drawn (B4). Nothing is scored: figures on
// features that are complete go back to their owners. Kinds, players, figures and segments must exist in the
// game.
Position arrange(const Ruleset& rules, Position position, const Arrangement& arrangement);

// A tile of that kind leaves the stack; throws ArrangeError.
void take_from_stack(const Ruleset& rules, Position& position, const Arrangement& wish, uint8_t kind);

// P2, A2, T1, T2: of a figure that may not stand on a segment (may_hold).
Sentence why_never_there(const TileKind& kind, uint8_t segment, Figure figure);

// "(3,-1)"
std::string square_name(Square where);

// Why a tile does not fit on an empty square (B3), naming the sides that differ; empty if it fits.
Sentence misfit(const Ruleset& rules, const Position& position, int kind, int rot, Square where);

} // namespace mappa
