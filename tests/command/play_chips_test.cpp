// Every decision of the chip rules at the terminal: asked, answered in many ways, refused with reasons.
#include "command/chip_record.h"
#include "command/play_screen.h"

namespace mappa::command {

using namespace data;
using namespace notation;
namespace {

// The question, the answers that bring about `told`, and what is refused how.
struct Asked {
  ChipRecord record;
  std::string before; // lines
  std::vector<std::string> shown, answers;
  std::string told;
  struct Refused {
    const char *typed, *why;
  };
  std::vector<Refused> refused;
};

void check(const Asked& asked) {
  const std::string question = asked.record.typed(asked.before);
  for (const std::string& part : asked.shown) EXPECT_TRUE(says(question, part));
  for (const std::string& answer : asked.answers)
    EXPECT_TRUE(says(asked.record.typed(asked.before + answer + "\n"), asked.told)) << answer;
  for (const auto& [typed, why] : asked.refused) {
    const std::string out = asked.record.typed(asked.before + typed + "\n");
    EXPECT_TRUE(says(out, why)) << typed;
    EXPECT_FALSE(says(out, asked.told)) << typed;
  }
}

Game base_game() {
  Setup setup;
  setup.players = {"Ann", "Bo"};
  return new_game(setup, load_library({}));
}

TEST(PlayChips, BX3_asks_whether_to_draw) {
  const std::vector<std::string> shown{"Turn 1: Ann may draw a tile or take one from an island\n"
                                       "1  draw a tile\n"
                                       "2  pay a purple chip for base/RFr from the purple island, stack 0\n"
                                       "3  pay a purple chip for base/RRR from the purple island, stack 1\n",
                                       "chips purple 2"};
  const std::vector<Asked::Refused> refused{
      {"9", "There is no choice 9. Type a number, a name like draw."},
      {"0", "There is no choice 0."},
      {"p", "I do not understand 'p'"},
      {"purple", "'purple' may mean several things"},
      {"blue 0", "That cannot be: Ann has no blue chip to pay for stack 0 of the blue island."},
      {"purple 7", "That cannot be: the islands have 2 stacks each"},
  };
  check({islands(), "", shown, {"1", "draw", "DRAW a tile"}, "Ann places ", refused});
  check({islands(),
         "",
         shown,
         {"2", "purple 0", "take purple 0", "pay a purple chip for base/RFr", "base/rfr"},
         "Ann pays a purple chip and takes base/RFr from the island.",
         refused});
}

TEST(PlayChips, BX3_turns_up_the_next_tile_of_the_island) {
  const std::string out = islands().typed("2\n1 r0\n1 r1\np\n");
  EXPECT_TRUE(says(out, "base/Rr is turned up on the purple island, stack 0."));
  EXPECT_TRUE(says(out, "purple 0        purple 1        blue 0"));
  EXPECT_TRUE(says(out, "1 face down     0 face down     4 face down"));
}

TEST(PlayChips, GB3_asks_which_set_to_hand_in) {
  check({isle_of_man(),
         "1 0 r0\n",
         {"Ann: chip, blue 1 at (1,0): 1 point",
          "Turn 1: Ann has to hand in a set of chips (2 meeples on the Isle of Man)\n"
          "1  hand in: purple 1, blue 1, orange 1\n"
          "2  hand in: purple 2, blue 1, orange 1\n",
          "(7 meeples, 2 on the Isle of Man; chips purple 1 2, blue 1, orange 1)"},
         {"2", "purple 2 blue 1 orange 1", "hand in: purple 2, blue 1, orange 1", "purple 2"},
         "Ann hands in purple 2, blue 1, orange 1: 2 meeples come back from the Isle of Man.",
         {{"3", "There is no choice 3. Type a number, a name like purple 1, blue 1, orange 1."},
          {"blue 2 orange 1", "That cannot be: Ann does not have these chips."},
          {"purple",
           "'purple' may mean several things: hand in: purple 1, blue 1, orange 1; or hand in: purple 2"},
          {"p", "I do not understand 'p'"},
          {"blue 2, blue 2, orange 1", "That cannot be: Ann does not have these chips."},
          {"purple 1, purple 2", "That cannot be: a set is three chips"}}});
}

TEST(PlayChips, GB2_asks_whether_to_buy_a_turn) {
  const std::string before = "1 0 r0\n1\np\n";
  check({isle_of_man(),
         before,
         {"Turn 1: Ann may take another turn (9 meeples left)\n"
          "1  send a meeple to the Isle of Man for another turn\n"
          "p  pass\n"},
         {"1", "buy", "yes", "y", "send a meeple", "another turn"},
         "Ann sends a meeple to the Isle of Man for another turn.",
         {{"2", "There is no choice 2. Type a number, a name like buy, or p to pass."},
          {"maybe", "I do not understand 'maybe'"}}});
  for (const char* pass : {"p", "pass", "no", "n"})
    EXPECT_TRUE(says(isle_of_man().typed(before + pass + "\n"), "Turn 2: Bo places base/RFr\n")) << pass;
  const std::string bought = isle_of_man().typed(before + "1\n");
  EXPECT_TRUE(says(bought, "Turn 2: Ann places base/RFr, in a turn bought with a meeple\n"));
  EXPECT_TRUE(says(bought, "Ann 1 (8 meeples, 1 on the Isle of Man; chips purple 2)"));
}

TEST(PlayChips, IB2_asks_where_to_lay_the_treat) {
  check({treats(),
         "1 0 r0\n",
         {"Turn 1: Ann lays blue 2 as a treat\nType a square's number or its x y",
          "b 1   [1]    [2]           [3]   1\n"},
         {"3", "3 1", "(3,1)", "3,1"},
         "Ann lays blue 2 as a treat at (3,1).",
         {{"4", "There is no square [4]; they run from 1 to 3."},
          {"2 1", "The treat cannot go there: (2,1) has a chip already."},
          {"0 0", "The treat cannot go there: (0,0) is covered."},
          {"2 0", "The treat cannot go there: (2,0) is not in the rows of blue treats."},
          {"7 7", "The treat cannot go there: (7,7) is no square of the map."},
          {"3 r1", "I do not understand 'r1'"},
          {"p", "I do not understand 'p'"},
          {"1 2 3", "Type a square's number or its x y"}}});
  const std::string out = treats().typed("1 0 r0\n3 1\n1\n");
  EXPECT_TRUE(says(out, "(b2)")); // face up now
  EXPECT_TRUE(says(out, "(?)"));  // the other one still is not
}

TEST(PlayChips, DE1_lists_figures_and_upgrades) {
  check({upgrades(),
         "2 0 r0\n",
         {"Turn 1: Ann may put a figure on the tile (8 meeples left)\n"
          "1  put a meeple on field@3                               +0 as it stands\n"
          "2  upgrade the meeple on field@0 at (1,0), paying 1+1+2  +0 as it stands\n"
          "3  upgrade the meeple on field@0 at (1,0), paying 2+2    +0 as it stands\n"
          "p  pass\n"},
         {"3", "upgrade field@0 1 0 2+2", "2+2", "upgrade 2+2", "field@0 at (1,0), paying 2+2"},
         "Ann upgrades the meeple on field@0 at (1,0), paying 2+2.",
         {{"upgrade",
           "'upgrade' may mean several things: upgrade the meeple on field@0 at (1,0), paying 1+1+2; or"},
          {"upgrade field@0 1 0 1+1+1+1", "That cannot be: Ann has 2 chips showing 1, not 4."},
          {"upgrade field@0 1 0 1+2", "That cannot be: an upgrade costs chips worth exactly 4"},
          {"upgrade road@E 2 0 2+2", "That cannot be: Ann has no meeple on road@E at (2,0)."},
          {"road@E", "That cannot be: road@E of base/RFr is occupied: Bo's meeple stands on it at (1,0)."},
          {"4", "There is no choice 4. Type a number, a name like field@3, or p to pass."}}});
}

TEST(PlayChips, DE1_asks_again_while_chips_last_and_marks_the_upgraded) {
  const std::string out = upgrades().typed("2 0 r0\nfield@3\n");
  EXPECT_TRUE(says(out, "Ann puts a meeple on field@3 at (2,0)."));
  EXPECT_TRUE(says(out, "Turn 1: Ann may upgrade a meeple\n"
                        "1  upgrade the meeple on field@0 at (1,0), paying 1+1+2  +0 as it stands\n"
                        "2  upgrade the meeple on field@0 at (1,0), paying 2+2    +0 as it stands\n"
                        "3  upgrade the meeple on field@3 at (2,0), paying 1+1+2  +0 as it stands\n"
                        "4  upgrade the meeple on field@3 at (2,0), paying 2+2    +0 as it stands\n"
                        "p  pass\n"));
  const std::string again = upgrades().typed("2 0 r0\n3\n");
  EXPECT_TRUE(says(again, "A²"));
  EXPECT_TRUE(says(again, "chips purple 1, orange 1 2)"));
  EXPECT_TRUE(says(upgrades().typed("2 0 r0\nfield@3\n4\n1\n"), "Turn 2: Bo places")) << "no chips are left";
  EXPECT_TRUE(says(upgrades().typed("2 0 r0\nfield@3\np\n"), "Turn 2: Bo places"));
}

TEST(PlayChips, FR4_asks_whether_to_sell_wine_to_a_town) {
  const std::string before = "2 0 r0\np\n";
  check({wine(),
         before,
         {"Turn 1: Ann may sell one wine\n1  sell orange wine to the town for 9\np  pass\n"},
         {"1", "orange town", "sell orange wine", "orange", "sell", "to the town"},
         "Ann sells orange wine to the town.\nAnn: wine, orange: 9 points\n",
         {{"blue town", "That cannot be: the town covered buys orange wine only."},
          {"orange abroad", "That cannot be: the tile just placed joined no stub with a coat of arms."},
          {"2", "There is no choice 2. Type a number, a name like orange town, or p to pass."}}});
  EXPECT_TRUE(says(wine().typed(before + "p\n"), "Turn 2: Bo places base/RFr\n"));
}

TEST(PlayChips, FR3_asks_whether_to_sell_wine_abroad) {
  check({wine(3),
         "3 0 r0\np\n",
         {"1  sell blue wine abroad for 5\n2  sell orange wine abroad for 5\np  pass\n"},
         {"1", "blue", "sell blue wine", "blue border"},
         "Ann sells blue wine abroad.\nAnn: wine, blue: 5 points\n",
         {{"sell", "'sell' may mean several things: sell blue wine abroad for 5; or sell orange wine abroad"},
          {"purple abroad", "That cannot be: Ann has no purple chips with a sum of 2."}}});
}

// A game saved at each of these decisions goes on with the same question.
TEST(PlayChips, goes_on_in_the_middle_of_a_decision) {
  struct Middle {
    ChipRecord record;
    const char *before, *question, *answer;
  };
  const Middle all[]{{islands(), "", "Ann may draw a tile or take one", "2\n"},
                     {isle_of_man(), "1 0 r0\n", "Ann has to hand in", "2\n"},
                     {isle_of_man(), "1 0 r0\n1\np\n", "Ann may take another turn", "1\n"},
                     {treats(), "1 0 r0\n", "Ann lays blue 2 as a treat", "3\n"},
                     {upgrades(), "2 0 r0\n", "Ann may put a figure", "3\n"},
                     {upgrades(), "2 0 r0\n1\n", "Ann may upgrade a meeple", "1\n"},
                     {wine(), "2 0 r0\np\n", "Ann may sell one wine", "1\n"}};
  for (const auto& [record, before, question, answer] : all) {
    const std::string half = record.file("half"), whole = record.file("whole"), again = record.file("again");
    record.typed(before + ("save " + half + "\n") + answer + "save " + whole + "\nquit\n");
    const std::string out =
        run_mappa_with(record.arguments() + half, answer + ("save " + again + "\nquit\n")).out;
    EXPECT_TRUE(says(out, question));
    EXPECT_EQ(slurp(whole), slurp(again)) << question;
    EXPECT_NE(slurp(half), slurp(whole)) << question;
  }
}

TEST(PlayChips, undo_and_hint_work_at_every_decision) {
  EXPECT_TRUE(says(islands().typed("hint\nhint\nundo\nhint\n"), "The computer would "));
  EXPECT_TRUE(says(isle_of_man().typed("1 0 r0\nhint\n"), "The computer would hand in: purple "));
  EXPECT_TRUE(says(treats().typed("1 0 r0\nhint\n"), "The computer would lay blue 2 as a treat at ("));
  EXPECT_TRUE(says(wine().typed("2 0 r0\np\nhint\n"),
                   "The computer would sell orange wine to the town for 9. In the end it expects: Ann "));
  const std::string out = treats().typed("1 0 r0\n3 1\nundo\n");
  EXPECT_TRUE(says(out.substr(out.find("Taken back.")), "Ann lays blue 2 as a treat\n"));
}

TEST(PlayChips, survives_any_input) {
  std::string input;
  for (const char* line : {",,,", "()", "@", "purple", "purple 99999999999", "blue -1", "upgrade 999 999 2+2",
                           "upgrade field@0 -5 -5 2+2", "+", "1+1+1+1+1+1", "\x1b[31m", "\xff\xfe",
                           "orange -3 town", "road@N road@N road@N", "0", "-1", "- -", "8 8 r9"})
    input += std::string(line) + "\n";
  input += std::string(50'000, 'x') + "\n" + std::string("a\0b\n", 4);
  struct Junk {
    ChipRecord record;
    const char *before, *question;
  };
  const Junk all[]{{islands(), "", "Ann may draw"},
                   {isle_of_man(), "1 0 r0\n", "Ann has to hand in"},
                   {isle_of_man(), "1 0 r0\n1\np\n", "Ann may take another turn"},
                   {treats(), "1 0 r0\n", "Ann lays blue 2"},
                   {upgrades(), "2 0 r0\n", "Ann may put a figure"},
                   {upgrades(), "2 0 r0\n1\n", "Ann may upgrade"},
                   {wine(), "2 0 r0\np\n", "Ann may sell"}};
  for (const auto& [record, before, question] : all) {
    const std::string save = "save " + record.file("");
    const std::string out = record.typed(before + save + "before\n" + input + save + "after\n");
    EXPECT_TRUE(says(out, question));
    EXPECT_EQ(slurp(record.file("before")), slurp(record.file("after"))) << "an answer was seen in " << out;
    EXPECT_NE(slurp(record.file("after")), "");
    EXPECT_EQ(out.find('\x1b'), std::string::npos);
    EXPECT_LT(out.size(), 100'000u);
  }
}

// Rules to come ask others than the player whose turn it is.
TEST(PlayChips, names_the_decider_whoevers_turn_it_is) {
  Game game = base_game();
  const Tongue english(data::Language::En);
  const Screen screen{.tongue = &english};
  EXPECT_TRUE(says(decision_text(game, {}, screen), "Turn 1: Ann places base/"));
  game.position.decider = 1;
  EXPECT_TRUE(says(decision_text(game, {}, screen), "Turn 1 of Ann: Bo places base/"));
}

TEST(PlayChips, explains_the_marks_and_the_rules) {
  EXPECT_TRUE(says(wine().typed("legend\n"), "∵p    a town that buys purple wine"));
  EXPECT_TRUE(says(treats().typed("legend\n"), "(o2)  a treat"));
  EXPECT_TRUE(says(upgrades().typed("legend\n"), "A²    an upgraded meeple"));
  EXPECT_TRUE(says(isle_of_man().typed("legend\n"), "(p?)  a purple chip, face down"));
  EXPECT_TRUE(says(isle_of_man().typed("help\n"), "a meeple sent to the"));
  EXPECT_FALSE(says(run_mappa_with("play --seed 1", "help\n").out, "Chips"));
}

} // namespace
} // namespace mappa::command
