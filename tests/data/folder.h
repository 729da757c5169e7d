// A folder for the files of one test, gone with it.
#pragma once

#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <stdexcept>
#include <stdlib.h>
#include <string>
#include <string_view>

namespace mappa {

struct Folder {
  std::filesystem::path path;

  Folder() {
    std::string name = testing::TempDir() + "mappa-XXXXXX";
    if (!mkdtemp(name.data())) throw std::runtime_error("no folder for the test");
    path = name;
  }
  ~Folder() {
    std::error_code error;
    std::filesystem::remove_all(path, error);
  }
  Folder(const Folder&) = delete;
  Folder& operator=(const Folder&) = delete;

  // Writes a file, with the folders on its way.
  std::filesystem::path write(const std::string& name, std::string_view text) const {
    const auto file = path / name;
    std::filesystem::create_directories(file.parent_path());
    std::ofstream(file, std::ios::binary) << text;
    return file;
  }
};

} // namespace mappa
