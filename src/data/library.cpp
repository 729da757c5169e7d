#include "data/library.h"

#include "data/json.h"
#include "data/tile_file.h"
#include <algorithm>
#include <cstdlib>
#include <dlfcn.h>
#include <fmt/format.h>
#include <mutex>
#include <optional>
#include <system_error>
#include <tuple>

namespace mappa::data {
namespace fs = std::filesystem;
namespace {

std::vector<fs::path> json_files(const fs::path& folder) {
  std::vector<fs::path> files;
  std::error_code error;
  fs::directory_iterator entry(folder, error);
  for (; !error && entry != fs::directory_iterator(); entry.increment(error))
    if (entry->path().extension() == ".json") files.push_back(entry->path());
  if (error) throw DataError(fmt::format("{}: cannot be read: {}", folder.string(), error.message()));
  std::sort(files.begin(), files.end());
  return files;
}

bool same(const Feature& a, const Feature& b) {
  return std::tie(a.kind, a.sides, a.ports, a.cities, a.coats, a.inn, a.cathedral, a.goods) ==
         std::tie(b.kind, b.sides, b.ports, b.cities, b.coats, b.inn, b.cathedral, b.goods);
}

// A set that replaces another one has tiles of that one's ids: one id must stay one tile.
void check_shared_ids(const Library& library, const TileSet& set, const fs::path& file) {
  for (const Tile& tile : set.tiles) {
    const Tile* other = library.tile(tile.id);
    if (other && !std::equal(tile.features.begin(), tile.features.end(), other->features.begin(),
                             other->features.end(), same))
      throw DataError(
          fmt::format("{}: tile {}: another set has a different tile of this id", file.string(), tile.id));
  }
}

// A folder may well bring along what is known.
bool is_copy(const fs::path& file, const fs::path& known) { return read_text(file) == read_text(known); }

void add_tile_sets(Library& library, const fs::path& folder) {
  for (const fs::path& file : json_files(folder)) {
    TileSet set = read_tile_set(file);
    check_shared_ids(library, set, file);
    const std::string name = set.name;
    const auto [place, added] = library.sets.try_emplace(name, Library::Entry{std::move(set), file});
    if (!added && !is_copy(file, place->second.file))
      throw DataError(fmt::format("{}: there is a tile set {} already, in {}", file.string(), name,
                                  place->second.file.string()));
  }
}

// A map's id is its file's name.
void add_maps(Library& library, const fs::path& folder, bool read_now) {
  for (const fs::path& file : json_files(folder)) {
    const std::string id = file.stem().string();
    const LibraryMap map([file] { return read_map(file); });
    if (read_now) static_cast<void>(*map);
    const auto [place, added] = library.maps.try_emplace(id, map);
    if (!added && !is_copy(file, place->second->file))
      throw DataError(fmt::format("{}: there is a map {} already, in {}", file.string(), id,
                                  place->second->file.string()));
  }
}

void add_folder(Library& library, const fs::path& folder, bool read_now) {
  std::error_code error;
  if (!fs::is_directory(folder, error)) throw DataError(folder.string() + ": no such folder");
  const bool tiles = fs::is_directory(folder / "tiles", error);
  const bool maps = fs::is_directory(folder / "maps", error);
  if (!tiles && !maps) throw DataError(folder.string() + ": has neither a folder tiles nor a folder maps");
  if (tiles) add_tile_sets(library, folder / "tiles");
  if (maps) add_maps(library, folder / "maps", read_now);
}

// The program, or the shared library, that this is a part of.
fs::path own_file() {
  std::error_code error;
  Dl_info info;
  if (dladdr(reinterpret_cast<const void*>(&own_file), &info) && info.dli_fname &&
      fs::path(info.dli_fname).filename().string().find(".so") != std::string::npos)
    return fs::canonical(info.dli_fname, error);
  return fs::read_symlink("/proc/self/exe", error);
}

} // namespace

struct LibraryMap::Shelf {
  std::mutex mutex;
  std::function<MapFile()> read;
  std::optional<MapFile> map;
};

LibraryMap::LibraryMap(MapFile map) : shelf_(std::make_shared<Shelf>()) { shelf_->map = std::move(map); }

LibraryMap::LibraryMap(std::function<MapFile()> read) : shelf_(std::make_shared<Shelf>()) {
  shelf_->read = std::move(read);
}

const MapFile& LibraryMap::operator*() const {
  const std::lock_guard lock(shelf_->mutex);
  if (!shelf_->map) shelf_->map = shelf_->read();
  return *shelf_->map;
}

const TileSet* Library::set(std::string_view name) const {
  const auto found = sets.find(name);
  return found == sets.end() ? nullptr : &found->second.set;
}

const Tile* Library::tile(std::string_view id) const {
  for (const auto& [name, entry] : sets)
    for (const Tile& tile : entry.set.tiles)
      if (tile.id == id) return &tile;
  return nullptr;
}

const MapFile* Library::map(std::string_view id) const {
  const auto found = maps.find(id);
  return found == maps.end() ? nullptr : &*found->second;
}

fs::path data_folder() {
  if (const char* chosen = std::getenv("MAPPA_DATA"); chosen && *chosen) return chosen;
  const fs::path own = own_file();
  std::error_code error;
  for (fs::path folder = own.parent_path(); folder != folder.parent_path(); folder = folder.parent_path())
    for (const char* name : {"share/mappa", "data"})
      if (fs::exists(folder / name / "tiles" / "base.json", error)) return folder / name;
  throw DataError(
      fmt::format("the tile sets and maps lie neither in share/mappa nor in data beside {} or above it: "
                  "name their folder in MAPPA_DATA",
                  own.string()));
}

Library load_library(const std::vector<fs::path>& extra) {
  Library library;
  add_folder(library, data_folder(), false);
  for (const fs::path& folder : extra) add_folder(library, folder, true);
  return library;
}

} // namespace mappa::data
