// An exception while something is done with a table: it is read again, and nothing stored is lost.
#include "data/folder.h"
#include "data/library.h"
#include "server/thinker_threads.h"
#include "store/keeper_thread.h"
#include "tables/hub.h"

#include <boost/asio/executor_work_guard.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/post.hpp>
#include <ctime>
#include <gmock/gmock.h>
#include <stdexcept>

namespace mappa::server {

namespace guard_test {

using notation::Json;
using namespace tables;
using testing::HasSubstr;

// Somebody without a connection, who may fail to be told something.
struct Listener : Guest {
  std::vector<std::string> heard{};
  std::optional<CloseCode> closed{};
  bool failing = false;
  bool listening = true;

  void send(std::shared_ptr<const std::string> message) override {
    if (failing) throw std::runtime_error("on purpose");
    heard.push_back(*message);
  }
  void close(CloseCode code, const std::string&) override { closed = code; }
  void relay(const std::string&, std::vector<std::string>) override {}
  void pass_on(std::string) override {}
  void end_relay() override {}
  void listen(bool on) override { listening = on; }
};

class GuardTest : public testing::Test {
protected:
  std::function<void(std::function<void()>)> post() {
    return [this](std::function<void()> work) {
      boost::asio::post(io, [this, work = std::move(work)] {
        const int64_t begun = worked_us();
        work();
        took = worked_us() - begun;
      });
    };
  }
  // How long this thread has worked: not while others had the machine.
  static int64_t worked_us() {
    timespec used{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &used);
    return used.tv_sec * int64_t{1'000'000} + used.tv_nsec / 1'000;
  }
  void tell(const std::shared_ptr<Listener>& who, const std::string& method, const Json& params) {
    hub.receive(who,
                notation::text_of({{"jsonrpc", "2.0"}, {"id", 1}, {"method", method}, {"params", params}}));
  }
  // What is answered.
  Json ask(const std::shared_ptr<Listener>& who, const std::string& method, const Json& params) {
    who->heard.clear();
    tell(who, method, params);
    const auto answered = [&] {
      return !who->heard.empty() && who->heard.back().find("\"id\":1") != std::string::npos;
    };
    while (!answered() && io.run_one_for(std::chrono::seconds(60)) > 0) {
    }
    return answered() ? Json::parse(who->heard.back()) : Json();
  }

  Folder folder;
  data::Library library = data::load_library({});
  Rulebook rulebook{library};
  Metrics metrics;
  int64_t took = 0; // what was last done on the hub, in microseconds
  boost::asio::io_context io{1};
  boost::asio::executor_work_guard<boost::asio::io_context::executor_type> open{io.get_executor()};
  store::KeeperThread keeper{store::open_store((folder.path / "games.db").string(), "127.0.0.1:1"), post()};
  ThinkerThreads thinkers{1, {}, [](const std::string&) { return false; }, post()};
  Hub hub{{.version = "0", .levels = {"medium"}, .seed = {}}, rulebook, keeper, thinkers, metrics};
};

TEST_F(GuardTest, a_table_that_fails_is_read_again) {
  const auto ann = std::make_shared<Listener>(), eve = std::make_shared<Listener>();
  ask(ann, "hello", {{"name", "Ann"}});
  const Json person{{"kind", "person"}};
  const Json made =
      ask(ann, "create", {{"setup", Json::object()}, {"seats", {person, person}}, {"public", true}});
  const Json join{{"table", made["result"]["table"]["id"]}, {"after", 0}};
  EXPECT_TRUE(ask(eve, "join", join).contains("result"));
  eve->failing = true;
  EXPECT_EQ(ask(ann, "chat", {{"text", "do you hear me?"}})["error"]["code"], -32603);
  EXPECT_EQ(ann->closed, CloseCode::Restart);
  EXPECT_EQ(eve->closed, CloseCode::Restart);
  const Json again = ask(ann, "join", join);
  EXPECT_THAT(notation::text_of(again["result"]["events"]), HasSubstr("do you hear me?"));
  EXPECT_TRUE(ask(ann, "chat", {{"text", "well"}}).contains("result"));
  EXPECT_EQ(metrics.tables_dropped, 1u);
}

TEST_F(GuardTest, reading_a_table_is_work_for_whoever_wants_it) {
  const auto ann = std::make_shared<Listener>(), bo = std::make_shared<Listener>();
  ask(ann, "hello", {{"name", "Ann"}});
  const Json made =
      ask(ann, "create",
          {{"setup", Json::object()}, {"seats", Json::array({{{"kind", "person"}}})}, {"public", true}});
  const Json join{{"table", made["result"]["table"]["id"]}};
  for (int i = 0; i < 30; ++i) ask(ann, "chat", {{"text", std::string(500, 'a')}}); // much to read
  ask(bo, "join", join);
  bo->failing = true;
  ask(ann, "chat", {{"text", "that is all"}}); // and it is read again
  bo->account = std::make_shared<Account>();
  tell(bo, "join", join);
  bo->here = false; // nothing but reading is done for it
  bo->account->owed = 0;
  while (metrics.tables_loaded == 0) io.run_one();
  EXPECT_GT(2 * bo->account->owed, took);
}

TEST_F(GuardTest, nobody_asks_the_store_a_second_thing_before_the_first_is_answered) {
  const auto ann = std::make_shared<Listener>();
  const std::pair<const char*, Json> questions[]{{"lobby", {{"before", 1}}},
                                                 {"lobby", Json::object()},
                                                 {"games", {{"tables", Json::array()}}},
                                                 {"join", {{"table", "aaaaaaaaaaaa"}}}};
  for (const auto& [method, params] : questions) {
    ann->heard.clear();
    tell(ann, method, params);
    EXPECT_FALSE(ann->listening) << method;
    while (ann->heard.empty()) io.run_one();
    EXPECT_TRUE(ann->listening) << method;
  }
}

} // namespace guard_test

} // namespace mappa::server
