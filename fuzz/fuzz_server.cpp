// The whole network surface of a server. The input is a script, a line for each thing that one of several
// people does: bytes, frames, requests, legal moves, hanging up, time that goes by, a crash of the server.
// Whatever it is: the server goes on, tells nobody a secret that is not theirs, seats nobody by another's
// key, and what it has told is what it has stored.
#include "notation/rpc.h"
#include "notation/setup.h"
#include "notation/view.h"
#include "server_caller.h"
#include "server_world.h"

#include <array>
#include <fmt/format.h>
#include <map>
#include <optional>
#include <set>

namespace {

using namespace mappa;
using nlohmann::json;

constexpr std::size_t PEOPLE = 5;
constexpr std::size_t MAX_SCRIPT = 60;

constexpr std::array SETUPS{
    R"({"tile_limit":3})",
    R"({"tile_limit":6,"map":"benelux","chips":true})",
    R"({"tile_limit":5,"postman":true,"meeples":2})",
    R"({"tile_limit":5,"map":"france","chips":true,"postman":true,"town_variants":["extra_tile","cost"]})",
    R"({"tile_limit":9,"tiles":{"base":1,"river_1":1},"fields":false})",
    R"({"tile_limit":4,"map":"iberia"})",
};
constexpr std::array CLOCKS{
    "null",
    R"({"kind":"move","seconds":30})",
    R"({"kind":"game","seconds":60,"increment":5,"at_zero":"computer"})",
    R"({"kind":"move","seconds":1,"at_zero":"computer"})",
};
constexpr std::array PATHS{"/",
                           "/health",
                           "/metrics",
                           "/api/tables",
                           "/api/playing",
                           "/api/games",
                           "/api/statistics",
                           "/api/games/$",
                           "/api/games/$?invite=@",
                           "/ws",
                           "/style.css",
                           "/../etc",
                           "/%2e%2e/a",
                           "*",
                           "/api/tables?before=1763200000000",
                           "/api/games?before=x&before=9"};
constexpr std::array TIMES{std::pair(100, 1),
                           std::pair(1'000, 10),
                           std::pair(31'000, 10),
                           std::pair(61'000, 20),
                           std::pair(90'000'000, 601), // 25 hours
                           std::pair(2'000'000'000, 601)};

struct Person {
  Caller line;
  std::string token;
  std::set<std::string> knows;                // secrets that it has said or that are its own
  std::set<std::string> may_know;             // and what follows from them
  std::string table;                          // where it is
  std::map<std::string, std::string> keys;    // by table
  std::map<std::string, std::set<int>> seats; // by table
  std::map<std::string, int> told;            // number of the last event, by table
  json awaited;                               // the id of an answer
  std::optional<json> answer;                 // and the answer
  std::string last;                           // bytes sent
};

struct Script {
  Script(Rulebook& its_rulebook, bool small, bool proxy) : rulebook(its_rulebook) {
    options.behind_proxy = proxy;
    options.per_address = small ? 3 : 100;
    options.max_tables = small ? 2 : 100;
    options.max_connections = small ? 5 : 1000;
    start();
  }

  Rulebook& rulebook;
  StoreFile file;
  ServerOptions options;
  std::optional<World> world;
  std::array<Person, PEOPLE + 1> people; // the last one is healthy
  std::vector<std::string> tables;
  std::map<std::string, std::string> invites; // by table
  std::map<std::pair<std::string, int>, std::string> events;

  void start() { world.emplace(rulebook, file.path(), options); }

  // --- what is heard ---

  void listen() {
    for (Person& person : people)
      person.line.listen([&](const std::string& text) { understand(person, text); });
  }

  void settle() {
    world->settle();
    listen();
  }

  void understand(Person& person, const std::string& text) {
    json message = json::parse(text, nullptr, false);
    check(message.is_object() && message.value("jsonrpc", "") == "2.0" && message.size() == 3,
          "not a message", text);
    if (message.contains("method")) return notice(person, message, text);
    if (message.contains("error"))
      check(message["error"]["code"] != static_cast<int>(Fault::Internal), "a fault of ours", text);
    else
      learn(person, message["id"], message["result"], text);
    if (message["id"] == person.awaited) person.answer = std::move(message);
  }

  // Events come one after the other, and are the same to everyone.
  void notice(Person& person, const json& message, const std::string& text) {
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

  void learn(Person& person, const json& id, const json& result, const std::string& text) {
    if (!result.is_object()) return;
    if (result.contains("token")) {
      person.token = result["token"];
      check(person.knows.contains(person.token) || !known(person.token), "another's token", text);
      person.knows.insert(person.token);
    }
    if (result.contains("you")) {
      const json& table = result["table"];
      const std::string name = table["id"];
      person.table = name;
      if (!tables_has(name)) tables.push_back(name);
      person.told[name] = result["number"];
      if (result["you"].contains("key")) {
        person.keys[name] = result["you"]["key"];
        person.seats[name] = result["you"]["seats"].get<std::set<int>>();
      }
      if (table.contains("invite")) invites[name] = table["invite"];
    }
    if (id == "rematch" && result.contains("table") && !tables_has(result["table"]))
      tables.push_back(result["table"]);
  }

  bool known(const std::string& secret) const {
    return std::ranges::any_of(people, [&](const Person& one) { return one.knows.contains(secret); });
  }
  bool tables_has(const std::string& table) const { return std::ranges::count(tables, table) > 0; }

  // --- what is done ---

  void send(Person& person, const std::string& bytes) {
    person.last = bytes;
    person.line.send(bytes);
  }

  void open(Person& person, int house = 1) {
    person.line.call(world->port(), house);
    person.table.clear();
    person.told.clear();
  }

  void upgrade(Person& person, const Headers& headers = {}) {
    send(person, upgrade_request({"127.0.0.1", "1"}, "/ws", headers));
  }

  // A person who can speak.
  void come(Person& person) {
    if (person.line.websocket()) return;
    open(person, 1 + static_cast<int>(&person - people.data()) % 3);
    upgrade(person, options.behind_proxy ? Headers{{"X-Forwarded-For", "10.0.0.1"}} : Headers{});
    settle();
    json who{{"name", fmt::format("P{}", &person - people.data())}};
    if (!person.token.empty()) who["token"] = person.token;
    ask(person, "hello", who);
    settle();
  }

  void say(Person& person, const std::string& text) { send(person, websocket_frame(0x81, text)); }

  void ask(Person& person, const char* method, const json& params) {
    for (const char* secret : {"token", "key", "invite"})
      if (params.contains(secret) && params[secret].is_string()) person.knows.insert(params[secret]);
    say(person, json{{"jsonrpc", "2.0"}, {"id", method}, {"method", method}, {"params", params}}.dump());
  }

  std::optional<json> ask_now(Person& person, const char* method, const json& params = json::object()) {
    ask(person, method, params);
    person.awaited = method;
    person.answer.reset();
    settle();
    person.awaited = nullptr;
    if (!person.answer || !person.answer->contains("result")) return std::nullopt;
    return (*person.answer)["result"];
  }

  json seats_of(int persons, int computers) {
    json seats = json::array();
    for (int i = 0; i < persons; ++i) seats.push_back({{"kind", "person"}});
    for (int i = 0; i < computers; ++i) seats.push_back({{"kind", "computer"}, {"level", "greedy"}});
    return seats;
  }

  void create(Person& person, int setup, int persons, int computers, int clock, bool listed) {
    ask(person, "create",
        {{"setup", json::parse(SETUPS[static_cast<std::size_t>(setup) % SETUPS.size()])},
         {"seats", seats_of(persons, computers)},
         {"clock", json::parse(CLOCKS[static_cast<std::size_t>(clock) % CLOCKS.size()])},
         {"public", listed}});
  }

  // A table with a game that has begun.
  void begin(int setup, int persons, int computers, int clock, bool listed) {
    Person& host = people[0];
    come(host);
    create(host, setup, persons, computers, clock, listed);
    settle();
    if (host.table.empty()) return;
    for (int seat = 1; seat < persons; ++seat) {
      Person& guest = people[static_cast<std::size_t>(seat)];
      come(guest);
      json params{{"table", host.table}};
      if (invites.contains(host.table)) params["invite"] = invites[host.table];
      ask(guest, "join", params);
      ask(guest, "sit", {{"seat", seat}});
      settle();
      guest.seats[host.table].insert(seat);
    }
    ask(host, "start", json::object());
    settle();
  }

  // One legal action of whoever has to decide at this person's table.
  bool play(Person& watcher, std::size_t which, bool at) {
    const auto legal = ask_now(watcher, "legal");
    if (!legal || (*legal)["actions"].empty()) return false;
    const json& actions = (*legal)["actions"];
    const int seat = (*legal)["decision"]["player"];
    for (Person& person : people) {
      if (person.table != watcher.table || !person.seats[person.table].contains(seat)) continue;
      json params{{"action", actions[which % actions.size()]}};
      if (at) params["at"] = (*legal)["at"];
      ask(person, "play", params);
      return true;
    }
    return false;
  }

  std::string table_at(std::size_t i) const { return tables.empty() ? "" : tables[i % tables.size()]; }

  void run(std::string_view line);
  void request(Person& person, char what, std::string_view more);
  std::string filled(Person& person, std::string_view text);

  // --- what must be true ---

  void judge();
  void judge_table(const std::string& id, bool healthy);
  void judge_secrets();
};

int digit(std::string_view text, std::size_t i) { return i < text.size() ? (text[i] - '0') & 15 : 0; }

// ~41 is a byte, | the end of a line of HTTP; $3 is a table, @3 its invitation, #31 the key of person 3 at
// table 1, &3 a token: who says them knows them.
std::string Script::filled(Person& person, std::string_view text) {
  std::string out;
  const auto tell = [&](const std::string& secret) {
    if (!secret.empty()) person.knows.insert(secret);
    out += secret;
  };
  for (std::size_t i = 0; i < text.size(); ++i) {
    const auto next = static_cast<std::size_t>(digit(text, i + 1));
    const std::string table = table_at(next);
    switch (text[i]) {
    case '~': out += static_cast<char>(digit(text, i + 1) << 4 | digit(text, i + 2)), i += 2; break;
    case '|': out += "\r\n"; break;
    case '$': out += table, ++i; break;
    case '@': tell(invites.contains(table) ? invites[table] : ""), ++i; break;
    case '#':
      tell(people[next % PEOPLE].keys[table_at(static_cast<std::size_t>(digit(text, i + 2)))]), i += 2;
      break;
    case '&': tell(people[next % PEOPLE].token), ++i; break;
    default: out += text[i];
    }
  }
  return out;
}

void Script::request(Person& person, char what, std::string_view more) {
  const int first = digit(more, 0);
  const auto at = static_cast<std::size_t>(first);
  const json seat{{"seat", first % 7}};
  come(person);
  switch (what) {
  case 'h': {
    json params = json::object();
    if (more.size() > 1) params["name"] = filled(person, more.substr(1));
    if (first % 2) params["token"] = people[at / 2 % PEOPLE].token;
    // What is no text cannot be said as JSON.
    if (json(params).dump(-1, ' ', false, json::error_handler_t::ignore) !=
        params.dump(-1, ' ', false, json::error_handler_t::replace))
      return;
    return ask(person, "hello", params);
  }
  case 'l': return ask(person, "lobby", {{"state", std::array{"open", "playing", "over", "closed"}[at % 4]}});
  case 'c':
    return create(person, first, digit(more, 1) % 4, digit(more, 2) % 4, digit(more, 3), digit(more, 4) % 2);
  case 'j': {
    const std::string table = table_at(at);
    json params{{"table", table}};
    const int how = digit(more, 1);
    if (how & 1 && invites.contains(table)) params["invite"] = invites[table];
    if (how & 2) params["key"] = people[static_cast<std::size_t>(digit(more, 2)) % PEOPLE].keys[table];
    if (how & 4) params["after"] = digit(more, 3);
    if (how & 8) params["key"] = person.keys[table_at(at + 1)];
    return ask(person, "join", params);
  }
  case 'e': return ask(person, "leave", json::object());
  case 'i': return ask(person, "tile", {{"id", "base/RCr"}});
  case 'm': return ask(person, "map", {{"id", "benelux"}});
  case 'v': return ask(person, "view", json::object());
  case 'L': return ask(person, "legal", json::object());
  case 'p': play(person, at, digit(more, 1) % 2); return;
  case 'P':
    for (int i = 0; i <= first && play(person, static_cast<std::size_t>(i * 7 + digit(more, 1)), true); ++i)
      settle();
    return;
  case 'E': return ask(person, "events", {{"after", first}});
  case 's': return ask(person, "sit", seat);
  case 'S': return ask(person, "stand", seat);
  case 'k': {
    json params = seat;
    params["kind"] = digit(more, 1) % 2 ? "computer" : "person";
    return ask(person, "seat", params);
  }
  case 'b': return ask(person, "start", json::object());
  case 'r': return ask(person, "resign", json::object());
  case 'a': return ask(person, "ask_back", json::object());
  case 'A': return ask(person, "answer_back", {{"accept", first % 2 == 1}});
  case 'R': return ask(person, "replace", seat);
  case 'U': return ask(person, "resume", json::object());
  case 'M': return ask(person, "rematch", json::object());
  case 'C': return ask(person, "chat", {{"text", fmt::format("chat {}", first)}});
  case 't': return say(person, filled(person, more));
  case 'f':
    if (!more.empty())
      send(person, websocket_frame(static_cast<unsigned char>(more[0]), filled(person, more.substr(1))));
    return;
  case 'F': // frames of a message that has no end, or of one that is too long
    for (int i = 0; i <= first; ++i)
      send(person, websocket_frame(i == 0 ? 0x01 : 0x00,
                                   std::string(static_cast<std::size_t>(digit(more, 1)) * 4096, ' ')));
    return;
  default: return;
  }
}

// The first letter is the person, the second what it does; a + at the end: and does not wait for anything.
void Script::run(std::string_view line) {
  if (line.size() < 2) return;
  const bool waits = line.back() != '+';
  if (!waits) line.remove_suffix(1);
  if (line.size() < 2) return;
  Person& person = people[static_cast<std::size_t>(digit(line, 0)) % PEOPLE];
  const std::string_view more = line.substr(2);
  switch (line[1]) {
  case 'o': open(person, 1 + digit(more, 0)); break;
  case 'u':
    upgrade(person, digit(more, 0) & 1
                        ? Headers{{"Origin", "http://else.where"}, {"X-Mappa-Relay", "x"}}
                        : Headers{{"X-Forwarded-For", fmt::format("10.0.0.{}", digit(more, 1))}});
    break;
  case '>': send(person, filled(person, more)); break;
  case 'g':
    if (!person.line.open()) open(person);
    send(person,
         filled(person,
                fmt::format("{} {}{} HTTP/1.1|Host: a|{}|", digit(more, 1) == 1 ? "HEAD" : "GET",
                            PATHS[static_cast<std::size_t>(digit(more, 0))], digit(more, 2) == 1 ? "?x" : "",
                            digit(more, 3) == 1 ? "Connection: close|" : "")));
    break;
  case '!': person.line.send(person.last); break;
  case 'x':
    if (digit(more, 0) % 3 == 0) person.line.hang_up(false);
    if (digit(more, 0) % 3 == 1) person.line.hang_up(true);
    if (digit(more, 0) % 3 == 2 && person.line.open()) person.line.finish();
    break;
  case 'd': person.line.deaf = person.line.open(); break;
  case 'w': {
    const auto [time, ticks] = TIMES[static_cast<std::size_t>(digit(more, 0)) % TIMES.size()];
    world->pass(std::chrono::milliseconds(time), ticks);
    break;
  }
  case 'K':
    world.reset();
    start();
    for (Person& one : people) one.line.hang_up(false);
    break;
  case 'G':
    begin(digit(more, 0), 1 + digit(more, 1) % 4, digit(more, 2) % 3, digit(more, 3), digit(more, 4) % 2);
    break;
  default: request(person, line[1], more);
  }
  if (waits) settle();
}

// What is stored is a table, it is what was told, and only those who know a key sat down or acted with it.
void Script::judge_table(const std::string& id, bool healthy) {
  static std::map<std::string, std::shared_ptr<const Ruleset>> kept; // making one takes long
  const std::vector<std::string> log = world->log_of(id);
  if (log.empty()) return;
  const Table table = read_table(id, log, rulebook);
  if (kept.size() < 100) kept[text_of(setup_json(table.setup, false))] = table.rules;
  json told = json::array();
  tell_entries(table, rulebook, 1, table.number(), [&](const Json& event) { told.push_back(json(event)); });
  for (const json& event : told) {
    const auto heard = events.find({id, event["number"]});
    check(heard == events.end() || heard->second == event.dump(), "not the event that was told",
          event.dump());
  }
  const auto log_has = [&](const std::string& key) {
    return std::ranges::any_of(
        log, [&](const std::string& entry) { return entry.find(hash_of(key)) != std::string::npos; });
  };
  for (Person& person : people)
    for (const std::string& secret : person.knows) {
      const std::string key = key_for(secret, table.origin); // if it is a token
      person.may_know.insert(key);
      if (log_has(secret) || log_has(key)) person.may_know.insert(table.invite);
    }
  for (const Seat& seat : table.seats)
    check(!seat.taken() ||
              std::ranges::any_of(people,
                                  [&](const Person& person) {
                                    return std::ranges::any_of(person.may_know, [&](const std::string& key) {
                                      return hash_of(key) == seat.holder;
                                    });
                                  }),
          "somebody sits there by nobody's key", log.back());
  if (table.playing())
    for (const Person& person : people)
      check(person.line.heard.find(std::to_string(table.setup.seed)) == std::string::npos,
            "the seed was told", id);
  if (!healthy) return;
  Person& witness = people[PEOPLE];
  json params{{"table", id}, {"after", 0}};
  if (!table.invite.empty()) params["invite"] = table.invite;
  const auto joined = ask_now(witness, "join", params);
  check(joined.has_value(), "a table cannot be joined", id);
  check((*joined)["number"] == table.number() && ((*joined)["more"] == true || (*joined)["events"] == told),
        "not the events that are stored", joined->dump());
  if (table.position)
    check((*joined)["view"] == json(view_json(table.setup, *table.rules, *table.position)),
          "not the view that follows from what is stored", joined->dump());
}

void Script::judge_secrets() {
  std::set<std::string> secrets;
  for (const Person& person : people) secrets.insert(person.may_know.begin(), person.may_know.end());
  for (const auto& [table, invite] : invites) secrets.insert(invite);
  for (const Person& person : people) {
    check(person.line.heard.find(world->context().secret) == std::string::npos,
          "the servers' secret was told");
    for (const std::string& secret : secrets) {
      if (!is_secret(secret)) continue;
      check(person.line.heard.find(hash_of(secret)) == std::string::npos, "the hash of a key was told",
            secret);
      check(person.may_know.contains(secret) || person.line.heard.find(secret) == std::string::npos,
            "another's secret was told", secret);
    }
  }
}

void Script::judge() {
  const bool roomy = options.max_tables > 10;
  world->pass(std::chrono::seconds(3), 1);
  listen();
  Person& witness = people[PEOPLE];
  if (roomy) {
    come(witness);
    check(witness.line.websocket() && !witness.token.empty(), "somebody healthy is not answered");
  }
  for (Person& person : people) person.may_know = person.knows;
  for (const std::string& table : std::vector(tables)) judge_table(table, roomy);
  judge_secrets();
  for (Person& person : people) person.line.hang_up(true); // no port is kept waiting
  for (int i = 0; i < 3; ++i) world->pass(std::chrono::seconds(61), 20);
  check(world->metrics().connections == 0 && world->metrics().websockets == 0 &&
            world->context().sockets.empty() && world->context().addresses.empty(),
        "connections are left", world->text());
  int due = 0;
  for (const std::string& table : tables)
    if (const auto log = world->log_of(table); !log.empty()) due += is_due(read_table(table, log, rulebook));
  check(world->tables() <= due, "tables are left in memory", world->text());
}

} // namespace

// Half of the time went into noting where memory came from.
extern "C" const char* __asan_default_options() { return "malloc_context_size=4:quarantine_size_mb=32"; }

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  static const Library LIBRARY = load_library({});
  static Rulebook rulebook(LIBRARY);
  world_ns = 1'000'000'000;
  world_chance = 0;
  std::string_view rest(reinterpret_cast<const char*>(data), size);
  if (rest.empty()) return 0;
  Script script(rulebook, rest[0] == 's', rest[0] == 'p');
  for (std::size_t steps = 0; !rest.empty() && steps < MAX_SCRIPT; ++steps) {
    const std::string_view line = rest.substr(0, rest.find('\n'));
    rest.remove_prefix(std::min(rest.size(), line.size() + 1));
    script.run(line);
  }
  script.judge();
  return 0;
}
