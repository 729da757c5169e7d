// An exception while something is done with a table: it is read again, and nothing stored is lost.
#include "data/folder.h"
#include "data/library.h"
#include "server/hub.h"

#include <boost/asio/executor_work_guard.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/post.hpp>
#include <gmock/gmock.h>
#include <stdexcept>

namespace mappa::server {

namespace guard_test {

using notation::Json;
using testing::HasSubstr;

// Somebody without a connection, who may fail to be told something.
struct Listener : Guest {
  std::vector<std::string> heard{};
  std::optional<CloseCode> closed{};
  bool failing = false;

  void send(std::shared_ptr<const std::string> message) override {
    if (failing) throw std::runtime_error("on purpose");
    heard.push_back(*message);
  }
  void close(CloseCode code, const std::string&) override { closed = code; }
  void relay(const std::string&, std::vector<std::string>) override {}
  void pass_on(std::string) override {}
  void end_relay() override {}
};

class GuardTest : public testing::Test {
protected:
  std::function<void(std::function<void()>)> post() {
    return [this](std::function<void()> work) { boost::asio::post(io, std::move(work)); };
  }
  // What is answered.
  Json ask(const std::shared_ptr<Listener>& who, const std::string& method, const Json& params) {
    who->heard.clear();
    hub.receive(who,
                notation::text_of({{"jsonrpc", "2.0"}, {"id", 1}, {"method", method}, {"params", params}}));
    const auto answered = [&] {
      return !who->heard.empty() && who->heard.back().find("\"id\":1") != std::string::npos;
    };
    while (!answered() && io.run_one_for(std::chrono::seconds(10)) > 0) {
    }
    return answered() ? Json::parse(who->heard.back()) : Json();
  }

  Folder folder;
  data::Library library = data::load_library({});
  Rulebook rulebook{library};
  Metrics metrics;
  boost::asio::io_context io{1};
  boost::asio::executor_work_guard<boost::asio::io_context::executor_type> open{io.get_executor()};
  store::Keeper keeper{store::open_store((folder.path / "games.db").string(), "127.0.0.1:1"), post()};
  Thinkers thinkers{1, {}, [](const std::string&) { return false; }, post()};
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

} // namespace guard_test

} // namespace mappa::server
