// What all connections of a server share.
#pragma once

#include "server/hub.h"
#include "server/options.h"
#include "server/studio.h"

#include <map>
#include <memory>
#include <set>
#include <string>

namespace mappa {

class Socket;

struct Context {
  Context(const ServerOptions& server_options, Metrics& server_metrics)
      : options(server_options), metrics(server_metrics) {}

  const ServerOptions& options;
  Metrics& metrics;
  Hub* hub = nullptr;
  Keeper* keeper = nullptr;
  Studio* studio = nullptr;
  const Library* library = nullptr;
  std::string secret;                   // of the servers that share the store
  std::map<std::string, int> addresses; // connections from each
  std::set<Socket*> sockets;
};

// The place of one connection among all; it is free again when the ticket goes.
class Ticket {
public:
  explicit Ticket(Context& context) : context_(context) { ++context_.metrics.connections; }
  ~Ticket();
  Ticket(const Ticket&) = delete;
  Ticket& operator=(const Ticket&) = delete;

  // Null: there is room for it. Else why not.
  const char* check_in(const std::string& address);
  const std::string& address() const { return address_; }

private:
  Context& context_;
  std::string address_;
};

// What limits go by: the address, of IPv6 the first 64 bits, which are one household's.
std::string address_of(const std::string& ip);

} // namespace mappa
