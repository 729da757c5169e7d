// A game with chips on a small map made for a test, set up by arranging and played through the protocol.
#pragma once

#include "client.h"
#include "data/map_sample.h"

namespace mappa::proof {

inline json chip(const std::string& colour, int value) { return {{"colour", colour}, {"value", value}}; }

inline json chip_at(int x, int y, const std::string& colour, int value, const std::string& face = "down") {
  return {{"x", x}, {"y", y}, {"colour", colour}, {"value", value}, {"face", face}};
}

inline json stub(int x, int y, const std::string& side, const std::string& kind, int coats) {
  return {{"at", {x, y}}, {"side", side}, {"kind", kind}, {"coats", coats}, {"to", "Abroad"}};
}

inline json town(const std::string& id, int x, int y, const std::string& grape = "") {
  json entry{{"id", id}, {"name", id}, {"at", {x, y}}};
  if (!grape.empty()) entry["grape"] = grape;
  return entry;
}

// Three islands off the board for a map that is none of ours.
inline const json ISLANDS = json::parse(R"([
  {"name": "Plum", "colour": "purple", "stacks": [[-3, 0], [-3, 1]], "ring": [[-3, 0], [-2, 0], [-2, 2]]},
  {"name": "Berry", "colour": "blue", "stacks": [[-3, 2], [-3, 3]], "ring": [[-3, 2], [-2, 2], [-2, 4]]},
  {"name": "Peach", "colour": "orange", "stacks": [[7, 2], [7, 3.5]], "ring": [[7, 2], [8, 2], [8, 4]]}])");

class ChipTable {
public:
  // `more` are keys of the map, `options` of the setup. The start tile lies on the first `*`, unturned where
  // it can.
  ChipTable(const std::vector<std::string>& rows, const std::string& rules, const json& more = {},
            const json& options = {}) {
    json keys{{"chips", {{"rules", rules}, {"laid", 1}}}};
    if (rules == "isle_of_man") keys["isle_of_man"] = {{"name", "The Isle"}, {"at", {-1, 0}}};
    if (!more.is_null()) keys.update(more);
    library_.maps["mine"] = data::parse_map(map_of(rows, keys), "mine.json");
    json setup{{"players", {"Ann", "Bo"}},
               {"tiles", {{"base", 1}}},
               {"map", "mine"},
               {"chips", true},
               {"analysis", true},
               {"seed", 3}};
    if (!options.is_null()) setup.update(options);
    client.start(setup);
  }

  void arrange(const json& wish) { client.call("arrange", wish); }

  json tile(int x, int y, int rot = 0) { return act({{"type", "tile"}, {"x", x}, {"y", y}, {"rot", rot}}); }
  json meeple(const std::string& on) { return act({{"type", "figure"}, {"figure", "meeple"}, {"on", on}}); }
  json pass() { return act({{"type", "pass"}}); }
  // A tile, and no figure if that is asked.
  json tile_only(int x, int y, int rot = 0) {
    const json told = tile(x, y, rot);
    return decision() == "figure" ? pass() : told;
  }

  json act(const json& action) { return client.play(action); }
  std::string refusal(const json& action) { return client.fail(-32002, "play", {{"action", action}}); }

  std::string decision() {
    const json d = client.call("legal")["decision"];
    return d.is_null() ? "over" : d["kind"].get<std::string>();
  }
  json hand(int player) { return client.view()["players"][static_cast<std::size_t>(player)]["chips"]; }
  json stash(int player) {
    return client.view()["players"][static_cast<std::size_t>(player)]["stash"]["meeple"];
  }
  json scores() {
    json list = json::array();
    const json view = client.view();
    for (const json& player : view["players"]) list.push_back(player["score"]);
    return list;
  }
  // The actions of one type that are legal.
  json legal(const std::string& type) {
    json list = json::array();
    for (const json& action : client.legal())
      if (action["type"] == type) list.push_back(action);
    return list;
  }

private:
  data::Library library_ = library();

public:
  Client client{library_};
};

// Events of one type.
inline json told(const json& answer, const std::string& type) {
  json list = json::array();
  for (const json& event : answer["events"])
    if (event["type"] == type) list.push_back(event);
  return list;
}

} // namespace mappa::proof
