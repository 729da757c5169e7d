// Games from their records: shown again, and gone on with at a new table.
#include "client/wire.h"
#include "server/visitor.h"

#include <fmt/format.h>

namespace mappa::server {

using namespace client;
using namespace notation;

namespace {

using testing::HasSubstr;

template <class Place>
Json game_at(const Place& server, const Json& joined, const std::string& part = {}) {
  const std::string target = "/api/games/" + joined["table"]["id"].get<std::string>() + part;
  const HttpAnswer answer = server.get(target, invited(joined));
  EXPECT_EQ(answer.status, 200) << target << ": " << answer.body;
  return Json::parse(answer.body);
}

// Ann plays both seats to the end. Its record.
template <class Place>
Json played_record(const Place& server, Visitor& ann, const Json& setup = {{"tile_limit", 30}}) {
  const Json made = ann.create({PERSON, PERSON}, setup);
  ann.call("sit", {{"seat", 1}});
  ann.call("start");
  while (!ann.call("view")["over"]) ann.play(3);
  return game_at(server, made);
}

Json cut(Json record, std::size_t actions) {
  Json list = Json::array();
  for (std::size_t i = 0; i < actions; ++i) list.push_back(record["actions"][i]);
  record["actions"] = list;
  return record;
}

std::string refusal(Visitor& visitor, const std::string& method, const Json& params, int code) {
  try {
    visitor.call(method, params);
    return "";
  } catch (const RpcError& error) {
    EXPECT_EQ(error.code, code) << error.what();
    return error.what();
  }
}

// Its tests assign Json{...}: what a template assigns as plain {...} clang 14 never destroys.
template <class Place>
struct Given : testing::Test {};
TYPED_TEST_SUITE(Given, Places);

TYPED_TEST(Given, a_record_is_shown_as_the_game_it_was) {
  TypeParam server;
  Visitor ann(server, "Ann"), eve(server, "Eve");
  const Json record = played_record(
      server, ann, {{"map", "benelux"}, {"chips", true}, {"postman", true}, {"tile_limit", 40}});
  const Json opened = eve.call("open", {{"game", record}});
  EXPECT_EQ(opened["table"]["state"], "over");
  EXPECT_EQ(opened["table"]["public"], false);
  EXPECT_EQ(opened["you"]["seats"], Json::array());
  EXPECT_EQ(opened["table"]["seats"][1]["name"], "Ann");
  EXPECT_EQ(opened["table"]["seats"][1]["taken"], false);
  EXPECT_EQ(opened["view"], ann.call("view"));
  EXPECT_EQ(game_at(server, opened), record);
  server.restart();
  EXPECT_EQ(game_at(server, opened), record);
}

TYPED_TEST(Given, a_record_that_ends_before_its_game_does_has_no_winner) {
  const TypeParam server;
  Visitor ann(server, "Ann");
  Json record = cut(played_record(server, ann), 5);
  record["setup"]["players"] = Json{"Zoë", "hard"};
  const Json opened = ann.call("open", {{"game", record}});
  EXPECT_EQ(opened["table"]["state"], "over");
  EXPECT_EQ(opened["table"]["seats"][0]["name"], "Zoë");
  EXPECT_EQ(opened["table"]["seats"][1]["level"], "hard");
  const Json story = game_at(server, opened, "/story");
  EXPECT_EQ(story["steps"].size(), 6U);
  EXPECT_EQ(story["winners"], Json::array());
  EXPECT_EQ(ann.call("events", {{"after", 0}})["events"].back()["why"], "opened");
}

TYPED_TEST(Given, a_game_is_gone_on_with_from_any_position_and_dealt_anew) {
  const Json setup{{"map", "benelux"}, {"chips", true}, {"postman", true}, {"tile_limit", 80}};
  TypeParam server;
  Visitor ann(server, "Ann");
  const Json record = played_record(server, ann, setup);
  const Json shown = ann.call("open", {{"game", record}});
  const Json before = game_at(server, shown, "/at/20");

  const Json made =
      ann.call("create", {{"game", text_of(record)}, {"upto", 20}, {"seats", {PERSON, PERSON}}});
  EXPECT_EQ(made["table"]["state"], "open");
  EXPECT_EQ(made["table"]["setup"]["map"], "benelux");
  EXPECT_FALSE(made["table"]["setup"].contains("seed"));
  ann.call("sit", {{"seat", 1}});
  server.restart(); // it is gone on with just the same
  Visitor again(server, "Ann", ann.token());
  again.join(made);
  again.call("start");
  const std::vector<Json> told = again.events_until("anew");
  EXPECT_EQ(told.size(), 22U); // started, 20 actions, dealt anew
  EXPECT_EQ(told[1]["by"], "record");
  EXPECT_EQ(told[1]["action"], record["actions"][0]);
  EXPECT_EQ(again.call("view"), before["view"]);
  EXPECT_EQ(again.fault("ask_back"), NOT_NOW) << "what was played before is not taken back";

  again.play();
  again.call("ask_back");
  EXPECT_EQ(again.call("view"), before["view"]) << "dealt the same again";
  while (!again.call("view")["over"]) again.play(3);
  const Json other = game_at(server, made);
  EXPECT_EQ(other["actions"][20]["type"], "anew");
  EXPECT_NE(other["actions"], record["actions"]);
  const Json last = again.call("view");
  const Json reopened = again.call("open", {{"game", other}});
  EXPECT_EQ(reopened["view"], last) << "the record tells how it was dealt";
  EXPECT_EQ(game_at(server, reopened), other);
}

TYPED_TEST(Given, others_may_sit_down_and_computers_play_on) {
  const TypeParam server;
  Visitor ann(server, "Ann"), bo(server, "Bo");
  const Json record = played_record(server, ann);
  const Json made = ann.call("create", {{"game", cut(record, 7)}, {"seats", {PERSON, PERSON}}});
  bo.join(made);
  bo.call("sit", {{"seat", 1}});
  ann.call("seat", {{"seat", 1}, {"kind", "computer"}, {"level", "random"}});
  ann.call("start");
  EXPECT_EQ(play_on({&ann, nullptr})["why"], "played");
}

TYPED_TEST(Given, what_is_wrong_is_named_with_its_place) {
  const TypeParam server;
  Visitor ann(server, "Ann");
  const Json record = played_record(server, ann);
  const auto refused = [&](const Json& game, int code) {
    const std::string why = refusal(ann, "open", {{"game", game}}, code);
    EXPECT_EQ(refusal(ann, "create", {{"game", game}, {"seats", {PERSON, COMPUTER}}}, code), why);
    return why;
  };
  Json bad = record;
  bad["actions"][4] = Json{{"type", "tile"}, {"x", 90}, {"y", 90}, {"rot", 0}};
  EXPECT_THAT(refused(bad, ILLEGAL), HasSubstr("action 5: "));
  bad["actions"][4] = Json{{"type", "fly"}};
  EXPECT_THAT(refused(bad, BAD_PARAMS), HasSubstr("action 5: "));
  bad["actions"][4] = Json{{"type", "anew"}, {"seed", -1}};
  EXPECT_THAT(refused(bad, BAD_PARAMS), HasSubstr("action 5: anew: \"seed\" is -1"));
  bad = record;
  bad["format"] = "chess";
  EXPECT_THAT(refused(bad, BAD_PARAMS), HasSubstr("\"format\" is \"chess\""));
  bad = record;
  bad["setup"]["map"] = "atlantis";
  EXPECT_THAT(refused(bad, BAD_PARAMS), HasSubstr("atlantis"));
  bad = record;
  bad["setup"]["analysis"] = true;
  EXPECT_THAT(refused(bad, BAD_PARAMS), HasSubstr("analysis"));
  EXPECT_THAT(refused("a game", BAD_PARAMS), HasSubstr("line 1, column 1"));
  EXPECT_THAT(refused("[1]", BAD_PARAMS), HasSubstr("record"));
  EXPECT_EQ(ann.fault("open"), BAD_PARAMS);
  EXPECT_EQ(ann.fault("create", {{"game", record}, {"setup", SHORT}, {"seats", {PERSON}}}), BAD_PARAMS);

  const auto create = [&](const Json& game, const std::vector<Json>& seats) {
    return refusal(ann, "create", {{"game", game}, {"seats", seats}}, BAD_PARAMS);
  };
  EXPECT_THAT(create(record, {PERSON, PERSON}), HasSubstr("nothing is left to play"));
  EXPECT_THAT(create(cut(record, 3), {PERSON}), HasSubstr("the game 2 players"));
  EXPECT_EQ(ann.fault("create", {{"game", record}, {"upto", 9999}, {"seats", {PERSON, PERSON}}}), BAD_PARAMS);
  EXPECT_EQ(ann.fault("create", {{"setup", SHORT}, {"upto", 1}, {"seats", {PERSON}}}), BAD_PARAMS);
}

} // namespace

} // namespace mappa::server
