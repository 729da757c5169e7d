#include "client/client.h"

#include <algorithm>
#include <fmt/format.h>

namespace mappa::client {

using notation::Json;

Client::Client(const Line::Target& target, Duration patience)
    : patience_(patience),
      line_(loop_, target,
            {.opened =
                 [this] {
                   open_ = true;
                   loop_.stop();
                 },
             .heard = [this](std::string_view text) { sort(text); },
             .closed =
                 [this](int code, const std::string& why) {
                   closed_ = code;
                   why_ = why;
                   loop_.stop();
                 }}) {
  const std::string where = target.address.host + ":" + target.address.port + target.path;
  if (!run(patience_, [this] { return open_; }))
    throw ConnectionError(fmt::format("{}: {}", where, closed_ ? why_ : "no answer"));
}

void Client::sort(std::string_view text) {
  Json message = Json::parse(text);
  (message.contains("id") ? answers_ : notifications_).push_back(std::move(message));
  loop_.stop();
}

// Until it is done; false if the time is over or nothing will come any more.
template <class Done>
bool Client::run(Duration patience, Done done) {
  const auto end = Clock::now() + patience;
  while (!done() && !closed_ && Clock::now() < end) loop_.run_until(end);
  return done();
}

void Client::send(std::string text, bool binary) { line_.say(std::move(text), binary); }

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
  if (told.contains("error")) throw RpcError(told["error"]["code"], told["error"]["message"]);
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

void Client::close(int code, const std::string& reason) { line_.close(code, reason); }

int Client::await_closed() {
  if (!run(patience_, [this] { return closed_.has_value(); }))
    throw ConnectionError("the connection was not closed");
  return *closed_;
}

} // namespace mappa::client
