// What an outsider tries with HTTP: requests that no proper client, and no proxy, would send.
#include "server/rough.h"
#include "server/visitor.h"

#include <fmt/format.h>

namespace mappa::server {

using namespace client;
using namespace notation;

namespace {

using testing::EndsWith;
using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

// All that comes back for some bytes.
std::string answer_to(const RunningServer& server, const std::string& sent) {
  Wire wire(server.address());
  wire.send(sent);
  try {
    return wire.receive_all();
  } catch (const ConnectionError& error) {
    throw ConnectionError(error.what() + (" after " + sent.substr(0, 300)));
  }
}

TEST(AttackRequest, bad_requests_are_refused_and_every_answer_is_safe_for_browsers) {
  const RunningServer server;
  const std::string get = "GET / HTTP/1.1\r\nHost: a\r\n", close = "Connection: close\r\n\r\n";
  const std::string ws = "GET /ws HTTP/1.1\r\nHost: a\r\nConnection: upgrade\r\nUpgrade: websocket\r\n";
  const std::string key = "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n",
                    version = "Sec-WebSocket-Version: 13\r\n";
  std::string headers;
  for (int i = 0; i < 1'000; ++i) headers += fmt::format("X-{}: y\r\n", i);
  struct Case {
    std::string sent;
    int status;
  };
  const std::vector<Case> cases{
      {get + "X: " + std::string(9'000, 'x') + "\r\n\r\n", 431},
      {get + headers + "\r\n", 431},
      {"GET /" + std::string(9'000, 'x') + " HTTP/1.1\r\nHost: a\r\n\r\n", 431},
      {get + "Content-Length: 5\r\n\r\nhello", 413},
      {get + "Content-Length: 99999999999999999999\r\n\r\n", 400},
      {get + "Content-Length: -1\r\n\r\n", 400},
      {get + "Content-Length: 1\r\nContent-Length: 2\r\n\r\n", 400},
      {"nonsense\r\n\r\n", 400},
      {"GET / HTTP/9.9\r\nHost: a\r\n\r\n", 400},
      {"GET  / HTTP/1.1\r\n\r\n", 400},
      {"GET / HTTP/1.1\nHost: a\n\n", 400},
      {"GET / HTTP/1.1\r\nHost a\r\n\r\n", 400},
      {get + "X: a\x01\r\n\r\n", 400},
      {get + "X: a" + std::string(1, '\0') + "b\r\n\r\n", 400},
      {"GET /" + std::string(1, '\0') + " HTTP/1.1\r\nHost: a\r\n\r\n", 400},
      {"POST /api/tables HTTP/1.1\r\nHost: a\r\n" + close, 405},
      {"DELETE /api/games/x HTTP/1.1\r\nHost: a\r\n" + close, 405},
      {"OPTIONS * HTTP/1.1\r\nHost: a\r\n" + close, 405},
      {"TRACE / HTTP/1.1\r\nHost: a\r\n" + close, 405},
      {"CONNECT example.org:80 HTTP/1.1\r\nHost: a\r\n" + close, 405},
      {"BREW / HTTP/1.1\r\nHost: a\r\n" + close, 405},
      {"GET http://example.org/ HTTP/1.1\r\nHost: a\r\n" + close, 404},
      {"GET /ws HTTP/1.1\r\nHost: a\r\n" + close, 404},
      {ws + version + "\r\n", 400},
      {ws + key + "\r\n", 400},
      {ws + key + "Sec-WebSocket-Version: 12\r\n\r\n", 426},
      {ws + version + "Sec-WebSocket-Key: " + std::string(100, 'x') + "\r\n\r\n", 400},
      {"GET /other HTTP/1.1\r\nHost: a\r\nConnection: upgrade\r\nUpgrade: websocket\r\n" + key + version +
           "\r\n",
       404},
  };
  for (const auto& [sent, status] : cases) {
    SCOPED_TRACE(sent.substr(0, 300));
    const HttpAnswer answer = parse_http(answer_to(server, sent));
    EXPECT_EQ(answer.status, status);
    for (const char* name : {"content-security-policy", "x-content-type-options", "x-frame-options",
                             "referrer-policy", "cross-origin-resource-policy"})
      EXPECT_TRUE(answer.headers.contains(name)) << name;
    EXPECT_LT(answer.body.size(), 200U) << "nothing of the request comes back";
  }
  EXPECT_EQ(http_get(server.address(), "/health").status, 200);
}

TEST(AttackRequest, there_is_no_way_out_of_the_page) {
  const RunningServer server;
  for (const char* path : {"/../../../../etc/passwd",
                           "/..",
                           "/./index.html",
                           "//index.html",
                           "/%2e%2e/%2e%2e/etc/passwd",
                           "/..%2f..%2fetc/passwd",
                           "/index.html%00",
                           "/index.html/",
                           "/INDEX.HTML",
                           "\\..\\games.db",
                           "/games.db",
                           "/api/games/../tables",
                           "/api/games/%2e%2e",
                           "/api/games/",
                           "/api/games/aaaaaaaaaaaa/..",
                           "/api/tables/",
                           "/api",
                           "/ws/",
                           "/metrics/..",
                           "index.html",
                           "/index.html;a"}) {
    const HttpAnswer answer = http_get(server.address(), path);
    EXPECT_EQ(answer.status, 404) << path;
    EXPECT_THAT(answer.body, Not(HasSubstr("root:")));
  }
  for (const char* target :
       {"/api/tables?before=x", "/api/tables?before=0", "/api/tables?before=-5",
        "/api/tables?before=99999999999999999999", "/api/games?before=1%20", "/api/playing?before="})
    EXPECT_EQ(http_get(server.address(), target).status, 400) << target;
}

TEST(AttackRequest, pages_of_other_sites_may_not_connect) {
  const RunningServer server({"--origin", "https://friend.example"});
  const std::string own = server.address().host + ":" + server.address().port;
  for (const std::string& origin :
       {std::string("http://evil.example"), std::string("null"), "http://" + own + ".evil.example",
        "http://evil.example/" + own, "http://evil.example#" + own, "http://user@" + own,
        "http://" + own + "/", "http://" + server.address().host,
        std::string("https://friend.example.evil.example"), std::string("http://friend.example"),
        std::string("friend.example"), "evil://evil.example://" + own, std::string("http://")}) {
    const HttpAnswer answer =
        parse_http(answer_to(server, upgrade_request(server.address(), "/ws", {{"Origin", origin}})));
    EXPECT_EQ(answer.status, 403) << origin;
    EXPECT_TRUE(answer.headers.contains("content-security-policy"));
    EXPECT_FALSE(answer.headers.contains("access-control-allow-origin"));
  }
  EXPECT_TRUE(Rough(server, {{"Origin", "http://" + own}}).welcome());
  EXPECT_TRUE(Rough(server, {{"Origin", "https://friend.example"}}).welcome());
}

TEST(AttackRequest, an_address_cannot_be_put_on) {
  const RunningServer server({"--per-address", "3", "--patience", "3600"});
  std::vector<std::unique_ptr<Wire>> silent;
  for (int i = 0; i < 3; ++i) silent.push_back(std::make_unique<Wire>(server.address()));
  for (const Headers& headers :
       {Headers{}, Headers{{"X-Forwarded-For", "10.0.0.1"}}, Headers{{"X-Real-IP", "10.0.0.1"}},
        Headers{{"Forwarded", "for=10.0.0.1"}}, Headers{{"X-Mappa-Relay", ""}},
        Headers{{"X-Mappa-Relay", std::string(43, 'A')}, {"X-Forwarded-For", "10.0.0.1"}}}) {
    const std::string answer = answer_to(server, upgrade_request(server.address(), "/ws", headers));
    EXPECT_THAT(answer, StartsWith("HTTP/1.1 429"));
    EXPECT_THAT(answer, HasSubstr("Content-Security-Policy"));
  }
  silent.pop_back();
  EXPECT_TRUE(comes_true([&] { return Rough(server).welcome(); }));
}

// --- requests that two programs in a row could read differently ---

TEST(AttackRequest, what_could_hide_a_second_request_in_the_first_is_refused) {
  const RunningServer server;
  const std::string get = "GET /health HTTP/1.1\r\nHost: a\r\n",
                    hidden = "GET /hidden HTTP/1.1\r\nHost: a\r\n\r\n";
  for (const char* fields : {"Transfer-Encoding: chunked\r\n",
                             "transfer-encoding:chunked\r\n",
                             "Transfer-Encoding: CHUNKED\r\n",
                             "Transfer-Encoding: \"chunked\"\r\n",
                             "Transfer-Encoding: xchunked\r\n",
                             "Transfer-Encoding: identity\r\n",
                             "Transfer-Encoding: gzip, chunked\r\n",
                             "Transfer-Encoding: chunked, identity\r\n",
                             "Transfer-Encoding: chunked, chunked\r\n",
                             "Transfer-Encoding: chunked\r\nTransfer-Encoding: chunked\r\n",
                             "Transfer-Encoding: identity\r\nTransfer-Encoding: chunked\r\n",
                             "Transfer-Encoding: x\r\nContent-Length: 0\r\n",
                             "Content-Length: 0\r\nTransfer-Encoding: chunked\r\n",
                             "Transfer-Encoding:\r\n chunked\r\n",
                             "Transfer-Encoding:\r\n",
                             "Transfer-Encoding : chunked\r\n",
                             "Transfer-Encoding\t: chunked\r\n",
                             " Transfer-Encoding: chunked\r\n",
                             "Transfer-Encoding: \x0b"
                             "chunked\r\n",
                             "X: y\nTransfer-Encoding: chunked\r\n",
                             "Content-Length: 0\r\nContent-Length: 0\r\n",
                             "Content-Length: 0, 0\r\n",
                             "Content-Length: 0,\r\n",
                             "Content-Length: +0\r\n",
                             "Content-Length: 0x0\r\n",
                             "Content-Length: 0 0\r\n",
                             "Content-Length:\r\n",
                             "Content-Length : 0\r\n",
                             "Host: b\r\n",
                             "Origin: http://a\r\nOrigin: http://b\r\n",
                             "X-Mappa-Relay: a\r\nX-Mappa-Relay: b\r\n",
                             "Authorization: Bearer a\r\nAuthorization: Bearer b\r\n"}) {
    SCOPED_TRACE(fields);
    // What stands after it is not taken for a request: there is one answer, and the connection is over.
    const HttpAnswer answer = parse_http(answer_to(server, get + fields + "\r\n" + hidden));
    EXPECT_EQ(answer.status, 400);
    EXPECT_EQ(answer.headers.at("connection"), "close");
    EXPECT_THAT(answer.body, EndsWith("\n"));
    EXPECT_THAT(answer.body, Not(HasSubstr("HTTP/1.1")));
  }
  EXPECT_EQ(parse_http(answer_to(server, "GET /health HTTP/1.1\r\n\r\n")).status, 400) << "for whom?";
  EXPECT_EQ(parse_http(answer_to(server, "GET /health HTTP/1.0\r\n\r\n")).status, 200);
  EXPECT_EQ(parse_http(answer_to(server, get + "Content-Length: 0\r\nConnection: close\r\n\r\n")).status,
            200);
}

TEST(AttackRequest, a_websocket_begins_with_one_whole_key_and_version_13) {
  const RunningServer server;
  const std::string ws = "GET /ws HTTP/1.1\r\nHost: a\r\nConnection: upgrade\r\nUpgrade: websocket\r\n",
                    good = "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n",
                    version = "Sec-WebSocket-Version: 13\r\n";
  for (const char* key :
       {"", "x", "dGhlIHNhbXBsZSBub25jZQ=", "dGhlIHNhbXBsZSBub25jZQ", "dGhlIHNhbXBsZSBub25jZR==",
        "dGhlIHNhbXBsZSBub25j", "dGhlIHNhbXBsZSBub25jZQ===", "dGhlIHNhbXBsZSBub25jZQ== x",
        "dGhlIHNhbXBsZSBub25j!Q==", "dGhl IHNhbXBsZSBub25jQ==", "dGhlIHNhbXBsZSBub25jZQ==, x"})
    EXPECT_EQ(parse_http(answer_to(server, ws + version + "Sec-WebSocket-Key: " + key + "\r\n\r\n")).status,
              400)
        << key;
  EXPECT_EQ(parse_http(answer_to(server, ws + version + "\r\n")).status, 400);
  EXPECT_EQ(parse_http(answer_to(server, ws + version + good + good + "\r\n")).status, 400);
  EXPECT_EQ(parse_http(answer_to(server, ws + good + "\r\n")).status, 400);
  EXPECT_EQ(parse_http(answer_to(server, ws + good + version + version + "\r\n")).status, 400);
  EXPECT_EQ(parse_http(answer_to(server, ws + good + version + "Upgrade: h2c\r\n\r\n")).status, 400);
  EXPECT_EQ(parse_http(answer_to(server, ws + good + version + "Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n"))
                .status,
            400);
  for (const char* other : {"12", "14", "013", "13, 8", "x"}) {
    const HttpAnswer answer =
        parse_http(answer_to(server, ws + good + "Sec-WebSocket-Version: " + other + "\r\n\r\n"));
    EXPECT_EQ(answer.status, 426) << other;
    EXPECT_EQ(answer.headers.at("sec-websocket-version"), "13");
  }
  EXPECT_TRUE(Rough(server).welcome());
}

// --- behind proxies ---

TEST(AttackRequest, behind_a_proxy_the_address_is_the_last_one_which_the_proxy_has_seen) {
  const RunningServer server({"--per-address", "2", "--behind-proxy"});
  std::vector<std::unique_ptr<Rough>> same;
  for (int i = 0; i < 3; ++i)
    same.push_back(
        std::make_unique<Rough>(server, Headers{{"X-Forwarded-For", fmt::format("10.0.0.{}, 10.9.9.9", i)}}));
  EXPECT_TRUE(same[1]->welcome());
  EXPECT_FALSE(same[2]->welcome()) << "what stands before it the person may have written";
  EXPECT_TRUE(Rough(server, {{"X-Forwarded-For", "10.9.9.9, 10.0.0.1"}}).welcome());
  // Of IPv6 a household has very many.
  same.push_back(std::make_unique<Rough>(server, Headers{{"X-Forwarded-For", "2001:db8::1"}}));
  same.push_back(std::make_unique<Rough>(server, Headers{{"X-Forwarded-For", "2001:db8::ffff:2"}}));
  EXPECT_FALSE(Rough(server, {{"X-Forwarded-For", "2001:db8:0:0:1::"}}).welcome());
  EXPECT_TRUE(Rough(server, {{"X-Forwarded-For", "2001:db8:0:1::1"}}).welcome());
}

// A request as it comes through proxies, each of which has added a line or to a line.
std::string through(const std::string& lines, const std::string& target = "/health") {
  return "GET " + target + " HTTP/1.1\r\nHost: a\r\n" + lines + "Connection: close\r\n\r\n";
}

TEST(AttackRequest, all_lines_of_forwarded_addresses_are_one_list) {
  const RunningServer server({"--per-address", "1", "--behind-proxy"});
  const Rough nine(server, {{"X-Forwarded-For", "10.9.9.9"}});
  const std::string ws = "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: "
                         "dGhlIHNhbXBsZSBub25jZQ==\r\n";
  const auto upgrade = [&](const std::string& lines) {
    Wire wire(server.address());
    wire.send("GET /ws HTTP/1.1\r\nHost: a\r\nConnection: upgrade\r\n" + ws + lines + "\r\n");
    return std::stoi(receive_until(wire, "\r\n\r\n").substr(9)); // behind HTTP/1.1
  };
  for (const char* lines :
       {"X-Forwarded-For: 10.0.0.1\r\nX-Forwarded-For: 10.9.9.9\r\n",
        "X-Forwarded-For: 10.0.0.1\r\nUser-Agent: x\r\nx-forwarded-for: 1.1.1.1, 10.9.9.9\r\n",
        "X-Forwarded-For: 10.0.0.1,\t10.9.9.9 \r\n", "X-Forwarded-For: unknown, 10.9.9.9\r\n",
        "X-Forwarded-For: ::ffff:10.9.9.9\r\n", "X-Forwarded-For: ::FFFF:a09:909\r\n"})
    EXPECT_EQ(upgrade(lines), 429) << lines;
  EXPECT_EQ(upgrade("X-Forwarded-For: 10.9.9.9\r\nX-Forwarded-For: 10.0.0.1\r\n"), 101);
}

TEST(AttackRequest, behind_a_proxy_what_is_no_address_is_refused) {
  const RunningServer server({"--behind-proxy"});
  for (const char* address : {"",
                              " ",
                              ",",
                              "10.0.0.1,",
                              "unknown",
                              "_hidden",
                              "10.0.0.1:1234",
                              "[2001:db8::1]",
                              "[2001:db8::1]:443",
                              "fe80::1%eth0",
                              "10.0.0",
                              "10.0.0.256",
                              "010.0.0.1",
                              "0x0a.0.0.1",
                              "167772161",
                              "10.0.0.1 10.0.0.2",
                              "10.0.0.1; DROP",
                              "2001:db8:::1",
                              "localhost",
                              "\"10.0.0.1\"",
                              "10.0.0.1, 10.0.0.2, x"}) {
    const HttpAnswer answer =
        parse_http(answer_to(server, through(std::string("X-Forwarded-For: ") + address + "\r\n")));
    EXPECT_EQ(answer.status, 400) << address;
    EXPECT_THAT(answer.body, HasSubstr("X-Forwarded-For"));
    EXPECT_FALSE(Rough(server, {{"X-Forwarded-For", address}}).welcome()) << address;
  }
  for (const char* address : {"10.0.0.1", "2001:db8::1", "::1", "::ffff:10.0.0.1", "x, 10.0.0.1"})
    EXPECT_EQ(http_get(server.address(), "/health", {{"X-Forwarded-For", address}}).status, 200) << address;
  EXPECT_EQ(http_get(server.address(), "/health").status, 200)
      << "whoever looks after the server is no visitor";
}

TEST(AttackRequest, of_several_proxies_in_a_row_the_first_has_seen_the_person) {
  const RunningServer server({"--per-address", "1", "--behind-proxy", "2"});
  const Rough nine(server, {{"X-Forwarded-For", "10.9.9.9, 10.1.1.1"}});
  EXPECT_FALSE(Rough(server, {{"X-Forwarded-For", "10.0.0.1, 10.9.9.9, 10.1.1.2"}}).welcome());
  EXPECT_TRUE(Rough(server, {{"X-Forwarded-For", "10.9.9.9, 10.0.0.1, 10.1.1.1"}}).welcome());
  for (const char* list : {"10.9.9.9", "10.9.9.9, unknown", "unknown, 10.1.1.1"})
    EXPECT_EQ(http_get(server.address(), "/health", {{"X-Forwarded-For", list}}).status, 400) << list;
}

} // namespace

} // namespace mappa::server
