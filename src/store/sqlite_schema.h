// The tables of the SQLite store.
#pragma once

#include "store/sqlite_link.h"
#include "store/sums.h"

#include <optional>
#include <string>
#include <vector>

namespace mappa::store {

inline constexpr int64_t FILE_VERSION = 4; // of the schema

// Which one a file has; 0: it is empty. Throws StoreError if it is another program's, or a newer mappa's.
int64_t file_version(const SqliteLink& link, const std::string& file);

// Made if it is missing, and an older one brought up to date.
void make_file_schema(SqliteLink& link, const std::string& file);

// All tables get the sums of what is in them now.
void give_sums(const SqliteLink& link);

// A head, from `tables`.
inline constexpr const char* SELECT_FILE_HEAD =
    "SELECT id, state, listed, due, map, summary, changed, length, sum, "
    "(SELECT log.sum FROM log WHERE tbl = id AND number = length) FROM tables ";
KeptHead file_head(const SqliteStatement::Rows& row);

// Maps, as they are stored.
class FileMaps {
public:
  explicit FileMaps(const SqliteLink& link);
  std::vector<std::string> ids() const; // in their order
  std::optional<SummedMap> get(const std::string& id) const;

private:
  SqliteStatement ids_, get_;
};

// Whole tables, as they are stored.
class FileTables {
public:
  explicit FileTables(const SqliteLink& link);
  std::vector<std::string> ids() const; // in their order
  std::optional<KeptTable> get(const std::string& id) const;

private:
  SqliteStatement ids_, head_, log_;
};

} // namespace mappa::store
