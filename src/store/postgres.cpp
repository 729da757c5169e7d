#include "store/postgres.h"

#include "store/postgres_schema.h"
#include "store/shared.h"

#include <algorithm>
#include <chrono>
#include <iterator>
#include <optional>
#include <unordered_map>

namespace mappa::store {

namespace {

using Clock = std::chrono::steady_clock;
constexpr std::chrono::seconds BETWEEN_TRIES{1}; // to connect

// Ownership is not worth a sync: if the database crashes, all sessions end and nobody owns anything.
constexpr const char* BEGIN_WITHOUT_SYNC = "BEGIN; SET LOCAL synchronous_commit = off";

// The writes of a batch that are to be stored, as columns.
struct Columns {
  std::vector<std::string> ids, maps, summaries;
  std::vector<int> states, listed, lengths;
  std::vector<int64_t> due, changed;
  std::vector<std::string> tables, entries;
  std::vector<int> numbers;

  void add_head(const TableHead& head, int length);
  void add_entries(const Write& write);
};

void Columns::add_head(const TableHead& head, int length) {
  ids.push_back(head.id);
  states.push_back(static_cast<int>(head.state));
  listed.push_back(head.listed);
  due.push_back(head.due);
  maps.push_back(head.map);
  summaries.push_back(head.summary);
  changed.push_back(head.changed);
  lengths.push_back(length);
}

void Columns::add_entries(const Write& write) {
  int number = write.number;
  for (const std::string& entry : write.entries) {
    tables.push_back(write.head.id);
    numbers.push_back(number++);
    entries.push_back(entry);
  }
}

class PostgresStore : public Store {
public:
  PostgresStore(std::string address, std::string server)
      : address_(std::move(address)), server_(std::move(server)) {
    connect();
  }
  ~PostgresStore() override;
  PostgresStore(const PostgresStore&) = delete;
  PostgresStore& operator=(const PostgresStore&) = delete;

  std::vector<bool> write(std::span<const Write> writes) override;
  Claim claim(const std::string& table) override;
  void release(const std::string& table) override;
  void erase(const std::vector<std::string>& tables) override;
  int64_t bytes_free() override { return -1; }
  bool shared() const override { return true; }
  void confirm() override;
  std::vector<std::string> read(const std::string& table) override;
  std::vector<Glance> glance(const std::vector<std::string>& tables) override;
  std::vector<std::string> orphans(int64_t now, int most) override;
  std::vector<std::string> stale(TableState state, int64_t before, int most) override;
  std::vector<TableHead> list(TableState state, int64_t before, int most) override;
  Totals totals() override;
  std::string shared_secret() override;
  uint64_t tenure() const override { return tenure_; }

private:
  void connect();
  void reconnect();
  template <class Work>
  auto with_link(Work work);
  void make_tables(std::span<const Write> writes);
  std::unordered_map<std::string, int> lock_tables(std::span<const Write> writes);
  std::optional<std::string> living_owner(int64_t owner);

