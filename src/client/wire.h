// A bare TCP connection with a deadline for everything, and plain HTTP over it.
#pragma once

#include "client/connection.h"

#include <map>
#include <stdexcept>
#include <string>
#include <string_view>

namespace mappa::client {

using Duration = Clock::duration;
inline constexpr Duration PATIENCE = std::chrono::seconds(60); // also on a busy machine, with sanitizers

// The other side is not there, is gone, or takes too long.
struct ConnectionError : std::runtime_error {
  using std::runtime_error::runtime_error;
};

class Wire {
public:
  explicit Wire(const Address& address, Duration patience = PATIENCE);
  ~Wire();
  Wire(const Wire&) = delete;
  Wire& operator=(const Wire&) = delete;

  void send(std::string_view bytes);            // all of them
  std::size_t send_now(std::string_view bytes); // as many as the system takes without waiting
  // At least one byte; none if the other side has closed the connection.
  std::string receive();
  std::string receive_all(); // until the other side closes
  void finish();             // sends no more, still receives

private:
  void wait(short events) const; // throws when the patience is over

  int socket_ = -1;
  Duration patience_;
};

struct HttpAnswer {
  int status = 0;
  std::map<std::string, std::string> headers; // names in small letters
  std::string body;
};

using Headers = std::map<std::string, std::string>;
HttpAnswer parse_http(std::string_view bytes); // all that came until the end; throws ConnectionError
// The lines of a request up to its last field, without the empty one.
std::string request_head(const Address& address, const std::string& target, const Headers& headers);
HttpAnswer http_get(const Address& address, const std::string& target, const Headers& headers = {},
                    Duration patience = PATIENCE);

} // namespace mappa::client
