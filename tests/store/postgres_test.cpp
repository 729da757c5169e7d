// What is the PostgreSQL store's own: several servers, who has a table, and connections that break.
#include "store/postgres.h"

#include "store/writes.h"
#include "support/postgres_server.h"

#include <chrono>
#include <filesystem>
#include <fmt/format.h>
#include <fstream>
#include <gmock/gmock.h>
#include <iterator>
#include <libpq-fe.h>
#include <set>
#include <sys/socket.h>
#include <thread>

namespace mappa::store {

namespace {

using testing::AllOf;
using testing::Each;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;
using testing::SizeIs;
using enum Claim::Kind;

struct PostgresTables : testing::Test {
  PostgresServer& server = PostgresServer::shared();
  std::string address = server.database();

  std::unique_ptr<Store> open(const std::string& name = "one:1") const {
    return open_postgres(address, name);
  }
  std::string ask(const std::string& sql) const { return server.ask(address, sql); }

  // Ends the sessions of a server, as the database sees it: at once.
  void end_sessions(const std::string& name) const {
    ask("SELECT pg_terminate_backend(pid, 60000) FROM mappa.living JOIN mappa.servers USING (id) WHERE "
        "address = '" +
        name + "'");
  }
  // Calls it until the store works again. A broken connection is noticed by the first call.
  template <class Call>
  static auto until_it_works(Call call) {
    const auto end = std::chrono::steady_clock::now() + std::chrono::seconds(60);
    while (true) {
      try {
        return call();
      } catch (const StoreError&) {
        if (std::chrono::steady_clock::now() > end) throw;
        std::this_thread::sleep_for(std::chrono::milliseconds(20));
      }
    }
  }
  static std::string fault(const std::string& where) {
    try {
      open_postgres(where, "");
    } catch (const StoreError& error) {
      return error.what();
    }
    return "";
  }
};

TEST_F(PostgresTables, belong_to_one_server_and_others_learn_its_address) {
  const auto one = open("one:1"), two = open("two:2");
  write(*one, {entry("a", 1)});
  const Claim claim = two->claim("a");
  EXPECT_EQ(claim.kind, Elsewhere);
  EXPECT_EQ(claim.server, "one:1");
  EXPECT_THAT(claim.entries, IsEmpty());
  EXPECT_THAT(write(*two, {entry("a", 2), entry("b", 1)}), ElementsAre(false, true));
  EXPECT_THAT(write(*one, {entry("a", 2), entry("b", 2)}), ElementsAre(true, false));
  EXPECT_EQ(one->claim("b").server, "two:2");
  EXPECT_EQ(one->claim("a").kind, Mine);
}

TEST_F(PostgresTables, are_made_once_even_if_two_servers_want_to) {
  const auto one = open("one:1"), two = open("two:2");
  EXPECT_THAT(write(*one, {entry("a", 1, "of one")}), ElementsAre(true));
  EXPECT_THAT(write(*two, {entry("a", 1, "of two"), entry("a", 2)}), ElementsAre(false, false));
  EXPECT_THAT(one->claim("a").entries, ElementsAre("of one"));
}

TEST_F(PostgresTables, can_be_released) {
  const auto one = open("one:1"), two = open("two:2");
  write(*one, {entry("a", 1)});
  two->release("a"); // not its to release
  EXPECT_EQ(two->claim("a").kind, Elsewhere);
  one->release("a");
  EXPECT_EQ(two->claim("a").kind, Mine);
  EXPECT_EQ(one->claim("a").server, "two:2");
  EXPECT_THAT(write(*one, {entry("a", 2)}), ElementsAre(false));
  EXPECT_THAT(write(*two, {entry("a", 2)}), ElementsAre(true));
}

TEST_F(PostgresTables, are_not_erased_under_another_server) {
  const auto one = open("one:1"), two = open("two:2");
  write(*one, {entry("held", 1), entry("free", 1)});
  one->release("free");
  two->erase({"held", "free"});
  EXPECT_EQ(one->claim("free").kind, Unknown);
  EXPECT_THAT(write(*one, {entry("held", 2)}), ElementsAre(true));
  end_sessions("one:1");
  two->erase({"held"});
  EXPECT_EQ(two->claim("held").kind, Unknown);
}

TEST_F(PostgresTables, of_a_server_that_ended_are_free) {
  auto one = open("one:1");
  const auto two = open("two:2");
  write(*one, {head({.id = "a", .due = NOW}), head({.id = "b"})});
  EXPECT_THAT(two->orphans(NOW, 10), IsEmpty());
  one.reset();
  EXPECT_THAT(two->orphans(NOW, 10), ElementsAre("a"));
  EXPECT_EQ(two->claim("a").kind, Mine);
  EXPECT_EQ(two->claim("b").kind, Mine);
  EXPECT_THAT(two->orphans(NOW, 10), IsEmpty());
}

// As one that hangs: its session lives, but it has not said for long that it does.
TEST_F(PostgresTables, of_a_server_that_is_silent_for_long_are_free_and_it_can_write_nothing) {
  const auto silent = open("silent:1"), one = open("one:1");
  write(*silent, {head({.id = "a", .due = NOW})});
  const auto age = [&](int seconds) {
    ask(fmt::format("UPDATE mappa.servers SET renewed = renewed - interval '{} s' WHERE address = 'silent:1'",
                    seconds));
  };
  age(3);
  one->renew();
  EXPECT_EQ(one->claim("a").kind, Elsewhere) << "not so soon";
  age(60);
  silent->renew();
  one->renew();
  EXPECT_EQ(one->claim("a").kind, Elsewhere) << "it lives";
  age(60);
  one->renew();
  until_it_works([&] {
    return one->claim("a").kind == Mine ? true : throw StoreError("its session has not ended yet");
  });
  EXPECT_THAT(write(*one, {entry("a", 2, "by the living")}), ElementsAre(true));
  const uint64_t tenure = silent->tenure();
  EXPECT_THROW(write(*silent, {entry("a", 2, "by the dead")}), StoreError);
  EXPECT_GT(silent->tenure(), tenure);
  EXPECT_THAT(write(*silent, {entry("a", 3, "by the risen")}), ElementsAre(false));
  EXPECT_EQ(silent->claim("a").server, "one:1");
  EXPECT_THAT(one->claim("a").entries, ElementsAre("entry", "by the living"));
}

TEST_F(PostgresTables, are_claimed_from_a_server_that_hangs_in_the_middle_of_a_write_without_waiting_for_it) {
  const auto hangs = open("hangs:1"), one = open("one:1");
  write(*hangs, {entry("a", 1)});
  const std::unique_ptr<PGconn, void (*)(PGconn*)> other(PQconnectdb(address.c_str()), PQfinish);
  PQclear(PQexec(other.get(), "BEGIN; SELECT FROM mappa.tables FOR UPDATE"));
  try {
    one->claim("a");
    FAIL();
  } catch (const StoreError& error) {
    EXPECT_STREQ(error.why, cause::LOCKED);
  }
}

TEST_F(PostgresTables, of_a_killed_process_are_free) {
  Child other([&] {
    static const std::unique_ptr<Store> held = open("other:1"); // for as long as the process lives
    write(*held, {head({.id = "a", .due = NOW})});
  });
  const auto mine = open();
  EXPECT_EQ(mine->claim("a").server, "other:1");
  other.kill();
  until_it_works([&] {
    return mine->claim("a").kind == Mine ? true : throw StoreError("its session has not ended yet");
  });
  EXPECT_THAT(write(*mine, {entry("a", 2)}), ElementsAre(true));
}

TEST_F(PostgresTables, cannot_be_written_by_a_server_that_lost_them) {
  const auto one = open("one:1"), two = open("two:2");
  write(*one, {entry("a", 1, "one")});
  const uint64_t tenure = one->tenure();
  end_sessions("one:1");
  EXPECT_EQ(two->claim("a").kind, Mine);
  EXPECT_THAT([&] { write(*one, {entry("a", 2, "late")}); },
              testing::ThrowsMessage<StoreError>(HasSubstr("terminat")));
  EXPECT_GT(one->tenure(), tenure);
  EXPECT_THAT(write(*one, {entry("a", 2, "later")}), ElementsAre(false));
  EXPECT_EQ(one->claim("a").server, "two:2");
  EXPECT_THAT(write(*two, {entry("a", 2, "two")}), ElementsAre(true));
  EXPECT_THAT(two->claim("a").entries, ElementsAre("one", "two"));
}

TEST_F(PostgresTables, must_be_claimed_again_after_the_connection_broke) {
  const auto one = open("one:1");
  write(*one, {entry("a", 1)});
  end_sessions("one:1");
  const uint64_t tenure = one->tenure();
  EXPECT_THROW(one->orphans(NOW, 1), StoreError);
  const uint64_t next = one->tenure();
  EXPECT_NE(next, tenure);
  EXPECT_THAT(write(*one, {entry("a", 2)}), ElementsAre(false));
  EXPECT_EQ(one->claim("a").kind, Mine);
  EXPECT_THAT(write(*one, {entry("a", 2)}), ElementsAre(true));
  EXPECT_EQ(one->tenure(), next);
}

std::set<int> open_sockets() {
  std::set<int> sockets;
  std::error_code gone; // the folder's own number is among them
  for (const auto& file : std::filesystem::directory_iterator("/proc/self/fd"))
    if (std::filesystem::read_symlink(file, gone).string().starts_with("socket:"))
      sockets.insert(std::stoi(file.path().filename()));
  return sockets;
}

// The server's end of a connection breaks while the database's end waits for a lock and so does not notice.
TEST_F(PostgresTables, are_not_kept_from_their_server_by_its_own_last_session) {
  const std::set<int> before = open_sockets();
  const auto one = open();
  std::set<int> sockets = open_sockets();
  for (const int socket : before) sockets.erase(socket);
  ASSERT_THAT(sockets, SizeIs(1));
  write(*one, {entry("a", 1)});
  std::unique_ptr<PGconn, void (*)(PGconn*)> other(PQconnectdb(address.c_str()), PQfinish);
  PQclear(PQexec(other.get(), "BEGIN; SELECT FROM mappa.tables FOR UPDATE"));
  std::thread cutter([&] {
    until_it_works([&] {
      return ask("SELECT count(*) FROM pg_locks WHERE NOT granted") == "1" ? true
                                                                           : throw StoreError("not yet");
    });
    shutdown(*sockets.begin(), SHUT_RDWR);
  });
  EXPECT_THROW(write(*one, {entry("a", 2)}), StoreError);
  cutter.join();
  const std::string last = ask("SELECT string_agg(id::text, ' ') FROM mappa.living");
  EXPECT_THAT(last, testing::MatchesRegex("[0-9]+")); // it lingers
  one->orphans(NOW, 1);
  EXPECT_THAT(ask("SELECT string_agg(id::text, ' ') FROM mappa.living"),
              AllOf(testing::MatchesRegex("[0-9]+"), testing::Ne(last)));
  other.reset();
  EXPECT_EQ(one->claim("a").kind, Mine);
}

TEST_F(PostgresTables, are_not_lost_to_a_statement_that_fails) {
  const auto one = open();
  write(*one, {head({.id = "a", .summary = "before"})});
  const uint64_t tenure = one->tenure();
  ask("ALTER TABLE mappa.log RENAME TO away");
  EXPECT_THAT(
      [&] {
        write(*one, {head({.id = "a", .summary = "after"}, 2), entry("b", 1)});
      },
      testing::ThrowsMessage<StoreError>(HasSubstr("\"log\" does not exist")));
  ask("ALTER TABLE mappa.away RENAME TO log");
  EXPECT_EQ(one->tenure(), tenure);
  EXPECT_EQ(one->claim("a").head.summary, "before");
  EXPECT_EQ(one->claim("b").kind, Unknown);
  EXPECT_THAT(write(*one, {entry("a", 2), entry("b", 1)}), ElementsAre(true, true));
}

TEST_F(PostgresTables, outlive_a_restart_and_a_crash_of_the_database) {
  const auto one = open("one:1"), two = open("two:2");
  write(*one, {entry("a", 1, "before")});
  int length = 1;
  for (const bool crash : {false, true}) {
    const uint64_t tenure = one->tenure();
    crash ? server.kill() : server.stop();
    EXPECT_THROW(one->claim("a"), StoreError);
    EXPECT_THROW(one->claim("a"), StoreError);
    EXPECT_THROW(two->claim("a"), StoreError);
    EXPECT_GT(one->tenure(), tenure);
    server.start();
    const Claim claim = until_it_works([&] { return one->claim("a"); });
    EXPECT_EQ(claim.kind, Mine);
    EXPECT_THAT(claim.entries, SizeIs(static_cast<size_t>(length)));
    EXPECT_EQ(until_it_works([&] { return two->claim("a"); }).server, "one:1");
    EXPECT_THAT(write(*one, {entry("a", ++length, "after")}), ElementsAre(true));
  }
}

// Whoever looks whether a server is dead must not make it look alive to others that look, too.
TEST_F(PostgresTables, of_a_dead_server_are_free_while_others_look_at_it) {
  const auto dead = open("dead:1"), one = open("one:1");
  write(*dead, {entry("a", 1)});
  end_sessions("dead:1");
  const std::unique_ptr<PGconn, void (*)(PGconn*)> other(PQconnectdb(address.c_str()), PQfinish);
  PQclear(PQexec(other.get(),
                 "BEGIN; SELECT pg_try_advisory_xact_lock_shared(1835102320, owner) FROM mappa.tables"));
  EXPECT_EQ(one->claim("a").kind, Mine);
}

// Of servers that want a dead one's tables each gets what the others do not.
TEST_F(PostgresTables, are_taken_over_by_several_servers_at_once) {
  constexpr size_t TABLES = 60, TAKERS = 3;
  auto dead = open("dead:1");
  std::vector<Write> batch;
  for (size_t i = 0; i < TABLES; ++i) batch.push_back(head({.id = "t" + std::to_string(i), .due = NOW}));
  dead->write(batch);
  end_sessions("dead:1");
  std::vector<std::unique_ptr<Store>> takers;
  for (size_t i = 0; i < TAKERS; ++i) takers.push_back(open("taker:1"));
  std::vector<std::vector<std::string>> taken(TAKERS);
  std::vector<std::thread> running;
  for (size_t i = 0; i < TAKERS; ++i)
    running.emplace_back([&store = *takers[i], &mine = taken[i]] {
      for (auto found = store.orphans(NOW, 5); !found.empty(); found = store.orphans(NOW, 5))
        for (const std::string& table : found) {
          const Claim claim = store.claim(table);
          EXPECT_NE(claim.server,
                    "dead:1"); // that others look whether it is dead does not make it look alive
          if (claim.kind == Mine) mine.push_back(table);
        }
    });
  for (std::thread& thread : running) thread.join();
  std::set<std::string> all;
  for (const auto& mine : taken) all.insert(mine.begin(), mine.end());
  EXPECT_THAT(all, SizeIs(TABLES));
  EXPECT_EQ(taken[0].size() + taken[1].size() + taken[2].size(), TABLES);
}

// However claims, releases, broken sessions and writes of several servers interleave, the log has no gap, no
// entry twice, and every entry of which its writer was told.
TEST_F(PostgresTables, lose_nothing_however_servers_interleave) {
  constexpr int SERVERS = 4, ROUNDS = 150;
  std::vector<std::vector<std::string>> told(SERVERS);
  std::vector<std::thread> running;
  write(*open("first:1"), {entry("a", 1, "first")});
  std::vector<std::unique_ptr<Store>> stores; // all there before the first session is ended
  for (int me = 0; me < SERVERS; ++me) stores.push_back(open("server:" + std::to_string(me)));
  for (int me = 0; me < SERVERS; ++me)
    running.emplace_back([&, me, store = std::move(stores[static_cast<size_t>(me)])] {
      for (int round = 0; round < ROUNDS; ++round) {
        try {
          const Claim claim = store->claim("a");
          if (claim.kind != Mine) continue;
          const std::string text = fmt::format("{} {}", me, round);
          const int next = static_cast<int>(claim.entries.size()) + 1;
          if (round % 7 == me) end_sessions("server:" + std::to_string((me + round) % SERVERS));
          if (write(*store, {entry("a", next, text)}).front()) told[static_cast<size_t>(me)].push_back(text);
          if (round % 3 == 0) store->release("a");
        } catch (const StoreError&) {
        } // its session was ended
      }
    });
  for (std::thread& thread : running) thread.join();
  const std::vector<std::string> log = open()->claim("a").entries;
  EXPECT_EQ(log.size(), std::set(log.begin(), log.end()).size());
  size_t all = 0;
  for (const auto& mine : told) {
    all += mine.size();
    for (const std::string& text : mine) EXPECT_THAT(log, testing::Contains(text));
  }
  EXPECT_GT(all, 10U);
  EXPECT_EQ(ask("SELECT count(*) = max(number) AND min(number) = 1 FROM mappa.log"), "t");
  EXPECT_EQ(ask("SELECT length = (SELECT count(*) FROM mappa.log) FROM mappa.tables"), "t");
}

TEST_F(PostgresTables, share_one_secret) {
  const auto one = open("one:1"), two = open("two:2");
  EXPECT_EQ(one->shared_secret(), two->shared_secret());
}

TEST_F(PostgresTables, can_be_made_by_several_servers_at_once) {
  std::vector<std::thread> running;
  std::vector<std::string> secrets(6);
  for (std::string& secret : secrets) running.emplace_back([&] { secret = open()->shared_secret(); });
  for (std::thread& thread : running) thread.join();
  EXPECT_THAT(secrets, Each(secrets.front()));
  EXPECT_EQ(ask("SELECT count(*) FROM mappa.secret"), "1");
}

TEST_F(PostgresTables, forget_servers_that_are_gone) {
  open("ended:1");
  const auto broken = open("broken:1");
  end_sessions("broken:1");
  const auto last = open("last:1");
  EXPECT_EQ(ask("SELECT string_agg(address, ' ') FROM mappa.servers"), "last:1");
}

TEST_F(PostgresTables, of_a_newer_program_are_refused) {
  open();
  ask("UPDATE mappa.version SET version = 99");
  EXPECT_THAT(fault(address), AllOf(HasSubstr("newer"), HasSubstr("99")));
}

// Made by the program as it was when this was the schema; finished games, and one in the middle.
TEST_F(PostgresTables, of_an_older_program_are_kept) {
  std::ifstream in(MAPPA_TEST_DIR "/store/version2.sql");
  const std::string dump(std::istreambuf_iterator<char>(in), {});
  for (const int version : {1, 2}) {
    address = server.database();
    ask(dump);
    const std::string played = ask("SELECT id FROM mappa.tables WHERE state = 1");
    ask("UPDATE mappa.tables SET due = 1 WHERE state = 1");
    if (version == 1)
      ask("DROP INDEX mappa.tables_due; ALTER TABLE mappa.tables ALTER due DROP DEFAULT, "
          "ALTER due TYPE boolean USING due > 0, ALTER due SET DEFAULT false; "
          "CREATE INDEX tables_due ON mappa.tables(id) WHERE due; UPDATE mappa.version SET version = 1");
    const size_t length = std::stoul(ask("SELECT length FROM mappa.tables WHERE state = 1"));
    for (size_t i = 0; i < 2; ++i) {
      const auto store = open();
      EXPECT_THAT(store->orphans(NOW, 10), ElementsAre(played));
      EXPECT_THAT(store->claim(played).entries, SizeIs(length + i));
      EXPECT_THAT(write(*store, {head({.id = played, .due = 1}, static_cast<int>(length + i) + 1)}),
                  ElementsAre(true));
      EXPECT_GE(store->totals().over, 2);
      EXPECT_THAT(store->take_damage(), IsEmpty());
    }
    EXPECT_EQ(ask("SELECT version FROM mappa.version"), "4");
  }
}

TEST_F(PostgresTables, of_the_program_before_maps_are_kept_and_take_maps) {
  std::ifstream in(MAPPA_TEST_DIR "/store/version3.sql");
  ask(std::string(std::istreambuf_iterator<char>(in), {}));
  for (int i = 0; i < 2; ++i) {
    const auto store = open();
    EXPECT_THAT(store->claim("ri3vqdsm7ekf").entries, SizeIs(static_cast<size_t>(7 + i)));
    EXPECT_THAT(write(*store, {head({.id = "ri3vqdsm7ekf"}, 8 + i)}), ElementsAre(true));
    EXPECT_EQ(store->totals().over, 4);
    EXPECT_THAT(write(*store, {{.map = {"made-a", "{}", 1}}}), ElementsAre(true));
    EXPECT_EQ(store->map("made-a"), "{}");
    EXPECT_THAT(store->take_damage(), IsEmpty());
  }
  EXPECT_EQ(ask("SELECT version FROM mappa.version"), "4");
}

TEST_F(PostgresTables, need_a_database_that_takes_every_character) {
  ask("CREATE DATABASE narrow ENCODING 'LATIN1' LOCALE 'C' TEMPLATE template0");
  std::string narrow = address;
  narrow.replace(narrow.find("/test"), narrow.find('?') - narrow.find("/test"), "/narrow");
  EXPECT_THAT(fault(narrow), AllOf(HasSubstr("narrow"), HasSubstr("LATIN1"), HasSubstr("UTF8")));
}

TEST_F(PostgresTables, at_a_wrong_address_say_what_is_wrong_but_no_password) {
  const std::string missing =
      address.substr(0, address.find("/test")) + "/missing" + address.substr(address.find('?'));
  EXPECT_THAT(fault(missing), HasSubstr("database \"missing\" does not exist"));
  const std::string there = "@%2Fnowhere/games";
  EXPECT_THAT(fault("postgresql://me:hush" + there), AllOf(HasSubstr("/nowhere"), Not(HasSubstr("hush"))));
  // What a password that is not written as it should be may look like.
  for (const char* bad : {"postgresql://me:hu/sh@host/games", "postgresql://me:hu@sh@host/games",
                          "postgresql://me:hu?sh@host/games", "postgresql://me:hu#sh:@host:1/games",
                          "postgresql://me:12/sh@host/games", "postgresql://me:hush@host:port/games",
                          "postgresql://me:hush@host/games?colour=red", "postgresql://me:%zzhush@host/games",
                          "postgresql://me:hush@[host/games"})
    EXPECT_THAT(fault(bad), AllOf(Not(IsEmpty()), Not(HasSubstr("hu")), Not(HasSubstr("sh@")))) << bad;
}

} // namespace

} // namespace mappa::store
