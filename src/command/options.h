// Options that several commands share.
#pragma once

#include "data/language.h"

#include <CLI/CLI.hpp>
#include <filesystem>
#include <string>
#include <thread>
#include <vector>

namespace mappa::command {

// --data DIR, any number of times; `folders` goes to load_library().
inline void add_data_option(CLI::App& app, std::vector<std::filesystem::path>& folders) {
  app.add_option("--data", folders,
                 "A folder with tiles/*.json or maps/*.json of your own; may be given several times")
      ->type_name("DIR")
      ->expected(1)
      ->multi_option_policy(CLI::MultiOptionPolicy::TakeAll);
}

inline void add_language_option(CLI::App& app, data::Language& language, const std::string& about) {
  const std::vector<std::string> names(data::LANGUAGE_NAME.begin(), data::LANGUAGE_NAME.end());
  app.add_option_function<std::string>(
         "--language", [&language](const std::string& name) { language = *data::language_named(name); },
         about + ": " + CLI::detail::join(names, ", "))
      ->type_name("LANGUAGE")
      ->check(CLI::IsMember(names));
}

// --games, --jobs and --seed, of commands that play many games.
inline void add_games_options(CLI::App& app, int& games, const std::string& about, int& jobs,
                              uint64_t& seed) {
  app.add_option("--games", games, about)->check(CLI::Range(2, 1'000'000))->capture_default_str();
  jobs = std::clamp(static_cast<int>(std::thread::hardware_concurrency()), 1, 1024);
  app.add_option("--jobs", jobs, "How many games at once; default: one for each core")
      ->check(CLI::Range(1, 1024));
  app.add_option("--seed", seed, "Of the stacks and of the players' choices")->capture_default_str();
}

} // namespace mappa::command
