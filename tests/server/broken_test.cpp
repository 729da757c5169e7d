// Something in the store is not what it should be: that costs the table, never the server.
#include "server/store_file.h"
#include "server/visitor.h"

#include <fmt/format.h>

namespace mappa::server {

namespace broken_test {

using testing::HasSubstr;
using testing::Not;

constexpr int INTERNAL = -32603;

std::string id_of(const Json& table) { return table["table"]["id"]; }

std::vector<std::string> ids_of(const Json& list) {
  std::vector<std::string> ids;
  for (const Json& table : list["tables"]) ids.push_back(table["id"]);
  return ids;
}

int count(const std::string& text, const std::string& part) {
  int n = 0;
  for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) ++n;
  return n;
}

const Json PUBLIC{{"public", true}};

TEST(Broken, a_summary_that_is_no_json_is_left_out_of_the_lobby_and_told_once) {
  const RunningServer server;
  Visitor ann(server, "Ann"), bob(server, "Bob");
  const std::string broken = id_of(ann.create({PERSON, PERSON}, SHORT, PUBLIC));
  const std::string listless = id_of(ann.create({PERSON, PERSON}, SHORT, PUBLIC));
  const std::string sound = id_of(bob.create({PERSON, PERSON}, SHORT, PUBLIC));
  const StoreFile file(server.store());
  file.run(fmt::format("UPDATE tables SET summary = '{{\"id\":' WHERE id = '{}'", broken));
  file.run(fmt::format("UPDATE tables SET summary = '[]' WHERE id = '{}'", listless));
  EXPECT_EQ(ids_of(ann.call("lobby")), std::vector{sound});
  EXPECT_EQ(ids_of(ann.call("lobby", {{"before", 9'000'000'000'000}})), std::vector{sound});
  EXPECT_EQ(ids_of(Json::parse(http_get(server.address(), "/api/tables").body)), std::vector{sound});
  EXPECT_EQ(count(server.said(), broken), 1) << server.said();
  EXPECT_EQ(count(server.said(), listless), 1) << server.said();
}

TEST(Broken, an_old_summary_without_what_it_should_have) {
  const RunningServer server;
  Visitor ann(server, "Ann");
  const std::string old = id_of(ann.create({PERSON, PERSON}, SHORT, PUBLIC));
  const StoreFile file(server.store());
  file.run(fmt::format(
      "UPDATE tables SET summary = '{{\"clock\":{{\"seconds\":\"x\"}}}}', changed = 1 WHERE id = '{}'", old));
  EXPECT_EQ(ann.call("lobby")["tables"], Json::array());
  EXPECT_EQ(ann.fault("hello"), 0);
}

TEST(Broken, games_are_told_of_those_that_can_be_read) {
  const RunningServer server;
  Visitor ann(server, "Ann");
  const std::string broken = id_of(ann.create({PERSON, PERSON}, SHORT, PUBLIC));
  const std::string sound = id_of(ann.create({PERSON, PERSON}, SHORT, PUBLIC));
  StoreFile(server.store()).run(fmt::format("UPDATE log SET entry = 'nonsense' WHERE tbl = '{}'", broken));
  for (int i = 0; i < 2; ++i) {
    const Json games = ann.call("games", {{"tables", {{{"table", broken}}, {{"table", sound}}}}})["games"];
    EXPECT_TRUE(games[0].is_null());
    EXPECT_EQ(games[1]["id"], sound);
  }
  EXPECT_EQ(count(server.said(), broken), 1) << server.said();
}

TEST(Broken, a_table_that_cannot_be_read_is_not_joined_and_others_are) {
  RunningServer server;
  std::string broken, sound;
  {
    Visitor ann(server, "Ann");
    broken = id_of(ann.create({PERSON, PERSON}, SHORT, PUBLIC));
    sound = id_of(ann.create({PERSON, PERSON}, SHORT, PUBLIC));
  }
  server.kill();
  StoreFile(server.store()).run(fmt::format("UPDATE log SET entry = '{{}}' WHERE tbl = '{}'", broken));
  server.start();
  Visitor ann(server, "Ann");
  for (int i = 0; i < 2; ++i) EXPECT_EQ(ann.fault("join", {{"table", broken}}), INTERNAL);
  EXPECT_EQ(ann.fault("join", {{"table", sound}}), 0);
  EXPECT_EQ(count(server.said(), broken), 1) << server.said();
}

// Both wait for a computer player when the server starts; and both have waited for much too long.
TEST(Broken, tables_that_are_due_or_stale_and_cannot_be_read) {
  RunningServer server({"--settle", "0"});
  std::string broken, due, stale, broken_stale;
  {
    Visitor ann(server, "Ann");
    broken = id_of(ann.create({COMPUTER, PERSON}, SHORT, PUBLIC));
    due = id_of(ann.create({COMPUTER, PERSON}, SHORT, PUBLIC));
    for (std::string* id : {&stale, &broken_stale}) {
      *id = id_of(ann.create({PERSON}, SHORT, PUBLIC));
      ann.call("start");
    }
  }
  server.kill();
  {
    const StoreFile file(server.store());
    file.change(fmt::format("UPDATE tables SET due = 1 WHERE id IN ('{}', '{}')", broken, due));
    file.change(fmt::format("UPDATE tables SET changed = 1 WHERE id IN ('{}', '{}')", stale, broken_stale));
    file.run(fmt::format("UPDATE log SET entry = 'x' WHERE tbl IN ('{}', '{}')", broken, broken_stale));
  }
  server.start();
  EXPECT_TRUE(comes_true([&] { return count(server.said(), broken) == 1; })) << server.said();
  EXPECT_TRUE(comes_true([&] {
    return StoreFile(server.store()).number(fmt::format("SELECT state FROM tables WHERE id = '{}'", stale)) ==
           3;
  }));
  EXPECT_EQ(count(server.said(), broken_stale), 1) << server.said();
  Visitor ann(server, "Ann");
  EXPECT_EQ(ann.fault("join", {{"table", due}}), 0);
}

} // namespace broken_test

} // namespace mappa::server
