// A program that talks to the engine: requests and answers as JSON text.
#pragma once

#include "command/computer.h"
#include "data/library.h"
#include "game/random.h"
#include "notation/protocol.h"

#include <gmock/gmock.h>
#include <nlohmann/json.hpp>
#include <string>

namespace mappa::proof {

using nlohmann::json;

inline const data::Library& library() {
  static const data::Library LIBRARY = data::load_library({});
  return LIBRARY;
}

// Actions, and what is arranged.
inline const json BUY = {{"type", "buy_turn"}}, ABBOT_BACK = {{"type", "abbot_back"}};
inline json tile_action(int x, int y, int rot) {
  return {{"type", "tile"}, {"x", x}, {"y", y}, {"rot", rot}};
}
inline json meeple_on(const std::string& on) {
  return {{"type", "figure"}, {"figure", "meeple"}, {"on", on}};
}
inline json placed(const std::string& tile, int x, int y, int rot = 0) {
  return {{"tile", tile}, {"x", x}, {"y", y}, {"rot", rot}};
}
inline json sale(const std::string& colour, const std::string& to) {
  return {{"type", "sell"}, {"colour", colour}, {"to", to}};
}
inline json upgrade(int x, int y, const std::string& on, const json& pay) {
  return {{"type", "upgrade"}, {"x", x}, {"y", y}, {"on", on}, {"pay", pay}};
}
inline json take(const std::string& island, int stack) {
  return {{"type", "take"}, {"island", island}, {"stack", stack}};
}

class Client {
public:
  explicit Client(const data::Library& known = library())
      : session_(known, "1.2.3", command::computer_players()) {}

  // The answer's own text, empty if there is none.
  std::string say(const std::string& text) { return session_.answer(text); }

  json ask(const std::string& method, const json& params) {
    const json answer = json::parse(
        say(json{{"jsonrpc", "2.0"}, {"id", ++id_}, {"method", method}, {"params", params}}.dump()));
    EXPECT_EQ(answer["jsonrpc"], "2.0");
    EXPECT_EQ(answer["id"], id_);
    return answer;
  }

  json call(const std::string& method, const json& params = json::object()) {
    const json answer = ask(method, params);
    EXPECT_TRUE(answer.contains("result")) << method << " " << params << ": " << answer;
    return answer.value("result", json());
  }

  // A request that must fail with this code and leave the game as it was; returns the message.
  std::string fail(int code, const std::string& method, const json& params = json::object()) {
    const std::string before = state();
    const json error = ask(method, params).value("error", json::object());
    EXPECT_EQ(error.value("code", 0), code) << method << " " << params << ": " << error;
    EXPECT_EQ(state(), before);
    return error.value("message", "");
  }

  json start(const json& setup) { return call("new", {{"setup", setup}}); }
  json play(const json& action) { return call("play", {{"action", action}}); }
  json legal() { return call("legal")["actions"]; }
  json view() { return call("view"); }

  // The feature of a segment: what it is worth now, and completed.
  json feature(int x, int y, const std::string& on) {
    const json all = call("features")["features"];
    for (const json& feature : all)
      for (const json& place : feature["places"])
        if (place == json{{"x", x}, {"y", y}, {"on", on}}) return feature;
    return json::object();
  }

  // Everything there is to know about the game.
  std::string state() {
    const std::string request = R"({"jsonrpc":"2.0","id":0,"method":")";
    return say(request + "view\"}") + say(request + "save\"}") + say(request + "legal\"}");
  }

  // Plays n random actions, or to the end.
  void play_random(uint64_t seed, int n = 1000) {
    Random random{seed};
    for (json actions = legal(); n > 0 && !actions.empty(); actions = legal(), --n)
      play(actions[random.below(static_cast<uint32_t>(actions.size()))]);
  }

private:
  notation::Session session_;
  int id_ = 0;
};

inline json two_players(uint64_t seed = 7) { return {{"players", {"Ann", "Bo"}}, {"seed", seed}}; }

inline json analysis(uint64_t seed = 7) {
  json setup = two_players(seed);
  setup["analysis"] = true;
  return setup;
}

} // namespace mappa::proof
