// A server that is killed again and again loses nothing that it has acknowledged.
#include "kill/company.h"
#include "support/running_server.h"

#include <gmock/gmock.h>

namespace mappa {

namespace {

TEST(Kill, a_server_with_a_file_a_hundred_times) {
  RunningServer server({"--per-address", "100000"});
  Progress progress;
  auto companies = invite_companies(8, {server.address()}, progress);
  Random random{7};
  for (int left = kills(100); left > 0; --left) {
    progress.await_moves(random.below(20));
    wait_a_moment(random);
    server.kill();
    server.start();
  }
  expect_all_well(companies, progress);
  EXPECT_GE(progress.games(), 8);
}

} // namespace

} // namespace mappa
