// Someone who calls the server inside the fuzzer, with any manners: bytes go out, and what comes back must be
// sound HTTP and WebSocket.
#pragma once

#include "support/frames.h"

#include <arpa/inet.h>
#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <functional>
#include <netinet/tcp.h>
#include <poll.h>
#include <string>
#include <string_view>
#include <sys/socket.h>
#include <unistd.h>

namespace mappa {

inline void check(bool sound, const char* what, std::string_view text = {}) {
  if (sound) return;
  std::fprintf(stderr, "%s: %.*s\n", what, static_cast<int>(std::min<std::size_t>(text.size(), 4000)),
               text.data());
  std::abort();
}

class Caller {
public:
  ~Caller() { hang_up(false); }

  bool open() const { return socket_ >= 0; }
  bool websocket() const { return websocket_; }

  // From 127.0.0.`house`.
  void call(uint16_t port, int house) {
    hang_up(false);
    socket_ = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    const auto at = [](uint32_t host, uint16_t its_port) {
      sockaddr_in address{};
      address.sin_family = AF_INET;
      address.sin_addr.s_addr = htonl(host);
      address.sin_port = htons(its_port);
      return address;
    };
    const int yes = 1;
    const sockaddr_in here = at(0x7F000000u + static_cast<uint32_t>(house), 0);
    const sockaddr_in there = at(INADDR_LOOPBACK, port);
    setsockopt(socket_, IPPROTO_IP, IP_BIND_ADDRESS_NO_PORT, &yes, sizeof yes);
    setsockopt(socket_, IPPROTO_TCP, TCP_NODELAY, &yes, sizeof yes);
    check(bind(socket_, reinterpret_cast<const sockaddr*>(&here), sizeof here) == 0, "bind");
    int failed = connect(socket_, reinterpret_cast<const sockaddr*>(&there), sizeof there) == 0 ? 0 : errno;
    if (failed == EINTR) failed = connected(); // the fuzzer's alarm
    check(failed == 0, "connect", std::strerror(failed));
  }

  // Waits for a connection that is on its way: 0, or why it failed.
  int connected() const {
    pollfd waiting{socket_, POLLOUT, 0};
    while (poll(&waiting, 1, -1) < 0 && errno == EINTR) continue;
    int failed = 0;
    socklen_t size = sizeof failed;
    getsockopt(socket_, SOL_SOCKET, SO_ERROR, &failed, &size);
    return failed;
  }

  // Without a word, or in the rudest way there is.
  void hang_up(bool reset) {
    if (socket_ < 0) return;
    const linger now{1, 0};
    if (reset) setsockopt(socket_, SOL_SOCKET, SO_LINGER, &now, sizeof now);
    close(socket_);
    socket_ = -1;
    websocket_ = deaf = false;
    in_.clear();
  }

  void finish() const { shutdown(socket_, SHUT_WR); }

  // What does not fit is lost.
  void send(std::string_view bytes) const {
    if (socket_ >= 0) (void)!::send(socket_, bytes.data(), bytes.size(), MSG_NOSIGNAL | MSG_DONTWAIT);
  }

  // All that has come; `told` gets each message.
  void listen(const std::function<void(const std::string&)>& told) {
    if (socket_ < 0 || deaf) return;
    static char buffer[1 << 16];
    for (;;) {
      const ssize_t got = recv(socket_, buffer, sizeof buffer, MSG_DONTWAIT);
      if (got < 0 && (errno == EAGAIN || errno == EINTR)) break;
      if (got <= 0) {
        read_in(told);
        return hang_up(false);
      }
      in_.append(buffer, static_cast<std::size_t>(got));
      heard.append(buffer, static_cast<std::size_t>(got));
    }
    read_in(told);
  }

  std::string heard; // ever
  bool deaf = false; // it does not read

private:
  void read_in(const std::function<void(const std::string&)>& told) {
    while (websocket_ ? read_frame(told) : read_header()) {
    }
  }

  bool read_header() {
    const std::size_t begin = in_.find("HTTP/1.1 ");
    const std::size_t end = in_.find("\r\n\r\n", begin);
    if (begin == std::string::npos || end == std::string::npos) return false;
    const std::string header = in_.substr(begin, end - begin);
    in_.erase(0, end + 4);
    const int status = std::atoi(header.c_str() + 9);
    check(status != 500, "a fault of ours", header);
    websocket_ = status == 101;
    if (websocket_) return true;
    for (const char* field :
         {"\r\nContent-Security-Policy: default-src 'none';", "\r\nX-Content-Type-Options: nosniff\r\n",
          "\r\nX-Frame-Options: DENY\r\n", "\r\nReferrer-Policy: no-referrer\r\n"})
      check(header.find(field) != std::string::npos, "an answer without safety", header);
    return true;
  }

  bool read_frame(const std::function<void(const std::string&)>& told) {
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(in_[i]); };
    if (in_.size() < 2) return false;
    const int code = byte(0) & 15;
    check((byte(0) & 0xF0) == 0x80 && (code == 1 || code == 8 || code == 9 || code == 10) && byte(1) < 128,
          "a bad frame", in_);
    std::size_t size = byte(1), begin = 2;
    const std::size_t extra = size == 126 ? 2 : size == 127 ? 8 : 0;
    if (in_.size() < begin + extra) return false;
    if (extra) size = 0;
    for (std::size_t i = 0; i < extra; ++i) size = size << 8 | byte(begin++);
    if (in_.size() < begin + size) return false;
    const std::string payload = in_.substr(begin, size);
    in_.erase(0, begin + size);
    if (code == 1) told(payload);
    if (code == 9) send(client::websocket_frame(0x8A, payload));
    return true;
  }

  int socket_ = -1;
  bool websocket_ = false;
  std::string in_;
};

} // namespace mappa
