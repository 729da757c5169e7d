// Which names people may have, and which look like another's.
#include "tables/names.h"

#include <gmock/gmock.h>

namespace mappa::tables {

namespace {

using testing::HasSubstr;

TEST(Names, of_all_kinds_of_people) {
  for (const char* name : {"Ann", "Ö", "José María", "Ольга", "Νίκος", "李雷", "محمد", "דָּוִד", "X", "42",
                           "❤️", "Zoë-Anne O'Neil"})
    EXPECT_EQ(name_fault(name), "") << name;
}

TEST(Names, that_show_nothing_are_none) {
  for (const char* name : {"", " ", "   ", "\u00a0", "\u3000\u2003", "\u0301"})
    EXPECT_THAT(name_fault(name), HasSubstr("no letter that can be seen")) << name;
}

TEST(Names, with_letters_that_cannot_be_seen_are_none) {
  EXPECT_THAT(name_fault("Ann\u202Ennb"), HasSubstr("U+202E")); // what follows is written backwards
  EXPECT_THAT(name_fault("An\u200Bn"), HasSubstr("U+200B"));
  EXPECT_THAT(name_fault("An\u200Dn"), HasSubstr("U+200D"));
  EXPECT_THAT(name_fault("A\u00ADnn"), HasSubstr("U+00AD"));
  EXPECT_THAT(name_fault("\u3164"), HasSubstr("U+3164"));
  EXPECT_THAT(name_fault("\u2800\u2800"), HasSubstr("U+2800"));
  EXPECT_THAT(name_fault("\uE000"), HasSubstr("U+E000"));
  EXPECT_THAT(name_fault("Ann\U000E0041"), HasSubstr("U+E0041"));
  EXPECT_THAT(name_fault("A\u0085nn"), HasSubstr("U+0085"));
  EXPECT_THAT(name_fault("A\u0301\u0301\u0301\u0301"), HasSubstr("accents"));
}

TEST(Names, look_alikes) {
  for (const auto& [one, other] :
       {std::pair("Ann", "Ann"), std::pair("Ann", "ann "), std::pair("Ann", "A nn"), std::pair("Ann", "Ànn"),
        std::pair("Ann", "Аnn"), std::pair("pop", "рор"), std::pair("Ian", "lan"), std::pair("Bob", "B0b"),
        std::pair("Ann", "Ａｎｎ"), std::pair("Ann", "𝐀𝐧𝐧"), std::pair("Nick", "Νick"),
        std::pair("Ольга", "ОЛЬГА"),
        std::pair("ada", "α"
                         "dа"),
        std::pair("Zoë", "Zoe\u0308"), std::pair("Bill", "Bi11")})
    EXPECT_TRUE(look_alike(one, other)) << one << " " << other;
}

TEST(Names, that_are_told_apart) {
  for (const auto& [one, other] :
       {std::pair("Ann", "Anna"), std::pair("Ali", "Ail"), std::pair("Bo", "Bob"),
        std::pair("Traveller", "Traveller 2"), std::pair("Иван", "Ирина"), std::pair("李", "雷")})
    EXPECT_FALSE(look_alike(one, other)) << one << " " << other;
}

} // namespace

} // namespace mappa::tables
