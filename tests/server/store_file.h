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
  }
  ~StoreFile() { sqlite3_close(link_); }
  StoreFile(const StoreFile&) = delete;
  StoreFile& operator=(const StoreFile&) = delete;

  // As if it had been stored so: the checksums are made anew.
  void run(const std::string& sql) const {
    damage(sql);
    store::SqliteLink link(path_, path_);
    store::SqliteTransaction transaction(link);
    store::give_sums(link);
    transaction.commit();
  }
  void damage(const std::string& sql) const {
    char* fault = nullptr;
    EXPECT_EQ(sqlite3_exec(link_, sql.c_str(), nullptr, nullptr, &fault), SQLITE_OK) << fault;
    sqlite3_free(fault);
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
