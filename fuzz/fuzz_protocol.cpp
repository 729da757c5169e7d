// Any lines as requests of one session: always one sound answer, and an error leaves the game as it was.
#include "command/computer.h"
#include "data/library.h"
#include "notation/protocol.h"

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <string_view>

namespace {

using namespace mappa;
using namespace command;
using namespace data;
using namespace notation;
using nlohmann::json;

void check(bool sound, const char* what, std::string_view text) {
  if (sound) return;
  std::fprintf(stderr, "%s: %.*s\n", what, static_cast<int>(text.size()), text.data());
  std::abort();
}

// The expert would think as long as it is told.
Adviser hasty_players() {
  Adviser players = computer_players(2);
  players.suggest = [ask = players.suggest](const Ruleset& rules, const Position& position,
                                            const std::string& level, uint64_t seed,
                                            int) { return ask(rules, position, level, seed, 0); };
  return players;
}

std::string request(const char* method, const json& params = json::object()) {
  return json{{"jsonrpc", "2.0"}, {"id", 1}, {"method", method}, {"params", params}}.dump();
}

std::string state(Session& session) {
  return session.answer(request("view")) + session.answer(request("save")) + session.answer(request("legal"));
}

// True if it is an error.
bool check_answer(const std::string& text) {
  check(text.find('\n') == std::string::npos, "more than one line", text);
  const json answer = json::parse(text, nullptr, false);
  check(answer.is_object() && answer.size() == 3 && answer.contains("id"), "not an answer", text);
  if (answer.contains("result")) return false;
  check(answer.contains("error"), "neither result nor error", text);
  const json& error = answer["error"];
  check(error["code"] != -32603 && !error["message"].get<std::string>().empty(), "a fault of ours", text);
  return true;
}

// A game that is saved and loaded is the same game.
void check_saved(const Library& library, Session& session) {
  const json saved = json::parse(session.answer(request("save")));
  if (saved.contains("error")) return; // there is no game
  Session other(library, "", {});
  other.answer(request("load", {{"record", saved["result"]}}));
  check(state(other) == state(session), "not the game that was saved", saved.dump());
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  static const Library LIBRARY = load_library({});
  Session session(LIBRARY, "0", hasty_players());
  std::string_view rest(reinterpret_cast<const char*>(data), size);
  std::string before = state(session);
  while (!rest.empty()) {
    const std::string_view line = rest.substr(0, rest.find('\n'));
    rest.remove_prefix(std::min(rest.size(), line.size() + 1));
    const std::string answer = session.answer(line);
    if (answer.empty() || !check_answer(answer))
      before = state(session);
    else
      check(state(session) == before, "an error has changed the game", line);
  }
  check_answer(session.answer(request("features")));
  check_saved(LIBRARY, session);
  return 0;
}
