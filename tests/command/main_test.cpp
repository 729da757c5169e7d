// The program's manners: help, version, exit codes.
#include "command/program.h"
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace mappa::command {
namespace {

using testing::HasSubstr;
using testing::StartsWith;

TEST(Program, TellsItsVersionAndTheInstructionsItReckonsWith) {
  const Said said = run_mappa("--version");
  EXPECT_EQ(said.code, 0);
  EXPECT_THAT(said.out,
              testing::MatchesRegex("mappa " MAPPA_PROJECT_VERSION " .(AVX2|SSE2|NEON|no vectors).\n"));
}

TEST(Program, MeasuresEveryKindOfGame) {
  const Said said = run_mappa("bench --all --seconds 0.01 --json");
  ASSERT_EQ(said.code, 0) << said.err;
  const auto rows = nlohmann::json::parse(said.out);
  ASSERT_EQ(rows.size(), 15u);
  EXPECT_EQ(rows.front().at("game"), "base game");
  EXPECT_EQ(rows.front().at("times_the_base_game"), 1);
  for (const auto& row : rows) {
    EXPECT_GT(row.at("placements_per_second"), 0) << row;
    EXPECT_GE(row.at("decisions_per_placement"), 1) << row;
  }
  EXPECT_THAT(run_mappa("bench --all --seconds 0.01").out, HasSubstr("\nGermany, chips, postman "));
  EXPECT_EQ(run_mappa("bench --all --threads 2").code, 2);
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
