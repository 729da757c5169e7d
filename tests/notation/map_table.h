// A game with rules of expansions on a small map made for a test, set up by arranging and played through the
// protocol.
#pragma once

#include "chip_table.h"
#include "expansion_table.h"

namespace mappa::proof {

// Without chips, unless `options` say so and `chips` names their rules.
struct MapTable : ChipTable {
  MapTable(const std::vector<std::string>& rows, const Rules& rules, const json& more = json::object(),
           const json& options = json::object(), const std::string& chips = "upgrades")
      : ChipTable(rows, chips, more,
                  ExpansionTable::with(
                      {{"chips", false},
                       {"rules", rules},
                       {"tiles", {{"base", 1}, {"inns_and_cathedrals", 1}, {"traders_and_builders", 1}}}},
                      options)) {}

  using List = std::vector<json>;
  void arrange(const List& place, const List& figures, const List& draw, const json& more = json::object()) {
    json wish{{"place", place}, {"figures", figures}, {"draw", draw}, {"turn", 0}};
    wish.update(more);
    ChipTable::arrange(wish);
  }

  // Whose decision of which kind.
  json asked() { return client.call("legal")["decision"]; }
  json all_figures(int player) { return client.view()["players"][static_cast<std::size_t>(player)]["stash"]; }
  // The tile in hand, and no figure if that is asked: everything that is told.
  json lay(int x, int y, int rot = 0) {
    json answer = tile(x, y, rot);
    if (decision() != "figure") return answer;
    const json passed = pass();
    for (const json& event : passed["events"]) answer["events"].push_back(event);
    return answer;
  }
  json feature(int x, int y, const std::string& on) { return client.feature(x, y, on); }
};

} // namespace mappa::proof
