#include "game/rules/postman.h"

#include "game/board.h"
#include "game/figures.h"
#include "game/rules/builder.h"
#include "game/scoring.h"

#include <algorithm>
#include <bit>
#include <cassert>

namespace mappa {

namespace {

constexpr auto POSTMAN = static_cast<size_t>(Figure::Postman);

} // namespace

uint8_t postman_of(const Position& p, uint8_t player) { return figure_of(p, player, Figure::Postman); }

uint8_t new_office(const Ruleset& rules, const Position& p) {
  const TileKind& kind = kind_at(rules, p, p.tiles_laid);
  return kind.site != NO_SEGMENT && kind.segments[kind.site].kind == Kind::PostOffice ? kind.site
                                                                                      : NO_SEGMENT;
}

namespace {

// P7: from an incomplete post office, or from a feature that it holds.
bool may_take_back(const Ruleset& rules, const Position& p, uint8_t postman) {
  if (!postman) return false;
  return is_held(p, postman) || (kind_under(rules, p, postman) == Kind::PostOffice &&
                                 open_ends(p.nodes[root_under(p, postman)]) > 0);
}

// The tiles round the one just placed, by row and column.
struct Round {
  std::array<uint8_t, 8> tiles;
  size_t size = 0;

  Round(const Ruleset& rules, const Position& p) {
    for (size_t block = 0; block <= p.tiles_laid; block += 16)
      for (uint32_t bits = bits_near(&p.squares[block], p.squares[p.tiles_laid]); bits; bits &= bits - 1)
        if (const size_t tile = block + static_cast<size_t>(std::countr_zero(bits));
            tile >= rules.first_tile() && tile != p.tiles_laid)
          add(p, static_cast<uint8_t>(tile));
  }
  void add(const Position& p, uint8_t tile) {
    size_t to = size++;
    for (; to > 0 && p.squares[tiles[to - 1]] > p.squares[tile]; --to) tiles[to] = tiles[to - 1];
    tiles[to] = tile;
  }
};

// P5: incomplete features of those tiles, occupied or not, but where the postman is. Calls act(tile,
// segment), until it says no.
template <class Do>
void each_sending(const Ruleset& rules, const Position& p, uint8_t mine, Do act) {
  const Round round(rules, p);
  for (size_t i = 0; i < round.size; ++i) {
    const uint8_t tile = round.tiles[i];
    const TileKind& kind = kind_at(rules, p, tile);
    for (unsigned bits = kind.stands[POSTMAN]; bits; bits &= bits - 1) {
      const auto s = static_cast<uint8_t>(std::countr_zero(bits));
      const bool there = mine && p.standing[mine].tile == tile && p.standing[mine].segment == s;
      if (!there && open_ends(p.nodes[root_at(p, tile, s)]) > 0 && !act(tile, s)) return;
    }
  }
}

void legal_sending(const Ruleset& rules, const Position& p, uint8_t mine, Actions& actions) {
  each_sending(rules, p, mine, [&](uint8_t tile, uint8_t segment) {
    actions.add(make_action(ActionType::PostmanTo, 0, NOWHERE, segment, tile));
    return true;
  });
}

bool may_send(const Ruleset& rules, const Position& p, uint8_t mine) {
  bool may = false;
  each_sending(rules, p, mine, [&](uint8_t, uint8_t) { return !(may = true); });
  return may;
}

void tell(const Position& p, const Action& action, uint8_t owner, uint8_t tile, uint8_t segment,
          Events* events) {
  if (events)
    events->add({.type = EventType::Postman,
                 .player = p.player,
                 .figure = Figure::Postman,
                 .tile = tile,
                 .segment = segment,
                 .what = static_cast<uint8_t>(action.type),
                 .owner = owner});
}

// P10: leaves its feature; if it held others, they are released. Returns the feature.
Node lift(Position& p, uint8_t postman, Events* events) {
  const Node root = root_under(p, postman);
  const bool held = is_held(p, postman);
  lift_figure(p, postman);
  if (held) return_figures(p, root, events);
  return root;
}

// To a segment of the same feature, too: then its owner's builder stays.
void move(const Ruleset& rules, Position& p, uint8_t postman, uint8_t player, uint8_t tile, uint8_t segment,
          Events* events) {
  if (!postman) return put_figure(p, player, Figure::Postman, tile, segment);
  const Node left = lift(p, postman, events);
  put_figure(p, player, Figure::Postman, tile, segment);
  return_lonely_builder(rules, p, player, left, events);
}

void send_home(const Ruleset& rules, Position& p, uint8_t postman, Events* events) {
  const uint8_t player = p.standing[postman].player;
  tell_returned(p, postman, events);
  return_lonely_builder(rules, p, player, lift(p, postman, events), events);
}

// P7: the owner alone gets what an incomplete office is worth now.
void take_back(const Ruleset& rules, Position& p, uint8_t postman, Events* events) {
  if (!is_held(p, postman)) score_site_now(rules, p, postman, Reason::Postman, events);
  send_home(rules, p, postman, events);
}

void drop_first_asked(Position& p) {
  std::copy(p.asked.begin() + 1, p.asked.begin() + p.asked_size, p.asked.begin());
  p.asked[--p.asked_size] = 0;
}

} // namespace

void legal_postman(const Ruleset& rules, const Position& p, Actions& actions) {
  if (!rules.figures[POSTMAN]) return;
  const uint8_t mine = postman_of(p, p.player);
  const bool office = new_office(rules, p) != NO_SEGMENT;
  if (office) {
    legal_sending(rules, p, mine, actions);
    for (uint8_t player = 0; player < rules.players; ++player)
      if (player != p.player && postman_of(p, player)) // P6
        actions.add(make_action(ActionType::PostmanOff, player));
  }
  if (may_take_back(rules, p, mine)) actions.add(make_action(ActionType::PostmanBack));
  if (office)
    for (uint8_t player = 0; player < rules.players; ++player)
      if (postman_of(p, player)) actions.add(make_action(ActionType::PostmanHere, player)); // P8
}

bool may_use_postman(const Ruleset& rules, const Position& p) {
  if (!rules.figures[POSTMAN]) return false;
  const uint8_t mine = postman_of(p, p.player);
  if (may_take_back(rules, p, mine)) return true;
  if (new_office(rules, p) == NO_SEGMENT) return false;
  for (uint8_t player = 0; player < rules.players; ++player)
    if (postman_of(p, player)) return true;
  return may_send(rules, p, mine);
}

void use_postman(const Ruleset& rules, Position& p, const Action& action, Events* events) {
  const auto owner = static_cast<uint8_t>(
      action.type == ActionType::PostmanOff || action.type == ActionType::PostmanHere ? action.what
                                                                                      : p.player);
  const uint8_t postman = postman_of(p, owner);
  switch (action.type) {
  case ActionType::PostmanTo:
    tell(p, action, owner, action.tile, action.segment, events);
    return move(rules, p, postman, owner, action.tile, action.segment, events);
  case ActionType::PostmanHere:
    tell(p, action, owner, p.tiles_laid, new_office(rules, p), events);
    return move(rules, p, postman, owner, p.tiles_laid, new_office(rules, p), events);
  case ActionType::PostmanOff:
    tell(p, action, owner, p.standing[postman].tile, p.standing[postman].segment, events);
    return send_home(rules, p, postman, events);
  default:
    tell(p, action, owner, p.standing[postman].tile, p.standing[postman].segment, events);
    take_back(rules, p, postman, events);
  }
}

bool ask_owners(const Ruleset& rules, Position& p, Node root) {
  if (!rules.figures[POSTMAN]) return false;
  std::array<uint8_t, MAX_PLAYERS> postmen{}; // by player
  bool any = false;
  for (uint8_t f = first_figure(p.nodes[root]); f; f = p.standing[f].next)
    if (p.standing[f].figure == Figure::Postman) postmen[p.standing[f].player] = f, any = true;
  for (int i = 0; any && i < rules.players; ++i) // from the player whose turn it is clockwise
    if (const uint8_t postman = postmen[static_cast<size_t>((p.player + i) % rules.players)]) {
      assert(p.asked_size < MAX_PLAYERS);
      p.asked[p.asked_size++] = postman;
    }
  return any;
}

void keep_postman(Position& p, Events* events) {
  const uint8_t postman = p.asked[0];
  const Node root = root_under(p, postman);
  drop_first_asked(p);
  if (p.asked_size && root_under(p, p.asked[0]) == root) return; // another owner is still to be asked
  for (uint8_t f = first_figure(p.nodes[root]); f; f = p.standing[f].next) hold_figure(p, f);
  if (events)
    events->add({.type = EventType::Held,
                 .player = p.standing[postman].player,
                 .figure = Figure::Postman,
                 .tile = p.standing[postman].tile,
                 .segment = p.standing[postman].segment});
}

void release_postman(Position& p, Events* events) {
  const Node root = root_under(p, p.asked[0]);
  while (p.asked_size && root_under(p, p.asked[0]) == root) drop_first_asked(p);
  return_figures(p, root, events);
}

} // namespace mappa
