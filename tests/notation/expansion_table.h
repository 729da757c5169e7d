// A game with rules of expansions, set up by arranging and played through the protocol.
#pragma once

#include "post_table.h"

namespace mappa::proof {

using Rules = std::vector<std::string>;
inline const std::string INNS = "inns_and_cathedrals/";

// `rules` are switched on; the tiles of both expansions are there.
struct ExpansionTable : PostTable {
  explicit ExpansionTable(const Rules& rules, const json& options = json::object())
      : PostTable(with({{"postman", false},
                        {"rules", rules},
                        {"tiles", {{"base", 1}, {"inns_and_cathedrals", 1}, {"traders_and_builders", 1}}}},
                       options)) {}

  static json with(json setup, const json& options) {
    setup.update(options);
    return setup;
  }

  // The tile in hand is laid, and no figure put.
  json lay(int x, int y, int rot = 0) {
    json answer = tile(x, y, rot);
    if (answer["decision"]["kind"] == "figure") {
      const json passed = act(PASS);
      for (const json& event : passed["events"]) answer["events"].push_back(event);
    }
    return answer;
  }

  // What the feature of a segment is worth now, and completed.
  json feature(int x, int y, const std::string& on) { return client.feature(x, y, on); }
  json projected() { return client.call("features")["projected"]; }
};

} // namespace mappa::proof
