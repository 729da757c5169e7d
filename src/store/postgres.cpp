#include "store/postgres.h"

#include "store/lease.h"
#include "store/postgres_columns.h"
#include "store/postgres_schema.h"
#include "store/postgres_tables.h"
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

// Ownership is not worth a sync: if the database crashes, all sessions end and nobody owns anything. Nor is
// it worth waiting for a server that hangs while it has the table's row locked.
constexpr const char* BEGIN_CLAIM =
    "BEGIN; SET LOCAL synchronous_commit = off; SET LOCAL lock_timeout = 1000";

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
  void probe(size_t bytes) override;
  Claim claim(const std::string& table) override;
  void release(const std::string& table) override;
  void erase(const std::vector<std::string>& tables) override;
  std::string map(const std::string& id) override;
  int64_t maps() override;
  int64_t erase_maps(int64_t before) override;
  int64_t bytes_free() override { return -1; }
  bool shared() const override { return true; }
  void confirm() override;
  void renew() override;
  int64_t renewed() const override { return renewed_; }
  std::vector<std::string> read(const std::string& table) override;
  std::vector<Glance> glance(const std::vector<std::string>& tables) override;
  std::vector<std::string> orphans(int64_t now, int most) override;
  std::vector<std::string> stale(TableState state, int64_t after, int64_t before, int most) override;
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
  std::unordered_map<std::string, LogEnd> lock_tables(std::span<const Write> writes);
  std::optional<std::string> living_owner(int64_t owner);

  std::string address_, server_;
  std::optional<PgLink> link_; // none: it was lost
  int64_t me_ = 0;             // this server's number, as long as the link lasts
  int64_t renewed_ = 0;
  uint64_t tenure_ = 0;
  StoreError fault_{""}; // why connecting failed last
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
  const int64_t now = boot_ms();
  link.query("INSERT INTO servers(id, address) VALUES ($1, $2)", me, server_);
  link.query("DELETE FROM servers WHERE id NOT IN (SELECT id FROM living)");
  link_.emplace(std::move(link));
  me_ = me;
  renewed_ = now;
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
    fault_ = error;
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

// Where the logs of those tables end that are this server's. Until the transaction ends nobody else can take
// them.
std::unordered_map<std::string, LogEnd> PostgresStore::lock_tables(std::span<const Write> writes) {
  std::vector<std::string> wanted;
  for (const Write& write : writes)
    if (acceptable(write) && !only_map(write)) wanted.push_back(write.head.id);
  const PgRows rows =
      link_->query("SELECT id, length, (SELECT sum FROM log WHERE tbl = id AND number = length) FROM tables "
                   "WHERE id = ANY($1::text[]) AND owner = $2 ORDER BY id FOR UPDATE",
                   pg_array(wanted), me_);
  std::unordered_map<std::string, LogEnd> ends;
  for (int i = 0; i < rows.size(); ++i) {
    const std::string id = rows.text(i, 0);
    const int length = static_cast<int>(rows.number(i, 1));
    if (length == 0 || !rows.null(i, 2)) // else its last entry is missing
      ends[id] = {length, length == 0 ? first_sum(id) : rows.text(i, 2)};
  }
  return ends;
}

std::vector<bool> PostgresStore::write(std::span<const Write> writes) {
  return with_link([&](PgLink& link) {
    PgTransaction transaction(link);
    make_tables(writes);
    std::unordered_map<std::string, LogEnd> ends = lock_tables(writes);
    std::unordered_map<std::string, const TableHead*> heads; // of each table the last
    std::vector<bool> stored;
    Columns columns;
    for (const Write& write : writes) {
      const auto end = ends.find(write.head.id);
      stored.push_back(acceptable(write) &&
                       (only_map(write) || (end != ends.end() && write.number == end->second.length + 1)));
      if (!stored.back()) continue;
      if (!write.map.id.empty()) columns.add_map(write.map);
      if (only_map(write)) continue;
      heads[write.head.id] = &write.head;
      columns.add_entries(write, end->second);
    }
    for (const auto& [id, head] : heads) columns.add_head(*head, ends[id]);
    columns.store(link);
    transaction.commit();
    return stored;
  });
}

