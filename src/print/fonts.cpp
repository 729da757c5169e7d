#include "print/fonts.h"

#include "print/error.h"

#include <cstdlib>
#include <fontconfig/fontconfig.h>
#include <fstream>
#include <string>
#include <woff2/decode.h>
#include <woff2/output.h>

namespace mappa::print {
namespace fs = std::filesystem;
namespace {

// The page's fonts are packed; what sets letters wants them unpacked.
std::string unpacked(std::string_view file) {
  const auto* bytes = reinterpret_cast<const uint8_t*>(file.data());
  std::string font(woff2::ComputeWOFF2FinalSize(bytes, file.size()), '\0');
  woff2::WOFF2StringOut out(&font);
  if (!woff2::ConvertWOFF2ToTTF(bytes, file.size(), &out)) throw PrintError("a font of the page is broken");
  font.resize(out.Size());
  return font;
}

} // namespace

Fonts::Fonts(const std::vector<std::string_view>& files) {
  std::string name = (fs::temp_directory_path() / "mappa-fonts-XXXXXX").string();
  if (!mkdtemp(name.data())) throw PrintError("no folder for fonts could be made in " + name);
  folder_ = name;
  for (std::size_t i = 0; i < files.size(); ++i) {
    std::ofstream out(folder_ / (std::to_string(i) + ".ttf"), std::ios::binary);
    out << unpacked(files[i]);
    if (!out.flush()) throw PrintError("the fonts could not be written to " + name);
  }
  FcConfigAppFontAddDir(FcConfigGetCurrent(), reinterpret_cast<const FcChar8*>(folder_.c_str()));
}

Fonts::~Fonts() {
  std::error_code ignored;
  fs::remove_all(folder_, ignored);
}

} // namespace mappa::print
