// Somebody with a connection to a server, and short words for what people do there.
#pragma once

#include "client/scan.h"
#include "client/wire.h"
#include "support/client.h"
#include "support/comes_true.h"
#include "support/running_hub.h"
#include "support/running_server.h"

#include <algorithm>
#include <gmock/gmock.h>
#include <string>
#include <vector>

namespace mappa::server {

using client::Client;
using client::Clock;
using client::ConnectionError;
using client::http_get;
using client::PATIENCE;
using client::RpcError;
using notation::Json;
using notation::text_of;

// As docs/server.md numbers them.
inline constexpr int BAD_PARAMS = -32602, NO_METHOD = -32601, ILLEGAL = -32002, NO_TABLE = -32004,
                     NOT_YOURS = -32005, NOT_NOW = -32006, TOO_MANY = -32007, STORE_FAILED = -32008;

inline const Json PERSON{{"kind", "person"}};
inline const Json COMPUTER{{"kind", "computer"}, {"level", "medium"}};
inline const Json SHORT{{"tile_limit", 8}}; // a setup whose game is soon over

// What opens the records of a private table to plain HTTP.
inline client::Headers bearing(const std::string& invite) { return {{"Authorization", "Bearer " + invite}}; }
inline client::Headers invited(const Json& joined) { return bearing(joined["table"]["invite"]); }

// A number that the server tells of itself; -1 if it does not.
inline double metric(const RunningServer& server, const std::string& name) {
  return client::metric(http_get(server.address(), "/metrics").body, name).value_or(-1);
}

// Where tables are: a server, or the hub of one device.
using Places = testing::Types<RunningServer, RunningHub>;

class Visitor : public Client {
public:
  template <class Place>
  Visitor(const Place& place, const std::string& name, const std::string& token = {})
      : Client(place.connect()) {
    Json who{{"name", name}};
    if (!token.empty()) who["token"] = token;
    token_ = call("hello", who)["token"];
  }

  const std::string& token() const { return token_; }
  const std::string& table() const { return table_; } // the last one made or joined

  Json call(const std::string& method, const Json& params = Json::object()) {
    Json result = Client::call(method, params);
    if (method == "create" || method == "join") table_ = result["table"]["id"];
    return result;
  }

  // The code of the error that a request is answered with; 0: there was none.
  int fault(const std::string& method, const Json& params = Json::object()) {
    try {
      call(method, params);
      return 0;
    } catch (const RpcError& error) {
      return error.code;
    }
  }

  // How often a request is granted before there were too many; on a slow machine a few times more.
  int times_granted(const std::string& method, const Json& params) {
    constexpr int MANY = 1'000;
    int times = 0, code = 0;
    while (times < MANY && (code = fault(method, params)) == 0) ++times;
    EXPECT_EQ(code, TOO_MANY) << method;
    return times;
  }

  // What `create` answers.
  Json create(const std::vector<Json>& seats, const Json& setup = SHORT, const Json& more = Json::object()) {
    Json params{{"setup", setup}, {"seats", seats}};
    params.update(more);
    return call("create", params);
  }
  Json join(const Json& created, const Json& more = Json::object()) {
    Json params{{"table", created["table"]["id"]}};
    if (created["table"].contains("invite")) params["invite"] = created["table"]["invite"];
    params.update(more);
    return call("join", params);
  }

  // The first legal action, or another one.
  Json play(std::size_t which = 0) {
    const Json legal = call("legal");
    const Json& actions = legal["actions"];
    return call("play", {{"action", actions[which % actions.size()]}, {"at", legal["at"]}});
  }

  // The events that come until one of that type, and with it.
  std::vector<Json> events_until(const std::string& type) {
    std::vector<Json> events;
    do {
      std::optional<Json> event = next_event(PATIENCE);
      if (!event) throw ConnectionError("no event '" + type + "' came");
      events.push_back(std::move(*event));
    } while (events.back()["type"] != type);
    return events;
  }
  // The presence that is told once it is as it should be.
  Json presence_until(const Json& present, int spectators) {
    for (;;) {
      std::optional<Json> told = next("presence", PATIENCE);
      if (!told) throw ConnectionError("nobody told that " + text_of(present) + " are present");
      if ((*told)["present"] == present && (*told)["spectators"] == spectators) return *told;
    }
  }

private:
  std::string token_, table_;
};

// A private table for so many people, each on a seat; all but the host join and sit down.
inline Json sit_together(const std::vector<Visitor*>& people, const Json& setup = SHORT,
                         const Json& more = Json::object()) {
  const Json created = people.front()->create(std::vector<Json>(people.size(), PERSON), setup, more);
  for (std::size_t i = 1; i < people.size(); ++i) {
    people[i]->join(created);
    people[i]->call("sit", {{"seat", i}});
  }
  return created;
}

// And the game has begun.
inline Json play_together(const std::vector<Visitor*>& people, const Json& setup = SHORT,
                          const Json& more = Json::object()) {
  const Json created = sit_together(people, setup, more);
  people.front()->call("start");
  return created;
}

// Seat i is played by person i, those of nobody by computers, until the game is over: that event.
inline Json play_on(const std::vector<Visitor*>& people, std::size_t seed = 1) {
  Visitor& teller = **std::ranges::find_if(people, [](const Visitor* person) { return person != nullptr; });
  Json last = teller.call("legal");
  const int at = last["at"];
  for (std::size_t i = seed;; i += seed) {
    if (last.value("type", "") == "over") return last;
    const Json decision = last.value("decision", Json());
    Visitor* const person = decision.is_null() ? nullptr : people.at(decision["player"]);
    if (person) person->play(i);
    do last = teller.next_event(PATIENCE).value();
    while (last["number"] <= at || last["table"] != teller.table()); // it was told before we looked
  }
}

} // namespace mappa::server
