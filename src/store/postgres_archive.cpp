// PostgreSQL databases as a whole.
#include "store/archive.h"
#include "store/postgres_schema.h"
#include "store/postgres_tables.h"

namespace mappa::store {

namespace {

class PgSource : public Source {
public:
  explicit PgSource(const std::string& address) : link_(address) {
    link_.execute("SET idle_in_transaction_session_timeout = 0");
    check_postgres_schema(link_);
    moment_.emplace(link_, "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY");
  }

  std::vector<std::string> faults() override {
    const PgRows rows = link_.query("SELECT tbl, count(*) FROM log LEFT JOIN tables ON id = tbl "
                                    "WHERE id IS NULL GROUP BY tbl ORDER BY tbl");
    std::vector<std::string> found;
    for (int i = 0; i < rows.size(); ++i)
      found.push_back(fmt::format("table {}: its head is missing, but not its {} entries", rows.text(i, 0),
                                  rows.number(i, 1)));
    return found;
  }
  std::vector<std::string> ids() override { return pg_ids(link_.query("SELECT id FROM tables ORDER BY id")); }
  KeptTable get(const std::string& id) override { return pg_table(link_, id).value(); }
  std::vector<std::string> map_ids() override {
    return pg_ids(link_.query("SELECT id FROM maps ORDER BY id"));
  }
  SummedMap get_map(const std::string& id) override { return pg_map(link_, id).value(); }

private:
  PgLink link_;
  std::optional<PgTransaction> moment_;
};

class PgTarget : public Target {
public:
  explicit PgTarget(const std::string& address) : link_(address) {
    link_.execute("SET idle_in_transaction_session_timeout = 0");
    make_postgres_schema(link_);
    writing_.emplace(link_);
    link_.execute("LOCK TABLE tables IN EXCLUSIVE MODE"); // servers that run have none yet, and wait
    if (link_.query("SELECT FROM tables LIMIT 1").size() > 0)
      throw StoreError("the PostgreSQL database has tables already");
  }

  void add(const KeptTable& table) override {
    const TableHead& head = table.head.head;
    link_.query("INSERT INTO tables(id, state, listed, due, map, summary, changed, length, sum) "
                "VALUES ($1, $2, $3::int <> 0, $4, $5, $6, $7, $8, $9)",
                head.id, static_cast<int64_t>(head.state), int64_t{head.listed}, head.due, head.map,
                head.summary, head.changed, int64_t{table.head.length}, table.head.sum);
    std::vector<int> numbers;
    std::vector<std::string> entries, sums;
    for (const KeptEntry& entry : table.log) {
      numbers.push_back(entry.number);
      entries.push_back(entry.entry);
      sums.push_back(entry.sum);
    }
    link_.query("INSERT INTO log(tbl, number, entry, sum) "
                "SELECT $1, * FROM unnest($2::int[], $3::text[], $4::text[])",
                head.id, pg_array(numbers), pg_array(entries), pg_array(sums));
  }
  void add_map(const SummedMap& map) override {
    link_.query("INSERT INTO maps(id, text, kept, sum) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING",
                map.map.id, map.map.text, map.map.kept, map.sum);
  }
  void finish() override { writing_->commit(); }

private:
  PgLink link_;
  std::optional<PgTransaction> writing_;
};

} // namespace

std::unique_ptr<Source> open_postgres_source(const std::string& address) {
  return std::make_unique<PgSource>(address);
}

std::unique_ptr<Target> open_postgres_target(const std::string& address) {
  return std::make_unique<PgTarget>(address);
}

} // namespace mappa::store
