// Whole games of people and computers on every map, and what is left of them.
#include "client/wire.h"
#include "server/visitor.h"

#include <cstdlib>
#include <thread>

namespace mappa::server {

using namespace client;
using namespace notation;

namespace {

using testing::HasSubstr;

// What `mappa engine` answers to one request.
Json ask_engine(const Json& request) {
  const Folder folder;
  const auto in = folder.write("in", text_of(request) + "\n");
  const auto out = folder.path / "out";
  const std::string line = "'" MAPPA_BINARY "' engine <'" + in.string() + "' >'" + out.string() + "'";
  EXPECT_EQ(std::system(line.c_str()), 0);
  std::ifstream file(out);
  return Json::parse(file);
}

// A game of two people and a computer. Its record gives the same game under the rules as `mappa engine` knows
// them.
template <class Place>
void play_and_replay(const Place& place, const Json& setup) {
  Visitor ann(place, "Ann"), bo(place, "Bo");
  const Json table = ann.create({PERSON, COMPUTER, PERSON}, setup, {{"public", true}});
  bo.join(table);
  bo.call("sit", {{"seat", 2}});
  ann.call("start");
  const Json over = play_on({&ann, nullptr, &bo}, 5);
  EXPECT_EQ(over["why"], "played");
  const Json record = Json::parse(place.get("/api/games/" + ann.table()).body);
  const Json loaded =
      ask_engine({{"jsonrpc", "2.0"}, {"id", 1}, {"method", "load"}, {"params", {{"record", record}}}});
  EXPECT_EQ(loaded["result"]["over"], true) << loaded;
  EXPECT_EQ(loaded["result"]["scores"], over["scores"]) << setup;
  EXPECT_EQ(ann.call("view")["over"], true);
}

Json everything_on(const Json& map) {
  return {{"map", map}, {"chips", true}, {"postman", true}, {"town_variants", {"cost", "road_bonus"}}};
}

TEST(Records, of_a_game_on_each_of_the_five_maps_with_everything_give_the_same_game_again) {
  const RunningServer server;
  std::vector<Json> setups{{{"tiles", {{"base", 1}}}},
                           {{"tiles", {{"base", 2}}}, {"postman", true}, {"tile_limit", 90}}};
  const std::vector<std::string> maps{"france", "benelux", "great_britain", "iberia", "deutschland"};
  for (const std::string& map : maps) setups.push_back(everything_on(map));
  std::vector<std::thread> tables;
  for (const Json& setup : setups) tables.emplace_back([&server, &setup] { play_and_replay(server, setup); });
  for (std::thread& table : tables) table.join();
  const Json statistics = Json::parse(http_get(server.address(), "/api/statistics").body);
  EXPECT_EQ(statistics["games"], setups.size());
  EXPECT_EQ(statistics["maps"]["none"], 2);
  for (const std::string& map : maps) EXPECT_EQ(statistics["maps"][map], 1);
}

TEST(Records, of_a_game_at_one_device_give_the_same_game_again) {
  play_and_replay(RunningHub(), everything_on("benelux"));
}

TEST(Records, of_a_running_game_are_only_for_whoever_plays_alone) {
  const RunningServer server;
  Visitor ann(server, "Ann"), bo(server, "Bo");
  const auto get = [&](const std::string& shown, const std::string& what = "") {
    return server.get("/api/games/" + ann.table() + what, bearing(shown));
  };
  const Json alone = ann.create({PERSON, COMPUTER});
  ann.call("start");
  const auto actions = [&] { return Json::parse(get(alone["you"]["key"]).body)["actions"].size(); };
  const std::size_t before = actions();
  ann.play();
  EXPECT_EQ(actions(), before + 1);
  EXPECT_EQ(get(alone["you"]["key"], "/story").status, 404);
  EXPECT_EQ(get(alone["table"]["invite"]).status, 404);
  EXPECT_EQ(get("").status, 404);
  const Json together = play_together({&ann, &bo});
  for (const char* shown : {"key", "invite"})
    EXPECT_EQ(get(together[shown == std::string("key") ? "you" : "table"][shown]).status, 404) << shown;
}

TEST(Records, the_example_client_plays_a_whole_game) {
  const RunningServer server;
  const Folder folder;
  const auto out = (folder.path / "out").string();
  const std::string line = "/usr/bin/python3 '" MAPPA_TEST_DIR "/../examples/client.py' ws://" +
                           server.address().host + ":" + server.address().port + "/ws >'" + out + "' 2>&1";
  const int status = std::system(line.c_str());
  std::ifstream file(out);
  const std::string said(std::istreambuf_iterator<char>(file), {});
  EXPECT_EQ(status, 0) << said;
  EXPECT_THAT(said, HasSubstr("the winner's seat:"));
}

} // namespace

} // namespace mappa::server
