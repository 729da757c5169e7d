// The lines a host reads, and how often the same one is said.
#include "report/log.h"
#include "report/repeats.h"

#include <gmock/gmock.h>

namespace mappa::report {

namespace {

using testing::ElementsAre;
using testing::EndsWith;
using testing::IsEmpty;
using testing::Pair;

std::string value(std::string_view text) {
  const std::string line = log_text(Level::Info, "e", {{"v", text}});
  return line.substr(std::string("level=info event=e v=").size());
}

TEST(Log, a_line_is_a_list_of_fields) {
  EXPECT_EQ(log_text(Level::Info, "started", {{"version", "1.2"}, {"threads", 3}}),
            "level=info event=started version=1.2 threads=3");
  EXPECT_EQ(log_text(Level::Error, "table_unreadable", {{"why", "entry 3 is no JSON"}}),
            "level=error event=table_unreadable why=\"entry 3 is no JSON\"");
}

TEST(Log, nothing_from_outside_makes_a_line_or_a_field) {
  EXPECT_EQ(value(""), "\"\"");
  EXPECT_EQ(value("a b"), "\"a b\"");
  EXPECT_EQ(value("x\nlevel=error event=lie"), "\"x\\nlevel=error event=lie\"");
  EXPECT_EQ(value("say \"hi\" \\"), "\"say \\\"hi\\\" \\\\\"");
  EXPECT_EQ(value("\r\x1b[31m\x7f"), "\"\\x0d\\x1b[31m\\x7f\"");
  EXPECT_EQ(value("\xC2\x9B\xE2\x80\xAE"), "\"\\xc2\\x9b\\xe2\\x80\\xae\"") << "no terminal obeys it";
  EXPECT_THAT(value(std::string(600, 'x')), EndsWith("x...\""));
  EXPECT_LT(value(std::string(600, 'x')).size(), 510U);
}

TEST(Log, what_repeats_is_counted_and_told_once_a_minute) {
  Repeats repeats;
  EXPECT_TRUE(repeats.say("a", "group", 0));
  for (int i = 0; i < 1000; ++i) EXPECT_FALSE(repeats.say("a", "group", 10));
  EXPECT_TRUE(repeats.say("b", "group", 20)) << "another fault is told";
  EXPECT_THAT(repeats.due(Repeats::PAUSE_MS - 1), IsEmpty());
  EXPECT_THAT(repeats.due(Repeats::PAUSE_MS + 20), ElementsAre(Pair("a", 1000)));
  EXPECT_FALSE(repeats.say("a", "group", Repeats::PAUSE_MS + 30));
  EXPECT_TRUE(repeats.say("b", "group", Repeats::PAUSE_MS + 30)) << "it had ended";
}

TEST(Log, too_many_different_faults_of_one_kind_count_as_one) {
  Repeats repeats;
  for (std::size_t i = 0; i < Repeats::MOST; ++i) EXPECT_TRUE(repeats.say(std::to_string(i), "group", 0));
  EXPECT_TRUE(repeats.say("one more", "group", 0));
  EXPECT_FALSE(repeats.say("and another", "group", 0));
  EXPECT_THAT(repeats.due(Repeats::PAUSE_MS), ElementsAre(Pair("group", 1)));
}

} // namespace

} // namespace mappa::report
