// Addresses, HTTP answers and frames made by hand.
#include "notation/error.h"
#include "support/frames.h"

#include <gmock/gmock.h>

namespace mappa::client {

using notation::InputError;

namespace {

TEST(Address, is_a_host_and_a_port) {
  EXPECT_EQ(parse_address("127.0.0.1:8080").host, "127.0.0.1");
  EXPECT_EQ(parse_address("games.example:80").port, "80");
  EXPECT_EQ(parse_address("[::1]:8080").host, "::1");
  for (const char* wrong : {"", ":", "a", "a:", ":80", "a:b", "a:123456", "::1:80"})
    EXPECT_THROW(parse_address(wrong), InputError) << wrong;
}

TEST(HttpAnswer, is_taken_apart) {
  const HttpAnswer answer =
      parse_http("HTTP/1.1 404 Not Found\r\nContent-Type: text/plain\r\nX-Odd:  a: b \r\n"
                 "Content-Length: 4\r\n\r\nnone");
  EXPECT_EQ(answer.status, 404);
  EXPECT_EQ(answer.headers.at("content-type"), "text/plain");
  EXPECT_EQ(answer.headers.at("x-odd"), "a: b");
  EXPECT_EQ(answer.body, "none");
}

TEST(HttpAnswer, that_is_cut_off_or_none_is_refused) {
  for (const char* wrong :
       {"", "HTTP/1.1 200 OK\r\n", "hello\r\n\r\n", "HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nnone"})
    EXPECT_THROW(parse_http(wrong), ConnectionError) << wrong;
}

// RFC 6455, 5.7.
TEST(Frame, is_as_the_standard_shows) {
  EXPECT_EQ(websocket_frame(0x81, "Hello"), "\x81\x85\x37\xfa\x21\x3d\x7f\x9f\x4d\x51\x58");
  EXPECT_EQ(websocket_frame(0x81, "Hello", false), "\x81\x05Hello");
  EXPECT_EQ(websocket_frame(0x82, std::string(256, 'x'), false).substr(0, 4),
            std::string("\x82\x7e\x01\x00", 4));
  EXPECT_EQ(websocket_frame(0x82, std::string(65536, 'x'), false).substr(0, 10),
            std::string("\x82\x7f\0\0\0\0\0\x01\0\0", 10));
}

TEST(Wire, says_that_nobody_is_there) {
  EXPECT_THROW(Wire({"127.0.0.1", "1"}), ConnectionError);
  EXPECT_THROW(http_get({"no-such-host.invalid", "80"}, "/"), ConnectionError);
}

} // namespace
} // namespace mappa::client
