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

std::string why_not_sent(const Ruleset& rules, const Position& p, const Wish& wish) { // P5
  const std::string where = square_name(wish.square);
  const auto tile = static_cast<std::size_t>(tile_at(p, wish.square));
  if (tile < rules.first_tile()) return "no placed tile lies at " + where;
  if (tile == p.tiles_laid) return "on the tile just placed a postman is put as any figure is";
  if (!near(wish.square, p.squares[p.tiles_laid])) return where + " is not beside the tile just placed";
  const int oriented = p.laid[tile].oriented;
  const auto segment = find_segment(rules, oriented, wish.on);
  if (!segment)
    return fmt::format("{} at {} has no '{}', only: {}", kind_at(rules, p, tile).tile.id, where, wish.on,
                       fmt::join(segment_names(rules, oriented), ", "));
  if (!may_hold(kind_at(rules, p, tile), *segment, Figure::Postman))
    return why_never_there(kind_at(rules, p, tile), *segment, Figure::Postman); // P2
  if (open_ends(p.nodes[root_at(p, static_cast<uint8_t>(tile), *segment)]) == 0)
    return fmt::format("{} at {} is complete", wish.on, where);
  return fmt::format("the postman stands on {} at {} already", wish.on, where);
}

} // namespace

std::string why_not_postman(const Ruleset& rules, const Position& p, const Wish& wish) {
  if (!rules.figures[static_cast<std::size_t>(Figure::Postman)]) return "no postman plays in this game";
  if (wish.type == ActionType::PostmanBack)
    return postman_of(p, p.player)
               ? "a postman is taken back from an incomplete post office, or from a feature "
                 "that it holds" // P7
               : fmt::format("player {}'s postman is not on the board", p.player);
  if (new_office(rules, p) == NO_SEGMENT) return "the tile just placed has no post office"; // P4
  if (wish.type == ActionType::PostmanTo) return why_not_sent(rules, p, wish);
  if (wish.player >= rules.players) return fmt::format("there is no player {}", wish.player);
  if (!postman_of(p, static_cast<uint8_t>(wish.player)))
    return fmt::format("player {}'s postman is not on the board", wish.player);
  return "one's own postman is not taken off, but back"; // P6, P7
}

} // namespace mappa::notation
