// A client of the server that waits for its answers: for tests and simple programs.
#pragma once

#include "client/line.h"
#include "client/wire.h"
#include "notation/json.h"

#include <deque>
#include <optional>
#include <string>

namespace mappa::client {

// What the server answers instead of a result.
struct RpcError : std::runtime_error {
  RpcError(int its_code, const std::string& message)
      : std::runtime_error(std::to_string(its_code) + " " + message), code(its_code) {}
  int code;
};

// Whatever does not come within the patience throws ConnectionError.
class Client {
public:
  explicit Client(const Line::Target& target, Duration patience = PATIENCE);

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
  Loop loop_;
  std::deque<notation::Json> answers_;
  std::deque<notation::Json> notifications_;
  bool open_ = false;
  std::optional<int> closed_; // the code
  std::string why_;
  int id_ = 0;
  Line line_;
};

} // namespace mappa::client
