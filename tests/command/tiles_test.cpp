// `mappa tiles`.
#include "command/program.h"
#include "data/sample.h"
#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace mappa::command {
namespace {

using testing::HasSubstr;
using testing::Not;

TEST(TilesCheck, SaysThatASoundFileIsFine) {
  const Folder folder;
  const auto file = folder.write("mine.json", SAMPLE);
  const Said said = run_mappa("tiles check " + file.string());
  EXPECT_EQ(said.code, 0);
  EXPECT_EQ(said.out, file.string() + ": 2 kinds, 3 tiles: fine\n");
  EXPECT_EQ(said.err, "");
}

TEST(TilesCheck, PrintsEveryFaultOfEveryFile) {
  const Folder folder;
  const auto good = folder.write("good/mine.json", SAMPLE).string();
  const auto bad = folder.write("bad/mine.json", spoilt("[2, 7]", "[1, 2]")).string();
  const Said said = run_mappa("tiles check " + bad + " " + good + " " + folder.path.string());
  EXPECT_EQ(said.code, 1);
  EXPECT_EQ(said.out, bad + ": tile mine/A: half side 1 is in a field, but side N is city\n" + //
                          bad + ": tile mine/A: half side 7 is in no field\n" +                //
                          good + ": 2 kinds, 3 tiles: fine\n" +                                //
                          folder.path.string() + ": a folder, not a file\n");
}

TEST(TilesList, NamesTheSets) {
  const Said said = run_mappa("tiles list");
  EXPECT_EQ(said.code, 0);
  EXPECT_THAT(said.out, testing::ContainsRegex("base +25 kinds +72 tiles  Base game\n"));
  EXPECT_THAT(said.out, Not(HasSubstr("My tiles")));
}

TEST(TilesList, TakesSeveralFolders) {
  const Folder one, two;
  one.write("tiles/mine.json", SAMPLE);
  std::filesystem::create_directory(two.path / "maps");
  const Said said = run_mappa("tiles list --data " + one.path.string() + " --data " + two.path.string());
  EXPECT_EQ(said.code, 0);
  EXPECT_THAT(said.out, testing::ContainsRegex("mine +2 kinds +3 tiles  My tiles\n"));
}

TEST(TilesList, FailsWithABadFolder) {
  const Said said = run_mappa("tiles list --data /no/such/folder");
  EXPECT_EQ(said.code, 1);
  EXPECT_EQ(said.out, "");
  EXPECT_EQ(said.err, "mappa: /no/such/folder: no such folder\n");
}

TEST(TilesShow, SaysWhatIsOnATile) {
  const Folder folder;
  folder.write("tiles/mine.json", SAMPLE);
  const Said said = run_mappa("tiles show mine/A --data " + folder.path.string());
  EXPECT_EQ(said.code, 0);
  EXPECT_EQ(said.out, "mine/A: 2 in the box, a start tile\n"
                      "  0 city at N, coats of arms: 2, with a cathedral, trading in wine\n"
                      "  1 road at E, W, with an inn\n"
                      "  2 field at the half sides 2, 7, touching the city 0\n"
                      "  3 field at the half sides 3, 4, 5, 6\n"
                      "  4 garden\n"
                      "  joined on the tile: 0, 1\n");
}

TEST(TilesShow, FailsWithAnUnknownId) {
  const Said said = run_mappa("tiles show base/Q");
  EXPECT_EQ(said.code, 1);
  EXPECT_THAT(said.err, HasSubstr("mappa: no tile has the id \"base/Q\""));
}

} // namespace
} // namespace mappa::command
