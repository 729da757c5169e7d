#include "play/traits.h"

#include "game/figures.h"
#include "game/rules/chips.h"
#include "game/rules/goods.h"
#include "game/rules/pig.h"
#include "game/scoring.h"
#include "play/exponential.h"

#include <algorithm>
#include <cmath>

namespace mappa::play {

namespace {

class Counting {
public:
  Counting(const Ruleset& rules, const Position& position, const Outlook& outlook, const Tokens& goods)
      : rules_(rules), p_(position), o_(outlook), in_game_(goods) {}

  AllTraits all() const;

private:
  void add_feature(const Outlook::Slot& slot, AllTraits& traits) const;
  void add_owner(const Outlook::Slot& slot, uint8_t player, Traits& mine) const;
  void add_join(const Outlook::Meeting& meeting, AllTraits& traits) const;
  void add_player(uint8_t player, Traits& mine) const;
  void add_chips(uint8_t player, double early, Traits& mine) const;
  double goods(uint8_t player) const;

  const Ruleset& rules_;
  const Position& p_;
  const Outlook& o_;
  const Tokens& in_game_;
};

// What a join is to bring each player, and take from whoever loses the majority by it.
void Counting::add_join(const Outlook::Meeting& meeting, AllTraits& traits) const {
  const Outlook::Slot &a = o_[meeting.a], &b = o_[meeting.b];
  const Strengths of_a = o_.strengths(a), of_b = o_.strengths(b);
  Strengths together{};
  for (size_t i = 0; i < MAX_PLAYERS; ++i) together[i] = of_a[i] + of_b[i];
  const double from_a = o_.expected(a), from_b = o_.expected(b), both = o_.expected_together(a, b);
  const Trait trait = a.kind == Kind::Field  ? Trait::FieldJoin
                      : a.kind == Kind::City ? Trait::CityJoin
                                             : Trait::RoadJoin;
  for (size_t player = 0; player < static_cast<size_t>(rules_.players); ++player) {
    const double more = (owns(together, player) ? both : 0) - (owns(of_a, player) ? from_a : 0) -
                        (owns(of_b, player) ? from_b : 0);
    traits[player][static_cast<size_t>(trait)] += static_cast<double>(meeting.chance) * more;
  }
}

void Counting::add_owner(const Outlook::Slot& slot, uint8_t player, Traits& mine) const {
  const auto add = [&](Trait trait, double value) { mine[static_cast<size_t>(trait)] += value; };
  const double now = o_.points(slot, false), chance = slot.chance, more = o_.points(slot, true) - now;
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
    const bool pig = rules_.has(Figure::Pig) && has_pig(p_, player, slot.root);
    const int city = pig ? PIG_CITY_POINTS : FIELD_CITY_POINTS;
    add(Trait::FieldNow, city * o_.fieldwork(slot).complete);
    add(Trait::FieldSoon, city * o_.fieldwork(slot).coming);
    add(Trait::FieldGrow, std::min(1.0, p_.stack_size / 36.0));
    add(Trait::FieldHoles, std::min<int>(slot.ends, 8) * std::min(1.0, p_.stack_size / 36.0) / 4);
    return;
  }
  default:
    add(Trait::SiteNow, now);
    add(Trait::SitePlaces, static_cast<double>(slot.places));
    add(Trait::SiteDone, chance);
    return;
  }
}

void Counting::add_feature(const Outlook::Slot& slot, AllTraits& traits) const {
  std::array<int, MAX_PLAYERS> sums{};
  int most = 0;
  const double early = std::min(1.0, p_.stack_size / (6.0 * rules_.players));
  const double later = p_.stack_size / (36.0 * rules_.players);
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
    if (strong)
      add(slot.kind == Kind::Field ? Trait::Farmers : Trait::Trapped,
          later * (slot.kind == Kind::Field ? 1 : std::max(0.0, 1 - 4 * static_cast<double>(slot.chance))));
  }
  if (most == 0) return; // a builder or a pig by itself owns nothing
  for (uint8_t player = 0; player < rules_.players; ++player) {
    if (sums[player] == most)
      add_owner(slot, player, traits[player]);
    else if (sums[player])
      traits[player][static_cast<size_t>(Trait::Behind)] +=
          slot.kind == Kind::Field ? FIELD_CITY_POINTS * o_.fieldwork(slot).complete : o_.points(slot, false);
  }
}

void Counting::add_chips(uint8_t player, double early, Traits& mine) const {
  const auto add = [&](Trait trait, double value) { mine[static_cast<size_t>(trait)] += early * value; };
  const Hand& hand = p_.hands[player];
  switch (rules_.chips) {
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

void Counting::add_player(uint8_t player, Traits& mine) const {
  const auto add = [&](Trait trait, double value) { mine[static_cast<size_t>(trait)] += value; };
  const double left = o_.turns(player);
  const auto in_stash = [&](Figure figure) { return int{p_.stash[player][static_cast<size_t>(figure)]}; };
  const int meeples = in_stash(Figure::Meeple);
  add(Trait::First, meeples > 0 ? std::min(1.0, left / 3) : 0);
  add(Trait::Second, meeples > 1 ? std::min(1.0, left / 6) : 0);
  add(Trait::Third, meeples > 2 ? std::min(1.0, left / 9) : 0);
  add(Trait::Further, std::max(0, meeples - 3) * std::min(1.0, left / 12));
  add(Trait::Spare, meeples * left / 36);
  add(Trait::Turns, left);
  add(Trait::IdleTurns, meeples + in_stash(Figure::Large) ? 0 : left);
  const double early = std::min(1.0, left / 6);
  add(Trait::Postman, in_stash(Figure::Postman) * std::min(1.0, left / 4));
  add(Trait::Large, in_stash(Figure::Large) * early);
  add(Trait::Abbot, in_stash(Figure::Abbot) * early);
  add(Trait::Builder, in_stash(Figure::Builder) * early);
  add(Trait::Pig, in_stash(Figure::Pig) * early);
  if (rules_.setup.expansions.trade_goods) add(Trait::Goods, goods(player));
  add_chips(player, early, mine);
}

// T3: the points to be expected, by how far a player leads or lags and how many tokens are still to be had.
double Counting::goods(uint8_t player) const {
  double expected = 0;
  for (size_t kind = 0; kind < GOODS; ++kind) {
    int others = 0, left = in_game_[kind];
    for (uint8_t i = 0; i < rules_.players; ++i) {
      left -= p_.goods[i][kind];
      if (i != player) others = std::max(others, int{p_.goods[i][kind]});
    }
    const double ahead = p_.goods[player][kind] - others + 0.5;
    expected +=
        MOST_GOODS_POINTS / (1 + exponential(-1.7 * ahead / (0.1 + 0.6 * std::sqrt(std::max(0, left)))));
  }
  return expected;
}

AllTraits Counting::all() const {
  AllTraits traits{};
  for (size_t slot = 1; slot < o_.end(); ++slot)
    if (o_[slot].figure) add_feature(o_[slot], traits);
  for (const Outlook::Meeting& meeting : o_.meetings()) add_join(meeting, traits);
  for (uint8_t player = 0; player < rules_.players; ++player) add_player(player, traits[player]);
  return traits;
}

} // namespace

AllTraits traits_of(const Ruleset& rules, const Position& position, const Outlook& outlook,
                    const Tokens& goods) {
  return Counting(rules, position, outlook, goods).all();
}

} // namespace mappa::play
