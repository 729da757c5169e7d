#include "notation/event.h"

#include "notation/segment.h"
#include "notation/view.h"

#include <algorithm>

namespace mappa {

namespace {

constexpr std::array EVENT_NAME{"drawn",    "discarded", "placed", "figure", "score",
                                "returned", "turn",      "final",  "over"};

void add_square(Json& out, const Position& p, const Event& event) {
  out["x"] = x_of(p.squares[event.tile]);
  out["y"] = y_of(p.squares[event.tile]);
}

void add_segment(Json& out, const Ruleset& rules, const Position& p, const Event& event) {
  add_square(out, p, event);
  out["on"] = segment_name(rules, p.laid[event.tile].oriented, event.segment);
}

const char* score_kind(const Event& event) {
  return event.reason == Reason::TownCost ? "town_cost" : KIND_NAME[static_cast<std::size_t>(event.kind)];
}

// How the points came about; only what can count for that kind.
Json parts(const Event& event) {
  if (event.reason == Reason::TownCost) return {{"towns", event.towns}};
  switch (event.kind) {
  case Kind::Road: return {{"tiles", event.tiles}, {"coats", event.coats}, {"towns", event.towns}};
  case Kind::City: return {{"tiles", event.tiles}, {"coats", event.coats}};
  case Kind::Field: return {{"cities", event.cities}};
  default: return {{"tiles", event.tiles}};
  }
}

// B13: ties are shared.
Json winners(const Ruleset& rules, const Position& p) {
  const auto* end = p.scores.data() + rules.players;
  const int best = *std::max_element(p.scores.data(), end);
  Json list = Json::array();
  for (int player = 0; player < rules.players; ++player)
    if (p.scores[static_cast<std::size_t>(player)] == best) list.push_back(player);
  return list;
}

Json event_json(const Ruleset& rules, const Position& p, const Event& event) {
  Json out{{"type", EVENT_NAME[static_cast<std::size_t>(event.type)]}};
  switch (event.type) {
  case EventType::Drawn:
  case EventType::Discarded: out["tile"] = rules.kinds[event.tile_kind].tile.id; break;
  case EventType::Placed:
    out["player"] = event.player;
    out["tile"] = rules.kinds[event.tile_kind].tile.id;
    add_square(out, p, event);
    out["rot"] = event.rot;
    break;
  case EventType::Figure:
  case EventType::Returned:
    out["player"] = event.player;
    out["figure"] = FIGURE_NAME[static_cast<std::size_t>(event.figure)];
    add_segment(out, rules, p, event);
    break;
  case EventType::Score:
    out["player"] = event.player;
    out["points"] = event.points;
    out["kind"] = score_kind(event);
    out["parts"] = parts(event);
    if (event.reason != Reason::Feature) {
      add_square(out, p, event);
      break;
    }
    out["complete"] = event.complete;
    add_segment(out, rules, p, event);
    break;
  case EventType::Turn:
    out["player"] = event.player;
    out["number"] = event.number;
    break;
  case EventType::Final: break;
  case EventType::Over:
    out["scores"] = scores_json(rules, p);
    out["winners"] = winners(rules, p);
    break;
  }
  return out;
}

} // namespace

Json events_json(const Ruleset& rules, const Position& p, const Events& events) {
  Json list = Json::array();
  for (const Event& event : events) list.push_back(event_json(rules, p, event));
  return list;
}

} // namespace mappa
