// A table without a server: what its people do happens at once.
#pragma once

#include "data/library.h"
#include "game/turn.h"
#include "notation/action.h"
#include "notation/rpc.h"
#include "notation/view.h"
#include "tables/conduct.h"

#include <gtest/gtest.h>
#include <string>
#include <vector>

namespace mappa::tables {

inline Rulebook& rulebook() {
  static const data::Library LIBRARY = data::load_library({});
  static Rulebook book(LIBRARY);
  return book;
}

inline const Person ANN{"Ann", "a"}, BO{"Bo", "b"}, CY{"Cy", "c"}, SOMEBODY{"", "d"};

inline void add(Table& table, const Entries& entries) {
  for (const Entry& entry : entries) add_entry(table, entry, rulebook());
}

inline Table made_table(const Entry& created) {
  Table table;
  table.id = "small";
  add(table, {created});
  return table;
}

// Ann's, who sits on its first seat for a person; the others are free.
inline Table open_table(const std::vector<SeatWish>& seats, const ClockRules& clock = {}) {
  return made_table(create_table(ANN, {{"tile_limit", 8}}, seats, true, clock));
}

// A game that has begun. The people come in this order, Ann first, who begins.
inline Table playing_table(const std::vector<Person>& people, const ClockRules& clock = {}) {
  Table table = open_table(std::vector<SeatWish>(people.size()), clock);
  for (std::size_t i = 1; i < people.size(); ++i) add(table, sit(table, people[i], static_cast<int>(i)));
  add(table, begin_game(table, ANN, 1));
  return table;
}

inline Action first_action(const Table& table) {
  Actions actions;
  legal(*table.rules, *table.position, actions);
  return actions[0];
}

// The first action that is legal.
inline Entries play(Table& table, By by = By::Person, int64_t left = -1) {
  const Entries entries = play_action(table, first_action(table), by, left);
  add(table, entries);
  return entries;
}

// Actions until it is another seat's decision.
inline void play_turn(Table& table) {
  for (const int seat = table.decider(); table.decider() == seat;) play(table);
}

inline void play_out(Table& table) {
  while (table.playing()) play(table);
}

inline std::string view_of(const Table& table) {
  return notation::text_of(notation::view_json(table.setup, *table.rules, *table.position));
}

// What entries say: each one's type, seat and what else it carries.
inline std::vector<std::string> told(const Entries& entries) {
  std::vector<std::string> out;
  for (const Entry& entry : entries) {
    std::string text = ENTRY_NAME[static_cast<std::size_t>(entry.type)];
    if (entry.seat != NO_SEAT) text += " " + std::to_string(entry.seat);
    if (!entry.more.empty()) text += " " + entry.more;
    out.push_back(text);
  }
  return out;
}

// Why something is refused; empty if it is not.
template <class Do>
std::string refusal(notation::Fault fault, Do work) {
  try {
    work();
    return {};
  } catch (const notation::RpcFailure& failure) {
    EXPECT_EQ(static_cast<int>(failure.fault), static_cast<int>(fault)) << failure.what();
    return failure.what();
  }
}

template <class Do>
std::string not_now(Do work) {
  return refusal(notation::Fault::NotNow, work);
}

template <class Do>
std::string not_yours(Do work) {
  return refusal(notation::Fault::NotYours, work);
}

} // namespace mappa::tables
