// An HTTP connection, until it becomes a WebSocket.
#pragma once

#include "server/context.h"

#include <boost/asio/ip/tcp.hpp>
#include <memory>

namespace mappa::server {

// Reads requests and answers them, until the other side or a time limit ends it.
void serve_http(boost::asio::ip::tcp::socket socket, Context& context);

} // namespace mappa::server
