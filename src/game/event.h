// What happened, in the order in which it happened; told only to those who ask.
#pragma once

#include "game/position.h"

#include <array>
#include <cassert>
#include <cstdint>

namespace mappa {

enum class EventType : uint8_t {
  ChipLaid,
  Drawn,
  Taken,
  Discarded,
  Placed,
  ChipTaken,
  Redeem,
  Treat,
  Figure,
  Upgrade,
  Postman,
  Goods,
  Score,
  Returned,
  Held,
  Sell,
  Isle,
  TurnedUp,
  Turn,
  Final,
  Over
};

// What a score is for: a feature, or something else.
enum class Reason : uint8_t { Feature, TownCost, ChipTaken, Treat, Coats, Wine, Postman, Abbot, TradeGoods };

// What makes a feature worth more, or less, than usual (I2, I3, T2).
enum class Modifier : uint8_t { Plain, Inn, Cathedral, Pig };

struct Event {
  EventType type;
  uint8_t player = NOBODY;
  uint8_t tile_kind = NO_TILE;         // Drawn, Discarded, Placed
  uint8_t rot = 0;                     // Placed
  Figure figure = Figure::Meeple;      // Figure, Returned
  Kind kind = Kind::Field;             // Score
  bool complete = false;               // Score: of a complete feature
  Reason reason = Reason::Feature;     // Score
  Modifier modifier = Modifier::Plain; // Score
  uint8_t tile = 0; // the tile it is about: where a figure stands, where a scored feature shows
  uint8_t segment = 0;
  int16_t points = 0;
  int16_t tiles = 0, coats = 0, cities = 0, towns = 0; // Score: how the points came about
  uint16_t number = 0;                                 // Turn; Redeem: meeples back from the Isle; tokens
  Goods goods = Goods::None;                           // Goods; Score: of trade goods
  uint8_t what = 0;    // Taken, TurnedUp: the stack; Redeem: the set; Upgrade: the payment; Sell: to whom;
                       // Postman: the type of action
  Chip chip = NO_CHIP; // Chip, Treat; Sell: one of its colour
  Square square = NOWHERE; // ChipLaid, Treat: where it lies
  uint8_t owner = NOBODY;  // Postman: whose it is
};

// Of one action: empty before the next.
struct Events {
  static constexpr int MAX = MAX_EVENTS;

  int size = 0;
  std::array<Event, MAX> list;

  const Event* begin() const { return list.data(); }
  const Event* end() const { return list.data() + size; }
  void add(const Event& event) {
    assert(size < MAX);
    list[static_cast<size_t>(size++)] = event;
  }
};

} // namespace mappa
