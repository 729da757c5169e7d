// WebSocket by hand, frame by frame: for what a proper client would never send.
#pragma once

#include "client/wire.h"

#include <string>
#include <string_view>

namespace mappa::client {

// What comes up to `end`, and what came with it; throws if it does not come.
inline std::string receive_until(Wire& wire, std::string_view end) {
  std::string all;
  while (all.find(end) == std::string::npos) {
    const std::string more = wire.receive();
    if (more.empty())
      throw ConnectionError("closed by the other side after " + std::to_string(all.size()) + " bytes");
    all += more;
  }
  return all;
}

// The request that begins a WebSocket.
inline std::string upgrade_request(const Address& address, const std::string& path = "/ws",
                                   const Headers& headers = {}) {
  return request_head(address, path, headers) +
         "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
         "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n";
}

// One frame of a client. First byte: 0x81 a whole text, 0x82 binary, 0x88 close, 0x89 ping, 0x01 and 0x00 the
// parts of a text, 0x80 the last one; and any other.
inline std::string websocket_frame(unsigned first_byte, std::string_view payload, bool masked = true) {
  const std::size_t size = payload.size();
  const int extra = size < 126 ? 0 : size < 65536 ? 2 : 8; // bytes of the length
  const auto byte = [](std::size_t value) { return static_cast<char>(value & 0xFF); };
  std::string frame{byte(first_byte), byte((masked ? 0x80u : 0u) | (extra == 0   ? size
                                                                    : extra == 2 ? 126u
                                                                                 : 127u))};
  for (int i = extra - 1; i >= 0; --i) frame.push_back(byte(size >> (8 * i)));
  if (masked) frame.append("\x37\xfa\x21\x3d", 4);
  const std::size_t mask = frame.size() - 4;
  for (std::size_t i = 0; i < size; ++i)
    frame.push_back(masked ? static_cast<char>(payload[i] ^ frame[mask + i % 4]) : payload[i]);
  return frame;
}

} // namespace mappa::client
