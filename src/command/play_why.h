// Why what a person typed is none of the choices.
#pragma once

#include "command/tongue.h"
#include "notation/game.h"

#include <string>
#include <string_view>

namespace mappa::command {

// A sentence; the line fits no choice of the list that is asked.
std::string why_none(const notation::Game& game, std::string_view line, const Tongue& tongue);

} // namespace mappa::command
