// Benelux: the stacks on the islands.
#include "chip_table.h"

namespace mappa::proof {
namespace {

using testing::HasSubstr;

json with_islands(uint64_t seed, const json& more = {}) {
  json setup{{"players", {"Ann", "Bo"}}, {"tiles", {{"base", 1}, {"inns_and_cathedrals", 1}}},
             {"map", "benelux"},         {"chips", true},
             {"analysis", true},         {"seed", seed}};
  if (!more.is_null()) setup.update(more);
  return setup;
}

TEST(Islands, BX1_two_stacks_of_five_lie_on_each_island_with_an_open_top) {
  Client client;
  client.start(with_islands(1, {{"analysis", false}}));
  const json view = client.view();
  ASSERT_EQ(view["islands"].size(), 3u);
  for (const char* colour : {"purple", "blue", "orange"})
    for (const json& stack : view["islands"][colour]) {
      EXPECT_TRUE(stack["top"].is_string());
      EXPECT_EQ(stack["left"], 4);
    }
  const std::size_t tiles = 72 + 18;
  EXPECT_EQ(view["board"].size() + view["stack"].get<std::size_t>() + 30 + 1, tiles); // and the one in hand
  int unseen = 0;
  for (const json& n : view["remaining"]) unseen += n.get<int>();
  EXPECT_EQ(unseen, view["stack"].get<int>() + 24); // face-down tiles of the islands are as unknown
}

TEST(Islands, BX1_too_few_tiles_for_the_stacks_are_refused) {
  Client client;
  const json answer = client.ask("new", {{"setup", with_islands(1, {{"tile_limit", 32}})}});
  EXPECT_THAT(answer["error"]["message"].get<std::string>(), HasSubstr("islands' stacks need"));
}

// A turn begins with chips in hand and these tiles open.
struct Harbour {
  Client client;

