#include "notation/map.h"

namespace mappa::notation {

using data::MapFile;
namespace {

constexpr std::string_view GROUND_LETTERS = ".#o*@~i"; // in the order of Ground

Json to_json(At at) { return {at.x, at.y}; }
Json to_json(data::Spot spot) { return {spot.x, spot.y}; }

Json to_json(const SideAt& side) {
  return {{"at", to_json(side.at)}, {"side", SIDE_NAME[static_cast<std::size_t>(side.side)]}};
}

template <typename Value>
Json to_json(const std::vector<Value>& values) {
  Json list = Json::array();
  for (const Value& value : values) list.push_back(to_json(value));
  return list;
}

Json in_all_languages(const data::Name& name) {
  Json out;
  for (const char* language : data::LANGUAGE_NAME) out[language] = name.in(*data::language_named(language));
  return out;
}

Json to_json(const data::Name& name) {
  return name.same_everywhere() ? Json(name.english()) : in_all_languages(name);
}

// Where a place is not called as its id says, its name is given by languages.
Json place_name(const std::string& id, const data::Name& name) {
  return name.same_everywhere() && name.english() == id ? Json(id) : in_all_languages(name);
}

const char* colour_name(Colour colour) { return COLOUR_NAME[static_cast<std::size_t>(colour)]; }

// `one` makes the JSON of each entry from its index.
template <typename One>
Json list_of(std::size_t count, One one) {
  Json list = Json::array();
  for (std::size_t i = 0; i < count; ++i) list.push_back(one(i));
  return list;
}

Json rows(const Map& map) {
  Json list = Json::array();
  for (int y = 0; y < map.height; ++y) {
    std::string row;
    for (int x = 0; x < map.width; ++x) row += GROUND_LETTERS[static_cast<std::size_t>(map.at(x, y))];
    list.push_back(row);
  }
  return list;
}

Json towns(const MapFile& file) {
  return list_of(file.map.towns.size(), [&](std::size_t i) {
    const Town& town = file.map.towns[i];
    const data::PlacePicture& picture = file.picture.towns[i];
    Json out{{"id", town.id},
             {"name", place_name(town.id, picture.name)},
             {"at", to_json(town.at)},
             {"pos", to_json(picture.pos)}};
    if (town.grape) out["grape"] = colour_name(*town.grape);
    return out;
  });
}

Json starts(const Map& map) {
  return list_of(map.starts.size(), [&](std::size_t i) {
    return Json{{"id", map.starts[i]}, {"at", to_json(map.town(map.starts[i])->at)}};
  });
}

Json large_cities(const MapFile& file) {
  return list_of(file.map.large_cities.size(), [&](std::size_t i) {
    const LargeCity& city = file.map.large_cities[i];
    const data::PlacePicture& picture = file.picture.large_cities[i];
    return Json{{"id", city.id},
                {"name", place_name(city.id, picture.name)},
                {"squares", to_json(city.squares)},
                {"open", to_json(city.open)},
                {"coats", city.coats},
                {"pos", to_json(picture.pos)}};
  });
}

Json borders(const MapFile& file) {
  return list_of(file.map.borders.size(), [&](std::size_t i) {
    const Border& border = file.map.borders[i];
    const data::BorderPicture& picture = file.picture.borders[i];
    Json out = to_json(border.where);
    out["kind"] = KIND_NAME[static_cast<std::size_t>(border.kind)];
    out["coats"] = border.coats;
    out["to"] = to_json(picture.to);
    if (!picture.place.empty()) out["place"] = to_json(picture.place);
    return out;
  });
}

Json ferries(const MapFile& file) {
  return list_of(file.map.ferries.size(), [&](std::size_t i) {
    const Ferry& ferry = file.map.ferries[i];
    const data::FerryPicture& picture = file.picture.ferries[i];
    Json out{{"name", to_json(picture.name)},
             {"coats", ferry.coats},
             {"ends", {to_json(ferry.ends[0]), to_json(ferry.ends[1])}}};
    if (!picture.path.empty()) out["path"] = to_json(picture.path);
    return out;
  });
}

Json islands(const MapFile& file) {
  Json list = list_of(file.map.islands.size(), [&](std::size_t i) {
    const Island& island = file.map.islands[i];
    return Json{
        {"name", to_json(file.picture.islands[i])}, {"at", to_json(island.at)}, {"coats", island.coats}};
  });
  for (const data::StackIsland& island : file.picture.stack_islands)
    list.push_back({{"name", to_json(island.name)},
                    {"colour", colour_name(island.colour)},
                    {"stacks", {to_json(island.stacks[0]), to_json(island.stacks[1])}},
                    {"ring", to_json(island.ring)}});
  return list;
}

Json waves(const data::MapPicture& picture) {
  return list_of(picture.waves.size(), [&](std::size_t i) {
    return Json{{"name", to_json(picture.waves[i].name)}, {"at", to_json(picture.waves[i].at)}};
  });
}

// Only maps that have them.
void add_extras(const MapFile& file, Json& out) {
  const Map& map = file.map;
  if (!file.picture.waves.empty()) out["waves"] = waves(file.picture);
  if (Json list = islands(file); !list.empty()) out["islands"] = std::move(list);
  if (map.chip_rules != ChipRules::None)
    out["chips"] = {{"rules", CHIP_RULES_NAME[static_cast<std::size_t>(map.chip_rules)]},
                    {"laid", map.chips_laid}};
  if (const auto& isle = file.picture.isle_of_man)
    out["isle_of_man"] = {{"name", to_json(isle->name)}, {"at", to_json(isle->pos)}};
  for (std::size_t c = 0; c < COLOURS; ++c) {
    if (!map.chip_squares[c].empty()) out["chip_squares"][COLOUR_NAME[c]] = to_json(map.chip_squares[c]);
    if (map.tracks[c]) out["tracks"][COLOUR_NAME[c]] = {map.tracks[c]->first, map.tracks[c]->last};
  }
}

void add_land(const data::MapPicture& picture, Json& out) {
  const data::Frame& frame = picture.frame;
  out["frame"] = {frame.left, frame.top, frame.right, frame.bottom};
  out["outline"] = to_json(picture.outline);
  out["inner_borders"] = to_json(picture.inner_borders);
  out["lakes"] = list_of(picture.lakes.size(), [&](std::size_t i) {
    const data::LakePicture& lake = picture.lakes[i];
    return Json{{"name", to_json(lake.name)}, {"ring", to_json(lake.ring)}};
  });
  if (!picture.rivers.empty())
    out["rivers"] = list_of(picture.rivers.size(), [&](std::size_t i) {
      const data::RiverPicture& river = picture.rivers[i];
      return Json{{"name", to_json(river.name)}, {"path", to_json(river.path)}};
    });
  if (!picture.peaks.empty())
    out["peaks"] = list_of(picture.peaks.size(), [&](std::size_t i) {
      const data::PlacePicture& peak = picture.peaks[i];
      return Json{{"name", to_json(peak.name)}, {"at", to_json(peak.pos)}};
    });
  out["neighbours"] = list_of(picture.neighbours.size(), [&](std::size_t i) {
    const data::NeighbourPicture& land = picture.neighbours[i];
    return Json{{"name", to_json(land.name)}, {"label", to_json(land.label)}, {"rings", to_json(land.rings)}};
  });
}

} // namespace

Json map_json(const MapFile& file) {
  const Map& map = file.map;
  Json out{{"format", "mappa-map"},
           {"version", 1},
           {"id", map.id},
           {"name", in_all_languages(file.picture.name)},
           {"recommended_tiles", {map.least_tiles, map.most_tiles}},
           {"width", map.width},
           {"height", map.height},
           {"rows", rows(map)},
           {"towns", towns(file)},
           {"starts", starts(map)},
           {"starts_used", map.starts_used},
           {"large_cities", large_cities(file)},
           {"borders", borders(file)},
           {"ferries", ferries(file)}};
  if (!file.picture.region.empty()) out["region"] = file.picture.region;
  add_extras(file, out);
  add_land(file.picture, out);
  return out;
}

} // namespace mappa::notation
