// `mappa play` with the postman: what may be done with one, also by another player than the one whose turn it
// is.
#include "command/arranged_game.h"

namespace mappa::command {
namespace {

// Ann lays a post office west of the start tile; both postmen are on the board.
const json OFFICE{
    {"place", json::array({laid("base/L", -1, -1)})},
    {"figures", {standing(0, "postman", -1, -1, "monastery"), standing(1, "postman", 0, 0, "road@E")}},
    {"draw", {"postman/RrWE", "base/Rr"}}};

TEST(PlayPostman, P4_every_way_to_use_a_postman_is_offered_in_words) {
  const std::string said = typed_into(OFFICE, "-1 0 r0\n");
  for (const char* line :
       {"Ann may put a figure on the tile (7 meeples left)", "put a meeple on post_office",
        "send the postman to road@E at (0,0)", "take Bo's postman off road@E at (0,0)",
        "call the postman to the new post office", "call Bo's postman to the new post office"})
    EXPECT_TRUE(says(said, line)) << line << "\n" << said;
}

TEST(PlayPostman, P5_P6_P8_they_are_chosen_by_words) {
  EXPECT_TRUE(
      says(typed_into(OFFICE, "-1 0 r0\nsend road@e 0 0\n"), "Ann sends the postman to road@E at (0,0)."));
  EXPECT_TRUE(says(typed_into(OFFICE, "-1 0 r0\noff bo\n"), "Ann takes Bo's postman off road@E at (0,0)."));
  EXPECT_TRUE(
      says(typed_into(OFFICE, "-1 0 r0\ncall bo\n"), "Ann calls Bo's postman to the new post office."));
}

TEST(PlayPostman, P7_taken_back_for_points) {
  const std::string said =
      typed_into({{"place", json::array({laid("postman/RrWE", 1, 0)})},
                  {"figures", json::array({standing(0, "postman", 1, 0, "post_office")})},
                  {"draw", {"base/L", "base/Rr"}}},
                 "0 1 r0\nback\n");
  EXPECT_TRUE(says(said, "Ann takes the postman back from post_office at (1,0).")) << said;
  EXPECT_TRUE(says(said, "postman taken back, 2 tiles round the post office at (1,0): 3 points")) << said;
}

TEST(PlayPostman, P9_the_owner_is_asked_in_anothers_turn) {
  const json city{{"figures", json::array({standing(1, "postman", 0, 0, "city@N")})},
                  {"draw", {"base/C", "base/Rr"}}};
  const std::string kept = typed_into(city, "0 -1 r2\np\nkeep\n");
  EXPECT_TRUE(says(kept, "Turn 1 of Ann: Bo may leave the postman on city@N at (0,0), which was scored"))
      << kept;
  EXPECT_TRUE(says(kept, "The figures on city@N at (0,0) are held.")) << kept;
  const std::string released = typed_into(city, "0 -1 r2\np\nrelease\n");
  EXPECT_TRUE(says(released, "Bo takes back the postman from city@N at (0,0).")) << released;
}

TEST(PlayPostman, X1_whole_games_of_computer_players_end) {
  for (const char* where :
       {"", " --map france --chips", " --map great_britain --chips", " --map deutschland --chips"})
    for (const char* level : {"random", "medium"}) {
      const std::string game =
          std::string("play --postman --players ") + level + ":Ann," + level + ":Bo --seed 5" + where;
      const Said said = run_mappa_with(game, "");
      EXPECT_EQ(said.code, 0) << said.err;
      EXPECT_TRUE(says(said.out, "The game is over. ")) << game;
    }
}

} // namespace
} // namespace mappa::command
