// What all connections of a server share.
#pragma once

#include "server/drawing_thread.h"
#include "server/metrics.h"
#include "server/options.h"
#include "server/page_folder.h"
#include "tables/bucket.h"
#include "tables/hub.h"
#include "tables/reception.h"

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace mappa::server {

using tables::Bucket;
using tables::Hub;
using tables::Reception;

class Socket;

struct Context {
  Context(const ServerOptions& server_options, Metrics& server_metrics)
      : options(server_options), metrics(server_metrics) {
    if (!options.page.empty()) page.emplace(options.page);
  }

  const ServerOptions& options;
  Metrics& metrics;
  Hub* hub = nullptr;
  Reception* reception = nullptr;
  store::Keeper* keeper = nullptr;
  DrawingThread* drawer = nullptr;
  DrawingThread* printer = nullptr; // the same for paper: it takes longer
  const data::Library* library = nullptr;
  std::optional<PageFolder> page;       // in place of the program's own
  std::string secret;                   // of the servers that share the store
  std::map<std::string, int> addresses; // connections from each
  std::set<std::string> servers;        // from where other servers have spoken
  std::map<std::string, Bucket> visits; // plain HTTP requests from each address
  std::set<Socket*> sockets;
  struct Statistics {
    int64_t time = 0;
    std::string text;
    std::vector<std::function<void(const std::string*)>>
        asked; // while they are counted; null: they cannot be
  };
  Statistics statistics; // as last counted

  // Whether an address may make one more request now, which counts for so many.
  bool admit(const std::string& address, int requests);
  // Now and then: who was silent is forgotten.
  void forget();
};

// The place of one connection among all; it is free again when the ticket goes.
class Ticket {
public:
  explicit Ticket(Context& context) : context_(context) { ++context_.metrics.connections; }
  ~Ticket() {
    check_out();
    --context_.metrics.connections;
  }
  Ticket(const Ticket&) = delete;
  Ticket& operator=(const Ticket&) = delete;

  // Null: there is room for it, and it counts for that address alone. Else why not.
  const char* check_in(const std::string& address);
  void check_out();

private:
  Context& context_;
  std::optional<std::string> address_;
};

// What limits go by: the address, of IPv6 the first 64 bits, which are one household's; an IPv4 address that
// is written as one of IPv6 is the IPv4 address.
std::string address_of(const std::string& ip);

} // namespace mappa::server
