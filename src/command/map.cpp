// `mappa map`: checking, listing, describing, drawing and making maps.
#include "command/commands.h"
#include "command/map_make.h"
#include "command/map_render.h"
#include "command/named_map.h"
#include "command/options.h"
#include "command/print.h"
#include "data/library.h"
#include "data/map_board.h"
#include "data/map_check.h"
#include "data/tile_file.h"
#include "game/sheet.h"
#include <algorithm>
#include <fmt/format.h>
#include <memory>

namespace mappa::command {

using data::MapFile;
using data::side_name;
using data::tile_squares;
namespace {

struct MapOptions {
  std::vector<std::filesystem::path> files;
  std::vector<std::filesystem::path> folders;
  std::string id;
};

struct Sets {
  std::vector<TileSet> recommended;
  TileSet postman; // P1: played with them
};

Sets recommended_sets() {
  const auto read = [](const std::string& name) {
    return data::read_tile_set(data::data_folder() / "tiles" / (name + ".json"));
  };
  Sets sets{{}, read("postman")};
  for (const char* name : RECOMMENDED_SETS) sets.recommended.push_back(read(name));
  return sets;
}

std::vector<std::string> find_faults(const std::filesystem::path& file, const Sets& sets, Map& map) {
  data::CheckedMap checked = data::check_map_file(file);
  map = std::move(checked.map.map);
  if (!checked.faults.empty()) return checked.faults;
  std::vector<const TileSet*> pointers;
  const data::Place place(checked.faults, file.string());
  for (const TileSet& set : sets.recommended) pointers.push_back(&set);
  data::check_tiles_fit(map, pointers, place);
  pointers.push_back(&sets.postman);
  data::check_room_for_tiles(map, pointers, place);
  return checked.faults;
}

void check(const MapOptions& options) {
  const Sets sets = recommended_sets();
  bool sound = true;
  for (const auto& file : options.files) {
    Map map;
    const auto faults = find_faults(file, sets, map);
    for (const std::string& fault : faults) fmt::print("{}\n", fault);
    if (faults.empty())
      fmt::print("{}: {} squares, {} large cities, {} borders, {} ferries: fine\n", file.string(),
                 tile_squares(map), map.large_cities.size(), map.borders.size(), map.ferries.size());
    sound = sound && faults.empty();
  }
  if (!sound) throw CLI::RuntimeError(FAILED);
}

void list(const MapOptions& options) {
  const data::Library library = data::load_library(options.folders);
  for (const auto& [id, file] : library.maps)
    fmt::print("{:<28} {:>2} x {:>2}  {:>4} squares {:>4} to {:>4} tiles  {}\n", id, file->map.width,
               file->map.height, tile_squares(file->map), file->map.least_tiles, file->map.most_tiles,
               file->picture.name.english());
}

struct Letter { // of the rows, in the order of Ground
  char letter;
  const char* meaning;
};
constexpr std::array<Letter, 7> LETTERS{{{'.', "outside"},
                                         {'#', "square"},
                                         {'o', "town"},
                                         {'*', "start, a town too"},
                                         {'@', "large city"},
                                         {'~', "wave"},
                                         {'i', "island"}}};

void show_grid(const Map& map) {
  fmt::print("   ");
  for (int x = 0; x < map.width; ++x) fmt::print("{:>3}", x);
  for (int y = 0; y < map.height; ++y) {
    fmt::print("\n{:>3}", y);
    for (int x = 0; x < map.width; ++x)
      fmt::print("{:>3}", LETTERS[static_cast<std::size_t>(map.at(x, y))].letter);
  }
  fmt::print("\n\n");
  for (std::size_t i = 1; i < LETTERS.size(); ++i)
    if (std::find(map.squares.begin(), map.squares.end(), static_cast<Ground>(i)) != map.squares.end())
      fmt::print("  {} {}\n", LETTERS[i].letter, LETTERS[i].meaning);
}

const char* colour_name(std::size_t colour) { return COLOUR_NAME[colour]; }
const char* colour_name(Colour colour) { return colour_name(static_cast<std::size_t>(colour)); }

std::string coats_text(int coats) { return coats == 0 ? "" : fmt::format(", coats of arms: {}", coats); }

std::string squares_text(const std::vector<At>& squares) {
  std::string text;
  for (const At at : squares) text += (text.empty() ? "" : " ") + data::square_name(at);
  return text;
}

// Setups know places by their ids; the English name helps where it differs.
std::string place_text(const std::string& id, const data::Name& name) {
  return name.english() == id ? id : fmt::format("{} ({})", id, name.english());
}

// Nothing under a heading, no heading.
void show_lines(const char* heading, const std::vector<std::string>& lines) {
  if (lines.empty()) return;
  fmt::print("\n{}\n", heading);
  for (const std::string& line : lines) fmt::print("  {}\n", line);
}

std::vector<std::string> town_lines(const MapFile& file) {
  std::vector<std::string> lines;
  for (std::size_t i = 0; i < file.map.towns.size(); ++i) {
    const Town& town = file.map.towns[i];
    lines.push_back(
        fmt::format("{} {}", data::square_name(town.at), place_text(town.id, file.picture.towns[i].name)));
    if (town.grape) lines.back() += fmt::format(", {} grape", colour_name(*town.grape));
  }
  return lines;
}

// "N E of [6,4], S of [7,4]"
std::string open_text(const LargeCity& city) {
  std::vector<std::string> parts;
  for (const At at : city.squares) {
    std::string sides;
    for (const SideAt& side : city.open)
      if (side.at == at) sides += SIDE_NAME[static_cast<std::size_t>(side.side)] + std::string(" ");
    if (!sides.empty()) parts.push_back(fmt::format("{}of {}", sides, data::square_name(at)));
  }
  return fmt::format("{}", fmt::join(parts, ", "));
}

std::vector<std::string> city_lines(const MapFile& file) {
  std::vector<std::string> lines;
  for (std::size_t i = 0; i < file.map.large_cities.size(); ++i) {
    const LargeCity& city = file.map.large_cities[i];
    lines.push_back(fmt::format("{}{}, open at {}", place_text(city.id, file.picture.large_cities[i].name),
                                coats_text(city.coats), open_text(city)));
  }
  return lines;
}

std::vector<std::string> border_lines(const MapFile& file) {
  std::vector<std::string> lines;
  for (std::size_t i = 0; i < file.map.borders.size(); ++i) {
    const Border& border = file.map.borders[i];
    const data::BorderPicture& picture = file.picture.borders[i];
    lines.push_back(fmt::format("{}: {} to {}{}{}", side_name(border.where),
                                border.kind == Kind::Road ? "road" : "city", picture.to.english(),
                                picture.place.empty() ? "" : fmt::format(" ({})", picture.place.english()),
                                coats_text(border.coats)));
  }
  return lines;
}

std::vector<std::string> ferry_lines(const MapFile& file) {
  std::vector<std::string> lines;
  for (std::size_t i = 0; i < file.map.ferries.size(); ++i) {
    const Ferry& ferry = file.map.ferries[i];
    lines.push_back(fmt::format("{}: from {} to {}{}", file.picture.ferries[i].name.english(),
                                side_name(ferry.ends[0]), side_name(ferry.ends[1]), coats_text(ferry.coats)));
  }
  return lines;
}

std::vector<std::string> island_lines(const MapFile& file) {
  std::vector<std::string> lines;
  for (std::size_t i = 0; i < file.map.islands.size(); ++i)
    lines.push_back(fmt::format("{} {}{}", data::square_name(file.map.islands[i].at),
                                file.picture.islands[i].english(), coats_text(file.map.islands[i].coats)));
  for (const data::StackIsland& island : file.picture.stack_islands)
    lines.push_back(fmt::format("off the board: {}, {}, {} stacks of tiles", island.name.english(),
                                colour_name(island.colour), island.stacks.size()));
  return lines;
}

std::vector<std::string> chip_lines(const MapFile& file) {
  const Map& map = file.map;
  std::vector<std::string> lines;
  if (map.chip_rules != ChipRules::None)
    lines.push_back(fmt::format("rules: {}, {} chips are laid",
                                CHIP_RULES_NAME[static_cast<std::size_t>(map.chip_rules)], map.chips_laid));
  for (std::size_t c = 0; c < COLOURS; ++c)
    if (!map.chip_squares[c].empty())
      lines.push_back(fmt::format("{} on {}", colour_name(c), squares_text(map.chip_squares[c])));
  for (std::size_t c = 0; c < COLOURS; ++c)
    if (map.tracks[c])
      lines.push_back(
          fmt::format("{} tracks: {} to {}", colour_name(c), map.tracks[c]->first, map.tracks[c]->last));
  return lines;
}

void show(const MapOptions& options) {
  const data::Library library = data::load_library(options.folders);
  const MapFile& file = named_map(library, options.id);
  const Map& map = file.map;
  fmt::print("{}: {}, {} squares for tiles, {} to {} tiles recommended\n\n", map.id,
             file.picture.name.english(), tile_squares(map), map.least_tiles, map.most_tiles);
  show_grid(map);
  fmt::print("\nStarts: {} of {}\n", map.starts_used, fmt::join(map.starts, ", "));
  show_lines("Towns", town_lines(file));
  show_lines("Large cities", city_lines(file));
  show_lines("Borders", border_lines(file));
  show_lines("Ferries", ferry_lines(file));
  show_lines("Islands", island_lines(file));
  show_lines("Chips", chip_lines(file));
}

} // namespace

void add_map(CLI::App& app) {
  auto* maps = app.add_subcommand("map", "Check, list, describe, draw and make maps");
  maps->require_subcommand(1);
  maps->footer("\nExamples:\n  mappa map list --data my_folder\n  mappa map show france\n"
               "  mappa map check my_folder/maps/mine.json");
  const auto options = std::make_shared<MapOptions>();

  auto* checks = maps->add_subcommand("check", "Print every fault of map files");
  checks->add_option("FILE", options->files, "Map files")->type_name("")->required();
  checks->footer("\nExample:\n  mappa map check my_folder/maps/*.json\n\nExit code 1 if there is any fault.");
  checks->callback([options] { check(*options); });

  auto* lists = maps->add_subcommand("list", "List the maps");
  add_data_option(*lists, options->folders);
  lists->footer("\nExample:\n  mappa map list --data my_folder");
  lists->callback([options] { list(*options); });

  auto* shows = maps->add_subcommand("show", "Say in words what is on a map");
  shows->add_option("ID", options->id, "The map's id")->type_name("")->required();
  add_data_option(*shows, options->folders);
  shows->footer("\nExample:\n  mappa map show france");
  shows->callback([options] { show(*options); });

  add_map_render(*maps);
  add_map_print(*maps);
  add_map_make(*maps);
}

} // namespace mappa::command
