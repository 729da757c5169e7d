// What store.h promises, on SQLite and on PostgreSQL.
#include "data/folder.h"
#include "store/writes.h"
#include "support/postgres_server.h"

#include <fmt/format.h>
#include <map>
#include <random>
#include <sqlite3.h>

namespace mappa::store {

namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using testing::SizeIs;

struct Place { // where a store is, gone with it
  virtual ~Place() = default;
  virtual std::string address() = 0;
  virtual void by_hand(const std::string& sql) = 0;
};

struct FilePlace : Place {
  Folder folder;
  std::string address() override { return folder.path / "games.db"; }
  void by_hand(const std::string& sql) override {
    sqlite3* handle = nullptr;
    sqlite3_open(address().c_str(), &handle);
    EXPECT_EQ(sqlite3_exec(handle, sql.c_str(), nullptr, nullptr, nullptr), SQLITE_OK) << sql;
    sqlite3_close(handle);
  }
};

struct DatabasePlace : Place {
  std::string database = PostgresServer::shared().database();
  std::string address() override { return database; }
  void by_hand(const std::string& sql) override {
    PostgresServer::shared().run(database, "SET search_path = mappa; " + sql);
  }
};

enum class Kind : uint8_t { File, Database };
void PrintTo(Kind kind, std::ostream* out) {
  *out << (kind == Kind::File ? "file" : "database");
} // in test names

class EveryStore : public testing::TestWithParam<Kind> {
protected:
  void SetUp() override {
    place_ = new_place();
    reopen();
  }
  static std::unique_ptr<Place> new_place() {
    if (GetParam() == Kind::File) return std::make_unique<FilePlace>();
    return std::make_unique<DatabasePlace>();
  }
  // As another server that comes after this one has ended.
  void reopen() {
    store.reset();
    store = open_store(place_->address(), "127.0.0.1:8080");
  }
  std::vector<std::string> log(const std::string& table) { return store->claim(table).entries; }

  void by_hand(const std::string& sql) { place_->by_hand(sql); }
  // The faults found since this was last asked, each with its table.
  std::vector<std::string> damage() {
    std::vector<std::string> found;
    for (const Damage& one : store->take_damage()) found.push_back(one.table + ": " + one.fault);
    return found;
  }

