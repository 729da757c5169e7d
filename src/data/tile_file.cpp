#include "data/tile_file.h"

#include "data/json.h"
#include "data/object.h"
#include "data/tile_check.h"
#include <algorithm>
#include <nlohmann/json.hpp>

namespace mappa::data {
namespace {

using nlohmann::json;

constexpr int MAX_COUNT = 99; // copies of one tile
constexpr int MAX_SHIELDS = 3;
constexpr std::size_t MAX_ID = 2 * MAX_PLAIN_NAME + 1; // a set and a tile in it
constexpr std::array EDITIONS{"C1", "C2", "C3"};
constexpr std::array RIVER_PARTS{"spring", "lake", "fork"}; // in the order of RiverPart

// Facts about tiles and features that a file may record for rules yet to come; their values are not looked
// at.
constexpr std::array TILE_TAGS{"acrobats",   "bazaar",   "circus",    "corn_circle",
                               "dragon",     "ferry",    "festival",  "flying_machine",
                               "goldmine",   "hill",     "mage",      "needs_river",
                               "portal",     "quarters", "razboynik", "not_in_five_tile_release",
                               "tower",      "vineyard", "vodyanoy",  "volcano",
                               "watchtower", "well",     "wind_rose", "yaga_hut",
                               "year"};
constexpr std::array FEATURE_TAGS{"besieged",
                                  "church",
                                  "darmstadtium",
                                  "labyrinth",
                                  "pig_herd",
                                  "princess",
                                  "shrine",
                                  "special",
                                  "tunnel",
                                  "wells",
                                  "touches_city_of_carcassonne"};

// "set/code". A set that replaces another one keeps its ids: base_c2_gardens has base/C.
bool is_id(std::string_view id, const std::string& set) {
  const auto slash = id.find('/');
  if (slash == std::string_view::npos || !is_name(id.substr(slash + 1), "_-.+!")) return false;
  const std::string owner(id.substr(0, slash));
  return owner == set || (!owner.empty() && set.starts_with(owner + "_"));
}

std::optional<Kind> feature_kind(const json* value) {
  for (std::size_t k = 0; k < KIND_NAME.size(); ++k)
    if (value && *value == KIND_NAME[k]) return static_cast<Kind>(k);
  return std::nullopt;
}

void read_feature_tags(const json& value, const Place& place) {
  Object tags(value, place.inside("tags"));
  tags.allow(FEATURE_TAGS);
  tags.flag("castle_base");
  tags.sides("shared_edges");
  tags.integer("shields_c2", 0, MAX_SHIELDS, 0);
  tags.no_other_keys();
}

Feature read_feature(const json& value, int index, int features, const Place& tile) {
  const Place here = tile.inside(fmt::format("feature {}", index));
  Object object(value, here);
  Feature feature;
  const json* word = object.need("kind");
  const auto kind = feature_kind(word);
  if (!kind) {
    if (word) here.fault("\"kind\" is {}, not one of {}", shown(*word), fmt::join(KIND_NAME, " "));
    return feature;
  }
  feature.kind = *kind;
  if (*kind == Kind::City || *kind == Kind::Road || *kind == Kind::River) {
    if (object.need("edges")) feature.sides = object.sides("edges");
    if (const json* edges = object.find("edges");
        *kind == Kind::River && edges && edges->is_array() && edges->empty())
      here.fault("a river that reaches no side");
  }
  if (*kind == Kind::City) {
    feature.coats = static_cast<uint8_t>(object.integer("shields", 0, MAX_SHIELDS, 0));
    feature.cathedral = object.flag("cathedral");
    feature.goods = static_cast<Goods>(object.word("trade", GOODS_NAME));
  }
  if (*kind == Kind::Road) feature.inn = object.flag("inn");
  if (*kind == Kind::Field) {
    feature.ports = static_cast<uint8_t>(object.indexes("ports", PORTS, "half side (0 to 7)"));
    feature.cities = object.indexes("cities", features, "feature of this tile");
  }
  if (*kind == Kind::Garden) object.word("edition", EDITIONS);
  if (const json* tags = object.find("tags")) read_feature_tags(*tags, here);
  object.no_other_keys();
  return feature;
}

void read_edges(Object& object, Tile& tile) {
  const json* value = object.need("edges");
  if (!value) return;
  const std::string text = value->is_string() ? value->get<std::string>() : "";
  if (text.size() != SIDES) return object.place().fault("\"edges\" is {}, not four letters", shown(*value));
  if (text.find('X') != std::string::npos)
    return object.place().fault("\"edges\" is {}: X is the City of Carcassonne, which cannot be played",
                                shown(*value));
  for (std::size_t s = 0; s < text.size(); ++s) {
    const auto kind = std::string_view("FRCV").find(text[s]); // in the order of Kind
    if (kind == std::string_view::npos)
      return object.place().fault("\"edges\" is {}: each letter is C, R, F or V", shown(*value));
    tile.sides[s] = static_cast<Kind>(kind);
  }
}

void read_features(Object& object, Tile& tile) {
  const json* list = object.need_list("features");
  if (!list) return;
  if (list->size() > MAX_FEATURES)
    return object.place().fault("{} features; a tile has at most {}", list->size(), MAX_FEATURES);
  const int features = static_cast<int>(list->size());
  for (const json& value : *list)
    tile.features.push_back(
        read_feature(value, static_cast<int>(tile.features.size()), features, object.place()));
}

void read_links(Object& object, Tile& tile) {
  tile.links_known = object.find("wagon_links") != nullptr;
  const json* list = tile.links_known ? object.need_list("wagon_links") : nullptr;
  if (!list || tile.features.empty()) return;
  const int features = static_cast<int>(tile.features.size());
  if (list->size() > MAX_FEATURES)
    return object.place().fault("{} wagon_links; a tile has at most {}", list->size(), MAX_FEATURES);
  for (const json& group : *list) {
    std::vector<int> link;
    const bool sound = group.is_array() && group.size() >= 2 && group.size() <= MAX_FEATURES &&
                       std::all_of(group.begin(), group.end(), [&](const json& entry) {
                         const auto index = whole_number(entry, 0, features - 1);
                         if (!index || std::count(link.begin(), link.end(), *index) != 0) return false;
                         link.push_back(*index);
                         return true;
                       });
    if (!sound)
      object.place().fault(
          "\"wagon_links\" has a group that is not two or more different features of this tile");
    tile.links.push_back(std::move(link));
  }
}

// Returns the field sides whose halves may differ.
uint8_t read_tile_tags(Object& object, Tile& tile) {
  const json* value = object.find("tags");
  if (!value) return 0;
  Object tags(*value, object.place().inside("tags"));
  tags.allow(TILE_TAGS);
  tile.river_part = static_cast<RiverPart>(tags.word("river_part", RIVER_PARTS));
  tile.max_in_game = tags.integer("max_in_game", 1, MAX_COUNT, 0);
  const uint8_t split = tags.sides("split_field_edges");
  tags.no_other_keys();
  return split;
}

std::string tile_name(const json& value, std::size_t number) {
  if (value.is_object() && value.contains("id") && value["id"].is_string()) {
    const auto& id = value["id"].get_ref<const std::string&>();
    if (is_name(id, "/_-.+!", MAX_ID)) return "tile " + id;
  }
  return fmt::format("tile number {}", number);
}

Tile read_tile(const json& value, const std::string& set, std::size_t number, const Place& file) {
  const std::size_t before = file.faults();
  const Place here = file.inside(tile_name(value, number));
  Object object(value, here);
  Tile tile;
  tile.id = object.text("id", MAX_ID);
  if (!tile.id.empty() && !is_id(tile.id, set))
    here.fault("\"id\" is {}, not \"{}/\" and 1 to {} letters, digits and any of _ - . + !",
               shown(json(tile.id)), set, MAX_PLAIN_NAME);
  tile.letter = object.text("letter", 3, "");
  tile.count = object.integer("count", 1, MAX_COUNT);
  object.integer("c2_gardens", 0, std::max(tile.count, 1), 0);
  tile.start = object.flag("start");
  read_edges(object, tile);
  read_features(object, tile);
  read_links(object, tile);
  const uint8_t split = read_tile_tags(object, tile);
  if (const json* position = object.find("position")) {
    Object block(*position, here.inside("position"));
    block.integer("col", 0, MAX_COUNT);
    block.integer("row", 0, MAX_COUNT);
    block.no_other_keys();
  }
  object.no_other_keys();
  if (file.faults() == before) check_tile(tile, split, here); // what is half read would only seem unsound
  return tile;
}

void read_tiles(Object& object, TileSet& set, const Place& file) {
  const json* list = object.need_list("tiles");
  if (!list) return;
  if (list->empty()) return file.fault("\"tiles\" is empty");
  if (list->size() > MAX_KINDS)
    return file.fault("{} different tiles; a set has at most {}", list->size(), MAX_KINDS);
  std::set<std::string> ids;
  int total = 0;
  bool counted = true;
  for (const json& value : *list) {
    set.tiles.push_back(read_tile(value, set.name, set.tiles.size() + 1, file));
    const Tile& tile = set.tiles.back();
    if (!tile.id.empty() && !ids.insert(tile.id).second)
      file.fault("tile number {}: the id {} is taken already", set.tiles.size(), shown(json(tile.id)));
    total += tile.count;
    counted = counted && tile.count > 0;
  }
  const int said = object.integer("total", 1, MAX_KINDS * MAX_COUNT);
  if (said != 0 && counted && said != total)
    file.fault("\"total\" is {}, but the counts add up to {}", said, total);
}

void read_editions(Object& object, const Place& file) {
  const json* list = object.find("editions") ? object.need_list("editions") : nullptr;
  if (!list) return;
  for (const json& edition : *list)
    if (std::none_of(EDITIONS.begin(), EDITIONS.end(), [&](const char* known) { return edition == known; }))
      file.fault("\"editions\" has {}, not one of {}", shown(edition), fmt::join(EDITIONS, " "));
}

TileSet read_set(const json& value, const std::string& file_name, std::vector<std::string>& faults) {
  const Place file(faults, file_name);
  Object object(value, file);
  TileSet set;
  set.name = std::filesystem::path(file_name).stem().string();
  if (!is_name(set.name, "_-"))
    file.fault("a set is named after its file: 1 to {} letters, digits and any of _ -", MAX_PLAIN_NAME);
  else if (const std::string name = object.text("set", MAX_PLAIN_NAME); !name.empty() && name != set.name)
    file.fault("\"set\" is {}, but the file's name says \"{}\"", shown(json(name)), set.name);
  set.title = object.text("title", 100);
  read_tiles(object, set, file);
  read_editions(object, file);
  object.text("note", 2000, "");
  object.flag("official");
  object.allow(std::array{"set", "total"});
  object.no_other_keys();
  return set;
}

} // namespace

CheckedSet check_tile_set(std::string_view text, const std::string& file) {
  CheckedSet checked;
  try {
    checked.set = read_set(parse_json(text, file), file, checked.faults);
  } catch (const DataError& error) {
    checked.faults.emplace_back(error.what());
  }
  return checked;
}

CheckedSet check_tile_file(const std::filesystem::path& path) {
  try {
    return check_tile_set(read_text(path), path.string());
  } catch (const DataError& error) {
    return {{}, {error.what()}};
  }
}

namespace {

TileSet sound(CheckedSet checked) {
  throw_first(checked.faults);
  return std::move(checked.set);
}

} // namespace

TileSet read_tile_set(const std::filesystem::path& path) { return sound(check_tile_file(path)); }

TileSet parse_tile_set(std::string_view text, const std::string& file) {
  return sound(check_tile_set(text, file));
}

} // namespace mappa::data
