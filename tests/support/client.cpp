#include "support/client.h"

#include <algorithm>
#include <fmt/format.h>

namespace mappa::client {

using notation::Json;

namespace {

class Socket : public Carrier {
public:
  Socket(const Connection::Target& target, Connection::Callbacks callbacks)
      : connection_(loop_, target, heeded(std::move(callbacks))) {}

  void say(std::string text, bool binary) override { connection_.say(std::move(text), binary); }
  void close(int code, const std::string& reason) override { connection_.close(code, reason); }
  void run_until(Clock::time_point end) override { loop_.run_until(end); }

private:
  // Whatever comes ends the waiting.
  Connection::Callbacks heeded(Connection::Callbacks callbacks) {
    return {.opened = [this, then = callbacks.opened] { then(), loop_.stop(); },
            .heard = [this, then = callbacks.heard](std::string_view text) { then(text), loop_.stop(); },
            .closed = [this, then = callbacks.closed](
                          int code, const std::string& why) { then(code, why), loop_.stop(); }};
  }

  Loop loop_;
  Connection connection_;
};

} // namespace

Connect to_server(const Connection::Target& target) {
  return {target.address.host + ":" + target.address.port + target.path,
          [target](Connection::Callbacks callbacks) {
            return std::make_unique<Socket>(target, std::move(callbacks));
          }};
}

Client::Client(const Connect& connect, Duration patience) : patience_(patience) {
  carrier_ = connect.open({.opened = [this] { open_ = true; },
                           .heard = [this](std::string_view text) { sort(text); },
                           .closed =
                               [this](int code, const std::string& why) {
                                 closed_ = code;
                                 why_ = why;
                               }});
  if (!run(patience_, [this] { return open_; }))
    throw ConnectionError(fmt::format("{}: {}", connect.where, closed_ ? why_ : "no answer"));
}

void Client::sort(std::string_view text) {
  Json message = Json::parse(text);
  (message.contains("id") ? answers_ : notifications_).push_back(std::move(message));
}

// Until it is done; false if the time is over or nothing will come any more.
template <class Done>
bool Client::run(Duration patience, Done done) {
  const auto end = Clock::now() + patience;
  while (!done() && !closed_ && Clock::now() < end) carrier_->run_until(end);
  return done();
}

void Client::send(std::string text, bool binary) { carrier_->say(std::move(text), binary); }

Json Client::answer() {
  if (!run(patience_, [this] { return !answers_.empty(); }))
    throw ConnectionError(closed_ ? fmt::format("closed with {}: {}", *closed_, why_) : "no answer");
  Json first = std::move(answers_.front());
  answers_.pop_front();
  return first;
}

Json Client::call(const std::string& method, const Json& params) {
  const int id = ++id_;
  send(notation::text_of(Json{{"jsonrpc", "2.0"}, {"id", id}, {"method", method}, {"params", params}}));
  Json told = answer();
  while (told["id"] != id) told = answer(); // of a call that was given up
  if (told.contains("error")) {
    const Json& error = told["error"];
    throw RpcError(error["code"], error["message"], error.value("data", Json::object()).value("why", ""));
  }
  return std::move(told["result"]);
}

std::optional<Json> Client::next(const std::string& method, Duration patience) {
  const auto find = [&] {
    return std::find_if(notifications_.begin(), notifications_.end(),
                        [&](const Json& one) { return one["method"] == method; });
  };
  if (!run(patience, [&] { return find() != notifications_.end(); })) return std::nullopt;
  Json params = std::move((*find())["params"]);
  notifications_.erase(find());
  return params;
}

Json Client::await_event(const std::string& type) {
  for (const auto end = Clock::now() + patience_;;) {
    std::optional<Json> event = next_event(end - Clock::now());
    if (!event) throw ConnectionError("no event '" + type + "' came");
    if ((*event)["type"] == type) return std::move(*event);
  }
}

void Client::close(int code, const std::string& reason) { carrier_->close(code, reason); }

int Client::await_closed() {
  if (!run(patience_, [this] { return closed_.has_value(); }))
    throw ConnectionError("the connection was not closed");
  return *closed_;
}

} // namespace mappa::client
