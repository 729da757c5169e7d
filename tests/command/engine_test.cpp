// `mappa engine` as a program: lines in, lines out.
#include "program.h"

#include <gmock/gmock.h>
#include <sstream>

namespace mappa::command {

namespace {

using testing::HasSubstr;

const std::string HELLO = R"({"jsonrpc":"2.0","id":1,"method":"hello"})";

// The lines that the engine answers to a text on its input.
std::vector<std::string> answers(const std::string& input, const std::string& options = "") {
  const Folder folder;
  const auto file = [&](const char* name) { return "'" + (folder.path / name).string() + "'"; };
  std::ofstream(folder.path / "in", std::ios::binary) << input;
  const std::string line = "'" MAPPA_BINARY "' engine " + options + " <" + file("in") + " >" + file("out");
  EXPECT_EQ(std::system(line.c_str()), 0);
  std::istringstream out(slurp(folder.path / "out"));
  std::vector<std::string> lines;
  for (std::string text; std::getline(out, text);) lines.push_back(text);
  return lines;
}

TEST(Engine, answers_each_line_until_the_end) {
  EXPECT_TRUE(answers("").empty());
  EXPECT_THAT(answers(HELLO), testing::ElementsAre(HasSubstr(R"("version":")" MAPPA_PROJECT_VERSION R"(")")));
  EXPECT_THAT(answers(HELLO + "\r\n" + R"({"jsonrpc":"2.0","method":"hello"})" + "\n\n" + HELLO + "\n"),
              testing::ElementsAre(HasSubstr("result"), HasSubstr("-32700"), HasSubstr("result")));
}

TEST(Engine, skips_the_rest_of_a_line_that_is_too_long) {
  EXPECT_THAT(answers(std::string(9 << 20, '[') + "\n" + HELLO + "\n"),
              testing::ElementsAre(HasSubstr("4 MiB"), HasSubstr("result")));
}

TEST(Engine, answers_the_same_on_any_number_of_threads) {
  const std::string input =
      R"({"jsonrpc":"2.0","id":1,"method":"new","params":{"setup":{"players":["A","B"],"seed":5}}})"
      "\n"
      R"({"jsonrpc":"2.0","id":2,"method":"suggest","params":{"level":"expert"}})";
  const std::vector<std::string> alone = answers(input);
  ASSERT_EQ(alone.size(), 2u);
  EXPECT_THAT(alone[1], HasSubstr("visits"));
  EXPECT_EQ(answers(input, "--threads 3"), alone);
}

TEST(Engine, says_why_it_cannot_start) {
  const Said said = run_mappa("engine --data /no/such/folder");
  EXPECT_EQ(said.code, 1);
  EXPECT_THAT(said.err, HasSubstr("/no/such/folder"));
}

} // namespace

} // namespace mappa::command
