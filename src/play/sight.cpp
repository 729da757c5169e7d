#include "play/sight.h"

#include "game/figures.h"

namespace mappa::play {

namespace {

size_t kind_number(Kind kind) {
  return kind == Kind::City ? 0 : kind == Kind::Road ? 1 : kind == Kind::Field ? 2 : 3;
}

size_t turns_number(int turns) { return static_cast<size_t>(turns) / 3; }

class Showing {
public:
  Showing(const Ruleset& rules, const Position& position, const Outlook& outlook, Sight& sight)
      : rules_(rules), p_(position), o_(outlook), sight_(sight) {}

  void show() const;

private:
  void show_feature(uint16_t slot) const;
  void show_join(const Outlook::Meeting& meeting) const;
  void show_player(uint8_t player) const;

  const Ruleset& rules_;
  const Position& p_;
  const Outlook& o_;
  Sight& sight_;
};

void Showing::show_feature(uint16_t number) const {
  const Outlook::Slot& slot = o_[number];
  const Strengths sums = o_.strengths(slot);
  const size_t kind = kind_number(slot.kind);
  const bool field = slot.kind == Kind::Field;
  const double now = field ? o_.fieldwork(slot).complete : o_.points(slot, false);
  const double soon = field ? 2 * o_.fieldwork(slot).coming : 0;
  const double more = field ? 0 : o_.points(slot, true) - now;
  for (uint8_t player = 0; player < rules_.players; ++player) {
    const int mine = sums[player];
    if (!mine) continue;
    int others = 0;
    for (uint8_t other = 0; other < rules_.players; ++other)
      if (other != player) others = std::max(others, sums[other]);
    const size_t relation = others == 0 ? 0 : mine > others ? 1 : mine == others ? 2 : 3;
    const size_t left = turns_number(o_.turns(player));
    Token& token = sight_.tokens.emplace_back(Token{.slot = number, .player = player});
    token.add(STANDING_THERE(kind, relation));
    token.add(POINTS_THERE(kind, now > 8 ? 8 + (now - 8) / 3 : now));
    token.add(field ? CHANCE_THERE(kind, slot.ends / 2, soon)
                    : CHANCE_THERE(kind, slot.holes, 8 * static_cast<double>(slot.chance)));
    token.add(TURNS_THERE(kind, left));
    token.add(AHEAD_THERE(kind, std::max(0, mine - others + 2)));
    token.add(FIGURES_THERE(kind, mine - 1, left / 3));
    token.add(GAIN_THERE(kind, more / 2));
    token.add(RELATION_THERE(relation, left));
  }
}

void Showing::show_join(const Outlook::Meeting& meeting) const {
  const Outlook::Slot &a = o_[meeting.a], &b = o_[meeting.b];
  const Strengths of_a = o_.strengths(a), of_b = o_.strengths(b);
  const double from_a = o_.expected(a), from_b = o_.expected(b);
  const size_t chance = meeting.chance < 0.12F  ? 0
                        : meeting.chance < 0.3F ? 1
                        : meeting.chance < 0.5F ? 2
                                                : 3;
  for (Token& token : sight_.tokens) {
    if (token.slot != meeting.a && token.slot != meeting.b) continue;
    const bool at_a = token.slot == meeting.a;
    const Strengths &here = at_a ? of_a : of_b, &there = at_a ? of_b : of_a;
    int others = 0, others_here = 0;
    for (size_t i = 0; i < MAX_PLAYERS; ++i) {
      if (i == token.player) continue;
      others = std::max(others, here[i] + there[i]);
      others_here = std::max(others_here, here[i]);
    }
    const int before = here[token.player], mine = before + there[token.player];
    const size_t outcome = others == 0      ? 4
                           : mine < others  ? (before >= others_here ? 0 : 1)
                           : mine == others ? 2
                                            : 3;
    const double other = at_a ? from_b : from_a;
    token.add(JOIN_THERE(kind_number(a.kind), outcome, chance,
                         other <= 2   ? 0
                         : other <= 5 ? 1
                         : other <= 9 ? 2
                                      : 3));
  }
}

void Showing::show_player(uint8_t player) const {
  const size_t left = turns_number(o_.turns(player));
  const auto in_stash = [&](uint8_t of, Figure figure) {
    return int{p_.stash[of][static_cast<size_t>(figure)]};
  };
  const int players = rules_.players;
  int theirs = 0;
  for (uint8_t other = 0; other < players; ++other)
    if (other != player) theirs += in_stash(other, Figure::Meeple);
  PlayerSeen& seen = sight_.players[player];
  seen.size = 0;
  seen.add(MEEPLES(in_stash(player, Figure::Meeple), left));
  if (players > 1) seen.add(THEIR_MEEPLES(theirs / (players - 1), left));
  seen.add(NEXT(o_.turns(player) > o_.turns(static_cast<uint8_t>((player + 1) % players)), left));
  for (size_t i = 0; i < OTHER_FIGURES.size(); ++i)
    if (rules_.has(OTHER_FIGURES[i])) seen.add(FIGURES_LEFT(i, in_stash(player, OTHER_FIGURES[i]), left / 4));
}

void Showing::show() const {
  sight_.tokens.clear();
  for (size_t slot = 1; slot < o_.end(); ++slot)
    if (o_[slot].figure) show_feature(static_cast<uint16_t>(slot));
  for (const Outlook::Meeting& meeting : o_.meetings()) show_join(meeting);
  for (uint8_t player = 0; player < rules_.players; ++player) show_player(player);
}

} // namespace

void see(const Ruleset& rules, const Position& position, const Outlook& outlook, Sight& sight) {
  Showing(rules, position, outlook, sight).show();
}

} // namespace mappa::play
