#include "notation/setup.h"

#include "data/json.h"
#include "game/ruleset.h"
#include "game/sheet.h"
#include "notation/error.h"

#include <algorithm>
#include <array>
#include <random>

namespace mappa::notation {

using data::Library;
using data::MapFile;
using data::MapPtr;
using data::Object;
using data::shown;

using nlohmann::json;

namespace {

constexpr std::size_t MAX_PLAYER_NAME = 64; // bytes of a player's name
constexpr std::size_t MAX_START_NAME = 64;  // of a start square

struct Variant {
  const char* name;
  bool TownVariants::*flag;
};
constexpr std::array VARIANTS{Variant{"extra_tile", &TownVariants::extra_tile},
                              Variant{"cost", &TownVariants::cost},
                              Variant{"road_bonus", &TownVariants::road_bonus}};

struct Expansion {
  const char* name;
  bool Expansions::*flag;
};
constexpr std::array EXPANSIONS{Expansion{"inns", &Expansions::inns},
                                Expansion{"cathedrals", &Expansions::cathedrals},
                                Expansion{"large_meeple", &Expansions::large_meeple},
                                Expansion{"builder", &Expansions::builder},
                                Expansion{"pig", &Expansions::pig},
                                Expansion{"trade_goods", &Expansions::trade_goods},
                                Expansion{"abbot", &Expansions::abbot}};
const std::vector<const char*> LAID_BY{"seed", "players"}; // chips (C5)
constexpr const char* BASE_WITH_GARDENS = "base_c2_gardens";

std::vector<std::string> read_players(Object& setup) {
  std::vector<std::string> players;
  const json* list = setup.need_list("players");
  if (!list) return players;
  if (list->empty() || list->size() > MAX_PLAYERS) // B1
    setup.place().fault("\"players\" has {} names, not 1 to {}", list->size(), MAX_PLAYERS);
  for (const json& name : *list) {
    const bool text = name.is_string() && !name.get_ref<const std::string&>().empty() &&
                      name.get_ref<const std::string&>().size() <= MAX_PLAYER_NAME;
    const auto control = [](char c) { return static_cast<unsigned char>(c) < ' ' || c == 0x7f; };
    if (!text || std::ranges::any_of(name.get_ref<const std::string&>(), control))
      setup.place().fault("\"players\" has {}, not a name of 1 to {} bytes on one line", shown(name),
                          MAX_PLAYER_NAME);
    else
      players.push_back(name);
    if (players.size() > MAX_PLAYERS) break;
  }
  return players;
}

template <class Entries>
std::string names_of(const Entries& entries) {
  std::vector<std::string> names;
  for (const auto& [name, entry] : entries) names.push_back(name);
  return fmt::format("{}", fmt::join(names, ", "));
}

// None if the setup leaves them to the rules.
std::optional<std::map<std::string, int>> read_tiles(Object& setup, const Library& library) {
  const json* value = setup.find("tiles");
  if (!value) return std::nullopt;
  std::map<std::string, int> tiles;
  if (!value->is_object() || value->empty()) {
    setup.place().fault("\"tiles\" is {}, not an object with the copies of each tile set",
                        value->is_object() ? "empty" : shown(*value));
    return tiles;
  }
  for (const auto& [name, copies] : value->items()) {
    const auto number = data::whole_number(copies, 1, MAX_COPIES);
    if (!library.set(name))
      setup.place().fault("\"tiles\": there is no tile set {}; known: {}", shown(json(name)),
                          names_of(library.sets));
    else if (!number)
      setup.place().fault("\"tiles\": {} copies of {}, not a whole number from 1 to {}", shown(copies), name,
                          MAX_COPIES);
    else
      tiles[name] = *number;
  }
  return tiles;
}

std::optional<int> read_option(Object& setup, const char* key, int least, int most) {
  if (!setup.find(key)) return std::nullopt;
  return setup.integer(key, least, most, least);
}

uint64_t random_seed() {
  std::random_device device;
  return static_cast<uint64_t>(device()) << 32 | device();
}

// A list of words, each at most once.
std::vector<std::string> read_words(Object& setup, const char* key) {
  std::vector<std::string> words;
  const json* list = setup.find(key);
  if (!list || list->is_null()) return words;
  if (!list->is_array()) {
    setup.place().fault("\"{}\" is {}, not a list", key, shown(*list));
    return words;
  }
  for (const json& word : *list)
    if (!word.is_string())
      setup.place().fault("\"{}\" has {}, which is no text", key, shown(word));
    else if (std::ranges::count(words, word.get_ref<const std::string&>()))
      setup.place().fault("\"{}\" has {} twice", key, shown(word));
    else
      words.push_back(word);
  return words;
}

StartTile read_start_tile(Object& object) {
  const json* value = object.find("start_tile");
  if (!value || value->is_null()) return {};
  Object tile(*value, object.place().inside("start_tile"));
  StartTile out;
  if (tile.find("at")) out.at = tile.text("at", MAX_START_NAME);
  out.rot = read_option(tile, "rot", 0, ROTATIONS - 1);
  tile.no_other_keys();
  return out;
}

// C6: true, or the name of chip rules.
void read_chips(Object& object, Setup& setup) {
  const std::vector<const char*> names(CHIP_RULES_NAME.begin() + 1, CHIP_RULES_NAME.end());
  const json* chips = object.find("chips");
  if (chips && chips->is_string()) setup.chip_rules = static_cast<ChipRules>(object.word("chips", names));
  setup.chips = chips && (chips->is_string() || object.flag("chips"));
  setup.chips_by_players = object.word("chips_laid", LAID_BY) == 2;
}

bool is_map(const json& id, const MapFile* map) { return map && id == map->map.id; }

// Its map, which may come along. False if it cannot be played on.
bool choose_map(Object& object, const Library& library, const MapPtr& carried, Setup& setup) {
  const json* map = object.find("map");
  if (!map || map->is_null()) return true;
  if (map->is_object())
    setup.carried.file = data::read_carried(*map, object.place().key("map"));
  else if (is_map(*map, carried.get()))
    setup.carried.file = carried;
  else if (map->is_string() && library.map(map->get_ref<const std::string&>()))
    setup.map = *map;
  else
    object.place().fault("\"map\": there is no map {}; known: {}", shown(*map), names_of(library.maps));
  if (setup.carried.file) setup.map = setup.carried.file->map.id;
  return !setup.map.empty();
}

// What belongs to maps.
void read_map_options(Object& object, Setup& setup) {
  setup.starts = read_words(object, "starts");
  for (const std::string& variant : read_words(object, "town_variants")) {
    const auto known = std::ranges::find(VARIANTS, variant, &Variant::name);
    if (known == VARIANTS.end())
      object.place().fault("\"town_variants\" has {}, not one of {}, {}, {}", shown(json(variant)),
                           VARIANTS[0].name, VARIANTS[1].name, VARIANTS[2].name);
    else
      setup.town_variants.*known->flag = true;
  }
  setup.start_tile = read_start_tile(object);
  read_chips(object, setup);
  const json* map = object.find("map");
  const bool none = !map || map->is_null();
  if (none && setup.chips) object.place().fault("\"chips\": chips belong to maps; name a map");
  if (setup.chips_by_players && !setup.chips)
    object.place().fault("\"chips_laid\": there are no chips to lay; \"chips\" plays them");
  if (none && !setup.starts.empty())
    object.place().fault("\"starts\": start squares belong to maps; name a map");
  if (none && setup.start_tile != StartTile{})
    object.place().fault("\"start_tile\": start squares belong to maps; name a map");
  if (none && setup.town_variants != TownVariants{})
    object.place().fault("\"town_variants\": towns belong to maps; name a map");
}

// I, T, A: the rules of expansions that are played.
Expansions read_expansions(Object& object) {
  Expansions expansions;
  for (const std::string& rule : read_words(object, "rules")) {
    const auto known = std::ranges::find(EXPANSIONS, rule, &Expansion::name);
    if (known == EXPANSIONS.end())
      object.place().fault("\"rules\" has {}, not one of {}", shown(json(rule)), names_of(EXPANSIONS));
    else
      expansions.*known->flag = true;
  }
  return expansions;
}

// A1: the same tiles, some with gardens.
void replace_base(Setup& setup, const Library& library, Object& object) {
  const auto base = setup.tiles.find("base");
  if (base == setup.tiles.end() || !library.set(BASE_WITH_GARDENS)) return;
  int& copies = setup.tiles[BASE_WITH_GARDENS];
  copies += base->second;
  setup.tiles.erase(base);
  if (copies > MAX_COPIES)
    object.place().fault("\"tiles\": {} copies of {}, which replaces base, not up to {}", copies,
                         BASE_WITH_GARDENS, MAX_COPIES);
}

// M2: a setup that names no tiles plays those that its map recommends, or the base game.
void choose_tiles(Setup& setup, const Library& library) {
  const MapFile* map = played_map(setup, library);
  if (!map) return;
  Mix mix = recommended_mix(map->map, setup.postman, setup.tile_limit, library);
  setup.tiles = std::move(mix.tiles);
  setup.tile_limit = mix.tile_limit;
}

} // namespace

Mix recommended_mix(const Map& map, bool postman, std::optional<int> wanted, const Library& library) {
  return recommended_mix(map, postman, wanted, [&](const std::string& set) {
    const TileSet* found = library.set(set);
    return found ? count_tiles(*found) : 0;
  });
}

std::vector<Sentence> differences(const Ruleset& rules, const Library& library) {
  const data::MapFile* map = played_map(rules.setup, library);
  return mappa::differences(rules, map ? &map->map : nullptr);
}

const MapFile* played_map(const Setup& setup, const Library& library) {
  return setup.carried.file ? setup.carried.file.get() : library.map(setup.map);
}

MapPtr parse_carried_map(const json& map, const std::string& name) {
  std::vector<std::string> faults;
  MapPtr read = data::read_carried(map, data::Place(faults, name));
  if (!read) throw MapFault(told_faults(faults));
  return read;
}

Setup parse_setup(const json& value, const Library& library, const MapPtr& carried) {
  std::vector<std::string> faults;
  Object object(value, data::Place(faults, "setup"));
  Setup setup;
  setup.players = read_players(object);
  const auto tiles = read_tiles(object, library);
  setup.tile_limit = read_option(object, "tile_limit", 1, MAX_STACK);
  setup.meeples = read_option(object, "meeples", 1, MAX_MEEPLES); // B1
  setup.fields = object.find("fields") ? object.flag("fields") : true;
  setup.postman = object.flag("postman");
  const bool has_map = choose_map(object, library, carried, setup);
  read_map_options(object, setup);
  if (tiles)
    setup.tiles = *tiles;
  else
    choose_tiles(setup, library);
  if (setup.postman) setup.tiles.try_emplace("postman", 1); // P1
  setup.expansions = read_expansions(object);
  if (setup.expansions.abbot) replace_base(setup, library, object);
  setup.analysis = object.flag("analysis");
  setup.seed = read_seed(object).value_or(Seed(random_seed()));
  object.no_other_keys();
  if (!has_map && object.find("map")->is_object()) throw MapFault(told_faults(faults));
  if (!has_map) throw NoMap(told_faults(faults));
  throw_faults(faults);
  return setup;
}

std::optional<Seed> seed_from(const json& value) {
  if (value.is_string()) return seed_of_hex(value.get_ref<const std::string&>());
  if (value.is_number_unsigned() || (value.is_number_integer() && value.get<int64_t>() >= 0))
    return Seed(value.get<uint64_t>());
  return std::nullopt;
}

Json seed_json(const Seed& seed) { return seed.wide ? Json(hex_of(seed)) : Json(seed.number); }

std::optional<Seed> read_seed(Object& object) {
  const json* value = object.find("seed");
  if (!value) return std::nullopt;
  if (const auto seed = seed_from(*value)) return seed;
  object.place().fault(
      "\"seed\" is {}, neither a whole number from 0 to {} nor a text of 32 hexadecimal digits",
      shown(*value), UINT64_MAX);
  return Seed();
}

std::optional<uint64_t> read_number_seed(Object& object) {
  const json* value = object.find("seed");
  if (!value) return std::nullopt;
  if (const auto seed = seed_from(*value); seed && !seed->wide) return seed->number;
  object.place().fault("\"seed\" is {}, not a whole number from 0 to {}", shown(*value), UINT64_MAX);
  return 0;
}

std::vector<std::string> rule_names(const Expansions& expansions) {
  std::vector<std::string> names;
  for (const Expansion& expansion : EXPANSIONS)
    if (expansions.*expansion.flag) names.emplace_back(expansion.name);
  return names;
}

namespace {

Json start_tile_json(const StartTile& tile) {
  Json out = Json::object();
  if (!tile.at.empty()) out["at"] = tile.at;
  if (tile.rot) out["rot"] = *tile.rot;
  return out;
}

} // namespace

Json setup_json(const Setup& setup, bool with_seed) {
  Json out{{"players", setup.players}, {"tiles", setup.tiles}};
  if (setup.tile_limit) out["tile_limit"] = *setup.tile_limit;
  if (!setup.map.empty()) {
    out["map"] = setup.map;
    if (!setup.starts.empty()) out["starts"] = setup.starts;
    if (setup.start_tile != StartTile{}) out["start_tile"] = start_tile_json(setup.start_tile);
    out["chips"] = setup.chip_rules == ChipRules::None
                       ? Json(setup.chips)
                       : Json(CHIP_RULES_NAME[static_cast<size_t>(setup.chip_rules)]);
    if (setup.chips_by_players) out["chips_laid"] = LAID_BY[1];
    Json variants = Json::array();
    for (const Variant& variant : VARIANTS)
      if (setup.town_variants.*variant.flag) variants.push_back(variant.name);
    out["town_variants"] = variants;
  }
  if (setup.postman) out["postman"] = true;
  if (setup.expansions != Expansions{}) out["rules"] = rule_names(setup.expansions);
  if (setup.meeples) out["meeples"] = *setup.meeples;
  out["fields"] = setup.fields;
  out["analysis"] = setup.analysis;
  if (with_seed) out["seed"] = seed_json(setup.seed);
  return out;
}

Json whole_setup_json(const Setup& setup) {
  Json out = setup_json(setup, true);
  if (setup.carried.file) out["map"] = Json::parse(setup.carried.file->text);
  return out;
}

} // namespace mappa::notation
