// Tables in one SQLite file, for one server.
#pragma once

#include "store/store.h"

namespace mappa::store {

// Made if it is missing. Throws StoreError if another server is using it or it is no such file.
std::unique_ptr<Store> open_sqlite(const std::string& file);

} // namespace mappa::store
