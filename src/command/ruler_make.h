// `mappa ruler make`.
#pragma once

#include <CLI/CLI.hpp>

namespace mappa::command {

void add_ruler_make(CLI::App& ruler_command);

} // namespace mappa::command
