// What a player may do. An action is applied only to the position for which it was listed.
#pragma once

#include "game/position.h"

#include <array>
#include <cassert>
#include <cstdint>

namespace mappa {

enum class ActionType : uint8_t {
  LayChip,
  Draw,
  Take,
  Tile,
  Redeem,
  Treat,
  Figure,
  Upgrade,
  PostmanTo,
  PostmanOff,
  PostmanBack,
  PostmanHere,
  AbbotBack,
  Keep,
  Release,
  Sell,
  BuyTurn,
  Pass
};

struct Action {
  ActionType type;
  uint8_t what;    // Tile: rotation; Figure: which; Take: the stack; Redeem: the set; Upgrade: the payment;
                   // Sell: the colour; PostmanOff, PostmanHere: whose
  Square square;   // LayChip, Tile, Treat: where
  uint8_t segment; // Figure, Upgrade, PostmanTo: where on its tile; Sell: to whom
  uint8_t tile;    // Upgrade: the tile on which the meeple stands; PostmanTo: the tile it goes to
  uint16_t hint;   // Tile: its index in the frontier

  bool operator==(const Action&) const = default;
};
static_assert(sizeof(Action) == 8);

constexpr Action make_action(ActionType type, int what = 0, Square square = NOWHERE, uint8_t segment = 0,
                             uint8_t tile = 0) {
  return {type, static_cast<uint8_t>(what), square, segment, tile, 0};
}

struct Actions {
  static constexpr int MAX = MAX_ACTIONS;

  int size = 0;
  std::array<Action, MAX> list;

  const Action* begin() const { return list.data(); }
  const Action* end() const { return list.data() + size; }
  const Action& operator[](int i) const { return list[static_cast<size_t>(i)]; }
  void add(Action action) {
    assert(size < MAX);
    list[static_cast<size_t>(size++)] = action;
  }
};

} // namespace mappa
