// A table is the sum of its log: what each entry does to it, and that it can be made again.
#include "tables/public.h"
#include "tables/small_table.h"

#include <cstring>
#include <gmock/gmock.h>

namespace mappa::tables {

namespace {

using testing::ElementsAre;
using testing::IsEmpty;

// The log as it is stored.
std::vector<std::string> stored(const Table& table) {
  std::vector<std::string> out;
  Table past;
  past.id = table.id;
  for (const Entry& entry : table.log) {
    const notation::Json action = entry.type == EntryType::Played
                                      ? notation::action_json(*past.rules, *past.position, entry.action)
                                      : notation::Json();
    out.push_back(stored_text(entry, notation::text_of(action)));
    add(past, {entry});
  }
  return out;
}

void expect_same(const Table& a, const Table& b) {
  const Presence nobody{std::vector<bool>(a.seats.size()), 0};
  EXPECT_EQ(notation::text_of(table_json(a, nobody, true)), notation::text_of(table_json(b, nobody, true)));
  EXPECT_EQ(a.id, b.id);
  EXPECT_EQ(a.origin, b.origin);
  EXPECT_EQ(a.host, b.host);
  EXPECT_EQ(a.clocks, b.clocks);
  EXPECT_EQ(a.setup, b.setup);
  EXPECT_EQ(a.rules, b.rules) << "they share a ruleset";
  EXPECT_EQ(a.winners, b.winners);
  EXPECT_EQ(a.at, b.at);
  EXPECT_EQ(a.chats, b.chats);
  EXPECT_EQ(a.backs, b.backs);
  ASSERT_EQ(a.seats.size(), b.seats.size());
  for (std::size_t i = 0; i < a.seats.size(); ++i) {
    EXPECT_EQ(a.seats[i].holder, b.seats[i].holder);
    EXPECT_EQ(a.seats[i].level, b.seats[i].level);
    EXPECT_EQ(a.seats[i].resigned, b.seats[i].resigned);
  }
  ASSERT_EQ(a.moves.size(), b.moves.size());
  for (std::size_t i = 0; i < a.moves.size(); ++i) {
    EXPECT_EQ(a.moves[i].action, b.moves[i].action);
    EXPECT_EQ(a.moves[i].number, b.moves[i].number);
    EXPECT_EQ(a.moves[i].by, b.moves[i].by);
  }
  ASSERT_EQ(a.position == nullptr, b.position == nullptr);
  if (a.position) {
    EXPECT_EQ(std::memcmp(a.position.get(), b.position.get(), sizeof(Position)), 0);
  }
  ASSERT_EQ(a.log.size(), b.log.size());
  for (std::size_t i = 0; i < a.log.size(); ++i) {
    EXPECT_EQ(a.log[i].time, b.log[i].time);
    EXPECT_EQ(a.log[i].left, b.log[i].left);
    EXPECT_EQ(more_of(a.log[i]), more_of(b.log[i]));
  }
}

void expect_remade(const Table& table) {
  SCOPED_TRACE(std::string("after ") + ENTRY_NAME[static_cast<std::size_t>(table.log.back().type)]);
  expect_same(table, read_table(table.id, stored(table), rulebook()));
}

// --- what entries do ---

TEST(Table, before_and_after_the_game_nobody_decides) {
  Table table = open_table({{}, {"easy"}});
  EXPECT_EQ(table.decider(), NO_SEAT);
  EXPECT_EQ(table.position, nullptr);
  add(table, begin_game(table, ANN, 7));
  EXPECT_EQ(table.decider(), 0);
  EXPECT_THAT(table.setup.players, ElementsAre("Ann", "easy"));
  EXPECT_EQ(table.setup.seed, 7u);
  EXPECT_THAT(table.clocks, IsEmpty());
  play_out(table);
  EXPECT_EQ(table.state, store::TableState::Over);
  EXPECT_EQ(table.decider(), NO_SEAT);
}

TEST(Table, a_seat_without_a_holder_is_held_by_nobody) {
  const Table table = open_table({{}, {}});
  EXPECT_TRUE(table.holds("a", 0));
  EXPECT_FALSE(table.holds("", 1));
  EXPECT_TRUE(table.seated("a"));
  EXPECT_FALSE(table.seated(""));
}

TEST(Table, who_stands_up_or_loses_the_seat_leaves_it_free) {
  Table table = open_table({{}, {}});
  add(table, sit(table, BO, 1));
  EXPECT_EQ(table.seats[1].name, "Bo");
  add(table, stand(table, BO, 1));
  EXPECT_FALSE(table.seats[1].taken());
  add(table, change_seat(table, ANN, 0, "hard"));
  EXPECT_FALSE(table.seats[0].taken());
  EXPECT_EQ(table.seats[0].level, "hard");
  EXPECT_EQ(table.host, ANN.holder) << "she is the host without a seat, too";
}

TEST(Table, tables_with_the_same_options_share_a_ruleset) {
  EXPECT_EQ(open_table({{}, {}}).rules, playing_table({ANN, BO}).rules);
  const Table two = open_table({{}, {}}), three = open_table({{}, {}, {}});
  EXPECT_NE(two.rules, three.rules);
}

TEST(Table, an_action_tells_what_happened_and_counts_as_a_change_of_the_game) {
  Table table = playing_table({ANN, BO});
  const int begun = table.at;
  EXPECT_EQ(begun, table.number());
  add(table, chat(table, ANN, "hi"));
  EXPECT_EQ(table.at, begun) << "talk is no change";
  EXPECT_EQ(table.chats, 1);
  const auto events = std::make_unique<Events>();
  add_entry(table, play_action(table, first_action(table), By::Person, -1)[0], rulebook(), events.get());
  EXPECT_GT(events->size, 0);
  EXPECT_EQ(table.at, table.number());
  ASSERT_EQ(table.moves.size(), 1u);
  EXPECT_EQ(table.moves[0].number, table.number());
}

TEST(Table, what_is_taken_back_is_as_if_it_had_never_been) {
  Table table = playing_table({ANN, BO});
  play(table);
  const std::string before = view_of(table);
  play(table);
  play(table, By::Computer);
  EXPECT_EQ(std::memcmp(table.position.get(), std::make_unique<Position>(replay_moves(table, 3)).get(),
                        sizeof(Position)),
            0);
  add(table, ask_back(table, ANN));
  ASSERT_TRUE(table.asked_back);
  add(table, answer_back(table, BO, true));
  EXPECT_FALSE(table.asked_back);
  EXPECT_EQ(view_of(table), before);
  EXPECT_EQ(table.moves.size(), 1u);
  EXPECT_EQ(table.backs, 1);
  EXPECT_EQ(table.at, table.number());
}

TEST(Table, the_question_to_take_back_lapses) {
  const auto asked = [] {
    Table table = playing_table({ANN, BO});
    play(table);
    add(table, ask_back(table, ANN));
    return table;
  };
  Table played = asked(), refused = asked(), over = asked();
  play(played);
  EXPECT_FALSE(played.asked_back);
  add(refused, answer_back(refused, BO, false));
  EXPECT_FALSE(refused.asked_back);
  add(over, resign(over, BO));
  EXPECT_FALSE(over.asked_back);
}

TEST(Table, a_copy_goes_its_own_way) {
  const Table table = playing_table({ANN, BO});
  const std::string before = view_of(table);
  Table copy = table;
  play(copy);
  EXPECT_EQ(view_of(table), before);
  EXPECT_NE(view_of(copy), before);
}

TEST(Table, one_that_is_closed_is_not_over) {
  Table table = playing_table({ANN, BO});
  add(table, close_table(table));
  EXPECT_EQ(table.state, store::TableState::Closed);
  EXPECT_EQ(table.decider(), NO_SEAT);
}

// --- its log ---

TEST(Table, is_made_again_from_its_log_at_every_moment) {
  const ClockRules clock{.kind = ClockRules::Kind::Game, .seconds = 60, .increment = 2, .computer = true};
  Table table = open_table({{}, {}, {}, {"easy"}}, clock);
  const auto then = [&](const Entries& entries) {
    for (Entry entry : entries) {
      entry.time = 1'700'000'000'000 + table.number();
      add(table, {entry});
      expect_remade(table);
    }
  };
  const auto play_on = [&](By by) { then(play_action(table, first_action(table), by, 30'500)); };
  then(sit(table, BO, 1));
  then(sit(table, CY, 2));
  then(stand(table, CY, 2));
  then(change_seat(table, ANN, 2, "hard"));
  then(change_seat(table, ANN, 2, ""));
  then(sit(table, CY, 2));
  then(chat(table, BO, "\"ready\"\n\u00fc"));
  then(begin_game(table, ANN, UINT64_MAX));
  play_on(By::Person);
  then(ask_back(table, ANN));
  then(answer_back(table, BO, false));
  then(ask_back(table, ANN));
  then(answer_back(table, BO, true));
  then(answer_back(table, CY, true));
  play_on(By::Person);
  play_on(By::Clock);
  then(time_out(table, "medium"));
  then(resume(table, BO));
  then(resign(table, CY));
  while (table.playing()) play_on(By::Computer);
  then({make_entry(EntryType::Rematch, NO_SEAT, {{"next", "another"}})});
  EXPECT_EQ(table.next, "another");
  expect_remade(made_table(rematch(table, BO)));
}

TEST(Table, a_private_one_keeps_its_invitation) {
  const Table table = made_table(create_table(ANN, nlohmann::json::object(), {{}}, false, {}));
  const Table again = read_table(table.id, stored(table), rulebook());
  EXPECT_FALSE(table.invite.empty());
  EXPECT_EQ(again.invite, table.invite);
  EXPECT_EQ(again.origin, table.id);
}

// What is wrong with a log; empty: nothing.
std::string fault_of(const std::vector<std::string>& log) {
  try {
    read_table("small", log, rulebook());
    return {};
  } catch (const std::exception& error) {
    return error.what();
  }
}

TEST(Table, is_not_made_from_another_log) {
  Table table = playing_table({ANN, BO}, {.kind = ClockRules::Kind::Move, .seconds = 5});
  play(table, By::Person, 100);
  const std::vector<std::string> log = stored(table); // created, sat, started, played
  ASSERT_EQ(log.size(), 4u);
  EXPECT_EQ(fault_of(log), "");
  const auto with = [&](std::size_t keep, const std::string& last) {
    std::vector<std::string> wrong(log.begin(), log.begin() + static_cast<std::ptrdiff_t>(keep));
    wrong.push_back(last);
    return fault_of(wrong);
  };
  for (const auto& [keep, wrong] : {std::pair{0u, log[1]}, {2u, log[0]}})
    EXPECT_EQ(with(keep, wrong), "a log has one \"created\", which begins it");
  EXPECT_EQ(with(4, R"({"type":"stood","time":0})"), "\"stood\" of no seat");
  EXPECT_EQ(with(2, log[3]), "an action before the game has begun");
  EXPECT_EQ(with(2, R"({"type":"took_back","time":0,"more":{"actions":1}})"),
            "an action before the game has begun");
  EXPECT_NE(with(4, log[3]), "") << "the same tile once more";
  for (const char* last :
       {"", "[]", "{}", R"({"type":"danced","time":0})", R"({"type":"stood","seat":0})",
        R"({"type":"stood","time":0})", R"({"type":"stood","time":0,"seat":2})",
        R"({"type":"sat","time":0,"more":{"name":"Bo","holder":"b"}})", R"({"type":"sat","time":0,"seat":1})",
        R"({"type":"agreed_back","time":0,"seat":1})", R"({"type":"resigned","time":0})",
        R"({"type":"replaced","time":0,"more":{"level":"easy"}})", R"({"type":"resumed","time":0})",
        R"({"type":"over","time":0,"more":{"why":"played"}})", R"({"type":"chat","time":0,"loud":true})"})
    EXPECT_NE(with(4, last), "") << last;
}

} // namespace

} // namespace mappa::tables
