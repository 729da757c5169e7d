// The page for makers of tile sets: the example it shows is sound.
#include "data/json.h"
#include "data/tile_file.h"
#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace mappa {
namespace {

std::string page() { return read_text(MAPPA_TEST_DIR "/../docs/tiles.md"); }

TEST(TilesPage, ItsExampleIsSound) {
  const std::string text = page();
  const auto begin = text.find("```json\n") + 8;
  const CheckedSet checked = check_tile_set(text.substr(begin, text.find("```", begin) - begin), "mine.json");
  EXPECT_THAT(checked.faults, testing::IsEmpty());
  EXPECT_EQ(checked.set.tiles.size(), 2U);
}

} // namespace
} // namespace mappa
