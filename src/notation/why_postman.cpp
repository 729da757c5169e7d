#include "notation/why_postman.h"

#include "game/arrange.h"
#include "game/board.h"
#include "game/figures.h"
#include "game/rules/postman.h"
#include "notation/segment.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace mappa::notation {

namespace {

Sentence why_not_sent(const Ruleset& rules, const Position& p, const Wish& wish) { // P5
  const Sentence::Value where{"where", square_name(wish.square)}, on{"on", Sentence::Name{wish.on}};
  const auto tile = static_cast<std::size_t>(tile_at(p, wish.square));
  if (tile < rules.first_tile()) return {"why.no_tile", {where}};
  if (tile == p.tiles_laid) return {"why.send_here", {}};
  if (!near(wish.square, p.squares[p.tiles_laid])) return {"why.not_near", {where}};
  const int oriented = p.laid[tile].oriented;
  const auto segment = find_segment(rules, oriented, wish.on);
  if (!segment)
    return {
        "why.no_segment_at",
        {{"tile", kind_at(rules, p, tile).tile.id},
         where,
         on,
         {"segments", Sentence::Name{fmt::format("{}", fmt::join(segment_names(rules, oriented), ", "))}}}};
  if (!may_hold(kind_at(rules, p, tile), *segment, Figure::Postman))
    return why_never_there(kind_at(rules, p, tile), *segment, Figure::Postman); // P2
  const bool complete = open_ends(p.nodes[root_at(p, static_cast<uint8_t>(tile), *segment)]) == 0;
  return {complete ? "why.complete" : "why.there_already", {on, where}};
}

Sentence not_out(int player) { return {"why.postman_not_out", {{"player", Sentence::Player{player}}}}; }

} // namespace

Sentence why_not_postman(const Ruleset& rules, const Position& p, const Wish& wish) {
  if (!rules.figures[static_cast<std::size_t>(Figure::Postman)]) return {"why.no_postman", {}};
  if (wish.type == ActionType::PostmanBack) // P7
    return postman_of(p, p.player) ? Sentence{"why.postman_stays", {}} : not_out(p.player);
  if (new_office(rules, p) == NO_SEGMENT) return {"why.no_office", {}}; // P4
  if (wish.type == ActionType::PostmanTo) return why_not_sent(rules, p, wish);
  if (wish.player >= rules.players) return {"why.no_player", {{"n", wish.player}}};
  if (!postman_of(p, static_cast<uint8_t>(wish.player))) return not_out(wish.player);
  return {"why.own_postman", {}}; // P6, P7
}

} // namespace mappa::notation
