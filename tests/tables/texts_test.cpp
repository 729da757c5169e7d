// What tables have told is kept as text, and never longer than it is true.
#include "tables/texts.h"

#include <gmock/gmock.h>

namespace mappa::tables {

namespace texts_test {

using Kind = Texts::Kind;

struct Shelf {
  Texts texts;
  int made = 0;

  explicit Shelf(std::size_t bytes = 100'000) : texts(bytes) {}
  std::string get(const std::string& table, Kind kind = Kind::View) {
    return texts.get(table, kind, [&] { return table + std::to_string(++made); });
  }
  std::string events(const std::string& table, int first, int last) {
    return texts.events(table, first, last, [&](int from, int to, std::vector<std::string>& list) {
      for (int number = from; number <= to; ++number, ++made) list.push_back("e" + std::to_string(number));
    });
  }
};

TEST(Texts, made_once_until_the_table_changes) {
  Shelf shelf;
  EXPECT_EQ(shelf.get("a"), "a1");
  EXPECT_EQ(shelf.get("a"), "a1");
  EXPECT_EQ(shelf.get("a", Kind::Legal), "a2");
  EXPECT_EQ(shelf.get("b"), "b3");
  shelf.texts.changed("a", 0, "");
  EXPECT_EQ(shelf.get("a"), "a4");
  EXPECT_EQ(shelf.get("a", Kind::Legal), "a5");
  EXPECT_EQ(shelf.get("b"), "b3");
}

TEST(Texts, events_are_made_once_and_new_ones_added) {
  Shelf shelf;
  EXPECT_EQ(shelf.events("a", 1, 3), "e1,e2,e3");
  EXPECT_EQ(shelf.events("a", 2, 2), "e2");
  EXPECT_EQ(shelf.made, 3);
  EXPECT_EQ(shelf.events("a", 3, 5), "e3,e4,e5");
  EXPECT_EQ(shelf.made, 5);
  shelf.texts.changed("a", 5, "new");
  EXPECT_EQ(shelf.events("a", 5, 6), "e5,new");
  EXPECT_EQ(shelf.made, 5);
  shelf.texts.changed("a", 8, "much newer"); // it does not follow the last that is kept
  EXPECT_EQ(shelf.events("a", 6, 7), "new,e7");
}

TEST(Texts, the_last_events_alone_are_not_kept) {
  Shelf shelf;
  EXPECT_EQ(shelf.events("a", 7, 8), "e7,e8");
  EXPECT_EQ(shelf.events("a", 7, 8), "e7,e8");
  EXPECT_EQ(shelf.made, 4);
  EXPECT_EQ(shelf.events("a", 1, 1), "e1");
}

TEST(Texts, what_nobody_asks_for_makes_room) {
  Shelf shelf(1'500);
  for (int i = 0; i < 100; ++i) {
    shelf.get("favourite");
    shelf.get("table" + std::to_string(i));
    EXPECT_LE(shelf.texts.bytes(), 1'500u);
  }
  EXPECT_EQ(shelf.get("favourite"), "favourite1");
  shelf.texts.drop("favourite");
  EXPECT_NE(shelf.get("favourite"), "favourite1");
}

TEST(Texts, one_that_is_too_large_is_told_all_the_same) {
  Shelf shelf(1'000);
  const std::string large(5'000, 'x');
  EXPECT_EQ(shelf.texts.get("a", Kind::View, [&] { return large; }), large);
  EXPECT_EQ(shelf.texts.bytes(), 0u);
}

} // namespace texts_test

} // namespace mappa::tables
