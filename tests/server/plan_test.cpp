// Tile and figure are one thought.
#include "client/client.h"
#include "data/folder.h"
#include "server/plan.h"
#include "server/server.h"
#include "server/small_table.h"

#include <atomic>
#include <gmock/gmock.h>

namespace mappa::server {

namespace {

// Places the tile where a figure may be put, and puts one.
notation::Advice tile_and_figure(const Ruleset& rules, const Position& position) {
  Actions tiles, figures;
  legal(rules, position, tiles);
  for (const Action& tile : tiles) {
    Position after = position;
    apply(rules, after, tile);
    if (after.decision != Decision::Figure) continue;
    legal(rules, after, figures);
    return {tile, {}, {}, {figures[0]}};
  }
  return {tiles[0], {}, {}};
}

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

TEST(PlanInAGame, the_player_is_asked_once_for_tile_and_figure) {
  const Folder folder;
  std::atomic<int> thoughts = 0;
  ServerOptions options;
  options.port = 0;
  options.seed = 1;
  options.store = (folder.path / "games.db").string();
  options.levels = {"careful"};
  options.uses_time = [](const std::string&) { return true; };
  options.think = [&](const Problem& problem, const std::atomic<bool>&) {
    ++thoughts;
    return tile_and_figure(*problem.rules, *problem.position);
  };
  Server server(options, rulebook().library());
  std::thread running([&] { server.run(); });
  {
    client::Client ann(
        {.address = {"127.0.0.1", std::to_string(server.port())}, .path = "/ws", .origin = {}, .from = {}});
    ann.call("hello", {{"name", "Ann"}});
    const notation::Json careful{{"kind", "computer"}, {"level", "careful"}};
    ann.call("create", {{"setup", {{"tile_limit", 20}}}, {"seats", {{{"kind", "person"}}, careful}}});
    ann.call("start");
    int actions = 0;
    for (int decider = 0; actions < 6;) {
      if (decider == 0) ann.call("play", {{"action", ann.call("legal")["actions"].back()}});
      const notation::Json event = ann.await_event("played");
      decider = event["decision"]["player"];
      actions += event["by"] == "computer";
    }
    EXPECT_EQ(thoughts, 3);
  }
  server.stop();
  running.join();
}

} // namespace

} // namespace mappa::server