  std::string address_, server_;
  std::optional<PgLink> link_; // none: it was lost
  int64_t me_ = 0;             // this server's number, as long as the link lasts
  uint64_t tenure_ = 0;
  std::string fault_; // why connecting failed last
  Clock::time_point try_again_{};
};

// The lock comes before the row, so that whoever sees the row without the lock knows that the server is gone.
void PostgresStore::connect() {
  PgLink link(address_);
  make_postgres_schema(link);
  // Our own last session may linger if only the network failed.
  link.query("SELECT pg_terminate_backend(pid, 2000) FROM living WHERE id = $1", me_);
  const int64_t me = link.query("SELECT nextval('servers_id_seq')").number(0, 0);
  link.query("SELECT pg_advisory_lock($1::int, $2::int)", PG_LOCKS, me);
  link.query("INSERT INTO servers(id, address) VALUES ($1, $2)", me, server_);
  link.query("DELETE FROM servers WHERE id NOT IN (SELECT id FROM living)");
  link_.emplace(std::move(link));
  me_ = me;
}

// Others may have its tables at once; the session itself ends a moment later.
PostgresStore::~PostgresStore() {
  if (!link_) return;
  try {
    link_->query("DELETE FROM servers WHERE id = $1", me_);
    link_->query("SELECT pg_advisory_unlock_all()");
  } catch (const StoreError&) {
  } // then they learn it from the end of the session
}

// A database that is away is not asked again and again: each try may take seconds.
void PostgresStore::reconnect() {
  if (Clock::now() < try_again_) throw StoreError(fault_);
  try {
    connect();
  } catch (const StoreError& error) {
    fault_ = error.what();
    try_again_ = Clock::now() + BETWEEN_TRIES;
    throw;
  }
}

template <class Work>
auto PostgresStore::with_link(Work work) {
  if (!link_) reconnect();
  try {
    return work(*link_);
  } catch (const StoreError&) {
    if (link_->lost()) {
      link_.reset();
      ++tenure_;
    }
    throw;
  }
}

// Tables whose first entry is among the writes are there from now on, still empty, unless they were there
// before.
void PostgresStore::make_tables(std::span<const Write> writes) {
  std::vector<std::string> made;
  for (const Write& write : writes)
    if (write.number == 1 && acceptable(write)) made.push_back(write.head.id);
  if (made.empty()) return;
  link_->query("INSERT INTO tables(id, owner) SELECT unnest($1::text[]), $2 ON CONFLICT DO NOTHING",
               pg_array(made), me_);
}

// The lengths of those tables that are this server's. Until the transaction ends nobody else can take them.
std::unordered_map<std::string, int> PostgresStore::lock_tables(std::span<const Write> writes) {
  std::vector<std::string> wanted;
  for (const Write& write : writes)
    if (acceptable(write)) wanted.push_back(write.head.id);
  const PgRows rows = link_->query(
      "SELECT id, length FROM tables WHERE id = ANY($1::text[]) AND owner = $2 ORDER BY id FOR UPDATE",
      pg_array(wanted), me_);
  std::unordered_map<std::string, int> lengths;
  for (int i = 0; i < rows.size(); ++i) lengths[rows.text(i, 0)] = static_cast<int>(rows.number(i, 1));
  return lengths;
}

std::vector<bool> PostgresStore::write(std::span<const Write> writes) {
  return with_link([&](PgLink& link) {
    PgTransaction transaction(link);
    make_tables(writes);
    std::unordered_map<std::string, int> lengths = lock_tables(writes);
    std::unordered_map<std::string, const TableHead*> heads; // of each table the last
    std::vector<bool> stored;
    Columns columns;
    for (const Write& write : writes) {
      const auto length = lengths.find(write.head.id);
      stored.push_back(acceptable(write) && length != lengths.end() && write.number == length->second + 1);
      if (!stored.back()) continue;
      length->second += static_cast<int>(write.entries.size());
      heads[write.head.id] = &write.head;
      columns.add_entries(write);
    }
    for (const auto& [id, head] : heads) columns.add_head(*head, lengths[id]);
    link.query("UPDATE tables SET state = w.state, listed = w.listed <> 0, due = w.due, map = w.map, "
               "summary = w.summary, changed = w.changed, length = w.length "
               "FROM unnest($1::text[], $2::smallint[], $3::int[], $4::bigint[], $5::text[], $6::text[], "
               "$7::bigint[], $8::int[]) AS w(id, state, listed, due, map, summary, changed, length) "
               "WHERE tables.id = w.id",
               pg_array(columns.ids), pg_array(columns.states), pg_array(columns.listed),
               pg_array(columns.due), pg_array(columns.maps), pg_array(columns.summaries),
               pg_array(columns.changed), pg_array(columns.lengths));
    link.query("INSERT INTO log(tbl, number, entry) SELECT * FROM unnest($1::text[], $2::int[], $3::text[])",
               pg_array(columns.tables), pg_array(columns.numbers), pg_array(columns.entries));
    transaction.commit();
    return stored;
  });
}

TableHead head_of(const PgRows& rows, int row) {
  return {.id = rows.text(row, 0),
          .state = static_cast<TableState>(rows.number(row, 1)),
          .listed = rows.flag(row, 2),
          .due = rows.number(row, 3),
          .map = rows.text(row, 4),
          .summary = rows.text(row, 5),
          .changed = rows.number(row, 6)};
}

// Its address; none if it is dead. Its lock is shared with others that look, and kept until the transaction
// ends.
std::optional<std::string> PostgresStore::living_owner(int64_t owner) {
  if (!owner) return {};
  const PgRows rows = link_->query("SELECT pg_try_advisory_xact_lock_shared($1::int, $2::int), "
                                   "(SELECT address FROM servers WHERE id = $2::int)",
                                   PG_LOCKS, owner);
  if (rows.flag(0, 0)) return {};
  return rows.text(0, 1);
}

std::vector<std::string> ids_of(const PgRows& rows) {
  std::vector<std::string> ids;
  for (int i = 0; i < rows.size(); ++i) ids.push_back(rows.text(i, 0));
  return ids;
}

std::vector<std::string> log_of(PgLink& link, const std::string& table) {
  std::vector<std::string> entries;
  const PgRows rows = link.query("SELECT entry FROM log WHERE tbl = $1 ORDER BY number", table);
  for (int i = 0; i < rows.size(); ++i) entries.push_back(rows.text(i, 0));
  return entries;
}

Claim PostgresStore::claim(const std::string& table) {
  if (!is_text(table)) return {};
  return with_link([&](PgLink& link) -> Claim {
    PgTransaction transaction(link, BEGIN_WITHOUT_SYNC);
    const PgRows row = link.query("SELECT id, state, listed, due, map, summary, changed, owner FROM tables "
                                  "WHERE id = $1 FOR UPDATE",
                                  table);
    if (row.size() == 0) return {};
    const int64_t owner = row.number(0, 7); // 0: nobody
    if (owner != me_) {
      const std::optional<std::string> living = living_owner(owner);
      if (living) return {.kind = Claim::Kind::Elsewhere, .server = *living};
      link.query("UPDATE tables SET owner = $2 WHERE id = $1", table, me_);
    }
    Claim claim{
        .kind = Claim::Kind::Mine, .head = head_of(row, 0), .entries = log_of(link, table), .server = {}};
    transaction.commit();
    return claim;
  });
}

std::vector<std::string> PostgresStore::read(const std::string& table) {
  if (!is_text(table)) return {};
  return with_link([&](PgLink& link) { return log_of(link, table); });
}

void PostgresStore::release(const std::string& table) {
  if (!is_text(table)) return;
  with_link([&](PgLink& link) {
    PgTransaction transaction(link, BEGIN_WITHOUT_SYNC);
    link.query("UPDATE tables SET owner = NULL WHERE id = $1 AND owner = $2", table, me_);
    transaction.commit();
  });
}

void PostgresStore::erase(const std::vector<std::string>& tables) {
  std::vector<std::string> wanted;
  std::ranges::copy_if(tables, std::back_inserter(wanted), is_text);
  with_link([&](PgLink& link) {
    PgTransaction transaction(link);
    const std::vector<std::string> free =
        ids_of(link.query("SELECT id FROM tables WHERE id = ANY($1::text[]) AND "
                          "(owner IS NULL OR owner = $2 OR owner NOT IN (SELECT id FROM living)) "
                          "ORDER BY id FOR UPDATE",
                          pg_array(wanted), me_));
    link.query("DELETE FROM log WHERE tbl = ANY($1::text[])", pg_array(free));
    link.query("DELETE FROM tables WHERE id = ANY($1::text[])", pg_array(free));
    transaction.commit();
  });
}

// Whatever the session answers, it holds its lock.
void PostgresStore::confirm() {
  with_link([](PgLink& link) { link.query("SELECT"); });
}

std::vector<Glance> PostgresStore::glance(const std::vector<std::string>& tables) {
  std::vector<std::string> wanted;
  std::ranges::copy_if(tables, std::back_inserter(wanted), is_text);
  return with_link([&](PgLink& link) {
    const PgRows rows = link.query("SELECT id, state, listed, due, map, summary, changed, entry FROM tables "
                                   "JOIN log ON tbl = id AND number = 1 WHERE id = ANY($1::text[])",
                                   pg_array(wanted));
    std::vector<Glance> found;
    for (int i = 0; i < rows.size(); ++i) found.push_back({head_of(rows, i), rows.text(i, 7)});
    return found;
  });
}

std::vector<std::string> PostgresStore::orphans(int64_t now, int most) {
  return with_link([&](PgLink& link) {
    return ids_of(link.query("SELECT id FROM tables WHERE due > 0 AND due <= $1 AND "
                             "(owner IS NULL OR owner NOT IN (SELECT id FROM living)) "
                             "ORDER BY due, id LIMIT $2",
                             now, most));
  });
}

std::vector<std::string> PostgresStore::stale(TableState state, int64_t before, int most) {
  return with_link([&](PgLink& link) {
    return ids_of(link.query("SELECT id FROM tables WHERE state = $1 AND listed IN (false, true) "
                             "AND changed < $2 ORDER BY changed, id LIMIT $3",
                             static_cast<int64_t>(state), before, most));
  });
}

std::vector<TableHead> PostgresStore::list(TableState state, int64_t before, int most) {
  return with_link([&](PgLink& link) {
    const PgRows rows = link.query("SELECT id, state, listed, due, map, summary, changed FROM tables "
                                   "WHERE state = $1 AND listed AND changed < $2 "
                                   "ORDER BY changed DESC, id DESC LIMIT $3",
                                   static_cast<int64_t>(state), before, most);
    std::vector<TableHead> found;
    for (int i = 0; i < rows.size(); ++i) found.push_back(head_of(rows, i));
    return found;
  });
}

Totals PostgresStore::totals() {
  return with_link([&](PgLink& link) {
    const PgRows rows = link.query("SELECT state, map, count(*) FROM tables GROUP BY state, map "
                                   "ORDER BY count(*) DESC, map");
    Totals totals;
    for (int i = 0; i < rows.size(); ++i)
      add(totals, static_cast<TableState>(rows.number(i, 0)), rows.text(i, 1), rows.number(i, 2));
    return totals;
  });
}

std::string PostgresStore::shared_secret() {
  return with_link([&](PgLink& link) { return link.query("SELECT secret FROM secret").text(0, 0); });
}

} // namespace

std::unique_ptr<Store> open_postgres(const std::string& address, const std::string& server) {
  return std::make_unique<PostgresStore>(address, server);
}

} // namespace mappa::store
