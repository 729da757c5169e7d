// Names of segments, against names worked out anew from the tile files.
#include "notation/segment.h"

#include "client.h"
#include "game/ruleset.h"

#include <algorithm>
#include <fstream>
#include <set>

namespace mappa::proof {

using namespace notation;

namespace {

// The lowest of some numbers after a quarter turn adds `step` to each, `n` being the first that comes round
// again.
int lowest(const std::vector<int>& numbers, int rot, int step, int n) {
  int least = n;
  for (const int number : numbers) least = std::min(least, (number + rot * step) % n);
  return least;
}

// From the file's own words: edges by letter, ports by number.
std::string expected_name(const json& feature, int rot, std::map<std::string, int>& inner) {
  const std::string kind = feature["kind"];
  if (kind == "monastery" || kind == "garden" || kind == "post_office") return kind;
  std::vector<int> places;
  if (kind == "field")
    places = feature["ports"].get<std::vector<int>>();
  else
    for (const std::string edge : feature["edges"])
      places.push_back(static_cast<int>(std::string("NESW").find(edge)));
  if (places.empty()) {
    const int before = inner[kind]++;
    return kind + "@inner" + (before ? std::to_string(before + 1) : "");
  }
  if (kind == "field") return "field@" + std::to_string(lowest(places, rot, 2, 8));
  return kind + "@" + std::string("NESW").substr(static_cast<std::size_t>(lowest(places, rot, 1, 4)), 1);
}

TEST(SegmentNames, every_tile_and_rotation_as_the_files_say) {
  int checked = 0;
  for (const auto& [name, entry] : library().sets) {
    std::ifstream in(entry.file);
    const json file = json::parse(in);
    for (std::size_t t = 0; t < entry.set.tiles.size(); ++t) {
      const Tile& tile = entry.set.tiles[t];
      ASSERT_EQ(file["tiles"][t]["id"], tile.id);
      for (int rot = 0; rot < ROTATIONS; ++rot) {
        std::map<std::string, int> inner;
        std::set<std::string> names;
        const json& features = file["tiles"][t]["features"];
        for (std::size_t f = 0; f < features.size(); ++f, ++checked) {
          EXPECT_EQ(feature_name(tile, f, rot), expected_name(features[f], rot, inner))
              << tile.id << " " << rot;
          EXPECT_TRUE(names.insert(feature_name(tile, f, rot)).second) << tile.id << " names two alike";
        }
      }
    }
  }
  EXPECT_GT(checked, 2000);
}

TEST(SegmentNames, lead_back_to_the_segment) {
  mappa::Setup setup;
  setup.players = {"Ann"};
  setup.tiles = {{"base", 1}, {"traders_and_builders", 1}};
  const Game game = new_game(setup, library());
  for (std::size_t o = 0; o < game.rules->oriented.size(); ++o) {
    const auto oriented = static_cast<int>(o);
    const auto names = segment_names(*game.rules, oriented);
    ASSERT_EQ(names.size(), game.rules->kinds[o / ROTATIONS].size);
    for (std::size_t s = 0; s < names.size(); ++s)
      EXPECT_EQ(find_segment(*game.rules, oriented, names[s]), s);
    EXPECT_EQ(find_segment(*game.rules, oriented, "river@N"), std::nullopt);
  }
}

TEST(SegmentNames, features_inside_the_tile) {
  Tile tile;
  tile.features = {{.kind = Kind::Field}, {.kind = Kind::Field, .ports = 0xFF},
                   {.kind = Kind::Field}, {.kind = Kind::City},
                   {.kind = Kind::Road},  {.kind = Kind::Garden}};
  std::vector<std::string> names;
  for (std::size_t f = 0; f < tile.features.size(); ++f) names.push_back(feature_name(tile, f, 1));
  EXPECT_THAT(names, testing::ElementsAre("field@inner", "field@0", "field@inner2", "city@inner",
                                          "road@inner", "garden"));
}

} // namespace

} // namespace mappa::proof
