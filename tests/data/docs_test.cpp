// The pages for makers of tile sets and maps: the examples they show are sound.
#include "data/json.h"
#include "data/library.h"
#include "data/map_check.h"
#include "data/tile_file.h"
#include "game/sheet.h"
#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace mappa::data {
namespace {

// The first JSON on a page.
std::string example(const char* page) {
  const std::string text = read_text(std::string(MAPPA_TEST_DIR "/../docs/") + page);
  const auto begin = text.find("```json\n") + 8;
  return text.substr(begin, text.find("```", begin) - begin);
}

TEST(TilesPage, ItsExampleIsSound) {
  const CheckedSet checked = check_tile_set(example("tiles.md"), "mine.json");
  EXPECT_THAT(checked.faults, testing::IsEmpty());
  EXPECT_EQ(checked.set.tiles.size(), 2U);
}

TEST(MapsPage, ItsExampleIsSound) {
  CheckedMap checked = check_map(example("maps.md"), "bay.json");
  const Library library = load_library({});
  std::vector<const TileSet*> sets;
  for (const char* name : RECOMMENDED_SETS) sets.push_back(library.set(name));
  check_tiles_fit(checked.map.map, sets, Place(checked.faults, "bay.json"));
  EXPECT_THAT(checked.faults, testing::IsEmpty());
  EXPECT_EQ(tile_squares(checked.map.map), 16);
}

} // namespace
} // namespace mappa::data
