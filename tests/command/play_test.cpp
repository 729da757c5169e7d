// `mappa play`, the real program: whole games, commands, bad input, saved games, terminals.
#include "command/terminal.h"
#include "command/told.h"

#include <gtest/gtest.h>

namespace mappa::command {
namespace {

const std::string TWO_PEOPLE = "play --players Ann,Bo --seed 7 ";

std::string last_line_with(const std::string& out, const std::string& text) {
  const size_t at = out.rfind(text);
  return at == std::string::npos ? "" : out.substr(at, out.find('\n', at) - at);
}

TEST(Play, PlaysAWholeGameOfPeople) {
  const Said said = run_mappa_with(TWO_PEOPLE, any_answers(150));
  EXPECT_EQ(said.code, 0);
  EXPECT_EQ(said.err, "");
  EXPECT_TRUE(says(said.out, "Final scoring:"));
  EXPECT_TRUE(says(said.out, "The game is over. Bo wins with "));
}

TEST(Play, TellsEveryPoint) {
  for (const char* seed : {"1", "2", "3"}) {
    const Said said = run_mappa_with(std::string("play --players medium:Ann,medium:Bo --seed ") + seed, "");
    auto told = told_points(said.out);
    EXPECT_EQ(final_scores(said.out), (std::vector<int>{told["Ann (medium)"], told["Bo (medium)"]}));
    EXPECT_GT(told["Ann (medium)"], 20);
  }
}

TEST(Play, PlaysAgainstTheComputerByDefault) {
  const Said said = run_mappa_with("play --seed 3", any_answers(80));
  EXPECT_EQ(said.code, 0);
  EXPECT_TRUE(says(said.out, "Mappamundi: You, Cleo (medium); seed 3."));
  EXPECT_TRUE(says(said.out, "Cleo (medium) places base/"));
  EXPECT_TRUE(says(said.out, "The game is over. "));
}

TEST(Play, LetsComputersPlayAlone) {
  const std::string game = "play --players medium:Ada,random:Ben,medium --seed 11";
  const Said said = run_mappa_with(game, "");
  EXPECT_EQ(said.code, 0);
  EXPECT_TRUE(says(said.out, "Ada (medium), Ben (random), Cleo (medium)"));
  EXPECT_TRUE(says(said.out, "The game is over. "));
  EXPECT_TRUE(says(said.out, "End of the input. The game is not saved."));
  EXPECT_EQ(run_mappa_with(game, "").out, said.out) << "the same seed gives the same game";
}

TEST(Play, PlaysOtherTilesAndSetups) {
  const Said tiles =
      run_mappa_with("play --players medium,medium --seed 1 --tiles base=1,inns_and_cathedrals=1", "");
  EXPECT_TRUE(says(tiles.out, "places inns_and_cathedrals/"));
  const Folder folder;
  const auto file =
      folder.write("setup.json", R"_({"players":["medium:Ada","Ben (random)"],"tile_limit":5,"seed":4})_");
  const Said said = run_mappa_with("play --setup '" + file.string() + "'", "log\nquit\n");
  EXPECT_TRUE(says(said.out, "Ada (medium), Ben (random); seed 4."));
  EXPECT_TRUE(says(said.out, "The game is over. "));
}

TEST(Play, TakesNumbersCoordinatesAndNames) {
  for (const char* placing : {"1", "0 -1", "0 -1 r2", "0,-1 R2", "(0,-1) r2", "1 r2"})
    EXPECT_TRUE(says(run_mappa_with(TWO_PEOPLE, std::string(placing) + "\n").out,
                     "Ann places base/RrC at (0,-1) r2."))
        << placing;
  for (const char* figure : {"2", "city@S", "CITY@s"})
    EXPECT_TRUE(says(run_mappa_with(TWO_PEOPLE, "1\n" + std::string(figure) + "\n").out,
                     "Ann: city, 2 tiles, complete: 4 points"))
        << figure;
  for (const char* pass : {"p", "pass"})
    EXPECT_TRUE(says(run_mappa_with(TWO_PEOPLE, "1\n" + std::string(pass) + "\n").out, "Turn 2: Bo places"))
        << pass;
}

TEST(Play, ExplainsWhatItDoesNotTake) {
  struct Case {
    const char *input, *answer;
  };
  for (const Case& c : {
           Case{"foo", "I do not understand 'foo'"},
           Case{"9", "There is no square [9]; they run from 1 to 4."},
           Case{"0", "There is no square [0]"},
           Case{"1 r4", "I do not understand 'r4'"},
           Case{"1 r", "I do not understand 'r'"},
           Case{"r1", "Type a square's number"},
           Case{"2", "At (-1,0) the tile fits turned r2 or r3. Say which, for example: -1 0 r2"},
           Case{"0 0", "The tile cannot go there: (0,0) holds base/RCr.start already."},
           Case{"5 5", "The tile cannot go there: (5,5) is beside no tile."},
           Case{"200 0", "200 is off the table."},
           Case{"99999999999999999999", "I do not understand '99999999999999999999'"},
           Case{"undo", "There is nothing to take back."},
           Case{"save", "Type save and the name of a file"},
           Case{"quit now", "Type just: quit"},
           Case{"load /no/such/file", "/no/such/file: no such file"},
           Case{"save /no/such/folder/game", "/no/such/folder/game: cannot be written"},
           Case{"1\n9", "There is no choice 9."},
           Case{"1\ncity@N", "That cannot be: base/RrC has no 'city@n', only: road@N, city@S"},
           Case{"1\n2\n4 r0\nroad@E", "road@E"},
       })
    EXPECT_TRUE(says(run_mappa_with(TWO_PEOPLE, std::string(c.input) + "\n").out, c.answer)) << c.input;
}

TEST(Play, SurvivesAnyInput) {
  std::string input;
  for (const char* line : {"", "   ", "\x1b[31m", "\xff\xfe", "r r r", "1 2 3 4", "p", "city@N", "@", "-",
                           "1 r-1", "load", "\t"})
    input += std::string(line) + "\n";
  input += std::string(100'000, 'x') + "\n" + std::string("a\0b\n", 4) + "hint\n";
  const Said said = run_mappa_with(TWO_PEOPLE, input);
  EXPECT_EQ(said.code, 0);
  EXPECT_TRUE(says(said.out, "The computer would place the tile at"));
  EXPECT_FALSE(says(said.out, "Turn 2"));
  EXPECT_EQ(said.out.find('\x1b'), std::string::npos);
  EXPECT_LT(said.out.size(), 150'000u);
}

TEST(Play, EndsPolitelyWithTheInput) {
  const Said fresh = run_mappa_with(TWO_PEOPLE, "");
  EXPECT_EQ(fresh.code, 0);
  EXPECT_TRUE(says(fresh.out, "End of the input.\n"));
  const Said middle = run_mappa_with(TWO_PEOPLE, "1\n2\n");
  EXPECT_EQ(middle.code, 0);
  EXPECT_TRUE(says(middle.out, "End of the input. The game is not saved.\n"));
}

TEST(Play, ShowsScoresTilesLogAndHelp) {
  const Said said = run_mappa_with(TWO_PEOPLE, "1\n2\nscores\ntiles\nlog\nhelp\nboard\n");
  EXPECT_TRUE(says(said.out, "A  Ann: 4 points, 4 if the game ended now; 7 meeples left"));
  EXPECT_TRUE(says(said.out, "69 tiles are left in the stack."));
  EXPECT_TRUE(says(said.out, "Turn 1\n"
                             "  Ann places base/RrC at (0,-1) r2.\n"
                             "  Ann puts a meeple on city@S at (0,-1).\n"
                             "  Ann: city, 2 tiles, complete: 4 points\n"));
  EXPECT_TRUE(says(said.out, "save FILE"));
}

TEST(Play, TakesBackToTheLastDecisionOfAPerson) {
  const Folder folder;
  const std::string before = (folder.path / "before").string(), after = (folder.path / "after").string();
  // Bo is a computer: one undo takes back Ann's meeple and all that Bo did.
  const Said said = run_mappa_with("play --players Ann,medium:Bo --seed 7",
                                   "1\nsave " + before + "\n2\nundo\nsave " + after + "\nundo\nundo\n");
  EXPECT_TRUE(says(said.out, "Bo (medium) places"));
  EXPECT_EQ(slurp(before), slurp(after));
  EXPECT_NE(slurp(before), "");
  EXPECT_TRUE(says(said.out, "There is nothing to take back."));
}

TEST(Play, TakesBackTheEndOfTheGame) {
  const Said said = run_mappa_with(TWO_PEOPLE, any_answers(150) + "undo\nscores\n");
  const std::string tail = said.out.substr(said.out.rfind("Taken back."));
  EXPECT_TRUE(says(tail, "if the game ended now"));
}

TEST(Play, GoesOnWithASavedGame) {
  const Folder folder;
  const std::string half = (folder.path / "half").string(), whole = (folder.path / "whole").string(),
                    again = (folder.path / "again").string();
  const std::string first = "play --players Ann,medium:Bo --seed 5", rest = any_answers(100);
  const Said straight =
      run_mappa_with(first, any_answers(10) + "save " + half + "\n" + rest + "save " + whole + "\n");
  const Said resumed = run_mappa_with("play --load " + half, rest + "save " + again + "\nquit\n");
  EXPECT_EQ(resumed.code, 0);
  EXPECT_NE(slurp(half), slurp(whole));
  EXPECT_EQ(slurp(whole), slurp(again));
  EXPECT_EQ(last_line_with(straight.out, " wins with "), last_line_with(resumed.out, " wins with "));
  EXPECT_NE(last_line_with(resumed.out, " wins with "), "");

  const Said within = run_mappa_with("play", "load " + half + "\nsave " + again + "\nquit\n");
  EXPECT_TRUE(says(within.out, "Loaded " + half));
  EXPECT_EQ(slurp(half), slurp(again));
}

TEST(Play, OffersToSaveOnLeaving) {
  const Folder folder;
  const std::string file = (folder.path / "game").string();
  const Said said = run_mappa_with(TWO_PEOPLE, "1\nquit\n/no/such/folder/x\n" + file + "\n");
  EXPECT_TRUE(says(said.out, "Save the game first?"));
  EXPECT_TRUE(says(said.out, "/no/such/folder/x: cannot be written"));
  EXPECT_TRUE(says(slurp(file), "mappa-game"));
  EXPECT_EQ(run_mappa_with(TWO_PEOPLE, "1\nquit\n\n").code, 0);
  EXPECT_FALSE(says(run_mappa_with(TWO_PEOPLE, "quit\n").out, "Save the game")) << "nothing to lose";
}

TEST(Play, RefusesGamesThatCannotBe) {
  const Folder folder;
  const std::string bad = folder.write("bad", "{\"format\":").string();
  const std::string other = folder.write("other", "{\"format\":\"chess\"}").string();
  struct Case {
    std::string arguments, message;
  };
  for (const Case& c : {
           Case{"--players A,B,C,D,E,F,G", "7 names, not 1 to 6"},
           Case{"--players master:Ann,Bo",
                "there is no level 'master' for master:Ann; there are: random, easy, medium, hard, expert"},
           Case{"--tiles basic=1", "there is no tile set \"basic\"; known: base"},
           Case{"--tiles base=many", "\"many\" copies of base"},
           Case{"--tiles base=0", "0 copies of base"},
           Case{"--setup /no/such/file", "/no/such/file: no such file"},
           Case{"--setup " + bad, bad},
           Case{"--load /no/such/file", "/no/such/file: no such file"},
           Case{"--load " + bad, bad},
           Case{"--load " + other, other},
       }) {
    const Said said = run_mappa_with("play " + c.arguments, "");
    EXPECT_EQ(said.code, 1) << c.arguments;
    EXPECT_TRUE(says(said.err, c.message)) << c.arguments;
  }
  EXPECT_EQ(run_mappa_with("play --seed x", "").code, 2);
  EXPECT_EQ(run_mappa_with("play --load a --seed 1", "").code, 2);
}

TEST(Play, IsPlainWhereColourIsNotWanted) {
  EXPECT_EQ(run_mappa_with(TWO_PEOPLE, any_answers(150)).out.find('\x1b'), std::string::npos);
  Terminal asked(TWO_PEOPLE + "--no-colour");
  EXPECT_EQ(asked.until("Ann> ").find('\x1b'), std::string::npos);
  Terminal everywhere(TWO_PEOPLE, "NO_COLOR=1");
  EXPECT_EQ(everywhere.until("Ann> ").find('\x1b'), std::string::npos);
}

TEST(Play, IsColouredAtATerminal) {
  Terminal terminal(TWO_PEOPLE);
  EXPECT_NE(terminal.until("Ann> ").find("\x1b[0;1;38;5;"), std::string::npos);
  terminal.type("1\n");
  EXPECT_TRUE(says(terminal.until("Ann> "), "Ann places base/RrC"));
  terminal.type("quit\n");
  terminal.until("without saving: ");
  terminal.type("\n");
  EXPECT_EQ(terminal.finish().code, 0);
}

TEST(Play, LeavesTheTerminalSaneOnCtrlC) {
  Terminal terminal(TWO_PEOPLE);
  terminal.until("Ann> ");
  terminal.type("\x03");
  const Said said = terminal.finish();
  EXPECT_EQ(said.code, 130);
  EXPECT_TRUE(says(said.out, "\x1b[0m"));
}

} // namespace
} // namespace mappa::command
