// `mappa map render`, the real program.
#include "command/program.h"
#include "data/map_sample.h"
#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace mappa::command {
namespace {

using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

TEST(MapRender, DrawsAMapOfYourOwn) {
  const Folder folder;
  folder.write("maps/isle.json", MAP_SAMPLE);
  const std::string render = "map render isle --data " + folder.path.string();
  const Said plain = run_mappa(render), german = run_mappa(render + " --language de --chips --dark");
  EXPECT_EQ(plain.code, 0);
  EXPECT_THAT(plain.out, StartsWith("<svg xmlns=\"http://www.w3.org/2000/svg\""));
  EXPECT_THAT(plain.out, HasSubstr(">White Town</text>"));
  EXPECT_THAT(plain.out, Not(HasSubstr(">Plum</text>"))); // an island for stacks (M14)
  EXPECT_EQ(german.code, 0);
  EXPECT_THAT(german.out, HasSubstr(">Weißenburg</text>"));
  EXPECT_THAT(german.out, HasSubstr(">Plum</text>"));
  EXPECT_THAT(german.out, HasSubstr("brightness"));
}

TEST(MapRender, WritesAFile) {
  const Folder folder;
  const auto file = folder.path / "france.svg";
  const Said said = run_mappa("map render france -o " + file.string());
  EXPECT_EQ(said.code, 0);
  EXPECT_EQ(said.out, "");
  EXPECT_GT(std::filesystem::file_size(file), 100'000u);
}

TEST(MapRender, SaysWhatIsWrong) {
  const Said unknown = run_mappa("map render atlantis"),
             language = run_mappa("map render france --language xx");
  EXPECT_EQ(unknown.code, 1);
  EXPECT_THAT(unknown.err, HasSubstr("no map has the id \"atlantis\""));
  EXPECT_EQ(language.code, 2);
  EXPECT_THAT(language.err, HasSubstr("--language"));
}

} // namespace
} // namespace mappa::command
