// A WebSocket: someone who plays or watches.
#pragma once

#include "server/context.h"

#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http/empty_body.hpp>
#include <boost/beast/http/message.hpp>
#include <boost/beast/websocket/stream.hpp>

#include <memory>
#include <string>
#include <vector>

namespace mappa::server {

using tables::CloseCode;
using tables::Guest;

class Relay;

// Messages on their way out, in order, one at a time.
class Outbox {
public:
  using Message = std::shared_ptr<const std::string>;

  bool empty() const { return messages_.empty(); }
  std::size_t bytes() const { return bytes_; }
  void push(Message message);
  const std::string& front() const { return *messages_.front(); }
  void pop();

private:
  std::vector<Message> messages_;
  std::size_t bytes_ = 0;
};

class Socket : public Guest {
public:
  Socket(boost::beast::tcp_stream stream, Context& context, std::unique_ptr<Ticket> ticket);
  ~Socket() override;

  void accept(const boost::beast::http::request<boost::beast::http::empty_body>& request);

  void send(std::shared_ptr<const std::string> message) override;
  void close(CloseCode code, const std::string& why) override;
  void relay(const std::string& server, std::vector<std::string> first) override;
  void pass_on(std::string message) override;
  void end_relay() override;
  void listen(bool on) override;

private:
  std::shared_ptr<Socket> self() { return std::static_pointer_cast<Socket>(shared_from_this()); }
  void read();
  void have_read();
  void understand(const std::string& text);
  void write();
  void close_now();
  void finish(); // the connection is over

  boost::beast::websocket::stream<boost::beast::tcp_stream> stream_;
  Context& context_;
  std::unique_ptr<Ticket> ticket_;
  boost::beast::flat_buffer in_;
  Outbox out_;
  bool listening_ = true, reading_ = false, writing_ = false, closing_ = false, finished_ = false;
  CloseCode close_code_{};
  std::string close_why_;
  std::shared_ptr<Relay> relay_;
};

} // namespace mappa::server
