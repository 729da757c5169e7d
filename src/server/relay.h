// A connection to another server, which has the table: what a guest says goes there, what it answers comes
// back.
#pragma once

#include "server/socket.h"

#include <boost/asio/any_io_executor.hpp>
#include <boost/asio/ip/tcp.hpp>

namespace mappa::server {

class Relay : public std::enable_shared_from_this<Relay> {
public:
  // The guest closes the relay before it goes.
  Relay(const boost::asio::any_io_executor& executor, Guest& guest, std::string server, Context& context);
  ~Relay();

  void open();
  void send(std::string message);
  void close();

private:
  void connected();
  void read();
  void write();
  void fail();

  boost::asio::ip::tcp::resolver resolver_;
  boost::beast::websocket::stream<boost::beast::tcp_stream> stream_;
  Guest* guest_; // null once closed
  std::string server_;
  Context& context_;
  boost::beast::flat_buffer in_;
  Outbox out_;
  bool open_ = false, writing_ = false, greeted_ = false;
};

} // namespace mappa::server
