// A game with postmen, set up by arranging and played through the protocol.
#pragma once

#include "client.h"

namespace mappa::proof {

inline json figure_at(int player, const std::string& figure, int x, int y, const std::string& on) {
  return {{"player", player}, {"figure", figure}, {"x", x}, {"y", y}, {"on", on}};
}

inline json put(const std::string& figure, const std::string& on) {
  return {{"type", "figure"}, {"figure", figure}, {"on", on}};
}
inline json postman_to(int x, int y, const std::string& on) {
  return {{"type", "postman_to"}, {"x", x}, {"y", y}, {"on", on}};
}
inline json postman_off(int player) { return {{"type", "postman_off"}, {"player", player}}; }
inline json postman_here(int player) { return {{"type", "postman_here"}, {"player", player}}; }
const json POSTMAN_BACK = {{"type", "postman_back"}}, KEEP = {{"type", "keep"}},
           RELEASE = {{"type", "release"}}, PASS = {{"type", "pass"}};

class PostTable {
public:
  explicit PostTable(const json& options = {}) {
    json setup{{"players", {"Ann", "Bo"}}, {"postman", true}, {"analysis", true}, {"seed", 3}};
    if (!options.is_null()) setup.update(options);
    client.start(setup);
  }

  using List = std::vector<json>;

  void arrange(const List& place, const List& figures, const List& draw) {
    client.call("arrange", {{"place", place}, {"figures", figures}, {"draw", draw}, {"turn", 0}});
  }

  json tile(int x, int y, int rot = 0) { return act({{"type", "tile"}, {"x", x}, {"y", y}, {"rot", rot}}); }
  json act(const json& action) { return client.play(action); }
  std::string refusal(const json& action) { return client.fail(-32002, "play", {{"action", action}}); }

  json decision() { return client.call("legal")["decision"]; }
  json legal(const std::string& type) {
    json list = json::array();
    for (const json& action : client.legal())
      if (action["type"] == type) list.push_back(action);
    return list;
  }
  bool may(const json& action) {
    const json actions = client.legal();
    return std::find(actions.begin(), actions.end(), action) != actions.end();
  }
  json scores() {
    const json view = client.view();
    json list = json::array();
    for (const json& player : view["players"]) list.push_back(player["score"]);
    return list;
  }
  json stash(int player) { return client.view()["players"][static_cast<std::size_t>(player)]["stash"]; }
  json figures() { return client.view()["figures"]; }

  Client client;
};

// Events of one type.
inline json told_of(const json& answer, const std::string& type) {
  json list = json::array();
  for (const json& event : answer["events"])
    if (event["type"] == type) list.push_back(event);
  return list;
}

inline json asked(int player, const std::string& kind) { return {{"player", player}, {"kind", kind}}; }

} // namespace mappa::proof
