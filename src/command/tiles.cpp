// `mappa tiles`: checking, listing and describing tile sets.
#include "command/commands.h"
#include "command/options.h"
#include "command/print.h"
#include "data/library.h"
#include "data/tile_file.h"
#include <bit>
#include <fmt/format.h>
#include <memory>

namespace mappa::command {
namespace {

struct TilesOptions {
  std::vector<std::filesystem::path> files;
  std::vector<std::filesystem::path> folders;
  std::string id;
};

void check(const TilesOptions& options) {
  bool sound = true;
  for (const auto& file : options.files) {
    const data::CheckedSet checked = data::check_tile_file(file);
    for (const std::string& fault : checked.faults) fmt::print("{}\n", fault);
    if (checked.faults.empty())
      fmt::print("{}: {} kinds, {} tiles: fine\n", file.string(), checked.set.tiles.size(),
                 count_tiles(checked.set));
    sound = sound && checked.faults.empty();
  }
  if (!sound) throw CLI::RuntimeError(FAILED);
}

void list(const TilesOptions& options) {
  const data::Library library = data::load_library(options.folders);
  for (const auto& [name, entry] : library.sets)
    fmt::print("{:<28} {:>3} kinds {:>4} tiles  {}\n", name, entry.set.tiles.size(), count_tiles(entry.set),
               entry.set.title);
}

// The names of the bits of a mask: "N, E" or "2, 7".
std::string bits(uint32_t mask, const char* const* names = nullptr) {
  std::string text;
  for (int i = 0; mask >> i != 0; ++i)
    if (mask >> i & 1)
      text += (text.empty() ? "" : ", ") + (names ? std::string(names[i]) : std::to_string(i));
  return text;
}

std::string describe(const Feature& feature) {
  std::string text = KIND_NAME[static_cast<std::size_t>(feature.kind)];
  if (feature.sides != 0) text += " at " + bits(feature.sides, SIDE_NAME.data());
  if (feature.kind == Kind::Field)
    text += feature.ports == 0 ? " inside the tile" : " at the half sides " + bits(feature.ports);
  if (feature.cities != 0)
    text += (std::has_single_bit(feature.cities) ? ", touching the city " : ", touching the cities ") +
            bits(feature.cities);
  if (feature.coats != 0) text += fmt::format(", coats of arms: {}", feature.coats);
  if (feature.inn) text += ", with an inn";
  if (feature.cathedral) text += ", with a cathedral";
  if (feature.goods != Goods::None) text += fmt::format(", trading in {}", goods_name(feature.goods));
  return text;
}

void show(const TilesOptions& options) {
  const data::Library library = data::load_library(options.folders);
  const Tile* tile = library.tile(options.id);
  if (!tile)
    throw data::DataError(
        fmt::format("no tile has the id \"{}\"; `mappa tiles list` names the sets", options.id));
  fmt::print("{}: {} in the box{}\n", tile->id, tile->count, tile->start ? ", a start tile" : "");
  for (std::size_t i = 0; i < tile->features.size(); ++i)
    fmt::print("  {} {}\n", i, describe(tile->features[i]));
  for (const auto& link : tile->links) fmt::print("  joined on the tile: {}\n", fmt::join(link, ", "));
}

} // namespace

void add_tiles(CLI::App& app) {
  auto* tiles = app.add_subcommand("tiles", "Check, list and describe tile sets");
  tiles->require_subcommand(1);
  tiles->footer("\nExamples:\n  mappa tiles list --data my_folder\n  mappa tiles show base/RCr\n"
                "  mappa tiles check my_folder/tiles/mine.json");
  const auto options = std::make_shared<TilesOptions>();

  auto* checks = tiles->add_subcommand("check", "Print every fault of tile set files");
  checks->add_option("FILE", options->files, "Tile set files")->type_name("")->required();
  checks->footer(
      "\nExample:\n  mappa tiles check my_folder/tiles/*.json\n\nExit code 1 if there is any fault.");
  checks->callback([options] { check(*options); });

  auto* lists = tiles->add_subcommand("list", "List the tile sets");
  add_data_option(*lists, options->folders);
  lists->footer("\nExample:\n  mappa tiles list --data my_folder");
  lists->callback([options] { list(*options); });

  auto* shows = tiles->add_subcommand("show", "Say in words what is on a tile");
  shows->add_option("ID", options->id, "The tile's id")->type_name("")->required();
  add_data_option(*shows, options->folders);
  shows->footer("\nExample:\n  mappa tiles show base/RCr");
  shows->callback([options] { show(*options); });

  add_tiles_print(*tiles);
}

} // namespace mappa::command
