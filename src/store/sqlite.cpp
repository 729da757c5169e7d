#include "store/sqlite.h"

#include "store/lock_file.h"
#include "store/shared.h"
#include "store/sqlite_schema.h"

#include <filesystem>
#include <optional>
#include <unordered_set>

namespace mappa::store {

namespace {

// Through links, so that one file has one lock.
std::string full_path(const std::string& file) {
  if (file.empty()) throw StoreError("the store's file has no name");
  std::error_code error;
  const std::string path = std::filesystem::weakly_canonical(file, error).string();
  if (!error && std::filesystem::is_directory(path)) error = std::make_error_code(std::errc::is_a_directory);
  if (error) throw StoreError(file + ": " + error.message());
  return path;
}

SqliteLink open_link(const std::string& path, const std::string& file) {
  SqliteLink link(path, file);
  make_file_schema(link, file);
  // With the log ahead, readers and a backup never wait for the server, nor it for them; each commit is
  // synced.
  link.run("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA wal_autocheckpoint = 8000");
  return link;
}

// Somebody who keeps the file locked is not waited for.
class Impatient {
public:
  explicit Impatient(SqliteLink& link) : link_(link) { link_.wait_for_others(false); }
  ~Impatient() { link_.wait_for_others(true); }
  Impatient(const Impatient&) = delete;
  Impatient& operator=(const Impatient&) = delete;

private:
  SqliteLink& link_;
};

class SqliteStore : public Store {
public:
  SqliteStore(const std::string& path, const std::string& file)
      : path_(path),
        file_(file),
        lock_(path + "-lock", file),
        own_lock_(path, file),
        link_(open_link(path, file)) {}

  std::vector<bool> write(std::span<const Write> writes) override;
  void probe(size_t bytes) override;
  Claim claim(const std::string& table) override;
  void release(const std::string& table) override { held_.erase(table); }
  void erase(const std::vector<std::string>& tables) override;
  std::string map(const std::string& id) override;
  int64_t maps() override;
  int64_t erase_maps(int64_t before) override;
  int64_t bytes_free() override;
  bool shared() const override { return false; } // nobody else can have the file
  void confirm() override {}
  void renew() override { check_place(); }
  int64_t renewed() const override { return 0; }
  std::vector<std::string> read(const std::string& table) override;
  std::vector<Glance> glance(const std::vector<std::string>& tables) override;
  std::vector<std::string> orphans(int64_t now, int most) override;
  std::vector<std::string> stale(TableState state, int64_t after, int64_t before, int most) override;
  std::vector<TableHead> list(TableState state, int64_t before, int most) override;
  Totals totals() override;
  std::string shared_secret() override;
  uint64_t tenure() const override { return 0; } // nobody else can have the file

private:
  using Tables = std::unordered_set<std::string>;
  bool store(const Write& write, Tables& made);
  void keep(const KeptMap& map) const;
  std::string sum_before(const Write& write) const;
  void commit(SqliteTransaction& transaction);
  void check_place() const;

