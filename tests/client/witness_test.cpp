// Whoever watches a table notices what is lost, repeated, changed or done twice.
#include "client/witness.h"

#include <fmt/format.h>
#include <gmock/gmock.h>

namespace mappa::client {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

constexpr const char* LEFT = R"({"type":"tile","x":-1,"y":0,"rot":0})";
constexpr const char* RIGHT = R"({"type":"tile","x":1,"y":0,"rot":2})";

void tell(Witness& witness, int person, int number, const std::string& rest) {
  const std::string text =
      fmt::format(R"({{"table":"t","number":{},"time":{},{}}})", number, number * 1000, rest);
  witness.told(person, EventText(text));
}

std::string played(const char* action) {
  return fmt::format(R"("type":"played","seat":0,"by":"person","action":{},"scores":[0,0])", action);
}

// Two people at a table whose game has just begun.
Witness begun() {
  Witness witness(2);
  for (const int person : {0, 1}) {
    tell(witness, person, 1, R"("type":"created","host":"Ann")");
    tell(witness, person, 2, R"("type":"started","scores":[0,0])");
  }
  return witness;
}

TEST(Witness, has_nothing_to_say_of_a_good_server) {
  Witness witness = begun();
  EXPECT_EQ(witness.at(), 2);
  witness.asked(2, LEFT);
  tell(witness, 1, 3, played(LEFT)); // the event may come before the answer
  witness.acknowledged(3, LEFT);
  tell(witness, 0, 3, played(LEFT));
  witness.asked(3, RIGHT);
  witness.acknowledged(4, RIGHT); // or after it
  EXPECT_EQ(witness.number(), 3);
  EXPECT_EQ(witness.known(), 4);
  for (const int person : {0, 1}) tell(witness, person, 4, played(RIGHT));
  tell(witness, 0, 5, R"("type":"chat","text":"well played")");
  EXPECT_EQ(witness.at(), 4);
  witness.counted(5, 5);
  witness.finish();
  EXPECT_THAT(witness.faults(), IsEmpty());
}

TEST(Witness, notices_a_gap_and_a_repetition) {
  Witness witness = begun();
  tell(witness, 0, 3, R"("type":"chat","text":"a")");
  tell(witness, 0, 4, R"("type":"chat","text":"b")");
  tell(witness, 1, 4, R"("type":"chat","text":"b")");
  tell(witness, 0, 4, R"("type":"chat","text":"b")");
  EXPECT_THAT(witness.faults(), ElementsAre("event 4 came after event 2", "event 4 came after event 4"));
}

TEST(Witness, notices_an_event_that_has_become_another_one) {
  Witness witness = begun();
  witness.asked(2, LEFT);
  witness.asked(2, RIGHT);
  tell(witness, 0, 3, played(LEFT));
  tell(witness, 1, 3, played(RIGHT));
  EXPECT_THAT(witness.faults(), ElementsAre("event 3 was another one before"));
}

TEST(Witness, notices_that_an_acknowledged_action_is_lost) {
  Witness witness = begun();
  witness.asked(2, LEFT);
  witness.acknowledged(3, LEFT);
  const int known = witness.known();
  witness.counted(2, known); // after a restart
  witness.finish();
  EXPECT_THAT(witness.faults(), ElementsAre("event 3 was known, and there are only 2",
                                            "event 3 was acknowledged and never told"));
}

TEST(Witness, notices_that_something_else_was_acknowledged) {
  Witness witness = begun();
  witness.asked(2, LEFT);
  witness.asked(2, RIGHT);
  witness.acknowledged(3, LEFT);
  tell(witness, 0, 3, played(RIGHT));
  witness.asked(3, LEFT);
  tell(witness, 0, 4, played(LEFT));
  witness.acknowledged(4, RIGHT);
  EXPECT_THAT(witness.faults(), ElementsAre("event 3 is not the action that was acknowledged with it",
                                            "event 4 is not the action that was acknowledged with it"));
}

TEST(Witness, notices_an_action_that_is_done_twice) {
  Witness witness = begun();
  witness.asked(2, LEFT);
  tell(witness, 0, 3, played(LEFT));
  tell(witness, 0, 4, played(LEFT));
  EXPECT_THAT(witness.faults(), ElementsAre("event 4 is an action that nobody asked for"));
}

TEST(Witness, lets_the_server_play_by_itself) {
  Witness witness = begun();
  tell(witness, 0, 3, R"("type":"played","seat":1,"by":"clock","action":{"type":"pass"})");
  EXPECT_EQ(witness.at(), 3);
  EXPECT_THAT(witness.faults(), IsEmpty());
}

TEST(Witness, reads_everything_again) {
  Witness witness = begun();
  witness.begin_again(1);
  tell(witness, 1, 1, R"("type":"created","host":"Ann")");
  EXPECT_THAT(witness.faults(), IsEmpty());
  tell(witness, 1, 2, R"("type":"started","scores":[0,7])");
  EXPECT_THAT(witness.faults(), ElementsAre("event 2 was another one before"));
}

// What was on the way when the connection broke was done or not; either is fine, and only once.
TEST(Witness, lets_an_unanswered_action_be_there_or_not) {
  Witness there = begun();
  there.asked(2, LEFT);
  there.counted(3, there.known());
  for (const int person : {0, 1}) tell(there, person, 3, played(LEFT));
  Witness lost = begun();
  lost.asked(2, LEFT);
  lost.counted(2, lost.known());
  lost.asked(2, RIGHT);
  for (const int person : {0, 1}) tell(lost, person, 3, played(RIGHT));
  lost.acknowledged(3, RIGHT);
  for (Witness* one : {&there, &lost}) {
    one->finish();
    EXPECT_THAT(one->faults(), IsEmpty());
  }
}

} // namespace
} // namespace mappa::client
