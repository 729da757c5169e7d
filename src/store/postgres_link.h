// libpq's handles as values that clean up after themselves and throw StoreError.
#pragma once

#include <array>
#include <cstdint>
#include <fmt/format.h>
#include <libpq-fe.h>
#include <memory>
#include <string>
#include <vector>

namespace mappa::store {

// What a statement gave.
class PgRows {
public:
  explicit PgRows(PGresult* result) : result_(result, PQclear) {}
  int size() const { return PQntuples(result_.get()); }
  bool null(int row, int column) const { return PQgetisnull(result_.get(), row, column); }
  std::string text(int row, int column) const;
  int64_t number(int row, int column) const;
  bool flag(int row, int column) const;

private:
  std::unique_ptr<PGresult, void (*)(PGresult*)> result_;
};

// A list as one parameter.
std::string pg_array(const std::vector<std::string>& texts);
template <class Number>
std::string pg_array(const std::vector<Number>& numbers) {
  return fmt::format("{{{}}}", fmt::join(numbers, ","));
}

// A connection. A machine at either end that vanishes is noticed by the other within about five seconds.
class PgLink {
public:
  explicit PgLink(const std::string& address);

  void execute(const char* sql); // statements without parameters and results
  template <class... Parameters>
  PgRows query(const std::string& sql, const Parameters&... parameters) {
    const std::array<std::string, sizeof...(Parameters)> texts{text(parameters)...};
    std::array<const char*, sizeof...(Parameters)> values{};
    for (size_t i = 0; i < texts.size(); ++i) values[i] = texts[i].c_str();
    return checked(PQexecParams(handle_.get(), sql.c_str(), static_cast<int>(values.size()), nullptr,
                                values.data(), nullptr, nullptr, 0));
  }
  bool lost() const { return lost_; }

private:
  static std::string text(int64_t number) { return std::to_string(number); }
  static const std::string& text(const std::string& text) { return text; }
  PgRows checked(PGresult* result);
  std::string without_password(std::string message) const;

  std::string password_;
  std::unique_ptr<PGconn, void (*)(PGconn*)> handle_;
  bool lost_ = false;
};

// All or nothing: what is not committed is undone.
class PgTransaction {
public:
  explicit PgTransaction(PgLink& link, const char* begin = "BEGIN") : link_(link) { link_.execute(begin); }
  ~PgTransaction();
  PgTransaction(const PgTransaction&) = delete;
  PgTransaction& operator=(const PgTransaction&) = delete;
  void commit();

private:
  PgLink& link_;
  bool done_ = false;
};

} // namespace mappa::store
