// Something that is done again and again, for as long as it wishes. Whatever it throws costs that one time.
#pragma once

#include "tables/safely.h"

#include <boost/asio/io_context.hpp>
#include <boost/asio/steady_timer.hpp>
#include <chrono>
#include <functional>

namespace mappa::server {

class Ticker {
public:
  using Late = std::chrono::duration<double>; // behind its time
  using Work = std::function<bool(Late)>;     // false: that was the last time

  Ticker(boost::asio::io_context& io, std::chrono::milliseconds every, Work work)
      : every_(every), work_(std::move(work)), timer_(io) {}

  void start() {
    timer_.expires_after(every_);
    timer_.async_wait([this](boost::system::error_code error) {
      if (error) return;
      const Late late = boost::asio::steady_timer::clock_type::now() - timer_.expiry();
      bool again = true;
      tables::safely("the clock", [&] { again = work_(late); });
      if (again) start();
    });
  }

private:
  std::chrono::milliseconds every_;
  Work work_;
  boost::asio::steady_timer timer_;
};

} // namespace mappa::server
