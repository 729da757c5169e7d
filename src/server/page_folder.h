// The files of a page in a folder, in place of the program's own: for those who change the page.
#pragma once

#include "server/page.h"

#include <deque>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace mappa::server {

class PageFolder {
public:
  // Reads them all, once. Throws if there is no index.html.
  explicit PageFolder(const std::filesystem::path& folder);

  const std::vector<PageFile>& files() const { return files_; }
  const PageFile* find(std::string_view path) const;

private:
  const std::string& keep(std::string text) { return texts_.emplace_back(std::move(text)); }

  std::deque<std::string> texts_; // what the files' views look at
  std::vector<PageFile> files_;
};

} // namespace mappa::server
