#include "server/ticker.h"

#include <gtest/gtest.h>
#include <stdexcept>

namespace mappa::server {

namespace {

TEST(Ticker, goes_on_whatever_fails_until_it_is_done) {
  boost::asio::io_context io{1};
  int times = 0;
  Ticker ticker(io, std::chrono::milliseconds(1), [&](Ticker::Late) {
    if (++times == 2) throw std::runtime_error("on purpose");
    return times < 4;
  });
  ticker.start();
  io.run();
  EXPECT_EQ(times, 4);
}

} // namespace

} // namespace mappa::server
