#include "command/map_render.h"

#include "art/map.h"
#include "command/files.h"
#include "command/named_map.h"
#include "command/options.h"
#include "data/library.h"

#include <iostream>
#include <memory>

namespace mappa::command {
namespace {

struct MapRenderOptions {
  std::string id, output = "-";
  bool dark = false;
  art::MapLook look;
  std::vector<std::filesystem::path> folders;
};

void render(const MapRenderOptions& options) {
  const data::Library library = data::load_library(options.folders);
  const data::MapFile& file = named_map(library, options.id);
  art::MapLook look = options.look;
  look.theme = options.dark ? art::Theme::Dark : art::Theme::Light;
  const std::string svg = art::draw_map(file, look);
  if (options.output == "-")
    std::cout << svg << std::flush;
  else
    write_file(options.output, svg);
}

} // namespace

void add_map_render(CLI::App& map_command) {
  auto* command = map_command.add_subcommand("render", "Draw a map as SVG");
  const auto options = std::make_shared<MapRenderOptions>();
  command->add_option("ID", options->id, "The map's id")->type_name("")->required();
  command->add_option("-o,--output", options->output, "Where to write, by default standard output (-)")
      ->type_name("FILE");
  command->add_flag("--dark", options->dark, "As by night");
  add_language_option(*command, options->look.language, "Of the names");
  command->add_flag("--chips", options->look.with_chips, "With what is printed for the map's chips");
  add_data_option(*command, options->folders);
  command->footer("\nExample:\n  mappa map render france --language de --chips -o france.svg");
  command->callback([options] { render(*options); });
}

} // namespace mappa::command
