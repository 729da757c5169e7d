// The tables of the PostgreSQL store, all in a schema `mappa`.
#pragma once

#include "store/postgres_link.h"

namespace mappa::store {

// The class of the store's advisory locks; their numbers are those of servers, and 0 for the schema.
inline constexpr int64_t PG_LOCKS = 0x6d617070; // "mapp"

// Made if it is missing. Throws StoreError if a newer mappa made it.
void make_postgres_schema(PgLink& link);
// Throws StoreError unless it is there, and of this program's version.
void check_postgres_schema(PgLink& link);

} // namespace mappa::store
