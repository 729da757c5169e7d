// The examples of docs/protocol.md, word for word.
#include "client.h"

#include <filesystem>
#include <fstream>

namespace mappa::proof {

namespace {

TEST(Docs, the_examples_of_the_protocol_are_true) {
  std::ifstream in(std::filesystem::path(MAPPA_TEST_DIR).parent_path() / "docs" / "protocol.md");
  Client client;
  std::string answer;
  int compared = 0;
  for (std::string line; std::getline(in, line);) {
    if (line.starts_with("    -> ")) answer = client.say(line.substr(7));
    if (!line.starts_with("    <- ")) continue;
    EXPECT_EQ(line.substr(7), answer);
    ++compared;
  }
  EXPECT_EQ(compared, 5);
}

} // namespace

} // namespace mappa::proof
