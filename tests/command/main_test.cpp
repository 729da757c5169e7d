// The program's manners: help, version, exit codes.
#include "command/program.h"
#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace mappa::command {
namespace {

using testing::HasSubstr;
using testing::StartsWith;

TEST(Program, TellsItsVersion) {
  const Said said = run_mappa("--version");
  EXPECT_EQ(said.code, 0);
  EXPECT_EQ(said.out, "mappa " MAPPA_PROJECT_VERSION "\n");
}

TEST(Program, HelpsEverywhere) {
  for (const char* command : {"", "tiles", "tiles check", "tiles list", "tiles show"}) {
    const Said said = run_mappa(std::string(command) + " --help");
    EXPECT_EQ(said.code, 0) << command;
    EXPECT_THAT(said.out, HasSubstr("Example")) << command;
    EXPECT_EQ(said.err, "") << command;
  }
}

TEST(Program, WithoutACommandHelpsAndFails) {
  const Said said = run_mappa("");
  EXPECT_EQ(said.code, 2);
  EXPECT_EQ(said.out, "");
  EXPECT_THAT(said.err, HasSubstr("Subcommands:"));
}

TEST(Program, NamesWhatIsWrongWithTheCommandLine) {
  const Said unknown = run_mappa("fly");
  EXPECT_EQ(unknown.code, 2);
  EXPECT_THAT(unknown.err, StartsWith("mappa: The following argument was not expected: fly\n"));
  const Said option = run_mappa("tiles list --high");
  EXPECT_EQ(option.code, 2);
  EXPECT_THAT(option.err, StartsWith("mappa: The following argument was not expected: --high\n"));
  const Said missing = run_mappa("tiles check");
  EXPECT_EQ(missing.code, 2);
  EXPECT_THAT(missing.err, StartsWith("mappa: FILE is required\n"));
}

TEST(Program, FailsIfItsOutputIsLost) {
  const Said said = run_mappa("tiles list", "/dev/full");
  EXPECT_EQ(said.code, 1);
  EXPECT_EQ(said.err, "mappa: the output could not be written\n");
}

} // namespace
} // namespace mappa::command
