#include "command/print.h"

#include "command/files.h"
#include "command/named_map.h"
#include "command/options.h"
#include "data/library.h"
#include "print/error.h"
#include "print/fonts.h"
#include "print/map_pdf.h"
#include "print/tiles_pdf.h"
#include "server/page.h"

#include <fmt/format.h>
#include <iostream>
#include <memory>

namespace mappa::command {
namespace {

constexpr double MOST_OVERLAP = 60; // less than half of what the smallest paper shows

struct PrintOptions {
  std::string id, output = "-", paper = print::PAPERS[0].name;
  std::vector<std::string> sets;
  double square = print::TILE, overlap = 10;
  bool no_backs = false;
  art::MapLook look;
  std::vector<std::filesystem::path> folders;
};

void write(const PrintOptions& options, const std::string& pdf) {
  if (options.output == "-")
    std::cout << pdf << std::flush;
  else
    write_file(options.output, pdf);
}

void print_map(const PrintOptions& options) {
  const data::Library library = data::load_library(options.folders);
  const data::MapFile& file = named_map(library, options.id);
  const print::Fonts lent(server::page_fonts(server::page_files()));
  write(options, print::map_pdf(file, {.square = options.square,
                                       .paper = print::paper_named(options.paper),
                                       .overlap = options.overlap,
                                       .look = options.look}));
}

void print_tiles(const PrintOptions& options) {
  const data::Library library = data::load_library(options.folders);
  std::vector<const TileSet*> sets;
  for (const std::string& name : options.sets) {
    sets.push_back(library.set(name));
    if (!sets.back())
      throw data::DataError(fmt::format("there is no tile set \"{}\"; `mappa tiles list` names them", name));
  }
  write(options, print::tiles_pdf(sets, {.size = options.square,
                                         .paper = *print::paper_named(options.paper),
                                         .backs = !options.no_backs}));
}

std::vector<std::string> paper_names() {
  std::vector<std::string> names;
  for (const print::Paper& paper : print::PAPERS) names.emplace_back(paper.name);
  return names;
}

// What both have.
void add_print_options(CLI::App& command, PrintOptions& options, const std::vector<std::string>& papers) {
  command.add_option("-o,--output", options.output, "Where to write, by default standard output (-)")
      ->type_name("FILE");
  command.add_option("--square", options.square, "Millimetres of a square's side; printed tiles have 45")
      ->type_name("MM")
      ->capture_default_str()
      ->check(CLI::Range(print::LEAST_SQUARE, print::MOST_SQUARE));
  command.add_option("--paper", options.paper, fmt::format("One of {}", fmt::join(papers, ", ")))
      ->type_name("NAME")
      ->capture_default_str()
      ->check(CLI::IsMember(papers).description(""));
  add_data_option(command, options.folders);
}

} // namespace

void add_map_print(CLI::App& map_command) {
  auto* command = map_command.add_subcommand("print", "A map as PDF, to lay real tiles on");
  const auto options = std::make_shared<PrintOptions>();
  command->add_option("ID", options->id, "The map's id")->type_name("")->required();
  std::vector<std::string> papers = paper_names();
  papers.emplace_back(print::ONE_SHEET);
  add_print_options(*command, *options, papers);
  command->add_option("--overlap", options->overlap, "Millimetres that neighbouring sheets share")
      ->type_name("MM")
      ->capture_default_str()
      ->check(CLI::Range(0.0, MOST_OVERLAP));
  add_language_option(*command, options->look.language, "Of the names");
  command->add_flag("--chips", options->look.with_chips,
                    "With what is printed for the map's chips, and the chips to cut out");
  command->footer("\nExamples:\n  mappa map print france --chips -o france.pdf\n"
                  "  mappa map print iberia --paper one --language es -o iberia.pdf");
  command->callback([options] { print_map(*options); });
}

void add_tiles_print(CLI::App& tiles_command) {
  auto* command = tiles_command.add_subcommand("print", "Tiles as PDF, to cut out");
  const auto options = std::make_shared<PrintOptions>();
  command->add_option("SET", options->sets, "Tile sets")->type_name("")->required();
  add_print_options(*command, *options, paper_names());
  command->add_flag("--no-backs", options->no_backs, "Without the pages between with the tiles' backs");
  command->footer("\nExample:\n  mappa tiles print postman -o postman.pdf");
  command->callback([options] { print_tiles(*options); });
}

} // namespace mappa::command
