// What the pointers of mappa.h point to.
#pragma once

#include "data/library.h"
#include "game/action.h"
#include "mappa/mappa.h"
#include "notation/protocol.h"

#include <memory>
#include <string>

struct mappa_engine {
  std::shared_ptr<const mappa::data::Library> library;
  mappa::notation::Session session;
  std::string answer{};
};

struct mappa_rules {
  std::shared_ptr<const mappa::Ruleset> rules;
};

struct mappa_game {
  std::shared_ptr<const mappa::Ruleset> rules;
  mappa::Position position;
  std::string text{}; // asked last
};

namespace mappa::api {

static_assert(MAPPA_MAX_PLAYERS == MAX_PLAYERS && MAPPA_MAX_ACTIONS == MAX_ACTIONS);
static_assert(MAPPA_OVER == static_cast<int>(Decision::Over) &&
              MAPPA_DECIDE_TILE == static_cast<int>(Decision::Tile) &&
              MAPPA_DECIDE_FIGURE == static_cast<int>(Decision::Figure));
static_assert(MAPPA_PASS == static_cast<int>(ActionType::Pass) &&
              MAPPA_TILE == static_cast<int>(ActionType::Tile) &&
              MAPPA_FIGURE == static_cast<int>(ActionType::Figure));
static_assert(MAPPA_PIG == static_cast<int>(Figure::Pig));
static_assert(MAPPA_NOWHERE == x_of(NOWHERE) && MAPPA_NOWHERE == y_of(NOWHERE));

// Without the hint, which is for the rules alone.
inline mappa_action told(const Action& action) {
  return {
      static_cast<uint8_t>(action.type),         action.what,    static_cast<int16_t>(x_of(action.square)),
      static_cast<int16_t>(y_of(action.square)), action.segment, action.tile};
}

// No decision of a game by these rules has more actions.
int most_actions(const Ruleset& rules);

} // namespace mappa::api
