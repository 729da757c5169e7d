// The fonts that drawings name, for as long as this lives; beside those of the machine.
#pragma once

#include <filesystem>
#include <string_view>
#include <vector>

namespace mappa::print {

class Fonts {
public:
  // Files of WOFF 2. Must be made before the first drawing.
  explicit Fonts(const std::vector<std::string_view>& files);
  ~Fonts();
  Fonts(const Fonts&) = delete;
  Fonts& operator=(const Fonts&) = delete;

private:
  std::filesystem::path folder_; // fontconfig reads files only
};

} // namespace mappa::print
