// Options that are not on the command line: from the environment, or from a file.
#pragma once

#include <CLI/CLI.hpp>
#include <filesystem>
#include <string>

namespace mappa::command {

// `--config FILE`, for read_settings().
void add_config_option(CLI::App& app, std::filesystem::path& file);

// Gives every option of `app` that the command line does not give what the environment says of it
// (--max-tables: MAPPA_MAX_TABLES), or else the file (max-tables = 500). What is wrong is told with the
// variable, or file and line.
void read_settings(CLI::App& app, const std::filesystem::path& file);

} // namespace mappa::command
