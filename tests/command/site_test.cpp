// `mappa site`
#include "command/program.h"

#include <gmock/gmock.h>

namespace mappa::command {

namespace {

using testing::HasSubstr;

struct SiteCommand : testing::Test {
  Folder page, site;
  std::string line = "site " + (site.path / "new").string() + " --page " + page.path.string();

  SiteCommand() { page.write("index.html", "<meta property=\"og:image\" content=\"./preview.jpg\" />"); }
};

TEST_F(SiteCommand, writes_every_file_of_the_page) {
  page.write("game.wasm", std::string("\0asm", 4));
  const Said told = run_mappa(line + " --address https://example.org/maps");
  EXPECT_THAT(told.out, HasSubstr("2 files in "));
  EXPECT_EQ(slurp(site.path / "new" / "game.wasm"), std::string("\0asm", 4));
  EXPECT_THAT(slurp(site.path / "new" / "index.html"), HasSubstr("\"https://example.org/maps/preview.jpg\""));
}

TEST_F(SiteCommand, without_the_game_for_the_browser_there_is_nothing_to_host) {
  const Said told = run_mappa(line);
  EXPECT_EQ(told.code, 1);
  EXPECT_THAT(told.err, HasSubstr("built without the game for the browser"));
}

} // namespace

} // namespace mappa::command
