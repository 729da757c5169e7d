// An analysed game in words, for people at a terminal.
#pragma once

#include "command/tongue.h"
#include "notation/game.h"
#include "notation/json.h"
#include "play/review.h"

namespace mappa::command {

struct Reviewed {
  play::TurnReview turn;
  notation::Json told;
  Position position;             // in which it begins
  std::vector<Position> asked{}; // in which each decision was made
};

std::string reason_words(const Tongue& tongue, const Setup& setup, const play::Fact& fact);

// The turns that cost something, the sums of every player, what decided the game.
std::string analysis_text(const Tongue& tongue, const notation::Game& game,
                          const std::vector<Reviewed>& turns, const play::GameReview& summed);

} // namespace mappa::command
