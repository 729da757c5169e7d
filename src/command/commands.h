// The subcommands of `mappa`, one file each. A command that fails throws; main turns that into a message and
// an exit code.
#pragma once

#include <CLI/CLI.hpp>

namespace mappa::command {

inline constexpr int FAILED = 1; // exit code: what was asked for could not be done
inline constexpr int USAGE = 2;  // exit code: the command line is wrong

void add_analyse(CLI::App& app);
void add_bench(CLI::App& app);
void add_engine(CLI::App& app);
void add_ladder(CLI::App& app);
void add_licences(CLI::App& app);
void add_load(CLI::App& app);
void add_map(CLI::App& app);
void add_match(CLI::App& app);
void add_perft(CLI::App& app);
void add_play(CLI::App& app);
void add_puzzles(CLI::App& app);
void add_render(CLI::App& app);
void add_ruler(CLI::App& app);
void add_samples(CLI::App& app);
void add_serve(CLI::App& app);
void add_site(CLI::App& app);
void add_store(CLI::App& app);
void add_tiles(CLI::App& app);
void add_tune(CLI::App& app);

inline void add_commands(CLI::App& app) {
  add_tiles(app);
  add_map(app);
  add_engine(app);
  add_play(app);
  add_analyse(app);
#ifdef MAPPA_SERVER // those of them that need more than the engine
  add_serve(app);
  add_site(app);
  add_store(app);
  add_load(app);
  add_ruler(app);
#endif
  add_render(app);
  add_match(app);
  add_ladder(app);
  add_tune(app);
  add_puzzles(app);
  add_samples(app);
  add_bench(app);
  add_perft(app);
  add_licences(app);
}

} // namespace mappa::command
