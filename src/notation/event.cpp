#include "notation/event.h"

#include "game/rules/islands.h"
#include "game/rules/isle_of_man.h"
#include "game/rules/wine.h"
#include "notation/action.h"
#include "notation/chip.h"
#include "notation/segment.h"
#include "notation/square.h"
#include "notation/view.h"
#include "notation/wish.h"

#include <algorithm>

namespace mappa::notation {

namespace {

constexpr std::array EVENT_NAME{"chip_laid", "drawn",  "taken",   "discarded", "placed", "chip",  "redeem",
                                "treat",     "figure", "upgrade", "postman",   "goods",  "score", "returned",
                                "held",      "sell",   "isle",    "turned_up", "turn",   "final", "over"};
constexpr std::array REASON_NAME{"",     "town_cost", "chip", "treat",      "coats",
                                 "wine", "postman",   "",     "trade_goods"};

constexpr std::array MODIFIER_NAME{"", "inn", "cathedral", "pig"};

void add_segment(Json& out, const Ruleset& rules, const Position& p, const Event& event) {
  add_square(out, p.squares[event.tile]);
  out["on"] = segment_name(rules, p.laid[event.tile].oriented, event.segment);
}

const char* score_kind(const Event& event) {
  const bool feature = event.reason == Reason::Feature || event.reason == Reason::Abbot; // A3
  return feature ? KIND_NAME[static_cast<std::size_t>(event.kind)]
                 : REASON_NAME[static_cast<std::size_t>(event.reason)];
}

// How the points came about.
Json parts(const Event& event) {
  switch (event.reason) {
  case Reason::Feature: break;
  case Reason::TownCost: return {{"towns", event.towns}};
  case Reason::ChipTaken:
  case Reason::Treat: return {{"value", number_of(event.chip)}};
  case Reason::Coats: return {{"coats", event.coats}};
  case Reason::Postman:
  case Reason::Abbot: return {{"tiles", event.tiles}};
  case Reason::TradeGoods: return {{"goods", goods_name(event.goods)}, {"tokens", event.number}};
  case Reason::Wine: return {{"colour", COLOUR_NAME[static_cast<std::size_t>(colour_of(event.chip))]}};
  }
  return parts_json(event.kind,
                    {event.points, event.tiles, event.coats, event.cities, event.towns, event.modifier});
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

void add_stack(Json& out, const Ruleset& rules, const Event& event) {
  out["island"] = COLOUR_NAME[static_cast<std::size_t>(island_of(rules, event.what))];
  out["stack"] = place_on_island(rules, event.what);
  out["tile"] = rules.kinds[event.tile_kind].tile.id;
}

void add_chip(Json& out, Chip chip, Square where) {
  add_square(out, where);
  out.update(chip_json(chip));
}

// Events of the chip rules.
void add_chip_event(Json& out, const Ruleset& rules, const Position& p, const Event& event) {
  if (event.player != NOBODY) out["player"] = event.player;
  switch (event.type) {
  case EventType::ChipLaid: add_square(out, event.square); break; // C4, C5: its face is hidden
  case EventType::Taken:
  case EventType::TurnedUp: add_stack(out, rules, event); break;
  case EventType::ChipTaken:
    add_chip(out, event.chip, p.squares[event.tile]);
    out["points"] = event.points;
    break;
  case EventType::Treat:
    add_chip(out, event.chip, event.square);
    if (event.points) out["points"] = event.points;
    break;
  case EventType::Redeem:
    out["chips"] = hand_json(chip_set(event.what));
    out["meeples"] = event.number;
    break;
  case EventType::Upgrade:
    add_segment(out, rules, p, event);
    out["pay"] = payment_json(event.what);
    break;
  case EventType::Sell:
    out["colour"] = COLOUR_NAME[static_cast<std::size_t>(colour_of(event.chip))];
    out["to"] = BUYER_NAME[event.what];
    add_square(out, p.squares[event.tile]);
    out["points"] = event.points;
    break;
  default: out["meeples"] = event.number; // the Isle
  }
}

Json event_json(const Ruleset& rules, const Position& p, const Event& event) {
  Json out{{"type", EVENT_NAME[static_cast<std::size_t>(event.type)]}};
  switch (event.type) {
  case EventType::Drawn:
  case EventType::Discarded: out["tile"] = rules.kinds[event.tile_kind].tile.id; break;
  case EventType::Placed:
    out["player"] = event.player == NOBODY ? Json(nullptr) : Json(event.player); // R1: a start tile
    out["tile"] = rules.kinds[event.tile_kind].tile.id;
    add_square(out, p.squares[event.tile]);
    out["rot"] = event.rot;
    break;
  case EventType::Figure:
  case EventType::Returned:
    out["player"] = event.player;
    out["figure"] = FIGURE_NAME[static_cast<std::size_t>(event.figure)];
    add_segment(out, rules, p, event);
    break;
  case EventType::Held:
    out["player"] = event.player;
    add_segment(out, rules, p, event);
    break;
  case EventType::Postman:
    out["player"] = event.player;
    out["owner"] = event.owner;
    out["action"] = ACTION_NAME[event.what];
    add_segment(out, rules, p, event);
    break;
  case EventType::Score:
    out["player"] = event.player;
    out["points"] = event.points;
    out["kind"] = score_kind(event);
    out["parts"] = parts(event);
    if (event.reason == Reason::TradeGoods) break; // they lie nowhere
    if (event.reason != Reason::Feature && event.reason != Reason::Postman && event.reason != Reason::Abbot) {
      add_square(out, p.squares[event.tile]);
      break;
    }
    out["complete"] = event.complete;
    add_segment(out, rules, p, event);
    break;
  case EventType::Goods:
    out["player"] = event.player;
    out["goods"] = goods_name(event.goods);
    out["tokens"] = event.number;
    break;
  case EventType::Turn:
    out["player"] = event.player;
    out["number"] = event.number;
    break;
  case EventType::ChipLaid:
  case EventType::Taken:
  case EventType::TurnedUp:
  case EventType::ChipTaken:
  case EventType::Treat:
  case EventType::Redeem:
  case EventType::Upgrade:
  case EventType::Sell:
  case EventType::Isle: add_chip_event(out, rules, p, event); break;
  case EventType::Final: break;
  case EventType::Over:
    out["scores"] = scores_json(rules, p);
    out["winners"] = winners(rules, p);
    break;
  }
  return out;
}

} // namespace

Json parts_json(Kind kind, const Points& points) {
  Json out;
  switch (kind) {
  case Kind::Road: out = {{"tiles", points.tiles}, {"coats", points.coats}, {"towns", points.towns}}; break;
  case Kind::City: out = {{"tiles", points.tiles}, {"coats", points.coats}}; break;
  case Kind::Field: out = {{"cities", points.cities}}; break;
  default: out = {{"tiles", points.tiles}};
  }
  if (points.modifier != Modifier::Plain)
    out[MODIFIER_NAME[static_cast<std::size_t>(points.modifier)]] = true;
  return out;
}

Json events_json(const Ruleset& rules, const Position& p, const Events& events) {
  Json list = Json::array();
  for (const Event& event : events) list.push_back(event_json(rules, p, event));
  return list;
}

} // namespace mappa::notation
