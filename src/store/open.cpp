// What an address says.
#include "store/archive.h"
#include "store/postgres.h"
#include "store/sqlite.h"

#include <optional>

namespace mappa::store {

namespace {

// The name of a file; nothing: it is a database.
std::optional<std::string> file_of(const std::string& address) {
  if (address.starts_with("postgresql://") || address.starts_with("postgres://")) return {};
  if (address.find("://") != address.npos) // it is not repeated: there may be a password in it
    throw StoreError("the store is neither a file nor an address that begins with postgresql://");
  constexpr std::string_view FILE = "sqlite:";
  return address.starts_with(FILE) ? address.substr(FILE.size()) : address;
}

} // namespace

std::unique_ptr<Store> open_store(const std::string& address, const std::string& server) {
  const auto file = file_of(address);
  return file ? open_sqlite(*file) : open_postgres(address, server);
}

std::unique_ptr<Source> open_source(const std::string& address) {
  const auto file = file_of(address);
  return file ? open_file_source(*file) : open_postgres_source(address);
}

std::unique_ptr<Target> open_target(const std::string& address) {
  const auto file = file_of(address);
  return file ? open_file_target(*file) : open_postgres_target(address);
}

} // namespace mappa::store
