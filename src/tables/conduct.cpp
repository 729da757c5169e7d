#include "tables/conduct.h"

#include "game/turn.h"
#include "notation/rpc.h"
#include "notation/setup.h"
#include "notation/view.h"
#include "tables/limits.h"
#include "tables/names.h"
#include "tables/secret.h"

#include <algorithm>
#include <fmt/format.h>

namespace mappa::tables {

using notation::Fault;
using notation::Json;
using notation::RpcFailure;
using store::TableState;

namespace {

[[noreturn]] void not_now(const std::string& why) { throw RpcFailure(Fault::NotNow, why); }
[[noreturn]] void not_yours(const std::string& why) { throw RpcFailure(Fault::NotYours, why); }

void need_name(const Person& person) {
  if (person.name.empty()) not_now("say hello with a name first");
}

// Nobody is to be taken for another at the table.
void need_own_name(const Table& table, const std::string& holder, const std::string& name) {
  const auto refuse = [&](const std::string& other) {
    if (look_alike(name, other))
      throw RpcFailure(Fault::BadName,
                       fmt::format("the name looks like that of {}, who is at this table", other));
  };
  for (const Seat& seat : table.seats)
    if (seat.taken() && seat.holder != holder) refuse(seat.name);
  if (holder != table.host && !table.seated(table.host)) refuse(table.host_name);
}

void need_open(const Table& table) {
  if (table.state != TableState::Open) not_now("the game has begun already");
}

void need_playing(const Table& table) {
  if (table.state == TableState::Open) not_now("the game has not begun");
  if (!table.playing()) not_now("the game is over");
}

void need_seat(const Table& table, const Person& person) {
  if (!table.seated(person.holder)) not_yours("you have no seat at this table");
}

// At a table people go by the name of their seat, whatever they have said with hello since.
int first_seat(const Table& table, const std::string& holder) {
  for (int i = 0; i < static_cast<int>(table.seats.size()); ++i)
    if (table.holds(holder, i)) return i;
  return NO_SEAT;
}

// Seats of people other than this one: they are asked before something is taken back. The computer player
// that sits in for somebody cannot agree for them.
std::vector<int> others(const Table& table, const std::string& holder) {
  std::vector<int> seats;
  for (std::size_t i = 0; i < table.seats.size(); ++i)
    if (const Seat& seat = table.seats[i]; seat.taken() && !seat.resigned && seat.holder != holder)
      seats.push_back(static_cast<int>(i));
  return seats;
}

Entry over(const Table& table, const Position* position, const char* why) {
  Json scores = position ? notation::scores_json(*table.rules, *position) : Json::array();
  std::vector<int> winners;
  int best = -1;
  for (std::size_t i = 0; position && i < table.seats.size(); ++i) {
    if (table.seats[i].resigned) continue;
    if (position->scores[i] > best) winners.clear();
    if (position->scores[i] >= best) {
      best = position->scores[i];
      winners.push_back(static_cast<int>(i));
    }
  }
  return make_entry(EntryType::Over, NO_SEAT, {{"scores", scores}, {"winners", winners}, {"why", why}});
}

Entry replaced(int seat, const std::string& level, const char* why) {
  return make_entry(EntryType::Replaced, seat, {{"level", level}, {"why", why}});
}

Entry took_back(std::size_t actions) {
  return make_entry(EntryType::TookBack, NO_SEAT, {{"actions", actions}});
}

Json seat_entry(const Seat& seat) {
  if (seat.computer() && !seat.taken()) return {{"level", seat.level}};
  Json out{{"name", seat.name}, {"holder", seat.holder}};
  if (seat.taken() && seat.colour != ANY_COLOUR) out["colour"] = seat.colour;
  if (seat.program) out["program"] = true;
  return out;
}

// Moves after the event with that number.
std::size_t moves_after(const Table& table, int number) {
  return static_cast<std::size_t>(
      std::ranges::count_if(table.moves, [&](const Table::Move& move) { return move.number > number; }));
}

} // namespace

const Seat& seat_at(const Table& table, int seat) {
  if (seat < 0 || seat >= static_cast<int>(table.seats.size()))
    throw RpcFailure(Fault::BadParams,
                     fmt::format("there is no seat {}, only 0 to {}", seat, table.seats.size() - 1));
  return table.seats[static_cast<std::size_t>(seat)];
}

void need_host(const Table& table, const Person& person) {
  if (person.holder != table.host) not_yours("only the host of the table may do this");
}

Entry create_table(const Person& host, const nlohmann::json& setup, const std::vector<SeatWish>& seats,
                   bool listed, const ClockRules& clock, int colour, const nlohmann::json& game,
                   Coaching coach) {
  need_name(host);
  Json list = Json::array();
  bool sat = false;
  for (const SeatWish& wish : seats) {
    Seat seat{.level = wish.level, .name = {}, .holder = {}};
    if (wish.level.empty() && !sat) {
      seat = {.level = {},
              .name = host.name,
              .holder = host.holder,
              .program = host.program,
              .colour = static_cast<int8_t>(colour)};
      sat = true;
    }
    list.push_back(seat_entry(seat));
  }
  if (!sat) throw RpcFailure(Fault::BadParams, "params: \"seats\": no seat is for a person");
  Json more{{"setup", Json(setup)}, {"seats", list},         {"public", listed},
            {"host", host.name},    {"holder", host.holder}, {"clock", clock_json(clock)}};
  if (!listed) more["invite"] = new_secret();
  if (coach != Coaching::None) more["coach"] = name_of(coach);
  if (!game.is_null()) more["game"] = Json(game);
  return make_entry(EntryType::Created, NO_SEAT, more);
}

Entries sit(const Table& table, const Person& person, int seat, int colour) {
  need_open(table);
  need_name(person);
  const Seat& wanted = seat_at(table, seat);
  if (wanted.computer()) not_now(fmt::format("seat {} is a computer player's", seat));
  if (wanted.taken()) not_now(fmt::format("seat {} is taken by {}", seat, wanted.name));
  need_own_name(table, person.holder, person.name);
  Json more{{"name", person.name}, {"holder", person.holder}};
  if (colour != ANY_COLOUR) more["colour"] = colour;
  if (person.program) more["program"] = true;
  return {make_entry(EntryType::Sat, seat, more)};
}

Entries stand(const Table& table, const Person& person, int seat) {
  need_open(table);
  const Seat& left = seat_at(table, seat);
  if (!table.holds(person.holder, seat)) not_yours(fmt::format("seat {} is not yours", seat));
  return {make_entry(EntryType::Stood, seat, {{"name", left.name}})};
}

Entries change_seat(const Table& table, const Person& person, int seat, const std::string& level) {
  need_open(table);
  need_host(table, person);
  seat_at(table, seat);
  return {
      make_entry(EntryType::Seat, seat, {{"kind", level.empty() ? "person" : "computer"}, {"level", level}})};
}

Entries begin_game(const Table& table, const Person& person, const Seed& seed, Entries given) {
  need_open(table);
  need_host(table, person);
  bool anyone = false;
  for (std::size_t i = 0; i < table.seats.size(); ++i) {
    if (!table.seats[i].taken() && !table.seats[i].computer()) not_now(fmt::format("seat {} is free", i));
    anyone |= table.seats[i].taken();
  }
  if (!anyone) not_now("nobody sits at the table");
  if (given.empty()) return {make_entry(EntryType::Started, NO_SEAT, {{"seed", notation::seed_json(seed)}})};
  given.push_back(make_entry(EntryType::Anew, NO_SEAT, {{"seed", notation::seed_json(seed)}}));
  return given;
}

Entries choose_colour(const Table& table, const Person& person, int seat, int colour) {
  seat_at(table, seat);
  if (!table.holds(person.holder, seat)) not_yours(fmt::format("seat {} is not yours", seat));
  if (!table.may_have_colour(seat, colour)) not_now(fmt::format("somebody else has the colour {}", colour));
  return {make_entry(EntryType::Colour, seat, {{"colour", colour}})};
}

Entries rename_seat(const Table& table, const Person& person, int seat, const std::string& name) {
  seat_at(table, seat);
  if (!table.holds(person.holder, seat)) not_yours(fmt::format("seat {} is not yours", seat));
  if (table.state != TableState::Open) need_playing(table);
  need_own_name(table, person.holder, name);
  return {make_entry(EntryType::Named, seat, {{"name", name}})};
}

int playing_seat(const Table& table, const Person& person) {
  need_playing(table);
  const int seat = table.decider();
  if (!table.holds(person.holder, seat))
    not_yours(table.seated(person.holder) ? "it is not your turn to decide"
                                          : "you have no seat at this table");
  if (seat_at(table, seat).resigned) not_now("you have resigned");
  return seat;
}

Entries play_action(const Table& table, const Action& action, By by, int64_t left) {
  const Position& before = *table.position;
  Position after = before;
  apply(*table.rules, after, action);
  Entry entry = make_entry(EntryType::Played, before.decider);
  entry.by = by;
  entry.action = action;
  if (table.clock) {
    const bool laid = before.decision == Decision::LayChip; // C5: each is a turn to the clock
    const bool turn_over = laid || after.turn != before.turn;
    entry.left = left_after(table.clock, left, turn_over && before.decider == before.player,
                            !turn_over && after.decider == before.decider);
  }
  Entries entries{entry};
  if (after.decision == Decision::Over) entries.push_back(over(table, &after, "played"));
  return entries;
}

Entries resign(const Table& table, const Person& person) {
  need_playing(table);
  need_seat(table, person);
  Table after; // only what follows from the seats
  after.seats = table.seats;
  after.rules = table.rules;
  Entries entries;
  for (std::size_t i = 0; i < table.seats.size(); ++i) {
    if (!table.holds(person.holder, static_cast<int>(i)) || table.seats[i].resigned) continue;
    after.seats[i].resigned = true;
    entries.push_back(make_entry(EntryType::Resigned, static_cast<int>(i)));
  }
  if (entries.empty()) not_now("you have resigned already");
  const auto left = [](const Seat& seat) { return !seat.resigned; };
  const auto person_left = [](const Seat& seat) { return !seat.resigned && seat.taken(); };
  if (std::ranges::count_if(after.seats, left) <= 1 || std::ranges::none_of(after.seats, person_left)) {
    entries.push_back(over(after, table.position.get(), "resigned"));
    return entries;
  }
  const Entries resigned = entries;
  for (const Entry& entry : resigned)
    if (!seat_at(table, entry.seat).computer())
      entries.push_back(replaced(entry.seat, QUICK_LEVEL, "resigned"));
  return entries;
}

Entries ask_back(const Table& table, const Person& person) {
  need_playing(table);
  need_seat(table, person);
  if (table.asked_back) not_now("somebody has asked already");
  if (table.backs >= MAX_BACKS)
    throw RpcFailure(Fault::TooMany,
                     fmt::format("{} times something was taken back: that is all", MAX_BACKS));
  const auto own = std::find_if(table.moves.rbegin(), table.moves.rend(), [&](const Table::Move& move) {
    return move.by == By::Person && table.holds(person.holder, move.seat);
  });
  if (own == table.moves.rend()) not_now("there is no action of yours to take back");
  const int to = own->number - 1;
  Entries entries{make_entry(EntryType::AskedBack, own->seat, {{"to", to}})};
  if (others(table, person.holder).empty()) entries.push_back(took_back(moves_after(table, to)));
  return entries;
}

Entries answer_back(const Table& table, const Person& person, bool accept) {
  need_playing(table);
  if (!table.asked_back) not_now("nobody has asked to take something back");
  const std::string& asker = seat_at(table, table.asked_back->seat).holder;
  std::vector<int> asked = others(table, asker);
  std::vector<int> own;
  for (const int seat : asked)
    if (table.holds(person.holder, seat)) own.push_back(seat);
  if (own.empty()) not_yours("you are not asked");
  if (!accept) return {make_entry(EntryType::RefusedBack, own.front())};
  Entries entries;
  uint8_t agreed = table.asked_back->agreed;
  for (const int seat : own) {
    if (agreed >> seat & 1) continue;
    agreed |= static_cast<uint8_t>(1 << seat);
    entries.push_back(make_entry(EntryType::AgreedBack, seat));
  }
  if (entries.empty()) not_now("you have agreed already");
  if (std::ranges::all_of(asked, [&](int seat) { return agreed >> seat & 1; }))
    entries.push_back(took_back(moves_after(table, table.asked_back->to)));
  return entries;
}

Entries replace(const Table& table, const Person& person, int seat, const std::string& level, bool away) {
  need_playing(table);
  if (!table.seated(person.holder)) need_host(table, person);
  const Seat& left = seat_at(table, seat);
  if (left.computer()) not_now(fmt::format("seat {} is played by a computer player already", seat));
  if (!away) not_now(left.name + " is here, or has not been away for long enough");
  return {replaced(seat, level, "asked")};
}

Entries come_back(const Table& table, const std::string& holder) {
  Entries entries;
  if (!table.playing()) return entries;
  for (std::size_t i = 0; i < table.seats.size(); ++i)
    if (table.holds(holder, static_cast<int>(i)) && table.seats[i].computer() && !table.seats[i].resigned)
      entries.push_back(make_entry(EntryType::Resumed, static_cast<int>(i)));
  return entries;
}

Entries resume(const Table& table, const Person& person) {
  need_playing(table);
  need_seat(table, person);
  Entries entries = come_back(table, person.holder);
  if (entries.empty()) not_now("no computer player has your seat");
  return entries;
}

Entries chat(const Table& table, const Person& person, const std::string& text) {
  const int seat = first_seat(table, person.holder);
  if (seat == NO_SEAT) need_name(person);
  if (!table.may_speak(person.holder)) not_yours("the host of the table has silenced you");
  if (seat == NO_SEAT) need_own_name(table, person.holder, person.name);
  if (table.chats >= MAX_CHATS)
    throw RpcFailure(Fault::TooMany,
                     fmt::format("{} things have been said at this table: that is all", MAX_CHATS));
  const std::string& name = seat == NO_SEAT ? person.name : seat_at(table, seat).name;
  Json more{{"name", name}, {"text", text}, {"holder", person.holder}};
  if (person.program) more["program"] = true;
  return {make_entry(EntryType::Chat, seat, more)};
}

Entries time_out(const Table& table, const std::string& level) {
  return {replaced(table.decider(), level, "clock")};
}

Entries close_table(const Table& table) { return {over(table, nullptr, "closed")}; }

Entry end_record(const Table& table) {
  if (table.position->decision == Decision::Over) return over(table, table.position.get(), "played");
  const Json scores = notation::scores_json(*table.rules, *table.position);
  return make_entry(EntryType::Over, NO_SEAT,
                    {{"scores", scores}, {"winners", Json::array()}, {"why", "opened"}});
}

Entry rematch(const Table& table, const Person& person) {
  if (table.state != TableState::Over) not_now("the game is not over");
  need_seat(table, person);
  const std::string& host = seat_at(table, first_seat(table, person.holder)).name;
  Json setup = notation::setup_json(table.setup, false);
  for (const char* key : {"players", "analysis"}) setup.erase(key);
  Json seats = Json::array();
  for (std::size_t i = 0; i < table.seats.size(); ++i)
    seats.push_back(seat_entry(table.seats[(i + 1) % table.seats.size()])); // another one begins
  Json more{{"setup", setup},        {"seats", seats},          {"public", table.listed},
            {"host", host},          {"holder", person.holder}, {"clock", clock_json(table.clock)},
            {"origin", table.origin}};
  if (!table.invite.empty()) more["invite"] = table.invite;
  if (!table.removed.empty()) more["removed"] = table.removed;
  if (table.coach != Coaching::None) more["coach"] = name_of(table.coach);
  return make_entry(EntryType::Created, NO_SEAT, more);
}

} // namespace mappa::tables
