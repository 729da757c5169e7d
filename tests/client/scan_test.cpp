// Looking into JSON text without building it.
#include "client/scan.h"

#include <gmock/gmock.h>
#include <nlohmann/json.hpp>
#include <string>

namespace mappa::client {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

TEST(Scan, finds_a_member_whatever_stands_before_it) {
  const std::string text = R"({"a":[1,{"id":2},"}"],"b":{"id":3,"c":"\"id\":4"},"id":5,"z":null})";
  EXPECT_EQ(member(text, "id"), "5");
  EXPECT_EQ(member(text, "z"), "null");
  EXPECT_EQ(member(text, "a"), R"([1,{"id":2},"}"])");
  EXPECT_EQ(member(member(text, "b"), "c"), R"("\"id\":4")");
  EXPECT_EQ(member(text, "c"), "");
}

TEST(Scan, finds_a_member_in_spaced_text) {
  const std::string text = nlohmann::json{{"a", {1, 2}}, {"b", {{"c", "d"}}}}.dump(2);
  EXPECT_EQ(unquoted(member(member(text, "b"), "c")), "d");
  EXPECT_THAT(elements(member(text, "a")), ElementsAre("1", "2"));
}

TEST(Scan, tells_the_elements_of_a_list) {
  EXPECT_THAT(elements(R"([{"type":"tile","x":[1,2]},"a,b",-3,true])"),
              ElementsAre(R"({"type":"tile","x":[1,2]})", R"("a,b")", "-3", "true"));
  EXPECT_THAT(elements("[]"), IsEmpty());
  EXPECT_THAT(elements("{}"), IsEmpty());
}

TEST(Scan, reads_whole_numbers_only) {
  EXPECT_EQ(whole("-32004", 0), -32004);
  EXPECT_EQ(whole("", 7), 7);
  EXPECT_EQ(whole("1.5", 7), 7);
  EXPECT_EQ(whole("null", 7), 7);
}

// Every beginning of a text, and every text with one byte changed, is looked through and left.
TEST(Scan, survives_text_that_is_no_json) {
  const std::string text = R"({"a":[1,{"b":"\\"}],"c":{"d":[[],{}]},"e":"f"})";
  for (std::size_t end = 0; end <= text.size(); ++end) {
    const std::string part = text.substr(0, end);
    elements(member(part, "a"));
    member(member(part, "c"), "d");
    EXPECT_EQ(member(part, "nothing"), "");
  }
  for (std::size_t i = 0; i < text.size(); ++i)
    for (const char c : {'"', '\\', '{', '}', '[', ']', ',', ':', ' '}) {
      std::string changed = text;
      changed[i] = c;
      elements(member(changed, "a"));
      elements(changed);
      EXPECT_EQ(member(changed, "nothing"), "");
    }
}

TEST(Scan, adds_up_a_metric) {
  const std::string text = "# HELP tables Tables.\n# TYPE tables gauge\ntables{state=\"open\"} 3\n"
                           "tables{state=\"over\"} 4\ntables_made 9\nbytes 1.5e+06\n";
  EXPECT_EQ(metric(text, "tables"), 7);
  EXPECT_EQ(metric(text, "bytes"), 1'500'000);
  EXPECT_EQ(metric(text, "table"), std::nullopt);
  EXPECT_EQ(metric("", "tables"), std::nullopt);
}

} // namespace
} // namespace mappa::client
