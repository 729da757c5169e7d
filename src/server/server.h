// The server: listens, and runs until it is told to stop.
#pragma once

#include "server/options.h"

#include <functional>
#include <memory>

namespace mappa::server {

class Server {
public:
  // Opens the store and listens. The library must outlive the server. Throws if it cannot.
  Server(ServerOptions options, const data::Library& library);
  ~Server();

  uint16_t port() const;
  // Until a signal (SIGINT, SIGTERM) or stop(); then everything begun is finished.
  void run();
  void stop(); // from any thread

private:
  struct Parts;
  std::unique_ptr<Parts> parts_;
};

} // namespace mappa::server
