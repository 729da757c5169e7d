// SQLite files as a whole.
#include "store/archive.h"
#include "store/sqlite_schema.h"

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <fcntl.h>
#include <filesystem>
#include <fmt/format.h>
#include <unistd.h>

namespace mappa::store {

namespace {

constexpr int64_t SUMS_VERSION = 3; // since then there are checksums

class FileSource : public Source {
public:
  explicit FileSource(const std::string& file) : link_(file, file, SqliteLink::Use::Read) {
    version_ = file_version(link_, file);
    if (version_ == 0) throw StoreError(file + ": holds no games");
    if (version_ < SUMS_VERSION) // which had no checksums
      link_.run("CREATE TEMP VIEW tables AS SELECT *, '' AS sum FROM main.tables;"
                "CREATE TEMP VIEW log AS SELECT *, '' AS sum FROM main.log");
    if (version_ < FILE_VERSION) link_.run("CREATE TEMP TABLE maps(id, text, kept, sum)"); // which had none
    moment_.emplace(link_, "BEGIN");
    tables_.emplace(link_);
    maps_.emplace(link_);
  }

  std::vector<std::string> faults() override {
    std::vector<std::string> found;
    const SqliteStatement pages(link_, "PRAGMA integrity_check");
    for (auto rows = pages.rows(); rows.next();)
      if (rows.text(0) != "ok") found.push_back(rows.text(0));
    const SqliteStatement strays(link_, "SELECT tbl, count(*) FROM log LEFT JOIN tables ON id = tbl "
                                        "WHERE id IS NULL GROUP BY tbl");
    for (auto rows = strays.rows(); rows.next();)
      found.push_back(
          fmt::format("table {}: its head is missing, but not its {} entries", rows.text(0), rows.number(1)));
    return found;
  }
  std::vector<std::string> ids() override { return tables_->ids(); }
  KeptTable get(const std::string& id) override {
    KeptTable table = tables_->get(id).value();
    if (version_ < SUMS_VERSION) add_sums(table);
    return table;
  }
  std::vector<std::string> map_ids() override { return maps_->ids(); }
  SummedMap get_map(const std::string& id) override { return maps_->get(id).value(); }

private:
  SqliteLink link_;
  int64_t version_ = 0;
  std::optional<SqliteTransaction> moment_;
  std::optional<FileTables> tables_;
  std::optional<FileMaps> maps_;
};

// It has its name only when it is whole.
class FileTarget : public Target {
public:
  explicit FileTarget(const std::string& file) : file_(file), part_(file + "-part") {
    if (std::filesystem::exists(file)) throw StoreError(file + ": there is a file already");
    std::filesystem::remove(part_);
    const int made = open(part_.c_str(), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
    if (made < 0) throw StoreError(part_ + ": " + std::strerror(errno));
    close(made);
    link_.emplace(part_, part_);
    make_file_schema(*link_, part_);
    writing_.emplace(*link_);
    head_.emplace(*link_, "INSERT INTO tables(id, state, listed, due, map, summary, changed, length, sum) "
                          "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)");
    entry_.emplace(*link_, "INSERT INTO log(tbl, number, entry, sum) VALUES (?, ?, ?, ?)");
    map_.emplace(*link_, "INSERT INTO maps(id, text, kept, sum) VALUES (?, ?, ?, ?)");
  }
  ~FileTarget() override { std::remove(part_.c_str()); } // what is left of one that failed
  FileTarget(const FileTarget&) = delete;
  FileTarget& operator=(const FileTarget&) = delete;

  void add(const KeptTable& table) override {
    const TableHead& head = table.head.head;
    head_->run(head.id, static_cast<int64_t>(head.state), head.listed, head.due, head.map, head.summary,
               head.changed, table.head.length, table.head.sum);
    for (const KeptEntry& entry : table.log) entry_->run(head.id, entry.number, entry.entry, entry.sum);
  }
  void add_map(const SummedMap& map) override { map_->run(map.map.id, map.map.text, map.map.kept, map.sum); }
  void finish() override {
    writing_->commit();
    if (renameat2(AT_FDCWD, part_.c_str(), AT_FDCWD, file_.c_str(), RENAME_NOREPLACE) != 0)
      throw StoreError(file_ + ": " + std::strerror(errno));
    sync_folder();
  }

private:
  // The name is on the disk only with the folder.
  void sync_folder() const {
    const std::filesystem::path folder = std::filesystem::absolute(file_).parent_path();
    const int opened = open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    const bool synced = opened >= 0 && fsync(opened) == 0;
    const int fault = errno;
    if (opened >= 0) close(opened);
    if (!synced) throw StoreError(folder.string() + ": " + std::strerror(fault));
  }

  std::string file_, part_;
  std::optional<SqliteLink> link_;
  std::optional<SqliteTransaction> writing_;
  std::optional<SqliteStatement> head_, entry_, map_;
};

} // namespace

std::unique_ptr<Source> open_file_source(const std::string& file) {
  return std::make_unique<FileSource>(file);
}

std::unique_ptr<Target> open_file_target(const std::string& file) {
  return std::make_unique<FileTarget>(file);
}

} // namespace mappa::store
