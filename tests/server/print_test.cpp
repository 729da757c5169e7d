// Maps and tiles on paper, from a real server.
#include "client/wire.h"
#include "support/running_server.h"

#include <algorithm>
#include <fmt/format.h>
#include <gmock/gmock.h>
#include <regex>

namespace mappa::server {

namespace {

using testing::HasSubstr;
using testing::StartsWith;

// What libraries keep is not ours to free.
const int LEAKS_FORGIVEN =
    setenv("LSAN_OPTIONS", "print_suppressions=0:suppressions=" MAPPA_TEST_DIR "/command/leaks.txt", 1);

std::size_t pages(const std::string& pdf) {
  static const std::regex PAGE("/Type /Page[^s]");
  return static_cast<std::size_t>(
      std::distance(std::sregex_iterator(pdf.begin(), pdf.end(), PAGE), std::sregex_iterator()));
}

TEST(Print, a_map_is_a_pdf_with_as_many_sheets_as_its_paper_needs) {
  const RunningServer server;
  const client::HttpAnswer a4 = server.get("/print/maps/france.pdf?paper=a4&square=20");
  ASSERT_EQ(a4.status, 200) << a4.body;
  EXPECT_EQ(a4.headers.at("content-type"), "application/pdf");
  EXPECT_EQ(a4.headers.at("content-disposition"), "inline; filename=\"france.pdf\"");
  EXPECT_THAT(a4.body, StartsWith("%PDF-"));
  const std::string one = server.get("/print/maps/france.pdf?paper=one&square=20").body;
  EXPECT_EQ(pages(one), 1U);
  EXPECT_GT(pages(a4.body), 1U);
  EXPECT_EQ(pages(server.get("/print/maps/france.pdf?paper=one&square=20&chips=1").body),
            3U); // their faces and backs
}

TEST(Print, tiles_are_a_pdf_with_or_without_their_backs) {
  const RunningServer server;
  EXPECT_EQ(pages(server.get("/print/tiles/postman.pdf").body), 2U);
  EXPECT_EQ(pages(server.get("/print/tiles/postman.pdf?backs=0&paper=letter").body), 1U);
}

TEST(Print, what_cannot_be_printed_is_told) {
  const RunningServer server;
  for (const char* nothing :
       {"/print/maps/atlantis.pdf", "/print/maps/france", "/print/maps/.pdf", "/print/tiles/atlantis.pdf",
        "/print/france.pdf", "/print/", "/print/maps/../maps/france.pdf"})
    EXPECT_EQ(server.get(nothing).status, 404) << nothing;
  const auto told = [&](const char* wish) {
    const client::HttpAnswer answer = server.get(fmt::format("/print/maps/france.pdf?{}", wish));
    EXPECT_EQ(answer.status, 400) << wish;
    return answer.body;
  };
  for (const char* wish : {"square=", "square=9.9", "square=61", "square=nan", "square=4e1x", "square=-45"})
    EXPECT_THAT(told(wish), HasSubstr("\\\"square\\\" is not a number from 10 to 60")) << wish;
  EXPECT_THAT(told("paper=a9"), HasSubstr("a4, a3, letter, one"));
  EXPECT_THAT(told("chips=yes"), HasSubstr("chips"));
  EXPECT_THAT(told("language=xx"), HasSubstr("language"));
  EXPECT_EQ(server.get("/print/tiles/base.pdf?paper=one").status, 400);
}

// A print counts for fifty requests: whoever asks for many is sent away before long.
TEST(Print, whoever_prints_much_waits) {
  const RunningServer server;
  EXPECT_EQ(server.get("/print/tiles/postman.pdf").status, 200);
  int asked = 0;
  while (asked < 2'000 && server.get("/print/tiles/atlantis.pdf").status == 404) ++asked;
  EXPECT_LT(asked, 2'000);
  EXPECT_EQ(server.get("/health").status, 429);
}

} // namespace

} // namespace mappa::server
