// Writes as PostgreSQL takes them.
#pragma once

#include "store/postgres_link.h"
#include "store/sums.h"

#include <map>

namespace mappa::store {

// Where a log ends.
struct LogEnd {
  int length = 0;
  std::string sum{};
};

// The writes of a batch that are to be stored, as columns.
struct Columns {
  std::vector<std::string> ids, maps, summaries;
  std::vector<int> states, listed, lengths;
  std::vector<int64_t> due, changed;
  std::vector<std::string> head_sums;
  std::vector<std::string> tables, entries, sums;
  std::vector<int> numbers;
  std::map<std::string, const KeptMap*> kept; // by id: all servers lock them in the same order

  void add_head(const TableHead& head, const LogEnd& end);
  void add_entries(const Write& write, LogEnd& end); // which is then after them
  void add_map(const KeptMap& map);
  void store(PgLink& link) const;

private:
  void store_maps(PgLink& link) const;
};

} // namespace mappa::store
