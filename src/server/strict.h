// Requests that two programs in a row, a proxy and this one, could read differently: Beast lets them through,
// we do not.
#pragma once

#include <boost/beast/http/fields.hpp>
#include <boost/beast/http/message.hpp>
#include <string_view>

namespace mappa::server {

using HttpHeader = boost::beast::http::request_header<>;

// Why it is refused with 400; null: it is clear.
const char* unclear(const HttpHeader& request);

// Likewise of one that wants to begin a WebSocket, but for the version.
const char* bad_handshake(const HttpHeader& request);

bool speaks_our_version(const HttpHeader& request); // of the WebSocket protocol

bool is_websocket_key(std::string_view key); // 16 bytes in base64

} // namespace mappa::server
