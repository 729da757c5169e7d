// What is the SQLite store's own: one server to a file, and files that it cannot use.
#include "store/sqlite.h"

#include "data/folder.h"
#include "store/writes.h"

#include <csignal>
#include <gmock/gmock.h>
#include <sqlite3.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/syscall.h>

namespace {

int syncs = 0; // what SQLite has asked the system to bring to the disk

} // namespace

// In place of the C library's.
extern "C" int fdatasync(int file) { return ++syncs, static_cast<int>(syscall(SYS_fdatasync, file)); }
extern "C" int fsync(int file) { return ++syncs, static_cast<int>(syscall(SYS_fsync, file)); }

namespace mappa::store {

namespace {

using testing::AllOf;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::SizeIs;
using testing::StartsWith;

struct SqliteFile : testing::Test {
  Folder folder;
  std::string file = folder.path / "games.db";

  std::string fault() const { // of opening it
    try {
      open_sqlite(file);
    } catch (const StoreError& error) {
      return error.what();
    }
    return "";
  }
  // Another connection, as of someone who looks into the file by hand: the last value that it gives.
  std::string by_hand(const std::string& sql) const {
    sqlite3* handle = nullptr;
    sqlite3_open(file.c_str(), &handle);
    std::string value;
    char* error = nullptr;
    const auto keep = [](void* kept, int columns, char** values, char**) {
      if (columns > 0 && values[0]) *static_cast<std::string*>(kept) = values[0];
      return 0;
    };
    if (sqlite3_exec(handle, sql.c_str(), keep, &value, &error) != SQLITE_OK) value = error;
    sqlite3_free(error);
    sqlite3_close(handle);
    return value;
  }
};

TEST_F(SqliteFile, serves_one_server_at_a_time) {
  Child other([&] {
    static const std::unique_ptr<Store> held = open_sqlite(file); // for as long as the process lives
    write(*held, {entry("a", 1, "by the other")});
  });
  EXPECT_EQ(fault(), file + ": another server is using it");
  std::filesystem::create_symlink(file, folder.path / "link.db");
  EXPECT_THROW(open_sqlite(folder.path / "link.db"), StoreError);
  std::filesystem::create_hard_link(file, folder.path / "twin.db");
  EXPECT_THROW(open_sqlite(folder.path / "twin.db"), StoreError);
  std::filesystem::remove(file + "-lock");
  EXPECT_EQ(fault(), file + ": another server is using it");
  other.kill();
  EXPECT_THAT(open_sqlite(file)->claim("a").entries, ElementsAre("by the other"));
}

TEST_F(SqliteFile, can_be_opened_again_by_the_same_process) {
  auto store = open_sqlite(file);
  EXPECT_THAT(fault(), HasSubstr("another server"));
  EXPECT_THAT(write(*store, {entry("a", 1)}), ElementsAre(true)); // it does not mind
  store.reset();
  EXPECT_EQ(fault(), "");
}

TEST_F(SqliteFile, can_be_read_and_backed_up_while_it_is_written) {
  const auto store = open_sqlite(file);
  write(*store, {entry("a", 1, "early")});
  const std::string copy = folder.path / "copy.db";
  EXPECT_EQ(by_hand("VACUUM INTO '" + copy + "'"), "");
  write(*store, {entry("a", 2, "late")});
  EXPECT_EQ(by_hand("SELECT count(*) FROM log"), "2");
  EXPECT_EQ(by_hand("PRAGMA journal_mode"), "wal"); // so nobody waits for anybody
  EXPECT_THAT(open_sqlite(copy)->claim("a").entries, ElementsAre("early"));
}

TEST_F(SqliteFile, tells_how_much_room_its_disk_has_wherever_it_lies) {
  EXPECT_GT(open_sqlite(file)->bytes_free(), 0);
  const auto before = std::filesystem::current_path();
  std::filesystem::current_path(folder.path);
  EXPECT_GT(open_sqlite("games.db")->bytes_free(), 0);
  std::filesystem::current_path(before);
}

TEST_F(SqliteFile, waits_for_someone_who_writes_by_hand) {
  const auto store = open_sqlite(file);
  EXPECT_EQ(by_hand("BEGIN IMMEDIATE; UPDATE tables SET due = 0; COMMIT"), "");
  EXPECT_THAT(write(*store, {entry("a", 1)}), ElementsAre(true));
}

TEST_F(SqliteFile, is_synced_before_a_write_returns) {
  const auto store = open_sqlite(file);
  for (int i = 1; i <= 20; ++i) {
    const int before = syncs;
    write(*store, {entry("a", i), entry("b", i)});
    EXPECT_GT(syncs, before) << i;
  }
}

TEST_F(SqliteFile, is_its_owners_alone) {
  const auto store = open_sqlite(file);
  write(*store, {entry("a", 1)});
  for (const char* end : {"", "-wal", "-lock"}) {
    struct stat about {};
    ASSERT_EQ(stat((file + end).c_str(), &about), 0) << end;
    EXPECT_EQ(about.st_mode & 0777U, 0600U) << end;
  }
}

TEST_F(SqliteFile, that_is_no_database_is_refused_and_left_alone) {
  const std::string text =
      "This is a letter to the mayor, and longer than the header of a database would be; so it "
      "is looked at as one, and found wanting.";
  folder.write("games.db", text);
  EXPECT_EQ(fault(), file + ": file is not a database");
  std::ifstream in(file);
  EXPECT_EQ(std::string(std::istreambuf_iterator<char>(in), {}), text);
}

TEST_F(SqliteFile, of_another_program_is_refused_and_left_alone) {
  by_hand("CREATE TABLE tables(legs)");
  EXPECT_EQ(fault(), file + ": is another program's database");
  EXPECT_EQ(by_hand("SELECT count(*) FROM sqlite_master"), "1");
}

TEST_F(SqliteFile, of_a_newer_program_is_refused) {
  open_sqlite(file);
  by_hand("PRAGMA user_version = 99");
  EXPECT_THAT(fault(), AllOf(StartsWith(file + ": "), HasSubstr("newer"), HasSubstr("99")));
}

// Made by the program as it was when this was the schema; a finished game, and one in the middle.
TEST_F(SqliteFile, of_an_older_program_keeps_its_tables) {
  for (const int version : {1, 2}) {
    std::filesystem::copy_file(MAPPA_TEST_DIR "/store/version2.db", file,
                               std::filesystem::copy_options::overwrite_existing);
    by_hand("UPDATE tables SET due = 1 WHERE id = '8fi33aq8wpuh'");
    if (version == 1)
      by_hand(
          "DROP INDEX tables_due; CREATE INDEX tables_due ON tables(id) WHERE due; PRAGMA user_version = 1");
    const std::string secret = by_hand("SELECT secret FROM secret");
    for (int i = 0; i < 2; ++i) {
      const auto store = open_sqlite(file);
      EXPECT_EQ(store->shared_secret(), secret);
      EXPECT_THAT(store->orphans(NOW, 10), ElementsAre("8fi33aq8wpuh"));
      EXPECT_THAT(store->claim("8fi33aq8wpuh").entries, SizeIs(static_cast<size_t>(12 + i)));
      EXPECT_THAT(write(*store, {head({.id = "8fi33aq8wpuh", .due = 1}, 13 + i)}), ElementsAre(true));
      EXPECT_THAT(store->claim("2bw4pcn96b36").entries, SizeIs(14));
      EXPECT_EQ(store->totals().over, 6);
      EXPECT_THAT(store->take_damage(), testing::IsEmpty());
    }
    EXPECT_EQ(by_hand("PRAGMA user_version"), "4");
  }
}

TEST_F(SqliteFile, of_the_program_before_maps_keeps_its_tables_and_takes_maps) {
  std::filesystem::copy_file(MAPPA_TEST_DIR "/store/version3.db", file);
  const std::string secret = by_hand("SELECT secret FROM secret");
  for (int i = 0; i < 2; ++i) {
    const auto store = open_sqlite(file);
    EXPECT_EQ(store->shared_secret(), secret);
    EXPECT_THAT(store->claim("2takbcf7azku").entries, SizeIs(static_cast<size_t>(7 + i)));
    EXPECT_THAT(write(*store, {head({.id = "2takbcf7azku"}, 8 + i)}), ElementsAre(true));
    EXPECT_EQ(store->claim("aw7jidwbmi5n").head.map, "france");
    EXPECT_EQ(store->totals().over, 4);
    EXPECT_THAT(write(*store, {{.map = {"made-a", "{}", 1}}}), ElementsAre(true));
    EXPECT_EQ(store->map("made-a"), "{}");
    EXPECT_THAT(store->take_damage(), testing::IsEmpty());
  }
  EXPECT_EQ(by_hand("PRAGMA user_version"), "4");
}

TEST_F(SqliteFile, that_is_deleted_or_replaced_takes_nothing_any_more) {
  const auto store = open_sqlite(file);
  write(*store, {entry("a", 1)});
  store->renew();
  for (const char* end : {"", "-wal"}) {
    const std::string path = file + end, away = path + "-away";
    std::filesystem::rename(path, away);
    EXPECT_THROW(store->renew(), StoreError) << path;
    EXPECT_THROW(store->probe(0), StoreError) << path;
    EXPECT_THROW(write(*store, {entry("lost", 1)}), StoreError) << path;
    std::filesystem::copy_file(away, path);
    EXPECT_THAT([&] { store->renew(); },
                testing::ThrowsMessage<StoreError>(HasSubstr("deleted or replaced")));
    std::filesystem::rename(away, path);
    EXPECT_THAT(write(*store, {entry("b", 1)}), ElementsAre(end[0] == 0)); // the second time it is there
  }
}

TEST_F(SqliteFile, that_somebody_keeps_locked_is_not_waited_for_by_a_probe) {
  const auto store = open_sqlite(file);
  sqlite3* other = nullptr;
  sqlite3_open(file.c_str(), &other);
  ASSERT_EQ(sqlite3_exec(other, "BEGIN IMMEDIATE", nullptr, nullptr, nullptr), SQLITE_OK);
  try {
    store->probe(0);
    FAIL();
  } catch (const StoreError& error) {
    EXPECT_STREQ(error.why, cause::LOCKED);
  }
  sqlite3_close(other);
  store->probe(0);
}

TEST_F(SqliteFile, that_is_empty_becomes_a_store) {
  folder.write("games.db", "");
  EXPECT_EQ(fault(), "");
}

TEST_F(SqliteFile, cannot_be_a_folder_or_in_none) {
  file = folder.path;
  EXPECT_EQ(fault(), file + ": Is a directory");
  EXPECT_FALSE(std::filesystem::exists(file + "-lock"));
  file = folder.path / "nowhere" / "games.db";
  EXPECT_THAT(fault(), AllOf(StartsWith(file + ": "), HasSubstr("No such file or directory")));
  file = "";
  EXPECT_EQ(fault(), "the store's file has no name");
}

TEST_F(SqliteFile, in_a_read_only_folder_is_refused) {
  std::filesystem::permissions(folder.path, std::filesystem::perms(0555));
  const uid_t user = geteuid();
  ASSERT_EQ(seteuid(user == 0 ? 65534 : user), 0); // to root nothing is read-only
  EXPECT_THAT(fault(), AllOf(StartsWith(file + ": "), HasSubstr("Permission denied")));
  ASSERT_EQ(seteuid(user), 0);
}

TEST_F(SqliteFile, that_is_damaged_gives_an_error) {
  {
    const auto store = open_sqlite(file);
    std::vector<Write> many;
    for (int i = 0; i < 500; ++i)
      many.push_back(entry("table " + std::to_string(i), 1, std::string(200, 'x')));
    store->write(many);
  }
  {
    std::fstream out(file, std::ios::in | std::ios::out | std::ios::binary);
    out.seekp(4096);
    for (int i = 0; i < 20'000; ++i) out.put('?');
  }
  EXPECT_THROW(open_sqlite(file)->claim("table 250"), StoreError);
}

// Beyond a limit of the process the system takes no more bytes, as on a full disk.
TEST_F(SqliteFile, survives_a_full_disk) {
  const auto store = open_sqlite(file);
  write(*store, {entry("a", 1, "before")});
  std::signal(SIGXFSZ, SIG_IGN);
  rlimit limit{};
  getrlimit(RLIMIT_FSIZE, &limit);
  const rlimit small{200'000, limit.rlim_max};
  ASSERT_EQ(setrlimit(RLIMIT_FSIZE, &small), 0);
  const std::vector<Write> big{entry("a", 2, "small"), entry("b", 1, std::string(1'000'000, 'x'))};
  EXPECT_THROW(store->write(big), StoreError);
  EXPECT_THAT(store->claim("a").entries, ElementsAre("before"));
  ASSERT_EQ(setrlimit(RLIMIT_FSIZE, &limit), 0);
  EXPECT_EQ(store->claim("b").kind, Claim::Kind::Unknown);
  EXPECT_THAT(write(*store, {entry("a", 2, "after")}), ElementsAre(true));
  EXPECT_THAT(store->claim("a").entries, ElementsAre("before", "after"));
}

// A process that is killed at any moment has lost nothing that was stored.
TEST_F(SqliteFile, loses_nothing_to_a_kill) {
  int told = 0;
  for (int round = 0; round < 5; ++round) {
    int ends[2];
    ASSERT_EQ(pipe(ends), 0);
    const pid_t child = fork();
    if (child == 0) {
      const auto store = open_sqlite(file);
      for (int number = static_cast<int>(store->claim("a").entries.size()) + 1;; ++number) {
        if (write(*store, {entry("a", number, std::to_string(number))}) != std::vector<bool>{true}) _exit(1);
        if (::write(ends[1], &number, sizeof number) != sizeof number) _exit(2);
      }
    }
    close(ends[1]);
    int number = 0;
    for (int i = 0; i < 40 + round && read(ends[0], &number, sizeof number) == sizeof number; ++i)
      told = number;
    kill(child, SIGKILL);
    while (read(ends[0], &number, sizeof number) == sizeof number) told = number;
    close(ends[0]);
    waitpid(child, nullptr, 0);
    const std::vector<std::string> log = open_sqlite(file)->claim("a").entries;
    ASSERT_GE(static_cast<int>(log.size()), told);
    for (size_t i = 0; i < log.size(); ++i) ASSERT_EQ(log[i], std::to_string(i + 1));
  }
  EXPECT_GE(told, 200);
}

TEST(OpenStore, takes_a_file_with_or_without_its_kind) {
  const Folder folder;
  const std::string file = folder.path / "games.db";
  write(*open_store(file, ""), {entry("a", 1)});
  EXPECT_THAT(open_store("sqlite:" + file, "")->claim("a").entries, SizeIs(1));
}

TEST(OpenStore, refuses_other_kinds_without_telling_a_password) {
  try {
    open_store("mysql://me:hush@host/games", "");
    FAIL();
  } catch (const StoreError& error) {
    EXPECT_THAT(error.what(), AllOf(HasSubstr("postgresql://"), testing::Not(HasSubstr("hush"))));
  }
}

} // namespace

} // namespace mappa::store
