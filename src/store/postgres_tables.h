// Whole tables as PostgreSQL has them.
#pragma once

#include "store/postgres_link.h"
#include "store/sums.h"

#include <optional>

namespace mappa::store {

// A head, as columns of `tables`.
inline constexpr const char* PG_HEAD = "id, state, listed, due, map, summary, changed, length, tables.sum, "
                                       "(SELECT sum FROM log WHERE tbl = id AND number = length)";
KeptHead pg_head(const PgRows& rows, int row);

std::optional<KeptTable> pg_table(PgLink& link, const std::string& id);
std::optional<SummedMap> pg_map(PgLink& link, const std::string& id);
std::vector<std::string> pg_ids(const PgRows& rows); // the first column

} // namespace mappa::store
