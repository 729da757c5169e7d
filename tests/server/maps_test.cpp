// Tables on maps that their hosts bring along, and maps that are kept for a link.
#include "data/map_sample.h"
#include "game/map.h"
#include "server/store_file.h"
#include "server/visitor.h"
#include "support/postgres_server.h"

#include <fmt/format.h>

namespace mappa::server {

using namespace client;
using namespace notation;

namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

Json isle() { return Json::parse(MAP_SAMPLE); }
Json another(int number) { // which is the same but for its name
  Json map = isle();
  map["name"] = fmt::format("Isle {}", number);
  return map;
}

Json on(const Json& map) { return Json{{"map", map}, {"chips", true}, {"tile_limit", 12}}; }

RpcError refusal(Visitor& visitor, const std::string& method, const Json& params) {
  try {
    ADD_FAILURE() << visitor.call(method, params);
  } catch (const RpcError& error) {
    return error;
  }
  return {0, ""};
}

template <class Place>
Json record_of(const Place& place, const Json& made) {
  return Json::parse(place.get("/api/games/" + made["table"]["id"].get<std::string>(), invited(made)).body);
}

template <class Place>
struct Carried : testing::Test {};
TYPED_TEST_SUITE(Carried, Places);

TYPED_TEST(Carried, a_table_is_played_on_the_map_that_its_host_brings) {
  TypeParam place;
  Visitor ann(place, "Ann"), bo(place, "Bo"), eve(place, "Eve");
  const Json made = play_together({&ann, &bo}, on(isle()));
  const std::string id = made["table"]["setup"]["map"];
  EXPECT_TRUE(is_made(id));
  EXPECT_EQ(ann.call("view")["setup"]["map"], id);
  eve.join(made);
  const Json map = eve.call("map", {{"id", id}});
  EXPECT_EQ(map["rows"], isle()["rows"]);
  EXPECT_EQ(map["id"], id);
  play_on({&ann, &bo});
  const Json record = record_of(place, made);
  EXPECT_EQ(record["setup"]["map"]["id"], id);
  EXPECT_EQ(nlohmann::json(record["setup"]["map"]["towns"]), nlohmann::json(isle()["towns"]));
  const Json file = Json::parse(place.get("/api/maps/" + id).body);
  EXPECT_EQ(file, record["setup"]["map"]);
  EXPECT_EQ(place.get("/api/maps/made-aaaaaaaaaaaaaaaaaaaaaaaaaaa").status, 404);
  EXPECT_EQ(place.get("/api/maps/../france").status, 404);
}

TYPED_TEST(Carried, it_is_there_after_a_restart_and_for_the_next_game) {
  TypeParam place(typename TypeParam::Options{"--unload", "0"});
  Visitor ann(place, "Ann"), bo(place, "Bo");
  const Json made = play_together({&ann, &bo}, on(isle()));
  const std::string id = made["table"]["setup"]["map"];
  ann.play();
  const Json view = ann.call("view");
  place.restart();
  Visitor again(place, "Ann", ann.token()), bob(place, "Bo", bo.token());
  EXPECT_EQ(again.join(made)["view"], view);
  bob.join(made);
  EXPECT_EQ(bob.call("map", {{"id", id}})["rows"], isle()["rows"]);
  play_on({&again, &bob});
  const std::string next = again.call("rematch")["table"];
  EXPECT_EQ(again.call("join", {{"table", next}})["table"]["setup"]["map"], id);
  again.call("leave");
  EXPECT_EQ(again.create({PERSON}, on(id))["table"]["setup"]["map"], id) << "its id is enough here";
}

TYPED_TEST(Carried, computer_players_play_there) {
  TypeParam place;
  Visitor ann(place, "Ann");
  ann.create({PERSON, COMPUTER}, on(isle()));
  ann.call("start");
  EXPECT_EQ(play_on({&ann, nullptr})["why"], "played");
}

TYPED_TEST(Carried, a_record_with_its_map_is_shown_and_gone_on_with_anywhere) {
  Json record;
  std::string id;
  {
    TypeParam place;
    Visitor ann(place, "Ann"), bo(place, "Bo");
    const Json made = play_together({&ann, &bo}, on(isle()));
    play_on({&ann, &bo});
    record = record_of(place, made);
    id = made["table"]["setup"]["map"];
  }
  TypeParam other;
  Visitor eve(other, "Eve");
  const Json shown = eve.call("open", {{"game", text_of(record)}});
  EXPECT_EQ(shown["table"]["setup"]["map"], id);
  const Json onward = eve.call("create", {{"game", record}, {"upto", 4}, {"seats", {PERSON, PERSON}}});
  EXPECT_EQ(onward["table"]["setup"]["map"], id);
  eve.call("sit", {{"seat", 1}});
  other.restart();
  Visitor again(other, "Eve", eve.token());
  again.join(onward);
  again.call("start");
  EXPECT_EQ(again.call("view")["setup"]["map"], id);
  again.play();
  // A record that names the map alone is as good where the map is kept.
  record["setup"]["map"] = id;
  EXPECT_EQ(again.call("open", {{"game", record}})["table"]["setup"]["map"], id);
}

TYPED_TEST(Carried, a_map_is_kept_for_a_link) {
  TypeParam place;
  Visitor ann(place, "Ann"), bo(place, "Bo");
  const std::string id = ann.call("keep_map", {{"map", isle()}})["id"];
  EXPECT_EQ(ann.call("keep_map", {{"map", isle()}})["id"], id);
  place.restart();
  Visitor again(place, "Bo", bo.token());
  EXPECT_EQ(again.call("map", {{"id", id}})["rows"], isle()["rows"]);
  place.restart();
  Visitor third(place, "Bo", bo.token());
  EXPECT_EQ(third.create({PERSON}, on(id))["table"]["setup"]["map"], id);
  EXPECT_EQ(Json::parse(place.get("/api/maps/" + id).body)["id"], id);
}

TYPED_TEST(Carried, what_is_wrong_is_told_with_its_place_and_a_word) {
  TypeParam place;
  Visitor ann(place, "Ann");
  Json spoilt = isle();
  spoilt["towns"][1]["at"] = Json::array({4, 40});
  const Json seats = Json::array({PERSON});
  const RpcError fault = refusal(ann, "create", {{"setup", on(spoilt)}, {"seats", seats}});
  EXPECT_EQ(fault.code, BAD_PARAMS);
  EXPECT_THAT(std::string(fault.what()), HasSubstr("setup.map: town Bero: \"at\""));
  EXPECT_EQ(fault.why, "map");
  const RpcError not_kept = refusal(ann, "keep_map", {{"map", spoilt}});
  EXPECT_THAT(std::string(not_kept.what()), HasSubstr("map: town Bero: \"at\""));
  EXPECT_EQ(not_kept.why, "map");
  const std::string unknown = "made-aaaaaaaaaaaaaaaaaaaaaaaaaaa";
  EXPECT_EQ(refusal(ann, "create", {{"setup", on(unknown)}, {"seats", seats}}).why, "no_map");
  EXPECT_EQ(refusal(ann, "map", {{"id", unknown}}).why, "no_map");
  EXPECT_EQ(refusal(ann, "map", {{"id", 7}}).code, BAD_PARAMS);
  EXPECT_EQ(refusal(ann, "keep_map", {{"map", "france"}}).code, BAD_PARAMS);
  EXPECT_EQ(ann.create({PERSON})["table"]["state"], "open") << "and all goes on";
}

// --- a server's own ---

TEST(CarriedMaps, are_drawn) {
  const RunningServer server;
  Visitor ann(server, "Ann");
  Json map = isle();
  map["name"] = "<script>alert('&')</script>";
  const std::string id = ann.call("keep_map", {{"map", map}})["id"];
  for (const std::string& drawing : {"maps/" + id + ".svg?language=de", "cards/" + id + ".svg"}) {
    const HttpAnswer answer = server.get("/art/" + drawing);
    EXPECT_EQ(answer.status, 200) << drawing;
    EXPECT_THAT(answer.body, testing::Not(HasSubstr("<script")));
  }
  EXPECT_THAT(server.get("/art/maps/" + id + ".svg").body, HasSubstr("&lt;script&gt;"));
  EXPECT_EQ(server.get("/art/maps/made-aaaaaaaaaaaaaaaaaaaaaaaaaaa.svg").status, 404);
  EXPECT_EQ(Json::parse(server.get("/api/maps/france").body)["id"], "france");
}

TEST(CarriedMaps, of_finished_games_are_counted_together) {
  const RunningServer server;
  Visitor ann(server, "Ann");
  for (int i = 0; i < 2; ++i) {
    ann.create({PERSON}, {{"map", another(i)}, {"tile_limit", 4}});
    ann.call("start");
    play_on({&ann});
  }
  EXPECT_EQ(Json::parse(server.get("/api/statistics").body)["maps"], Json({{"made", 2}}));
}

TEST(CarriedMaps, are_taken_from_one_address_only_so_often_a_day) {
  const RunningServer server({"--maps-per-day", "2"});
  Visitor ann(server, "Ann");
  ann.call("keep_map", {{"map", another(1)}});
  ann.create({PERSON}, on(another(2)));
  const RpcError fault = refusal(ann, "keep_map", {{"map", another(3)}});
  EXPECT_EQ(fault.code, TOO_MANY);
  EXPECT_EQ(fault.why, "maps");
  EXPECT_EQ(refusal(ann, "create", {{"setup", on(another(3))}, {"seats", Json::array({PERSON})}}).code,
            TOO_MANY);
  ann.call("keep_map", {{"map", another(1)}}); // which is known
}

TEST(CarriedMaps, are_no_more_than_the_store_is_to_hold) {
  const RunningServer server({"--max-maps", "1"});
  Visitor ann(server, "Ann");
  ann.call("keep_map", {{"map", another(1)}});
  EXPECT_EQ(refusal(ann, "keep_map", {{"map", another(2)}}).why, "maps");
  EXPECT_TRUE(comes_true([&] { return metric(server, "mappa_maps") == 1; }));
}

TEST(CarriedMaps, go_when_no_table_needs_them_any_more) {
  RunningServer server({"--settle", "0", "--unload", "0"});
  Visitor ann(server, "Ann");
  const std::string kept = ann.call("keep_map", {{"map", another(1)}})["id"];
  const Json table = ann.create({PERSON, PERSON}, on(another(2)));
  const std::string played = table["table"]["setup"]["map"],
                    fresh = ann.call("keep_map", {{"map", another(3)}})["id"];
  server.kill();
  const StoreFile file(server.store());
  file.change(fmt::format("UPDATE maps SET kept = kept - 91 * 86400000 WHERE id <> '{}'", fresh));
  server.start();
  EXPECT_TRUE(comes_true([&] { return file.number("SELECT count(*) FROM maps") == 2; }));
  EXPECT_TRUE(comes_true([&] { return metric(server, "mappa_maps_deleted_total") == 1; }));
  EXPECT_EQ(server.get("/api/maps/" + kept).status, 404);
  EXPECT_EQ(server.get("/api/maps/" + fresh).status, 200);
  Visitor again(server, "Ann", ann.token());
  EXPECT_EQ(again.join(table)["table"]["setup"]["map"], played) << "the table still needs it";
}

TEST(CarriedMaps, that_are_damaged_cost_their_tables_alone) {
  RunningServer server({"--unload", "0"});
  Visitor ann(server, "Ann");
  const Json table = ann.create({PERSON}, on(another(1))), other = ann.create({PERSON}, on(another(2)));
  server.kill();
  const StoreFile file(server.store());
  file.change(fmt::format("UPDATE maps SET text = '[]' WHERE id = '{}'",
                          table["table"]["setup"]["map"].get<std::string>()));
  server.start();
  Visitor again(server, "Ann", ann.token());
  EXPECT_EQ(again.fault("join", {{"table", table["table"]["id"]}}), -32603);
  EXPECT_EQ(again.join(other)["table"]["state"], "open");
  EXPECT_THAT(server.said(), HasSubstr("does not agree with its checksum"));
}

TEST(CarriedMapsPostgres, are_shared_by_all_servers) {
  const std::string database = PostgresServer::shared().database();
  RunningServer a({}, database), b({}, database);
  Visitor ann(a, "Ann"), bo(b, "Bo");
  const std::string id = ann.call("keep_map", {{"map", isle()}})["id"];
  EXPECT_EQ(bo.call("map", {{"id", id}})["rows"], isle()["rows"]);
  EXPECT_EQ(b.get("/art/maps/" + id + ".svg").status, 200);
  const Json made = play_together({&ann, &bo}, on(another(1)));
  const std::string played = made["table"]["setup"]["map"];
  EXPECT_EQ(bo.call("map", {{"id", played}})["id"], played) << "the other server is asked";
  EXPECT_EQ(b.get("/api/maps/" + played).status, 200);
  a.stop();
  Visitor again(b, "Ann", ann.token());
  EXPECT_EQ(again.join(made)["view"]["setup"]["map"], played) << "the table has come with its map";
}

} // namespace

} // namespace mappa::server
