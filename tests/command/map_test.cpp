// `mappa map`.
#include "command/program.h"
#include "data/map_sample.h"
#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace mappa::command {
namespace {

using testing::HasSubstr;

TEST(MapCheck, SaysThatASoundFileIsFine) {
  const Folder folder;
  const auto file = folder.write("isle.json", MAP_SAMPLE).string();
  const Said said = run_mappa("map check " + file);
  EXPECT_EQ(said.code, 0);
  EXPECT_EQ(said.out, file + ": 21 squares, 1 large cities, 2 borders, 2 ferries: fine\n");
  EXPECT_EQ(said.err, "");
}

TEST(MapCheck, PrintsEveryFaultOfEveryFile) {
  const Folder folder;
  const auto good = folder.write("good/isle.json", MAP_SAMPLE).string();
  const auto bad =
      folder.write("bad/isle.json", spoilt_map("\"version\": 1", "\"version\": 2, \"wave\": 1")).string();
  const Said said = run_mappa("map check " + bad + " " + good + " " + folder.path.string());
  EXPECT_EQ(said.code, 1);
  EXPECT_EQ(said.out, bad + ": \"version\" is 2, not a whole number from 1 to 1\n" + //
                          bad + ": unknown key \"wave\"\n" +                         //
                          good + ": 21 squares, 1 large cities, 2 borders, 2 ferries: fine\n" +
                          folder.path.string() + ": a folder, not a file\n");
}

TEST(MapList, NamesTheMaps) {
  const Folder folder;
  folder.write("maps/isle.json", MAP_SAMPLE);
  const Said said = run_mappa("map list --data " + folder.path.string());
  EXPECT_EQ(said.code, 0);
  EXPECT_THAT(said.out, testing::ContainsRegex("france +16 x 15 +121 squares +110 to +120 tiles  France\n"));
  EXPECT_THAT(said.out, testing::ContainsRegex("isle +7 x +5 +21 squares +15 to +21 tiles  The isle\n"));
}

TEST(MapShow, SaysWhatIsOnAMap) {
  const Folder folder;
  folder.write("maps/isle.json", MAP_SAMPLE);
  const Said said = run_mappa("map show isle --data " + folder.path.string());
  EXPECT_EQ(said.code, 0);
  EXPECT_EQ(said.out, R"(isle: The isle, 21 squares for tiles, 15 to 21 tiles recommended

     0  1  2  3  4  5  6
  0  #  o  #  #  .  .  i
  1  #  #  @  @  #  .  i
  2  #  #  ~  #  *  .  .
  3  *  #  #  #  #  .  .
  4  .  #  o  #  .  .  .

  # square
  o town
  * start, a town too
  @ large city
  ~ wave
  i island

Starts: 1 of Bero, Cato

Towns
  [1,0] Alba (White Town), purple grape
  [4,2] Bero
  [0,3] Cato, blue grape
  [2,4] Dora

Large cities
  Metro, coats of arms: 3, open at W of [2,1], E of [3,1]

Borders
  side N of [0,0]: road to Farland (The pass), coats of arms: 1
  side S of [1,4]: city to South, coats of arms: 2

Ferries
  Over: from side E of [4,1] to side W of [6,1], coats of arms: 2
  Round: from side N of [2,3] to side E of [1,2]

Islands
  [6,0] Little, coats of arms: 4
  [6,1] Less
  off the board: Plum, purple, 2 stacks of tiles
  off the board: Berry, blue, 2 stacks of tiles
  off the board: Peach, orange, 2 stacks of tiles

Chips
  rules: treats, 4 chips are laid
  purple tracks: 4 to 5
  blue tracks: 3 to 3
  orange tracks: 1 to 2
)");
}

TEST(MapShow, FailsWithAnUnknownId) {
  const Said said = run_mappa("map show atlantis");
  EXPECT_EQ(said.code, 1);
  EXPECT_THAT(said.err, HasSubstr("mappa: no map has the id \"atlantis\""));
}

TEST(MapMake, WritesAMapThatPassesTheCheckAndAReport) {
  const Folder folder;
  const std::string file = (folder.path / "isle.json").string();
  const Said made = run_mappa("map make --country IRL -o " + file);
  EXPECT_EQ(made.code, 0) << made.err;
  EXPECT_THAT(made.out, HasSubstr("Ireland (isle): the whole land"));
  EXPECT_EQ(run_mappa("map check " + file).code, 0);
}

TEST(MapMake, FailsWithPlainWords) {
  const Said unknown = run_mappa("map make --country XYZ");
  EXPECT_EQ(unknown.code, 1);
  EXPECT_THAT(unknown.err, HasSubstr("mappa: no country has the code \"XYZ\""));
  EXPECT_THAT(run_mappa("map make --country IRL --within=1,2,3").err, HasSubstr("not four numbers as in"));
  EXPECT_THAT(run_mappa("map make --country IRL --squares many").err,
              HasSubstr("not two numbers as in 105..125"));
}

} // namespace
} // namespace mappa::command
