#include "store/postgres.h"
#include "store/sqlite.h"

namespace mappa::store {

std::unique_ptr<Store> open_store(const std::string& address, const std::string& server) {
  if (address.starts_with("postgresql://") || address.starts_with("postgres://"))
    return open_postgres(address, server);
  if (address.find("://") != address.npos) // it is not repeated: there may be a password in it
    throw StoreError("the store is neither a file nor an address that begins with postgresql://");
  constexpr std::string_view FILE = "sqlite:";
  return open_sqlite(address.starts_with(FILE) ? address.substr(FILE.size()) : address);
}

} // namespace mappa::store
