// `mappa map print`, `mappa tiles print`: PDF.
#pragma once

#include "command/commands.h"

namespace mappa::command {

#ifdef MAPPA_SERVER
void add_map_print(CLI::App& map_command);
void add_tiles_print(CLI::App& tiles_command);
#else // without librsvg nothing is printed
inline void add_map_print(CLI::App&) {}
inline void add_tiles_print(CLI::App&) {}
#endif

} // namespace mappa::command
