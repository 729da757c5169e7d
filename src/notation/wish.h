// What an action's JSON asks for, before anyone looks whether it is legal.
#pragma once

#include "game/action.h"
#include "game/rules/wine.h"

#include <nlohmann/json_fwd.hpp>
#include <string>

namespace mappa::notation {

inline constexpr std::array ACTION_NAME{
    "chip",       "draw",    "take",       "tile",        "redeem",       "treat",
    "figure",     "upgrade", "postman_to", "postman_off", "postman_back", "postman_here",
    "abbot_back", "keep",    "release",    "sell",        "buy_turn",     "pass"};

struct Wish {
  ActionType type{};
  Square square = NOWHERE;              // chip, tile, treat, upgrade, postman_to
  int rot = 0;                          // tile
  std::string figure, on;               // figure, upgrade, postman_to
  int player = 0;                       // postman_off, postman_here
  int colour = 0;                       // take, sell
  int stack = 0;                        // take: on its island
  Buyer buyer{};                        // sell
  Hand chips{};                         // redeem
  std::array<int, CHIP_NUMBERS> paid{}; // upgrade: how many of each number
};

// Throws InputError.
Wish read_wish(const nlohmann::json& value);

bool is_wished(const Ruleset& rules, const Position& position, const Action& action, const Wish& wish);

} // namespace mappa::notation
