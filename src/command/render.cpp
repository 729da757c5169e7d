// `mappa render`: boards, tiles, sheets of tiles and of states as SVG.
#include "art/sheet.h"
#include "art/states_sheet.h"
#include "art/svg.h"
#include "command/commands.h"
#include "command/files.h"
#include "command/options.h"
#include "command/scene.h"

#include <algorithm>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <iostream>
#include <memory>
#include <numeric>

namespace mappa::command {

using data::Library;
namespace {

struct RenderOptions {
  std::string game, tile, set, output = "-";
  int rot = 0;
  bool states = false, dark = false;
  std::vector<std::filesystem::path> folders;
};

// How many letters have to be changed, added or left out to make one word of another.
std::size_t distance(std::string_view a, std::string_view b) {
  std::vector<std::size_t> row(b.size() + 1);
  std::iota(row.begin(), row.end(), 0u);
  for (std::size_t i = 0; i < a.size(); ++i) {
    std::size_t corner = i;
    row[0] = i + 1;
    for (std::size_t k = 0; k < b.size(); ++k) {
      const std::size_t changed = corner + (a[i] != b[k]);
      corner = row[k + 1];
      row[k + 1] = std::min({changed, row[k] + 1, corner + 1});
    }
  }
  return row.back();
}

// The few names that are most like a wrong one.
std::string nearest(const std::string& wrong, std::vector<std::string> names) {
  constexpr std::size_t SHOWN = 4;
  std::sort(names.begin(), names.end()); // sets may share tiles
  names.erase(std::unique(names.begin(), names.end()), names.end());
  std::ranges::stable_sort(names, {}, [&](const std::string& name) { return distance(wrong, name); });
  names.resize(std::min(names.size(), SHOWN));
  return fmt::format("{}", fmt::join(names, ", "));
}

std::string tile_picture(const RenderOptions& options, const Library& library) {
  const Tile* tile = library.tile(options.tile);
  if (!tile) {
    std::vector<std::string> ids;
    for (const auto& [name, entry] : library.sets)
      for (const Tile& other : entry.set.tiles) ids.push_back(other.id);
    throw data::DataError(
        fmt::format("no tile has the id \"{}\"; near to it: {}", options.tile, nearest(options.tile, ids)));
  }
  return art::document({}, 100, 100, 4, art::framed(art::draw_tile(*tile, {.rot = options.rot}), {}));
}

const TileSet& tile_set(const std::string& wanted, const Library& library) {
  if (const TileSet* set = library.set(wanted)) return *set;
  std::vector<std::string> names;
  for (const auto& [name, entry] : library.sets) names.push_back(name);
  throw data::DataError(
      fmt::format("there is no tile set \"{}\"; near to it: {}", wanted, nearest(wanted, names)));
}

std::string board(const RenderOptions& options, art::Theme theme, const Library& library) {
  const notation::Game game = load_game_file(options.game, library);
  art::Scene scene = scene_of(game, library, Tongue(data::Language::En));
  scene.map_look.theme = theme;
  return art::draw_board(scene);
}

std::string picture(const RenderOptions& options, const Library& library) {
  const art::Theme theme = options.dark ? art::Theme::Dark : art::Theme::Light;
  if (!options.tile.empty()) return tile_picture(options, library);
  if (!options.set.empty()) return art::draw_sheet(tile_set(options.set, library));
  if (options.states) return art::draw_states_sheet(tile_set("base", library), theme);
  return board(options, theme, library);
}

void render(const RenderOptions& options) {
  const std::string svg = picture(options, data::load_library(options.folders));
  if (options.output == "-")
    std::cout << svg << std::flush;
  else
    write_file(options.output, svg);
}

} // namespace

void add_render(CLI::App& app) {
  auto* command = app.add_subcommand("render", "Draw a board, a tile or a tile set as SVG");
  const auto options = std::make_shared<RenderOptions>();
  auto* what = command->add_option_group("what", "One of these");
  what->add_option("GAME", options->game, "A saved game, whose board is drawn")->type_name("");
  auto* tile = what->add_option("--tile", options->tile, "One tile, by its id")->type_name("ID");
  auto* set = what->add_option("--set", options->set, "All tiles of a set")->type_name("NAME");
  what->add_flag("--states", options->states, "The states of squares, features and figures in a game");
  what->require_option(1);
  command->add_option("--rot", options->rot, "The tile turned so many quarters clockwise")
      ->type_name("R")
      ->check(CLI::Range(0, 3))
      ->needs(tile);
  command->add_flag("--dark", options->dark, "The board, or the states, as by night")
      ->excludes(tile)
      ->excludes(set);
  command->add_option("-o,--output", options->output, "Where to write, by default standard output (-)")
      ->type_name("FILE");
  add_data_option(*command, options->folders);
  command->footer("\nExamples:\n  mappa render game.json -o board.svg\n  mappa render --tile base/RCr --rot "
                  "1 -o tile.svg\n"
                  "  mappa render --set base -o base.svg");
  command->callback([options] { render(*options); });
}

} // namespace mappa::command
