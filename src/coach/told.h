// What the coach has found, as JSON (docs/server.md).
#pragma once

#include "notation/json.h"
#include "play/review.h"

namespace mappa::coach {

// The numbers that a fact does not have are left out.
notation::Json fact_json(const play::Fact& fact);

// Actions that follow each other.
notation::Json line_json(const Ruleset& rules, Position position, std::span<const Action> actions);

// `before` is how many actions of the game were played before the course.
notation::Json turn_json(const Ruleset& rules, const play::Course& course, std::size_t before,
                         const play::TurnReview& turn);

// {"players","moments"}
notation::Json summary_json(const play::GameReview& game);

} // namespace mappa::coach
