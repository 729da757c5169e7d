// The checker on maps: it must find what is wrong with printed things, starts and towns.
#include "checker.h"
#include "map_builder.h"
#include "map_play.h"

#include <functional>
#include <gmock/gmock.h>

namespace mappa::proof {
namespace {

using testing::Contains;
using testing::HasSubstr;
using testing::IsEmpty;

// A sound position in the middle of a game.
struct SoundOnMap {
  const Map& map = map_of("deutschland");
  const Ruleset rules = recommended({"deutschland", {"Rostock", "Erfurt"}, {true, true, true}, 2}).rules;
  Position position = start(rules, 3);
  Events events;

  SoundOnMap() {
    Random random{3};
    while (position.tiles_laid < first() + 40 || position.decision != Decision::Tile) step(random);
  }
  uint8_t first() const { return static_cast<uint8_t>(rules.first_tile()); }
  Action step(Random& random) {
    static thread_local Actions actions;
    legal(rules, position, actions);
    const Action action = choose(Style::Compact, rules, position, actions, random);
    events.size = 0;
    apply(rules, position, action, &events);
    return action;
  }
  Word& word_of_thing(size_t thing) {
    return position.nodes[root_of(position.nodes.data(), position.laid[thing].first)];
  }
  size_t things() const { return rules.printed.things.size(); }
  size_t entry_beside_print() const { // of the frontier
    size_t entry = 0;
    while (!shows_print(entry)) ++entry;
    return entry;
  }
  bool shows_print(size_t entry) const {
    for (const uint8_t tile : position.frontier.around[entry])
      if (tile > 1 && tile < first()) return true;
    return false;
  }
};

struct MapCorruption {
  const char* told;
  std::function<void(SoundOnMap&)> spoil;
};

TEST(Checker, a_sound_position_on_a_map_has_no_fault) {
  const SoundOnMap game;
  EXPECT_THAT(check_position(game.rules, game.position, &game.map), IsEmpty());
  EXPECT_THAT(check_tiles_kept(game.rules, game.position), IsEmpty());
  EXPECT_THAT(check_start(game.rules, start(game.rules, 3), game.map), IsEmpty());
}

TEST(Checker, each_corruption_of_what_is_printed_is_reported) {
  const std::vector<MapCorruption> corruptions{
      {"open ends", [](SoundOnMap& g) { g.word_of_thing(2) += OPEN_ONE; }},          // Berlin
      {"tiles", [](SoundOnMap& g) { g.word_of_thing(2) += TILES_ONE; }},             //
      {"coats", [](SoundOnMap& g) { g.word_of_thing(g.things()) += COATS_ONE; }},    // the last stub
      {"tiles", [](SoundOnMap& g) { g.word_of_thing(g.things()) += TILES_ONE; }},    //
      {"open ends", [](SoundOnMap& g) { g.word_of_thing(g.things()) ^= OPEN_ONE; }}, //
      {"joined to another",
       [](SoundOnMap& g) {
         const Node stub = g.position.laid[g.things()].first;
         g.word_of_thing(g.things() - 1) = LINK | root_of(g.position.nodes.data(), stub);
       }},
      {"demands",
       [](SoundOnMap& g) {
         Demand& demand = g.position.frontier.demands[g.entry_beside_print()];
         demand = static_cast<Demand>(demand ^ 0xFF);
       }},
      {"has tile",
       [](SoundOnMap& g) {
         for (uint8_t& tile : g.position.frontier.around[g.entry_beside_print()])
           if (tile > 1 && tile < g.first()) tile = 1;
       }},
      {"is no place for a tile",
       [](SoundOnMap& g) { g.position.frontier.squares[0] = square(0, 0); }}, // outside
      {"is missing", [](SoundOnMap& g) { --g.position.frontier_size; }},
      {"stands on no tile",
       [](SoundOnMap& g) {
         Standing& meeple = g.position.standing[++g.position.standing_used];
         meeple = {};
         meeple.tile = 2;
       }},
      {"printed things are laid", [](SoundOnMap& g) { g.position.tiles_laid = 3; }},
  };
  const SoundOnMap sound;
  for (const MapCorruption& corruption : corruptions) {
    SoundOnMap game = sound;
    corruption.spoil(game);
    EXPECT_THAT(check_position(game.rules, game.position, &game.map), Contains(HasSubstr(corruption.told)));
  }
}

TEST(Checker, a_position_is_not_sound_on_another_map) {
  const SoundOnMap game;
  Map other = game.map;
  other.borders[0].coats += 1;
  EXPECT_THAT(check_position(game.rules, game.position, &other), Contains(HasSubstr("coats")));
  other = game.map;
  other.large_cities[0].open.pop_back();
  EXPECT_FALSE(check_position(game.rules, game.position, &other).empty());
  EXPECT_FALSE(check_position(game.rules, game.position).empty());
}

TEST(Checker, wrong_starts_are_reported) {
  const SoundOnMap game;
  const Position sound = start(game.rules, 3);
  const size_t first = game.first();
  Position p = sound;
  p.laid[first].oriented ^= 1;
  EXPECT_THAT(check_start(game.rules, p, game.map), Contains(HasSubstr("has rotation")));
  p = sound;
  std::swap(p.squares[first], p.squares[first + 1]);
  EXPECT_THAT(check_start(game.rules, p, game.map), Contains(HasSubstr("is not used as start")));
  p = sound;
  p.squares[first] = square(3, 12); // Stuttgart, which the setup does not name
  EXPECT_THAT(check_start(game.rules, p, game.map), Contains(HasSubstr("Stuttgart is used as start")));
  p = sound;
  std::swap(p.laid[first], p.laid[first + 1]);
  EXPECT_THAT(check_start(game.rules, p, game.map), Contains(HasSubstr("has no start tile")));
  p = sound;
  --p.tiles_laid;
  EXPECT_THAT(check_start(game.rules, p, game.map), Contains(HasSubstr("1 start tiles instead of 2")));
}

// A town is covered and a road with a town beside it is completed; the core's answer is spoilt.
Faults faults_after(const std::function<void(Table&)>& spoil) {
  Table table(board({"#*o#", "#o##"}), {.meeples = 1, .towns = {true, true, true}});
  table.put(0, table.lay("base/RRR", 0, 0), Kind::Road, E);
  table.position.scores[0] = 9;
  table.give("base/RRR");
  Follower follower(table.rules, table.position, table.on_map());
  const Action action{ActionType::Tile,
                      0,
                      square(2, 0),
                      0,
                      0,
                      static_cast<uint16_t>(find_square(table.position, square(2, 0)))};
  apply(table.rules, table.position, action, &table.events);
  spoil(table);
  follower.follow(action, table.position, table.events);
  return follower.faults();
}

Event& scored(Table& table, Reason reason) {
  for (Event& e : table.events.list)
    if (e.type == EventType::Score && e.reason == reason) return e;
  throw std::logic_error("nothing was scored");
}

TEST(Checker, each_wrong_step_with_towns_is_reported) {
  const std::vector<std::pair<const char*, std::function<void(Table&)>>> wrong{
      {"the part of the turn is", [](Table& t) { t.position.part = 0; }},
      {"the player is", [](Table& t) { t.position.player = t.position.decider = 1; }},
      {"scores [", [](Table& t) { t.position.scores[0] += 2; }},
      {"due, but not told", [](Table& t) { scored(t, Reason::TownCost).points = -1; }},
      {"due, but not told", [](Table& t) { scored(t, Reason::TownCost).type = EventType::Placed; }},
      {"towns 2 instead of 1", [](Table& t) { ++scored(t, Reason::Feature).towns; }},
      {"tiles 4 instead of 3", [](Table& t) { ++scored(t, Reason::Feature).tiles; }},
      {"coats 1 instead of 0", [](Table& t) { ++scored(t, Reason::Feature).coats; }},
      {"order of X7", [](Table& t) { std::swap(scored(t, Reason::TownCost), scored(t, Reason::Feature)); }},
      {"tells of tile 1", [](Table& t) { scored(t, Reason::Feature).tile = 1; }},
  };
  EXPECT_THAT(faults_after([](Table&) {}), IsEmpty());
  for (const auto& [told, spoil] : wrong) EXPECT_THAT(faults_after(spoil), Contains(HasSubstr(told)));
}

} // namespace
} // namespace mappa::proof