  std::string path_, file_;
  LockFile lock_;     // for those who open it twice, and for older programs
  LockFile own_lock_; // of the file itself, whose secret is its owner's alone
  FileMark mark_{path_};
  std::optional<FileMark> ahead_; // the log that SQLite writes first
  SqliteLink link_;
  Tables held_;
  FileTables tables_{link_};
  FileMaps maps_{link_};
  SqliteStatement make_{link_,
                        "INSERT INTO tables(state, listed, due, map, summary, changed, length, sum, id) "
                        "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING"};
  SqliteStatement change_{link_, "UPDATE tables SET state = ?, listed = ?, due = ?, map = ?, summary = ?, "
                                 "changed = ?, length = ?, sum = ? WHERE id = ? AND length = ?"};
  SqliteStatement add_{link_, "INSERT INTO log(tbl, number, entry, sum) VALUES (?, ?, ?, ?)"};
  SqliteStatement sum_{link_, "SELECT sum FROM log WHERE tbl = ? AND number = ?"};
  SqliteStatement probe_{link_, "UPDATE probe SET bytes = zeroblob(?)"};
  SqliteStatement glance_{link_, std::string(SELECT_FILE_HEAD) + "WHERE id = ?"};
  SqliteStatement first_{link_, "SELECT entry, sum FROM log WHERE tbl = ? AND number = 1"};
  SqliteStatement due_{link_, "SELECT id FROM tables WHERE due > 0 AND due <= ? ORDER BY due, id"};
  SqliteStatement stale_{link_, "SELECT id FROM tables WHERE state = ? AND listed IN (0, 1) AND changed > ? "
                                "AND changed < ? ORDER BY changed, id LIMIT ?"};
  SqliteStatement list_{link_, std::string(SELECT_FILE_HEAD) +
                                   "WHERE state = ? AND listed = 1 AND changed < ? "
                                   "ORDER BY changed DESC, id DESC LIMIT ?"};
  SqliteStatement totals_{link_, "SELECT state, map, count(*) FROM tables GROUP BY state, map "
                                 "ORDER BY count(*) DESC, map"};
  SqliteStatement erase_log_{link_, "DELETE FROM log WHERE tbl = ?"};
  SqliteStatement erase_table_{link_, "DELETE FROM tables WHERE id = ?"};
  SqliteStatement keep_{link_, "INSERT INTO maps(id, text, kept, sum) VALUES (?, ?, ?, ?) "
                               "ON CONFLICT(id) DO UPDATE SET kept = max(kept, excluded.kept)"};
  SqliteStatement count_maps_{link_, "SELECT count(*) FROM maps"};
  SqliteStatement erase_maps_{link_, "DELETE FROM maps WHERE kept < ? AND NOT EXISTS "
                                     "(SELECT 1 FROM tables WHERE state IN (0, 1, 2, 3) AND map = maps.id)"};
  SqliteStatement secret_{link_, "SELECT secret FROM secret"};
};

// Of the log up to it; empty: there is no entry before it.
std::string SqliteStore::sum_before(const Write& write) const {
  if (write.number == 1) return first_sum(write.head.id);
  auto row = sum_.rows(write.head.id, write.number - 1);
  return row.next() ? row.text(0) : "";
}

bool SqliteStore::store(const Write& write, Tables& made) {
  const TableHead& head = write.head;
  if (!acceptable(write)) return false;
  if (only_map(write)) return keep(write.map), true;
  std::string sum = sum_before(write);
  if (sum.empty()) return false;
  std::vector<std::string> sums;
  for (const std::string& entry : write.entries) sums.push_back(sum = next_sum(sum, entry));
  const int length = write.number - 1 + static_cast<int>(write.entries.size());
  const auto run = [&](const SqliteStatement& statement, auto... more) {
    return statement.run(static_cast<int64_t>(head.state), head.listed, head.due, head.map, head.summary,
                         head.changed, length, head_sum(head, length, sum), head.id, more...) == 1;
  };
  if (write.number == 1) {
    if (!run(make_)) return false;
    made.insert(head.id);
  } else if (!(held_.contains(head.id) || made.contains(head.id)) || !run(change_, write.number - 1)) {
    return false;
  }
  for (size_t i = 0; i < sums.size(); ++i)
    add_.run(head.id, write.number + static_cast<int>(i), write.entries[i], sums[i]);
  if (!write.map.id.empty()) keep(write.map);
  return true;
}

void SqliteStore::keep(const KeptMap& map) const { keep_.run(map.id, map.text, map.kept, map_sum(map)); }

std::vector<bool> SqliteStore::write(std::span<const Write> writes) {
  Tables made;
  std::vector<bool> stored;
  SqliteTransaction transaction(link_);
  for (const Write& one : writes) stored.push_back(store(one, made));
  commit(transaction);
  held_.merge(made);
  return stored;
}

// What is in a file that nobody can find any more is not stored.
void SqliteStore::commit(SqliteTransaction& transaction) {
  transaction.commit();
  if (!ahead_) ahead_.emplace(path_ + "-wal");
  check_place();
}

void SqliteStore::check_place() const {
  if (mark_.in_place() && (!ahead_ || ahead_->in_place())) return;
  throw StoreError(file_ + ": the file, or its -wal, was deleted or replaced while the server used it. "
                           "Nothing is stored until it is put back, or the server started again",
                   cause::GONE);
}

void SqliteStore::probe(size_t bytes) {
  const Impatient impatient(link_);
  SqliteTransaction transaction(link_);
  probe_.run(static_cast<int64_t>(bytes));
  commit(transaction);
}

Claim SqliteStore::claim(const std::string& table) {
  const std::optional<KeptTable> kept = tables_.get(table);
  if (!kept) return {};
  held_.insert(table);
  return sound(table, fault_of(*kept)) ? claim_of(*kept) : Claim{.kind = Claim::Kind::Damaged};
}

void SqliteStore::erase(const std::vector<std::string>& tables) {
  SqliteTransaction transaction(link_);
  for (const std::string& table : tables) {
    erase_log_.run(table);
    erase_table_.run(table);
  }
  commit(transaction);
  for (const std::string& table : tables) held_.erase(table);
}

std::string SqliteStore::map(const std::string& id) {
  const std::optional<SummedMap> kept = maps_.get(id);
  return kept && sound(id, fault_of(*kept)) ? kept->map.text : "";
}

int64_t SqliteStore::maps() {
  auto row = count_maps_.rows();
  return row.next() ? row.number(0) : 0;
}

int64_t SqliteStore::erase_maps(int64_t before) {
  SqliteTransaction transaction(link_);
  const int64_t gone = erase_maps_.run(before);
  commit(transaction);
  return gone;
}

int64_t SqliteStore::bytes_free() {
  std::error_code error;
  const auto space = std::filesystem::space(std::filesystem::absolute(path_).parent_path(), error);
  if (error) throw StoreError(path_ + ": " + error.message());
  return static_cast<int64_t>(space.available);
}

std::vector<std::string> SqliteStore::read(const std::string& table) {
  const std::optional<KeptTable> kept = tables_.get(table);
  return kept && sound(table, fault_of(*kept)) ? claim_of(*kept).entries : std::vector<std::string>{};
}

std::vector<Glance> SqliteStore::glance(const std::vector<std::string>& tables) {
  std::vector<Glance> found;
  for (const std::string& table : tables) {
    auto row = glance_.rows(table);
    auto first = first_.rows(table);
    if (!row.next() || !first.next()) continue;
    const KeptHead head = file_head(row);
    if (sound(table, fault_of(head, first.text(0), first.text(1))))
      found.push_back({head.head, first.text(0)});
  }
  return found;
}

std::vector<std::string> SqliteStore::orphans(int64_t now, int most) {
  std::vector<std::string> found;
  auto rows = due_.rows(now);
  while (static_cast<int>(found.size()) < most && rows.next())
    if (!held_.contains(rows.text(0))) found.push_back(rows.text(0));
  return found;
}

std::vector<std::string> SqliteStore::stale(TableState state, int64_t after, int64_t before, int most) {
  std::vector<std::string> found;
  auto rows = stale_.rows(static_cast<int64_t>(state), after, before, most);
  while (rows.next()) found.push_back(rows.text(0));
  return found;
}

std::vector<TableHead> SqliteStore::list(TableState state, int64_t before, int most) {
  std::vector<TableHead> found;
  auto rows = list_.rows(static_cast<int64_t>(state), before, most);
  while (rows.next())
    if (KeptHead head = file_head(rows); sound(head.head.id, fault_of(head)))
      found.push_back(std::move(head.head));
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
