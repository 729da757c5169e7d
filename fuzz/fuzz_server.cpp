// The whole network surface of a server. The input is a script, a line for each thing that one of several
// people does: bytes, frames, requests, legal moves, hanging up, time that goes by, a crash of the server.
// Whatever it is: the server goes on, tells nobody a secret that is not theirs, seats nobody by another's
// key, and what it has told is what it has stored.
#include "server_judge.h"

namespace {

using namespace mappa;
using namespace client;
using namespace data;
using namespace server;

constexpr std::size_t MAX_SCRIPT = 60; // lines

constexpr std::array PATHS{
    "/",
    "/health",
    "/metrics",
    "/api/tables",
    "/api/playing",
    "/api/games",
    "/api/statistics",
    "/api/games/$0",
    "/api/games/$0?invite=@0",
    "/ws",
    "/api/games/$0/story?invite=@0",
    "/../etc",
    "/art/tiles/base/RCr.svg?rot=1&small=1",
    "/api/games/$0/at/3?invite=@0",
    "/api/tables?before=1763200000000",
    "/api/games?before=x&before=9",
    "/api/maps/%0",
    "/art/maps/%0.svg?chips=1",
};
constexpr std::size_t PATHS_OF_A_LETTER = 16; // those after them have another letter behind
constexpr std::array TIMES{std::pair(100, 1),
                           std::pair(1'000, 10),
                           std::pair(31'000, 10),
                           std::pair(61'000, 20),
                           std::pair(90'000'000, 601), // 25 hours
                           std::pair(2'000'000'000, 601)};

// A letter as a small number, hexadecimal or any.
int digit(std::string_view text, std::size_t i) {
  if (i >= text.size()) return 0;
  const int letter = static_cast<unsigned char>(text[i]) | 0x20;
  return letter >= 'a' && letter <= 'f' ? letter - 'a' + 10 : (text[i] - '0') & 15;
}
std::size_t index(std::string_view text, std::size_t i) { return static_cast<std::size_t>(digit(text, i)); }

class Script {
public:
  explicit Script(Crowd& crowd) : crowd_(crowd) {}

  // The first letter is the person, the second what it does; a + at the end: and does not wait for anything.
  void run(std::string_view line) {
    const bool waits = !line.ends_with('+');
    if (!waits) line.remove_suffix(1);
    if (line.size() < 2) return;
    Visitor& person = person_at(index(line, 0));
    if (!roughly(person, line[1], line.substr(2))) politely(person, line[1], line.substr(2));
    if (waits) crowd_.settle();
  }

private:
  Visitor& person_at(std::size_t i) { return crowd_.people[i % PEOPLE]; }
  std::string table_at(std::size_t i) const {
    return crowd_.tables.empty() ? "" : crowd_.tables[i % crowd_.tables.size()];
  }

  std::string filled(Visitor& person, std::string_view text);
  bool roughly(Visitor& person, char what, std::string_view more);
  void politely(Visitor& person, char what, std::string_view more);
  json hello(Visitor& person, std::string_view more);
  json join(Visitor& person, std::string_view more);

  Crowd& crowd_;
};

// ~41 is a byte, | the end of a line of HTTP; $3 is a table, @3 its invitation, #31 the key of person 3 at
// table 1, &3 a token: who says them knows them. %0 is the last map that was kept.
std::string Script::filled(Visitor& person, std::string_view text) {
  std::string out;
  const auto tell = [&](const std::string& secret) {
    if (!secret.empty()) person.knows.insert(secret);
    out += secret;
  };
  for (std::size_t i = 0; i < text.size(); ++i) {
    const std::string table = table_at(index(text, i + 1));
    switch (text[i]) {
    case '~': out += static_cast<char>(digit(text, i + 1) << 4 | digit(text, i + 2)), i += 2; break;
    case '|': out += "\r\n"; break;
    case '$': out += table, ++i; break;
    case '@': tell(crowd_.invites.contains(table) ? crowd_.invites[table] : ""), ++i; break;
    case '#': tell(person_at(index(text, i + 1)).keys[table_at(index(text, i + 2))]), i += 2; break;
    case '%': out += crowd_.maps.back(), ++i; break;
    case '&': tell(person_at(index(text, i + 1)).token), ++i; break;
    default: out += text[i];
    }
  }
  person.said += out + '\n';
  return out;
}

// What needs no WebSocket, or breaks it.
bool Script::roughly(Visitor& person, char what, std::string_view more) {
  const int first = digit(more, 0);
  switch (what) {
  case 'o': crowd_.open(person, 1 + first); return true;
  case 'u': {
    Headers headers{{"X-Forwarded-For", fmt::format("10.0.0.{}", digit(more, 1))}};
    if (first & 1) headers["Origin"] = "http://else.where";
    if (first & 2) headers["X-Mappa-Relay"] = crowd_.world->context().secret;
    crowd_.upgrade(person, headers);
    return true;
  }
  case '>': crowd_.send_rough(person, filled(person, more)); return true;
  case 'g':
    if (!person.line.open()) crowd_.open(person);
    crowd_.send(
        person,
        filled(person,
               fmt::format("{} {} HTTP/1.1|Host: a|{}|", digit(more, 1) == 1 ? "HEAD" : "GET",
                           PATHS[(index(more, 0) + PATHS_OF_A_LETTER * (index(more, 3) % 2)) % PATHS.size()],
                           digit(more, 2) == 1 ? "Connection: close|" : "")));
    return true;
  case '!': crowd_.send_rough(person, std::string(person.last)); return true;
  case 'x':
    if (first % 3 < 2)
      person.line.hang_up(first % 3 == 1);
    else if (person.line.open())
      person.line.finish();
    return true;
  case 'd': person.line.deaf = person.line.open(); return true;
  case 'w': {
    const auto [time, ticks] = TIMES[index(more, 0) % TIMES.size()];
    crowd_.world->pass(std::chrono::milliseconds(time), ticks);
    return true;
  }
  case 'K':
    crowd_.world.reset();
    crowd_.start();
    for (Visitor& one : crowd_.people) one.line.hang_up(false);
    return true;
  case 'G':
    crowd_.begin(index(more, 0), 1 + digit(more, 1) % 4, digit(more, 2) % 3, index(more, 3),
                 digit(more, 4) % 2);
    return true;
  default: return false;
  }
}

json Script::hello(Visitor& person, std::string_view more) {
  json params = json::object();
  if (more.size() > 1) params["name"] = filled(person, more.substr(1));
  if (digit(more, 0) % 2) params["token"] = person_at(index(more, 0) / 2).token;
  const auto text = [&](json::error_handler_t how) { return params.dump(-1, ' ', false, how); };
  const bool sayable = text(json::error_handler_t::ignore) == text(json::error_handler_t::replace);
  return sayable ? params : json::object(); // what is not UTF-8 is no JSON
}

json Script::join(Visitor& person, std::string_view more) {
  const std::string table = table_at(index(more, 0));
  const int how = digit(more, 1);
  json params{{"table", table}};
  if (how & 1 && crowd_.invites.contains(table)) params["invite"] = crowd_.invites[table];
  if (how & 2) params["key"] = person_at(index(more, 2)).keys[table];
  if (how & 4) params["after"] = digit(more, 3);
  if (how & 8) params["key"] = person.keys[table_at(index(more, 0) + 1)];
  return params;
}

void Script::politely(Visitor& person, char what, std::string_view more) {
  const int first = digit(more, 0);
  const json seat{{"seat", first % 7}};
  const json kind{{"seat", first % 7}, {"kind", digit(more, 1) % 2 ? "computer" : "person"}};
  const auto ask = [&](const char* method, const json& params = json::object()) {
    crowd_.ask(person, method, params);
  };
  crowd_.come(person);
  switch (what) {
  case 'h': return ask("hello", hello(person, more));
  case 'l':
    return ask("lobby", {{"state", std::array{"open", "playing", "over", "closed"}[index(more, 0) % 4]}});
  case 'c':
    return crowd_.create(person, index(more, 0), digit(more, 1) % 4, digit(more, 2) % 4, index(more, 3),
                         digit(more, 4) % 2);
  case 'j': return ask("join", join(person, more));
  case 'e': return ask("leave");
  case 'i': return ask("tile", {{"id", "base/RCr"}});
  case 'm': return ask("map", {{"id", first % 2 ? crowd_.maps.back() : "benelux"}});
  case 'y': return ask("keep_map", {{"map", bay(first)}});
  case 'v': return ask("view");
  case 'V': return ask("features");
  case 'L': return ask("legal");
  case 'p': crowd_.play(person, index(more, 0), digit(more, 1) % 2, digit(more, 1) & 2); return;
  case 'P':
    for (std::size_t i = 0; i <= index(more, 0) && crowd_.play(person, i * 7 + index(more, 1), true); ++i)
      crowd_.settle();
    return;
  case 'E': return ask("events", {{"after", first}});
  case 's': return ask("sit", seat);
  case 'S': return ask("stand", seat);
  case 'k': return ask("seat", kind);
  case 'b': return ask("start");
  case 'r': return ask("resign");
  case 'a': return ask("ask_back");
  case 'A': return ask("answer_back", {{"accept", first % 2 == 1}});
  case 'R': return ask("replace", seat);
  case 'U': return ask("resume");
  case 'M': return ask("rematch");
  case 'N': return ask("analyse", {{"at", first}});
  case 'n': return ask("review", {{"from", first}});
  case 'H': return ask("hint");
  case 'C': return ask("chat", {{"text", fmt::format("chat {}", first)}});
  case 't': return crowd_.send_rough(person, websocket_frame(0x81, filled(person, more)));
  case 'f': // a frame, its first byte first
    if (const std::string all = filled(person, more); !all.empty())
      crowd_.send_rough(person, websocket_frame(static_cast<unsigned char>(all[0]), all.substr(1)));
    return;
  case 'F': // parts of a message that has no end, or is too long
    for (int i = 0; i <= first; ++i)
      crowd_.send_rough(person,
                        websocket_frame(i == 0 ? 0x01 : 0x00, std::string(index(more, 1) * 4096, ' ')));
    return;
  default: return;
  }
}

} // namespace

// Half of the time went into noting where memory came from.
extern "C" const char* __asan_default_options() { return "malloc_context_size=4:quarantine_size_mb=32"; }

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  static const Library LIBRARY = load_library({});
  static tables::Rulebook rulebook(LIBRARY);
  world_ns = 1'000'000'000;
  world_chance = 0;
  std::string_view rest(reinterpret_cast<const char*>(data), size);
  if (rest.empty()) return 0;
  ServerOptions options;
  options.proxies = rest[0] == 'p' ? 1 : 0;
  const bool small = rest[0] == 's'; // little room
  options.per_address = small ? 3 : 100;
  options.max_tables = small ? 2 : 100;
  options.max_connections = small ? 5 : 1000;
  Crowd crowd(rulebook, options);
  Script script(crowd);
  for (std::size_t lines = 0; !rest.empty() && lines < MAX_SCRIPT; ++lines) {
    const std::string_view line = rest.substr(0, rest.find('\n'));
    rest.remove_prefix(std::min(rest.size(), line.size() + 1));
    script.run(line);
  }
  Judge(crowd).judge();
  return 0;
}
