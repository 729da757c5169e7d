// How a server begins and ends.
#include "client/client.h"
#include "client/wire.h"
#include "support/running_server.h"

#include <csignal>
#include <gmock/gmock.h>

namespace mappa {

namespace {

TEST(ServerLife, answers_ends_in_good_order_and_comes_back_at_the_same_port) {
  RunningServer server;
  EXPECT_EQ(http_get(server.address(), "/health").status, 200);
  Client client(server.target());
  const std::string token = client.call("hello")["token"];
  server.signal(SIGTERM);
  EXPECT_EQ(client.await_closed(), 1001);
  EXPECT_EQ(server.wait(), 0);
  EXPECT_THROW(Client{server.target()}, ConnectionError);
  server.start();
  Client again(server.target());
  EXPECT_EQ(again.call("hello", {{"token", token}})["token"], token);
  server.kill();
  EXPECT_EQ(again.await_closed(), 1006);
}

} // namespace

} // namespace mappa
