#include "command/map_make.h"

#include "command/commands.h"
#include "command/files.h"
#include "command/named_map.h"
#include "data/library.h"
#include "data/tile_file.h"
#include "game/sheet.h"
#include "mapmaking/maker.h"
#include "play/parallel.h"

#include <array>
#include <fmt/format.h>
#include <fstream>
#include <iostream>
#include <memory>
#include <sstream>

namespace mappa::command {
namespace {

namespace fs = std::filesystem;
using mapmaking::Made;
using mapmaking::Trial;

struct MakeOptions {
  mapmaking::Wishes wishes;
  std::string squares, within, chips, output = "-", all;
};

// Larger than what files of others may be; these are our own.
std::string read_whole(const fs::path& path) {
  std::ifstream in(path, std::ios::binary);
  std::ostringstream text;
  text << in.rdbuf();
  if (!in) throw data::DataError(fmt::format("{}: cannot be read", path.string()));
  return text.str();
}

mapmaking::Geography load_geography() {
  const fs::path folder = data::data_folder() / "geography";
  const auto read = [&](const char* name) { return read_whole(folder / name); };
  return mapmaking::read_geography({read("countries.json"), read("outlines.json"), read("places.json"),
                                    read("ports.json"), read("lakes.json"), read("rivers.json"),
                                    read("peaks.json")});
}

std::vector<TileSet> recommended_tiles() {
  std::vector<TileSet> sets;
  for (const char* name : RECOMMENDED_SETS)
    sets.push_back(data::read_tile_set(data::data_folder() / "tiles" / (std::string(name) + ".json")));
  return sets;
}

mapmaking::TileSets pointers(const std::vector<TileSet>& sets) {
  mapmaking::TileSets out;
  for (const TileSet& set : sets) out.push_back(&set);
  return out;
}

// "105..125"
void read_squares(const std::string& text, mapmaking::Wishes& wishes) {
  std::istringstream in(text);
  char dot = 0, other = 0;
  const bool fine = static_cast<bool>(in >> wishes.least_squares >> dot >> other >> wishes.most_squares) &&
                    dot == '.' && other == '.' && in.peek() == EOF;
  if (!fine)
    throw mapmaking::MakeError(fmt::format("--squares is \"{}\", not two numbers as in 105..125", text));
}

// "-125,24,-100,49"
void read_window(const std::string& text, mapmaking::Wishes& wishes) {
  std::istringstream in(text);
  mapmaking::DegreeWindow window;
  char a = 0, b = 0, c = 0;
  in >> window.west >> a >> window.south >> b >> window.east >> c >> window.north;
  if (!in || a != ',' || b != ',' || c != ',' || in.peek() != EOF)
    throw mapmaking::MakeError(fmt::format(
        "--within is \"{}\", not four numbers as in -125,31,-102,49: west,south,east,north", text));
  wishes.within = window;
}

void write_made(const MakeOptions& options, const Made& made) {
  const std::string text = mapmaking::map_text(made.file), report = mapmaking::report_text(made);
  if (options.output == "-") {
    std::cout << text << std::flush;
    std::cerr << report;
  } else {
    write_file(options.output, text);
    fmt::print("{}", report);
  }
}

std::string figures(const Trial& chance, const Trial& hard) {
  return fmt::format("{:.0f} % | {:.1f} | {:.0f} | {:.0f} % | {:.0f} % | {:.1f} | {:.0f} | {:.0f} %",
                     100 * chance.placed_share(), chance.empty, chance.points, 100 * chance.completed_share(),
                     100 * hard.placed_share(), hard.empty, hard.points, 100 * hard.completed_share());
}

constexpr std::array FIVE_MAPS{"benelux", "deutschland", "france", "great_britain", "iberia"};
constexpr const char* FIGURE_HEADS =
    "tiles placed | squares empty | points | large cities completed | hard: tiles placed | "
    "squares empty | points | large cities completed";

void show_five(const mapmaking::TileSets& sets, const mapmaking::Wishes& wishes) {
  fmt::print("# Countries as boards\n\nMade by `mappa map make --all DIR`; what the figures mean is in "
             "[maps.md](maps.md#making-a-map-from-a-country).\n\n"
             "## The five maps: the yardstick\n\n| map | squares | {} "
             "|\n|---|---|---|---|---|---|---|---|---|---|\n",
             FIGURE_HEADS);
  const data::Library library = data::load_library({});
  for (const std::string id : FIVE_MAPS) {
    const data::MapFile& file = named_map(library, id);
    fmt::print("| {} | {} | {} |\n", file.picture.name.english(),
               std::count_if(file.map.squares.begin(), file.map.squares.end(), takes_tile),
               figures(mapmaking::play_by_chance(file.map, sets, wishes.chance_games, wishes.seed),
                       mapmaking::play_hard(file.map, sets, wishes.hard_games, wishes.seed)));
  }
  std::fflush(stdout); // the rest takes minutes
}

const char* extent_word(mapmaking::Extent extent) {
  switch (extent) {
  case mapmaking::Extent::Part: return "a part";
  case mapmaking::Extent::Around: return "with neighbours";
  case mapmaking::Extent::Together: return "islands moved together";
  case mapmaking::Extent::Within: return "a window";
  default: return "whole";
  }
}

struct Row {
  std::string text;
  bool made = false, fine = false;
};

Row survey_country(const mapmaking::Geography& geography, const mapmaking::TileSets& sets,
                   mapmaking::Wishes wishes, const mapmaking::Country& country, const fs::path& folder) {
  wishes.countries = {country.code};
  wishes.id = country.code;
  try {
    const Made made = make_map(geography, sets, wishes);
    write_file((folder / (country.code + ".json")).string(), mapmaking::map_text(made.file));
    const auto& r = made.report;
    const Map& map = made.file.map;
    const std::string verdict = r.outside.empty() ? "fine" : fmt::format("{}", fmt::join(r.outside, "; "));
    return {fmt::format("| {} | {} | {} | {} | {:.0f} | {:.2f} | {} | {} | {} | {} | {} | {} |\n",
                        country.name.english(), extent_word(r.extent), r.squares, r.parts, r.kilometres,
                        r.overlap, map.large_cities.size(), map.towns.size(), map.borders.size(),
                        map.ferries.size(), figures(r.chance, r.hard), verdict),
            true, r.outside.empty()};
  } catch (const mapmaking::MakeError& error) {
    return {fmt::format("| {} | none: {} |\n", country.name.english(), error.what())};
  }
}

void survey(const MakeOptions& options, const mapmaking::Geography& geography,
            const mapmaking::TileSets& sets) {
  const fs::path folder = fs::path(options.all) / "maps";
  fs::create_directories(folder);
  show_five(sets, options.wishes);
  std::vector<const mapmaking::Country*> countries;
  for (const mapmaking::Country& country : geography.countries)
    if (country.whole) countries.push_back(&country);
  std::vector<Row> rows(countries.size());
  play::parallel_for(countries.size(), static_cast<int>(std::thread::hardware_concurrency()),
                     [&](std::size_t i) {
                       rows[i] = survey_country(geography, sets, options.wishes, *countries[i], folder);
                     });
  fmt::print("\n## All countries\n\n| country | extent | squares | parts | km | overlap | large cities | "
             "towns | borders | ferries | {} | verdict |\n"
             "|---|---|---|---|---|---|---|---|---|---|---|---|---|---|---|---|---|---|---|\n",
             FIGURE_HEADS);
  for (const Row& row : rows) fmt::print("{}", row.text);
  fmt::print("\n{} countries: {} have a board, {} of them within the range of the five maps.\n", rows.size(),
             std::count_if(rows.begin(), rows.end(), [](const Row& r) { return r.made; }),
             std::count_if(rows.begin(), rows.end(), [](const Row& r) { return r.fine; }));
}

void make(MakeOptions options) {
  if (!options.squares.empty()) read_squares(options.squares, options.wishes);
  if (!options.within.empty()) read_window(options.within, options.wishes);
  for (std::size_t i = 0; i < CHIP_RULES_NAME.size(); ++i)
    if (options.chips == CHIP_RULES_NAME[i]) options.wishes.chips = static_cast<ChipRules>(i);
  const mapmaking::Geography geography = load_geography();
  const std::vector<TileSet> tiles = recommended_tiles();
  if (!options.all.empty()) return survey(options, geography, pointers(tiles));
  if (options.output != "-") options.wishes.id = fs::path(options.output).stem().string();
  write_made(options, make_map(geography, pointers(tiles), options.wishes));
}

} // namespace

void add_map_make(CLI::App& map_command) {
  auto* command = map_command.add_subcommand("make", "Make a map from countries");
  const auto options = std::make_shared<MakeOptions>();
  auto* country = command
                      ->add_option("--country", options->wishes.countries,
                                   "Countries by their codes of three letters, as in UKR or NOR,SWE,FIN")
                      ->type_name("CODE")
                      ->delimiter(',');
  command->add_option("--squares", options->squares, "How many squares for tiles; default: 105..125")
      ->type_name("LEAST..MOST");
  command
      ->add_option("--within", options->within,
                   "Only what lies between these degrees: west and south, east and north")
      ->type_name("LON,LAT,LON,LAT");
  command->add_option("--seed", options->wishes.seed, "Another seed, another board")->capture_default_str();
  command->add_option("--chips", options->chips, "Chip rules; default: what suits the land")
      ->type_name("RULES")
      ->check(CLI::IsMember(std::vector<std::string>(CHIP_RULES_NAME.begin() + 1, CHIP_RULES_NAME.end())));
  command
      ->add_option("-o,--output", options->output,
                   "Where to write, by default standard output (-); its name is the map's id")
      ->type_name("FILE");
  auto* all =
      command
          ->add_option("--all", options->all, "Make a map of every country into DIR/maps, and print a table")
          ->type_name("DIR");
  country->excludes(all);
  command->footer(
      "\nExamples:\n  mappa map make --country UKR -o ukraine.json\n"
      "  mappa map make --country NOR,SWE,FIN,DNK --squares 110..130 --seed 7 --chips isle_of_man -o "
      "north.json\n\n"
      "The report says how the map was found and how it plays; the same seed makes the same map.");
  command->callback([options] {
    if (options->all.empty() && options->wishes.countries.empty()) throw CLI::RequiredError("--country");
    make(*options);
  });
}

} // namespace mappa::command
