#include "server/page_folder.h"

#include "server/gzip.h"

#include <fmt/format.h>
#include <fstream>
#include <iterator>
#include <map>
#include <set>
#include <stdexcept>

namespace mappa::server {

namespace {

const std::map<std::string, const char*> PAGE_TYPES{{".html", "text/html; charset=utf-8"},
                                                    {".css", "text/css; charset=utf-8"},
                                                    {".js", "text/javascript; charset=utf-8"},
                                                    {".svg", "image/svg+xml"},
                                                    {".woff2", "font/woff2"},
                                                    {".json", "application/json"},
                                                    {".png", "image/png"},
                                                    {".jpg", "image/jpeg"},
                                                    {".wasm", "application/wasm"}};
const std::set<std::string> PACKED_ALREADY{".woff2", ".png", ".jpg"};

std::string bytes_of(const std::filesystem::path& path) {
  std::ifstream file(path, std::ios::binary);
  std::string bytes(std::istreambuf_iterator<char>(file), {});
  if (!file) throw std::runtime_error(fmt::format("{} cannot be read", path.string()));
  return bytes;
}

} // namespace

PageFolder::PageFolder(const std::filesystem::path& folder) {
  std::error_code error;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(folder, error)) {
    const auto type = PAGE_TYPES.find(entry.path().extension().string());
    if (!entry.is_regular_file() || type == PAGE_TYPES.end()) continue;
    const std::string& path = keep("/" + entry.path().lexically_relative(folder).generic_string());
    const std::string& bytes = keep(bytes_of(entry.path()));
    const bool packed = PACKED_ALREADY.contains(type->first);
    files_.push_back({path, type->second, bytes, packed ? std::string_view() : keep(gzipped(bytes))});
  }
  if (!find("/index.html"))
    throw std::runtime_error(fmt::format("{} has no index.html of a page", folder.string()));
}

const PageFile* PageFolder::find(std::string_view path) const {
  for (const PageFile& file : files_)
    if (file.path == path) return &file;
  return nullptr;
}

} // namespace mappa::server
