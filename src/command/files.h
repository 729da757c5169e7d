// Files that commands read and write.
#pragma once

#include "notation/game.h"

#include <string>

namespace mappa::command {

// A saved game. Throws with a message that names the file.
notation::Game load_game_file(const std::string& file, const data::Library& library);

// All of it or nothing: a file is never left half written. Throws with a message that names the file.
void write_file(const std::string& file, const std::string& text);

} // namespace mappa::command
