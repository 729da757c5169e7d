// What is answered to plain HTTP requests.
#include "server/visitor.h"
#include "support/frames.h"
#include "tables/moment.h"

#include <fmt/format.h>
#include <limits>
#include <memory>
#include <thread>

namespace mappa::server {

using namespace client;
using namespace notation;

namespace {

using testing::ElementsAre;
using testing::EndsWith;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;
using testing::StartsWith;

// A request as it stands, and all that comes until the server closes.
HttpAnswer raw(const RunningServer& server, const std::string& request) {
  Wire wire(server.address());
  wire.send(request);
  return parse_http(wire.receive_all());
}

Json get(const RunningServer& server, const std::string& target) {
  const HttpAnswer answer = http_get(server.address(), target);
  EXPECT_EQ(answer.status, 200) << target << ": " << answer.body;
  EXPECT_EQ(answer.headers.at("content-type"), "application/json");
  return Json::parse(answer.body);
}

std::vector<std::string> ids(const Json& tables) {
  std::vector<std::string> out;
  for (const Json& table : tables["tables"]) out.push_back(table["id"]);
  return out;
}

// Lists may be a second old unless one asks for those before a time.
const Json BEFORE_THE_END{{"before", std::numeric_limits<int64_t>::max()}};
const std::string EVER = fmt::format("?before={}", std::numeric_limits<int64_t>::max());

TEST(Http, every_answer_carries_what_keeps_browsers_safe) {
  const RunningServer server;
  for (const char* target : {"/", "/health", "/metrics", "/api/tables", "/nowhere"}) {
    const Headers headers = http_get(server.address(), target).headers;
    EXPECT_THAT(headers.at("content-security-policy"), HasSubstr("default-src 'none'")) << target;
    EXPECT_THAT(headers.at("content-security-policy"), Not(HasSubstr("'unsafe-"))) << target;
    EXPECT_THAT(headers.at("content-security-policy"), HasSubstr("frame-ancestors 'none'")) << target;
    EXPECT_EQ(headers.at("x-content-type-options"), "nosniff") << target;
    EXPECT_EQ(headers.at("x-frame-options"), "DENY") << target;
    EXPECT_EQ(headers.at("referrer-policy"), "no-referrer") << target;
    EXPECT_EQ(headers.count("access-control-allow-origin"), 0U) << target;
  }
}

TEST(Http, the_page_and_its_files_are_part_of_the_program) {
  const RunningServer server;
  const HttpAnswer page = http_get(server.address(), "/");
  EXPECT_EQ(page.status, 200);
  EXPECT_THAT(page.headers.at("content-type"), HasSubstr("text/html"));
  EXPECT_THAT(page.body, HasSubstr("<html"));
  EXPECT_THAT(page.body, HasSubstr("Mappamundi"));
  EXPECT_EQ(http_get(server.address(), "/index.html").body, page.body);
  const std::string style = page.body.substr(page.body.find("/assets/", page.body.find("stylesheet")));
  EXPECT_EQ(http_get(server.address(), style.substr(0, style.find('"'))).headers.at("content-type"),
            "text/css; charset=utf-8");
}

TEST(Http, the_page_says_where_the_picture_of_its_links_is) {
  const RunningServer server;
  const auto picture = [&](const std::string& host, const std::string& more) {
    const std::string page =
        raw(server, "GET / HTTP/1.1\r\nHost: " + host + "\r\n" + more + "Connection: close\r\n\r\n").body;
    const std::string_view before = "\"og:image\" content=\"";
    const std::size_t at = page.find(before) + before.size();
    return page.substr(at, page.find('"', at) - at);
  };
  EXPECT_EQ(picture("maps.example:8080", ""), "http://maps.example:8080/preview.jpg");
  EXPECT_EQ(picture("maps.example", "X-Forwarded-Proto: https\r\n"), "https://maps.example/preview.jpg");
  EXPECT_EQ(picture("\"><script>", ""), "./preview.jpg") << "that is no host";
}

TEST(Http, head_has_no_body) {
  const RunningServer server;
  const HttpAnswer page = raw(server, "GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
  Wire wire(server.address());
  wire.send("HEAD / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
  const std::string head = wire.receive_all();
  EXPECT_THAT(head, StartsWith("HTTP/1.1 200 OK\r\n"));
  EXPECT_THAT(head, HasSubstr(fmt::format("Content-Length: {}\r\n", page.body.size())));
  EXPECT_THAT(head, EndsWith("\r\n\r\n"));
}

TEST(Http, what_is_not_asked_properly) {
  const RunningServer server;
  for (const char* method : {"POST", "PUT", "DELETE", "OPTIONS", "TRACE"}) {
    const HttpAnswer answer = raw(server, fmt::format("{} / HTTP/1.1\r\nHost: x\r\n\r\n", method));
    EXPECT_EQ(answer.status, 405) << method;
    EXPECT_EQ(answer.headers.at("allow"), "GET, HEAD");
  }
  for (const char* target : {"/nowhere", "/api", "/api/games/", "/api/games/../health", "/api/games/x",
                             "/%2e%2e/etc", "/index.html/", "//"})
    EXPECT_EQ(http_get(server.address(), target).status, 404) << target;
  EXPECT_EQ(raw(server, "hello\r\n\r\n").status, 400);
  EXPECT_EQ(raw(server, "GET / HTTP/1.1\r\nHost x\r\n\r\n").status, 400);
  EXPECT_EQ(http_get(server.address(), "/api/tables?before=soon").status, 400);
  EXPECT_EQ(http_get(server.address(), "/api/tables?before=-1").status, 400);
  EXPECT_EQ(http_get(server.address(), "/", {{"X-Long", std::string(9000, 'x')}}).status, 431);
  EXPECT_EQ(raw(server, "GET / HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\n\r\nhello").status, 413);
  EXPECT_EQ(http_get(server.address(), "/health").status, 200);
}

TEST(Http, one_connection_carries_many_requests) {
  const RunningServer server;
  Wire wire(server.address());
  for (int i = 0; i < 3; ++i) {
    wire.send("GET /health HTTP/1.1\r\nHost: x\r\n\r\n");
    EXPECT_THAT(receive_until(wire, "}\n"), HasSubstr(R"({"status":"ok","store":"ok","disk":"ok"})"));
  }
}

TEST(Http, a_page_of_ones_own_comes_from_a_folder) {
  const Folder folder;
  EXPECT_THROW(RunningServer({"--page", folder.path.string()}), std::runtime_error) << "it has no index.html";
  folder.write("index.html", "<html>mine");
  folder.write("secret.txt", "no file of a page");
  const RunningServer server({"--page", folder.path.string()});
  EXPECT_EQ(http_get(server.address(), "/").body, "<html>mine");
  EXPECT_EQ(http_get(server.address(), "/secret.txt").status, 404);
  EXPECT_EQ(http_get(server.address(), "/../index.html").status, 404);
}

TEST(Http, websockets_are_at_ws_and_not_for_pages_of_other_sites) {
  const RunningServer server({"--origin", "https://friend.example"});
  const Address& address = server.address();
  const auto status = [&](const std::string& path, const Headers& headers) {
    Wire wire(address);
    wire.send(upgrade_request(address, path, headers));
    return std::stoi(receive_until(wire, "\r\n\r\n").substr(9)); // behind HTTP/1.1
  };
  EXPECT_EQ(status("/ws", {}), 101);
  EXPECT_EQ(status("/other", {}), 404);
  EXPECT_EQ(status("/ws", {{"Origin", "http://" + address.host + ":" + address.port}}), 101);
  EXPECT_EQ(status("/ws", {{"Origin", "https://friend.example"}}), 101);
  EXPECT_EQ(status("/ws", {{"Origin", "https://evil.example"}}), 403);
  EXPECT_EQ(status("/ws", {{"Origin", "null"}}), 403);
}

TEST(Http, metrics_count) {
  const RunningServer server;
  Visitor ann(server, "Ann");
  ann.create({PERSON, COMPUTER});
  ann.call("start");
  ann.play();
  ann.fault("play", {{"action", 5}});
  const HttpAnswer answer = http_get(server.address(), "/metrics");
  EXPECT_EQ(answer.headers.at("content-type"), "text/plain; version=0.0.4");
  EXPECT_THAT(answer.body, HasSubstr("mappa_websockets 1\n"));
  EXPECT_THAT(answer.body, HasSubstr("mappa_tables{state=\"playing\"} 1\n"));
  EXPECT_THAT(answer.body, HasSubstr("mappa_requests_total{method=\"play\"} 2\n"));
  EXPECT_THAT(answer.body, HasSubstr("mappa_errors_total{code=\"-32602\"} 1\n"));
  EXPECT_THAT(answer.body, HasSubstr("mappa_store_commits_total 3\n"));
  EXPECT_THAT(answer.body, HasSubstr("process_resident_memory_bytes"));
  EXPECT_THAT(answer.body, Not(HasSubstr(ann.table()))) << "nothing about anybody's table";
}

// What happens next happens later, as lists tell times.
void await_next_millisecond() {
  for (const int64_t now = tables::wall_ms(); tables::wall_ms() <= now;) std::this_thread::yield();
}

TEST(Http, lists_of_public_tables_the_last_changed_first) {
  const RunningServer server;
  EXPECT_THAT(ids(get(server, "/api/tables")), IsEmpty());
  Visitor ann(server, "Ann"), bo(server, "Bo"), cy(server, "Cy");
  const Json is_public{{"public", true}};
  ann.create({PERSON, PERSON}, {{"tile_limit", 4}, {"map", "iberia"}}, is_public);
  await_next_millisecond();
  bo.create({PERSON, COMPUTER}, {{"tile_limit", 4}}, is_public);
  cy.create({PERSON, PERSON}); // private
  EXPECT_THAT(ids(bo.call("lobby", BEFORE_THE_END)), ElementsAre(bo.table(), ann.table()));
  await_next_millisecond();
  ann.call("chat", {{"text", "come here"}});
  const Json open = cy.call("lobby", BEFORE_THE_END);
  EXPECT_THAT(ids(open), ElementsAre(ann.table(), bo.table()));
  EXPECT_EQ(open, get(server, "/api/tables" + EVER));
  const Json& first = open["tables"][0];
  EXPECT_EQ(first["state"], "open");
  EXPECT_EQ(first["host"], "Ann");
  EXPECT_EQ(first["setup"]["map"], "iberia");
  EXPECT_EQ(first["seats"][1]["taken"], false);
  EXPECT_FALSE(first.contains("invite"));
  EXPECT_THAT(ids(cy.call("lobby", {{"before", first["changed"]}})), ElementsAre(bo.table()));

  bo.call("start");
  EXPECT_THAT(ids(get(server, "/api/tables" + EVER)), ElementsAre(ann.table()));
  EXPECT_THAT(ids(get(server, "/api/playing" + EVER)), ElementsAre(bo.table()));
  Json playing = BEFORE_THE_END;
  playing["state"] = "playing";
  EXPECT_THAT(ids(cy.call("lobby", playing)), ElementsAre(bo.table()));
  const Json over = play_on({&bo, nullptr});
  EXPECT_THAT(ids(get(server, "/api/playing" + EVER)), IsEmpty());
  const Json games = get(server, "/api/games" + EVER);
  EXPECT_THAT(ids(games), ElementsAre(bo.table()));
  EXPECT_EQ(games["tables"][0]["scores"], over["scores"]);
  EXPECT_EQ(games["tables"][0]["winners"], over["winners"]);

  const Json statistics = get(server, "/api/statistics");
  EXPECT_EQ(statistics["tables"], (Json{{"open", 2}, {"playing", 0}}));
  EXPECT_EQ(statistics["games"], 1);
  EXPECT_EQ(statistics["maps"], (Json{{"none", 1}}));
}

TEST(Http, all_who_ask_at_once_are_told_what_was_counted_once) {
  const RunningServer server;
  std::vector<std::unique_ptr<Wire>> many;
  for (int i = 0; i < 10; ++i) {
    many.push_back(std::make_unique<Wire>(server.address()));
    many.back()->send("GET /api/statistics HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n");
  }
  for (const auto& wire : many)
    EXPECT_THAT(wire->receive_all(),
                EndsWith("{\"tables\":{\"open\":0,\"playing\":0},\"games\":0,\"maps\":{}}\n"));
}

TEST(Http, a_list_is_at_most_a_second_old) {
  const RunningServer server;
  Visitor ann(server, "Ann");
  EXPECT_THAT(ids(ann.call("lobby")), IsEmpty());
  ann.create({PERSON}, SHORT, {{"public", true}});
  EXPECT_TRUE(comes_true([&] { return ids(ann.call("lobby")) == std::vector{ann.table()}; }));
}

TEST(Http, records_of_games_that_are_over) {
  const RunningServer server;
  Visitor ann(server, "Ann");
  const Json table = ann.create({PERSON, COMPUTER}, {{"tile_limit", 4}});
  const std::string target = "/api/games/" + ann.table();
  ann.call("start");
  EXPECT_EQ(http_get(server.address(), target, invited(table)).status, 404) << "it is not over";
  const Json over = play_on({&ann, nullptr});
  EXPECT_EQ(http_get(server.address(), target).status, 404) << "it is private";
  EXPECT_EQ(http_get(server.address(), target, bearing(std::string(22, 'A'))).status, 404);
  const HttpAnswer answer = http_get(server.address(), target, invited(table));
  EXPECT_EQ(answer.status, 200);
  EXPECT_THAT(answer.headers.at("content-disposition"), HasSubstr(ann.table() + ".json"));
  const Json record = Json::parse(answer.body);
  EXPECT_EQ(record["format"], "mappa-game");
  EXPECT_EQ(record["setup"]["seed"], over["seed"]);
  EXPECT_EQ(record["setup"]["players"], (Json{"Ann", "medium"}));
  EXPECT_EQ(http_get(server.address(), "/api/games/aaaaaaaaaaaa").status, 404);
}

} // namespace

} // namespace mappa::server
