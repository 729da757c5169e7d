// Tables in a PostgreSQL database, for any number of servers.
#pragma once

#include "store/store.h"

namespace mappa::store {

// `address`: postgresql://...; `server`: where other servers reach this one. Throws StoreError.
std::unique_ptr<Store> open_postgres(const std::string& address, const std::string& server);

} // namespace mappa::store
