#include "store/postgres_schema.h"

#include "store/shared.h"

namespace mappa::store {

namespace {

constexpr int64_t VERSION = 2;

// A server is alive as long as its session holds the lock with its number: `living`.
constexpr const char* SCHEMA = R"(
CREATE SCHEMA mappa;
CREATE TABLE version(version int NOT NULL);
CREATE TABLE secret(secret text NOT NULL);
CREATE TABLE servers(id serial PRIMARY KEY, address text NOT NULL);
CREATE TABLE tables(
  id text COLLATE "C" PRIMARY KEY, state smallint NOT NULL DEFAULT 0, listed boolean NOT NULL DEFAULT false,
  due bigint NOT NULL DEFAULT 0, map text COLLATE "C" NOT NULL DEFAULT '', summary text NOT NULL DEFAULT '',
  changed bigint NOT NULL DEFAULT 0, length int NOT NULL DEFAULT 0, owner int) WITH (fillfactor = 70);
CREATE INDEX tables_changed ON tables(state, listed, changed);
CREATE INDEX tables_due ON tables(due, id) WHERE due > 0;
CREATE INDEX tables_map ON tables(state, map);
CREATE TABLE log(tbl text COLLATE "C", number int, entry text NOT NULL, PRIMARY KEY(tbl, number));
CREATE VIEW living AS SELECT objid::bigint::int AS id, pid FROM pg_locks
  WHERE locktype = 'advisory' AND classid = 1835102320 AND objid <> 0 AND objsubid = 2
  AND mode = 'ExclusiveLock' AND granted
  AND database = (SELECT oid FROM pg_database WHERE datname = current_database());
)";
static_assert(PG_LOCKS == 1835102320);

// From version 1, in which tables were due or not: those that were are at once.
constexpr const char* CHANGE = R"(
DROP INDEX tables_due;
ALTER TABLE tables ALTER due DROP DEFAULT, ALTER due TYPE bigint USING due::int, ALTER due SET DEFAULT 0;
CREATE INDEX tables_due ON tables(due, id) WHERE due > 0;
)";

} // namespace

void make_postgres_schema(PgLink& link) {
  PgTransaction transaction(link);
  link.query("SELECT pg_advisory_xact_lock($1::int, 0)", PG_LOCKS);
  if (link.query("SELECT to_regclass('mappa.version')").null(0, 0)) {
    link.execute(SCHEMA);
    link.query("INSERT INTO version VALUES ($1)", VERSION);
    link.query("INSERT INTO secret VALUES ($1)", new_shared_secret());
  }
  const int64_t version = link.query("SELECT max(version) FROM version").number(0, 0);
  if (version > VERSION)
    throw StoreError(
        fmt::format("the PostgreSQL database was written by a newer mappa (its schema is {}, known "
                    "here is {})",
                    version, VERSION));
  if (version < VERSION) {
    link.execute(CHANGE);
    link.query("UPDATE version SET version = $1", VERSION);
  }
  transaction.commit();
}

} // namespace mappa::store
