// The checker itself: it must find what is wrong.
#include "checker.h"

#include "board_builder.h"
#include "random_play.h"

#include <functional>
#include <gmock/gmock.h>

namespace mappa::proof {
namespace {

using testing::Contains;
using testing::HasSubstr;

// A sound position in the middle of a game, with figures of both players about.
struct Sound {
  const Ruleset rules = rules_for(setup_for(2));
  Position position = start(rules, 7);
  Actions actions;
  Events events;

  Sound() {
    Random random{7};
    while (position.tiles_laid < 40 || position.decision != Decision::Tile || position.free_standing == 0)
      step(random);
  }
  Action step(Random& random) {
    legal(rules, position, actions);
    const Action action = choose(Style::Compact, rules, position, actions, random);
    events.size = 0;
    apply(rules, position, action, &events);
    return action;
  }
};

Node root_of_kind(const Sound& game, Kind kind) {
  for (uint8_t t = 1; t <= game.position.tiles_laid; ++t) {
    const TileKind& of = game.rules.kinds[game.position.laid[t].oriented / ROTATIONS];
    for (uint8_t s = 0; s < of.size; ++s)
      if (of.segments[s].kind == kind) return root_at(game.position, t, s);
  }
  throw std::logic_error("no such feature");
}

uint8_t standing_figure(const Position& p) {
  uint8_t f = 1;
  while (p.standing[f].player == NOBODY) ++f;
  return f;
}

TEST(Checker, a_sound_position_has_no_fault) {
  const Sound game;
  EXPECT_EQ(check_position(game.rules, game.position), Faults{});
  EXPECT_EQ(check_tiles_kept(game.rules, game.position), Faults{});
}

struct Corruption {
  const char* told;
  std::function<void(Sound&)> spoil;
};

TEST(Checker, each_corruption_of_a_position_is_reported) {
  const std::vector<Corruption> corruptions{
      {"open ends", [](Sound& g) { g.position.nodes[root_of_kind(g, Kind::Road)] += OPEN_ONE; }},
      {"tiles", [](Sound& g) { g.position.nodes[root_of_kind(g, Kind::City)] += TILES_ONE; }},
      {"coats", [](Sound& g) { g.position.nodes[root_of_kind(g, Kind::City)] += COATS_ONE; }},
      {"open ends", [](Sound& g) { g.position.nodes[root_of_kind(g, Kind::Monastery)] -= OPEN_ONE; }},
      {"tiles", [](Sound& g) { g.position.nodes[root_of_kind(g, Kind::Field)] += TILES_ONE; }},
      {"joined to another",
       [](Sound& g) { g.position.nodes[root_of_kind(g, Kind::Road)] = LINK | root_of_kind(g, Kind::City); }},
      {"has no root",
       [](Sound& g) { g.position.nodes[root_of_kind(g, Kind::Road)] = LINK | root_of_kind(g, Kind::Road); }},
      {"not joined to it",
       [](Sound& g) {
         size_t n = 0;
         while (!(g.position.nodes[n] & LINK)) ++n;
         g.position.nodes[n] = 0;
       }},
      {"demands",
       [](Sound& g) {
         g.position.frontier.demands[3] = static_cast<Demand>(g.position.frontier.demands[3] ^ 3);
       }},
      {"has tile", [](Sound& g) { g.position.frontier.around[2][1] ^= 1; }},
      {"is missing", [](Sound& g) { --g.position.frontier_size; }},
      {"is listed twice", [](Sound& g) { g.position.frontier.squares[1] = g.position.frontier.squares[0]; }},
      {"is no place for a tile", [](Sound& g) { g.position.frontier.squares[0] = square(60, 60); }},
      {"meeple instead of",
       [](Sound& g) { g.position.standing[standing_figure(g.position)].player = NOBODY; }},
      {"meeple instead of", [](Sound& g) { ++g.position.stash[0][0]; }},
      {"figures [",
       [](Sound& g) {
         const Standing& figure = g.position.standing[standing_figure(g.position)];
         Word& word = g.position.nodes[root_at(g.position, figure.tile, figure.segment)];
         word = with_figure(word, 0);
       }},
      {"list of figures is broken",
       [](Sound& g) {
         const uint8_t f = standing_figure(g.position);
         g.position.standing[f].next = f;
       }},
      {"free figure entries is broken",
       [](Sound& g) { g.position.standing[g.position.free_standing].next = g.position.free_standing; }},
      {"in the free list", [](Sound& g) { g.position.free_standing = 0; }},
      {"nodes_used", [](Sound& g) { ++g.position.nodes_used; }},
      {"standing_used", [](Sound& g) { g.position.standing_used = 15; }},
      {"a figure's segment", [](Sound& g) { g.position.standing[standing_figure(g.position)].segment = 9; }},
      {"player is", [](Sound& g) { g.position.player = 2; }},
  };
  const Sound sound;
  for (const Corruption& corruption : corruptions) {
    Sound game = sound;
    corruption.spoil(game);
    EXPECT_THAT(check_position(game.rules, game.position), Contains(HasSubstr(corruption.told)));
  }
}

TEST(Checker, a_changed_stack_is_reported) {
  Sound game;
  uint8_t& top = game.position.stack[game.position.stack_size - 1u];
  top = static_cast<uint8_t>(game.rules.start_kind);
  EXPECT_THAT(check_tiles_kept(game.rules, game.position), Contains(HasSubstr("more tiles of kind")));
  --game.position.stack_size;
  EXPECT_THAT(check_tiles_kept(game.rules, game.position),
              Contains(HasSubstr("71 tiles in the game instead of 72")));
}

// A step that the core takes wrongly.
Faults faults_after(const std::function<void(Sound&)>& spoil) {
  Sound game;
  Random random{1};
  Follower follower(game.rules, game.position);
  const Action action = game.step(random);
  spoil(game);
  follower.follow(action, game.position, game.events);
  return follower.faults();
}

TEST(Checker, each_wrong_step_is_reported) {
  const std::vector<Corruption> corruptions{
      {"scores [", [](Sound& g) { ++g.position.scores[1]; }},
      {"the turn is", [](Sound& g) { ++g.position.turn; }},
      {"the player is", [](Sound& g) { g.position.player ^= 1; }},
      {"the decider is", [](Sound& g) { g.position.decider ^= 1; }},
      {"the tile in hand is", [](Sound& g) { g.position.in_hand ^= 1; }},
      {"stack [",
       [](Sound& g) { std::rotate(&g.position.stack[0], &g.position.stack[1], &g.position.stack[9]); }},
      {"discarded [", [](Sound& g) { ++g.position.discarded_size; }},
      {"the tiles on the board", [](Sound& g) { g.position.laid[g.position.tiles_laid].oriented ^= 1; }},
      {"the tiles on the board", [](Sound& g) { g.position.placed_by[1] = 0; }},
      {"figures on the board",
       [](Sound& g) {
         Standing& figure = g.position.standing[standing_figure(g.position)];
         figure.player ^= 1;
       }},
      {"told, but not due",
       [](Sound& g) {
         g.events.add({.type = EventType::Score,
                       .player = 0,
                       .kind = Kind::Road,
                       .tile = 1,
                       .segment = 0,
                       .points = 4});
       }},
      {"figures returned",
       [](Sound& g) { g.events.add({.type = EventType::Returned, .player = 0, .tile = 1, .segment = 0}); }},
  };
  EXPECT_EQ(faults_after([](Sound&) {}), Faults{});
  for (const Corruption& corruption : corruptions)
    EXPECT_THAT(faults_after(corruption.spoil), Contains(HasSubstr(corruption.told)));
}

// Scores told in another order than X7's, or not told.
TEST(Checker, scores_that_are_missing_or_out_of_order_are_reported) {
  Table table;
  table.put(0, table.lay("base/C", 0, 0), Kind::City, N);
  table.put(1, table.lay("base/LR", 1, -1, 1), Kind::Road, W);
  table.place("traders_and_builders/RRC", 0, -1, 2); // city south, roads north and east
  const Position asked = table.position;
  Follower told(table.rules, asked), missing(table.rules, asked), turned(table.rules, asked);
  const Action pass{ActionType::Pass, 0, 0, 0, 0, 0};
  Position after = asked;
  Events events;
  apply(table.rules, after, pass, &events);
  told.follow(pass, after, events);
  EXPECT_EQ(told.faults(), Faults{});
  missing.follow(pass, after, Events{});
  EXPECT_THAT(missing.faults(), Contains(HasSubstr("due, but not told")));
  std::reverse(events.list.begin(), events.list.begin() + events.size);
  turned.follow(pass, after, events);
  EXPECT_THAT(turned.faults(), Contains(HasSubstr("order of X7")));
}

} // namespace
} // namespace mappa::proof
