// Someone connected to the server, as the hub sees them: a way to send, and the notes that the hub takes.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace mappa::tables {

struct Live;
struct Account;

// Close codes of RFC 6455.
enum class CloseCode : uint16_t {
  GoingAway = 1001,
  Policy = 1008,
  TooBig = 1009,
  Restart = 1012,
  TryAgain = 1013
};

class Guest : public std::enable_shared_from_this<Guest> {
public:
  Guest() = default;
  virtual ~Guest() = default;
  Guest(const Guest&) = delete;
  Guest& operator=(const Guest&) = delete;

  virtual void send(std::shared_ptr<const std::string> message) = 0;
  virtual void close(CloseCode code, const std::string& why) = 0;
  // From now on another server answers: it is told `first`, of which the first is answered to nobody; and
  // then whatever the hub passes on.
  virtual void relay(const std::string& server, std::vector<std::string> first) = 0;
  virtual void pass_on(std::string message) = 0; // to the other server
  virtual void end_relay() = 0;
  // False: what it says next is not heard before this is true again.
  virtual void listen(bool on) = 0;

  std::string address;              // for limits
  std::shared_ptr<Account> account; // to which its work is charged; null: nobody's
  bool from_server = false;         // another server relays somebody
  bool here = true;                 // false: the connection is over
  bool relayed = false;
  bool analysing = false;  // an answer to `analyse` is awaited
  std::string token, name; // as said with hello
  bool program = false;    // likewise: no person sits there
  Live* table = nullptr;
  std::string holder; // hash of the key at that table
  std::string key;
};

} // namespace mappa::tables
