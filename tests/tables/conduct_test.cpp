// What people may do at a table, and what is refused, without a server.
#include "tables/limits.h"
#include "tables/secret.h"
#include "tables/small_table.h"

#include <gmock/gmock.h>

namespace mappa::tables {

namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

const SeatWish FOR_PERSON{}, FOR_COMPUTER{"medium"};

// --- before the game ---

TEST(Conduct, a_table_is_made_with_its_host_on_the_first_seat_for_a_person) {
  const Entry made = create_table(ANN, {{"tile_limit", 8}}, {FOR_COMPUTER, FOR_PERSON, FOR_PERSON}, true, {});
  EXPECT_EQ(more_of(made), nlohmann::json::parse(R"({"setup": {"tile_limit": 8},
      "seats": [{"level": "medium"}, {"name": "Ann", "holder": "a"}, {"name": "", "holder": ""}],
      "public": true, "host": "Ann", "holder": "a", "clock": null})"));
}

TEST(Conduct, a_private_table_has_an_invitation_of_its_own) {
  const nlohmann::json one = more_of(create_table(ANN, {}, {FOR_PERSON}, false, {}));
  EXPECT_EQ(one["public"], false);
  EXPECT_TRUE(is_secret(one["invite"].get<std::string>()));
  EXPECT_NE(one["invite"], more_of(create_table(ANN, {}, {FOR_PERSON}, false, {}))["invite"]);
}

TEST(Conduct, a_table_needs_a_host_with_a_name_and_a_seat) {
  EXPECT_EQ(not_now([] { create_table(SOMEBODY, {}, {FOR_PERSON}, true, {}); }),
            "say hello with a name first");
  EXPECT_EQ(refusal(notation::Fault::BadParams, [] { create_table(ANN, {}, {FOR_COMPUTER}, true, {}); }),
            "params: \"seats\": no seat is for a person");
}

TEST(Conduct, one_sits_on_a_free_seat) {
  Table table = open_table({FOR_PERSON, FOR_PERSON, FOR_COMPUTER});
  EXPECT_THAT(told(sit(table, BO, 1)), ElementsAre(R"(sat 1 {"name":"Bo","holder":"b"})"));
  EXPECT_EQ(not_now([&] { sit(table, BO, 0); }), "seat 0 is taken by Ann");
  EXPECT_EQ(not_now([&] { sit(table, BO, 2); }), "seat 2 is a computer player's");
  EXPECT_EQ(not_now([&] { sit(table, SOMEBODY, 1); }), "say hello with a name first");
  for (const int seat : {-1, 3})
    EXPECT_EQ(refusal(notation::Fault::BadParams, [&] { sit(table, BO, seat); }),
              "there is no seat " + std::to_string(seat) + ", only 0 to 2");
  table = playing_table({ANN});
  EXPECT_EQ(not_now([&] { sit(table, BO, 0); }), "the game has begun already");
}

TEST(Conduct, one_stands_up_from_ones_own_seat) {
  Table table = open_table({FOR_PERSON, FOR_PERSON});
  EXPECT_THAT(told(stand(table, ANN, 0)), ElementsAre(R"(stood 0 {"name":"Ann"})"));
  EXPECT_EQ(not_yours([&] { stand(table, BO, 0); }), "seat 0 is not yours");
  EXPECT_EQ(not_yours([&] { stand(table, {"", ""}, 1); }), "seat 1 is not yours") << "nobody's is nobody's";
  EXPECT_THAT(refusal(notation::Fault::BadParams, [&] { stand(table, ANN, 2); }), HasSubstr("no seat 2"));
  table = playing_table({ANN});
  EXPECT_EQ(not_now([&] { stand(table, ANN, 0); }), "the game has begun already");
}

TEST(Conduct, the_host_says_for_whom_a_seat_is) {
  Table table = open_table({FOR_PERSON, FOR_PERSON});
  EXPECT_THAT(told(change_seat(table, ANN, 1, "hard")),
              ElementsAre(R"(seat 1 {"kind":"computer","level":"hard"})"));
  EXPECT_THAT(told(change_seat(table, ANN, 0, "")), ElementsAre(R"(seat 0 {"kind":"person","level":""})"));
  EXPECT_EQ(not_yours([&] { change_seat(table, BO, 1, "hard"); }), "only the host of the table may do this");
  EXPECT_THAT(refusal(notation::Fault::BadParams, [&] { change_seat(table, ANN, 2, ""); }),
              HasSubstr("no seat 2"));
  table = playing_table({ANN});
  EXPECT_EQ(not_now([&] { change_seat(table, ANN, 0, "hard"); }), "the game has begun already");
}

TEST(Conduct, the_host_begins_when_no_seat_is_free) {
  Table table = open_table({FOR_PERSON, FOR_PERSON});
  EXPECT_EQ(not_now([&] { begin_game(table, ANN, 5); }), "seat 1 is free");
  add(table, change_seat(table, ANN, 1, "easy"));
  EXPECT_EQ(not_yours([&] { begin_game(table, BO, 5); }), "only the host of the table may do this");
  EXPECT_THAT(told(begin_game(table, ANN, 5)), ElementsAre(R"(started {"seed":5})"));
  add(table, change_seat(table, ANN, 0, "easy"));
  EXPECT_EQ(not_now([&] { begin_game(table, ANN, 5); }), "nobody sits at the table");
  table = playing_table({ANN});
  EXPECT_EQ(not_now([&] { begin_game(table, ANN, 5); }), "the game has begun already");
}

// --- playing ---

TEST(Conduct, whose_decision_it_is_plays) {
  Table table = open_table({FOR_PERSON, FOR_COMPUTER});
  EXPECT_EQ(not_now([&] { playing_seat(table, ANN); }), "the game has not begun");
  table = playing_table({ANN, BO});
  EXPECT_EQ(playing_seat(table, ANN), 0);
  EXPECT_EQ(not_yours([&] { playing_seat(table, BO); }), "it is not your turn to decide");
  EXPECT_EQ(not_yours([&] { playing_seat(table, CY); }), "you have no seat at this table");
  play_turn(table);
  EXPECT_EQ(playing_seat(table, BO), 1);
  add(table, replace(table, ANN, 1, "easy", true));
  EXPECT_EQ(playing_seat(table, BO), 1) << "who acts has the seat again";
  EXPECT_THAT(told(come_back(table, BO.holder)), ElementsAre("resumed 1"));
  Table given_up = playing_table({ANN, BO, CY});
  add(given_up, resign(given_up, ANN));
  EXPECT_EQ(not_now([&] { playing_seat(given_up, ANN); }), "you have resigned");
  EXPECT_THAT(come_back(given_up, ANN.holder), IsEmpty());
  play_out(table);
  EXPECT_EQ(not_now([&] { playing_seat(table, BO); }), "the game is over");
}

TEST(Conduct, an_action_is_one_entry_and_the_last_one_ends_the_game) {
  Table table = playing_table({ANN, BO});
  const Action action = first_action(table);
  Entries entries = play_action(table, action, By::Computer, 0);
  ASSERT_EQ(entries.size(), 1u);
  EXPECT_EQ(entries[0].type, EntryType::Played);
  EXPECT_EQ(entries[0].seat, 0);
  EXPECT_EQ(entries[0].by, By::Computer);
  EXPECT_EQ(entries[0].action, action);
  EXPECT_EQ(entries[0].left, -1) << "there is no clock";
  while (entries.size() == 1) entries = play(table);
  ASSERT_EQ(entries.size(), 2u);
  EXPECT_EQ(entries[1].type, EntryType::Over);
  const nlohmann::json over = more_of(entries[1]);
  EXPECT_EQ(over["why"], "played");
  const std::vector<int> scores = over["scores"];
  std::vector<int> winners;
  for (int seat = 0; seat < 2; ++seat)
    if (scores[static_cast<std::size_t>(seat)] == std::ranges::max(scores)) winners.push_back(seat);
  EXPECT_EQ(over["winners"], winners);
}

// --- clocks ---

TEST(Conduct, a_clock_of_the_move_is_full_again_with_each_turn) {
  Table table = playing_table({ANN, BO}, {.kind = ClockRules::Kind::Move, .seconds = 10});
  ASSERT_THAT(table.clocks, ElementsAre(10'000, 10'000));
  EXPECT_EQ(play(table, By::Person, 4'000)[0].left, 4'000) << "her next decision is in the same turn";
  ASSERT_EQ(table.decider(), 0);
  EXPECT_EQ(play(table, By::Person, 3'000)[0].left, 10'000) << "the turn is over";
  EXPECT_EQ(table.decider(), 1);
}

TEST(Conduct, a_clock_of_the_game_gets_its_increment_after_a_turn) {
  Table table = playing_table({ANN, BO}, {.kind = ClockRules::Kind::Game, .seconds = 60, .increment = 5});
  EXPECT_EQ(play(table, By::Person, 40'000)[0].left, 40'000);
  ASSERT_EQ(table.decider(), 0);
  EXPECT_EQ(play(table, By::Person, 30'000)[0].left, 35'000);
  EXPECT_EQ(play(table, By::Clock, -200)[0].left, 0) << "no less than nothing";
  ASSERT_EQ(table.decider(), 1);
  EXPECT_EQ(play(table, By::Clock, -200)[0].left, 5'000);
  EXPECT_THAT(table.clocks, ElementsAre(35'000, 5'000));
}

TEST(Conduct, who_is_out_of_time_is_replaced) {
  Table table = playing_table({ANN, BO}, {.kind = ClockRules::Kind::Move, .seconds = 10, .computer = true});
  play_turn(table);
  EXPECT_THAT(told(time_out(table, "hard")), ElementsAre(R"(replaced 1 {"level":"hard","why":"clock"})"));
}

// --- taking back ---

TEST(Conduct, one_asks_to_take_back_ones_own_last_action) {
  Table table = open_table({FOR_PERSON, FOR_PERSON});
  EXPECT_EQ(not_now([&] { ask_back(table, ANN); }), "the game has not begun");
  table = playing_table({ANN, BO});
  EXPECT_EQ(not_yours([&] { ask_back(table, CY); }), "you have no seat at this table");
  EXPECT_EQ(not_now([&] { ask_back(table, ANN); }), "there is no action of yours to take back");
  play(table, By::Clock);
  EXPECT_EQ(not_now([&] { ask_back(table, ANN); }), "there is no action of yours to take back")
      << "the clock played";
  play(table);
  const int before = table.number() - 1;
  EXPECT_EQ(not_now([&] { ask_back(table, BO); }), "there is no action of yours to take back");
  const Entries asked = ask_back(table, ANN);
  EXPECT_THAT(told(asked), ElementsAre("asked_back 0 {\"to\":" + std::to_string(before) + "}"));
  add(table, asked);
  EXPECT_EQ(not_now([&] { ask_back(table, BO); }), "somebody has asked already");
}

TEST(Conduct, what_was_taken_back_often_enough_stays) {
  Table table = playing_table({ANN});
  play(table);
  table.backs = MAX_BACKS - 1;
  add(table, ask_back(table, ANN));
  play(table);
  EXPECT_EQ(refusal(notation::Fault::TooMany, [&] { ask_back(table, ANN); }),
            "100 times something was taken back: that is all");
}

TEST(Conduct, who_plays_alone_takes_back_at_once_and_with_it_what_came_after) {
  Table table = open_table({FOR_PERSON, FOR_COMPUTER});
  add(table, begin_game(table, ANN, 1));
  play_turn(table); // of two actions
  while (table.decider() == 1) play(table, By::Computer);
  const std::size_t since = table.moves.size() - 1;
  EXPECT_THAT(
      told(ask_back(table, ANN)),
      ElementsAre(HasSubstr("asked_back 0"), "took_back {\"actions\":" + std::to_string(since) + "}"));
}

TEST(Conduct, everyone_else_agrees_or_one_refuses) {
  Table table = playing_table({ANN, BO, CY});
  play(table);
  EXPECT_EQ(not_now([&] { answer_back(table, BO, true); }), "nobody has asked to take something back");
  add(table, ask_back(table, ANN));
  for (const Person& person : {ANN, SOMEBODY})
    EXPECT_EQ(not_yours([&] { answer_back(table, person, true); }), "you are not asked");
  EXPECT_THAT(told(answer_back(table, CY, false)), ElementsAre("refused_back 2"));
  const Entries agreed = answer_back(table, CY, true);
  EXPECT_THAT(told(agreed), ElementsAre("agreed_back 2"));
  add(table, agreed);
  EXPECT_EQ(not_now([&] { answer_back(table, CY, true); }), "you have agreed already");
  EXPECT_THAT(told(answer_back(table, CY, false)), ElementsAre("refused_back 2")) << "on second thoughts";
  EXPECT_THAT(told(answer_back(table, BO, true)), ElementsAre("agreed_back 1", R"(took_back {"actions":1})"));
}

TEST(Conduct, who_has_two_seats_agrees_for_both) {
  Table table = playing_table({ANN, BO, BO});
  play(table);
  add(table, ask_back(table, ANN));
  EXPECT_THAT(told(answer_back(table, BO, true)),
              ElementsAre("agreed_back 1", "agreed_back 2", R"(took_back {"actions":1})"));
}

TEST(Conduct, the_computer_that_sits_in_for_somebody_cannot_agree_for_them) {
  Table table = playing_table({ANN, BO, CY});
  play(table);
  add(table, replace(table, ANN, 1, "easy", true));
  add(table, ask_back(table, ANN));
  EXPECT_THAT(told(answer_back(table, CY, true)), ElementsAre("agreed_back 2"));
  add(table, answer_back(table, CY, true));
  EXPECT_THAT(told(answer_back(table, BO, true)), ElementsAre("agreed_back 1", R"(took_back {"actions":1})"));
  table = playing_table({ANN, BO, CY});
  play(table);
  add(table, resign(table, BO));
  add(table, ask_back(table, ANN));
  EXPECT_EQ(not_yours([&] { answer_back(table, BO, true); }), "you are not asked") << "Bo has resigned";
}

// --- leaving and coming back ---

TEST(Conduct, when_one_of_two_resigns_the_other_has_won) {
  Table table = open_table({FOR_PERSON, FOR_PERSON});
  EXPECT_EQ(not_now([&] { resign(table, ANN); }), "the game has not begun");
  table = playing_table({ANN, BO});
  EXPECT_EQ(not_yours([&] { resign(table, CY); }), "you have no seat at this table");
  const Entries entries = resign(table, BO);
  EXPECT_THAT(told(entries),
              ElementsAre("resigned 1", R"(over {"scores":[0,0],"winners":[0],"why":"resigned"})"));
  add(table, entries);
  EXPECT_EQ(not_now([&] { resign(table, ANN); }), "the game is over");
}

TEST(Conduct, when_one_of_three_resigns_a_computer_player_goes_on_and_cannot_win) {
  Table table = playing_table({ANN, BO, CY});
  const Entries entries = resign(table, ANN);
  EXPECT_THAT(told(entries), ElementsAre("resigned 0", R"(replaced 0 {"level":"medium","why":"resigned"})"));
  add(table, entries);
  EXPECT_EQ(not_now([&] { resign(table, ANN); }), "you have resigned already");
  EXPECT_EQ(not_now([&] { resume(table, ANN); }), "no computer player has your seat");
  play_out(table);
  EXPECT_THAT(table.winners, testing::Not(testing::Contains(0)));
  EXPECT_FALSE(table.winners.empty());
}

TEST(Conduct, whose_seat_a_computer_has_already_resigns_without_being_replaced_again) {
  Table table = playing_table({ANN, BO, CY});
  add(table, replace(table, BO, 0, "easy", true));
  EXPECT_THAT(told(resign(table, ANN)), ElementsAre("resigned 0"));
}

TEST(Conduct, the_last_person_resigns_all_seats_and_the_computers_win) {
  Table table = open_table({FOR_PERSON, FOR_COMPUTER, FOR_PERSON, FOR_COMPUTER});
  add(table, sit(table, ANN, 2));
  add(table, begin_game(table, ANN, 1));
  EXPECT_THAT(told(resign(table, ANN)),
              ElementsAre("resigned 0", "resigned 2",
                          R"(over {"scores":[0,0,0,0],"winners":[1,3],"why":"resigned"})"));
}

TEST(Conduct, who_is_away_is_replaced_by_those_at_the_table_and_resumes) {
  Table table = open_table({FOR_PERSON, FOR_PERSON});
  EXPECT_EQ(not_now([&] { replace(table, ANN, 1, "easy", true); }), "the game has not begun");
  table = playing_table({ANN, BO});
  EXPECT_EQ(not_now([&] { replace(table, ANN, 1, "easy", false); }),
            "Bo is here, or has not been away for long enough");
  EXPECT_EQ(not_yours([&] { replace(table, CY, 1, "easy", true); }),
            "only the host of the table may do this");
  EXPECT_THAT(refusal(notation::Fault::BadParams, [&] { replace(table, ANN, 7, "easy", true); }),
              HasSubstr("no seat 7"));
  EXPECT_EQ(not_now([&] { resume(table, BO); }), "no computer player has your seat");
  EXPECT_EQ(not_yours([&] { resume(table, CY); }), "you have no seat at this table");
  const Entries entries = replace(table, ANN, 1, "easy", true);
  EXPECT_THAT(told(entries), ElementsAre(R"(replaced 1 {"level":"easy","why":"asked"})"));
  add(table, entries);
  EXPECT_EQ(not_now([&] { replace(table, ANN, 1, "easy", true); }),
            "seat 1 is played by a computer player already");
  EXPECT_THAT(told(resume(table, BO)), ElementsAre("resumed 1"));
}

TEST(Conduct, a_host_without_a_seat_replaces_too) {
  Table table = open_table({FOR_PERSON, FOR_PERSON});
  add(table, stand(table, ANN, 0));
  add(table, sit(table, BO, 0));
  add(table, sit(table, CY, 1));
  add(table, begin_game(table, ANN, 1));
  EXPECT_THAT(told(replace(table, ANN, 0, "easy", true)), ElementsAre(HasSubstr("replaced 0")));
}

// --- besides ---

TEST(Conduct, everyone_with_a_name_chats_until_enough_is_said) {
  Table table = open_table({FOR_COMPUTER, FOR_PERSON});
  EXPECT_THAT(told(chat(table, ANN, "hi")), ElementsAre(R"(chat 1 {"name":"Ann","text":"hi","holder":"a"})"));
  EXPECT_THAT(told(chat(table, BO, "hi")), ElementsAre(R"(chat {"name":"Bo","text":"hi","holder":"b"})"));
  EXPECT_EQ(not_now([&] { chat(table, SOMEBODY, "hi"); }), "say hello with a name first");
  table.chats = MAX_CHATS;
  EXPECT_EQ(refusal(notation::Fault::TooMany, [&] { chat(table, ANN, "hi"); }),
            "1000 things have been said at this table: that is all");
}

TEST(Conduct, a_table_that_is_closed_has_no_winner) {
  EXPECT_THAT(told(close_table(playing_table({ANN, BO}))),
              ElementsAre(R"(over {"scores":[],"winners":[],"why":"closed"})"));
}

TEST(Conduct, at_the_rematch_the_next_seat_begins_and_those_replaced_sit_again) {
  Table table = playing_table({ANN, BO, CY}, {.kind = ClockRules::Kind::Move, .seconds = 9});
  EXPECT_EQ(not_now([&] { rematch(table, ANN); }), "the game is not over");
  add(table, replace(table, ANN, 1, "easy", true));
  play_out(table);
  EXPECT_EQ(not_yours([&] { rematch(table, SOMEBODY); }), "you have no seat at this table");
  const Table again = made_table(rematch(table, BO));
  EXPECT_EQ(again.host, BO.holder);
  EXPECT_EQ(again.origin, table.id);
  EXPECT_EQ(again.clock.seconds, 9);
  EXPECT_EQ(again.setup.tile_limit, 8);
  std::vector<std::string> names;
  for (const Seat& seat : again.seats) {
    names.push_back(seat.name);
    EXPECT_FALSE(seat.computer());
  }
  EXPECT_THAT(names, ElementsAre("Bo", "Cy", "Ann"));
}

TEST(Conduct, the_rematch_of_a_private_table_has_the_same_invitation) {
  Table table = made_table(create_table(ANN, {{"tile_limit", 8}}, {FOR_PERSON, FOR_COMPUTER}, false, {}));
  add(table, begin_game(table, ANN, 1));
  add(table, resign(table, ANN));
  const Table again = made_table(rematch(table, ANN));
  EXPECT_FALSE(again.listed);
  EXPECT_EQ(again.invite, table.invite);
  EXPECT_EQ(again.seats[0].level, "medium");
  EXPECT_EQ(again.seats[1].name, "Ann");
}

} // namespace

} // namespace mappa::tables
