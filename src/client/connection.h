// WebSocket connections of one thread: what comes in is handed to functions, and nothing waits.
#pragma once

#include <chrono>
#include <functional>
#include <memory>
#include <string>
#include <string_view>

namespace mappa::client {

using Clock = std::chrono::steady_clock;

inline constexpr int NO_CLOSING_FRAME = 1006; // RFC 6455, 7.4.1

struct Address {
  std::string host;
  std::string port;
};

// "127.0.0.1:8080", "[::1]:8080", "games.example:80". Throws InputError.
Address parse_address(std::string_view text);

// Runs what its connections have to do; it outlives them.
class Loop {
public:
  Loop();
  ~Loop();
  Loop(const Loop&) = delete;
  Loop& operator=(const Loop&) = delete;

  void run_until(Clock::time_point end); // or until someone says stop()
  void stop();

private:
  friend class Connection;
  struct Body;
  std::unique_ptr<Body> body_;
};

class Connection {
public:
  struct Target {
    Address address;
    std::string path = "/ws";
    std::string origin; // a browser's; empty: none is told
    std::string from;   // the address from which to call; empty: any
  };
  // Called by the loop. The connection may be destroyed inside.
  struct Callbacks {
    std::function<void()> opened;
    std::function<void(std::string_view)> heard; // one message
    // Once, and nothing comes after it. The code and the reason are those of the closing frame; if there was
    // none, 1006 and what happened.
    std::function<void(int code, const std::string& why)> closed;
  };

  Connection(Loop& loop, const Target& target, Callbacks callbacks);
  ~Connection(); // hangs up without a word
  Connection(const Connection&) = delete;
  Connection& operator=(const Connection&) = delete;

  void say(std::string text, bool binary = false);
  void close(int code, const std::string& reason = "");

private:
  struct Body;
  std::shared_ptr<Body> body_;
};

} // namespace mappa::client
