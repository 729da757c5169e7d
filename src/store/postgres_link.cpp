#include "store/postgres_link.h"

#include "store/lease.h"
#include "store/store.h"

#include <algorithm>
#include <charconv>
#include <cstring>
#include <string_view>

namespace mappa::store {

namespace {

// libpq's own words about an address may quote parts of a password that is written wrongly.
[[noreturn]] void bad_address() {
  throw StoreError("the address of the PostgreSQL store cannot be read. It is "
                   "postgresql://USER:PASSWORD@HOST:PORT/DATABASE?PARAMETER=VALUE; in the password, "
                   "characters other than letters and digits are written as % and two hex digits");
}

// Checks the address and finds the password in it.
std::string password_in(const std::string& address) {
  const std::unique_ptr<PQconninfoOption, void (*)(PQconninfoOption*)> options(
      PQconninfoParse(address.c_str(), nullptr), PQconninfoFree);
  if (!options) bad_address();
  std::string password;
  for (const PQconninfoOption* option = options.get(); option->keyword; ++option) {
    const std::string_view key = option->keyword, value = option->val ? option->val : "";
    if (key == "password") password = value;
    if (key == "port" && value.find_first_not_of("0123456789,") != value.npos) bad_address();
    if ((key == "host" || key == "dbname") && value.find('@') != value.npos) bad_address();
  }
  return password;
}

PGconn* connect(const std::string& address) {
  // What stands before the address is only used where the address says nothing else.
  const char* keys[]{"connect_timeout",     "keepalives_idle",
                     "keepalives_interval", "keepalives_count",
                     "tcp_user_timeout",    "target_session_attrs",
                     "application_name",    "dbname",
                     "client_encoding",     nullptr};
  const char* values[]{"5", "2", "1", "3", "5000", "read-write", "mappa", address.c_str(), "UTF8", nullptr};
  return PQconnectdbParams(keys, values, 1);
}

// PostgreSQL's codes: 53100 no space, 55P03 a lock that was not to be had, XX00x damage.
const char* cause_of(const PGresult* result) {
  const char* code = PQresultErrorField(result, PG_DIAG_SQLSTATE);
  const std::string_view state = code ? code : "";
  if (state == "53100") return cause::FULL;
  if (state == "55P03") return cause::LOCKED;
  return state.starts_with("XX00") ? cause::DAMAGED : cause::OTHER;
}

} // namespace

std::string PgRows::text(int row, int column) const {
  return {PQgetvalue(result_.get(), row, column),
          static_cast<size_t>(PQgetlength(result_.get(), row, column))};
}

int64_t PgRows::number(int row, int column) const {
  const std::string digits = text(row, column);
  int64_t number = 0;
  std::from_chars(digits.data(), digits.data() + digits.size(), number);
  return number;
}

bool PgRows::flag(int row, int column) const { return text(row, column) == "t"; }

std::string pg_array(const std::vector<std::string>& texts) {
  std::string array = "{";
  for (const std::string& text : texts) {
    array += array.size() > 1 ? ",\"" : "\"";
    for (const char c : text) {
      if (c == '"' || c == '\\') array += '\\';
      array += c;
    }
    array += '"';
  }
  return array + "}";
}

PgLink::PgLink(const std::string& address)
    : password_(password_in(address)), handle_(connect(address), PQfinish) {
  if (PQstatus(handle_.get()) != CONNECTION_OK)
    throw StoreError(without_password(PQerrorMessage(handle_.get())), cause::AWAY);
  PQsetNoticeProcessor(
      handle_.get(), [](void*, const char*) {}, nullptr); // else they go to stderr
  const char* encoding = PQparameterStatus(handle_.get(), "server_encoding");
  if (!encoding || std::strcmp(encoding, "UTF8") != 0)
    throw StoreError(fmt::format("the PostgreSQL database {} has the encoding {}; it must be UTF8",
                                 PQdb(handle_.get()), encoding ? encoding : "?"));
  // A statement may take as long as it takes: a commit that ran out of time while it waits for a synchronous
  // standby would count as done.
  execute(fmt::format(
              "SET tcp_keepalives_idle = 2; SET tcp_keepalives_interval = 1; SET tcp_keepalives_count = 3;"
              "SET tcp_user_timeout = 5000; SET idle_in_transaction_session_timeout = {};"
              "SET statement_timeout = 0; SET lock_timeout = 10000; SET synchronous_commit = on;"
              "SET client_min_messages = warning; SET search_path = mappa",
              LEASE_MS * 3 / 5)
              .c_str());
}

void PgLink::execute(const char* sql) { checked(PQexec(handle_.get(), sql)); }

PgRows PgLink::checked(PGresult* result) {
  PgRows rows(result);
  const ExecStatusType status = PQresultStatus(result);
  if (status == PGRES_TUPLES_OK || status == PGRES_COMMAND_OK) return rows;
  const char* severity = PQresultErrorField(result, PG_DIAG_SEVERITY_NONLOCALIZED);
  const bool fatal = severity && std::string_view(severity) != "ERROR";
  lost_ = lost_ || fatal || PQstatus(handle_.get()) != CONNECTION_OK;
  throw StoreError(without_password(PQerrorMessage(handle_.get())), lost_ ? cause::AWAY : cause_of(result));
}

// One line, which begins with who says it.
std::string PgLink::without_password(std::string message) const {
  while (message.ends_with('\n')) message.pop_back();
  std::erase(message, '\t');
  std::ranges::replace(message, '\n', ' ');
  for (size_t at = 0; !password_.empty() && (at = message.find(password_, at)) != message.npos; at += 3)
    message.replace(at, password_.size(), "***");
  return "PostgreSQL: " + message;
}

PgTransaction::~PgTransaction() {
  if (done_ || link_.lost()) return;
  try {
    link_.execute("ROLLBACK");
  } catch (const StoreError&) {
  } // the link notes that it is lost
}

void PgTransaction::commit() {
  link_.execute("COMMIT");
  done_ = true;
}

} // namespace mappa::store
