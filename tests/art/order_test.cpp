#include "art/order.h"

#include "data/library.h"

#include <gtest/gtest.h>

namespace mappa::art {

namespace {

Order ordered(const std::string& target) {
  static const data::Library LIBRARY = data::load_library({});
  return order(LIBRARY, notation::read_address(target));
}

Order sheet(const std::string& squares) { return ordered("/art/table.svg?squares=" + squares); }

TEST(Order, sheets_of_the_free_table_grow_by_two_squares) {
  const Order small = sheet("-4,-4,5,5");
  for (const char* squares : {"-4,-3,5,4", "-3,-4,4,5"}) {
    EXPECT_EQ(sheet(squares).name, small.name);
    EXPECT_EQ(sheet(squares).make(), small.make());
  }
  EXPECT_NE(sheet("-5,-4,5,5").name, small.name);
}

TEST(Order, no_sheet_is_larger_than_a_board_can_be_nor_long) {
  for (const char* squares : {"-131,0,9,9", "0,-131,9,9", "0,0,132,9", "0,0,9,132"})
    EXPECT_FALSE(sheet(squares).make) << squares;
  EXPECT_LT(sheet("-130,-130,131,131").make().size(), 100'000U);
}

} // namespace

} // namespace mappa::art
