// Several people at a server: what they say, what they hear, and which secrets they may know.
#pragma once

#include "notation/rpc.h"
#include "server_caller.h"
#include "server_world.h"

#include <array>
#include <fmt/format.h>
#include <map>
#include <nlohmann/json.hpp>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace mappa {

using nlohmann::json;

inline constexpr std::size_t PEOPLE = 5;

inline constexpr std::array SETUPS{
    R"({"tile_limit":3})",
    R"({"tile_limit":6,"map":"great_britain","chips":true})",
    R"({"tile_limit":5,"postman":true,"meeples":2})",
    R"({"tile_limit":6,"map":"france","chips":true,"postman":true,"town_variants":["extra_tile","cost"]})",
    R"({"tile_limit":8,"map":"iberia","chips":true,"fields":false})",
    R"({"tile_limit":6,"map":"deutschland","chips":true})",
    R"({"tile_limit":40,"map":"benelux","chips":true,"chips_laid":"players"})",
    R"({"tile_limit":6,"map":"france","chips":"isle_of_man","chips_laid":"players"})",
    R"({"tile_limit":6,"map":"iberia","chips":"upgrades"})",
    R"({"tile_limit":33,"map":"benelux","chips":true})",
    R"({"tile_limit":8,"map":{},"chips":true})",
};
// Of the last setup: the host brings it along.
inline constexpr const char* BAY =
    R"({"format":"mappa-map","version":1,"id":"bay","name":{"en":"The Bay","de":"Die Bucht","es":"La bahía","fr":"La baie"},"recommended_tiles":[12,16],"width":5,"height":4,"rows":["##o#.","###@#","#*###","##..#"],"towns":[{"id":"Midford","name":"Midford","at":[1,2]},{"id":"Highgate","name":{"en":"Highgate","de":"Hochtor","es":"Puerta Alta"},"at":[2,0]}],"starts":[{"id":"Midford","at":[1,2]}],"starts_used":1,"large_cities":[{"id":"Kingsmouth","name":"Kingsmouth","squares":[[3,1]],"coats":2,"open":[{"at":[3,1],"side":"W"},{"at":[3,1],"side":"S"}]}],"borders":[{"at":[0,0],"side":"W","kind":"road","coats":1,"to":{"en":"The West","de":"Der Westen","es":"El oeste"}}],"ferries":[{"name":"Across the bay","coats":1,"ends":[{"at":[1,3],"side":"E"},{"at":[4,3],"side":"W"}]}],"chips":{"rules":"upgrades","laid":4}})";
inline json bay(int number) { // which is the same but for its name
  json map = json::parse(BAY);
  map["name"] = fmt::format("Bay {}", number);
  return map;
}
inline constexpr std::array CLOCKS{
    "null",
    R"({"kind":"move","seconds":30})",
    R"({"kind":"game","seconds":60,"increment":5,"at_zero":"computer"})",
    R"({"kind":"move","seconds":1,"at_zero":"computer"})",
};
struct Visitor {
  Caller line;
  std::string token;
  std::set<std::string> knows;                // secrets that it has said, and its own token
  std::string table;                          // where it is
  std::map<std::string, std::string> keys;    // by table
  std::map<std::string, std::set<int>> seats; // by table
  std::map<std::string, int> told;            // number of the last event, by table
  int asked = 0, answered = 0;                // on this line
  bool awaited = false;                       // an answer
  std::optional<json> answer;                 // the last one
  std::string last;                           // bytes sent
  bool rough = false;                         // it has said what nobody here has looked at
  std::string said;                           // that
};

// Something that the server did for somebody.
struct Deed {
  std::size_t person;
  std::string table, method;
  int number; // of the event; 0: one of those of its kind
};

class Crowd {
public:
  Crowd(tables::Rulebook& its_rulebook, server::ServerOptions its_options)
      : rulebook(its_rulebook), options(std::move(its_options)) {
    start();
  }

  tables::Rulebook& rulebook;
  StoreFile file;
  server::ServerOptions options;
  std::optional<World> world;
  std::array<Visitor, PEOPLE + 1> people; // the last one is healthy
  std::vector<std::string> tables;
  std::map<std::string, std::string> invites;                        // by table
  std::vector<std::string> maps{"made-aaaaaaaaaaaaaaaaaaaaaaaaaaa"}; // kept, but for the first
  std::map<std::pair<std::string, int>, std::string> events;         // that somebody was told
  std::vector<Deed> deeds;

