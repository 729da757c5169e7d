#include "store/postgres_schema.h"

#include "store/postgres_tables.h"
#include "store/shared.h"

namespace mappa::store {

namespace {

constexpr int64_t VERSION = 4;

// A server is alive as long as its session holds the lock with its number: `living`. One that has not renewed
// its row for long has its session ended by others.
constexpr const char* SCHEMA = R"(
CREATE SCHEMA mappa;
CREATE TABLE version(version int NOT NULL);
CREATE TABLE secret(secret text NOT NULL);
CREATE TABLE servers(
  id serial PRIMARY KEY, address text NOT NULL, renewed timestamptz NOT NULL DEFAULT clock_timestamp(),
  probe text NOT NULL DEFAULT '');
CREATE TABLE tables(
  id text COLLATE "C" PRIMARY KEY, state smallint NOT NULL DEFAULT 0, listed boolean NOT NULL DEFAULT false,
  due bigint NOT NULL DEFAULT 0, map text COLLATE "C" NOT NULL DEFAULT '', summary text NOT NULL DEFAULT '',
  changed bigint NOT NULL DEFAULT 0, length int NOT NULL DEFAULT 0, owner int,
  sum text COLLATE "C" NOT NULL DEFAULT '') WITH (fillfactor = 70);
CREATE INDEX tables_changed ON tables(state, listed, changed);
CREATE INDEX tables_due ON tables(due, id) WHERE due > 0;
CREATE INDEX tables_map ON tables(state, map);
CREATE TABLE log(
  tbl text COLLATE "C", number int, entry text NOT NULL, sum text COLLATE "C" NOT NULL DEFAULT '',
  PRIMARY KEY(tbl, number));
CREATE VIEW living AS SELECT objid::bigint::int AS id, pid FROM pg_locks
  WHERE locktype = 'advisory' AND classid = 1835102320 AND objid <> 0 AND objsubid = 2
  AND mode = 'ExclusiveLock' AND granted
  AND database = (SELECT oid FROM pg_database WHERE datname = current_database());
)";

// Since version 4.
constexpr const char* PG_MAPS = R"(
CREATE TABLE maps(
  id text COLLATE "C" PRIMARY KEY, text text NOT NULL, kept bigint NOT NULL, sum text COLLATE "C" NOT NULL);
CREATE INDEX maps_kept ON maps(kept);
)";
static_assert(PG_LOCKS == 1835102320);

// From version 1, in which tables were due or not: those that were are at once.
constexpr const char* PG_FROM_1 = R"(
DROP INDEX tables_due;
ALTER TABLE tables ALTER due DROP DEFAULT, ALTER due TYPE bigint USING due::int, ALTER due SET DEFAULT 0;
CREATE INDEX tables_due ON tables(due, id) WHERE due > 0;
)";

// From version 2, which had no checksums, and in which servers were alive as long as their sessions.
constexpr const char* PG_FROM_2 = R"(
ALTER TABLE servers ADD renewed timestamptz NOT NULL DEFAULT clock_timestamp(),
  ADD probe text NOT NULL DEFAULT '';
ALTER TABLE tables ADD sum text COLLATE "C" NOT NULL DEFAULT '';
ALTER TABLE log ADD sum text COLLATE "C" NOT NULL DEFAULT '';
)";

void set_sums(PgLink& link, const KeptTable& table) {
  std::vector<int> numbers;
  std::vector<std::string> sums;
  for (const KeptEntry& entry : table.log) {
    numbers.push_back(entry.number);
    sums.push_back(entry.sum);
  }
  link.query("UPDATE log SET sum = w.sum FROM unnest($2::int[], $3::text[]) AS w(number, sum) "
             "WHERE tbl = $1 AND log.number = w.number",
             table.head.head.id, pg_array(numbers), pg_array(sums));
  link.query("UPDATE tables SET sum = $2 WHERE id = $1", table.head.head.id, table.head.sum);
}

void give_sums(PgLink& link) {
  for (const std::string& id : pg_ids(link.query("SELECT id FROM tables"))) {
    KeptTable table = pg_table(link, id).value();
    add_sums(table);
    set_sums(link, table);
  }
}

void update_database(PgLink& link, int64_t version) {
  if (version < 2) link.execute(PG_FROM_1);
  if (version < 3) {
    link.execute(PG_FROM_2);
    give_sums(link);
  }
  link.execute(PG_MAPS);
  link.query("UPDATE version SET version = $1", VERSION);
}

} // namespace

void check_postgres_schema(PgLink& link) {
  const bool there = !link.query("SELECT to_regclass('mappa.version')").null(0, 0);
  const int64_t version = there ? link.query("SELECT max(version) FROM version").number(0, 0) : 0;
  if (version == VERSION) return;
  throw StoreError(version == 0 ? "the PostgreSQL database holds no games"
                                : fmt::format("the PostgreSQL database has the schema {}, known here is {}: "
                                              "a server of that version must have used it before",
                                              version, VERSION));
}

void make_postgres_schema(PgLink& link) {
  PgTransaction transaction(link);
  link.query("SELECT pg_advisory_xact_lock($1::int, 0)", PG_LOCKS);
  if (link.query("SELECT to_regclass('mappa.version')").null(0, 0)) {
    link.execute(SCHEMA);
    link.execute(PG_MAPS);
    link.query("INSERT INTO version VALUES ($1)", VERSION);
    link.query("INSERT INTO secret VALUES ($1)", new_shared_secret());
  }
  const int64_t version = link.query("SELECT max(version) FROM version").number(0, 0);
  if (version > VERSION)
    throw StoreError(
        fmt::format("the PostgreSQL database was written by a newer mappa (its schema is {}, known "
                    "here is {})",
                    version, VERSION));
  if (version < VERSION) update_database(link, version);
  transaction.commit();
}

} // namespace mappa::store
