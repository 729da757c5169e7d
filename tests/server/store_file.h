// A server's SQLite file.
#pragma once

#include "store/sqlite_schema.h"

#include <gtest/gtest.h>
#include <sqlite3.h>
#include <string>

namespace mappa::server {

// Looked into, and changed, by someone else.
class StoreFile {
public:
  explicit StoreFile(const std::string& path) : path_(path) {
    EXPECT_EQ(sqlite3_open(path.c_str(), &link_), SQLITE_OK);
    sqlite3_busy_timeout(link_, 60'000); // the server writes, too
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
    store::SqliteTransaction transaction(link);
    store::give_sums(link);
    transaction.commit();
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
