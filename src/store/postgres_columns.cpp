#include "store/postgres_columns.h"

namespace mappa::store {

void Columns::add_head(const TableHead& head, const LogEnd& end) {
  ids.push_back(head.id);
  states.push_back(static_cast<int>(head.state));
  listed.push_back(head.listed);
  due.push_back(head.due);
  maps.push_back(head.map);
  summaries.push_back(head.summary);
  changed.push_back(head.changed);
  lengths.push_back(end.length);
  head_sums.push_back(head_sum(head, end.length, end.sum));
}

void Columns::add_entries(const Write& write, LogEnd& end) {
  for (const std::string& entry : write.entries) {
    end = {end.length + 1, next_sum(end.sum, entry)};
    tables.push_back(write.head.id);
    numbers.push_back(end.length);
    entries.push_back(entry);
    sums.push_back(end.sum);
  }
}

void Columns::add_map(const KeptMap& map) {
  const KeptMap*& known = kept[map.id];
  if (!known || known->kept < map.kept) known = &map;
}

void Columns::store_maps(PgLink& link) const {
  if (kept.empty()) return;
  std::vector<std::string> names, texts, map_sums;
  std::vector<int64_t> times;
  for (const auto& [id, map] : kept) {
    names.push_back(id);
    texts.push_back(map->text);
    times.push_back(map->kept);
    map_sums.push_back(map_sum(*map));
  }
  link.query("INSERT INTO maps(id, text, kept, sum) "
             "SELECT * FROM unnest($1::text[], $2::text[], $3::bigint[], $4::text[]) "
             "ON CONFLICT (id) DO UPDATE SET kept = greatest(maps.kept, excluded.kept)",
             pg_array(names), pg_array(texts), pg_array(times), pg_array(map_sums));
}

void Columns::store(PgLink& link) const {
  link.query("UPDATE tables SET state = w.state, listed = w.listed <> 0, due = w.due, map = w.map, "
             "summary = w.summary, changed = w.changed, length = w.length, sum = w.sum "
             "FROM unnest($1::text[], $2::smallint[], $3::int[], $4::bigint[], $5::text[], $6::text[], "
             "$7::bigint[], $8::int[], $9::text[]) "
             "AS w(id, state, listed, due, map, summary, changed, length, sum) "
             "WHERE tables.id = w.id",
             pg_array(ids), pg_array(states), pg_array(listed), pg_array(due), pg_array(maps),
             pg_array(summaries), pg_array(changed), pg_array(lengths), pg_array(head_sums));
  link.query("INSERT INTO log(tbl, number, entry, sum) "
             "SELECT * FROM unnest($1::text[], $2::int[], $3::text[], $4::text[])",
             pg_array(tables), pg_array(numbers), pg_array(entries), pg_array(sums));
  store_maps(link);
}

} // namespace mappa::store
