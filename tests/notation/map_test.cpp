// A map as JSON is its file again.
#include "notation/map.h"

#include "data/json.h"
#include "data/library.h"
#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace mappa {

using namespace data;
using namespace notation;
namespace {

TEST(MapJson, HasAllThatTheFilesSay) {
  const Library library = load_library({});
  ASSERT_EQ(library.maps.size(), 5U);
  for (const auto& [id, file] : library.maps) {
    const auto said = nlohmann::json::parse(map_json(file).dump());
    const auto written = parse_json(read_text(file.file), id);
    EXPECT_EQ(said, written) << nlohmann::json::diff(said, written).dump().substr(0, 500);
  }
}

} // namespace
} // namespace mappa
