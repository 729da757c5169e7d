// The --setup option of the commands that need a game but no players at the table.
#pragma once

#include "command/options.h"
#include "data/library.h"
#include "game/ruleset.h"

#include <filesystem>
#include <vector>

namespace mappa::command {

struct SetupOptions {
  std::filesystem::path file;
  std::vector<std::filesystem::path> folders;
};

// --setup FILE and --data DIR.
void add_setup_options(CLI::App& app, SetupOptions& options);

// The setup in the file; without one, the base game for two. A file without a seed means seed 1, so that
// figures can be compared.
Ruleset read_ruleset(const SetupOptions& options);

} // namespace mappa::command
