#include "store/sqlite_link.h"

#include "store/store.h"

namespace mappa::store {

namespace {

constexpr int PATIENCE_MS = 3'000; // with someone who looks into the file by hand and keeps it locked

const char* cause_of(sqlite3* handle) {
  const int code = sqlite3_extended_errcode(handle);
  if (code == SQLITE_IOERR_WRITE) return cause::FULL; // a quota
  switch (code & 0xff) {
  case SQLITE_FULL: return cause::FULL;
  case SQLITE_BUSY:
  case SQLITE_LOCKED: return cause::LOCKED;
  case SQLITE_CORRUPT:
  case SQLITE_NOTADB: return cause::DAMAGED;
  default: return cause::OTHER;
  }
}

} // namespace

SqliteLink::SqliteLink(const std::string& file, std::string name, Use use)
    : name_(std::move(name)), handle_(nullptr, sqlite3_close) {
  sqlite3* handle = nullptr;
  const int how = use == Use::Read ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE;
  const int result = sqlite3_open_v2(file.c_str(), &handle, how | SQLITE_OPEN_NOMUTEX, nullptr);
  handle_.reset(handle);
  if (result != SQLITE_OK) fail();
  wait_for_others(true);
}

void SqliteLink::wait_for_others(bool patient) { sqlite3_busy_timeout(handle(), patient ? PATIENCE_MS : 0); }

void SqliteLink::run(const char* sql) {
  if (sqlite3_exec(handle(), sql, nullptr, nullptr, nullptr) != SQLITE_OK) fail();
}

void SqliteLink::fail() const {
  throw StoreError(name_ + ": " + sqlite3_errmsg(handle()), cause_of(handle()));
}

SqliteStatement::SqliteStatement(const SqliteLink& link, const std::string& sql)
    : link_(link), handle_(nullptr, sqlite3_finalize) {
  sqlite3_stmt* handle = nullptr;
  if (sqlite3_prepare_v3(link.handle(), sql.c_str(), -1, SQLITE_PREPARE_PERSISTENT, &handle, nullptr) !=
      SQLITE_OK)
    link.fail();
  handle_.reset(handle);
}

void SqliteStatement::bind(int place, int64_t number) const {
  if (sqlite3_bind_int64(handle_.get(), place, number) != SQLITE_OK) link_.fail();
}

void SqliteStatement::bind(int place, std::string_view text) const {
  const int result =
      sqlite3_bind_text64(handle_.get(), place, text.data(), text.size(), SQLITE_TRANSIENT, SQLITE_UTF8);
  if (result != SQLITE_OK) link_.fail();
}

SqliteStatement::Rows::~Rows() { sqlite3_reset(statement_.handle_.get()); }

bool SqliteStatement::Rows::next() {
  const int result = sqlite3_step(statement_.handle_.get());
  if (result != SQLITE_ROW && result != SQLITE_DONE) statement_.link_.fail();
  return result == SQLITE_ROW;
}

int64_t SqliteStatement::Rows::number(int column) const {
  return sqlite3_column_int64(statement_.handle_.get(), column);
}

std::string SqliteStatement::Rows::text(int column) const {
  sqlite3_stmt* handle = statement_.handle_.get();
  const auto* text = reinterpret_cast<const char*>(sqlite3_column_text(handle, column));
  return {text ? text : "", static_cast<size_t>(sqlite3_column_bytes(handle, column))};
}

SqliteTransaction::~SqliteTransaction() {
  // After some faults SQLite has done it by itself; it cannot fail otherwise.
  if (!sqlite3_get_autocommit(link_.handle()))
    sqlite3_exec(link_.handle(), "ROLLBACK", nullptr, nullptr, nullptr);
}

} // namespace mappa::store
