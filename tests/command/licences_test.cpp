// `mappa licences`.
#include "command/program.h"
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <regex>
#include <set>

namespace mappa::command {
namespace {

namespace fs = std::filesystem;
using testing::HasSubstr;
using testing::StartsWith;

const fs::path ROOT = fs::path(MAPPA_TEST_DIR).parent_path();

TEST(Licences, AllAreToldInFull) {
  const Said said = run_mappa("licences");
  EXPECT_EQ(said.code, 0);
  EXPECT_THAT(said.out, StartsWith(slurp(ROOT / "LICENSE")));
  int texts = 0;
  for (const auto& file : fs::directory_iterator(ROOT / "licences")) {
    EXPECT_THAT(said.out, HasSubstr("\n----\n\n" + slurp(file.path()))) << file.path();
    ++texts;
  }
  EXPECT_GT(texts, 10);
}

// A library of which headers are compiled in. Others lie beside the program, with their own licences.
TEST(Licences, EveryLibraryThatIsCompiledInHasOne) {
  const std::set<std::string> APART{"Threads", "OpenSSL",   "SQLite3", "PostgreSQL",
                                    "ZLIB",    "PkgConfig", "Python3"};
  const std::string build = slurp(ROOT / "CMakeLists.txt");
  const std::regex wanted(R"(find_package\((\w+))");
  int libraries = 0;
  for (std::sregex_iterator found(build.begin(), build.end(), wanted), end; found != end; ++found) {
    const std::string name = (*found)[1];
    if (APART.contains(name)) continue;
    EXPECT_TRUE(fs::exists(ROOT / "licences" / (name + ".txt"))) << name;
    ++libraries;
  }
  EXPECT_GE(libraries, 4);
}

} // namespace
} // namespace mappa::command
