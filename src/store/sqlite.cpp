#include "store/sqlite.h"

#include "store/lock_file.h"
#include "store/shared.h"
#include "store/sqlite_link.h"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <filesystem>
#include <fmt/format.h>
#include <unistd.h>
#include <unordered_set>

namespace mappa::store {

namespace {

constexpr int64_t APPLICATION = 0x6d617070; // "mapp": whose file it is
constexpr int64_t FILE_VERSION = 2;         // of the schema

// Beside the log's key there is one index for lists and for what is stale, one for due tables, one for
// counting. What changes with every move stands in as few of them as can be.
constexpr const char* FILE_SCHEMA = R"(
CREATE TABLE tables(
  id TEXT PRIMARY KEY, state INTEGER NOT NULL, listed INTEGER NOT NULL, due INTEGER NOT NULL,
  map TEXT NOT NULL, summary TEXT NOT NULL, changed INTEGER NOT NULL, length INTEGER NOT NULL) WITHOUT ROWID;
CREATE INDEX tables_changed ON tables(state, listed, changed);
CREATE INDEX tables_due ON tables(due, id) WHERE due > 0;
CREATE INDEX tables_map ON tables(state, map);
CREATE TABLE log(tbl TEXT, number INTEGER, entry TEXT NOT NULL, PRIMARY KEY(tbl, number)) WITHOUT ROWID;
CREATE TABLE secret(secret TEXT NOT NULL);
)";

// From version 1, in which tables were due or not: those that were are at once.
constexpr const char* FILE_CHANGE = R"(
DROP INDEX tables_due;
CREATE INDEX tables_due ON tables(due, id) WHERE due > 0;
)";

// Through links, so that one file has one lock.
std::string full_path(const std::string& file) {
  if (file.empty()) throw StoreError("the store's file has no name");
  std::error_code error;
  const std::string path = std::filesystem::weakly_canonical(file, error).string();
  if (!error && std::filesystem::is_directory(path)) error = std::make_error_code(std::errc::is_a_directory);
  if (error) throw StoreError(file + ": " + error.message());
  return path;
}

// The file holds a secret: it is its owner's alone.
void make_file(const std::string& path, const std::string& file) {
  const int made = open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
  if (made < 0) throw StoreError(file + ": " + std::strerror(errno));
  close(made);
}

int64_t number(const SqliteLink& link, const char* sql) {
  const SqliteStatement statement(link, sql);
  auto rows = statement.rows();
  return rows.next() ? rows.number(0) : 0;
}

void make_schema(SqliteLink& link, const std::string& file) {
  SqliteTransaction transaction(link);
  const int64_t version = number(link, "PRAGMA user_version");
  const bool empty = number(link, "SELECT count(*) FROM sqlite_master") == 0;
  if (!empty && number(link, "PRAGMA application_id") != APPLICATION)
    throw StoreError(file + ": is another program's database");
  if (version > FILE_VERSION)
    throw StoreError(fmt::format("{}: was written by a newer mappa (its schema is {}, known here is {})",
                                 file, version, FILE_VERSION));
  if (empty) {
    link.run(FILE_SCHEMA);
    SqliteStatement(link, "INSERT INTO secret VALUES (?)").run(new_shared_secret());
  } else if (version < FILE_VERSION) {
    link.run(FILE_CHANGE);
  }
  if (version < FILE_VERSION)
    link.run(fmt::format("PRAGMA application_id = {}; PRAGMA user_version = {}", APPLICATION, FILE_VERSION)
                 .c_str());
  transaction.commit();
}

