#include "server/strict.h"

#include <algorithm>

namespace mappa::server {

namespace http = boost::beast::http;
using http::field;

namespace {

constexpr std::size_t KEY_LETTERS = 22; // of 16 bytes in base64, before "=="

bool base64(char c) {
  return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '+' || c == '/';
}

} // namespace

bool is_websocket_key(std::string_view key) {
  if (key.size() != KEY_LETTERS + 2 || !key.ends_with("==")) return false;
  const std::string_view letters = key.substr(0, KEY_LETTERS);
  // The last letter has only two bits to tell.
  return std::ranges::all_of(letters, base64) &&
         std::string_view("AQgw").find(letters.back()) != std::string_view::npos;
}

const char* unclear(const HttpHeader& request) {
  if (request.count(field::transfer_encoding))
    return "requests have no body here, and so no Transfer-Encoding";
  for (const char* once : {"Host", "Content-Length", "Origin", "Upgrade", "Authorization", "X-Mappa-Relay"})
    if (request.count(once) > 1) return "a field that may stand in a request once stands there twice";
  if (request[field::content_length].find(',') != std::string_view::npos)
    return "Content-Length is no number";
  if (request.version() >= 11 && !request.count(field::host)) return "the request names no Host";
  if (request[field::host].find_first_of(" \t,") != std::string_view::npos) return "Host is not one name";
  return nullptr;
}

const char* bad_handshake(const HttpHeader& request) {
  if (request.count(field::sec_websocket_key) != 1) return "a WebSocket needs one Sec-WebSocket-Key";
  if (!is_websocket_key({request[field::sec_websocket_key].data(), request[field::sec_websocket_key].size()}))
    return "Sec-WebSocket-Key is not 16 bytes in base64";
  if (request.count(field::sec_websocket_version) != 1) return "a WebSocket needs one Sec-WebSocket-Version";
  return nullptr;
}

bool speaks_our_version(const HttpHeader& request) { return request[field::sec_websocket_version] == "13"; }

} // namespace mappa::server
