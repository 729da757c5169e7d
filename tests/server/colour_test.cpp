// Who people are at a table: their colours and their names.
#include "server/visitor.h"

namespace mappa::server {

namespace {

std::vector<int> colours(Visitor& visitor, const Json& made) {
  std::vector<int> out;
  const Json joined = visitor.join(made);
  for (const Json& seat : joined["table"]["seats"]) out.push_back(seat["colour"]);
  return out;
}

using Colours = std::vector<int>;

template <class Place>
struct ColoursOfSeats : testing::Test {};
TYPED_TEST_SUITE(ColoursOfSeats, Places);

TYPED_TEST(ColoursOfSeats, are_those_of_the_seats_unless_somebody_wishes_for_one) {
  const TypeParam server;
  Visitor ann(server, "Ann"), bo(server, "Bo");
  const Json made = ann.create({COMPUTER, PERSON, PERSON}, SHORT, {{"colour", 0}});
  EXPECT_EQ(colours(ann, made), (Colours{1, 0, 2})) << "a computer player changes";
  bo.join(made);
  bo.call("sit", {{"seat", 2}, {"colour", 0}});
  EXPECT_EQ(colours(bo, made), (Colours{1, 0, 2})) << "a person keeps theirs";
  EXPECT_EQ(bo.fault("colour", {{"seat", 2}, {"colour", 0}}), NOT_NOW);
  bo.call("colour", {{"seat", 2}, {"colour", 5}});
  EXPECT_EQ(ann.events_until("colour").back()["colour"], 5);
  EXPECT_EQ(colours(ann, made), (Colours{1, 0, 5}));
  EXPECT_EQ(bo.fault("colour", {{"seat", 1}, {"colour", 4}}), NOT_YOURS);
  EXPECT_EQ(bo.fault("colour", {{"seat", 2}, {"colour", 6}}), BAD_PARAMS);
  EXPECT_EQ(bo.fault("colour", {{"seat", 2}}), BAD_PARAMS);
  EXPECT_EQ(bo.fault("sit", {{"seat", 2}, {"colour", -1}}), BAD_PARAMS);
  bo.call("stand", {{"seat", 2}});
  ann.call("colour", {{"seat", 1}, {"colour", 5}});
  EXPECT_EQ(colours(ann, made), (Colours{1, 5, 0})) << "a free seat changes, too";
}

TYPED_TEST(ColoursOfSeats, last_through_the_game_the_lists_and_the_rematch) {
  TypeParam server;
  Visitor ann(server, "Ann"), bo(server, "Bo");
  const Json made = ann.create({PERSON, PERSON}, SHORT, {{"colour", 3}, {"public", true}});
  bo.join(made);
  bo.call("sit", {{"seat", 1}, {"colour", 0}});
  ann.call("start");
  bo.call("colour", {{"seat", 1}, {"colour", 2}});
  play_on({&ann, &bo});
  server.restart();
  Visitor again(server, "Ann", ann.token());
  EXPECT_EQ(colours(again, made), (Colours{3, 2}));
  const Json listed = again.call("lobby", {{"state", "over"}})["tables"][0];
  EXPECT_EQ(listed["seats"][1]["colour"], 2);
  const Json next{{"table", {{"id", again.call("rematch")["table"]}}}};
  EXPECT_EQ(colours(again, next), (Colours{2, 3})) << "each has their own; another one begins";
}

template <class Place>
struct Names : testing::Test {};
TYPED_TEST_SUITE(Names, Places);

TYPED_TEST(Names, are_changed_by_whoever_holds_the_seat) {
  TypeParam server;
  Visitor ann(server, "Traveller"), bo(server, "Bo");
  const Json made = sit_together({&ann, &bo});
  ann.call("start");
  ann.call("name", {{"seat", 0}, {"name", "Ann"}});
  EXPECT_EQ(bo.events_until("named").back()["name"], "Ann");
  EXPECT_EQ(bo.fault("name", {{"seat", 0}, {"name", "Bob"}}), NOT_YOURS);
  EXPECT_EQ(ann.fault("name", {{"seat", 0}, {"name", ""}}), BAD_PARAMS);
  EXPECT_EQ(ann.fault("name", {{"seat", 0}, {"name", std::string(33, 'a')}}), BAD_PARAMS);
  EXPECT_EQ(ann.call("view")["players"][0]["name"], "Ann");
  server.restart();
  Visitor again(server, "Ann", ann.token());
  EXPECT_EQ(again.join(made)["table"]["seats"][0]["name"], "Ann");
  again.call("resign");
  EXPECT_EQ(again.fault("name", {{"seat", 0}, {"name", "Ada"}}), NOT_NOW) << "it is over";
}

} // namespace

} // namespace mappa::server