  explicit Harbour(const json& hand, const json& more = {}) {
    client.start(with_islands(1));
    json wish{{"hands", {hand, json::array()}},
              {"islands", {{"purple", {{"base/RFr", "base/Rr"}, {"base/RRRR"}}}}},
              {"chips", json::array()},
              {"turn", 0}};
    if (!more.is_null()) wish.update(more);
    client.call("arrange", wish);
  }
};

TEST(Islands, BX1_arranging_finds_what_lies_face_down_there) {
  for (uint64_t seed = 1; seed <= 8; ++seed) {
    Client client;
    client.start(with_islands(seed));
    const json before = client.view();
    const int unseen = before["remaining"].value("base/L", 0) + (before["tile"] == "base/L");
    client.call("arrange", {{"draw", std::vector<std::string>(static_cast<std::size_t>(unseen), "base/L")}});
    const json after = client.view();
    EXPECT_EQ(after["tile"], "base/L") << seed;
    EXPECT_EQ(after["islands"], before["islands"]) << seed;
    EXPECT_EQ(after["stack"], before["stack"]) << seed;
    EXPECT_EQ(after["remaining"].value("base/L", 0), unseen - 1) << seed;
  }
}

TEST(Islands, BX1_what_is_arranged_there_stays) {
  Client client;
  client.start(with_islands(1));
  const json wish{{"islands", {{"purple", {{"base/RFr", "base/RRRR"}, json::array()}}}},
                  {"draw", json::array({"base/RRRR"})}};
  EXPECT_THAT(client.fail(-32002, "arrange", wish),
              HasSubstr("draw[0]: no further base/RRRR is left in the stack"));
}

TEST(Islands, BX3_a_purple_chip_pays_for_an_open_tile_of_the_purple_island) {
  Harbour harbour(json::array({chip("purple", 2), chip("purple", 1)}));
  Client& client = harbour.client;
  EXPECT_EQ(client.call("legal")["decision"]["kind"], "draw");
  const json actions = client.legal();
  EXPECT_EQ(actions[0], json({{"type", "draw"}}));
  EXPECT_EQ(actions[1], take("purple", 0));
  EXPECT_THAT(client.fail(-32002, "play", {{"action", take("blue", 0)}}), HasSubstr("no blue chip"));
  const json answer = client.play(take("purple", 0));
  EXPECT_EQ(told(answer, "taken")[0]["tile"], "base/RFr");
  json view = client.view();
  EXPECT_EQ(view["tile"], "base/RFr");
  EXPECT_EQ(view["players"][0]["chips"], json::array({chip("purple", 2)}));
  EXPECT_TRUE(view["islands"]["purple"][0]["top"].is_null()); // until the end of the turn
  EXPECT_EQ(view["islands"]["purple"][0]["left"], 1);
  const json placed = client.play(client.legal()[0]);
  const json ended =
      client.call("legal")["decision"]["kind"] == "figure" ? client.play({{"type", "pass"}}) : placed;
  EXPECT_EQ(told(ended, "turned_up")[0]["tile"], "base/Rr");
  view = client.view();
  EXPECT_EQ(view["islands"]["purple"][0]["top"], "base/Rr");
  EXPECT_EQ(view["islands"]["purple"][0]["left"], 0);
}

TEST(Islands, BX3_without_a_usable_chip_nothing_is_asked) {
  for (const json& hand : {json::array(), json::array({chip("orange", 1)})}) {
    Harbour harbour(hand, {{"islands", {{"orange", {json::array(), json::array()}}}}});
    EXPECT_EQ(harbour.client.call("legal")["decision"]["kind"], "tile");
  }
}

TEST(Islands, BX3_an_empty_stack_gives_nothing_and_having_drawn_one_cannot_choose_again) {
  Harbour harbour(json::array({chip("purple", 1)}),
                  {{"islands", {{"purple", {{"base/RFr"}, json::array()}}}}});
  EXPECT_THAT(harbour.client.fail(-32002, "play", {{"action", take("purple", 1)}}), HasSubstr("empty"));
  harbour.client.play({{"type", "draw"}});
  EXPECT_EQ(harbour.client.call("legal")["decision"]["kind"], "tile");
  EXPECT_THAT(harbour.client.fail(-32002, "play", {{"action", take("purple", 0)}}),
              HasSubstr("\"take\" does not answer"));
}

TEST(Islands, BX3_only_a_tile_that_can_be_placed_may_be_taken) {
  // Every side of Cccc+ is city; beside the start tile and a monastery there are a road and fields.
  ChipTable table({"*##", "###", "###"}, "islands", {{"islands", ISLANDS}}, {{"tile_limit", 60}});
  table.arrange({{"place", {{{"tile", "base/L"}, {"x", 0}, {"y", 1}, {"rot", 0}}}},
                 {"hands", {json::array({chip("purple", 1)}), json::array()}},
                 {"islands", {{"purple", {{"base/Cccc+"}, {"base/RFr"}}}}}});
  ASSERT_EQ(table.decision(), "draw");
  EXPECT_EQ(table.legal("take"), json::array({take("purple", 1)}));
  EXPECT_THAT(table.refusal(take("purple", 0)), HasSubstr("fits nowhere"));
}

TEST(Islands, BX4_the_game_ends_with_the_ordinary_stack) {
  Client client;
  client.start(with_islands(1, {{"tile_limit", 34}}));
  client.play_random(3);
  const json view = client.view();
  EXPECT_TRUE(view["over"]);
  EXPECT_EQ(view["stack"], 0);
  EXPECT_TRUE(view["islands"]["blue"][0]["top"].is_string()); // left over
}

TEST(Islands, BX2_no_tile_lies_on_waves) {
  Client client;
  client.start(with_islands(1));
  const json map = client.call("map", {{"id", "benelux"}});
  ASSERT_FALSE(map["waves"].empty());
  const json at = map["waves"][0]["at"];
  const json wish{{"place", {{{"tile", "base/L"}, {"x", at[0]}, {"y", at[1]}, {"rot", 0}}}}};
  EXPECT_THAT(client.fail(-32002, "arrange", wish), HasSubstr("is no square of the map"));
}

} // namespace
} // namespace mappa::proof
