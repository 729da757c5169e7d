// The features of one position that matter, and what is likely to become of them: how many holes they have
// left, how likely those are filled, and which of them one tile may join.
#pragma once

#include "game/position.h"
#include "game/rules/inns.h"
#include "play/supply.h"

#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace mappa::play {

// The chance that a hole is filled, by thrice the tiles that do it.
using Chances = std::array<float, 3 * MAX_STACK + 1>;

using Strengths = std::array<int, MAX_PLAYERS>; // of each player's figures on a feature

inline bool owns(const Strengths& strengths, size_t player) {
  return strengths[player] && strengths[player] == *std::max_element(strengths.begin(), strengths.end());
}

class Outlook {
public:
  // A feature that matters: figures stand on it, or it is a city beside a field where some do.
  struct Slot {
    Kind kind;
    Node root;
    uint8_t figure; // the first of those on it, 0: none
    uint8_t holes;  // squares where it is open
    uint8_t field;  // of a field: which one, from 0
    uint8_t ends;   // of a field: squares beside it that some tile fits
    Modifier modifier;
    int last_hole; // the one seen last, -1: none
    float chance;  // that all of them are filled
    float places;  // of a monastery: tiles to be expected round it
  };
  struct Meeting { // two features of a kind with figures that one tile may join
    uint16_t a, b;
    float chance; // that it comes
  };
  struct Fieldwork { // cities of a field
    double complete = 0, coming = 0;
  };

  Outlook(const Ruleset& rules, const Position& position, Supply& supply, const Chances& filled);

  // Slots are numbered from 1.
  size_t end() const { return size_; }
  const Slot& operator[](size_t slot) const { return slots_[slot]; }
  std::span<const Meeting> meetings() const { return {meetings_.data(), meeting_count_}; }

  Strengths strengths(const Slot& slot) const;
  const Fieldwork& fieldwork(const Slot& field) const { return fieldwork_[field.field]; }
  int points(const Slot& slot, bool complete) const;

  // The points that a feature is likely to bring each of its owners, by itself or joined with another.
  double expected(const Slot& slot) const;
  double expected_together(const Slot& a, const Slot& b) const;

  // Turns that a player still has, the one that is being played counted only until its tile is laid.
  int turns(uint8_t player) const { return turns_[player]; }

private:
  using Cities = std::array<uint64_t, MAX_SEGMENTS / 64 + 1>; // bit s for the one in slot s
  struct Coming {                                             // into a hole, from a feature with figures
    size_t slot, meeting;
  };
  static constexpr size_t MAX_MEETINGS = 64; // there are hardly ever more than ten

  size_t slot(Kind kind, Node root);
  size_t known_slot(const Laid& laid, size_t meeting) const;
  void find_features();
  void find_cities();
  void find_inns();
  void find_holes();
  void see_hole(size_t entry, size_t side, const Supply::Filled& filled);
  void see_place(size_t entry, const Supply::Filled& filled);
  void see_joins(size_t entry);
  void see_coming(size_t entry, size_t slot, size_t meeting, std::span<Coming, MEETINGS> coming,
                  size_t& size);
  void note_meeting(size_t a, size_t b, float chance);
  void count_turns();
  Fieldwork work_in(const Cities& touching) const;

  const Ruleset& rules_;
  const Position& p_;
  Supply& supply_;
  const Chances& filled_;
  // Written as far as they are used: an evaluation must be quick.
  std::array<uint16_t, MAX_SEGMENTS> slot_of_; // by root; 0: none
  std::array<Slot, MAX_SEGMENTS + 1> slots_;   // the first is not used
  std::array<uint16_t, MAX_SITES> sites_;      // slots of monasteries with figures
  std::array<Cities, MAX_STANDING> cities_;    // of each field with figures: those that touch it
  std::array<Fieldwork, MAX_STANDING> fieldwork_;
  std::array<Meeting, MAX_MEETINGS> meetings_;
  std::array<int, MAX_PLAYERS> turns_{};
  size_t size_ = 1, site_count_ = 0, field_count_ = 0, meeting_count_ = 0;
};

} // namespace mappa::play
