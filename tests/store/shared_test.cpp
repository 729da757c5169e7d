#include "store/shared.h"

#include <gmock/gmock.h>

namespace mappa::store {

namespace {

TEST(Text, is_utf_8_without_nul) {
  for (const char* good : {"", "a", "\x7f", "\xc2\x80", "\xdf\xbf", "\xe0\xa0\x80", "\xed\x9f\xbf",
                           "\xee\x80\x80", "\xef\xbf\xbf", "\xf0\x90\x80\x80", "\xf4\x8f\xbf\xbf", "aä漢🏰z"})
    EXPECT_TRUE(is_text(good)) << good;
  EXPECT_FALSE(is_text(std::string_view("\0", 1)));
  EXPECT_FALSE(is_text(std::string_view("a\0b", 3)));
  for (const char* bad : {"\x80", "\xbf", "\xc0\x80", "\xc1\xbf", "\xc2", "\xc2 ", "\xe0\x9f\xbf", "\xe2\x82",
                          "\xe2\x82 ", "\xed\xa0\x80", "\xed\xbf\xbf", "\xf0\x8f\xbf\xbf", "\xf0\x90\x80",
                          "\xf4\x90\x80\x80", "\xf5\x80\x80\x80", "\xff", "fine until \xfe"})
    EXPECT_FALSE(is_text(bad)) << bad;
}

TEST(Secret, is_another_each_time) {
  const std::string one = new_shared_secret(), two = new_shared_secret();
  EXPECT_EQ(one.size(), 43U);
  EXPECT_NE(one, two);
}

} // namespace

} // namespace mappa::store
