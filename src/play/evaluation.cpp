#include "play/evaluation.h"

#include "game/figures.h"
#include "game/rules/chips.h"
#include "game/rules/goods.h"
#include "game/rules/inns.h"
#include "game/rules/noted.h"
#include "game/rules/pig.h"
#include "game/rules/towns.h"
#include "game/scoring.h"
#include "play/exponential.h"

#include <algorithm>
#include <bit>
#include <cmath>

namespace mappa::play {

double lead(const Ruleset& rules, const Values& value, uint8_t player) {
  double best = rules.players > 1 ? -1e9 : 0;
  for (uint8_t other = 0; other < rules.players; ++other)
    if (other != player) best = std::max(best, value[other]);
  return value[player] - best;
}

// A feature that matters: figures stand on it, or it is a city beside a field where some do.
struct Evaluation::Slot {
  Kind kind;
  Node root;
  uint8_t figure; // the first of those on it, 0: none
  uint8_t holes;  // squares where it is open
  uint8_t field;  // of a field: which one, from 0
  Worthy worthy;
  int last_hole; // the one seen last, -1: none
  float chance;  // that all of them are filled
  float places;  // of a monastery: tiles to be expected round it
};

// The features of one position.
class Evaluation::Board {
public:
  Board(Evaluation& of, const Position& position) : of_(of), p_(position) {
    std::fill_n(slot_of_.begin(), p_.nodes_used, uint16_t{0});
    find_features();
    if (field_count_) find_cities();
    if (of_.rules_.worthies) find_inns();
    find_holes();
  }

  std::array<Traits, MAX_PLAYERS> traits();

private:
  using Cities = std::array<uint64_t, MAX_SEGMENTS / 64 + 1>; // bit s for the one in slot s

  size_t slot(Kind kind, Node root);
  void find_features();
  void find_cities();
  void find_inns();
  void find_holes();
  void see_hole(size_t entry, size_t side, const Supply::Filled& filled);
  void see_place(size_t entry, const Supply::Filled& filled);
  float chance(const Supply::Filled& filled, size_t side) const {
    return of_.filled_[static_cast<size_t>(2 * filled.close[side] + filled.fit)];
  }
  double fieldwork(const Slot& field, bool soon) const;
  int points(const Slot& slot, bool complete) const;
  void add_feature(const Slot& slot, std::array<Traits, MAX_PLAYERS>& traits) const;
  void add_owner(const Slot& slot, uint8_t player, Traits& mine) const;
  void add_player(uint8_t player, Traits& mine) const;
  void add_chips(uint8_t player, double early, Traits& mine) const;
  double goods(uint8_t player) const;
  double turns(uint8_t player) const;

