// `mappa play` with the rules of expansions: their figures in words, their refusals, whole games.
#include "command/arranged_game.h"

namespace mappa::command {
namespace {

constexpr const char* ALL_RULES = "inns,cathedrals,large_meeple,builder,pig,trade_goods,abbot";

// The same with every rule.
std::string typed_with_rules(const json& arranged, const std::string& lines) {
  return typed_into(
      arranged, lines,
      {{"rules", {"inns", "cathedrals", "large_meeple", "builder", "pig", "trade_goods", "abbot"}},
       {"tiles", {{"base_c2_gardens", 1}, {"inns_and_cathedrals", 1}, {"traders_and_builders", 1}}}});
}

// Ann has a large meeple and her builder on the road, a meeple on the field north of it, Bo one on that in
// the south.
const json ROAD{{"figures",
                 {standing(0, "large", 0, 0, "road@E"), standing(0, "builder", 0, 0, "road@E"),
                  standing(0, "meeple", 0, 0, "field@2"), standing(1, "meeple", 0, 0, "field@3")}},
                {"draw", {"base/RFrG", "base/RFr", "base/L", "base/L"}}};

TEST(PlayExpansions, T1_T2_A2_what_may_be_put_is_told_in_words) {
  const std::string said = typed_with_rules(ROAD, "1 0 r0\n");
  for (const char* line :
       {"Ann may put a figure on the tile (6 meeples, the postman, the abbot and the pig left)",
        "put a pig on field@0", "put an abbot on garden"})
    EXPECT_TRUE(says(said, line));
}

TEST(PlayExpansions, T1_the_second_tile_is_told_and_undone) {
  const std::string said = typed_with_rules(ROAD, "1 0 r0\npig\n2 0 r0\nundo\n");
  EXPECT_TRUE(says(said, "Ann puts a pig on field@0 at (1,0)."));
  EXPECT_TRUE(says(said, "Ann places base/RFr, a second tile by the builder"));
}

TEST(PlayExpansions, I1_a_segment_alone_means_the_meeple_and_others_are_named) {
  const json road{{"draw", {"base/RRR", "base/RFr"}}};
  EXPECT_TRUE(says(typed_with_rules(road, "1 0 r0\nroad@e\n"), "Ann puts a meeple on road@E at (1,0)."));
  EXPECT_TRUE(
      says(typed_with_rules(road, "1 0 r0\nmeeple road@s\n"), "Ann puts a meeple on road@S at (1,0)."));
  EXPECT_TRUE(
      says(typed_with_rules(road, "1 0 r0\nlarge road@s\n"), "Ann puts a large meeple on road@S at (1,0)."));
}

TEST(PlayExpansions, refusals_say_why) {
  struct Case {
    const char *line, *why;
  };
  for (const auto& [line, why] :
       {Case{"builder road@E", "That cannot be: Ann has no builder left in the stash."},
        Case{"pig field@3", "That cannot be: the pig goes on a field where its owner has a meeple."},
        Case{"abbot road@E", "That cannot be: the abbot never stands on a road."},
        Case{"meeple garden", "That cannot be: the meeple never stands on a garden."},
        Case{"large garden", "That cannot be: Ann has no large meeple left in the stash."},
        Case{"abbot back", "That cannot be: Ann has no abbot on an incomplete monastery or garden."},
        Case{"back", "That cannot be: Ann's postman is not on the board."},
        Case{"send road@E 0 0", "That cannot be: the tile just placed has no post office."},
        Case{"call bo", "That cannot be: the tile just placed has no post office."},
        Case{"road@e", "That cannot be: road@E of base/RFrG is occupied: Ann's"}})
    EXPECT_TRUE(says(typed_with_rules(ROAD, "1 0 r0\n" + std::string(line) + "\n"), why));
}

TEST(PlayExpansions, A3_T3_I3_taking_back_and_scores_are_told) {
  const json garden{{"place", {laid("base/RFrG", 1, 0)}},
                    {"figures", json::array({standing(0, "abbot", 1, 0, "garden")})},
                    {"draw", {"base/L", "base/L"}}};
  EXPECT_TRUE(
      says(typed_with_rules(garden, "1 1 r0\n"), "take the abbot back from garden at (1,0) for 3 points"));
  EXPECT_TRUE(says(typed_with_rules(garden, "1 1 r0\nabbot back\n"),
                   "Ann: abbot taken back, 2 tiles round the garden at (1,0): 3 points"));
  const json city{{"place",
                   {laid("inns_and_cathedrals/Cccc.c", 0, -1), laid("base/C", -1, -1, 1),
                    laid("traders_and_builders/CFc.w", 1, -1), laid("base/C", 2, -1, 3)}},
                  {"figures", json::array({standing(1, "meeple", 0, 0, "city@N")})},
                  {"draw", {"base/C", "base/L"}}};
  const std::string said = typed_with_rules(city, "0 -2 r2\np\n");
  EXPECT_TRUE(says(said, "Ann takes goods: 1 of wine."));
  EXPECT_TRUE(says(said, "Bo: city with a cathedral, 6 tiles, complete: 18 points"));
}

TEST(PlayExpansions, I2_I3_T3_what_is_printed_on_tiles_is_shown_and_told_in_the_legend) {
  const std::string said = typed_with_rules(ROAD, "legend\n");
  for (const char* line : {"i     an inn", "‡     a cathedral", "w g c goods of a city", "♣     a garden"})
    EXPECT_TRUE(says(said, line));
  const json inn{{"place", {laid("inns_and_cathedrals/RFr.iG", 1, 0)}}, {"draw", {"base/L", "base/L"}}};
  EXPECT_TRUE(says(typed_with_rules(inn, ""), "━i━"));
  EXPECT_TRUE(says(run_mappa_with("play --players A,B --seed 1", "legend\n").out, "coat of arms"));
  EXPECT_FALSE(says(run_mappa_with("play --players A,B --seed 1", "legend\n").out, "an inn"));
}

TEST(PlayExpansions, X6_whole_games_of_computer_players_end) {
  for (const char* where : {"", " --map france --chips", " --map great_britain --chips",
                            " --tiles base=1,river_1=1,river_2=1,inns_and_cathedrals=1"}) {
    const Said said = run_mappa_with(
        std::string("play --players random,random --postman --seed 5 --rules ") + ALL_RULES + where, "");
    EXPECT_EQ(said.code, 0) << said.err;
    EXPECT_TRUE(says(said.out, "rules inns, cathedrals, large meeple, builder, pig, trade goods, abbot"));
    EXPECT_TRUE(says(said.out, "The game is over."));
  }
}

TEST(PlayExpansions, an_unknown_rule_is_refused) {
  const Said said = run_mappa_with("play --rules innz", "");
  EXPECT_NE(said.code, 0);
  EXPECT_TRUE(says(said.err, "\"rules\" has \"innz\", not one of inns, cathedrals"));
}

} // namespace
} // namespace mappa::command