  void start() { world.emplace(rulebook, file.path(), options); }

  // Looks for an answer that the system has still to deliver. Long only where one must come: many never do.
  static constexpr int SHORT_PATIENCE = 5, LONG_PATIENCE = 50'000;
  int patience = SHORT_PATIENCE;

  // Everything that follows from what was said has happened; who does not read, or is not listened to, is not
  // waited for.
  void settle() {
    for (int left = patience; left > 0; --left) {
      world->settle();
      listen();
      const bool all = std::ranges::all_of(people, [](const Visitor& one) {
        return one.answered >= one.asked || !one.line.websocket() || one.line.deaf;
      });
      if (all) return;
      usleep(100);
    }
    for (Visitor& person : people) person.asked = person.answered;
  }

  void listen() {
    for (Visitor& person : people)
      person.line.listen([&](const std::string& text) { understand(person, text); });
  }

  // --- what people do ---

  void send(Visitor& person, const std::string& bytes) {
    person.last = bytes;
    person.line.send(bytes);
  }

  void send_rough(Visitor& person, const std::string& bytes) {
    person.rough = true;
    send(person, bytes);
  }

  void open(Visitor& person, int house = 1) {
    person.line.call(world->port(), house);
    person.table.clear();
    person.told.clear();
    person.asked = person.answered = 0;
    person.rough = false;
  }

  void upgrade(Visitor& person, const client::Headers& headers = {}) {
    send(person, client::upgrade_request({"127.0.0.1", "1"}, "/ws", headers));
  }

  // So that it can speak.
  void come(Visitor& person) {
    if (person.line.websocket()) return;
    const auto index = static_cast<int>(&person - people.data());
    open(person, 1 + index % 3);
    upgrade(person,
            options.proxies > 0 ? client::Headers{{"X-Forwarded-For", "10.0.0.1"}} : client::Headers{});
    for (int left = patience; left > 0 && person.line.open() && !person.line.websocket(); --left) {
      settle();
      if (!person.line.websocket()) usleep(100);
    }
    json who{{"name", fmt::format("P{}", index)}};
    if (!person.token.empty()) who["token"] = person.token;
    ask(person, "hello", who);
    settle();
  }

  void ask(Visitor& person, const char* method, const json& params = json::object()) {
    for (const char* secret : {"token", "key", "invite"})
      if (params.contains(secret) && params[secret].is_string()) person.knows.insert(params[secret]);
    // Where it is when this is done is known only if nothing else is still to be answered.
    const bool sure = !person.rough && person.asked++ == person.answered;
    const std::string id = fmt::format("{}{}{}", method, sure ? "@" : "", sure ? person.table : "");
    send(person,
         client::websocket_frame(
             0x81, json{{"jsonrpc", "2.0"}, {"id", id}, {"method", method}, {"params", params}}.dump()));
  }

  std::optional<json> ask_now(Visitor& person, const char* method, const json& params = json::object()) {
    ask(person, method, params);
    person.awaited = true;
    person.answer.reset();
    settle();
    person.awaited = false;
    if (!person.answer || !person.answer->contains("result")) return std::nullopt;
    return (*person.answer)["result"];
  }

  void create(Visitor& person, std::size_t setup, int persons, int computers, std::size_t clock,
              bool listed) {
    json seats = json::array();
    for (int i = 0; i < persons; ++i) seats.push_back({{"kind", "person"}});
    for (int i = 0; i < computers; ++i) seats.push_back({{"kind", "computer"}, {"level", "medium"}});
    json wish = json::parse(SETUPS[setup % SETUPS.size()]);
    if (wish.contains("map") && wish["map"].is_object()) wish["map"] = bay(0);
    ask(person, "create",
        {{"setup", wish},
         {"seats", seats},
         {"clock", json::parse(CLOCKS[clock % CLOCKS.size()])},
         {"public", listed}});
  }

