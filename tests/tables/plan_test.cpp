// The rest of a turn that was thought out.
#include "tables/plan.h"
#include "tables/small_table.h"
#include "tables/tile_and_figure.h"

#include <gmock/gmock.h>

namespace mappa::tables {

namespace {

class PlanTest : public testing::Test {
protected:
  const Ruleset& rules() const { return *table.rules; }
  void play(const Action& action) { add(table, play_action(table, action, By::Computer, 0)); }

  Table table = playing_table({ANN, BO});
  notation::Advice advice = tile_and_figure(rules(), *table.position);
  Plan plan{rules(), *table.position, advice};
};

TEST_F(PlanTest, is_followed_where_it_leads) {
  ASSERT_EQ(advice.rest.size(), 1U);
  play(advice.action);
  EXPECT_EQ(plan.next(rules(), *table.position), advice.rest[0]);
  play(advice.rest[0]);
  EXPECT_EQ(plan.next(rules(), *table.position), std::nullopt);
}

TEST_F(PlanTest, is_given_up_when_something_else_comes) {
  const Position before = *table.position;
  EXPECT_EQ(plan.next(rules(), before), std::nullopt) << "the tile was not placed";
  play(advice.action);
  EXPECT_EQ(plan.next(rules(), *table.position), std::nullopt) << "for good";
}

TEST_F(PlanTest, is_the_same_whatever_nobody_has_seen) {
  play(advice.action);
  Position other = *table.position;
  Random random{7};
  hide(rules(), other, random);
  EXPECT_EQ(plan.next(rules(), other), advice.rest[0]);
}

} // namespace

} // namespace mappa::tables
