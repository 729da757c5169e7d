// SQLite's handles as values that clean up after themselves and throw StoreError.
#pragma once

#include <cstdint>
#include <memory>
#include <sqlite3.h>
#include <string>
#include <string_view>

namespace mappa::store {

// A connection to a file, which must be there. Messages begin with `name`.
class SqliteLink {
public:
  enum class Use : uint8_t { Read, Write };
  SqliteLink(const std::string& file, std::string name, Use use = Use::Write);
  void wait_for_others(bool patient); // who keep the file locked; at first it does
  void run(const char* sql);          // statements without parameters and results

  sqlite3* handle() const { return handle_.get(); }
  [[noreturn]] void fail() const; // throws what SQLite says of its last fault

private:
  std::string name_;
  std::unique_ptr<sqlite3, int (*)(sqlite3*)> handle_;
};

// A prepared statement.
class SqliteStatement {
public:
  SqliteStatement(const SqliteLink& link, const std::string& sql);

  // What it gives for these parameters. The statement is free for others when the rows are gone.
  class Rows {
  public:
    explicit Rows(const SqliteStatement& statement) : statement_(statement) {}
    ~Rows();
    Rows(const Rows&) = delete;
    Rows& operator=(const Rows&) = delete;

    bool next(); // goes to the next row, at first to the first; false: there is none
    int64_t number(int column) const;
    std::string text(int column) const;

  private:
    const SqliteStatement& statement_;
  };

  template <class... Parameters>
  Rows rows(const Parameters&... parameters) const {
    int place = 0;
    (bind(++place, parameters), ...);
    return Rows(*this);
  }
  // For statements that give no rows: how many they changed.
  template <class... Parameters>
  int run(const Parameters&... parameters) const {
    rows(parameters...).next();
    return sqlite3_changes(link_.handle());
  }

private:
  void bind(int place, int64_t number) const;
  void bind(int place, std::string_view text) const;

  const SqliteLink& link_;
  std::unique_ptr<sqlite3_stmt, int (*)(sqlite3_stmt*)> handle_;
};

// All or nothing: what is not committed is undone.
class SqliteTransaction {
public:
  explicit SqliteTransaction(SqliteLink& link, const char* begin = "BEGIN IMMEDIATE") : link_(link) {
    link_.run(begin);
  }
  ~SqliteTransaction();
  SqliteTransaction(const SqliteTransaction&) = delete;
  SqliteTransaction& operator=(const SqliteTransaction&) = delete;
  void commit() { link_.run("COMMIT"); }

private:
  SqliteLink& link_;
};

} // namespace mappa::store