  // A table with a game that has begun.
  void begin(std::size_t setup, int persons, int computers, std::size_t clock, bool listed) {
    Visitor& host = people[0];
    come(host);
    create(host, setup, persons, computers, clock, listed);
    settle();
    if (host.table.empty()) return;
    for (int seat = 1; seat < persons; ++seat) {
      Visitor& guest = people[static_cast<std::size_t>(seat)];
      come(guest);
      json params{{"table", host.table}};
      if (invites.contains(host.table)) params["invite"] = invites[host.table];
      ask(guest, "join", params);
      ask(guest, "sit", {{"seat", seat}});
      settle();
      guest.seats[host.table].insert(seat);
    }
    ask(host, "start");
    settle();
  }

  // A legal action of whoever has to decide at this person's table; or by this person, whoever has to.
  bool play(Visitor& watcher, std::size_t which, bool at, bool itself = false) {
    const auto legal = ask_now(watcher, "legal");
    if (!legal || !legal->contains("actions") || (*legal)["actions"].empty()) return false;
    const json& actions = (*legal)["actions"];
    const int seat = (*legal)["decision"]["player"];
    json params{{"action", actions[which % actions.size()]}};
    if (at) params["at"] = (*legal)["at"];
    const auto player = std::ranges::find_if(people, [&](Visitor& one) {
      return itself ? &one == &watcher : one.table == watcher.table && one.seats[one.table].contains(seat);
    });
    if (player == people.end()) return false;
    ask(*player, "play", params);
    return true;
  }

private:
  // --- what they hear ---

  void understand(Visitor& person, const std::string& text) {
    json message = json::parse(text, nullptr, false);
    check(message.is_object() && message.value("jsonrpc", "") == "2.0" && message.size() == 3,
          "not a message", text);
    if (message.contains("method")) return notice(person, message, text);
    ++person.answered;
    if (message.contains("error"))
      check(message["error"]["code"] != static_cast<int>(notation::Fault::Internal), "a fault of ours", text);
    else
      learn(person, message["id"].is_string() ? message["id"] : "", message["result"], text);
    if (person.awaited) person.answer = std::move(message);
  }

  // Events come one after the other, and are the same to everyone.
  void notice(Visitor& person, const json& message, const std::string& text) {
    const json& params = message["params"];
    if (message["method"] == "presence") return;
    check(message["method"] == "event", "an unknown notification", text);
    const std::string table = params["table"];
    const int number = params["number"];
    if (const auto told = person.told.find(table); told != person.told.end()) {
      check(number == told->second + 1, "an event is missing", text);
      told->second = number;
    }
    const auto [known, fresh] = events.try_emplace({table, number}, params.dump());
    check(fresh || known->second == params.dump(), "an event has changed", text);
  }

  void learn(Visitor& person, const std::string& id, const json& result, const std::string& text) {
    if (!result.is_object()) return;
    const std::string method = id.substr(0, id.find('@'));
    if (id.size() > method.size() + 1) // it was sure where it was
      deeds.push_back({static_cast<std::size_t>(&person - people.data()), id.substr(method.size() + 1),
                       method, method == "play" ? result.value("number", 0) : 0});
    if (method == "leave") person.table.clear();
    if (result.contains("token")) {
      person.token = result["token"];
      const bool anothers = std::ranges::any_of(
          people, [&](const Visitor& one) { return &one != &person && one.knows.contains(person.token); });
      const bool guessed = person.said.find(person.token) != std::string::npos;
      check(person.knows.contains(person.token) || guessed || !anothers, "another's token", text);
      person.knows.insert(person.token);
    }
    if (result.contains("you")) {
      const json& table = result["table"];
      person.table = table["id"];
      know(person.table);
      person.told[person.table] = result["number"];
      if (result["you"].contains("key")) {
        person.keys[person.table] = result["you"]["key"];
        person.seats[person.table] = result["you"]["seats"].get<std::set<int>>();
      }
      if (table.contains("invite")) invites[person.table] = table["invite"];
    }
    if (method == "keep_map") maps.push_back(result["id"]);
    if (method == "rematch" && result.contains("table")) know(result["table"]);
  }

  void know(const std::string& table) {
    if (std::ranges::find(tables, table) == tables.end()) tables.push_back(table);
  }
};

} // namespace mappa
