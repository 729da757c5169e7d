// `mappa`: parses the command line, runs one subcommand and turns whatever it throws into a message.
#include "command/commands.h"
#include "command/version.h"
#include <cstdio>
#include <exception>
#include <fmt/format.h>
#include <iostream>

namespace {

// CLI11 misses the subcommand before it minds the word that stands in its place.
int wrong_usage(const CLI::App& app, const CLI::ParseError& error) {
  const auto left = app.remaining(true);
  const bool strange = error.get_name() == "RequiredError" && !left.empty();
  fmt::print(stderr, "mappa: {}\nRun with --help for more information.\n",
             strange ? "The following argument was not expected: " + left.front() : error.what());
  return mappa::command::USAGE;
}

int run(int argc, char** argv) {
  CLI::App app{"Mappamundi: Carcassonne and its Maps, for people and programs.", "mappa"};
  app.set_version_flag("--version",
                       fmt::format("mappa {} ({})", mappa::command::VERSION, mappa::command::instructions()),
                       "Print the version and leave");
  app.set_help_flag("-h,--help", "Print this help and leave");
  app.footer("\nExamples:\n  mappa tiles list\n  mappa tiles --help\n\n"
             "Exit codes: 0 fine, 1 what was asked for failed, 2 wrong command line.");
  app.require_subcommand(1);
  mappa::command::add_commands(app);
  if (argc < 2) {
    std::cerr << app.help();
    return mappa::command::USAGE;
  }
  try {
    app.parse(argc, argv);
  } catch (const CLI::RuntimeError& failed) { // thrown by a command that has said why
    return failed.get_exit_code();
  } catch (const CLI::ParseError& error) {
    return error.get_exit_code() == 0 ? app.exit(error) : wrong_usage(app, error); // 0: --help, --version
  }
  return 0;
}

int fail(const char* message) {
  std::fprintf(stderr, "mappa: %s\n", message);
  return mappa::command::FAILED;
}

} // namespace

int main(int argc, char** argv) {
  try {
    const int code = run(argc, argv);
    std::cout.flush();
    if (!std::cout || std::fflush(stdout) != 0) return fail("the output could not be written");
    return code;
  } catch (const std::exception& error) {
    return fail(error.what());
  } catch (...) {
    return fail("an unknown fault");
  }
}