  Evaluation& of_;
  const Position& p_;
  // Written as far as they are used: an evaluation must be quick.
  std::array<uint16_t, MAX_SEGMENTS> slot_of_; // by root; 0: none
  std::array<Slot, MAX_SEGMENTS + 1> slots_;   // the first is not used
  std::array<uint16_t, MAX_SITES> sites_;      // slots of monasteries with figures
  std::array<Cities, MAX_STANDING> cities_;    // of each field with figures: those that touch it
  size_t size_ = 1, site_count_ = 0, field_count_ = 0;
};

size_t Evaluation::Board::slot(Kind kind, Node root) {
  uint16_t& slot = slot_of_[root];
  if (!slot) {
    slots_[size_] = {.kind = kind,
                     .root = root,
                     .figure = first_figure(p_.nodes[root]),
                     .holes = 0,
                     .field = 0,
                     .worthy = Worthy::Plain,
                     .last_hole = -1,
                     .chance = 1,
                     .places = 0};
    slot = static_cast<uint16_t>(size_++);
  }
  return slot;
}

void Evaluation::Board::find_features() {
  for (uint8_t f = 1; f <= p_.standing_used; ++f) {
    const Standing& s = p_.standing[f];
    if (s.player == NOBODY || is_held(p_, f)) continue;
    const Node root = root_at(p_, s.tile, s.segment);
    if (slot_of_[root]) continue;
    const Kind kind = kind_at(of_.rules_, p_, s.tile).segments[s.segment].kind;
    const size_t found = slot(kind, root);
    if (kind == Kind::Field) {
      slots_[found].field = static_cast<uint8_t>(field_count_);
      cities_[field_count_++].fill(0);
    } else if (kind != Kind::Road && kind != Kind::City) {
      sites_[site_count_++] = static_cast<uint16_t>(found);
    }
  }
}

void Evaluation::Board::find_cities() {
  for (size_t t = 1; t <= p_.tiles_laid; ++t) {
    const Laid laid = p_.laid[t];
    const TileKind& kind = of_.rules_.kinds[laid.oriented / ROTATIONS];
    for (size_t i = 0; i < kind.touch_count; ++i) {
      const Touch touch = kind.touches[i];
      const size_t field = slot_of_[root_of(p_.nodes.data(), static_cast<Node>(laid.first + touch.field))];
      if (!field) continue;
      const size_t city =
          slot(Kind::City, root_of(p_.nodes.data(), static_cast<Node>(laid.first + touch.city)));
      cities_[slots_[field].field][city / 64] |= uint64_t{1} << city % 64;
    }
  }
}

// And cathedrals.
void Evaluation::Board::find_inns() {
  each_noted(of_.rules_, p_, [&](uint8_t tile, const TileKind& kind) {
    each_bit(kind.noted, [&](uint8_t segment) {
      const size_t found = slot_of_[root_at(p_, tile, segment)];
      if (found) slots_[found].worthy = slots_[found].kind == Kind::Road ? Worthy::Inn : Worthy::Cathedral;
    });
  });
}

void Evaluation::Board::see_hole(size_t entry, size_t side, const Supply::Filled& filled) {
  const size_t tile = p_.frontier.around[entry][side];
  if (tile <= of_.rules_.printed.border) return;
  const Laid laid = p_.laid[tile];
  const uint8_t segment = of_.rules_.oriented[laid.oriented].segments[side ^ 2];
  if (segment == NO_SEGMENT) return;
  const size_t found = slot_of_[root_of(p_.nodes.data(), static_cast<Node>(laid.first + segment))];
  Slot& slot = slots_[found];
  if (!found || slot.last_hole == static_cast<int>(entry)) return;
  slot.last_hole = static_cast<int>(entry);
  ++slot.holes;
  slot.chance *= chance(filled, side);
}

// A place beside a monastery: any tile will do.
void Evaluation::Board::see_place(size_t entry, const Supply::Filled& filled) {
  for (size_t i = 0; i < site_count_; ++i) {
    Slot& site = slots_[sites_[i]];
    const Standing& s = p_.standing[site.figure];
    if (!near(p_.frontier.squares[entry], p_.squares[s.tile])) continue;
    const float likely = of_.filled_[static_cast<size_t>(3 * filled.fit)];
    ++site.holes;
    site.places += likely;
    site.chance *= likely;
  }
}

void Evaluation::Board::find_holes() {
  const Frontier& frontier = p_.frontier;
  for (size_t entry = 0; entry < p_.frontier_size; ++entry) {
    const Supply::Filled& filled = of_.supply_.at(frontier.demands[entry], frontier.around[entry]);
    for (size_t side = 0; side < SIDES; ++side) see_hole(entry, side, filled);
    see_place(entry, filled);
  }
  constexpr float FAR = 0.8F; // places that no tile lies beside yet
  for (size_t i = 0; i < site_count_; ++i) {
    Slot& site = slots_[sites_[i]];
    const int unseen = open_ends(p_.nodes[site.root]) - site.holes;
    for (int n = 0; n < unseen; ++n) site.chance *= FAR;
    site.places += FAR * static_cast<float>(std::max(0, unseen));
  }
}

// Turns that a player still has, the one that is being played counted only until its tile is laid.
double Evaluation::Board::turns(uint8_t player) const {
  const int players = of_.rules_.players;
  const bool before = p_.in_hand != NO_TILE || p_.decision == Decision::Draw;
  const int tiles = p_.stack_size + (p_.in_hand != NO_TILE ? 1 : 0);
  const int wait = (player - p_.player - (before ? 0 : 1) + 2 * players) % players;
  return tiles > wait ? (tiles - wait + players - 1) / players : 0;
}

// The cities of a field that are complete, or those to be expected.
double Evaluation::Board::fieldwork(const Slot& field, bool soon) const {
  double cities = 0;
  for (size_t block = 0; block * 64 < size_; ++block)
    for (uint64_t bits = cities_[field.field][block]; bits; bits &= bits - 1) {
      const Slot& city = slots_[block * 64 + static_cast<size_t>(std::countr_zero(bits))];
      const bool complete = open_ends(p_.nodes[city.root]) == 0;
      cities += complete ? (soon ? 0 : 1) : (soon ? static_cast<double>(city.chance) : 0);
    }
  return cities;
}

int Evaluation::Board::points(const Slot& slot, bool complete) const {
  const Word word = p_.nodes[slot.root];
  int plain = worth(slot.kind, word, complete);
  if (slot.kind == Kind::Road && of_.rules_.setup.town_variants.road_bonus) // V4
    plain += 2 * towns_beside(of_.rules_, p_, slot.root);
  return slot.worthy == Worthy::Plain ? plain : worthy_points(slot.worthy, word, complete, plain);
}

void Evaluation::Board::add_owner(const Slot& slot, uint8_t player, Traits& mine) const {
  const auto add = [&](Trait trait, double value) { mine[static_cast<size_t>(trait)] += value; };
  const double now = points(slot, false), chance = slot.chance, more = points(slot, true) - now;
  switch (slot.kind) {
  case Kind::City:
    add(Trait::CityNow, now);
    add(slot.holes <= 1 ? Trait::CityOne : slot.holes == 2 ? Trait::CityTwo : Trait::CityMore, more * chance);
    add(Trait::CityGrow, slot.holes * chance);
    return;
  case Kind::Road:
    add(Trait::RoadNow, now);
    add(slot.holes <= 1 ? Trait::RoadOne : Trait::RoadMore, chance);
    add(Trait::RoadGain, more * chance);
    return;
  case Kind::Field: {
    const bool pig = of_.rules_.has(Figure::Pig) && has_pig(p_, player, slot.root);
    const int city = pig ? PIG_CITY_POINTS : FIELD_CITY_POINTS;
    add(Trait::FieldNow, city * fieldwork(slot, false));
    add(Trait::FieldSoon, city * fieldwork(slot, true));
    add(Trait::FieldGrow, std::min(1.0, p_.stack_size / 36.0));
    return;
  }
  default:
    add(Trait::SiteNow, now);
    add(Trait::SitePlaces, static_cast<double>(slot.places));
    add(Trait::SiteDone, chance);
    return;
  }
}

void Evaluation::Board::add_feature(const Slot& slot, std::array<Traits, MAX_PLAYERS>& traits) const {
  std::array<int, MAX_PLAYERS> sums{};
  int most = 0;
  const double early = std::min(1.0, p_.stack_size / (6.0 * of_.rules_.players));
  for (uint8_t f = slot.figure; f; f = p_.standing[f].next) {
    const Standing& s = p_.standing[f];
    const int strong = strength(p_, f);
    most = std::max(most, sums[s.player] += strong);
    const auto add = [&](Trait trait, double value) {
      traits[s.player][static_cast<size_t>(trait)] += value;
    };
    if (s.figure == Figure::Builder && slot.holes) add(Trait::BuilderAtWork, early);
    if (s.figure == Figure::Abbot || (s.figure == Figure::Postman && slot.kind == Kind::PostOffice))
      add(Trait::Return, early); // it may come back at any time (A3, P7)
    else if (strong && slot.kind != Kind::Field)
      add(Trait::Return, early * static_cast<double>(slot.chance));
  }
  if (most == 0) return; // a builder or a pig by itself owns nothing
  for (uint8_t player = 0; player < of_.rules_.players; ++player) {
    if (sums[player] == most)
      add_owner(slot, player, traits[player]);
    else if (sums[player])
      traits[player][static_cast<size_t>(Trait::Behind)] +=
          slot.kind == Kind::Field ? FIELD_CITY_POINTS * fieldwork(slot, false) : points(slot, false);
  }
}

void Evaluation::Board::add_chips(uint8_t player, double early, Traits& mine) const {
  const auto add = [&](Trait trait, double value) { mine[static_cast<size_t>(trait)] += early * value; };
  const Hand& hand = p_.hands[player];
  switch (of_.rules_.chips) {
  case ChipRules::None:
  case ChipRules::Treats: return;
  case ChipRules::Islands:
  case ChipRules::IsleOfMan:
    for (const uint8_t chips : hand) add(Trait::Chips, chips);
    add(Trait::Isle, p_.isle[player]);
    return;
  case ChipRules::Wine:
    for (int colour = 0; colour < COLOURS; ++colour)
      add(Trait::Wine, std::min(2.0, hand[chip_of(colour, 2)] + hand[chip_of(colour, 1)] / 2.0));
    return;
  case ChipRules::Upgrades:
    add(Trait::Strength, std::min(8, chips_showing(hand, 1) + 2 * chips_showing(hand, 2)));
    return;
  }
}

void Evaluation::Board::add_player(uint8_t player, Traits& mine) const {
  const auto add = [&](Trait trait, double value) { mine[static_cast<size_t>(trait)] += value; };
  const double left = turns(player);
  const auto in_stash = [&](Figure figure) { return int{p_.stash[player][static_cast<size_t>(figure)]}; };
  const int meeples = in_stash(Figure::Meeple);
  add(Trait::First, meeples > 0 ? std::min(1.0, left / 3) : 0);
  add(Trait::Second, meeples > 1 ? std::min(1.0, left / 6) : 0);
  add(Trait::Third, meeples > 2 ? std::min(1.0, left / 9) : 0);
  add(Trait::Further, std::max(0, meeples - 3) * std::min(1.0, left / 12));
  add(Trait::Turns, left);
  add(Trait::IdleTurns, meeples + in_stash(Figure::Large) ? 0 : left);
  const double early = std::min(1.0, left / 6);
  add(Trait::Postman, in_stash(Figure::Postman) * std::min(1.0, left / 4));
  add(Trait::Large, in_stash(Figure::Large) * early);
  add(Trait::Abbot, in_stash(Figure::Abbot) * early);
  add(Trait::Builder, in_stash(Figure::Builder) * early);
  add(Trait::Pig, in_stash(Figure::Pig) * early);
  if (of_.rules_.setup.expansions.trade_goods) add(Trait::Goods, goods(player));
  add_chips(player, early, mine);
}

// T3: the points to be expected, by how far a player leads or lags and how many tokens are still to be had.
double Evaluation::Board::goods(uint8_t player) const {
  double expected = 0;
  for (size_t kind = 0; kind < GOODS; ++kind) {
    int others = 0, left = of_.goods_[kind];
    for (uint8_t i = 0; i < of_.rules_.players; ++i) {
      left -= p_.goods[i][kind];
      if (i != player) others = std::max(others, int{p_.goods[i][kind]});
    }
    const double ahead = p_.goods[player][kind] - others + 0.5;
    expected +=
        MOST_GOODS_POINTS / (1 + exponential(-1.7 * ahead / (0.1 + 0.6 * std::sqrt(std::max(0, left)))));
  }
  return expected;
}

std::array<Traits, MAX_PLAYERS> Evaluation::Board::traits() {
  std::array<Traits, MAX_PLAYERS> all{};
  for (size_t i = 1; i < size_; ++i)
    if (slots_[i].figure) add_feature(slots_[i], all);
  for (uint8_t player = 0; player < of_.rules_.players; ++player) add_player(player, all[player]);
  return all;
}

Evaluation::Evaluation(const Ruleset& rules, const Weights& weights)
    : rules_(rules), weights_(weights), supply_(rules) {
  // Of a player's tiles that fill a hole, how many are not wanted elsewhere; and however many there are, some
  // holes are never filled.
  constexpr double READY = 0.7, AT_MOST = 0.75;
  for (size_t i = 0; i <= 3 * static_cast<size_t>(rules.tile_limit); ++i)
    filled_[i] = static_cast<float>(
        AT_MOST * (1 - exponential(-READY * static_cast<double>(i) / 3 / std::max(2, rules.players))));
  for (const uint8_t kind : rules.mix)
    each_bit(rules.kinds[kind].traded,
             [&](uint8_t segment) { ++goods_[goods_index(goods_of(rules.kinds[kind], segment))]; });
}

std::array<Traits, MAX_PLAYERS> Evaluation::traits(const Position& position) {
  return Board(*this, position).traits();
}

Values Evaluation::values(const Position& position) {
  Values values{};
  for (uint8_t player = 0; player < rules_.players; ++player) values[player] = position.scores[player];
  if (position.decision == Decision::Over) return values;
  const auto all = traits(position);
  for (uint8_t player = 0; player < rules_.players; ++player)
    for (size_t i = 0; i < TRAITS; ++i) values[player] += weights_.points[i] * all[player][i];
  return values;
}

} // namespace mappa::play
