// `mappa map render`.
#pragma once

#include <CLI/CLI.hpp>

namespace mappa::command {

void add_map_render(CLI::App& map_command);

} // namespace mappa::command
