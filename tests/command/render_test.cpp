// `mappa render`, the real program: well-formed SVG, and clear words where there can be none.
#include "command/arranged_game.h"

#include <gtest/gtest.h>
#include <vector>

namespace mappa::command {
namespace {

// Every element closed in its order, one root, and nothing that text must not have.
testing::AssertionResult well_formed(const std::string& xml) {
  std::vector<std::string> open;
  int roots = 0;
  for (size_t at = 0; at < xml.size();) {
    if (xml[at] != '<') {
      const size_t next = std::min(xml.find('<', at), xml.size());
      const std::string text = xml.substr(at, next - at);
      if (open.empty() && text.find_first_not_of(" \n") != std::string::npos)
        return testing::AssertionFailure() << "text outside the root: " << text;
      for (size_t amp = text.find('&'); amp != std::string::npos; amp = text.find('&', amp + 1))
        if (text.find(';', amp) == std::string::npos)
          return testing::AssertionFailure() << "a bare & in: " << text;
      at = next;
      continue;
    }
    const size_t end = xml.find('>', at);
    if (end == std::string::npos) return testing::AssertionFailure() << "a tag without an end";
    const std::string tag = xml.substr(at + 1, end - at - 1);
    at = end + 1;
    if (tag[0] == '?' || tag[0] == '!') continue;
    const std::string name = tag.substr(tag[0] == '/', tag.find_first_of(" \n/", 1) - (tag[0] == '/'));
    if (std::count(tag.begin(), tag.end(), '"') % 2)
      return testing::AssertionFailure() << "an open quote in " << tag;
    if (tag[0] == '/') {
      if (open.empty() || open.back() != name)
        return testing::AssertionFailure()
               << "</" << name << "> closes " << (open.empty() ? "nothing" : open.back());
      open.pop_back();
      continue;
    }
    if (open.empty() && ++roots > 1) return testing::AssertionFailure() << "a second root: " << tag;
    if (tag.back() != '/') open.push_back(name);
  }
  if (!open.empty()) return testing::AssertionFailure() << open.back() << " is never closed";
  return roots == 1 ? testing::AssertionSuccess() : testing::AssertionFailure() << "no root";
}

TEST(Render, KnowsSvgFromWhatOnlyLooksLikeIt) {
  EXPECT_TRUE(well_formed("<svg a=\"1\"><g><path/></g>text</svg>\n"));
  for (const char* bad :
       {"", "text", "<svg>", "<svg><g></svg></g>", "<svg/><svg/>", "<svg a=\"/>", "<svg>&</svg>"})
    EXPECT_FALSE(well_formed(bad)) << bad;
}

TEST(Render, DrawsASavedGame) {
  const Folder folder;
  const std::string game = (folder.path / "game").string(), svg = (folder.path / "board.svg").string();
  // A name that XML would stumble over, did nobody look after it.
  run_mappa_with("play --players 'medium:<A&B>,medium:\"C\"' --seed 3", "save " + game + "\n");
  const Said said = run_mappa("render " + game + " -o " + svg);
  EXPECT_EQ(said.code, 0);
  EXPECT_EQ(said.out + said.err, "");
  const std::string drawn = slurp(svg);
  EXPECT_TRUE(well_formed(drawn));
  EXPECT_TRUE(says(drawn, "&lt;A&amp;B&gt;"));
  EXPECT_EQ(run_mappa("render " + game).out, drawn) << "to standard output";
  EXPECT_EQ(run_mappa("render " + game + " -o -").out, drawn);
}

TEST(Render, DrawsTheSameFromWithinPlay) {
  const Folder folder;
  const std::string game = (folder.path / "game").string(), svg = (folder.path / "board.svg").string();
  run_mappa_with("play --players Ann,Bo --seed 3", "1\n1\n1 r0\nsave " + game + "\nrender " + svg + "\n");
  EXPECT_NE(slurp(svg), "");
  EXPECT_EQ(run_mappa("render " + game).out, slurp(svg));
}

TEST(Render, A1_gardens_are_drawn_if_the_abbot_plays) {
  const Folder folder;
  const auto drawn = [&](const json& rules) {
    const json setup{{"rules", rules}, {"tiles", {{"base_c2_gardens", 1}}}};
    return run_mappa("render " + save_arranged(folder, setup, {{"place", {laid("base/RFrG", 1, 0)}}})).out;
  };
  constexpr const char* FLOWERS = "#8A6BB0";
  EXPECT_TRUE(says(drawn({"abbot"}), FLOWERS));
  const std::string without = drawn(json::array());
  EXPECT_TRUE(well_formed(without));
  EXPECT_FALSE(says(without, FLOWERS));
}

TEST(Render, DrawsTilesInEveryRotation) {
  std::vector<std::string> pictures;
  for (const char* rot : {"0", "1", "2", "3"}) {
    const Said said = run_mappa(std::string("render --tile base/CcRr+ --rot ") + rot);
    EXPECT_EQ(said.code, 0);
    EXPECT_TRUE(well_formed(said.out));
    EXPECT_EQ(std::count(pictures.begin(), pictures.end(), said.out), 0);
    pictures.push_back(said.out);
  }
  EXPECT_EQ(run_mappa("render --tile base/CcRr+").out, pictures[0]);
}

TEST(Render, DrawsSets) {
  const Said said = run_mappa("render --set base");
  EXPECT_EQ(said.code, 0);
  EXPECT_TRUE(well_formed(said.out));
  EXPECT_TRUE(says(said.out, ">Base game<"));
}

TEST(Render, SaysWhatIsWrong) {
  const Folder folder;
  const std::string bad = folder.write("bad", "{\"format\"").string();
  const std::string illegal =
      folder
          .write("illegal", R"({"format":"mappa-game","version":1,"setup":{"players":["Ann"],"seed":1},)"
                            R"("actions":[{"type":"tile","x":9,"y":9,"rot":0}]})")
          .string();
  struct Case {
    std::string arguments, message;
    int code;
  };
  for (const Case& c : {
           Case{"--tile base/RCR", "no tile has the id \"base/RCR\"; near to it: base/RCr, base/RRR", 1},
           Case{"--set bose", "there is no tile set \"bose\"; near to it: base", 1},
           Case{"/no/such/game", "/no/such/game: no such file", 1},
           Case{bad, bad, 1},
           Case{illegal, illegal + ": ", 1},
           Case{"--set base -o /no/such/folder/x.svg", "/no/such/folder/x.svg: cannot be written", 1},
           Case{"--tile base/RCr --rot 4", "--rot", 2},
           Case{"--set base --rot 1", "--rot", 2},
           Case{"", "GAME", 2},
           Case{"--set base --tile base/RCr", "--tile", 2},
       }) {
    const Said said = run_mappa("render " + c.arguments);
    EXPECT_EQ(said.code, c.code) << c.arguments;
    EXPECT_TRUE(says(said.err, c.message)) << c.arguments;
    EXPECT_EQ(said.out, "") << c.arguments;
  }
}

} // namespace
} // namespace mappa::command