// Letters that cannot be made smaller, as entries would take them.
void PostgresStore::probe(size_t bytes) {
  with_link([&](PgLink& link) {
    link.query("UPDATE servers SET probe = (SELECT coalesce(string_agg(md5(random()::text), ''), '') "
               "FROM generate_series(1, $2::int / 32)) WHERE id = $1",
               me_, static_cast<int64_t>(bytes));
  });
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

Claim PostgresStore::claim(const std::string& table) {
  if (!is_text(table)) return {};
  return with_link([&](PgLink& link) -> Claim {
    PgTransaction transaction(link, BEGIN_CLAIM);
    const PgRows row = link.query("SELECT owner FROM tables WHERE id = $1 FOR UPDATE", table);
    if (row.size() == 0) return {};
    const int64_t owner = row.number(0, 0); // 0: nobody
    if (owner != me_) {
      const std::optional<std::string> living = living_owner(owner);
      if (living) return {.kind = Claim::Kind::Elsewhere, .server = *living};
      link.query("UPDATE tables SET owner = $2 WHERE id = $1", table, me_);
    }
    const KeptTable kept = pg_table(link, table).value();
    transaction.commit();
    return sound(table, fault_of(kept)) ? claim_of(kept) : Claim{.kind = Claim::Kind::Damaged};
  });
}

std::vector<std::string> PostgresStore::read(const std::string& table) {
  if (!is_text(table)) return {};
  return with_link([&](PgLink& link) -> std::vector<std::string> {
    PgTransaction transaction(link, "BEGIN ISOLATION LEVEL REPEATABLE READ"); // head and log of one moment
    const std::optional<KeptTable> kept = pg_table(link, table);
    transaction.commit();
    if (!kept || !sound(table, fault_of(*kept))) return {};
    return claim_of(*kept).entries;
  });
}

void PostgresStore::release(const std::string& table) {
  if (!is_text(table)) return;
  with_link([&](PgLink& link) {
    PgTransaction transaction(link, BEGIN_CLAIM);
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
        pg_ids(link.query("SELECT id FROM tables WHERE id = ANY($1::text[]) AND "
                          "(owner IS NULL OR owner = $2 OR owner NOT IN (SELECT id FROM living)) "
                          "ORDER BY id FOR UPDATE",
                          pg_array(wanted), me_));
    link.query("DELETE FROM log WHERE tbl = ANY($1::text[])", pg_array(free));
    link.query("DELETE FROM tables WHERE id = ANY($1::text[])", pg_array(free));
    transaction.commit();
  });
}

std::string PostgresStore::map(const std::string& id) {
  if (!is_text(id)) return {};
  return with_link([&](PgLink& link) -> std::string {
    const std::optional<SummedMap> kept = pg_map(link, id);
    return kept && sound(id, fault_of(*kept)) ? kept->map.text : "";
  });
}

int64_t PostgresStore::maps() {
  return with_link([](PgLink& link) { return link.query("SELECT count(*) FROM maps").number(0, 0); });
}

// One that another server wants at the same time has its time set by it, and stays.
int64_t PostgresStore::erase_maps(int64_t before) {
  return with_link([&](PgLink& link) -> int64_t {
    return link
        .query("DELETE FROM maps WHERE kept < $1 AND NOT EXISTS "
               "(SELECT FROM tables WHERE state IN (0, 1, 2, 3) AND map = maps.id) RETURNING id",
               before)
        .size();
  });
}

// Whatever the session answers, it holds its lock.
void PostgresStore::confirm() {
  with_link([](PgLink& link) { link.query("SELECT"); });
}

// Those who have not renewed for too long hang: their sessions end here, and their tables are free. (A
// session is all that a server has to write with; so it cannot any more, whatever it believes.)
void PostgresStore::renew() {
  with_link([&](PgLink& link) {
    const int64_t now = boot_ms();
    const PgRows mine = link.query("UPDATE servers SET renewed = clock_timestamp() "
                                   "FROM set_config('synchronous_commit', 'off', true) "
                                   "WHERE id = $1 RETURNING id",
                                   me_);
    if (mine.size() == 0) throw StoreError("PostgreSQL: this server's row is gone");
    renewed_ = now;
    link.query("SELECT pg_terminate_backend(pid) FROM living JOIN servers USING (id) "
               "WHERE renewed < clock_timestamp() - make_interval(secs => $1::int / 1000)",
               LEASE_MS);
  });
}

std::vector<Glance> PostgresStore::glance(const std::vector<std::string>& tables) {
  std::vector<std::string> wanted;
  std::ranges::copy_if(tables, std::back_inserter(wanted), is_text);
  return with_link([&](PgLink& link) {
    const PgRows rows =
        link.query(fmt::format("SELECT {}, first.entry, first.sum FROM tables JOIN log AS first "
                               "ON first.tbl = id AND first.number = 1 WHERE id = ANY($1::text[])",
                               PG_HEAD),
                   pg_array(wanted));
    std::vector<Glance> found;
    for (int i = 0; i < rows.size(); ++i) {
      const KeptHead head = pg_head(rows, i);
      if (sound(head.head.id, fault_of(head, rows.text(i, 10), rows.text(i, 11))))
        found.push_back({head.head, rows.text(i, 10)});
    }
    return found;
  });
}

std::vector<std::string> PostgresStore::orphans(int64_t now, int most) {
  return with_link([&](PgLink& link) {
    return pg_ids(link.query("SELECT id FROM tables WHERE due > 0 AND due <= $1 AND "
                             "(owner IS NULL OR owner NOT IN (SELECT id FROM living)) "
                             "ORDER BY due, id LIMIT $2",
                             now, most));
  });
}

std::vector<std::string> PostgresStore::stale(TableState state, int64_t after, int64_t before, int most) {
  return with_link([&](PgLink& link) {
    return pg_ids(link.query("SELECT id FROM tables WHERE state = $1 AND listed IN (false, true) "
                             "AND changed > $2 AND changed < $3 ORDER BY changed, id LIMIT $4",
                             static_cast<int64_t>(state), after, before, most));
  });
}

std::vector<TableHead> PostgresStore::list(TableState state, int64_t before, int most) {
  return with_link([&](PgLink& link) {
    const PgRows rows = link.query(fmt::format("SELECT {} FROM tables WHERE state = $1 AND listed "
                                               "AND changed < $2 ORDER BY changed DESC, id DESC LIMIT $3",
                                               PG_HEAD),
                                   static_cast<int64_t>(state), before, most);
    std::vector<TableHead> found;
    for (int i = 0; i < rows.size(); ++i)
      if (KeptHead head = pg_head(rows, i); sound(head.head.id, fault_of(head)))
        found.push_back(std::move(head.head));
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
