// What a host is told when the store fails, and what systemd is told.
#include "server/store_file.h"
#include "server/visitor.h"
#include "support/running_server.h"

#include <cstdlib>
#include <filesystem>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/un.h>

namespace mappa::server {

namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::Not;

constexpr int64_t LATER = std::numeric_limits<int64_t>::max(); // what is asked with it is not remembered

struct Health : testing::Test {
  RunningServer server;

  Json health(int status) const {
    const client::HttpAnswer answer = http_get(server.address(), "/health");
    EXPECT_EQ(answer.status, status) << answer.body;
    return Json::parse(answer.body);
  }
  int times_said(const std::string& words) const {
    const std::string said = server.said();
    int times = 0;
    for (size_t at = 0; (at = said.find(words, at)) != said.npos; ++at) ++times;
    return times;
  }
  // Beyond this size no file of the server grows, as on a full disk.
  void allow(rlim_t bytes) const {
    const rlimit limit{bytes, RLIM_INFINITY};
    ASSERT_EQ(prlimit(server.process(), RLIMIT_FSIZE, &limit, nullptr), 0);
  }
};

TEST_F(Health, is_bad_while_the_disk_is_full_and_the_log_tells_it_once) {
  Visitor ann(server, "Ann");
  const Json table = ann.create({PERSON}, {{"tile_limit", 20}}, {{"public", true}});
  ann.call("start");
  EXPECT_EQ(health(200)["store"], "ok");
  allow(std::filesystem::file_size(server.store() + "-wal"));
  const Json legal = ann.call("legal");
  EXPECT_EQ(ann.fault("play", {{"action", legal["actions"][0]}}), STORE_FAILED);
  Visitor bo(server, "Bo");
  for (int i = 0; i < 5; ++i) {
    EXPECT_EQ(bo.call("lobby", {{"state", "playing"}, {"before", LATER}})["tables"].size(), 1U);
    EXPECT_EQ(health(503)["cause"], "its disk is full or cannot be written");
    EXPECT_EQ(bo.fault("create", {{"setup", SHORT}, {"seats", Json::array({PERSON})}}), STORE_FAILED);
  }
  EXPECT_EQ(times_said("event=store_failing cause=\"its disk is full"), 1) << server.said();
  EXPECT_THAT(server.said(), AllOf(HasSubstr("table=" + ann.table()), HasSubstr(server.store())));
  EXPECT_EQ(times_said("event=store_well"), 0);
  allow(RLIM_INFINITY);
  EXPECT_TRUE(comes_true([&] { return http_get(server.address(), "/health").status == 200; }));
  EXPECT_EQ(times_said("event=store_well"), 1) << server.said();
  Visitor again(server, "Ann", ann.token());
  EXPECT_EQ(again.join(table)["number"], 2) << "what was acknowledged";
  again.play();
}

TEST_F(Health, is_bad_when_the_file_is_gone) {
  Visitor ann(server, "Ann");
  ann.create({PERSON});
  std::filesystem::remove(server.store());
  EXPECT_TRUE(comes_true([&] { return http_get(server.address(), "/health").status == 503; }));
  EXPECT_EQ(health(503)["cause"], "its file was deleted or replaced");
  EXPECT_EQ(ann.fault("start"), STORE_FAILED) << "nothing is acknowledged into the void";
}

TEST_F(Health, a_table_that_was_changed_in_the_store_is_not_shown_and_others_are) {
  Visitor ann(server, "Ann");
  const Json good = ann.create({PERSON}, SHORT, {{"public", true}});
  const Json bad = ann.create({PERSON}, SHORT, {{"public", true}});
  server.stop();
  const std::string id = ann.table();
  StoreFile(server.store())
      .run("UPDATE log SET entry = replace(entry, 'Ann', 'Eve') WHERE tbl = '" + id + "'");
  StoreFile(server.store()).run("UPDATE tables SET summary = 'nonsense' WHERE id = '" + id + "'");
  server.start();
  Visitor eve(server, "Eve");
  for (int i = 0; i < 2; ++i) {
    EXPECT_EQ(eve.fault("join", {{"table", id}}), -32603);
    EXPECT_EQ(eve.call("lobby", {{"before", LATER}})["tables"].size(), 1U);
  }
  EXPECT_EQ(eve.join(good)["number"], 1);
  EXPECT_EQ(times_said("event=table_damaged table=" + id), 1) << server.said();
  EXPECT_EQ(health(200)["store"], "ok");
}

// Where systemd would listen.
class Manager {
public:
  Manager() {
    sockaddr_un address{};
    address.sun_family = AF_UNIX;
    path_.copy(address.sun_path, sizeof address.sun_path - 1);
    EXPECT_EQ(bind(socket_, reinterpret_cast<const sockaddr*>(&address), sizeof address), 0);
    setenv("NOTIFY_SOCKET", path_.c_str(), 1);
  }
  ~Manager() {
    unsetenv("NOTIFY_SOCKET");
    close(socket_);
  }
  Manager(const Manager&) = delete;
  Manager& operator=(const Manager&) = delete;

  std::string told() const { // the next thing
    std::string text(100, ' ');
    text.resize(static_cast<size_t>(std::max<ssize_t>(0, recv(socket_, text.data(), text.size(), 0))));
    return text;
  }

private:
  Folder folder_;
  std::string path_ = folder_.path / "notify";
  int socket_ = socket(AF_UNIX, SOCK_DGRAM | SOCK_CLOEXEC, 0);
};

TEST(Systemd, is_told_that_the_server_is_ready_and_then_that_it_lives) {
  const Manager manager;
  RunningServer server;
  EXPECT_EQ(manager.told(), "READY=1");
  EXPECT_EQ(manager.told(), "WATCHDOG=1");
  EXPECT_EQ(manager.told(), "WATCHDOG=1");
  server.stop();
  std::string last;
  do last = manager.told();
  while (last == "WATCHDOG=1");
  EXPECT_EQ(last, "STOPPING=1");
}

} // namespace

} // namespace mappa::server
