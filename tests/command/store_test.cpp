// `mappa store`
#include "command/program.h"
#include "data/folder.h"
#include "store/store.h"

#include <gmock/gmock.h>
#include <sqlite3.h>

namespace mappa::command {

namespace {

using testing::HasSubstr;

struct StoreCommand : testing::Test {
  Folder folder;
  std::string games = folder.path / "games.db", saved = folder.path / "saved.db";

  StoreCommand() {
    const std::vector<store::Write> writes{{{.id = "a"}, 1, {"one", "two"}}, {{.id = "b"}, 1, {"one"}}};
    store::open_store(games, "")->write(writes);
  }
};

TEST_F(StoreCommand, checks_saves_and_restores) {
  EXPECT_EQ(run_mappa("store check " + games).out, "2 tables with 3 entries\n");
  EXPECT_EQ(run_mappa("store backup " + games + " " + saved).out, "saved 2 tables with 3 entries\n");
  const Said again = run_mappa("store backup " + games + " " + saved);
  EXPECT_EQ(again.code, 1);
  EXPECT_THAT(again.err, HasSubstr("there is a file already"));
  const std::string back = folder.path / "back.db";
  EXPECT_EQ(run_mappa("store restore " + saved + " " + back).out, "copied 2 tables with 3 entries\n");
  EXPECT_EQ(store::open_store(back, "")->claim("a").entries.size(), 2U);
}

TEST_F(StoreCommand, tells_what_is_wrong) {
  sqlite3* handle = nullptr;
  sqlite3_open(games.c_str(), &handle);
  sqlite3_exec(handle, "UPDATE log SET entry = 'twp' WHERE entry = 'two'", nullptr, nullptr, nullptr);
  sqlite3_close(handle);
  const Said outcome = run_mappa("store check " + games);
  EXPECT_EQ(outcome.code, 1);
  EXPECT_EQ(outcome.out, "table a: entry 2 does not agree with its checksum\n"
                         "2 tables with 3 entries\n1 faults\n");
  EXPECT_EQ(run_mappa("store check " + saved).code, 1) << "there is none";
}

} // namespace

} // namespace mappa::command
