// A game told in words, for people at a terminal.
#pragma once

#include "command/tongue.h"
#include "game/event.h"
#include "notation/game.h"

#include <string>
#include <vector>

namespace mappa::command {

// "purple"
std::string colour_word(const Tongue& tongue, int colour);

// "wine"
std::string goods_word(const Tongue& tongue, Goods goods);

// "purple 1, blue 2, blue 2"
std::string chip_words(const Tongue& tongue, Chip chip);
std::string hand_words(const Tongue& tongue, const Hand& hand);

// What is paid for an upgrade: "1+1+2"
std::string payment_words(int payment);

// Where a figure stands: "city@N at (3,-1)".
std::string spot(const Tongue& tongue, const Ruleset& rules, const Position& p, uint8_t tile,
                 uint8_t segment);

// One line for each event worth telling; the position is the one after them.
std::vector<std::string> tell(const Tongue& tongue, const Ruleset& rules, const Position& position,
                              const Events& events);

// The whole game so far, by turns.
std::vector<std::string> story(const Tongue& tongue, const notation::Game& game);

// "place the tile at (3,-1) r2", "put a meeple on city@N", "pass"
std::string in_words(const Tongue& tongue, const Ruleset& rules, const Position& position,
                     const Action& action);

} // namespace mappa::command
