// A game told in words, for people at a terminal.
#pragma once

#include "game/event.h"
#include "notation/game.h"

#include <string>
#include <vector>

namespace mappa::command {

std::string player_name(const Setup& setup, int player);

// "1 tile", "4 tiles"
std::string count_of(int n, const std::string& one, const std::string& many);

// "a", "a and b", "a, b and c"
std::string listed(std::vector<std::string> parts);

// "purple 1, blue 2, blue 2"
std::string chip_words(Chip chip);
std::string hand_words(const Hand& hand);

// What is paid for an upgrade: "1+1+2"
std::string payment_words(int payment);

// One line for each event worth telling; the position is the one after them.
std::vector<std::string> tell(const Ruleset& rules, const Position& position, const Events& events);

// The whole game so far, by turns.
std::vector<std::string> story(const notation::Game& game);

// "place the tile at (3,-1) r2", "put a meeple on city@N", "pass"
std::string in_words(const Ruleset& rules, const Position& position, const Action& action);

} // namespace mappa::command
