#include "compare.h"
#include "game/rules/isle_of_man.h" // how the core numbers sets
#include "game/rules/upgrades.h"    // and payments

#include <fmt/ranges.h>

namespace mappa::proof {

namespace {

ChipList chip_of_event(const Event& e) {
  return e.chip == NO_CHIP ? ChipList{} : ChipList{{e.chip / 2, e.chip % 2 + 1}};
}

ChipList set_of_event(const Event& e) {
  ChipList list;
  for (Chip kind = 0; kind < CHIP_KINDS && e.what < CHIP_SETS; ++kind)
    list.insert(list.end(), chip_set(e.what)[kind], {kind / 2, kind % 2 + 1});
  return list;
}

ChipList payment_of_event(const Event& e) {
  ChipList list;
  for (int number = 1; number <= 2 && e.what < PAYMENTS.size(); ++number)
    list.insert(list.end(), at(PAYMENTS[e.what][at(number - 1)]), {UNTOLD, number});
  return list;
}

// Scores of features and what returns with them.
bool is_of_feature(const Event& e) {
  return e.type == EventType::Returned || (e.type == EventType::Score && e.reason == Reason::Feature);
}

class Reader {
public:
  Reader(const Game& game, const Facts& facts) : game_(game), facts_(facts) {}

  Happening read(const Event& e) const {
    Happening h{.type = e.type};
    switch (e.type) {
    case EventType::Drawn: h.player = e.player, h.tile = e.tile_kind; break;
    case EventType::Taken: h.player = e.player, h.tile = e.tile_kind, h.number = e.what; break;
    case EventType::TurnedUp: h.tile = e.tile_kind, h.number = e.what; break;
    case EventType::Discarded: h.tile = e.tile_kind; break;
    case EventType::Placed: h.player = e.player, h.tile = e.tile_kind, h.number = e.rot, place(h, e); break;
    case EventType::ChipTaken:
      h.player = e.player, h.points = e.points, h.chips = chip_of_event(e), place(h, e);
      break;
    case EventType::ChipLaid: // C4: what it shows is not told
    case EventType::Treat:    // eaten, or laid
      h.player = e.player, h.points = e.points, h.chips = chip_of_event(e);
      h.x = x_of(e.square), h.y = y_of(e.square);
      break;
    case EventType::Redeem: h.player = e.player, h.number = e.number, h.chips = set_of_event(e); break;
    case EventType::Figure: h.player = e.player, h.number = feature(e), place(h, e); break;
    case EventType::Upgrade:
      h.player = e.player, h.number = feature(e), h.chips = payment_of_event(e), place(h, e);
      break;
    case EventType::Sell:
      h.player = e.player, h.points = e.points, h.number = e.what, place(h, e);
      h.chips = {{e.chip / 2, UNTOLD}};
      break;
    case EventType::Goods:
      h.player = e.player, h.number = e.number, h.tile = static_cast<int>(e.goods);
      break;
    case EventType::Isle: h.player = e.player, h.number = e.number; break;
    case EventType::Turn: h.player = e.player, h.number = e.number; break;
    case EventType::Score: return score(e);
    case EventType::Postman: h.player = e.player, h.number = e.what, place(h, e); break;
    case EventType::Held: h.player = e.player, place(h, e); break;
    case EventType::Returned:
    case EventType::Final:
    case EventType::Over: break;
    }
    return h;
  }

private:
  const PlacedTile* tile(const Event& e) const {
    const int number = tile_of(game_.rules, e.tile);
    return number < 0 || number >= static_cast<int>(facts_.board.size()) ? nullptr
                                                                         : &facts_.board[at(number)];
  }

  void place(Happening& h, const Event& e) const {
    if (const PlacedTile* placed = tile(e)) h.x = placed->x, h.y = placed->y;
  }

  int feature(const Event& e) const {
    const PlacedTile* placed = tile(e);
    return placed ? game_.rules.kinds[at(placed->kind)].segments.at(e.segment).feature : UNTOLD;
  }

  Happening score(const Event& e) const {
    Happening h{
        .type = e.type, .player = e.player, .reason = e.reason, .points = e.points, .number = e.coats};
    place(h, e);
    h.chips = chip_of_event(e);
    if (e.reason == Reason::Wine && !h.chips.empty()) h.chips[0].number = UNTOLD;
    return h;
  }

  const Game& game_;
  const Facts& facts_;
};

std::vector<Happening> happenings(const Game& game, const Facts& facts, const Events& events) {
  const Reader reader(game, facts);
  std::vector<Happening> list;
  bool of_feature = false;
  for (const Event& e : events) {
    const bool again = of_feature;
    of_feature = is_of_feature(e);
    if (!of_feature)
      list.push_back(reader.read(e));
    else if (!again)
      list.push_back({.type = EventType::Score});
  }
  return list;
}

} // namespace

std::string shown(const Happening& h) {
  std::string chips;
  for (const ChipFact chip : h.chips) chips += fmt::format(" {}:{}", chip.colour, chip.number);
  return fmt::format("event {} (player {}, reason {}, at {}, points {}, tile {}, number {}, chips{})",
                     static_cast<int>(h.type), h.player, static_cast<int>(h.reason), where(h.x, h.y),
                     h.points, h.tile, h.number, chips);
}

void compare_happenings(const Game& game, const Facts& facts, const Events& events, const Told& told,
                        Faults& faults) {
  const std::vector<Happening> core = happenings(game, facts, events), &wanted = told.happened;
  for (size_t i = 0; i < std::max(core.size(), wanted.size()); ++i) {
    if (i < core.size() && i < wanted.size() && core[i] == wanted[i]) continue;
    return fault(faults, "events: number {} is {} instead of {}", i,
                 i < core.size() ? shown(core[i]) : "missing", i < wanted.size() ? shown(wanted[i]) : "none");
  }
}

} // namespace mappa::proof
