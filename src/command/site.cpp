// `mappa site`: the page as a folder of plain files, to be put on any web host.
#include "command/commands.h"
#include "command/files.h"
#include "server/page_folder.h"
#include "server/preview.h"

#include <algorithm>
#include <fmt/format.h>
#include <memory>

namespace mappa::command {

namespace {

using server::PageFile;

struct SiteOptions {
  std::string folder, page, address;
};

// Without a server there is only the browser to play in.
void check_program(const std::vector<PageFile>& files) {
  const auto is_program = [](const PageFile& file) { return file.path.ends_with(".wasm"); };
  if (std::none_of(files.begin(), files.end(), is_program))
    throw std::runtime_error("this page was built without the game for the browser; `./test wasm` builds it, "
                             "then build the program again");
}

void write_site(const SiteOptions& options) {
  std::optional<server::PageFolder> other;
  if (!options.page.empty()) other.emplace(options.page);
  const std::vector<PageFile>& files = other ? other->files() : server::page_files();
  check_program(files);
  for (const PageFile& file : files) {
    const auto place = std::filesystem::path(options.folder) / file.path.substr(1);
    std::filesystem::create_directories(place.parent_path());
    const bool page = file.path == "/index.html";
    write_file(place, page ? server::with_address(file.bytes, options.address) : std::string(file.bytes));
  }
  fmt::print("{} files in {}\n", files.size(), options.folder);
}

} // namespace

void add_site(CLI::App& app) {
  auto* site_app = app.add_subcommand(
      "site", "Write the page as a folder for any web host: games on one device, without a server");
  const auto options = std::make_shared<SiteOptions>();
  site_app->add_option("DIR", options->folder, "The folder; what is in the way is replaced")->required();
  site_app->add_option("--address", options->address, "Where it will be, https://...: for previews of links");
  site_app->add_option("--page", options->page, "Folder with the files of another page [the program's own]")
      ->check(CLI::ExistingDirectory);
  site_app->callback([options] { write_site(*options); });
}

} // namespace mappa::command
