#include "tables/given.h"

#include "game/turn.h"
#include "notation/record.h"
#include "notation/rpc.h"
#include "notation/setup.h"
#include "tables/secret.h"

#include <algorithm>
#include <fmt/format.h>

namespace mappa::tables {

using notation::Fault;
using notation::Json;
using notation::RpcFailure;

using nlohmann::json;

GivenGame read_given(const json& record, const data::Library& library, const data::MapPtr& carried) {
  const notation::Game game = notation::load_game(record, library, carried);
  if (game.setup().analysis)
    throw notation::InputError(
        "record: a game with \"analysis\" is not for a table: its tiles are no secret");
  GivenGame given{json(notation::setup_json(game.setup(), false)), game.setup().players, {}, game.over()};
  for (const char* key : {"players", "analysis"}) given.setup.erase(key);
  given.entries.push_back(
      make_entry(EntryType::Started, NO_SEAT, {{"seed", notation::seed_json(game.setup().seed)}}));
  Position position = start(*game.rules, game.setup().seed);
  for (const notation::Step& step : game.steps) {
    if (const auto* anew = std::get_if<notation::Anew>(&step)) {
      given.entries.push_back(
          make_entry(EntryType::Anew, NO_SEAT, {{"seed", notation::seed_json(anew->seed)}}));
    } else {
      Entry entry = make_entry(EntryType::Played, position.decider);
      entry.by = By::Record;
      entry.action = std::get<Action>(step);
      given.entries.push_back(std::move(entry));
    }
    notation::replay(*game.rules, position, step);
  }
  return given;
}

json record_until(json record, int actions) {
  const auto list = record.is_object() ? record.find("actions") : record.end();
  if (list == record.end() || !list->is_array()) return record; // whoever reads it says what is wrong
  int left = actions;
  std::size_t kept = 0;
  for (; kept < list->size(); ++kept)
    if (!notation::is_anew((*list)[kept]) && left-- == 0) break;
  if (left > 0)
    throw RpcFailure(Fault::BadParams,
                     fmt::format("\"upto\" is {}: the game has {} actions", actions, actions - left));
  list->erase(list->begin() + static_cast<std::ptrdiff_t>(kept), list->end());
  return record;
}

void need_to_go_on(const GivenGame& game, std::size_t seats) {
  if (game.over)
    throw RpcFailure(Fault::BadParams, "the game is over where its record ends: nothing is left to play");
  if (seats != game.players.size())
    throw RpcFailure(Fault::BadParams, fmt::format("params: \"seats\" has {}, but the game {} players", seats,
                                                   game.players.size()));
}

Entries show_game(const Person& host, const GivenGame& game, const std::vector<std::string>& levels,
                  Rulebook& rulebook) {
  Json seats = Json::array();
  for (const std::string& player : game.players) {
    const bool computer = std::ranges::find(levels, player) != levels.end();
    seats.push_back({{computer ? "level" : "name", player}});
  }
  Entries entries{make_entry(EntryType::Created, NO_SEAT,
                             {{"setup", Json(game.setup)},
                              {"seats", seats},
                              {"public", false},
                              {"host", host.name},
                              {"holder", host.holder},
                              {"clock", clock_json({})},
                              {"invite", new_secret()}})};
  entries.insert(entries.end(), game.entries.begin(), game.entries.end());
  Table shown;
  for (const Entry& entry : entries) add_entry(shown, entry, rulebook);
  entries.push_back(end_record(shown));
  return entries;
}

} // namespace mappa::tables
