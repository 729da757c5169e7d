// Two servers that share a PostgreSQL: whichever dies, the other goes on with its tables; and if PostgreSQL
// itself dies, both go on when it is back. Nothing that was acknowledged is lost.
#include "client/wire.h"
#include "kill/company.h"
#include "support/comes_true.h"
#include "support/postgres_server.h"
#include "support/running_server.h"

#include <array>
#include <gmock/gmock.h>

namespace mappa {

using namespace client;

namespace {

const RunningServer::Options MANY{"--per-address", "100000"};

TEST(KillTwoPostgres, either_of_two_servers_a_hundred_times) {
  const std::string database = PostgresServer::shared().database();
  RunningServer a(MANY, database), b(MANY, database);
  const std::array servers{&a, &b};
  Progress progress;
  auto companies = invite_companies(8, {a.address(), b.address()}, progress);
  Random random{8};
  for (int left = kills(100); left > 0; --left) {
    RunningServer& victim = *servers[random.below(2)];
    progress.await_moves(random.below(20));
    wait_a_moment(random);
    victim.kill();
    progress.await_moves(random.below(10)); // the other one has all tables now
    victim.start();
  }
  expect_all_well(companies, progress);
  EXPECT_GE(progress.games(), 8);
}

TEST(KillOnePostgres, one_server_for_good_and_all_its_tables_go_on_with_the_other) {
  const std::string database = PostgresServer::shared().database();
  RunningServer a(MANY, database);
  Progress progress;
  const RunningServer b(MANY, database);
  auto companies = invite_companies(16, {a.address(), b.address()}, progress);
  progress.await_moves(100);
  a.kill();
  expect_all_well(companies, progress); // with b alone
  EXPECT_GE(progress.games(), 16);
}

// The server lives on and does not know at once that its tables may be another's.
TEST(KillSessionPostgres, the_session_of_either_of_two_servers) {
  PostgresServer& postgres = PostgresServer::shared();
  const std::string database = postgres.database();
  const RunningServer a(MANY, database), b(MANY, database);
  Progress progress;
  auto companies = invite_companies(8, {a.address(), b.address()}, progress);
  Random random{10};
  for (int left = kills(100); left > 0; --left) {
    progress.await_moves(random.below(20));
    wait_a_moment(random);
    postgres.run(database,
                 "SELECT pg_terminate_backend(pid) FROM (SELECT pid FROM pg_stat_activity WHERE datname = "
                 "current_database() AND pid <> pg_backend_pid() ORDER BY random() LIMIT 1) AS one");
  }
  expect_all_well(companies, progress);
  EXPECT_GE(progress.games(), 8);
}

TEST(KillStorePostgres, the_database_under_two_servers) {
  PostgresServer postgres;
  const std::string database = postgres.database();
  const RunningServer a(MANY, database), b(MANY, database);
  Progress progress;
  auto companies = invite_companies(8, {a.address(), b.address()}, progress);
  Random random{9};
  for (int left = kills(8); left > 0; --left) {
    progress.await_moves(1 + random.below(50));
    wait_a_moment(random);
    left % 2 ? postgres.kill() : postgres.stop();
    postgres.start();
  }
  expect_all_well(companies, progress);
  EXPECT_GE(progress.games(), 8);
  for (const RunningServer* server : {&a, &b}) {
    const auto well = [&] { return http_get(server->address(), "/health").status == 200; };
    EXPECT_TRUE(comes_true(well)) << server->said();
  }
}

} // namespace

} // namespace mappa
