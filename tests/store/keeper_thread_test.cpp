#include "store/keeper_thread.h"

#include "data/folder.h"
#include "store/writes.h"
#include "support/postgres_server.h"

#include <csignal>
#include <deque>
#include <filesystem>
#include <future>
#include <gmock/gmock.h>
#include <sys/resource.h>

namespace mappa::store {

namespace {

using testing::AllOf;
using testing::Each;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::SizeIs;

// What the keeper posts, run by the test's own thread.
class Inbox {
public:
  KeeperThread::Post post() {
    return [this](std::function<void()> work) {
      const std::lock_guard lock(mutex_);
      waiting_.push_back(std::move(work));
      come_.notify_one();
    };
  }
  void run_until(const std::function<bool()>& happened) {
    while (!happened()) {
      std::unique_lock lock(mutex_);
      come_.wait(lock, [this] { return !waiting_.empty(); });
      const std::function<void()> work = std::move(waiting_.front());
      waiting_.pop_front();
      lock.unlock();
      work();
    }
  }
  bool empty() const { return waiting_.empty(); }

private:
  std::mutex mutex_;
  std::condition_variable come_;
  std::deque<std::function<void()>> waiting_;
};

struct KeeperOf {
  explicit KeeperOf(const std::string& address)
      : keeper(std::make_unique<KeeperThread>(open_store(address, "one:1"), inbox.post())) {}

  void write(Write one) {
    keeper->write(std::move(one), [this](Stored what) { stored.push_back(what); });
  }
  Stored written(Write one) {
    stored.clear();
    write(std::move(one));
    inbox.run_until([this] { return !stored.empty(); });
    return stored.front();
  }
  std::optional<Claim> claimed(const std::string& table) {
    std::optional<std::optional<Claim>> answer;
    keeper->claim(table, [&](std::optional<Claim> claim) { answer = std::move(claim); });
    inbox.run_until([&] { return answer.has_value(); });
    return *answer;
  }
  // The keeper's thread is busy from now until the promise is kept.
  std::promise<void> busy() {
    std::promise<void> go;
    const auto begun = std::make_shared<std::promise<void>>();
    keeper->ask(
        [begun, until = go.get_future().share()](Store&) {
          begun->set_value();
          until.wait();
          return true;
        },
        [](std::optional<bool>) {});
    begun->get_future().wait();
    return go;
  }

