#include "data/map_file.h"

#include "data/json.h"
#include "data/map_board.h"
#include "data/map_check.h"
#include "data/map_read.h"
#include <algorithm>

namespace mappa::data {
namespace {

using nlohmann::json;

constexpr int MAX_RECOMMENDED = 1000;                  // tiles
constexpr std::array BORDER_KINDS{"road", "city"};     // Kind::Road and Kind::City
constexpr std::string_view GROUND_LETTERS = ".#o*@~i"; // in the order of Ground
constexpr std::array FORMAT{"mappa-map"};
constexpr double MARGIN = 2; // of the frame round the grid

const auto CHIP_RULES = std::span(CHIP_RULES_NAME).subspan(1); // without "none"

void read_row(const json& value, int y, const Place& place, Map& map) {
  if (!value.is_string()) return place.at({0, y}).fault("row y={} is {}, not a text", y, shown(value));
  const auto& row = value.get_ref<const std::string&>();
  if (row.find_first_not_of(GROUND_LETTERS) != std::string::npos)
    return place.at({0, y}).fault("row y={} is {}: only . # o * @ ~ i may stand there", y, shown(value));
  if (row.size() != static_cast<std::size_t>(map.width))
    return place.at({0, y}).fault("row y={} has {} squares, but \"width\" is {}", y, row.size(), map.width);
  for (const char letter : row) map.squares.push_back(static_cast<Ground>(GROUND_LETTERS.find(letter)));
}

void read_grid(Object& object, Map& map) {
  map.width = object.integer("width", 1, MAX_MAP_SIDE);
  map.height = object.integer("height", 1, MAX_MAP_SIDE);
  const json* rows = object.need_list("rows");
  if (!rows || map.width == 0 || map.height == 0) return;
  if (rows->size() != static_cast<std::size_t>(map.height))
    return object.place().fault("\"rows\" has {} rows, but \"height\" is {}", rows->size(), map.height);
  for (int y = 0; y < map.height; ++y) read_row((*rows)[static_cast<std::size_t>(y)], y, object.place(), map);
}

Spot middle(At at) { return {at.x + 0.5, at.y + 0.5}; }

void read_towns(Object& object, MapFile& out) {
  object.need("towns");
  read_each(object, "towns", "town", [&](Object& entry) {
    Town town;
    town.id = entry.text("id", MAX_MAP_NAME);
    const Name name = read_place_name(entry, town.id);
    town.at = read_at(entry, "at");
    if (entry.find("grape")) town.grape = read_colour(entry, "grape");
    out.picture.towns.push_back({name, entry.find("pos") ? read_spot(entry, "pos") : middle(town.at)});
    out.map.towns.push_back(std::move(town));
  });
}

// Each start says again where its town is.
void read_starts(Object& object, Map& map) {
  object.need("starts");
  read_each(object, "starts", "start", [&](Object& entry) {
    const std::size_t before = entry.place().faults();
    const std::string id = entry.text("id", MAX_MAP_NAME);
    const At at = read_at(entry, "at");
    if (entry.place().faults() != before) return;
    const Town* town = map.town(id);
    if (!town) return entry.place().at(at).as("start_without_town").fault("there is no town of this id");
    if (town->at != at)
      return entry.place()
          .at(at)
          .as("start_without_town")
          .fault("at [{},{}], but the town is at [{},{}]", at.x, at.y, town->at.x, town->at.y);
    map.starts.push_back(id);
  });
  map.starts_used = object.integer("starts_used", 1, MAX_STARTS);
}

void read_large_cities(Object& object, MapFile& out) {
  read_each(object, "large_cities", "large city", [&](Object& entry) {
    LargeCity city;
    city.id = entry.text("id", MAX_MAP_NAME);
    const Name name = read_place_name(entry, city.id);
    city.squares = read_squares(entry, "squares");
    entry.need("open");
    read_each(entry, "open", "open side", [&](Object& side) { city.open.push_back(read_side_at(side)); });
    city.coats = entry.integer("coats", 0, MAX_PRINTED_COATS);
    Spot pos = city.squares.empty() ? Spot{} : middle(city.squares[0]);
    if (entry.find("pos")) pos = read_spot(entry, "pos");
    out.picture.large_cities.push_back({name, pos});
    out.map.large_cities.push_back(std::move(city));
  });
}

void read_borders(Object& object, MapFile& out) {
  read_each(object, "borders", "border", [&](Object& entry) {
    Border border;
    border.where = read_side_at(entry);
    border.kind = read_word(entry, "kind", BORDER_KINDS) == 0 ? Kind::Road : Kind::City;
    border.coats = entry.integer("coats", 0, MAX_PRINTED_COATS);
    BorderPicture picture;
    picture.to = read_name(entry, "to");
    if (entry.find("place")) picture.place = read_name(entry, "place");
    out.map.borders.push_back(border);
    out.picture.borders.push_back(std::move(picture));
  });
}

void read_ferries(Object& object, MapFile& out) {
  read_each(object, "ferries", "ferry", [&](Object& entry) {
    Ferry ferry;
    FerryPicture picture;
    picture.name = read_name(entry, "name");
    ferry.coats = entry.integer("coats", 0, MAX_PRINTED_COATS);
    std::vector<SideAt> ends;
    const json* list = entry.need_list("ends");
    if (list && list->size() != ferry.ends.size()) {
      entry.place().fault("\"ends\" has {} entries, not two", list->size());
    } else if (list) {
      read_each(entry, "ends", "end", [&](Object& end) { ends.push_back(read_side_at(end)); });
      std::copy(ends.begin(), ends.end(), ferry.ends.begin());
    }
    if (entry.find("path")) picture.path = read_trail(entry, "path", 2);
    out.map.ferries.push_back(ferry);
    out.picture.ferries.push_back(std::move(picture));
  });
}

void read_waves(Object& object, MapPicture& picture) {
  read_each(object, "waves", "wave", [&](Object& entry) {
    Name name = read_name(entry, "name");
    picture.waves.push_back({std::move(name), read_at(entry, "at")});
  });
}

StackIsland read_stack_island(Object& entry, Name name) {
  StackIsland island;
  island.name = std::move(name);
  island.colour = read_colour(entry, "colour");
  const Trail stacks = read_trail(entry, "stacks", ISLAND_STACKS);
  if (stacks.size() > ISLAND_STACKS)
    entry.place().fault("\"stacks\" has {} entries, not {}", stacks.size(), ISLAND_STACKS);
  std::copy_n(stacks.begin(), std::min(stacks.size(), island.stacks.size()), island.stacks.begin());
  island.ring = read_trail(entry, "ring", 3);
  return island;
}

// Those with a colour lie off the grid and hold stacks of tiles, the others are squares.
void read_islands(Object& object, MapFile& out) {
  read_each(object, "islands", "island", [&](Object& entry) {
    Name name = read_name(entry, "name");
    if (entry.find("colour")) {
      out.picture.stack_islands.push_back(read_stack_island(entry, std::move(name)));
      return;
    }
    const At at = read_at(entry, "at");
    out.map.islands.push_back({at, entry.integer("coats", 0, MAX_PRINTED_COATS)});
    out.picture.islands.push_back(std::move(name));
  });
  if (!out.picture.stack_islands.empty()) out.map.island_stacks = ISLAND_STACKS;
}

void read_chips(Object& object, Map& map) {
  if (const json* value = object.find("chips")) {
    Object chips(*value, object.place().inside("chips"));
    map.chip_rules = static_cast<ChipRules>(read_word(chips, "rules", CHIP_RULES) + 1);
    map.chips_laid = chips.integer("laid", 0, CHIPS);
    chips.no_other_keys();
  }
  if (const json* value = object.find("chip_squares")) {
    Object squares(*value, object.place().inside("chip_squares"));
    for (std::size_t c = 0; c < COLOURS; ++c)
      if (squares.find(COLOUR_NAME[c])) map.chip_squares[c] = read_squares(squares, COLOUR_NAME[c]);
    squares.no_other_keys();
  }
}

void read_tracks(Object& object, Map& map) {
  const json* value = object.find("tracks");
  if (!value) return;
  Object tracks(*value, object.place().inside("tracks"));
  const int rows = map.height == 0 ? MAX_MAP_SIDE : map.height; // 0: the height itself is at fault
  for (std::size_t c = 0; c < COLOURS; ++c) {
    const json* track = tracks.find(COLOUR_NAME[c]);
    if (!track) continue;
    const bool two = track->is_array() && track->size() == 2;
    const auto first = two ? whole_number((*track)[0], 1, rows) : std::nullopt;
    const auto last = two ? whole_number((*track)[1], 1, rows) : std::nullopt;
    if (first && last && *first <= *last)
      map.tracks[c] = {*first, *last};
    else
      tracks.place().fault("\"{}\" is not [first, last] with rows from 1 to {}", COLOUR_NAME[c], rows);
  }
  tracks.no_other_keys();
}

void read_recommended(Object& object, Map& map) {
  const json* value = object.need("recommended_tiles");
  if (!value) return;
  const bool two = value->is_array() && value->size() == 2;
  const auto least = two ? whole_number((*value)[0], 1, MAX_RECOMMENDED) : std::nullopt;
  const auto most = two ? whole_number((*value)[1], 1, MAX_RECOMMENDED) : std::nullopt;
  if (!least || !most || *least > *most)
    return object.place().fault("\"recommended_tiles\" is not [least, most] with numbers from 1 to {}",
                                MAX_RECOMMENDED);
  map.least_tiles = *least;
  map.most_tiles = *most;
}

void read_frame(Object& object, const Map& map, MapPicture& picture) {
  picture.frame = {-MARGIN, -MARGIN, map.width + MARGIN, map.height + MARGIN};
  if (!object.find("frame")) return;
  const auto n = read_numbers(object, "frame", 4);
  if (n.empty()) return;
  picture.frame = {n[0], n[1], n[2], n[3]};
  if (n[0] > 0 || n[1] > 0 || n[2] < map.width || n[3] < map.height)
    object.place().as("frame_too_small").fault("\"frame\" does not hold the whole grid");
}

void read_land(Object& object, MapPicture& picture) {
  if (object.find("outline")) picture.outline = read_trails(object, "outline", 3);
  if (object.find("inner_borders")) picture.inner_borders = read_trails(object, "inner_borders", 2);
  read_each(object, "lakes", "lake", [&](Object& entry) {
    Name name = read_name(entry, "name");
    picture.lakes.push_back({std::move(name), read_trail(entry, "ring", 3)});
  });
  read_each(object, "rivers", "river", [&](Object& entry) {
    Name name = read_name(entry, "name");
    picture.rivers.push_back({std::move(name), read_trail(entry, "path", 2)});
  });
  read_each(object, "peaks", "peak", [&](Object& entry) {
    Name name = read_name(entry, "name");
    picture.peaks.push_back({std::move(name), read_spot(entry, "at")});
  });
  read_each(object, "neighbours", "neighbour", [&](Object& entry) {
    Name name = read_name(entry, "name");
    const Spot label = read_spot(entry, "label");
    picture.neighbours.push_back({std::move(name), label, read_trails(entry, "rings", 3)});
  });
  if (const json* value = object.find("isle_of_man")) {
    Object isle(*value, object.place().inside("isle_of_man"));
    Name name = read_name(isle, "name");
    picture.isle_of_man = {std::move(name), read_spot(isle, "at")};
    isle.no_other_keys();
  }
}

void read_head(Object& object, const std::string& file_name, Map& map) {
  read_word(object, "format", FORMAT);
  object.integer("version", 1, 1);
  map.id = std::filesystem::path(file_name).stem().string();
  if (!is_name(map.id, "_-"))
    object.place().fault("a map is named after its file: 1 to {} letters, digits and any of _ -",
                         MAX_PLAIN_NAME);
  else if (const std::string id = object.text("id", MAX_PLAIN_NAME); !id.empty() && id != map.id)
    object.place().fault("\"id\" is {}, but the file's name says \"{}\"", shown(json(id)), map.id);
  object.allow(std::array{"id"});
}

MapFile read_file(const json& value, const std::string& file_name, const Place& place) {
  Object object(value, place);
  MapFile out;
  out.file = file_name;
  read_head(object, file_name, out.map);
  out.picture.name = read_name(object, "name");
  if (object.find("region"))
    out.picture.region = REGIONS[static_cast<std::size_t>(read_word(object, "region", REGIONS))];
  read_recommended(object, out.map);
  read_grid(object, out.map);
  read_towns(object, out);
  read_starts(object, out.map);
  read_large_cities(object, out);
  read_borders(object, out);
  read_ferries(object, out);
  read_waves(object, out.picture);
  read_islands(object, out);
  read_chips(object, out.map);
  read_tracks(object, out.map);
  read_frame(object, out.map, out.picture);
  read_land(object, out.picture);
  object.no_other_keys();
  return out;
}

} // namespace

// Each check trusts those before it: what is half read would only seem out of place.
MapFile check_map(const json& value, const std::string& file, const Place& place, bool* drawable) {
  const std::size_t before = place.faults();
  MapFile map = read_file(value, file, place);
  if (place.faults() == before) check_board(map, place);
  if (drawable) *drawable = place.faults() == before;
  if (place.faults() == before) check_playable(map.map, place);
  return map;
}

CheckedMap check_map(std::string_view text, const std::string& file) {
  CheckedMap checked;
  try {
    const Place place(checked.faults, file, &checked.told);
    checked.map = check_map(parse_json(text, file), file, place, &checked.drawable);
  } catch (const DataError& error) {
    checked.faults.emplace_back(error.what());
    checked.told.push_back({.text = error.what()});
  }
  return checked;
}

CheckedMap check_map_file(const std::filesystem::path& path) {
  try {
    return check_map(read_text(path), path.string());
  } catch (const DataError& error) {
    return {{}, {error.what()}, {{.text = error.what()}}};
  }
}

namespace {

MapFile sound(CheckedMap checked) {
  throw_first(checked.faults);
  return std::move(checked.map);
}

} // namespace

MapFile read_map(const std::filesystem::path& path) { return sound(check_map_file(path)); }

MapFile parse_map(std::string_view text, const std::string& file) { return sound(check_map(text, file)); }

} // namespace mappa::data
