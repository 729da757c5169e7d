// `mappa licences`: this program's licence, and those of all that is compiled into it.
#include "command/commands.h"

#include <fmt/ranges.h>
#include <string_view>

namespace mappa::command {

namespace {

constexpr std::string_view TEXTS[]{
#include "licences.inc"
};

} // namespace

void add_licences(CLI::App& app) {
  app.add_subcommand("licences", "Show this program's licence, and those of all that is compiled into it")
      ->callback([] { fmt::print("{}", fmt::join(TEXTS, "\n----\n\n")); });
}

} // namespace mappa::command
