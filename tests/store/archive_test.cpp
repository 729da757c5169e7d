// Stores as a whole: checked, saved, and brought back, also into the other kind.
#include "store/archive.h"

#include "data/folder.h"
#include "store/writes.h"
#include "support/postgres_server.h"

#include <filesystem>
#include <sqlite3.h>
#include <sys/stat.h>

namespace mappa::store {

namespace {

using testing::AllOf;
using testing::Contains;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::SizeIs;

std::vector<std::string> faults_of(const std::string& address) {
  std::vector<std::string> faults;
  walk(*open_source(address), nullptr, [&](const std::string& fault) { faults.push_back(fault); });
  return faults;
}

Walk copy(const std::string& from, const std::string& to) {
  const auto source = open_source(from);
  const auto target = open_target(to);
  return walk(*source, target.get(), [](const std::string& fault) { ADD_FAILURE() << fault; });
}

std::vector<Write> some_games() {
  return {
      {{.id = "a", .state = TableState::Over, .listed = true, .map = "spain", .summary = "{}", .changed = 7},
       1,
       {"first", "Grüße \"\\{},", ""}},
      head({.id = "b", .due = NOW, .summary = "{\"x\":1}"})};
}

void expect_games(Store& store) {
  const Claim a = store.claim("a");
  EXPECT_THAT(a.entries, ElementsAre("first", "Grüße \"\\{},", ""));
  EXPECT_EQ(a.head.map, "spain");
  EXPECT_TRUE(a.head.listed);
  EXPECT_THAT(store.orphans(NOW, 10), ElementsAre("b"));
  EXPECT_EQ(store.claim("b").head.summary, "{\"x\":1}");
  EXPECT_THAT(store.take_damage(), IsEmpty());
  EXPECT_THAT(write(store, {entry("a", 4), entry("b", 2)}), ElementsAre(true, true)) << "the sums go on";
}

struct ArchivePostgres : testing::Test {
  Folder folder;
  std::string path(const std::string& name) const { return folder.path / name; }
  void by_hand(const std::string& file, const std::string& sql) const {
    sqlite3* handle = nullptr;
    sqlite3_open(file.c_str(), &handle);
    EXPECT_EQ(sqlite3_exec(handle, sql.c_str(), nullptr, nullptr, nullptr), SQLITE_OK) << sql;
    sqlite3_close(handle);
  }
};
using ArchiveFile = ArchivePostgres; // which does not need it

TEST_F(ArchivePostgres, goes_from_any_kind_of_store_to_any_while_it_is_used) {
  const std::string database = PostgresServer::shared().database(),
                    other = PostgresServer::shared().database();
  const auto running = open_store(path("games.db"), "");
  running->write(some_games());
  EXPECT_EQ(copy(path("games.db"), path("saved.db")).entries, 4);
  EXPECT_THAT(write(*running, {entry("a", 4)}), ElementsAre(true)); // nobody minds
  EXPECT_EQ(copy(path("saved.db"), database).tables, 2);
  const auto there = open_store(database, "there:1");
  EXPECT_EQ(copy(database, path("again.db")).tables, 2);
  EXPECT_EQ(copy(database, other).tables, 2);
  expect_games(*there);
  expect_games(*open_store(path("saved.db"), ""));
  expect_games(*open_store(path("again.db"), ""));
  expect_games(*open_store(other, ""));
}

constexpr const char* MAP = "made-aaaaaaaaaaaaaaaaaaaaaaaaaaa";

std::vector<Write> a_game_on_a_map() {
  return {{.head = {.id = "t", .map = MAP, .summary = "{}"},
           .number = 1,
           .entries = {"created"},
           .map = {MAP, "{}", 7}},
          {.map = {"made-b", "[1]", 8}}};
}

TEST_F(ArchivePostgres, brings_maps_along) {
  const std::string database = PostgresServer::shared().database();
  open_store(path("games.db"), "")->write(a_game_on_a_map());
  EXPECT_EQ(copy(path("games.db"), database).maps, 2);
  EXPECT_EQ(copy(database, path("saved.db")).maps, 2);
  const auto saved = open_store(path("saved.db"), "");
  EXPECT_EQ(saved->map(MAP), "{}");
  EXPECT_EQ(saved->erase_maps(8), 0) << "the one is used, the other was wanted later";
  EXPECT_EQ(saved->erase_maps(9), 1);
}

TEST_F(ArchivePostgres, misses_the_map_of_a_table) {
  const std::string database = PostgresServer::shared().database();
  open_store(path("games.db"), "")->write(a_game_on_a_map());
  copy(path("games.db"), database);
  by_hand(path("games.db"),
          std::string("UPDATE maps SET text = 'x' WHERE id = 'made-b'; DELETE FROM maps WHERE id = '") + MAP +
              "'");
  PostgresServer::shared().run(
      database,
      std::string(
          "UPDATE mappa.maps SET text = 'x' WHERE id = 'made-b'; DELETE FROM mappa.maps WHERE id = '") +
          MAP + "'");
  for (const std::string& store : {path("games.db"), database})
    EXPECT_THAT(faults_of(store), ElementsAre(std::string("table t: its map ") + MAP + " is missing",
                                              "map made-b: it does not agree with its checksum"));
}

TEST_F(ArchivePostgres, is_not_restored_over_games) {
  const std::string database = PostgresServer::shared().database();
  open_store(path("games.db"), "")->write(some_games());
  open_store(database, "")->write(some_games());
  EXPECT_THROW(copy(path("games.db"), database), StoreError);
  EXPECT_THROW(copy(database, path("games.db")), StoreError);
  EXPECT_THROW(open_source(PostgresServer::shared().database()), StoreError) << "no games";
}

TEST_F(ArchivePostgres, says_where_what_is_wrong) {
  const std::string database = PostgresServer::shared().database();
  open_store(database, "")->write(some_games());
  EXPECT_THAT(faults_of(database), IsEmpty());
  PostgresServer::shared().run(database,
                               "UPDATE mappa.log SET entry = 'other' WHERE tbl = 'a' AND number = 2; "
                               "DELETE FROM mappa.tables WHERE id = 'b'");
  EXPECT_THAT(faults_of(database), ElementsAre("table b: its head is missing, but not its 1 entries",
                                               "table a: entry 2 does not agree with its checksum"));
}

TEST_F(ArchiveFile, of_an_older_program_can_be_restored) {
  const std::string old = MAPPA_TEST_DIR "/store/version2.db";
  std::filesystem::copy_file(old, path("old.db"));
  EXPECT_THAT(faults_of(path("old.db")), IsEmpty());
  EXPECT_EQ(copy(path("old.db"), path("games.db")).tables, 7);
  EXPECT_THAT(open_store(path("games.db"), "")->claim("8fi33aq8wpuh").entries, SizeIs(12));
  std::filesystem::copy_file(MAPPA_TEST_DIR "/store/version3.db", path("old3.db"));
  EXPECT_THAT(faults_of(path("old3.db")), IsEmpty());
  EXPECT_EQ(copy(path("old3.db"), path("games3.db")).tables, 5);
  EXPECT_THAT(open_store(path("games3.db"), "")->claim("2takbcf7azku").entries, SizeIs(7));
}

TEST_F(ArchiveFile, that_cannot_be_made_leaves_nothing) {
  EXPECT_THROW(copy(path("missing.db"), path("saved.db")), StoreError);
  EXPECT_FALSE(std::filesystem::exists(path("missing.db")));
  open_store(path("games.db"), "")->write(some_games());
  EXPECT_THROW(copy(path("games.db"), path("nowhere/saved.db")), StoreError);
  { const auto unfinished = open_target(path("saved.db")); }
  EXPECT_FALSE(std::filesystem::exists(path("saved.db")));
  EXPECT_FALSE(std::filesystem::exists(path("saved.db-part")));
  copy(path("games.db"), path("saved.db"));
  struct stat about {};
  ASSERT_EQ(stat(path("saved.db").c_str(), &about), 0);
  EXPECT_EQ(about.st_mode & 0777U, 0600U);
}

// Whichever byte of the games changes on the disk, it is found.
TEST_F(ArchiveFile, finds_every_changed_byte_of_what_is_stored) {
  const std::string file = path("games.db"), letters = "what was played at this table";
  open_store(file, "")->write(std::vector<Write>{entry("a", 1, letters), entry("b", 1)});
  by_hand(file, "PRAGMA wal_checkpoint(TRUNCATE)");
  std::ifstream in(file, std::ios::binary);
  const std::string bytes(std::istreambuf_iterator<char>(in), {});
  const size_t at = bytes.find(letters);
  ASSERT_NE(at, bytes.npos);
  for (size_t i = 0; i < letters.size() + 22; ++i) { // and its checksum, which follows
    std::fstream out(file, std::ios::in | std::ios::out | std::ios::binary);
    out.seekp(static_cast<std::streamoff>(at + i));
    out.put(static_cast<char>(bytes[at + i] ^ 1));
    out.flush();
    EXPECT_THAT(faults_of(file), ElementsAre("table a: entry 1 does not agree with its checksum")) << i;
    out.seekp(static_cast<std::streamoff>(at + i));
    out.put(bytes[at + i]);
  }
  EXPECT_THAT(faults_of(file), IsEmpty());
}

} // namespace

} // namespace mappa::store
