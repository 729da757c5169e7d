// `mappa play` on maps, with and without their chips: options, whole games, what is shown and what is not.
#include "command/play_screen.h"
#include "command/play_status.h"
#include "command/terminal.h"
#include "command/told.h"
#include "game/turn.h"

namespace mappa::command {

using namespace data;
using namespace notation;
namespace {

constexpr std::array FIVE_MAPS{"benelux", "deutschland", "france", "great_britain", "iberia"};
const std::string VARIANTS = " --town-variants extra_tile,cost,road_bonus";

std::string game_of(const std::string& level, const std::string& map, const std::string& more) {
  return "play --players " + level + ":Ann," + level + ":Bo --seed 1 --map " + map + more;
}

Game with_chips(const std::string& map, const Library& library) {
  Setup setup;
  setup.players = {"Ann", "Bo"};
  setup.map = map;
  setup.chips = true;
  return new_game(setup, library);
}

void check_whole_game(const std::string& game) {
  const Said said = run_mappa_with(game, "");
  EXPECT_EQ(said.code, 0) << said.err;
  EXPECT_TRUE(says(said.out, "The game is over. ")) << game;
  const auto told = told_points(said.out);
  std::vector<int> sums;
  for (const auto& [name, points] : told) sums.push_back(points);
  EXPECT_EQ(final_scores(said.out), sums) << game;
  EXPECT_EQ(sums.size(), 2u) << game;
}

TEST(PlayMap, plays_whole_games_with_chips_and_tells_every_point) {
  for (const std::string map : FIVE_MAPS)
    for (const char* level : {"random", "medium"})
      check_whole_game(game_of(level, map, " --chips" + VARIANTS));
}

TEST(PlayMap, R1_tells_of_the_starts_that_get_their_tiles_when_the_river_is_laid) {
  int told = 0;
  for (const std::string map : FIVE_MAPS) {
    const std::string game = game_of("random", map, " --chips --tiles base=1,river_1=1" + VARIANTS);
    check_whole_game(game);
    told += says(run_mappa_with(game, "").out, " gets its tile: base/") ? 1 : 0;
  }
  EXPECT_GT(told, 2);
}

TEST(PlayMap, plays_whole_games_without_chips) {
  for (const std::string map : FIVE_MAPS) {
    check_whole_game(game_of("random", map, ""));
    check_whole_game(game_of("random", map, VARIANTS));
  }
}

TEST(PlayMap, C5_C6_plays_whole_games_with_chips_laid_by_the_players) {
  check_whole_game(game_of("random", "iberia", " --chips --lay-chips"));
  check_whole_game(game_of("medium", "france", " --chips isle_of_man --lay-chips"));
}

TEST(PlayMap, C5_asks_for_a_square_for_each_chip) {
  const std::string game = "play --players Ann,easy:Bo --seed 4 --map france --chips --lay-chips";
  const std::string out = run_mappa_with(game, "0 0\n1\nhint\nhelp\n").out;
  EXPECT_TRUE(says(out, "Before the first turn: Ann lays a chip face down (30 still to be laid)\n"
                        "Type a square's number or its x y: 5, 3 1."));
  EXPECT_TRUE(says(out, "The chip cannot go there: (0,0) is no square of the map."));
  EXPECT_TRUE(says(out, "Ann lays a chip at ("));
  EXPECT_TRUE(says(out, "(easy) lays a chip at ("));
  EXPECT_TRUE(says(out, "Ann lays a chip face down (28 still to be laid)"));
  EXPECT_TRUE(says(out, "The computer would lay a chip at ("));
  EXPECT_TRUE(says(out, "Before the first turn the players lay the chips face down"));
}

// Words for everything that can happen in a game with chips.
TEST(PlayMap, tells_what_happens) {
  struct Told {
    const char *map, *line;
  };
  std::map<std::string, std::string> games;
  for (const char* map : FIVE_MAPS)
    games[map] = run_mappa_with(game_of("random", map, " --chips" + VARIANTS), "log\n").out;
  for (const auto& [map, line] :
       {Told{"france", "\\(random\\) sells (purple|blue|orange) wine abroad\\."},
        Told{"france", "\\(random\\): wine, (purple|blue|orange): 5 points"},
        Told{"france", "\\(random\\): town, covered at \\([0-9]+,[0-9]+\\): -2 points"},
        Told{"benelux", "\\(random\\) pays a (purple|blue|orange) chip and takes [^ ]+ from the island\\."},
        Told{"benelux", "[^ ]+ is turned up on the (purple|blue|orange) island, stack [01]\\."},
        Told{"great_britain", "\\(random\\) sends a meeple to the Isle of Man for another turn\\."},
        Told{"great_britain", "\\(random\\) hands in (purple|blue|orange) [12], (purple|blue|orange) [12], "
                              "(purple|blue|orange) [12]: "
                              "[1-9] meeples? comes? back from the Isle of Man\\."},
        Told{"iberia", "\\(random\\) lays (purple|blue|orange) [12] as a treat at \\([0-9]+,[0-9]+\\)\\."},
        Told{"iberia", "\\(random\\): chip, (purple|blue|orange) 2 at \\([0-9]+,[0-9]+\\): 2 points"},
        Told{"iberia", "\\(random\\): treat, (purple|blue|orange) 2 at \\([0-9]+,[0-9]+\\): 4 points"},
        Told{"iberia", "\\(random\\): island, 2 coats of arms at \\([0-9]+,[0-9]+\\): 4 points"},
        Told{"deutschland",
             "\\(random\\) upgrades the meeple on [^ ]+ at \\([0-9]+,[0-9]+\\), paying (1\\+1\\+2|2\\+2)\\."},
        Told{"deutschland",
             "\\(random\\): road, [0-9]+ tiles.* and [12] towns? beside it, (in)?complete: [0-9]+ points"}})
    EXPECT_TRUE(std::regex_search(games[map], std::regex(line))) << map << ": " << line;
}

TEST(PlayMap, takes_every_option_of_a_setup) {
  const Said said =
      run_mappa_with("play --players Ann,medium --map france --chips --starts Nancy,Limoges "
                     "--town-variants cost,extra_tile --meeples 5 --no-fields --tile-limit 60 --seed 9",
                     "scores\n");
  EXPECT_TRUE(says(said.out, "Mappamundi: Ann, Cleo (medium); France with its chips; seed 9."));
  EXPECT_TRUE(says(said.out, "57 tiles left")); // two lie at the starts, one is in the hand
  EXPECT_TRUE(says(said.out, "5 meeples"));
  const Folder folder;
  const std::string file = (folder.path / "game").string();
  run_mappa_with("play --players Ann,Bo --map france --chips --starts Nancy,Limoges --town-variants "
                 "cost,extra_tile --meeples 5 --no-fields --tile-limit 60 --seed 9",
                 "save " + file + "\n");
  EXPECT_TRUE(says(slurp(file), R"("tile_limit":60,"map":"france","starts":["Nancy","Limoges"],"chips":true,)"
                                R"("town_variants":["extra_tile","cost"],"meeples":5,"fields":false)"));
}

TEST(PlayMap, M3_C6_takes_the_start_tile_and_other_chip_rules_and_tells_what_the_sheets_say) {
  const Folder folder;
  const std::string file = (folder.path / "game").string();
  const Said said =
      run_mappa_with("play --players Ann,Bo --map deutschland --chips wine --start-tile Erfurt:2 "
                     "--starts Erfurt,Rostock,Stuttgart --tile-limit 60 --seed 9",
                     "save " + file + "\n");
  EXPECT_TRUE(says(said.out, "Mappamundi: Ann, Bo; Germany with chips (wine); seed 9."));
  EXPECT_TRUE(says(said.out, "Note: 60 tiles are played; map 'deutschland' is best with 110 to 120.\n"));
  EXPECT_TRUE(says(said.out, "Note: 3 start squares used; with chips the sheet says 2.\n"));
  EXPECT_TRUE(says(slurp(file), R"("start_tile":{"at":"Erfurt","rot":2},"chips":"wine")"));
  EXPECT_TRUE(says(run_mappa_with("play --map france --chips treats", "").err,
                   "the chip rules 'treats' need tracks of the three colours"));
  EXPECT_TRUE(says(run_mappa_with("play --map france --start-tile Nancy:x", "").err, "\"rot\" is \"x\""));
}

TEST(PlayMap, M2_takes_the_tiles_that_the_map_recommends) {
  EXPECT_TRUE(says(run_mappa_with("play --map france --players Ann,Bo --seed 1", "").out, "111 tiles left"));
  EXPECT_TRUE(
      says(run_mappa_with("play --map great_britain --players Ann,Bo --seed 1", "").out, "86 tiles left"));
  EXPECT_TRUE(says(run_mappa_with("play --map france --tiles base=1 --players Ann,Bo --seed 1", "").out,
                   "69 tiles left"));
}

TEST(PlayMap, refuses_what_cannot_be_played) {
  struct Case {
    const char *arguments, *message;
  };
  for (const auto& [arguments, message] :
       {Case{"--map atlantis", "there is no map \"atlantis\"; known: alps, australia, benelux"},
        Case{"--chips", "chips belong to maps; name a map"},
        Case{"--town-variants cost", "towns belong to maps; name a map"},
        Case{"--map france --town-variants cheap", "\"cheap\", not one of extra_tile, cost, road_bonus"},
        Case{"--map france --starts Paris,Nancy", "no start square 'Paris'"},
        Case{"--map benelux --chips --tile-limit 20", "the islands' stacks need a game of 33 tiles or more"},
        Case{"--meeples 21", "\"meeples\" is 21"}}) {
    const Said said = run_mappa_with(std::string("play ") + arguments, "");
    EXPECT_EQ(said.code, 1) << arguments;
    EXPECT_TRUE(says(said.err, message)) << arguments;
  }
  EXPECT_EQ(run_mappa_with("play --load x --map france", "").code, 2);
  EXPECT_EQ(run_mappa_with("play --setup x --chips", "").code, 2);
  EXPECT_EQ(run_mappa_with("play --meeples many", "").code, 2);
}

TEST(PlayMap, explains_why_a_square_is_not_to_be_had) {
  const std::string france = "play --players Ann,Bo --seed 7 --map france --starts Nancy,Limoges";
  struct Case {
    const char *typed, *why;
  };
  for (const auto& [typed, why] :
       {Case{"0 0", "The tile cannot go there: (0,0) is no square of the map."},
        Case{"7 3", "The tile cannot go there: (7,3) holds large_city/Paris already."},
        Case{"0 4", "(0,4) is beside no tile, nor beside a large city or a ferry that is connected."},
        Case{"99 99", "The tile cannot go there: (99,99) is no square of the map."}})
    EXPECT_TRUE(says(run_mappa_with(france, std::string(typed) + "\n").out, why)) << typed;
}

TEST(PlayMap, V2_says_that_a_tile_is_an_extra_one) {
  const Said said = run_mappa_with("play --players Ann,Bo --map france --seed 2 --town-variants extra_tile",
                                   any_answers(200));
  EXPECT_TRUE(says(said.out, ", an extra tile for covering a town\n"));
}

// C4: whatever lies face down and whatever comes next, the same is shown.
TEST(PlayMap, C4_shows_nothing_hidden) {
  const Library library = load_library({});
  const Tongue english(data::Language::En);
  for (const char* map : FIVE_MAPS) {
    Game game = with_chips(map, library);
    const Screen screen{.map = library.map(map), .tongue = &english};
    const auto shown = [&] {
      return decision_text(game, {}, screen) + scores_text(game, screen) + tiles_left_text(game, screen);
    };
    Random random{1};
    for (int step = 0; !game.over(); ++step) {
      if (step % 4 == 0) {
        const std::string before = shown();
        Random other{static_cast<uint64_t>(step)};
        hide(*game.rules, game.position, other);
        ASSERT_EQ(shown(), before) << map << " " << step;
      }
      apply(*game.rules, game.position, random_action(*game.rules, game.position, random));
    }
  }
}

TEST(PlayMap, shows_the_part_in_play_on_a_low_screen_and_all_when_asked) {
  Terminal terminal("play --players Ann,Bo --seed 7 --no-colour --map france --chips");
  const std::string first = terminal.until("Ann> ");
  EXPECT_TRUE(says(first, "(The part of the map that is in play: type board to see it all.)"));
  EXPECT_FALSE(says(first, "Brest"));
  terminal.type("board\n");
  const std::string all = terminal.until("Ann> ");
  EXPECT_TRUE(says(all, "Brest"));
  EXPECT_FALSE(says(all, "type board to see it all"));
  terminal.type("1 r3\n");
  EXPECT_FALSE(says(terminal.until("Ann> "), "Brest")); // a meeple on the tile just placed
  terminal.type("board\n");
  EXPECT_TRUE(says(terminal.until("Ann> "), "Brest"));
}

TEST(PlayMap, is_coloured_at_a_terminal) {
  Terminal terminal("play --players Ann,Bo --seed 7 --map france --chips");
  const std::string seen = terminal.until("Ann> ");
  EXPECT_TRUE(says(seen, "Rouen"));
  EXPECT_NE(seen.find("\x1b[0;1;38;5;231;48;5;94m(?)"), std::string::npos);
}

} // namespace
} // namespace mappa::command