  Inbox inbox;
  std::vector<Stored> stored;
  std::unique_ptr<KeeperThread> keeper;
};

struct InFolder {
  Folder folder;
  std::string file = folder.path / "games.db";
};

struct KeeperTest : testing::Test, InFolder, KeeperOf {
  KeeperTest() : KeeperOf(file) {}
};

TEST_F(KeeperTest, stores_and_tells_on_the_callers_thread) {
  keeper->write(entry("a", 1), [this, caller = std::this_thread::get_id()](Stored what) {
    EXPECT_EQ(std::this_thread::get_id(), caller);
    stored.push_back(what);
  });
  inbox.run_until([this] { return !stored.empty(); });
  EXPECT_THAT(stored, ElementsAre(Stored::Yes));
  EXPECT_EQ(written(entry("a", 1)), Stored::Refused);
  EXPECT_THAT(claimed("a")->entries, SizeIs(1));
  EXPECT_EQ(claimed("b")->kind, Claim::Kind::Unknown);
}

TEST_F(KeeperTest, gives_back_all_of_a_question_on_the_callers_thread) {
  std::thread::id let_go;
  bool answered = false;
  std::promise<void> seen;
  {
    auto go = busy();
    const std::shared_ptr<int> held(new int(), [&](const int* number) {
      delete number;
      let_go = std::this_thread::get_id();
    });
    keeper->ask([](Store&) { return true; }, [&, held](std::optional<bool>) { answered = true; });
    keeper->ask([&](Store&) { return seen.get_future().wait(), true; }, [](std::optional<bool>) {});
    go.set_value();
  }
  inbox.run_until([&] { return answered; });
  seen.set_value();
  keeper.reset(); // its thread has let go of all
  EXPECT_EQ(let_go, std::this_thread::get_id());
}

TEST_F(KeeperTest, stores_together_what_waits_together) {
  {
    auto go = busy();
    for (int i = 0; i < 500; ++i) write(entry("t" + std::to_string(i), 1));
    go.set_value();
    inbox.run_until([this] { return stored.size() == 500; });
  }
  EXPECT_THAT(stored, Each(Stored::Yes));
  EXPECT_EQ(keeper->counts().batches, 1U);
  EXPECT_EQ(keeper->counts().writes, 500U);
}

TEST_F(KeeperTest, stores_no_more_than_a_thousand_at_once) {
  auto go = busy();
  for (int i = 1; i <= 2'500; ++i) write(entry("a", i, std::to_string(i)));
  std::optional<Claim> claim;
  keeper->claim("a", [&](std::optional<Claim> answer) { claim = std::move(answer); });
  go.set_value();
  inbox.run_until([&] { return claim.has_value(); });
  EXPECT_THAT(stored, AllOf(SizeIs(2'500), Each(Stored::Yes)));
  EXPECT_EQ(keeper->counts().batches, 3U);
  ASSERT_THAT(claim->entries, SizeIs(2'500)); // what was asked after the writes sees them all
  for (size_t i = 0; i < 2'500; ++i) EXPECT_EQ(claim->entries[i], std::to_string(i + 1));
}

TEST_F(KeeperTest, does_not_let_questions_come_between_writes) {
  auto go = busy();
  int answers = 0;
  for (int i = 1; i <= 40; ++i) {
    write(entry("a", i));
    keeper->ask([](Store& store) { return store.totals().open; },
                [&](std::optional<int64_t> open) { answers += open == 1; });
  }
  go.set_value();
  inbox.run_until([&] { return answers == 40; });
  EXPECT_EQ(keeper->counts().batches, 1U);
}

TEST_F(KeeperTest, tells_each_write_what_became_of_it) {
  auto go = busy();
  write(entry("a", 1));
  write(entry("a", 3));
  write(entry("a", 2));
  write(entry("b", 2));
  go.set_value();
  inbox.run_until([this] { return stored.size() == 4; });
  EXPECT_THAT(stored, ElementsAre(Stored::Yes, Stored::Refused, Stored::Yes, Stored::Refused));
  EXPECT_EQ(keeper->counts().writes, 2U);
  EXPECT_EQ(keeper->counts().refused, 2U);
  EXPECT_EQ(keeper->counts().failures, 0U);
  EXPECT_EQ(keeper->counts().commits.count(), 1U);
  EXPECT_GT(keeper->counts().commits.sum(), 0);
}

TEST_F(KeeperTest, releases_after_the_writes_before) {
  auto go = busy();
  write(entry("a", 1));
  keeper->release("a");
  go.set_value();
  EXPECT_TRUE(claimed("b")); // by now it is released
  EXPECT_THAT(stored, ElementsAre(Stored::Yes));
  EXPECT_EQ(written(entry("a", 2)), Stored::Refused);
  claimed("a");
  EXPECT_EQ(written(entry("a", 2)), Stored::Yes);
}

TEST_F(KeeperTest, counts_what_waits) {
  auto go = busy();
  for (int i = 0; i < 7; ++i) write(entry("a", i + 1));
  keeper->release("b");
  EXPECT_EQ(keeper->counts().waiting, 8U);
  go.set_value();
  inbox.run_until([this] { return stored.size() == 7; });
  claimed("a");
  EXPECT_EQ(keeper->counts().waiting, 0U);
}

TEST_F(KeeperTest, finishes_what_was_asked_before_it_ends) {
  auto go = busy();
  for (int i = 1; i <= 1'200; ++i) write(entry("a", i));
  size_t length = 0;
  keeper->claim("a", [&](std::optional<Claim> claim) { length = claim ? claim->entries.size() : 0; });
  std::thread later([&] { go.set_value(); });
  keeper.reset();
  later.join();
  while (!inbox.empty()) inbox.run_until([first = true]() mutable { return !std::exchange(first, false); });
  EXPECT_THAT(stored, AllOf(SizeIs(1'200), Each(Stored::Yes)));
  EXPECT_EQ(length, 1'200U);
  EXPECT_THAT(open_store(file, "")->claim("a").entries, SizeIs(1'200));
}

TEST_F(KeeperTest, takes_writes_from_many_threads) {
  std::vector<std::thread> running;
  for (int me = 0; me < 8; ++me)
    running.emplace_back([this, me] {
      for (int i = 1; i <= 100; ++i) write(entry("t" + std::to_string(me), i));
    });
  for (std::thread& thread : running) thread.join();
  inbox.run_until([this] { return stored.size() == 800; });
  EXPECT_THAT(stored, Each(Stored::Yes));
}

TEST_F(KeeperTest, survives_what_is_thrown_at_it) {
  std::vector<bool> answered;
  const auto done = [&](std::optional<int> answer) { answered.push_back(answer.has_value()); };
  keeper->ask([](Store&) -> int { throw std::out_of_range("far out"); }, done);
  keeper->ask([](Store&) -> int { throw 7; }, done);
  keeper->ask([](Store&) -> int { return 7; }, done);
  inbox.run_until([&] { return answered.size() == 3; });
  EXPECT_THAT(answered, ElementsAre(false, false, true));
  EXPECT_EQ(keeper->counts().failures, 2U);
  EXPECT_EQ(written(entry("a", 1)), Stored::Yes);
  EXPECT_THAT(keeper->counts().fault, IsEmpty()) << "it can be written";
}

// Waits until the keeper itself has found out how the store is.
void until(const std::function<bool()>& happened) {
  while (!happened()) std::this_thread::sleep_for(std::chrono::milliseconds(10));
}

// Beyond a limit of the process the system takes no more bytes, as on a full disk.
TEST_F(KeeperTest, knows_from_writes_how_the_store_is_and_not_from_reads) {
  EXPECT_EQ(written(entry("a", 1)), Stored::Yes);
  std::signal(SIGXFSZ, SIG_IGN);
  rlimit limit{};
  getrlimit(RLIMIT_FSIZE, &limit);
  const rlimit small{std::filesystem::file_size(file + "-wal"), limit.rlim_max};
  ASSERT_EQ(setrlimit(RLIMIT_FSIZE, &small), 0);
  EXPECT_EQ(written(entry("a", 2, "too much")), Stored::Failed);
  for (int i = 0; i < 3; ++i) {
    EXPECT_THAT(claimed("a")->entries, SizeIs(1));
    EXPECT_EQ(keeper->counts().cause, cause::FULL);
    EXPECT_THAT(keeper->counts().fault, testing::HasSubstr(file));
  }
  ASSERT_EQ(setrlimit(RLIMIT_FSIZE, &limit), 0);
  until([&] { return keeper->counts().fault.empty(); }); // though nobody writes
  EXPECT_EQ(written(entry("a", 2, "no more")), Stored::Yes);
}

TEST_F(KeeperTest, finds_out_by_itself_that_the_file_is_gone) {
  EXPECT_EQ(written(entry("a", 1)), Stored::Yes);
  std::filesystem::rename(file, file + "-away");
  until([&] { return keeper->counts().cause == cause::GONE; });
  EXPECT_EQ(written(entry("a", 2)), Stored::Failed);
  std::filesystem::rename(file + "-away", file);
  until([&] { return keeper->counts().fault.empty(); });
}

TEST_F(KeeperTest, has_its_tables_for_ever_if_the_store_is_not_shared) {
  uint64_t tenure = keeper->counts().tenure;
  EXPECT_TRUE(keeper->holds(tenure));
  EXPECT_FALSE(keeper->lapsed());
  EXPECT_TRUE(keeper->watch());
}

struct PostgresKeeper : testing::Test, KeeperOf {
  PostgresKeeper() : KeeperOf(PostgresServer::shared().database()) {}
};

TEST_F(PostgresKeeper, goes_on_when_the_store_comes_back) {
  PostgresServer& server = PostgresServer::shared();
  EXPECT_EQ(written(entry("a", 1)), Stored::Yes);
  const uint64_t tenure = keeper->counts().tenure;
  EXPECT_THAT(keeper->counts().fault, IsEmpty());

  server.stop();
  EXPECT_EQ(written(entry("a", 2)), Stored::Failed);
  EXPECT_FALSE(claimed("a"));
  std::optional<std::optional<Totals>> totals;
  keeper->ask([](Store& store) { return store.totals(); },
              [&](std::optional<Totals> answer) { totals = std::move(answer); });
  inbox.run_until([&] { return totals.has_value(); });
  EXPECT_FALSE(*totals);
  EXPECT_GE(keeper->counts().failures, 3U);
  EXPECT_EQ(keeper->counts().cause, cause::AWAY);
  EXPECT_THAT(keeper->counts().fault, testing::HasSubstr("PostgreSQL"));
  EXPECT_GT(keeper->counts().tenure, tenure);

  server.start();
  std::optional<Claim> claim;
  while (!claim) claim = claimed("a");
  EXPECT_EQ(claim->kind, Claim::Kind::Mine);
  EXPECT_EQ(written(entry("a", 2)), Stored::Yes);
  EXPECT_THAT(keeper->counts().fault, IsEmpty());
}

} // namespace

} // namespace mappa::store
