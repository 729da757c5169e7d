// Options that several commands share.
#pragma once

#include <CLI/CLI.hpp>
#include <filesystem>
#include <vector>

namespace mappa {

// --data DIR, any number of times; `folders` goes to load_library().
inline void add_data_option(CLI::App& app, std::vector<std::filesystem::path>& folders) {
  app.add_option("--data", folders,
                 "A folder with tiles/*.json or maps/*.json of your own; may be given several times")
      ->type_name("DIR")
      ->expected(1)
      ->multi_option_policy(CLI::MultiOptionPolicy::TakeAll);
}

} // namespace mappa
