#include "tables/rulebook.h"

#include "data/json.h"
#include "notation/error.h"
#include "notation/game.h"
#include "notation/setup.h"

#include <fmt/format.h>

namespace mappa::tables {

Setup Rulebook::setup(const nlohmann::json& value, std::size_t seats) const {
  if (!value.is_object())
    throw notation::InputError("\"setup\" is " + data::shown(value) + ", not an object");
  for (const char* key : {"players", "seed", "analysis"})
    if (value.contains(key))
      throw notation::InputError(
          fmt::format("\"setup\" has \"{}\", which is not for a table to choose", key));
  nlohmann::json whole = value;
  whole["players"] = nlohmann::json::array();
  for (std::size_t i = 0; i < seats; ++i) whole["players"].push_back(fmt::format("seat {}", i));
  const auto map = whole.find("map");
  const bool named = map != whole.end() && map->is_string();
  Setup setup = notation::parse_setup(whole, library_, named ? carried(*map) : nullptr);
  setup.seed = 0;
  return setup;
}

std::shared_ptr<const Ruleset> Rulebook::rules(const Setup& setup) {
  std::erase_if(known_, [](const auto& entry) { return entry.second.expired(); });
  std::weak_ptr<const Ruleset>& known = known_[notation::text_of(notation::setup_json(setup, false))];
  std::shared_ptr<const Ruleset> rules = known.lock();
  if (!rules) {
    rules = std::make_shared<const Ruleset>(notation::rules_for(setup, library_));
    known = rules;
  }
  return rules;
}

void Rulebook::know(const data::MapPtr& map) {
  std::erase_if(maps_, [](const auto& entry) { return entry.second.expired(); });
  maps_[map->map.id] = map;
}

data::MapPtr Rulebook::carried(const std::string& id) const {
  const auto found = maps_.find(id);
  return found == maps_.end() ? nullptr : found->second.lock();
}

} // namespace mappa::tables
