// A server's SQLite file.
#pragma once

#include "store/sqlite_link.h"
#include "store/sums.h"

#include <gtest/gtest.h>
#include <sqlite3.h>
#include <string>
#include <vector>

namespace mappa::server {

// Looked into, and changed, by someone else.
class StoreFile {
public:
  explicit StoreFile(const std::string& path) : path_(path) {
    EXPECT_EQ(sqlite3_open(path.c_str(), &link_), SQLITE_OK);
    sqlite3_busy_timeout(link_, 5'000); // the server writes, too
  }
  ~StoreFile() { sqlite3_close(link_); }
  StoreFile(const StoreFile&) = delete;
  StoreFile& operator=(const StoreFile&) = delete;

  void run(const std::string& sql) const {
    char* fault = nullptr;
    EXPECT_EQ(sqlite3_exec(link_, sql.c_str(), nullptr, nullptr, &fault), SQLITE_OK) << fault;
    sqlite3_free(fault);
  }
  // As if the server had stored it so: the sums are right again.
  void change(const std::string& sql) const {
    run(sql);
    store::SqliteLink link(path_, path_);
    const store::SqliteStatement heads(
        link, "SELECT id, state, listed, due, map, summary, changed, length FROM tables");
    const store::SqliteStatement log(link, "SELECT number, entry FROM log WHERE tbl = ? ORDER BY number");
    std::vector<std::pair<store::TableHead, int>> tables;
    for (auto row = heads.rows(); row.next();)
      tables.push_back({{.id = row.text(0),
                         .state = static_cast<store::TableState>(row.number(1)),
                         .listed = row.number(2) != 0,
                         .due = row.number(3),
                         .map = row.text(4),
                         .summary = row.text(5),
                         .changed = row.number(6)},
                        static_cast<int>(row.number(7))});
    for (const auto& [head, length] : tables) {
      std::string sum = store::first_sum(head.id);
      std::vector<std::pair<int64_t, std::string>> sums;
      for (auto row = log.rows(head.id); row.next();)
        sums.emplace_back(row.number(0), sum = store::next_sum(sum, row.text(1)));
      for (const auto& [number, its] : sums)
        store::SqliteStatement(link, "UPDATE log SET sum = ? WHERE tbl = ? AND number = ?")
            .run(its, head.id, number);
      store::SqliteStatement(link, "UPDATE tables SET sum = ? WHERE id = ?")
          .run(store::head_sum(head, length, sum), head.id);
    }
  }
  int number(const std::string& sql) const {
    int found = -1;
    const auto take = [](void* out, int, char** values, char**) {
      *static_cast<int*>(out) = std::stoi(values[0]);
      return 0;
    };
    EXPECT_EQ(sqlite3_exec(link_, sql.c_str(), take, &found, nullptr), SQLITE_OK);
    return found;
  }

private:
  std::string path_;
  sqlite3* link_ = nullptr;
};

} // namespace mappa::server