  std::unique_ptr<Store> store;

private:
  std::unique_ptr<Place> place_;
};

INSTANTIATE_TEST_SUITE_P(Sqlite, EveryStore, testing::Values(Kind::File));
INSTANTIATE_TEST_SUITE_P(Postgres, EveryStore, testing::Values(Kind::Database));

TEST_P(EveryStore, keeps_a_table_with_its_head_and_log) {
  const TableHead was{.id = "a",
                      .state = TableState::Playing,
                      .listed = true,
                      .due = NOW,
                      .map = "germany",
                      .summary = R"({"x":1})",
                      .changed = 1'763'200'000'000};
  ASSERT_THAT(write(*store, {{was, 1, {"first", "second"}}}), ElementsAre(true));
  for (int i = 0; i < 2; ++i, reopen()) {
    const Claim claim = store->claim("a");
    ASSERT_EQ(claim.kind, Claim::Kind::Mine);
    EXPECT_THAT(claim.entries, ElementsAre("first", "second"));
    EXPECT_EQ(claim.head.id, was.id);
    EXPECT_EQ(claim.head.state, was.state);
    EXPECT_EQ(claim.head.listed, was.listed);
    EXPECT_EQ(claim.head.due, was.due);
    EXPECT_EQ(claim.head.map, was.map);
    EXPECT_EQ(claim.head.summary, was.summary);
    EXPECT_EQ(claim.head.changed, was.changed);
  }
}

TEST_P(EveryStore, knows_no_table_that_was_never_written) {
  write(*store, {entry("a", 1)});
  EXPECT_EQ(store->claim("b").kind, Claim::Kind::Unknown);
  EXPECT_EQ(store->claim("").kind, Claim::Kind::Unknown);
  EXPECT_EQ(store->claim("a' OR ''='").kind, Claim::Kind::Unknown);
  EXPECT_EQ(store->claim(std::string("a\0", 2)).kind, Claim::Kind::Unknown);
  EXPECT_EQ(store->claim("\xff").kind, Claim::Kind::Unknown);
  store->release("b"); // of no consequence
  store->release(std::string("a\0", 2));
  EXPECT_THAT(write(*store, {entry("a", 2)}), ElementsAre(true));
}

TEST_P(EveryStore, takes_only_the_next_number) {
  EXPECT_THAT(write(*store, {entry("a", 2), entry("a", 0), entry("a", -1)}),
              ElementsAre(false, false, false));
  EXPECT_EQ(store->claim("a").kind, Claim::Kind::Unknown);
  EXPECT_THAT(write(*store, {entry("a", 1, "one")}), ElementsAre(true));
  for (const int number : {1, 3, 0, -1, 100})
    EXPECT_THAT(write(*store, {entry("a", number, "wrong")}), ElementsAre(false)) << number;
  EXPECT_THAT(write(*store, {entry("a", 2, "two")}), ElementsAre(true));
  EXPECT_THAT(log("a"), ElementsAre("one", "two"));
}

TEST_P(EveryStore, a_refused_write_changes_no_head) {
  write(*store, {head({.id = "a", .summary = "right", .changed = 1})});
  write(*store, {head({.id = "a", .state = TableState::Over, .summary = "wrong", .changed = 2}, 3)});
  const Claim claim = store->claim("a");
  EXPECT_EQ(claim.head.summary, "right");
  EXPECT_EQ(claim.head.state, TableState::Open);
  EXPECT_EQ(claim.head.changed, 1);
}

TEST_P(EveryStore, a_write_without_entries_changes_the_head_alone) {
  EXPECT_THAT(write(*store, {{{.id = "a"}, 1, {}}}), ElementsAre(false)); // nothing makes no table
  EXPECT_EQ(store->claim("a").kind, Claim::Kind::Unknown);
  write(*store, {entry("a", 1, "one")});
  EXPECT_THAT(write(*store, {{{.id = "a", .summary = "new"}, 2, {}}}), ElementsAre(true));
  EXPECT_EQ(store->claim("a").head.summary, "new");
  EXPECT_THAT(log("a"), ElementsAre("one"));
}

TEST_P(EveryStore, one_bad_write_spoils_no_other) {
  write(*store, {entry("a", 1), entry("b", 1)});
  const Write broken = entry("c", 1, "half a character: \xc3");
  const Write cut = entry("d", 1, std::string("before\0after", 12));
  EXPECT_THAT(write(*store, {entry("a", 2), entry("b", 7), broken, entry("e", 1), cut, entry("b", 2)}),
              ElementsAre(true, false, false, true, false, true));
  EXPECT_THAT(log("a"), SizeIs(2));
  EXPECT_THAT(log("b"), SizeIs(2));
  EXPECT_EQ(store->claim("c").kind, Claim::Kind::Unknown);
  EXPECT_EQ(store->claim("d").kind, Claim::Kind::Unknown);
  EXPECT_THAT(log("e"), SizeIs(1));
}

TEST_P(EveryStore, writes_to_one_table_in_a_batch_take_effect_in_order) {
  const auto with = [](Write write, std::string summary) {
    write.head.summary = std::move(summary);
    return write;
  };
  const std::vector<Write> batch{with(entry("a", 1, "1"), "x"), with(entry("a", 1, "again"), "no"),
                                 with(entry("a", 2, "2"), "y"), with(entry("a", 4, "gap"), "no"),
                                 with(entry("a", 3, "3"), "z"), with(entry("a", 5, "gap"), "no")};
  EXPECT_THAT(store->write(batch), ElementsAre(true, false, true, false, true, false));
  EXPECT_THAT(log("a"), ElementsAre("1", "2", "3"));
  EXPECT_EQ(store->claim("a").head.summary, "z");
}

TEST_P(EveryStore, takes_an_empty_batch_and_a_long_one) {
  EXPECT_THAT(write(*store, {}), IsEmpty());
  std::vector<Write> batch;
  for (int i = 0; i < 1'000; ++i) batch.push_back(entry("table " + std::to_string(i), 1, std::to_string(i)));
  EXPECT_THAT(store->write(batch), testing::AllOf(SizeIs(1'000), testing::Each(true)));
  EXPECT_THAT(log("table 999"), ElementsAre("999"));
}

TEST_P(EveryStore, writes_only_to_tables_it_holds) {
  write(*store, {entry("a", 1), entry("b", 1)});
  store->release("b");
  EXPECT_THAT(write(*store, {entry("a", 2), entry("b", 2)}), ElementsAre(true, false));
  reopen();
  EXPECT_THAT(write(*store, {entry("a", 3)}), ElementsAre(false));
  EXPECT_EQ(store->claim("a").kind, Claim::Kind::Mine);
  EXPECT_THAT(write(*store, {entry("a", 3)}), ElementsAre(true));
  EXPECT_THAT(log("a"), SizeIs(3));
}

TEST_P(EveryStore, gives_texts_back_as_they_were) {
  const std::vector<std::string> odd{"",
                                     " ",
                                     "NULL",
                                     "null",
                                     "{}",
                                     "{a,b}",
                                     R"({"a":"b\"c\\"})",
                                     "\"",
                                     "\\",
                                     "'; DROP TABLE",
                                     "a\nb\r\tc",
                                     "%s %n $1 ?1",
                                     "{\"",
                                     "\\x00",
                                     "Grüße, 東京",
                                     "🏰",
                                     "\xf4\x8f\xbf\xbf",
                                     "\x01\x1f\x7f",
                                     "é vs é",
                                     ",",
                                     "𝔐appa̱"};
  Write all{.head = {.id = "t", .map = odd[6], .summary = odd[16]}, .number = 1, .entries = odd};
  ASSERT_THAT(write(*store, {all}), ElementsAre(true));
  reopen();
  const Claim claim = store->claim("t");
  EXPECT_EQ(claim.entries, odd);
  EXPECT_EQ(claim.head.map, all.head.map);
  EXPECT_EQ(claim.head.summary, all.head.summary);
  for (const std::string& id : odd) {
    if (id.empty()) continue; // what is written so is no table's
    ASSERT_THAT(write(*store, {entry(id, 1, "of " + id)}), ElementsAre(true)) << id;
    EXPECT_THAT(log(id), ElementsAre("of " + id));
  }
}

TEST_P(EveryStore, keeps_big_texts) {
  std::string big;
  for (int i = 0; big.size() < 1'000'000; ++i) big += std::to_string(i * 7919) + "\"\\,{";
  const Write one{.head = {.id = "a", .summary = big}, .number = 1, .entries = {"small", big}};
  ASSERT_THAT(write(*store, {one}), ElementsAre(true));
  const Claim claim = store->claim("a");
  EXPECT_TRUE(claim.entries == one.entries);
  EXPECT_TRUE(claim.head.summary == big);
}

TEST_P(EveryStore, orphans_are_due_tables_that_nobody_has) {
  write(*store, {head({.id = "due", .due = NOW}), head({.id = "idle", .due = 0}),
                 head({.id = "also", .due = NOW}), head({.id = "later", .due = 0})});
  EXPECT_THAT(store->orphans(NOW, 10), IsEmpty());
  write(*store, {head({.id = "later", .due = NOW}, 2), head({.id = "also", .due = 0}, 2)});
  reopen();
  EXPECT_THAT(store->orphans(NOW, 10), testing::UnorderedElementsAre("due", "later"));
  EXPECT_THAT(store->orphans(NOW, 1), SizeIs(1));
  store->claim("due");
  EXPECT_THAT(store->orphans(NOW, 10), ElementsAre("later"));
  store->release("due");
  EXPECT_THAT(store->orphans(NOW, 10), SizeIs(2));
  store->claim("due");
  EXPECT_THAT(write(*store, {head({.id = "due", .due = 0}, 2)}), ElementsAre(true));
  store->release("due");
  EXPECT_THAT(store->orphans(NOW, 10), ElementsAre("later"));
}

TEST_P(EveryStore, orphans_are_due_from_a_time_on_the_longest_due_first) {
  write(*store, {head({.id = "tomorrow", .due = NOW + 86'400'000}), head({.id = "now", .due = NOW}),
                 head({.id = "long", .due = 1}), head({.id = "never", .due = 0})});
  reopen();
  EXPECT_THAT(store->orphans(NOW - 1, 10), ElementsAre("long"));
  EXPECT_THAT(store->orphans(NOW, 10), ElementsAre("long", "now"));
  EXPECT_THAT(store->orphans(NOW + 86'400'000, 10), ElementsAre("long", "now", "tomorrow"));
}

TEST_P(EveryStore, tables_can_be_glanced_at_by_anybody) {
  write(*store, {{{.id = "a", .summary = "A", .changed = 7}, 1, {"first", "second"}}, entry("b", 1, "b's")});
  const std::vector<Glance> found =
      store->glance({"b", "missing", "a", "a' OR ''='", std::string("a\0", 2), "\xff"});
  ASSERT_THAT(found, SizeIs(2));
  const Glance& a = found[found[0].head.id == "a" ? 0 : 1];
  EXPECT_EQ(a.head.summary, "A");
  EXPECT_EQ(a.head.changed, 7);
  EXPECT_EQ(a.first, "first");
  EXPECT_THAT(store->glance({}), IsEmpty());
}

TEST_P(EveryStore, lists_the_newest_first) {
  const auto at = [](const char* id, int64_t changed, TableState state, bool listed) {
    return head({.id = id, .state = state, .listed = listed, .summary = id, .changed = changed});
  };
  using enum TableState;
  write(*store, {at("a", 10, Open, true), at("b", 30, Open, true), at("c", 20, Open, true),
                 at("private", 25, Open, false), at("playing", 26, Playing, true)});
  EXPECT_THAT(ids(store->list(Open, 100, 10)), ElementsAre("b", "c", "a"));
  EXPECT_THAT(ids(store->list(Open, 100, 2)), ElementsAre("b", "c"));
  EXPECT_THAT(ids(store->list(Open, 30, 10)), ElementsAre("c", "a"));
  EXPECT_THAT(ids(store->list(Open, 10, 10)), IsEmpty());
  EXPECT_THAT(ids(store->list(Playing, 100, 10)), ElementsAre("playing"));
  EXPECT_THAT(store->list(Over, 100, 10), IsEmpty());
  EXPECT_EQ(store->list(Open, 100, 1).front().summary, "b");
  EXPECT_TRUE(store->list(Open, 100, 1).front().listed);
  Write moved = at("a", 40, Open, true);
  moved.number = 2;
  write(*store, {moved});
  EXPECT_THAT(ids(store->list(Open, 100, 10)), ElementsAre("a", "b", "c"));
}

TEST_P(EveryStore, the_stale_are_the_oldest_first) {
  const auto at = [](const char* id, int64_t changed, TableState state, bool listed) {
    return head({.id = id, .state = state, .listed = listed, .changed = changed});
  };
  using enum TableState;
  write(*store, {at("a", 30, Open, true), at("b", 10, Open, false), at("c", 20, Open, true),
                 at("d", 40, Open, false), at("over", 5, Over, true)});
  EXPECT_THAT(store->stale(Open, 0, 40, 10), ElementsAre("b", "c", "a"));
  EXPECT_THAT(store->stale(Open, 0, 100, 2), ElementsAre("b", "c"));
  EXPECT_THAT(store->stale(Open, 0, 10, 10), IsEmpty());
  EXPECT_THAT(store->stale(Open, 10, 100, 1), ElementsAre("c"));
  EXPECT_THAT(store->stale(Over, 0, 100, 10), ElementsAre("over"));
  EXPECT_THAT(store->stale(Closed, 0, 100, 10), IsEmpty());
}

TEST_P(EveryStore, counts_tables_and_the_maps_of_finished_games) {
  using enum TableState;
  const auto on = [](const std::string& id, TableState state, const std::string& map) {
    return head({.id = id, .state = state, .map = map});
  };
  write(*store, {on("a", Open, "x"), on("b", Playing, "x"), on("c", Playing, "y"), on("d", Over, "x"),
                 on("e", Over, "y"), on("f", Over, "y"), on("g", Over, ""), on("h", Closed, "x")});
  const Totals totals = store->totals();
  EXPECT_EQ(totals.open, 1);
  EXPECT_EQ(totals.playing, 2);
  EXPECT_EQ(totals.over, 4);
  ASSERT_THAT(totals.maps, SizeIs(3));
  EXPECT_EQ(totals.maps[0].map, "y");
  EXPECT_EQ(totals.maps[0].games, 2);
  EXPECT_EQ(totals.maps[1].map, "");
  EXPECT_EQ(totals.maps[2].map, "x");
}

TEST_P(EveryStore, erases_tables_whole_and_no_others) {
  write(*store, {entry("a", 1), entry("a", 2), entry("b", 1), entry("c", 1)});
  store->erase({"a", "missing", "c", std::string("b\0", 2), "\xff"});
  EXPECT_EQ(store->claim("a").kind, Claim::Kind::Unknown);
  EXPECT_THAT(store->read("a"), IsEmpty());
  EXPECT_THAT(log("b"), SizeIs(1));
  EXPECT_EQ(store->totals().open, 1);
  EXPECT_THAT(write(*store, {entry("a", 3), entry("b", 2)}), ElementsAre(false, true));
  EXPECT_THAT(write(*store, {entry("a", 1, "anew")}), ElementsAre(true));
  EXPECT_THAT(log("a"), ElementsAre("anew"));
  store->erase({});
  EXPECT_NE(store->bytes_free(), 0);
}

// --- maps ---

Write only_map(const std::string& id, int64_t kept, const std::string& text = "{}") {
  return {.map = {id, text, kept}};
}

Write played_on(const std::string& table, const std::string& map, int64_t kept) {
  return {.head = {.id = table, .map = map, .summary = "{}"},
          .number = 1,
          .entries = {"created"},
          .map = {map, "{\"the map\":\"Köln\"}", kept}};
}

TEST_P(EveryStore, keeps_maps_alone_and_with_their_tables) {
  EXPECT_EQ(store->map("made-a"), "");
  EXPECT_THAT(
      write(*store, {only_map("made-a", 1), played_on("t", "made-b", 2), only_map("made-a", 3, "{}")}),
      ElementsAre(true, true, true));
  reopen();
  EXPECT_EQ(store->map("made-a"), "{}");
  EXPECT_EQ(store->map("made-b"), "{\"the map\":\"Köln\"}");
  EXPECT_EQ(store->maps(), 2);
  EXPECT_THAT(log("t"), ElementsAre("created"));
}

TEST_P(EveryStore, a_map_comes_only_with_what_is_stored) {
  write(*store, {played_on("t", "made-b", 2)});
  EXPECT_THAT(write(*store, {played_on("t", "made-c", 2)}), ElementsAre(false)) << "there is such a table";
  EXPECT_EQ(store->map("made-c"), "");
  EXPECT_THAT(write(*store, {only_map("made-d", 1, "no \xff text"), only_map("", 1), only_map("made-e", 1)}),
              ElementsAre(false, false, true));
  EXPECT_EQ(store->maps(), 2);
}

TEST_P(EveryStore, maps_go_that_nobody_wants_and_no_table_is_played_on) {
  write(*store, {only_map("made-old", 10), only_map("made-again", 10), only_map("made-new", 100),
                 played_on("t", "made-played", 10)});
  write(*store, {only_map("made-again", 100), only_map("made-again", 20)});
  EXPECT_EQ(store->erase_maps(50), 1);
  EXPECT_EQ(store->map("made-old"), "");
  for (const char* id : {"made-again", "made-new", "made-played"}) EXPECT_NE(store->map(id), "") << id;
  store->erase({"t"});
  EXPECT_EQ(store->erase_maps(50), 1);
  EXPECT_EQ(store->map("made-played"), "");
  EXPECT_EQ(store->maps(), 2);
}

TEST_P(EveryStore, does_not_give_a_map_that_was_changed_in_it) {
  write(*store, {only_map("made-a", 1), only_map("made-b", 1)});
  by_hand("UPDATE maps SET text = '[]' WHERE id = 'made-a'");
  EXPECT_EQ(store->map("made-a"), "");
  EXPECT_EQ(store->map("made-b"), "{}");
  EXPECT_THAT(damage(), ElementsAre("made-a: it does not agree with its checksum"));
}

// Whatever was changed behind its back: the table is not given to anybody, and the others are well.
TEST_P(EveryStore, finds_what_was_changed_in_it) {
  const std::pair<const char*, const char*> changes[]{
      {"UPDATE log SET entry = 'twp' WHERE tbl = 'a' AND number = 2",
       "entry 2 does not agree with its checksum"},
      {"UPDATE log SET sum = 'twp' WHERE tbl = 'a' AND number = 1",
       "entry 1 does not agree with its checksum"},
      {"DELETE FROM log WHERE tbl = 'a' AND number = 2", "entry 2 is missing"},
      {"DELETE FROM log WHERE tbl = 'a' AND number = 3", "it has 2 entries, not 3"},
      {"UPDATE tables SET length = 2 WHERE id = 'a'", "it has 3 entries, not 2"},
      {"UPDATE tables SET due = 7 WHERE id = 'a'", "its head does not agree with its checksum"},
      {"UPDATE tables SET summary = 'other' WHERE id = 'a'", "its head does not agree with its checksum"},
      {"UPDATE log SET entry = (SELECT entry FROM log AS b WHERE b.tbl = 'b' AND b.number = 1), "
       "sum = (SELECT sum FROM log AS b WHERE b.tbl = 'b' AND b.number = 1) WHERE tbl = 'a' AND number = 1",
       "entry 1 does not agree with its checksum"},
  };
  for (const auto& [change, fault] : changes) {
    store->erase({"a", "b"});
    write(*store, {entry("a", 1, "one"), entry("a", 2, "two"), entry("a", 3, "three"), entry("b", 1, "b's")});
    by_hand(change);
    EXPECT_EQ(store->claim("a").kind, Claim::Kind::Damaged) << change;
    EXPECT_THAT(store->claim("a").entries, IsEmpty());
    EXPECT_THAT(store->read("a"), IsEmpty());
    EXPECT_THAT(damage(), testing::AllOf(SizeIs(3), testing::Each(std::string("a: ") + fault))) << change;
    EXPECT_THAT(log("b"), ElementsAre("b's"));
    EXPECT_THAT(damage(), IsEmpty());
  }
}

TEST_P(EveryStore, does_not_list_what_was_changed_in_it) {
  write(*store, {head({.id = "a", .listed = true, .summary = "A"}), head({.id = "b", .listed = true})});
  by_hand("UPDATE tables SET summary = '{' WHERE id = 'a'");
  EXPECT_THAT(ids(store->list(TableState::Open, NOW, 10)), ElementsAre("b"));
  EXPECT_THAT(store->glance({"a", "b"}), SizeIs(1));
  EXPECT_THAT(damage(), SizeIs(2));
}

TEST_P(EveryStore, does_not_go_on_with_a_log_whose_end_is_missing) {
  write(*store, {entry("a", 1), entry("a", 2)});
  by_hand("DELETE FROM log WHERE tbl = 'a' AND number = 2");
  EXPECT_THAT(write(*store, {entry("a", 3)}), ElementsAre(false));
}

TEST_P(EveryStore, can_be_probed_and_looks_the_same_afterwards) {
  write(*store, {entry("a", 1)});
  for (const size_t bytes : {size_t{0}, size_t{100'000}, size_t{0}}) store->probe(bytes);
  store->renew();
  EXPECT_THAT(log("a"), SizeIs(1));
  EXPECT_EQ(store->totals().open, 1);
}

TEST_P(EveryStore, has_one_secret_for_good) {
  const std::string secret = store->shared_secret();
  EXPECT_THAT(secret, testing::MatchesRegex("[A-Za-z0-9_-]+"));
  EXPECT_THAT(secret, SizeIs(43));
  reopen();
  EXPECT_EQ(store->shared_secret(), secret);
  const auto other = new_place();
  EXPECT_NE(open_store(other->address(), "")->shared_secret(), secret);
}

TEST_P(EveryStore, has_one_tenure_as_long_as_nothing_is_lost) {
  const uint64_t tenure = store->tenure();
  write(*store, {entry("a", 1)});
  store->claim("a");
  store->orphans(NOW, 1);
  EXPECT_EQ(store->tenure(), tenure);
}

// Any mixture of writes, right and wrong, leaves what a plain list of lists would hold.
TEST_P(EveryStore, is_a_map_of_lists) {
  std::mt19937 random(6);
  const auto up_to = [&](unsigned n) { return static_cast<int>(random() % n); };
  std::map<std::string, std::vector<std::string>> model, held;
  for (int round = 0; round < 60; ++round) {
    std::vector<Write> batch;
    std::vector<bool> expected;
    for (int i = up_to(20); i > 0; --i) {
      const std::string table = "t" + std::to_string(up_to(8));
      std::vector<std::string>& entries = model[table];
      const int next = static_cast<int>(entries.size()) + 1;
      Write one = entry(table, up_to(3) ? next : up_to(6), fmt::format("{} {}", round, i));
      if (!up_to(3)) one.entries.push_back("more");
      const bool mine = held.contains(table) || entries.empty();
      expected.push_back(one.number == next && mine);
      batch.push_back(one);
      if (!expected.back()) continue;
      held[table];
      entries.insert(entries.end(), one.entries.begin(), one.entries.end());
    }
    ASSERT_EQ(store->write(batch), expected) << round;
    if (!up_to(10)) {
      reopen();
      held.clear();
    }
    const std::string table = "t" + std::to_string(up_to(8));
    if (up_to(2)) {
      EXPECT_EQ(log(table), model[table]);
      if (!model[table].empty()) held[table];
    } else {
      store->release(table);
      held.erase(table);
    }
  }
  for (const auto& [table, entries] : model) EXPECT_EQ(log(table), entries) << table;
}

} // namespace

} // namespace mappa::store
