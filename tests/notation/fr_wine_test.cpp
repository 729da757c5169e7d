// France: wine, collected and sold.
#include "chip_table.h"

namespace mappa::proof {
namespace {

using testing::HasSubstr;

// A road along one row: the start, a plain square, Nancy with orange grapes, a stub abroad at the end.
ChipTable vineyard(const json& options = {}) {
  return ChipTable({"*#o#", "####"}, "wine",
                   {{"towns", {town("0,0", 0, 0), town("Nancy", 2, 0, "orange")}},
                    {"borders", {stub(3, 0, "E", "road", 1)}}},
                   options);
}

TEST(Wine, FR4_nancys_orange_wine_is_sold_for_nine) {
  ChipTable table = vineyard();
  table.arrange({{"place", {{{"tile", "base/RFr"}, {"x", 1}, {"y", 0}, {"rot", 0}}}},
                 {"hands", {json::array({chip("orange", 2)}), json::array()}},
                 {"draw", {"base/RFr", "base/RFr"}}});
  table.tile_only(2, 0);
  ASSERT_EQ(table.decision(), "sell");
  EXPECT_EQ(table.client.legal(), json::array({sale("orange", "town"), {{"type", "pass"}}}));
  const json answer = table.act(sale("orange", "town"));
  EXPECT_EQ(answer["scores"], json({9, 0}));
  EXPECT_EQ(
      told(answer, "sell")[0],
      json::parse(R"({"type":"sell","player":0,"colour":"orange","to":"town","x":2,"y":0,"points":9})"));
  EXPECT_EQ(told(answer, "score")[0]["kind"], "wine");
  EXPECT_EQ(table.hand(0), json::array());
  EXPECT_EQ(table.decision(), "tile"); // the next player's: FR2, one wine a turn
}

TEST(Wine, FR4_a_town_buys_only_the_colour_of_its_grapes) {
  ChipTable table = vineyard();
  table.arrange({{"place", {{{"tile", "base/RFr"}, {"x", 1}, {"y", 0}, {"rot", 0}}}},
                 {"hands", {{chip("orange", 2), chip("blue", 2)}, json::array()}},
                 {"draw", {"base/RFr", "base/RFr"}}});
  table.tile_only(2, 0);
  ASSERT_EQ(table.decision(), "sell");
  EXPECT_THAT(table.refusal(sale("blue", "town")), HasSubstr("buys orange wine only"));
  EXPECT_THAT(table.refusal(sale("orange", "border")), HasSubstr("no stub"));
  EXPECT_THAT(table.refusal(sale("purple", "town")), HasSubstr("orange wine only"));
}

TEST(Wine, FR4_without_the_towns_wine_nothing_is_asked) {
  ChipTable table = vineyard();
  table.arrange({{"place", {{{"tile", "base/RFr"}, {"x", 1}, {"y", 0}, {"rot", 0}}}},
                 {"hands", {{chip("blue", 2), chip("orange", 1)}, json::array()}},
                 {"draw", {"base/RFr", "base/RFr"}}});
  table.tile_only(2, 0);
  EXPECT_EQ(table.decision(), "tile");
}

TEST(Wine, FR1_a_wine_is_a_two_or_two_ones_of_a_colour) {
  struct Case {
    json hand, wines;
  };
  const json none = json::array();
  for (const auto& [hand, wines] :
       {Case{json::array({chip("orange", 1), chip("orange", 1), chip("blue", 2)}),
             json::array({sale("blue", "border"), sale("orange", "border")})},
        Case{json::array({chip("purple", 1), chip("blue", 1), chip("orange", 1)}), none},
        Case{json::array({chip("purple", 1), chip("purple", 1), chip("purple", 1)}),
             json::array({sale("purple", "border")})},
        Case{none, none}}) {
    ChipTable table = vineyard();
    table.arrange({{"place",
                    {{{"tile", "base/RFr"}, {"x", 1}, {"y", 0}, {"rot", 0}},
                     {{"tile", "base/RFr"}, {"x", 2}, {"y", 0}, {"rot", 0}}}},
                   {"hands", json::array({hand, none})},
                   {"chips", none},
                   {"draw", {"base/RFr", "base/RFr"}}});
    table.tile_only(3, 0);
    EXPECT_EQ(table.legal("sell"), wines) << hand;
  }
}

TEST(Wine, FR3_abroad_any_wine_brings_five_once_a_turn_FR2) {
  ChipTable table = vineyard();
  table.arrange({{"place",
                  {{{"tile", "base/RFr"}, {"x", 1}, {"y", 0}, {"rot", 0}},
                   {{"tile", "base/RFr"}, {"x", 2}, {"y", 0}, {"rot", 0}}}},
                 {"hands", {{chip("orange", 1), chip("orange", 1), chip("blue", 2)}, json::array()}},
                 {"draw", {"base/RFr", "base/RFr"}}});
  table.tile_only(3, 0);
  EXPECT_EQ(table.act(sale("orange", "border"))["scores"], json({5, 0}));
  EXPECT_EQ(table.hand(0), json::array({chip("blue", 2)})); // the two ones are paid
  EXPECT_EQ(table.decision(), "tile");
  EXPECT_THAT(table.refusal(sale("blue", "border")), HasSubstr("\"sell\" does not answer"));
}

TEST(Wine, FR3_a_stub_without_a_coat_of_arms_is_no_buyer) {
  ChipTable table({"*#", "##"}, "wine", {{"borders", {stub(1, 0, "E", "road", 0)}}});
  table.arrange({{"hands", {json::array({chip("orange", 2)}), json::array()}}, {"draw", {"base/RFr"}}});
  table.tile_only(1, 0);
  EXPECT_EQ(table.decision(), "tile");
}

TEST(Wine, FR2_selling_may_be_declined) {
  ChipTable table = vineyard();
  table.arrange({{"place", {{{"tile", "base/RFr"}, {"x", 1}, {"y", 0}, {"rot", 0}}}},
                 {"hands", {json::array({chip("orange", 2)}), json::array()}},
                 {"draw", {"base/RFr", "base/RFr"}}});
  table.tile_only(2, 0);
  table.pass();
  EXPECT_EQ(table.scores(), json({0, 0}));
  EXPECT_EQ(table.hand(0).size(), 1u);
}

TEST(Wine, FR5_a_chip_taken_with_the_same_tile_is_used_at_once) {
  ChipTable table = vineyard();
  table.arrange({{"place",
                  {{{"tile", "base/RFr"}, {"x", 1}, {"y", 0}, {"rot", 0}},
                   {{"tile", "base/RFr"}, {"x", 2}, {"y", 0}, {"rot", 0}}}},
                 {"chips", json::array({chip_at(3, 0, "blue", 1)})},
                 {"hands", {json::array({chip("blue", 1)}), json::array()}},
                 {"draw", {"base/RFr", "base/RFr"}}});
  table.tile_only(3, 0);
  EXPECT_EQ(table.act(sale("blue", "border"))["scores"], json({6, 0})); // C3: 1, FR3: 5
  EXPECT_EQ(table.hand(0), json::array());
}

TEST(Wine, FR2_parts_of_a_turn_count_as_one_turn_X6) {
  ChipTable table = vineyard({{"town_variants", {"extra_tile"}}});
  table.arrange({{"place", {{{"tile", "base/RFr"}, {"x", 1}, {"y", 0}, {"rot", 0}}}},
                 {"hands", {{chip("orange", 2), chip("blue", 2)}, json::array()}},
                 {"draw", {"base/RFr", "base/RFr", "base/RFr"}}});
  table.tile_only(2, 0);
  table.act(sale("orange", "town"));
  EXPECT_EQ(table.client.view()["turn"]["player"], 0); // V2: the extra tile
  table.tile_only(3, 0);                               // beside the stub, but a wine has been sold
  EXPECT_EQ(table.client.view()["turn"]["player"], 1);
  EXPECT_EQ(table.scores(), json({9, 0}));
}

} // namespace
} // namespace mappa::proof
