#include "play/outlook.h"

#include "game/figures.h"
#include "game/rules/special_tiles.h"
#include "game/rules/towns.h"
#include "game/scoring.h"

#include <algorithm>
#include <bit>

namespace mappa::play {

Outlook::Outlook(const Ruleset& rules, const Position& position, Supply& supply, const Chances& filled)
    : rules_(rules), p_(position), supply_(supply), filled_(filled) {
  std::fill_n(slot_of_.begin(), p_.nodes_used, uint16_t{0});
  find_features();
  if (field_count_) find_cities();
  if (rules_.worthies) find_inns();
  find_holes();
  for (size_t field = 0; field < field_count_; ++field) fieldwork_[field] = work_in(cities_[field]);
  count_turns();
}

size_t Outlook::slot(Kind kind, Node root) {
  uint16_t& slot = slot_of_[root];
  if (!slot) {
    slots_[size_] = {.kind = kind,
                     .root = root,
                     .figure = first_figure(p_.nodes[root]),
                     .holes = 0,
                     .field = 0,
                     .ends = 0,
                     .modifier = Modifier::Plain,
                     .last_hole = -1,
                     .chance = 1,
                     .places = 0};
    slot = static_cast<uint16_t>(size_++);
  }
  return slot;
}

// 0: what a tile has there does not matter.
size_t Outlook::known_slot(const Laid& laid, size_t meeting) const {
  const uint8_t segment = rules_.oriented[laid.oriented].segments[meeting];
  if (segment == NO_SEGMENT) return 0;
  return slot_of_[root_of(p_.nodes.data(), static_cast<Node>(laid.first + segment))];
}

void Outlook::find_features() {
  for (uint8_t f = 1; f <= p_.standing_used; ++f) {
    const Standing& s = p_.standing[f];
    if (s.player == NOBODY || is_held(p_, f)) continue;
    const Node root = root_at(p_, s.tile, s.segment);
    if (slot_of_[root]) continue;
    const Kind kind = kind_at(rules_, p_, s.tile).segments[s.segment].kind;
    const size_t found = slot(kind, root);
    if (kind == Kind::Field) {
      slots_[found].field = static_cast<uint8_t>(field_count_);
      cities_[field_count_++].fill(0);
    } else if (kind != Kind::Road && kind != Kind::City) {
      sites_[site_count_++] = static_cast<uint16_t>(found);
    }
  }
}

void Outlook::find_cities() {
  for (size_t t = 1; t <= p_.tiles_laid; ++t) {
    const Laid laid = p_.laid[t];
    const TileKind& kind = rules_.kinds[laid.oriented / ROTATIONS];
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
void Outlook::find_inns() {
  each_special_tile(rules_, p_, [&](uint8_t tile, const TileKind& kind) {
    each_bit(kind.modifiers, [&](uint8_t segment) {
      const size_t found = slot_of_[root_at(p_, tile, segment)];
      if (found)
        slots_[found].modifier = slots_[found].kind == Kind::Road ? Modifier::Inn : Modifier::Cathedral;
    });
  });
}

void Outlook::see_hole(size_t entry, size_t side, const Supply::Filled& filled) {
  const size_t tile = p_.frontier.around[entry][side];
  if (tile <= rules_.printed.border) return;
  const size_t found = known_slot(p_.laid[tile], side ^ 2);
  Slot& slot = slots_[found];
  if (!found || slot.last_hole == static_cast<int>(entry)) return;
  slot.last_hole = static_cast<int>(entry);
  ++slot.holes;
  slot.chance *= filled_[static_cast<size_t>(2 * filled.close[side] + filled.fit)];
}

// A place beside a monastery: any tile will do.
void Outlook::see_place(size_t entry, const Supply::Filled& filled) {
  for (size_t i = 0; i < site_count_; ++i) {
    Slot& site = slots_[sites_[i]];
    const Standing& s = p_.standing[site.figure];
    if (!near(p_.frontier.squares[entry], p_.squares[s.tile])) continue;
    const float likely = filled_[static_cast<size_t>(3 * filled.fit)];
    ++site.holes;
    site.places += likely;
    site.chance *= likely;
  }
}

void Outlook::note_meeting(size_t a, size_t b, float chance) {
  for (size_t i = 0; i < meeting_count_; ++i) {
    Meeting& known = meetings_[i];
    if (!(known.a == a && known.b == b) && !(known.a == b && known.b == a)) continue;
    known.chance += (1 - known.chance) * chance;
    return;
  }
  if (meeting_count_ < MAX_MEETINGS)
    meetings_[meeting_count_++] = {static_cast<uint16_t>(a), static_cast<uint16_t>(b), chance};
}

void Outlook::see_coming(size_t entry, size_t found, size_t meeting, std::span<Coming, MEETINGS> coming,
                         size_t& size) {
  Slot& slot = slots_[found];
  if (!found || !slot.figure) return;
  coming[size++] = {found, meeting};
  if (slot.kind != Kind::Field || slot.last_hole == static_cast<int>(entry)) return;
  slot.last_hole = static_cast<int>(entry);
  ++slot.ends;
}

// What comes into a hole from its sides, and what of that a tile may join.
void Outlook::see_joins(size_t entry) {
  std::array<Coming, MEETINGS> coming;
  size_t size = 0;
  for (size_t side = 0; side < SIDES; ++side) {
    const size_t tile = p_.frontier.around[entry][side];
    if (tile <= rules_.printed.border) continue;
    const Laid laid = p_.laid[tile];
    see_coming(entry, known_slot(laid, side ^ 2), side, coming, size);
    if (!field_count_) continue;
    const auto& segments = rules_.oriented[laid.oriented].segments;
    const size_t port = 2 * side, theirs = SIDES + static_cast<size_t>(facing_port(static_cast<int>(port)));
    see_coming(entry, known_slot(laid, theirs), SIDES + port, coming, size);
    if (segments[theirs ^ 1] != segments[theirs])
      see_coming(entry, known_slot(laid, theirs ^ 1), SIDES + port + 1, coming, size);
  }
  for (size_t i = 0; i < size; ++i)
    for (size_t k = 0; k < i; ++k) {
      const Coming a = coming[i], b = coming[k];
      if (a.slot == b.slot || slots_[a.slot].kind != slots_[b.slot].kind) continue;
      const int tiles = supply_.joining(p_.frontier.demands[entry], a.meeting, b.meeting);
      if (tiles) note_meeting(a.slot, b.slot, filled_[static_cast<size_t>(3 * tiles)]);
    }
}

void Outlook::find_holes() {
  const Frontier& frontier = p_.frontier;
  for (size_t entry = 0; entry < p_.frontier_size; ++entry) {
    const Supply::Filled& filled = supply_.at(frontier.demands[entry], frontier.around[entry]);
    for (size_t side = 0; side < SIDES; ++side) see_hole(entry, side, filled);
    see_place(entry, filled);
    if (filled.fit) see_joins(entry);
  }
  constexpr float FAR = 0.8F; // places that no tile lies beside yet
  for (size_t i = 0; i < site_count_; ++i) {
    Slot& site = slots_[sites_[i]];
    const int unseen = open_ends(p_.nodes[site.root]) - site.holes;
    for (int n = 0; n < unseen; ++n) site.chance *= FAR;
    site.places += FAR * static_cast<float>(std::max(0, unseen));
  }
}

void Outlook::count_turns() {
  const int players = rules_.players;
  const bool before = p_.in_hand != NO_TILE || p_.decision == Decision::Draw;
  const int tiles = p_.stack_size + (p_.in_hand != NO_TILE ? 1 : 0);
  for (int player = 0; player < players; ++player) {
    const int wait = (player - p_.player - (before ? 0 : 1) + 2 * players) % players;
    turns_[static_cast<size_t>(player)] = tiles > wait ? (tiles - wait + players - 1) / players : 0;
  }
}

Outlook::Fieldwork Outlook::work_in(const Cities& touching) const {
  Fieldwork work;
  for (size_t block = 0; block * 64 < size_; ++block)
    for (uint64_t bits = touching[block]; bits; bits &= bits - 1) {
      const Slot& city = slots_[block * 64 + static_cast<size_t>(std::countr_zero(bits))];
      if (open_ends(p_.nodes[city.root]) == 0)
        ++work.complete;
      else
        work.coming += static_cast<double>(city.chance);
    }
  return work;
}

Strengths Outlook::strengths(const Slot& slot) const {
  Strengths sums{};
  for (uint8_t f = slot.figure; f; f = p_.standing[f].next) sums[p_.standing[f].player] += strength(p_, f);
  return sums;
}

int Outlook::points(const Slot& slot, bool complete) const {
  const Word word = p_.nodes[slot.root];
  int plain = worth(slot.kind, word, complete);
  if (slot.kind == Kind::Road && rules_.setup.town_variants.road_bonus) // V4
    plain += 2 * towns_beside(rules_, p_, slot.root);
  return slot.modifier == Modifier::Plain ? plain : modified_points(slot.modifier, word, complete, plain);
}

double Outlook::expected(const Slot& slot) const {
  if (slot.kind == Kind::Field)
    return FIELD_CITY_POINTS * (fieldwork(slot).complete + fieldwork(slot).coming);
  const double now = points(slot, false);
  return now + (points(slot, true) - now) * static_cast<double>(slot.chance);
}

double Outlook::expected_together(const Slot& a, const Slot& b) const {
  if (a.kind != Kind::Field) return expected(a) + expected(b);
  Cities both = cities_[a.field];
  for (size_t block = 0; block * 64 < size_; ++block) both[block] |= cities_[b.field][block];
  const Fieldwork work = work_in(both);
  return FIELD_CITY_POINTS * (work.complete + work.coming);
}

} // namespace mappa::play
