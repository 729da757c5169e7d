// `mappa map print`, `mappa tiles print`: PDF.
#pragma once

#include "command/commands.h"

namespace mappa::command {

void add_map_print(CLI::App& map_command);
void add_tiles_print(CLI::App& tiles_command);

} // namespace mappa::command
