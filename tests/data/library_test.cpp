// The data folders: what comes with the program, and what users add.
#include "data/library.h"

#include "data/folder.h"
#include "data/map_sample.h"
#include "data/sample.h"
#include "data/tile_file.h"
#include <cstdlib>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <map>
#include <numeric>

namespace mappa::data {
namespace {

using testing::HasSubstr;

std::string fault(const std::vector<std::filesystem::path>& extra) {
  try {
    load_library(extra);
  } catch (const DataError& error) {
    return error.what();
  }
  return "none";
}

// For the length of a test, MAPPA_DATA names another folder.
struct DataVariable {
  explicit DataVariable(const std::filesystem::path& path) { setenv("MAPPA_DATA", path.c_str(), 1); }
  ~DataVariable() { unsetenv("MAPPA_DATA"); }
};

TEST(Library, TheProgramsOwnSetsAreSoundAndComplete) {
  const Library library = load_library({});
  const std::map<std::string, int> tiles{
      {"base", 72},    {"base_c2_gardens", 72}, {"inns_and_cathedrals", 18}, {"postman", 12},
      {"river_1", 12}, {"river_2", 12},         {"traders_and_builders", 24}};
  std::map<std::string, int> found;
  for (const auto& [name, entry] : library.sets)
    for (const Tile& tile : entry.set.tiles) found[name] += tile.count;
  EXPECT_EQ(found, tiles);
}

TEST(Library, FindsSetsAndTiles) {
  const Library library = load_library({});
  ASSERT_NE(library.set("base"), nullptr);
  EXPECT_EQ(library.set("base")->title, "Base game");
  EXPECT_EQ(library.set("nothing"), nullptr);
  ASSERT_NE(library.tile("base/RCr.start"), nullptr);
  EXPECT_TRUE(library.tile("base/RCr.start")->start);
  ASSERT_NE(library.tile("base/CG"), nullptr); // only in base_c2_gardens
  EXPECT_EQ(library.tile("base/nothing"), nullptr);
  EXPECT_EQ(library.tile(""), nullptr);
}

TEST(Library, AddsTheSetsOfOtherFolders) {
  const Folder folder;
  folder.write("tiles/mine.json", SAMPLE);
  folder.write("tiles/readme.txt", "not a tile set");
  const Library library = load_library({folder.path});
  ASSERT_NE(library.set("mine"), nullptr);
  EXPECT_EQ(library.sets.find("mine")->second.file, folder.path / "tiles" / "mine.json");
  EXPECT_NE(library.set("base"), nullptr);
}

TEST(Library, FindsMaps) {
  const Library library = load_library({});
  std::vector<std::string> ids;
  for (const auto& [id, file] : library.maps) ids.push_back(id);
  EXPECT_THAT(ids, testing::IsSupersetOf({"benelux", "deutschland", "france", "great_britain", "iberia"}));
  ASSERT_NE(library.map("france"), nullptr);
  EXPECT_EQ(library.map("france")->map.id, "france");
  EXPECT_EQ(library.map("nothing"), nullptr);
}

// There are many, and few are wanted.
TEST(Library, TheProgramsOwnMapsAreReadWhenTheyAreAskedFor) {
  const Folder folder;
  const auto file = folder.write("maps/isle.json", "{");
  const DataVariable variable(folder.path);
  const Library library = load_library({});
  EXPECT_EQ(library.maps.count("isle"), 1U);
  EXPECT_THROW(library.map("isle"), DataError);
  folder.write("maps/isle.json", MAP_SAMPLE);
  const Library copy = library;
  ASSERT_NE(copy.map("isle"), nullptr);
  EXPECT_EQ(library.map("isle"), copy.map("isle")) << "read once for both";
}

TEST(Library, AFolderMayHaveMapsOnly) {
  const Folder folder;
  const auto file = folder.write("maps/isle.json", MAP_SAMPLE);
  folder.write("maps/readme.txt", "not a map");
  const Library library = load_library({folder.path});
  ASSERT_NE(library.map("isle"), nullptr);
  EXPECT_EQ(library.map("isle")->file, file);
  EXPECT_NE(library.map("france"), nullptr);
}

TEST(Library, AMapMayNotComeTwice) {
  const Folder one, two;
  const auto first = one.write("maps/isle.json", MAP_SAMPLE);
  auto second = two.write("maps/isle.json", MAP_SAMPLE);
  EXPECT_EQ(fault({one.path, two.path}), "none") << "a copy makes no difference";
  second = two.write("maps/isle.json", std::string(MAP_SAMPLE) + "\n");
  EXPECT_EQ(fault({one.path, two.path}),
            second.string() + ": there is a map isle already, in " + first.string());
}

TEST(Library, AnUnsoundMapIsRefused) {
  const Folder folder;
  const auto file = folder.write("maps/isle.json", spoilt_map("\"version\": 1", "\"version\": 2"));
  EXPECT_EQ(fault({folder.path}), file.string() + ": \"version\" is 2, not a whole number from 1 to 1");
}

TEST(Library, ASetMayNotComeTwice) {
  const Folder one, two;
  const auto first = one.write("tiles/mine.json", SAMPLE);
  auto second = two.write("tiles/mine.json", SAMPLE);
  EXPECT_EQ(fault({one.path, two.path}), "none") << "a copy makes no difference";
  second = two.write("tiles/mine.json", std::string(SAMPLE) + "\n");
  EXPECT_EQ(fault({one.path, two.path}),
            second.string() + ": there is a tile set mine already, in " + first.string());
}

TEST(Library, OneIdIsOneTile) {
  const Folder folder;
  folder.write("tiles/mine.json", SAMPLE);
  std::string text = spoilt("\"mine\"", "\"mine_two\"");
  const auto file = folder.write("tiles/mine_two.json", text);
  EXPECT_EQ(fault({folder.path}), "none");
  text.replace(text.find("\"shields\": 2"), 12, "\"shields\": 1");
  folder.write("tiles/mine_two.json", text);
  EXPECT_EQ(fault({folder.path}),
            file.string() + ": tile mine/A: another set has a different tile of this id");
}

TEST(Library, NamesWhatIsWrongWithAFolder) {
  const Folder folder;
  EXPECT_EQ(fault({folder.path / "none"}), (folder.path / "none").string() + ": no such folder");
  EXPECT_EQ(fault({folder.path}), folder.path.string() + ": has neither a folder tiles nor a folder maps");
  const auto file = folder.write("tiles/mine.json", "{");
  EXPECT_THAT(fault({folder.path}), testing::StartsWith(file.string() + ": parse error at line 1"));
}

TEST(Library, TheEnvironmentMayNameAnotherFolder) {
  const Folder folder;
  folder.write("tiles/mine.json", SAMPLE);
  const DataVariable variable(folder.path);
  const Library library = load_library({});
  EXPECT_EQ(library.sets.size(), 1U);
  EXPECT_NE(library.set("mine"), nullptr);
}

} // namespace
} // namespace mappa::data
