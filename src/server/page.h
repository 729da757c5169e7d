// The files of the page, which are part of the program.
#pragma once

#include <string_view>
#include <vector>

namespace mappa::server {

struct PageFile {
  std::string_view path; // "/index.html"
  const char* type;
  std::string_view bytes;
  std::string_view gzip; // the same, compressed; empty where that gains nothing
};

const std::vector<PageFile>& page_files();
const PageFile* page_file(std::string_view path); // null: there is none

// The files of the letters that drawings name.
inline std::vector<std::string_view> page_fonts(const std::vector<PageFile>& files) {
  std::vector<std::string_view> fonts;
  for (const PageFile& file : files)
    if (file.path.ends_with(".woff2")) fonts.push_back(file.bytes);
  return fonts;
}

} // namespace mappa::server
