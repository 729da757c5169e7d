// A client of the server that waits for its answers.
#pragma once

#include "client/connection.h"
#include "client/wire.h"
#include "notation/json.h"

#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <string>

namespace mappa::client {

// What the server answers instead of a result.
struct RpcError : std::runtime_error {
  RpcError(int its_code, const std::string& message, std::string its_why = {})
      : std::runtime_error(std::to_string(its_code) + " " + message),
        code(its_code),
        why(std::move(its_why)) {}
  int code;
  std::string why; // a word, where the code leaves several reasons
};

// What carries a client's messages to whoever has the tables, and back.
class Carrier {
public:
  Carrier() = default;
  virtual ~Carrier() = default;
  Carrier(const Carrier&) = delete;
  Carrier& operator=(const Carrier&) = delete;

  virtual void say(std::string text, bool binary) = 0;
  virtual void close(int code, const std::string& reason) = 0;
  virtual void run_until(Clock::time_point end) = 0; // or until something was heard
};
struct Connect {
  std::string where; // for those who read of it
  std::function<std::unique_ptr<Carrier>(Connection::Callbacks)> open;
};

Connect to_server(const Connection::Target& target);

// Whatever does not come within the patience throws ConnectionError.
class Client {
public:
  explicit Client(const Connect& connect, Duration patience = PATIENCE);
  explicit Client(const Connection::Target& target, Duration patience = PATIENCE)
      : Client(to_server(target), patience) {}

  // The result. Throws RpcError.
  notation::Json call(const std::string& method, const notation::Json& params = notation::Json::object());

  // The params of the next notification of that method ("event", "presence"); none if it does not come in
  // time.
  std::optional<notation::Json> next(const std::string& method, Duration patience);
  std::optional<notation::Json> next_event(Duration patience) { return next("event", patience); }
  // The next event of that type; those before it are dropped.
  notation::Json await_event(const std::string& type);

  // Anything at all as one message, and the next message that is an answer.
  void send(std::string text, bool binary = false);
  notation::Json answer();

  void close(int code, const std::string& reason = "");
  // Waits for the end of the connection: the code of the server's closing frame, 1006 if there was none.
  int await_closed();

private:
  template <class Done>
  bool run(Duration patience, Done done);
  void sort(std::string_view text);

  Duration patience_;
  std::deque<notation::Json> answers_;
  std::deque<notation::Json> notifications_;
  bool open_ = false;
  std::optional<int> closed_; // the code
  std::string why_;
  int id_ = 0;
  std::unique_ptr<Carrier> carrier_; // after what its callbacks write to
};

} // namespace mappa::client
