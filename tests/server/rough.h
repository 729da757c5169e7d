// A WebSocket without manners: what it sends is up to the test. And the server's counters.
#pragma once

#include "support/comes_true.h"
#include "support/frames.h"
#include "support/running_server.h"

#include <optional>
#include <string>
#include <utility>

namespace mappa::server {

class Rough {
public:
  struct Frame {
    int code; // 1 text, 8 close, 9 ping, 10 pong
    std::string payload;
  };

  explicit Rough(const RunningServer& server, const client::Headers& headers = {},
                 client::Duration patience = client::PATIENCE)
      : wire_(server.address(), patience) {
    wire_.send(client::upgrade_request(server.address(), "/ws", headers));
    in_ = client::receive_until(wire_, "\r\n\r\n");
    head_ = in_.substr(0, in_.find("\r\n\r\n") + 4);
    in_.erase(0, head_.size());
  }

  bool welcome() const { return head_.starts_with("HTTP/1.1 101"); }

  void send(std::string_view bytes) { wire_.send(bytes); }
  std::size_t send_now(std::string_view bytes) { return wire_.send_now(bytes); }
  void say(std::string_view text) { send(client::websocket_frame(0x81, text)); }

  // None: the connection is over.
  std::optional<Frame> next() {
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(in_[i]); };
    if (!fill(2)) return std::nullopt;
    std::size_t size = byte(1), begin = 2;
    const std::size_t extra = size == 126 ? 2 : size == 127 ? 8 : 0;
    if (!fill(begin + extra)) return std::nullopt;
    if (extra) size = 0;
    for (std::size_t i = 0; i < extra; ++i) size = size << 8 | byte(begin++);
    if (!fill(begin + size)) return std::nullopt;
    Frame frame{byte(0) & 15, in_.substr(begin, size)};
    in_.erase(0, begin + size);
    return frame;
  }

  std::string text() {
    for (;;)
      if (const auto frame = next(); !frame)
        throw client::ConnectionError("the connection is over");
      else if (frame->code == 1)
        return frame->payload;
  }

  // Reads until the end: the code of the closing frame, 1006 if there was none.
  int close_code() {
    for (std::optional<Frame> frame = next(); frame; frame = next())
      if (frame->code == 8 && frame->payload.size() >= 2)
        return static_cast<unsigned char>(frame->payload[0]) << 8 |
               static_cast<unsigned char>(frame->payload[1]);
    return client::NO_CLOSING_FRAME;
  }

private:
  bool fill(std::size_t size) {
    while (in_.size() < size) {
      const std::string more = wire_.receive();
      if (more.empty()) return false;
      in_ += more;
    }
    return true;
  }

  client::Wire wire_;
  std::string head_, in_;
};

inline std::string rpc(const std::string& method, const std::string& params = "{}") {
  return R"({"jsonrpc":"2.0","id":1,"method":")" + method + R"(","params":)" + params + "}";
}

// From another address of this machine.
inline client::Connection::Target from(const RunningServer& server, const std::string& address) {
  client::Connection::Target target = server.target();
  target.from = address;
  return target;
}

} // namespace mappa::server
