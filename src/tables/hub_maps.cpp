// The hub: maps that no file has. Whoever makes a table brings one along, or it is kept for a link.
#include "notation/protocol.h"
#include "notation/setup.h"
#include "tables/hub.h"
#include "tables/moment.h"

#include <fmt/format.h>

namespace mappa::tables {

using data::MapPtr;
using notation::Fault;
using notation::Json;
using notation::Params;
using notation::result_json;
using notation::RpcFailure;

using nlohmann::json;

// Null: it is to be asked for in the store, if it is one of those.
MapPtr Hub::known_map(const std::string& id) const {
  if (const data::MapFile* file = rulebook_.library().map(id)) return {MapPtr(), file}; // it outlives all
  return rulebook_.carried(id);
}

MapPtr Hub::remember(MapPtr map) {
  rulebook_.know(map);
  maps_.push_front(map);
  if (maps_.size() > MAX_REMEMBERED) maps_.pop_back();
  return map;
}

// As it was kept; null: there is none that can be read.
MapPtr Hub::kept_map(const std::string& id, const std::string& text) {
  if (MapPtr known = known_map(id)) return known;
  if (text.empty()) return nullptr;
  try {
    return remember(data::parse_carried(text));
  } catch (const std::exception& error) {
    note_fault(id, fmt::format("cannot be read: {}", error.what()));
    return nullptr;
  }
}

void Hub::find_map(const std::string& id, const TellMap& tell) {
  if (MapPtr known = known_map(id)) return tell(known);
  if (!is_made(id)) return tell(MapPtr());
  keeper_.ask([id](store::Store& store) { return store.map(id); },
              [this, id, tell](const std::optional<std::string>& text) {
                if (text)
                  tell(kept_map(id, *text));
                else
                  tell(std::nullopt);
              });
}

// The same for somebody who has asked; the map is null if there is none.
void Hub::find_map_for(const CallPtr& call, const std::string& id,
                       const std::function<void(const MapPtr&)>& next) {
  limit(askers_, *call->guest, "questions");
  ask_alone(*call);
  find_map(id, [this, call, next](const std::optional<MapPtr>& found) {
    attempt(call, [&] {
      if (!found) throw RpcFailure(Fault::StoreFailed, "the map cannot be read now; try again");
      next(*found);
    });
  });
}

// One more map for the store.
void Hub::need_map_room(const Guest& guest) {
  need_disk();
  if (options_.own) return;
  const auto [most, per_day] = options_.maps;
  if (maps_kept_ >= most)
    throw RpcFailure(Fault::TooMany, fmt::format("this server has {} maps: it keeps no more", maps_kept_),
                     "maps");
  const Bucket full(per_day / 86'400.0, per_day);
  if (mapmakers_.try_emplace(guest.address, full).first->second.take(steady_ms())) return;
  ++metrics_.refused["too many maps from one address"];
  throw RpcFailure(Fault::TooMany, fmt::format("more than {} maps a day from one address", per_day), "maps");
}

// Somebody brings it. One that is known here takes no more room.
MapPtr Hub::take_map(const json& map, const std::string& name, const Guest& guest) {
  MapPtr taken = notation::parse_carried_map(map, name);
  if (MapPtr known = rulebook_.carried(taken->map.id)) return known;
  need_map_room(guest);
  ++maps_kept_;
  return remember(std::move(taken));
}

// Goes on when the map of the setup is here: null if it is a library's, or none. One that came along is
// called by its id from then on.
void Hub::with_map(const CallPtr& call, json& setup, const std::function<void(const MapPtr&)>& next) {
  const auto map = setup.is_object() ? setup.find("map") : setup.end();
  if (map != setup.end() && map->is_object()) {
    const MapPtr taken = take_map(*map, "setup.map", *call->guest);
    *map = taken->map.id;
    return next(taken);
  }
  const std::string id = map != setup.end() && map->is_string() ? map->get<std::string>() : "";
  if (!is_made(id) || rulebook_.library().map(id)) return next(nullptr);
  if (const MapPtr known = rulebook_.carried(id)) return next(known);
  find_map_for(call, id, next);
}

std::optional<Json> Hub::map(const CallPtr& call, Params& params) {
  const json* id = params.object.need("id");
  params.done();
  const std::string name = id->is_string() ? id->get<std::string>() : "";
  if (const MapPtr known = known_map(name)) return notation::map_answer(*known, rulebook_.library());
  if (!is_made(name)) notation::throw_no_map(*id);
  find_map_for(call, name, [this, call, name](const MapPtr& found) {
    if (!found) notation::throw_no_map(name);
    answer(*call, result_json(call->request.id, notation::map_answer(*found, rulebook_.library())));
  });
  return std::nullopt;
}

std::optional<Json> Hub::keep_map(const CallPtr& call, Params& params) {
  const json* map = params.object.need("map");
  params.done();
  const MapPtr taken = take_map(*map, "map", *call->guest);
  store::Write write;
  write.map = {taken->map.id, taken->text, calendar_.now()};
  ask_alone(*call);
  keeper_.write(std::move(write), [this, call, taken](store::Stored stored) {
    attempt(call, [&] {
      if (stored != store::Stored::Yes)
        throw RpcFailure(Fault::StoreFailed, "the map cannot be kept now; try again");
      answer(*call, result_json(call->request.id, {{"id", taken->map.id}}));
    });
  });
  return std::nullopt;
}

// Those go that nobody has wanted for long, and on which no table is played.
void Hub::tidy_maps() {
  if (steady_ms() < maps_rest_until_) return;
  maps_rest_until_ = steady_ms() + sweep_rest();
  const int64_t before = calendar_.now() - kept_ms(options_.retention.map_days);
  keeper_.ask([before](store::Store& store) { return store.erase_maps(before); },
              [this](std::optional<int64_t> gone) {
                metrics_.maps_deleted += static_cast<uint64_t>(gone.value_or(0));
              });
}

void Hub::count_maps() {
  keeper_.ask([](store::Store& store) { return store.maps(); },
              [this](std::optional<int64_t> maps) { maps_kept_ = maps.value_or(maps_kept_); });
}

} // namespace mappa::tables
