#include "store/postgres_tables.h"

namespace mappa::store {

KeptHead pg_head(const PgRows& rows, int row) {
  return {.head = {.id = rows.text(row, 0),
                   .state = static_cast<TableState>(rows.number(row, 1)),
                   .listed = rows.flag(row, 2),
                   .due = rows.number(row, 3),
                   .map = rows.text(row, 4),
                   .summary = rows.text(row, 5),
                   .changed = rows.number(row, 6)},
          .length = static_cast<int>(rows.number(row, 7)),
          .sum = rows.text(row, 8),
          .last = rows.text(row, 9)};
}

std::optional<KeptTable> pg_table(PgLink& link, const std::string& id) {
  const PgRows row = link.query(fmt::format("SELECT {} FROM tables WHERE id = $1", PG_HEAD), id);
  if (row.size() == 0) return {};
  KeptTable table{.head = pg_head(row, 0), .log = {}};
  const PgRows rows = link.query("SELECT number, entry, sum FROM log WHERE tbl = $1 ORDER BY number", id);
  for (int i = 0; i < rows.size(); ++i)
    table.log.push_back({static_cast<int>(rows.number(i, 0)), rows.text(i, 1), rows.text(i, 2)});
  return table;
}

std::optional<SummedMap> pg_map(PgLink& link, const std::string& id) {
  const PgRows row = link.query("SELECT text, kept, sum FROM maps WHERE id = $1", id);
  if (row.size() == 0) return {};
  return SummedMap{{id, row.text(0, 0), row.number(0, 1)}, row.text(0, 2)};
}

std::vector<std::string> pg_ids(const PgRows& rows) {
  std::vector<std::string> ids;
  for (int i = 0; i < rows.size(); ++i) ids.push_back(rows.text(i, 0));
  return ids;
}

} // namespace mappa::store
