#include "tables/table.h"

#include "game/turn.h"
#include "notation/action.h"
#include "notation/error.h"
#include "notation/setup.h"

#include <algorithm>
#include <fmt/format.h>

namespace mappa::tables {

using store::TableState;

using nlohmann::json;

namespace {

// It is the seat's, if that may be; whoever had it gets the seat's.
void take_colour(Table& table, std::size_t seat, int colour) {
  if (!table.may_have_colour(static_cast<int>(seat), colour)) return;
  const auto had = std::ranges::find(table.seats, colour, &Seat::colour);
  if (had != table.seats.end()) had->colour = table.seats[seat].colour;
  table.seats[seat].colour = static_cast<int8_t>(colour);
}

void wish_colour(Table& table, std::size_t seat, const json& more) {
  if (more.contains("colour")) take_colour(table, seat, more.at("colour"));
}

void create(Table& table, const json& more, Rulebook& rulebook) {
  const json& seats = more.at("seats");
  for (const json& seat : seats)
    table.seats.push_back({.level = seat.value("level", ""),
                           .name = seat.value("name", ""),
                           .holder = seat.value("holder", ""),
                           .program = seat.value("program", false),
                           .colour = static_cast<int8_t>(table.seats.size())});
  for (std::size_t i = 0; i < seats.size(); ++i) wish_colour(table, i, seats[i]);
  table.setup = rulebook.setup(more.at("setup"), table.seats.size());
  table.rules = rulebook.rules(table.setup);
  table.listed = more.at("public");
  table.invite = more.value("invite", "");
  table.origin = more.value("origin", table.id);
  table.host_name = more.at("host");
  table.host = more.at("holder");
  for (const json& holder : more.value("removed", json::array())) table.removed.insert(holder);
  if (more.contains("game")) table.given = std::make_shared<const json>(more.at("game"));
  std::vector<std::string> faults;
  data::Object object(more, data::Place(faults, "created"));
  table.clock = read_clock(object);
  table.coach = read_coaching(object);
  notation::throw_faults(faults);
}

Seed read_deal(const json& more) {
  const std::optional<Seed> seed = notation::seed_from(more.at("seed"));
  if (!seed) throw notation::InputError("a deal without a seed");
  return *seed;
}

void begin(Table& table, const json& more, Events* events) {
  table.state = TableState::Playing;
  table.given.reset();
  table.setup.seed = read_deal(more);
  for (std::size_t i = 0; i < table.seats.size(); ++i)
    table.setup.players[i] = table.seats[i].computer() ? table.seats[i].level : table.seats[i].name;
  if (table.clock) table.clocks.assign(table.seats.size(), table.clock.full());
  table.position = std::make_shared<const Position>(start(*table.rules, table.setup.seed, events));
}

void play(Table& table, const Entry& entry, Events* events) {
  auto after = std::make_shared<Position>(*table.position);
  apply(*table.rules, *after, entry.action, events);
  table.position = std::move(after);
  table.moves.push_back({entry.action, table.number(), entry.seat, entry.by});
  if (entry.left >= 0) table.clocks.at(static_cast<std::size_t>(entry.seat)) = entry.left;
  table.asked_back.reset();
}

void deal_table_anew(Table& table, const Seed& seed) {
  auto after = std::make_shared<Position>(*table.position);
  deal_anew(*table.rules, *after, seed);
  table.position = std::move(after);
  table.anew.push_back({table.moves.size(), seed});
}

// Who holds a seat stays what they were called in what was said before.
void rename(Table& table, std::size_t seat, const std::string& name) {
  table.seats[seat].name = name;
  if (table.position && !table.seats[seat].computer()) table.setup.players[seat] = name;
}

void mute(Table& table, const json& more) {
  const bool muted = more.at("muted");
  if (!more.contains("holder"))
    table.spectators_muted = muted;
  else if (muted)
    table.muted.insert(more.at("holder"));
  else
    table.muted.erase(more.at("holder"));
}

// Their seat is free again, or from now on a computer player's for good.
void remove(Table& table, Seat* seat, const json& more) {
  table.removed.insert(more.at("holder"));
  if (!seat) return;
  seat->holder.clear();
  seat->program = false;
  if (table.playing())
    seat->level = more.at("level");
  else
    seat->name.clear();
}

void take_back(Table& table, std::size_t actions) {
  table.moves.resize(table.moves.size() - std::min(actions, table.moves.size()));
  table.position = std::make_shared<const Position>(replay_moves(table, table.moves.size()));
  table.asked_back.reset();
  ++table.backs;
}

bool is_about_seat(EntryType type) {
  switch (type) {
  case EntryType::Created:
  case EntryType::Started:
  case EntryType::TookBack:
  case EntryType::Over:
  case EntryType::Chat:
  case EntryType::Rematch:
  case EntryType::Muted:
  case EntryType::Removed:
  case EntryType::Anew: return false;
  default: return true;
  }
}

// Of an entry that was stored: whether it may stand where it does.
void need_sense(const Table& table, const Entry& entry) {
  if (table.log.empty() != (entry.type == EntryType::Created))
    throw notation::InputError("a log has one \"created\", which begins it");
  if (!table.position &&
      (entry.type == EntryType::Played || entry.type == EntryType::TookBack || entry.type == EntryType::Anew))
    throw notation::InputError("an action before the game has begun");
  if (entry.seat == NO_SEAT && is_about_seat(entry.type))
    throw notation::InputError(
        fmt::format("\"{}\" of no seat", ENTRY_NAME[static_cast<std::size_t>(entry.type)]));
}

} // namespace

int Table::decider() const {
  return playing() && position->decision != Decision::Over ? position->decider : NO_SEAT;
}

int64_t Table::deadline() const {
  return log[static_cast<std::size_t>(at - 1)].time + clocks[static_cast<std::size_t>(decider())];
}

bool Table::seated(const std::string& holder) const {
  return !holder.empty() && std::ranges::any_of(seats, [&](const Seat& s) { return s.holder == holder; });
}

bool Table::alone(const std::string& holder) const {
  return seated(holder) &&
         std::ranges::all_of(seats, [&](const Seat& s) { return !s.taken() || s.holder == holder; });
}

bool Table::may_speak(const std::string& holder) const {
  return !muted.contains(holder) && (!spectators_muted || seated(holder) || holder == host);
}

bool Table::may_have_colour(int seat, int colour) const {
  return std::ranges::none_of(seats, [&](const Seat& other) {
    return &other != &seats[static_cast<std::size_t>(seat)] && other.taken() && other.colour == colour;
  });
}

void deal_again(const Table& table, std::size_t moves, Position& position) {
  for (const Table::Anew& anew : table.anew)
    if (anew.moves == moves) deal_anew(*table.rules, position, anew.seed);
}

Position replay_moves(const Table& table, std::size_t moves) {
  Position position = start(*table.rules, table.setup.seed);
  for (std::size_t i = 0; i < moves; ++i) {
    deal_again(table, i, position);
    apply(*table.rules, position, table.moves[i].action);
  }
  deal_again(table, moves, position);
  return position;
}

void add_entry(Table& table, Entry entry, Rulebook& rulebook, Events* events) {
  table.log.push_back(std::move(entry));
  const Entry& e = table.log.back();
  const auto at = static_cast<std::size_t>(e.seat);
  Seat* const seat = e.seat == NO_SEAT ? nullptr : &table.seats.at(at);
  const json more = e.type == EntryType::Played ? json() : more_of(e);
  if (e.type != EntryType::Played) table.about.reset();
  switch (e.type) {
  case EntryType::Created: create(table, more, rulebook); break;
  case EntryType::Sat:
    seat->name = more.at("name");
    seat->holder = more.at("holder");
    seat->program = more.value("program", false);
    wish_colour(table, at, more);
    break;
  case EntryType::Stood: *seat = Seat{.level = {}, .name = {}, .holder = {}, .colour = seat->colour}; break;
  case EntryType::Seat:
    *seat = Seat{.level = more.at("level"), .name = {}, .holder = {}, .colour = seat->colour};
    break;
  case EntryType::Colour: wish_colour(table, at, more); break;
  case EntryType::Named: rename(table, at, more.at("name")); break;
  case EntryType::Anew: deal_table_anew(table, read_deal(more)); break;
  case EntryType::Started: begin(table, more, events); break;
  case EntryType::Played: play(table, e, events); break;
  case EntryType::AskedBack: table.asked_back = Table::AskedBack{e.seat, more.at("to"), 0}; break;
  case EntryType::AgreedBack: table.asked_back.value().agreed |= static_cast<uint8_t>(1 << e.seat); break;
  case EntryType::RefusedBack: table.asked_back.reset(); break;
  case EntryType::TookBack: take_back(table, more.at("actions")); break;
  case EntryType::Resigned: seat->resigned = true; break;
  case EntryType::Replaced: seat->level = more.at("level"); break;
  case EntryType::Resumed: seat->level.clear(); break;
  case EntryType::Over:
    table.state = more.at("why") == "closed" ? TableState::Closed : TableState::Over;
    table.winners = more.at("winners").get<std::vector<int8_t>>();
    table.asked_back.reset();
    break;
  case EntryType::Chat: ++table.chats; break;
  case EntryType::Rematch: table.next = more.at("next"); break;
  case EntryType::Muted: mute(table, more); break;
  case EntryType::Removed: remove(table, seat, more); break;
  }
  if (e.type == EntryType::Started || e.type == EntryType::Played || e.type == EntryType::TookBack ||
      e.type == EntryType::Anew)
    table.at = table.number();
}

Table read_table(const std::string& id, const std::vector<std::string>& entries, Rulebook& rulebook) {
  Table table;
  table.id = id;
  for (const std::string& text : entries) {
    auto [entry, action] = read_entry(text);
    need_sense(table, entry);
    if (entry.type == EntryType::Played)
      entry.action = notation::parse_action(*table.rules, *table.position, action);
    add_entry(table, std::move(entry), rulebook);
  }
  return table;
}

} // namespace mappa::tables
