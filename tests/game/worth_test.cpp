// What features are said to be worth is what the scoring gives, in every position of random games.
#include "game/figures.h"
#include "game/worth.h"
#include "map_play.h"
#include "sets.h"

#include <gtest/gtest.h>
#include <map>

namespace mappa::proof {
namespace {

using Scores = std::array<int16_t, MAX_PLAYERS>;

// Every feature on the tiles laid, by its root.
std::map<Node, mappa::Worth> all_worths(const Ruleset& rules, const Position& p) {
  std::map<Node, mappa::Worth> worths;
  for (size_t t = rules.first_tile(); t <= p.tiles_laid; ++t)
    for (uint8_t s = 0; s < kind_at(rules, p, t).size; ++s) {
      const auto tile = static_cast<uint8_t>(t);
      const Node root = root_at(p, tile, s);
      if (!worths.contains(root)) worths.emplace(root, worth_of(rules, p, tile, s));
    }
  return worths;
}

Scores added_up(const Ruleset& rules, const Position& p, const std::map<Node, mappa::Worth>& worths) {
  Scores scores = p.scores;
  for (const auto& [root, worth] : worths)
    for (int player = 0; player < rules.players; ++player)
      if (worth.majority.owns(player))
        scores[static_cast<size_t>(player)] += static_cast<int16_t>(worth.now.points);
  return scores;
}

// The action that changes nothing of what stands on the board; none while a tile is to be laid.
const Action* idle_action(const Actions& actions, Decision decision) {
  if (decision == Decision::Tile) return nullptr;
  for (const Action& action : actions)
    if (action.type == ActionType::Pass || action.type == ActionType::Release ||
        action.type == ActionType::Draw)
      return &action;
  return actions.begin(); // a set of chips to be handed in, a treat to be laid
}

// Plays to the end with no tile left in the stack. False if a tile is to be laid before.
bool end_game(const Ruleset& rules, Position& p, Events& events) {
  p.stack_size = 0;
  while (p.decision != Decision::Over) {
    Actions actions;
    legal(rules, p, actions);
    const Action* idle = idle_action(actions, p.decision);
    if (!idle) return false;
    apply(rules, p, *idle, &events);
  }
  return true;
}

struct Seen { // that the games had what the test is about
  int ended = 0, scored = 0, completed = 0, sites = 0, towns = 0, held = 0;
};

void expect_told(const Points& told, const Event& event) {
  EXPECT_EQ(told.points, event.points);
  EXPECT_EQ(told.tiles, event.tiles);
  EXPECT_EQ(told.coats, event.coats);
  EXPECT_EQ(told.cities, event.cities);
  EXPECT_EQ(told.towns, event.towns);
}

// Each score of the end is one that was told.
void expect_end(const Ruleset& rules, const Position& p, std::map<Node, mappa::Worth>& worths, Seen& seen) {
  Position end = p;
  Events events;
  if (!end_game(rules, end, events)) return;
  ++seen.ended;
  EXPECT_EQ(end.scores, scores_if_ended(rules, p));
  for (const Event& event : events) {
    if (event.type != EventType::Score || event.reason != Reason::Feature) continue;
    const mappa::Worth& worth = worths.at(root_at(p, event.tile, event.segment));
    EXPECT_EQ(worth.kind, event.kind);
    EXPECT_EQ(worth.complete, event.complete);
    EXPECT_TRUE(worth.majority.owns(event.player));
    expect_told(worth.now, event);
    ++seen.scored;
    seen.completed += event.complete;
    seen.towns += event.towns > 0;
  }
}

// A monastery or post office brings what was told before the last tile round it was laid.
void expect_sites(const Position& before, const std::map<Node, mappa::Worth>& worths, const Events& events,
                  Seen& seen) {
  for (const Event& event : events) {
    const bool site = event.kind == Kind::Monastery || event.kind == Kind::PostOffice;
    if (event.type != EventType::Score || event.reason != Reason::Feature || !event.complete || !site)
      continue;
    if (event.tile > before.tiles_laid) continue; // it was complete when it was laid
    const mappa::Worth& worth = worths.at(root_at(before, event.tile, event.segment));
    expect_told(worth.completed.value(), event);
    ++seen.sites;
  }
}

void play_worths(const Configuration& configuration, Style style, uint64_t seed, Seen& seen) {
  const Ruleset& rules = configuration.rules;
  SCOPED_TRACE(configuration.name);
  Random random{seed};
  Position p = start(rules, seed), before_tile = p;
  while (p.decision != Decision::Over && !testing::Test::HasFailure()) {
    std::map<Node, mappa::Worth> worths = all_worths(rules, p);
    EXPECT_EQ(added_up(rules, p, worths), scores_if_ended(rules, p));
    expect_end(rules, p, worths, seen);
    for (const uint64_t held : p.held) seen.held += held != 0;
    if (p.decision == Decision::Tile) before_tile = p;
    Actions actions;
    legal(rules, p, actions);
    Events events;
    apply(rules, p, choose(style, rules, p, actions, random), &events);
    expect_sites(before_tile, all_worths(rules, before_tile), events, seen);
  }
  EXPECT_EQ(scores_if_ended(rules, p), p.scores);
}

TEST(Worth, B12_features_are_told_to_be_worth_what_the_end_gives_B8_B9) {
  Seen seen;
  uint64_t seed = 0;
  for (const Configuration& configuration : configurations()) {
    const Expansions& expansions = configuration.rules.setup.expansions;
    if (expansions.trade_goods || expansions.pig)
      continue; // points that are no feature's, or not every owner's
    play_worths(configuration, static_cast<Style>(seed % STYLES), seed, seen);
    ++seed;
  }
  EXPECT_GT(seen.ended, 100);
  EXPECT_GT(seen.scored, 1000);
  EXPECT_GT(seen.completed, 100);
  EXPECT_GT(seen.sites, 0);
}

TEST(Worth, X1_features_on_maps_are_told_to_be_worth_what_the_end_gives_M11_V4_P10_DE2) {
  Seen seen;
  uint64_t seed = 0;
  for (const char* map : MAPS) {
    const std::vector<MapGame> games = games_on(map, true, true);
    for (size_t i = 4; i < games.size(); i += games.size() / 3) { // variants with and without the road bonus
      play_worths(recommended(games[i]), static_cast<Style>(seed % STYLES), seed, seen);
      ++seed;
    }
  }
  EXPECT_GT(seen.completed, 50);
  EXPECT_GT(seen.sites, 0);
  EXPECT_GT(seen.towns, 0);
  EXPECT_GT(seen.held, 0);
}

} // namespace
} // namespace mappa::proof
