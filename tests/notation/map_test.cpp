// A map as JSON is its file again, with every name in every language.
#include "notation/map.h"

#include "data/json.h"
#include "data/library.h"
#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace mappa {

using namespace data;
using namespace notation;
namespace {

// With every name in English alone: files leave out languages in which a rule tells the name.
nlohmann::json in_english(nlohmann::json value) {
  if (value.is_object() && value.contains("en")) return value["en"];
  for (auto& part : value)
    if (part.is_structured()) part = in_english(part);
  return value;
}

TEST(MapJson, HasAllThatTheFilesSay) {
  const Library library = load_library({});
  for (const char* id : {"benelux", "deutschland", "france", "great_britain", "iberia", "pampas", "taiwan"}) {
    ASSERT_NE(library.map(id), nullptr) << id;
    const MapFile& file = *library.map(id);
    const auto said = nlohmann::json::parse(map_json(file).dump());
    const auto english = in_english(said), written = in_english(parse_json(read_text(file.file), id));
    EXPECT_EQ(english, written) << nlohmann::json::diff(english, written).dump().substr(0, 500);
    EXPECT_EQ(said, nlohmann::json::parse(map_json(parse_map(said.dump(), file.file)).dump())) << id;
  }
}

} // namespace
} // namespace mappa
