#include "client/wire.h"

#include <algorithm>
#include <cctype>
#include <cerrno>
#include <charconv>
#include <cstring>
#include <fmt/format.h>
#include <memory>
#include <netdb.h>
#include <poll.h>
#include <sys/socket.h>
#include <sys/time.h>
#include <unistd.h>

namespace mappa::client {

namespace {

[[noreturn]] void fail(const std::string& doing) {
  throw ConnectionError(fmt::format("{}: {}", doing, std::strerror(errno)));
}

std::string small_letters(std::string_view text) {
  std::string small(text);
  for (char& c : small) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  return small;
}

std::string_view trimmed(std::string_view text) {
  const std::size_t first = text.find_first_not_of(" \t");
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(" \t") + 1 - first);
}

} // namespace

Wire::Wire(const Address& address, Duration patience) : patience_(patience) {
  addrinfo wanted{};
  wanted.ai_socktype = SOCK_STREAM;
  addrinfo* list = nullptr;
  if (const int code = getaddrinfo(address.host.c_str(), address.port.c_str(), &wanted, &list); code != 0)
    throw ConnectionError(fmt::format("{}: {}", address.host, gai_strerror(code)));
  const std::unique_ptr<addrinfo, decltype(&freeaddrinfo)> found(list, &freeaddrinfo);
  for (const addrinfo* one = list; one && socket_ < 0; one = one->ai_next) {
    socket_ = socket(one->ai_family, SOCK_STREAM | SOCK_CLOEXEC, 0);
    if (socket_ < 0) fail("socket");
    const auto seconds = std::chrono::duration_cast<std::chrono::seconds>(patience_).count();
    const timeval limit{seconds + 1, 0};
    setsockopt(socket_, SOL_SOCKET, SO_SNDTIMEO, &limit, sizeof limit); // bounds connect(), too
    if (connect(socket_, one->ai_addr, one->ai_addrlen) == 0) return;
    close(socket_);
    socket_ = -1;
  }
  fail(fmt::format("{}:{}", address.host, address.port));
}

Wire::~Wire() { close(socket_); }

void Wire::wait(short events) const {
  pollfd one{socket_, events, 0};
  const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(patience_).count();
  const int ready = poll(&one, 1, static_cast<int>(left));
  if (ready < 0) fail("poll");
  if (ready == 0) throw ConnectionError(fmt::format("nothing happened for {} ms", left));
}

void Wire::send(std::string_view bytes) {
  while (!bytes.empty()) {
    wait(POLLOUT);
    bytes.remove_prefix(send_now(bytes));
  }
}

std::size_t Wire::send_now(std::string_view bytes) {
  const ssize_t sent = ::send(socket_, bytes.data(), bytes.size(), MSG_NOSIGNAL | MSG_DONTWAIT);
  if (sent < 0 && errno != EAGAIN) fail("send");
  return sent > 0 ? static_cast<std::size_t>(sent) : 0;
}

std::string Wire::receive() {
  std::string bytes(1 << 16, '\0');
  wait(POLLIN);
  const ssize_t got = recv(socket_, bytes.data(), bytes.size(), 0);
  if (got < 0 && errno != ECONNRESET) fail("recv");
  bytes.resize(got > 0 ? static_cast<std::size_t>(got) : 0);
  return bytes;
}

std::string Wire::receive_all() {
  std::string all;
  for (std::string more = receive(); !more.empty(); more = receive()) all += more;
  return all;
}

void Wire::finish() { shutdown(socket_, SHUT_WR); }

HttpAnswer parse_http(std::string_view bytes) {
  const std::size_t end = bytes.find("\r\n\r\n");
  if (end == std::string_view::npos || !bytes.starts_with("HTTP/1.") || bytes.size() < 12)
    throw ConnectionError("the answer is no HTTP");
  HttpAnswer answer;
  std::from_chars(bytes.data() + 9, bytes.data() + 12, answer.status);
  answer.body = bytes.substr(end + 4);
  std::string_view head = bytes.substr(0, end + 2);
  for (head.remove_prefix(head.find("\r\n") + 2); !head.empty(); head.remove_prefix(head.find("\r\n") + 2)) {
    const std::string_view line = head.substr(0, head.find("\r\n"));
    const std::size_t colon = std::min(line.find(':'), line.size() - 1);
    answer.headers[small_letters(line.substr(0, colon))] = trimmed(line.substr(colon + 1));
  }
  if (const auto length = answer.headers.find("content-length"); length != answer.headers.end())
    if (length->second != std::to_string(answer.body.size()))
      throw ConnectionError(
          fmt::format("a body of {} bytes was promised and {} came", length->second, answer.body.size()));
  return answer;
}

std::string request_head(const Address& address, const std::string& target, const Headers& headers) {
  std::string head = fmt::format("GET {} HTTP/1.1\r\nHost: {}:{}\r\n", target, address.host, address.port);
  for (const auto& [name, value] : headers) head += fmt::format("{}: {}\r\n", name, value);
  return head;
}

HttpAnswer http_get(const Address& address, const std::string& target, const Headers& headers,
                    Duration patience) {
  Wire wire(address, patience);
  wire.send(request_head(address, target, headers) + "Connection: close\r\n\r\n");
  return parse_http(wire.receive_all());
}

} // namespace mappa::client
