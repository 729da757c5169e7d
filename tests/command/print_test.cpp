// `mappa map print` and `mappa tiles print`: the real program, its pages looked at and measured.
#include "command/program.h"
#include "data/map_sample.h"

#include <array>
#include <cstdio>
#include <fmt/format.h>
#include <gmock/gmock.h>
#include <memory>
#include <regex>

namespace mappa::command {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::Not;

std::string said_by(const std::string& line) {
  const std::unique_ptr<FILE, int (*)(FILE*)> pipe(popen(line.c_str(), "r"), pclose);
  std::string out;
  std::array<char, 65536> part{};
  while (const std::size_t n = fread(part.data(), 1, part.size(), pipe.get())) out.append(part.data(), n);
  return out;
}

// A page in grey, so many pixels a millimetre.
struct Scan {
  int width = 0, height = 0;
  std::string pixels;

  int at(int x, int y) const {
    return static_cast<unsigned char>(pixels[static_cast<std::size_t>(y * width + x)]);
  }
};
constexpr int PER_MM = 5, LIGHT = 220;
Scan scanned(const std::string& file, int page) {
  const std::string pgm =
      said_by(fmt::format("pdftoppm -gray -r {} -f {} -l {} '{}'", PER_MM * 25.4, page, page, file));
  Scan scan;
  int depth = 0, used = 0;
  EXPECT_EQ(sscanf(pgm.c_str(), "P5 %d %d %d%n", &scan.width, &scan.height, &depth, &used), 3);
  scan.pixels = pgm.substr(static_cast<std::size_t>(used) + 1);
  return scan;
}

// Where dark runs begin in a line of pixels.
std::vector<int> dark_columns(const Scan& scan, int y) {
  std::vector<int> found;
  for (int x = 1; x < scan.width; ++x)
    if (scan.at(x, y) < LIGHT && scan.at(x - 1, y) >= LIGHT) found.push_back(x);
  return found;
}

// What libraries keep is not ours to free.
const int FORGIVEN =
    setenv("LSAN_OPTIONS", "print_suppressions=0:suppressions=" MAPPA_TEST_DIR "/command/leaks.txt", 1);

struct Printed {
  Folder folder;
  std::string file = (folder.path / "out.pdf").string();

  Said print(const std::string& words) const { return run_mappa(words + " -o " + file); }
  std::string info() const { return said_by("pdfinfo '" + file + "'"); }
  int pages() const {
    std::smatch match;
    const std::string told = info();
    return std::regex_search(told, match, std::regex("Pages: +(\\d+)")) ? std::stoi(match[1]) : 0;
  }
};

TEST(Print, AMapOnSheetsOfA4WithItsChips) {
  const Printed out;
  out.folder.write("maps/isle.json", MAP_SAMPLE);
  const Said said = out.print("map print isle --chips --language de --data " + out.folder.path.string());
  ASSERT_EQ(said.code, 0) << said.err;
  EXPECT_THAT(out.info(), HasSubstr("595.276 x 841.89 pts (A4)"));
  EXPECT_GT(out.pages(), 3);
  const std::string words = said_by("pdftotext '" + out.file + "' -");
  EXPECT_THAT(words, HasSubstr("Weißenburg")); // letters, not outlines
  const std::string fonts = said_by("pdffonts '" + out.file + "'");
  EXPECT_THAT(fonts, AllOf(HasSubstr("Alegreya-ExtraBold "), HasSubstr("Alegreya-BoldItalic ")));
  EXPECT_THAT(fonts, Not(HasSubstr(" no  "))) << "a font that is not embedded";
  EXPECT_THAT(said_by("pdfimages -list '" + out.file + "'"), Not(HasSubstr("image"))) << "pixels";
}

TEST(Print, AMapOnOneSheetIsAsLargeAsItsSquares) {
  const Printed out;
  ASSERT_EQ(out.print("map print france --paper one --square 20").code, 0);
  EXPECT_EQ(out.pages(), 1);
  EXPECT_THAT(out.info(),
              HasSubstr("1190.55 x 1133.86 pts")); // 20 x 19 squares of 20 mm, and 10 mm round them
}

// Marks stand at both sides of each tile, 45 mm apart, with 3 mm to the next.
TEST(Print, TilesMeasure45MillimetresAndHaveBacks) {
  const Printed out;
  ASSERT_EQ(out.print("tiles print postman").code, 0);
  EXPECT_EQ(out.pages(), 2); // twelve tiles, and their backs
  const Scan front = scanned(out.file, 1), back = scanned(out.file, 2);
  EXPECT_NE(front.pixels, back.pixels);
  std::vector<int> found = dark_columns(front, 29 * PER_MM); // just above the first row
  ASSERT_EQ(found.size(), 8U);
  for (std::size_t tile = 0; tile < 4; ++tile) {
    const double left = 10.5 + 48.0 * static_cast<double>(tile); // 4 x 45 and 3 x 3 in the middle of 210
    EXPECT_NEAR(found[2 * tile], left * PER_MM, 1.5);
    EXPECT_NEAR(found[2 * tile + 1], (left + 45) * PER_MM, 1.5);
  }
}

TEST(Print, SaysWhatIsWrong) {
  EXPECT_THAT(run_mappa("map print atlantis").err, HasSubstr("no map has the id \"atlantis\""));
  EXPECT_THAT(run_mappa("tiles print atlantis").err, HasSubstr("no tile set \"atlantis\""));
  EXPECT_THAT(run_mappa("map print france --paper a9").err, HasSubstr("--paper"));
  EXPECT_THAT(run_mappa("map print france --square 0").err, HasSubstr("--square"));
  EXPECT_THAT(run_mappa("tiles print postman --square 195").err,
              HasSubstr("195 mm are too large for the paper"));
}

} // namespace
} // namespace mappa::command
