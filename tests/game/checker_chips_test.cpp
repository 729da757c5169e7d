// The checker and chips: it must find what is wrong with them, and with what is told of them.
#include "checker.h"
#include "map_play.h"
#include "sets.h"

#include <functional>
#include <gmock/gmock.h>

namespace mappa::proof {
namespace {

using testing::Contains;
using testing::HasSubstr;
using testing::IsEmpty;

Configuration game_on(const std::string& map) {
  MapGame game = games_on(map, true).back(); // with all town variants
  game.players = 3;
  return recommended(game);
}

Event* find(Events& events, EventType type) {
  for (int i = 0; i < events.size; ++i)
    if (events.list[static_cast<size_t>(i)].type == type) return &events.list[static_cast<size_t>(i)];
  return nullptr;
}

struct Moment { // an action of a random game
  Configuration configuration;
  Position before, after;
  Action action;
  Events events;

  uint8_t player() const { return before.player; }
  Hand& hand() { return after.hands[player()]; }
  Event& told(EventType type) { return *find(events, type); }
};

// The first time that something happens.
Moment moment_of(const std::string& map, EventType type) {
  Moment moment{game_on(map), {}, {}, {}, {}};
  Actions actions;
  Random random{1};
  for (int games = 0; games < 50; ++games) {
    moment.after = start(moment.configuration.rules, random.next());
    while (moment.after.decision != Decision::Over) {
      moment.before = moment.after;
      legal(moment.configuration.rules, moment.before, actions);
      moment.action = choose(Style::Compact, moment.configuration.rules, moment.before, actions, random);
      moment.events.size = 0;
      apply(moment.configuration.rules, moment.after, moment.action, &moment.events);
      if (find(moment.events, type) && moment.after.decision != Decision::Over) return moment;
    }
  }
  throw std::logic_error("it never happens");
}

Faults faults_of(const Moment& moment) {
  Follower follower(moment.configuration.rules, moment.before, moment.configuration.map);
  follower.follow(moment.action, moment.after, moment.events);
  return follower.faults();
}

struct Wrong {
  const char* told;
  std::function<void(Moment&)> spoil;
};

void expect_faults(const std::string& map, EventType type, const std::vector<Wrong>& all) {
  const Moment sound = moment_of(map, type);
  EXPECT_THAT(faults_of(sound), IsEmpty());
  for (const Wrong& wrong : all) {
    Moment moment = sound;
    wrong.spoil(moment);
    EXPECT_THAT(faults_of(moment), Contains(HasSubstr(wrong.told))) << map;
  }
}

TEST(Checker, C3_each_wrong_taking_of_a_chip_is_reported) {
  expect_faults(
      "france", EventType::ChipTaken,
      {
          {"has chips", [](Moment& m) { ++m.hand()[0]; }},
          {"chips out of the game", [](Moment& m) { m.hand() = {}; }},
          {"scores [", [](Moment& m) { --m.after.scores[m.player()]; }},
          {"lies under a tile",
           [](Moment& m) { m.before.chip_squares[0] = m.before.squares[m.before.tiles_laid]; }},
          {"should not be there", [](Moment& m) { m.after.face_down ^= 1; }},
          {"events: number", [](Moment& m) { m.told(EventType::ChipTaken).chip ^= 1; }},
          {"events: number", [](Moment& m) { ++m.told(EventType::ChipTaken).points; }},
          {"events: number", [](Moment& m) { m.told(EventType::Score).player ^= 1; }},
          {"events: number", [](Moment& m) { std::swap(m.events.list[1], m.events.list[2]); }}, // X5
          {"is of kind", [](Moment& m) { m.after.chips[3] = CHIP_KINDS; }},
      });
}

TEST(Checker, FR2_each_wrong_sale_is_reported) {
  expect_faults("france", EventType::Sell,
                {
                    {"scores [", [](Moment& m) { m.after.scores[m.player()] += 4; }},
                    {"has chips", [](Moment& m) { ++m.hand()[static_cast<size_t>(2 * m.action.what)]; }},
                    {"sold is", [](Moment& m) { m.after.sold ^= 1; }},
                    {"events: number", [](Moment& m) { m.told(EventType::Sell).what ^= 1; }},
                    {"events: number", [](Moment& m) { m.told(EventType::Sell).points = 4; }},
                });
}

TEST(Checker, BX3_each_wrong_taking_of_a_tile_is_reported) {
  expect_faults("benelux", EventType::Taken,
                {
                    {"stack ", [](Moment& m) { m.after.stacks_taken = 0; }},
                    {"stack ", [](Moment& m) { --m.after.island_sizes[5]; }},
                    {"the tile in hand", [](Moment& m) { m.after.in_hand ^= 1; }},
                    {"has chips", [](Moment& m) { m.hand() = m.before.hands[m.player()]; }},
                    {"events: number", [](Moment& m) { m.told(EventType::Taken).what ^= 1; }},
                });
  expect_faults("benelux", EventType::TurnedUp,
                {
                    {"stack ", [](Moment& m) { m.after.stacks_taken = 1; }},
                    {"events: number", [](Moment& m) { m.told(EventType::TurnedUp).tile_kind ^= 1; }},
                });
}

TEST(Checker, GB3_each_wrong_step_on_the_isle_is_reported) {
  expect_faults("great_britain", EventType::Isle,
                {
                    {"bought is", [](Moment& m) { m.after.bought = 0; }},
                    {"on the Isle", [](Moment& m) { --m.after.isle[m.player()]; }},
                    {"stashes", [](Moment& m) { ++m.after.stash[m.player()][0]; }},
                    {"the player is", [](Moment& m) { m.after.player = m.after.decider = 2; }},
                    {"events: number", [](Moment& m) { ++m.told(EventType::Isle).number; }},
                });
  expect_faults("great_britain", EventType::Redeem,
                {
                    {"has chips", [](Moment& m) { ++m.hand()[0]; }},
                    {"on the Isle", [](Moment& m) { ++m.after.isle[m.player()]; }},
                    {"events: number", [](Moment& m) { m.told(EventType::Redeem).what ^= 1; }},
                    {"events: number", [](Moment& m) { ++m.told(EventType::Redeem).number; }},
                });
}

TEST(Checker, IB2_each_wrong_treat_is_reported) {
  expect_faults("iberia", EventType::ChipTaken,
                {
                    {"the treat has not been taken", [](Moment& m) { m.after.treat ^= 1; }},
                    {"the decision", [](Moment& m) { m.after.decision = Decision::Figure; }},
                });
  expect_faults(
      "iberia", EventType::Treat,
      {
          {"is missing", [](Moment& m) { m.after.chip_squares[m.before.treat] = NOWHERE; }},
          {"the treat to lay",
           [](Moment& m) { m.after.treat = m.before.treat, m.after.chip_squares[m.before.treat] = NOWHERE; }},
          {"events: number", [](Moment& m) { ++m.told(EventType::Treat).square; }},
      });
}

TEST(Checker, DE1_each_wrong_upgrade_is_reported) {
  expect_faults("deutschland", EventType::Upgrade,
                {
                    {"figures on the board are not", [](Moment& m) { m.after.upgraded = {}; }},
                    {"chips under meeples", [](Moment& m) { m.after.upgraded = {}; }},
                    {"does not stand anywhere", [](Moment& m) { m.after.upgraded[1] |= uint64_t{1} << 50; }},
                    {"has chips", [](Moment& m) { ++m.hand()[0]; }},
                    {"events: number", [](Moment& m) { m.told(EventType::Upgrade).what ^= 1; }},
                });
}

TEST(Checker, C1_chips_that_come_from_nowhere_are_reported) {
  const auto faults = [](const std::function<void(Moment&)>& spoil) {
    Moment moment = moment_of("deutschland", EventType::Upgrade);
    spoil(moment);
    return check_chips_kept(moment.configuration.rules, moment.after);
  };
  EXPECT_THAT(faults([](Moment&) {}), IsEmpty());
  EXPECT_THAT(faults([](Moment& m) { m.after.chips[0] ^= 1; }), Contains(HasSubstr("chips of kind")));
  EXPECT_THAT(faults([](Moment& m) { m.hand()[0] = 5; }), Contains(HasSubstr("than were taken")));
  EXPECT_THAT(faults([](Moment& m) { m.after.upgraded[0] |= 0x1FE; }), Contains(HasSubstr("than were paid")));
}

TEST(Checker, C2_chips_laid_wrongly_are_reported) {
  const auto faults = [](const std::string& map, const std::function<void(Position&)>& spoil) {
    const Configuration configuration = game_on(map);
    Position p = start(configuration.rules, 3);
    spoil(p);
    return check_start(configuration.rules, p, *configuration.map);
  };
  for (const char* map : MAPS) EXPECT_THAT(faults(map, [](Position&) {}), IsEmpty());
  EXPECT_THAT(faults("france", [](Position& p) { p.chip_squares[0] = beside(p.chip_squares[1], 1); }),
              Contains(HasSubstr("beside another")));
  EXPECT_THAT(faults("deutschland", [](Position& p) { p.chip_squares[0] = square(3, 12); }), // Stuttgart
              Contains(HasSubstr("must not lie there")));
  EXPECT_THAT(faults("iberia", [](Position& p) { p.chip_squares[0] = beside(p.squares[p.tiles_laid], 0); }),
              Contains(HasSubstr("must not lie there")));
  EXPECT_THAT(
      faults("great_britain",
             [](Position& p) { std::rotate(p.chips.begin(), p.chips.begin() + 1, p.chips.begin() + 30); }),
      Contains(HasSubstr("GB1")));
  EXPECT_THAT(faults("benelux", [](Position& p) { p.chip_squares[0] = NOWHERE; }),
              Contains(HasSubstr("19 chips are laid instead of 20")));
  EXPECT_THAT(faults("benelux", [](Position& p) { --p.island_sizes[2]; }),
              Contains(HasSubstr("a stack on an island")));
  EXPECT_THAT(faults("france", [](Position& p) { p.face_down ^= 4; }),
              Contains(HasSubstr("face up at the start")));
  EXPECT_THAT(faults("france", [](Position& p) { p.chips[0] ^= 1; }), Contains(HasSubstr("C1")));
}

} // namespace
} // namespace mappa::proof
