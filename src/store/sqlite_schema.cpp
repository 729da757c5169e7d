#include "store/sqlite_schema.h"

#include "store/shared.h"

#include <fmt/format.h>

namespace mappa::store {

namespace {

constexpr int64_t APPLICATION = 0x6d617070; // "mapp": whose file it is

// Beside the log's key there is one index for lists and for what is stale, one for due tables, one for
// counting. What changes with every move stands in as few of them as can be.
constexpr const char* FILE_SCHEMA = R"(
CREATE TABLE tables(
  id TEXT PRIMARY KEY, state INTEGER NOT NULL, listed INTEGER NOT NULL, due INTEGER NOT NULL,
  map TEXT NOT NULL, summary TEXT NOT NULL, changed INTEGER NOT NULL, length INTEGER NOT NULL,
  sum TEXT NOT NULL DEFAULT '') WITHOUT ROWID;
CREATE INDEX tables_changed ON tables(state, listed, changed);
CREATE INDEX tables_due ON tables(due, id) WHERE due > 0;
CREATE INDEX tables_map ON tables(state, map);
CREATE TABLE log(tbl TEXT, number INTEGER, entry TEXT NOT NULL, sum TEXT NOT NULL DEFAULT '',
  PRIMARY KEY(tbl, number)) WITHOUT ROWID;
CREATE TABLE secret(secret TEXT NOT NULL);
CREATE TABLE probe(bytes BLOB);
INSERT INTO probe VALUES (NULL);
)";

// Since version 4.
constexpr const char* FILE_MAPS = R"(
CREATE TABLE maps(id TEXT PRIMARY KEY, text TEXT NOT NULL, kept INTEGER NOT NULL, sum TEXT NOT NULL);
CREATE INDEX maps_kept ON maps(kept);
)";

// From version 1, in which tables were due or not: those that were are at once.
constexpr const char* FROM_1 = R"(
DROP INDEX tables_due;
CREATE INDEX tables_due ON tables(due, id) WHERE due > 0;
)";

// From version 2, which had no checksums.
constexpr const char* FROM_2 = R"(
ALTER TABLE tables ADD COLUMN sum TEXT NOT NULL DEFAULT '';
ALTER TABLE log ADD COLUMN sum TEXT NOT NULL DEFAULT '';
CREATE TABLE probe(bytes BLOB);
INSERT INTO probe VALUES (NULL);
)";

int64_t number(const SqliteLink& link, const char* sql) {
  const SqliteStatement statement(link, sql);
  auto rows = statement.rows();
  return rows.next() ? rows.number(0) : 0;
}

void update_file(SqliteLink& link, int64_t version) {
  if (version < 2) link.run(FROM_1);
  if (version < 3) {
    link.run(FROM_2);
    give_sums(link);
  }
  link.run(FILE_MAPS);
}

} // namespace

int64_t file_version(const SqliteLink& link, const std::string& file) {
  if (number(link, "SELECT count(*) FROM sqlite_master") == 0) return 0;
  if (number(link, "PRAGMA application_id") != APPLICATION)
    throw StoreError(file + ": is another program's database");
  const int64_t version = number(link, "PRAGMA user_version");
  if (version > FILE_VERSION)
    throw StoreError(fmt::format("{}: was written by a newer mappa (its schema is {}, known here is {})",
                                 file, version, FILE_VERSION));
  return version;
}

void give_sums(const SqliteLink& link) {
  const FileTables tables(link);
  const SqliteStatement head(link, "UPDATE tables SET sum = ? WHERE id = ?");
  const SqliteStatement entry(link, "UPDATE log SET sum = ? WHERE tbl = ? AND number = ?");
  for (const std::string& id : tables.ids()) {
    KeptTable table = tables.get(id).value();
    add_sums(table);
    head.run(table.head.sum, id);
    for (const KeptEntry& one : table.log) entry.run(one.sum, id, one.number);
  }
}

void make_file_schema(SqliteLink& link, const std::string& file) {
  SqliteTransaction transaction(link);
  const int64_t version = file_version(link, file);
  if (version == 0) {
    link.run(FILE_SCHEMA);
    link.run(FILE_MAPS);
    SqliteStatement(link, "INSERT INTO secret VALUES (?)").run(new_shared_secret());
  } else if (version < FILE_VERSION) {
    update_file(link, version);
  }
  if (version < FILE_VERSION)
    link.run(fmt::format("PRAGMA application_id = {}; PRAGMA user_version = {}", APPLICATION, FILE_VERSION)
                 .c_str());
  transaction.commit();
}

namespace {

std::vector<std::string> texts_of(SqliteStatement::Rows rows) {
  std::vector<std::string> found;
  while (rows.next()) found.push_back(rows.text(0));
  return found;
}

} // namespace

KeptHead file_head(const SqliteStatement::Rows& row) {
  return {.head = {.id = row.text(0),
                   .state = static_cast<TableState>(row.number(1)),
                   .listed = row.number(2) != 0,
                   .due = row.number(3),
                   .map = row.text(4),
                   .summary = row.text(5),
                   .changed = row.number(6)},
          .length = static_cast<int>(row.number(7)),
          .sum = row.text(8),
          .last = row.text(9)};
}

FileMaps::FileMaps(const SqliteLink& link)
    : ids_(link, "SELECT id FROM maps ORDER BY id"),
      get_(link, "SELECT text, kept, sum FROM maps WHERE id = ?") {}

std::vector<std::string> FileMaps::ids() const { return texts_of(ids_.rows()); }

std::optional<SummedMap> FileMaps::get(const std::string& id) const {
  auto row = get_.rows(id);
  if (!row.next()) return {};
  return SummedMap{{id, row.text(0), row.number(1)}, row.text(2)};
}

FileTables::FileTables(const SqliteLink& link)
    : ids_(link, "SELECT id FROM tables ORDER BY id"),
      head_(link, std::string(SELECT_FILE_HEAD) + "WHERE id = ?"),
      log_(link, "SELECT number, entry, sum FROM log WHERE tbl = ? ORDER BY number") {}

std::vector<std::string> FileTables::ids() const { return texts_of(ids_.rows()); }

std::optional<KeptTable> FileTables::get(const std::string& id) const {
  auto row = head_.rows(id);
  if (!row.next()) return {};
  KeptTable table{.head = file_head(row), .log = {}};
  auto rows = log_.rows(id);
  while (rows.next()) table.log.push_back({static_cast<int>(rows.number(0)), rows.text(1), rows.text(2)});
  return table;
}

} // namespace mappa::store
