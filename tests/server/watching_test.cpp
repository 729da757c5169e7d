// What a host reads: docs/watching.md, the dashboard and the alerts name what there is, and all of it.
#include "client/wire.h"
#include "server/visitor.h"

#include <filesystem>
#include <fstream>
#include <regex>
#include <set>
#include <sstream>

namespace mappa::server {

using namespace client;
using namespace notation;

namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::IsSupersetOf;
using testing::Not;
using Names = std::set<std::string>;

const std::filesystem::path ROOT = std::filesystem::path(MAPPA_TEST_DIR).parent_path();

std::string file_text(const std::filesystem::path& path) {
  std::ifstream in(path);
  EXPECT_TRUE(in) << path;
  return {std::istreambuf_iterator<char>(in), {}};
}

// What the first group of a pattern finds, everywhere.
Names names_in(const std::string& text, const char* pattern) {
  const std::regex wanted(pattern);
  Names names;
  for (auto it = std::sregex_iterator(text.begin(), text.end(), wanted); it != std::sregex_iterator(); ++it)
    names.insert((*it)[1]);
  return names;
}

// The first column of the tables in a part of docs/watching.md.
Names documented(const std::string& part) {
  const std::string text = file_text(ROOT / "docs/watching.md");
  const std::size_t begin = text.find("\n## " + part + "\n");
  const std::string lines = text.substr(begin, text.find("\n## ", begin + 1) - begin);
  Names names;
  for (const std::string& row : names_in(lines, "\n\\| ([a-z_, ]+) \\|"))
    for (const std::string& name : names_in(row, "([a-z_]+)")) names.insert(name);
  names.erase("event");
  names.erase("metric");
  return names;
}

// Its line there.
std::string documented_event(const std::string& event) {
  const std::string text = file_text(ROOT / "docs/watching.md");
  const std::size_t begin = text.find("\n| " + event + " |");
  return text.substr(begin, text.find('\n', begin + 1) - begin);
}

Names told(const RunningServer& server) {
  return names_in(http_get(server.address(), "/metrics").body, "# TYPE ([a-z_]+) ");
}

TEST(Watching, every_metric_is_documented_and_there) {
  const RunningServer server;
  EXPECT_EQ(documented("Metrics"), told(server));
}

TEST(Watching, dashboard_and_alerts_ask_for_what_there_is) {
  const RunningServer server;
  const Names all = told(server);
  for (const char* file : {"dashboard.json", "alerts.yml"}) {
    const Names asked = names_in(file_text(ROOT / "examples" / file),
                                 "((?:mappa|process)_[a-z_]+?)(?:_bucket|_sum|_count)?[^a-z_\"]");
    EXPECT_GT(asked.size(), 3U) << file;
    EXPECT_THAT(all, IsSupersetOf(asked)) << file;
  }
  EXPECT_THAT(file_text(ROOT / "examples/alerts.yml"), HasSubstr("mappa_store_free_bytes >= 0 and"));
  EXPECT_FALSE(Json::parse(file_text(ROOT / "examples/dashboard.json"))["panels"].empty());
}

TEST(Watching, every_event_of_the_log_is_documented) {
  Names events;
  for (const auto& file : std::filesystem::recursive_directory_iterator(ROOT / "src"))
    if (file.is_regular_file() && file.path().parent_path().filename() != "report")
      events.merge(names_in(file_text(file.path()),
                            "report::log(?:_fault)?\\(\\s*(?:(?:report::)?Level::\\w+,\\s*)?\"([a-z_]+)\""));
  EXPECT_EQ(documented("The log"), events);
}

TEST(Watching, the_start_tells_what_is_in_force_and_the_end_why) {
  RunningServer server({"--per-address", "7", "--behind-proxy", "2", "--origin", "https://a.example"});
  Visitor ann(server, "Ann");
  EXPECT_EQ(server.stop(), 0);
  const std::string said = server.said();
  EXPECT_THAT(
      said, AllOf(HasSubstr("level=info event=started version=" MAPPA_PROJECT_VERSION " address=127.0.0.1:"),
                  HasSubstr("games.db"), HasSubstr(" proxies=2 origins=https://a.example "),
                  HasSubstr(" quick_threads=1 thinking_threads="), HasSubstr(" analysis_threads="),
                  HasSubstr("event=limits max_connections="), HasSubstr(" per_address=7 "),
                  HasSubstr(" settle_seconds=3600 "), HasSubstr("event=stopping why=SIGTERM\n"),
                  HasSubstr("event=stopped seconds=")));
  std::istringstream lines(said);
  for (std::string line; std::getline(lines, line);) {
    EXPECT_TRUE(std::regex_match(line, std::regex("time=\\S+Z level=(info|warning|error) event=[a-z_]+.*")))
        << line;
    for (const std::string& field : names_in(line.substr(line.find(" event=") + 1), " ([a-z_]+)="))
      EXPECT_THAT(documented_event(*names_in(line, " event=([a-z_]+)").begin()), HasSubstr(field));
  }
}

TEST(Watching, requests_are_timed_by_method_and_none_that_there_is_not) {
  const RunningServer server;
  Visitor ann(server, "Ann");
  ann.create({PERSON, PERSON});
  ann.fault("no such method");
  EXPECT_EQ(metric(server, "mappa_request_seconds_count{method=\"create\"}"), 1);
  EXPECT_EQ(metric(server, "mappa_request_seconds_bucket{method=\"create\",le=\"+Inf\"}"), 1);
  EXPECT_THAT(http_get(server.address(), "/metrics").body, Not(HasSubstr("no such method")));
  http_get(server.address(), "/nowhere");
  EXPECT_EQ(metric(server, "mappa_http_answers_total{status=\"404\"}"), 1);
}

TEST(Watching, threads_have_names) {
  const RunningServer server;
  const std::filesystem::path tasks = "/proc/" + std::to_string(server.process()) + "/task";
  const auto names = [&] {
    Names now;
    for (const auto& task : std::filesystem::directory_iterator(tasks)) {
      std::ifstream comm(task.path() / "comm"); // the thread may be gone by now
      now.insert(std::string(std::istreambuf_iterator<char>(comm), {}));
    }
    return now;
  };
  const Names wanted{"mappa\n", "store\n", "drawing\n", "think-quick-1\n", "think-1\n", "analyse-1\n"};
  EXPECT_TRUE(comes_true([&] { return std::ranges::includes(names(), wanted); }));
}

} // namespace

} // namespace mappa::server
