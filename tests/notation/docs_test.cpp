// The examples of the documentation: those of the protocol word for word, and the map that makers are shown.
#include "client.h"

#include <filesystem>
#include <fstream>
#include <iterator>

namespace mappa::proof {

using namespace data;

namespace {

std::filesystem::path page(const char* name) {
  return std::filesystem::path(MAPPA_TEST_DIR).parent_path() / "docs" / name;
}

TEST(Docs, the_examples_of_the_protocol_are_true) {
  std::ifstream in(page("protocol.md"));
  Client client;
  std::string answer;
  int compared = 0;
  for (std::string line; std::getline(in, line);) {
    if (line.starts_with("    -> ")) answer = client.say(line.substr(7));
    if (!line.starts_with("    <- ")) continue;
    EXPECT_EQ(line.substr(7), answer);
    ++compared;
  }
  EXPECT_EQ(compared, 9);
}

TEST(Docs, the_map_that_makers_are_shown_is_played_to_the_end) {
  std::ifstream in(page("maps.md"));
  const std::string text(std::istreambuf_iterator<char>(in), {});
  const auto begin = text.find("```json\n") + 8;
  Library known = library();
  known.maps["bay"] = parse_map(text.substr(begin, text.find("```", begin) - begin), "bay.json");
  for (uint64_t seed = 0; seed < 20; ++seed) {
    Client client(known);
    json setup = two_players(seed);
    setup["map"] = "bay";
    setup["town_variants"] = {"extra_tile", "road_bonus"};
    client.start(setup);
    client.play_random(seed);
    const json view = client.view();
    EXPECT_TRUE(view["over"]);
    EXPECT_GE(view["board"].size(), 10u); // of sixteen squares
  }
}

} // namespace

} // namespace mappa::proof
