// `mappa map make`: a map from countries.
#pragma once

#include <CLI/CLI.hpp>

namespace mappa::command {

void add_map_make(CLI::App& map_command);

} // namespace mappa::command
