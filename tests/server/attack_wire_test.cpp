// What an outsider tries with bytes: frames and requests that no proper client would send.
#include "server/rough.h"
#include "server/visitor.h"

#include <fmt/format.h>

namespace mappa::server {

using namespace client;
using namespace notation;

namespace {

using testing::HasSubstr;

constexpr int WRONG_FRAME = 1002, NOT_UTF8 = 1007, AGAINST_THE_RULES = 1008, TOO_BIG = 1009;
constexpr int BAD_JSON = -32700, BAD_REQUEST = -32600;

std::string bytes(std::initializer_list<int> values) {
  std::string out;
  for (const int value : values) out += static_cast<char>(value);
  return out;
}

std::string masked(unsigned first, std::string_view payload) { return websocket_frame(first, payload); }

TEST(AttackWire, bad_frames_end_the_connection_that_sent_them_and_no_other) {
  const RunningServer server;
  Visitor ann(server, "Ann");
  const std::string spaces((384 << 10) + 1, ' '), half(200'000, ' ');
  struct Case {
    const char* what;
    std::string sent;
    int code;
  };
  const std::vector<Case> cases{
      {"a byte too many", masked(0x81, spaces), TOO_BIG},
      {"huge", bytes({0x81, 0xFF, 0x7F, 255, 255, 255, 255, 255, 255, 255, 0, 0, 0, 0}), TOO_BIG},
      {"too big in parts", masked(0x01, half) + masked(0x80, half), TOO_BIG},
      {"binary", masked(0x82, "{}"), AGAINST_THE_RULES},
      {"not UTF-8", masked(0x81, "\"\xC3\x28\""), NOT_UTF8},
      {"half a letter", masked(0x81, "\xE2\x82"), NOT_UTF8},
      {"half of a surrogate pair", masked(0x81, "\xED\xA0\x80"), NOT_UTF8},
      {"not UTF-8 in the second part", masked(0x01, "\"") + masked(0x80, "\xFF"), NOT_UTF8},
      {"unmasked", websocket_frame(0x81, rpc("hello"), false), WRONG_FRAME},
      {"reserved bits", masked(0xC1, "{}"), WRONG_FRAME},
      {"an unknown kind", masked(0x83, "{}"), WRONG_FRAME},
      {"an unknown control", masked(0x8F, ""), WRONG_FRAME},
      {"the end of nothing", masked(0x80, "{}"), WRONG_FRAME},
      {"a beginning inside a message", masked(0x01, "{") + masked(0x01, "}"), WRONG_FRAME},
      {"a ping in parts", masked(0x09, "a"), WRONG_FRAME},
      {"a long ping", masked(0x89, spaces.substr(0, 126)), WRONG_FRAME},
      {"a length in more bytes than needed", bytes({0x81, 0xFE, 0, 1, 0, 0, 0, 0, ' '}), WRONG_FRAME},
      {"half a close code", masked(0x88, "\x03"), WRONG_FRAME},
      {"a close code that there is not", masked(0x88, bytes({0x03, 0xED})), WRONG_FRAME},
      {"a reason that is not UTF-8", masked(0x88, bytes({0x03, 0xE8, 0xFF})), WRONG_FRAME},
  };
  for (const auto& [what, sent, code] : cases) {
    Rough eve(server);
    ASSERT_TRUE(eve.welcome());
    eve.send(sent);
    EXPECT_EQ(eve.close_code(), code) << what;
    EXPECT_EQ(ann.fault("lobby"), 0) << what;
  }
}

TEST(AttackWire, a_message_in_parts_with_pings_between_is_a_message) {
  const RunningServer server;
  Rough eve(server);
  const std::string hello = rpc("hello", R"({"name":"Eve"})");
  std::string sent;
  for (const char letter : hello) {
    sent += masked(sent.empty() ? 0x01 : 0x00, std::string(1, letter));
    sent += masked(0x00, "") + masked(0x89, "are you there");
  }
  eve.send(sent + masked(0x80, ""));
  EXPECT_THAT(eve.text(), HasSubstr("\"token\""));
  const std::string whole(384 << 10, ' '); // as long as it may be
  eve.say(whole);
  EXPECT_THAT(eve.text(), HasSubstr(std::to_string(BAD_JSON)));
}

TEST(AttackWire, a_message_without_an_end_and_a_flood_of_pings_delay_nobody) {
  const RunningServer server({"--patience", "3600"}); // it says no ping of its own
  Rough eve(server), mallory(server);
  Visitor ann(server, "Ann");
  eve.send(masked(0x01, "{"));
  for (int i = 0; i < 200; ++i) {
    std::string many;
    for (int k = 0; k < 100; ++k) many += masked(0x00, "");
    eve.send(many);
    many.clear();
    for (int k = 0; k < 10; ++k) many += masked(0x89, "ping");
    mallory.send(many);
    if (i % 20 == 0) {
      EXPECT_EQ(ann.fault("lobby"), 0);
    }
  }
  for (int i = 0; i < 2000; ++i) ASSERT_EQ(mallory.next().value().code, 10);
}

TEST(AttackWire, texts_that_are_no_requests_are_answered_and_leave_the_connection_as_it_was) {
  const RunningServer server;
  Rough eve(server);
  const std::string deep = std::string(5'000, '[') + std::string(5'000, ']');
  struct Case {
    std::string text;
    int code;
  };
  const std::vector<Case> cases{
      {"", BAD_JSON},
      {" ", BAD_JSON},
      {"{", BAD_JSON},
      {"nonsense", BAD_JSON},
      {rpc("hello") + rpc("hello"), BAD_JSON},
      {std::string(1, '\0'), BAD_JSON},
      {rpc("hello") + std::string(1, '\0'), BAD_JSON},
      {"\xEF\xBB\xBF{", BAD_JSON},
      {deep, BAD_JSON},
      {R"({"jsonrpc":"2.0","jsonrpc":"2.0","id":1,"method":"hello"})", BAD_JSON},
      {rpc("hello", R"({"name":"a","name":"b"})"), BAD_JSON},
      {R"({"jsonrpc":"2.0","id":1e999,"method":"hello"})", BAD_JSON},
      {rpc("hello", R"({"name":"\ud800"})"), BAD_JSON},
      {rpc("events", R"({"after":1e400})"), BAD_JSON},
      {"null", BAD_REQUEST},
      {"[]", BAD_REQUEST},
      {"[" + rpc("hello") + "]", BAD_REQUEST},
      {"\"hello\"", BAD_REQUEST},
      {"{}", BAD_REQUEST},
      {R"({"jsonrpc":"1.0","id":1,"method":"hello"})", BAD_REQUEST},
      {R"({"jsonrpc":"2.0","id":{},"method":"hello"})", BAD_REQUEST},
      {R"({"jsonrpc":"2.0","id":1,"method":["hello"]})", BAD_REQUEST},
      {R"({"jsonrpc":"2.0","id":1,"method":"hello","token":"x"})", BAD_REQUEST},
      {rpc("HELLO"), NO_METHOD},
      {rpc(std::string(50'000, 'x')), NO_METHOD},
      {rpc("hello\\u0000"), NO_METHOD},
      {rpc("hello", "[]"), BAD_PARAMS},
      {rpc("hello", "null"), BAD_PARAMS},
      {rpc("hello", R"({"name":5})"), BAD_PARAMS},
      {rpc("hello", R"({"name":"\u0000"})"), BAD_PARAMS},
      {rpc("hello", R"({"name":"a\nb"})"), BAD_PARAMS},
      {rpc("hello", R"({"nam":"a"})"), BAD_PARAMS},
      {rpc("lobby", R"({"before":-1})"), BAD_PARAMS},
      {rpc("lobby", R"({"before":18446744073709551615})"), BAD_PARAMS},
      {rpc("lobby", R"({"before":1.5})"), BAD_PARAMS},
      {rpc("lobby", R"({"before":123456789012345678901234567890})"), BAD_PARAMS},
      {rpc("lobby", R"({"state":"closed"})"), BAD_PARAMS},
      {rpc("join", R"({"table":"../../../etc"})"), BAD_PARAMS},
      {rpc("join", R"({"table":"aaaaaaaaaaaa","after":-1})"), BAD_PARAMS},
      {rpc("join", R"({"table":"aaaaaaaaaaaa","after":2147483648})"), BAD_PARAMS},
      {rpc("join", R"({"table":"aaaaaaaaaaa'"})"), BAD_PARAMS},
      {rpc("tile", R"({"id":"../../secrets"})"), BAD_PARAMS},
      {rpc("map", R"({"id":"\u002e\u002e/x"})"), BAD_PARAMS},
      {rpc("create", R"({"setup":{"seed":1},"seats":[{"kind":"person"}]})"), BAD_PARAMS},
      {rpc("create", R"({"setup":{"analysis":true},"seats":[{"kind":"person"}]})"), BAD_PARAMS},
  };
  eve.say(rpc("hello", R"({"name":"Eve"})"));
  const std::string token = Json::parse(eve.text())["result"]["token"];
  for (const auto& [text, code] : cases) {
    eve.say(text);
    const Json answer = Json::parse(eve.text());
    ASSERT_TRUE(answer.contains("error")) << text << answer;
    EXPECT_EQ(answer["error"]["code"], code) << text.substr(0, 200) << answer["error"];
    EXPECT_LT(text_of(answer).size(), 1'500U) << "an answer is not larger than what it answers";
  }
  eve.say(rpc("hello"));
  EXPECT_EQ(Json::parse(eve.text())["result"]["token"], token);
}

TEST(AttackWire, who_is_slow_with_a_request_is_not_waited_for) {
  const RunningServer server({"--patience", "3"});
  Wire loris(server.address(), std::chrono::milliseconds(50)), silent(server.address());
  EXPECT_EQ(silent.receive_all(), "") << "who says nothing is sent away";
  bool over = false;
  for (int i = 0; i < 2'000 && !over; ++i) { // a byte now and then is no request, either
    try {
      loris.send(i < 16 ? std::string_view("GET / HTTP/1.1\r\n").substr(static_cast<std::size_t>(i), 1)
                        : "x");
      over = loris.receive().empty();
    } catch (const ConnectionError& error) {
      over = std::string(error.what()).find("send") != std::string::npos;
    }
  }
  EXPECT_TRUE(over);
  EXPECT_EQ(http_get(server.address(), "/health").status, 200);
}

TEST(AttackWire, a_websocket_that_gives_no_sign_of_life_is_closed_and_one_that_does_stays) {
  const RunningServer server({"--patience", "3"});
  Visitor ann(server, "Ann"); // answers pings
  Rough dead(server);         // as if the cable had been cut
  ASSERT_TRUE(dead.welcome());
  EXPECT_TRUE(comes_true([&] { return ann.fault("lobby") == 0 && metric(server, "mappa_websockets") == 1; }));
  EXPECT_EQ(dead.close_code(), NO_CLOSING_FRAME);
}

} // namespace

} // namespace mappa::server