SqliteLink open_link(const std::string& path, const std::string& file) {
  make_file(path, file);
  SqliteLink link(path, file);
  sqlite3_busy_timeout(link.handle(), 5'000); // someone may be looking into the file by hand
  make_schema(link, file);
  // With the log ahead, readers and a backup never wait for the server, nor it for them; each commit is
  // synced.
  link.run("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA wal_autocheckpoint = 8000");
  return link;
}

class SqliteStore : public Store {
public:
  SqliteStore(const std::string& path, const std::string& file)
      : path_(path), lock_(path + "-lock", file), link_(open_link(path, file)) {}

  std::vector<bool> write(std::span<const Write> writes) override;
  Claim claim(const std::string& table) override;
  void release(const std::string& table) override { held_.erase(table); }
  void erase(const std::vector<std::string>& tables) override;
  int64_t bytes_free() override;
  bool shared() const override { return false; } // nobody else can have the file
  void confirm() override {}
  std::vector<std::string> read(const std::string& table) override;
  std::vector<Glance> glance(const std::vector<std::string>& tables) override;
  std::vector<std::string> orphans(int64_t now, int most) override;
  std::vector<std::string> stale(TableState state, int64_t before, int most) override;
  std::vector<TableHead> list(TableState state, int64_t before, int most) override;
  Totals totals() override;
  std::string shared_secret() override;
  uint64_t tenure() const override { return 0; } // nobody else can have the file

private:
  using Tables = std::unordered_set<std::string>;
  bool store(const Write& write, Tables& made);

  std::string path_;
  LockFile lock_;
  SqliteLink link_;
  Tables held_;
  SqliteStatement make_{link_, "INSERT INTO tables(state, listed, due, map, summary, changed, length, id) "
                               "VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING"};
  SqliteStatement change_{link_, "UPDATE tables SET state = ?, listed = ?, due = ?, map = ?, summary = ?, "
                                 "changed = ?, length = ? WHERE id = ? AND length = ?"};
  SqliteStatement add_{link_, "INSERT INTO log(tbl, number, entry) VALUES (?, ?, ?)"};
  SqliteStatement head_{link_,
                        "SELECT id, state, listed, due, map, summary, changed FROM tables WHERE id = ?"};
  SqliteStatement log_{link_, "SELECT entry FROM log WHERE tbl = ? ORDER BY number"};
  SqliteStatement glance_{link_, "SELECT id, state, listed, due, map, summary, changed, entry FROM tables "
                                 "JOIN log ON tbl = id AND number = 1 WHERE id = ?"};
  SqliteStatement due_{link_, "SELECT id FROM tables WHERE due > 0 AND due <= ? ORDER BY due, id"};
  SqliteStatement stale_{link_, "SELECT id FROM tables WHERE state = ? AND listed IN (0, 1) AND changed < ? "
                                "ORDER BY changed, id LIMIT ?"};
  SqliteStatement list_{link_, "SELECT id, state, listed, due, map, summary, changed FROM tables "
                               "WHERE state = ? AND listed = 1 AND changed < ? "
                               "ORDER BY changed DESC, id DESC LIMIT ?"};
  SqliteStatement totals_{link_, "SELECT state, map, count(*) FROM tables GROUP BY state, map "
                                 "ORDER BY count(*) DESC, map"};
  SqliteStatement erase_log_{link_, "DELETE FROM log WHERE tbl = ?"};
  SqliteStatement erase_table_{link_, "DELETE FROM tables WHERE id = ?"};
  SqliteStatement secret_{link_, "SELECT secret FROM secret"};
};

bool SqliteStore::store(const Write& write, Tables& made) {
  const TableHead& head = write.head;
  if (!acceptable(write)) return false;
  const int length = write.number - 1 + static_cast<int>(write.entries.size());
  const auto run = [&](const SqliteStatement& statement, auto... more) {
    return statement.run(static_cast<int64_t>(head.state), head.listed, head.due, head.map, head.summary,
                         head.changed, length, head.id, more...) == 1;
  };
  if (write.number == 1) {
    if (!run(make_)) return false;
    made.insert(head.id);
  } else if (!(held_.contains(head.id) || made.contains(head.id)) || !run(change_, write.number - 1)) {
    return false;
  }
  int next = write.number;
  for (const std::string& entry : write.entries) add_.run(head.id, next++, entry);
  return true;
}

std::vector<bool> SqliteStore::write(std::span<const Write> writes) {
  Tables made;
  std::vector<bool> stored;
  SqliteTransaction transaction(link_);
  for (const Write& one : writes) stored.push_back(store(one, made));
  transaction.commit();
  held_.merge(made);
  return stored;
}

TableHead head_of(const SqliteStatement::Rows& row) {
  return {.id = row.text(0),
          .state = static_cast<TableState>(row.number(1)),
          .listed = row.number(2) != 0,
          .due = row.number(3),
          .map = row.text(4),
          .summary = row.text(5),
          .changed = row.number(6)};
}

Claim SqliteStore::claim(const std::string& table) {
  auto row = head_.rows(table);
  if (!row.next()) return {};
  Claim claim{.kind = Claim::Kind::Mine, .head = head_of(row), .entries = read(table), .server = {}};
  held_.insert(table);
  return claim;
}

void SqliteStore::erase(const std::vector<std::string>& tables) {
  SqliteTransaction transaction(link_);
  for (const std::string& table : tables) {
    erase_log_.run(table);
    erase_table_.run(table);
  }
  transaction.commit();
  for (const std::string& table : tables) held_.erase(table);
}

int64_t SqliteStore::bytes_free() {
  std::error_code error;
  const auto space = std::filesystem::space(std::filesystem::path(path_).parent_path(), error);
  if (error) throw StoreError(path_ + ": " + error.message());
  return static_cast<int64_t>(space.available);
}

std::vector<std::string> SqliteStore::read(const std::string& table) {
  std::vector<std::string> entries;
  auto rows = log_.rows(table);
  while (rows.next()) entries.push_back(rows.text(0));
  return entries;
}

std::vector<Glance> SqliteStore::glance(const std::vector<std::string>& tables) {
  std::vector<Glance> found;
  for (const std::string& table : tables)
    if (auto row = glance_.rows(table); row.next()) found.push_back({head_of(row), row.text(7)});
  return found;
}

std::vector<std::string> SqliteStore::orphans(int64_t now, int most) {
  std::vector<std::string> found;
  auto rows = due_.rows(now);
  while (static_cast<int>(found.size()) < most && rows.next())
    if (!held_.contains(rows.text(0))) found.push_back(rows.text(0));
  return found;
}

std::vector<std::string> SqliteStore::stale(TableState state, int64_t before, int most) {
  std::vector<std::string> found;
  auto rows = stale_.rows(static_cast<int64_t>(state), before, most);
  while (rows.next()) found.push_back(rows.text(0));
  return found;
}

std::vector<TableHead> SqliteStore::list(TableState state, int64_t before, int most) {
  std::vector<TableHead> found;
  auto rows = list_.rows(static_cast<int64_t>(state), before, most);
  while (rows.next()) found.push_back(head_of(rows));
  return found;
}

Totals SqliteStore::totals() {
  Totals totals;
  auto rows = totals_.rows();
  while (rows.next()) add(totals, static_cast<TableState>(rows.number(0)), rows.text(1), rows.number(2));
  return totals;
}

std::string SqliteStore::shared_secret() {
  auto row = secret_.rows();
  return row.next() ? row.text(0) : throw StoreError("the store has lost its secret");
}

} // namespace

std::unique_ptr<Store> open_sqlite(const std::string& file) {
  return std::make_unique<SqliteStore>(full_path(file), file);
}

} // namespace mappa::store
