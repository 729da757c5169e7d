// Two games that differ only in what nobody can see: every public byte is the same until it is revealed.
#include "client.h"

#include "game/turn.h"
#include "notation/action.h"
#include "notation/event.h"
#include "notation/features.h"
#include "notation/view.h"
#include "play/player.h"

#include <cstring>

namespace mappa::proof {

using namespace notation;
using namespace play;
namespace {

mappa::Setup setup_on(const std::string& map, uint64_t seed) {
  mappa::Setup setup;
  setup.players = {"Ann", "Bo", "Cy"};
  setup.tiles = {{"base", 1}, {"inns_and_cathedrals", 1}, {"postman", 1}};
  setup.postman = true;
  setup.map = map;
  setup.chips = true;
  setup.town_variants = {true, true, true};
  setup.seed = seed;
  return setup;
}

std::string legal_text(const Game& game) {
  std::string text;
  for (const Action& action : legal_actions(*game.rules, game.position))
    text += text_of(action_json(*game.rules, game.position, action)) + "\n";
  return text;
}

std::string advice_text(const Game& game, const std::string& level, uint64_t seed) {
  if (game.over()) return "";
  const Suggestion advice = suggest(*game.rules, game.position, level, seed);
  std::string text = text_of(action_json(*game.rules, game.position, advice.action));
  for (const auto& line : advice.lines)
    text += text_of(action_json(*game.rules, game.position, line.action)) + std::to_string(line.visits) +
            text_of(Json(line.value));
  return text;
}

bool reveals(const Event& event) {
  return event.type == EventType::Drawn || event.type == EventType::ChipTaken ||
         event.type == EventType::TurnedUp;
}

// What the events tell up to the first that reveals something.
std::string public_part(const Game& game, Events events) {
  int n = 0;
  while (n < events.size && !reveals(events.list[static_cast<std::size_t>(n)])) ++n;
  events.size = n;
  return text_of(events_json(*game.rules, game.position, events));
}

void compare(const Game& game, const Game& other) {
  ASSERT_EQ(text_of(view_json(game)), text_of(view_json(other)));
  ASSERT_EQ(text_of(summary_json(game)), text_of(summary_json(other)));
  ASSERT_EQ(legal_text(game), legal_text(other));
  if (game.over()) return;
  ASSERT_EQ(advice_text(game, "random", 9), advice_text(other, "random", 9));
}

// The players lay the chips on some maps (C5), and on one with public colours (C6).
mappa::Setup any_setup_on(const std::string& map) {
  mappa::Setup setup = setup_on(map, 1);
  setup.chips_by_players = map == "benelux" || map == "deutschland";
  if (map == "deutschland") setup.chip_rules = ChipRules::IsleOfMan;
  return setup;
}

TEST(Hidden, C4_C5_nothing_leaks_on_any_map_X1) {
  for (const char* map : {"benelux", "deutschland", "france", "great_britain", "iberia"}) {
    Game game = new_game(any_setup_on(map), library());
    Random random{1};
    int different = 0;
    while (!game.over()) {
      Game other = game;
      hide(*other.rules, other.position, random);
      different += std::memcmp(&game.position, &other.position, sizeof(Position)) != 0;
      compare(game, other);
      if (different % 25 == 0) {
        ASSERT_EQ(text_of(features_json(*game.rules, game.position)),
                  text_of(features_json(*other.rules, other.position)));
      }
      const auto legal = legal_actions(*game.rules, game.position);
      const Action action = legal[random.below(static_cast<uint32_t>(legal.size()))];
      Events events, others;
      notation::play(game, action, &events);
      notation::play(other, action, &others);
      ASSERT_EQ(public_part(game, events), public_part(other, others)) << map;
    }
    EXPECT_GT(different, 20) << "the games did differ";
  }
}

TEST(Hidden, C4_what_looks_the_same_is_hidden_the_same_way) {
  for (const char* map : {"benelux", "deutschland", "great_britain"}) {
    Game game = new_game(any_setup_on(map), library());
    Random random{2};
    while (!game.over()) {
      Game other = game;
      hide(*other.rules, other.position, random);
      Random one{5}, same{5};
      Position a = game.position, b = other.position;
      hide(*game.rules, a, one);
      hide(*game.rules, b, same);
      ASSERT_EQ(std::memcmp(&a, &b, sizeof a), 0) << map;
      const auto legal = legal_actions(*game.rules, game.position);
      notation::play(game, legal[random.below(static_cast<uint32_t>(legal.size()))]);
    }
  }
}

TEST(Hidden, C4_a_computer_players_advice_depends_on_nothing_hidden) {
  for (const char* map : {"benelux", "great_britain"}) {
    Game game = new_game(setup_on(map, 3), library());
    Random random{3};
    for (int i = 0; !game.over(); ++i) {
      Game other = game;
      hide(*other.rules, other.position, random);
      if (i % 25 == 0) {
        ASSERT_EQ(advice_text(game, "medium", 9), advice_text(other, "medium", 9)) << map;
      }
      const auto legal = legal_actions(*game.rules, game.position);
      notation::play(game, legal[random.below(static_cast<uint32_t>(legal.size()))]);
    }
  }
}

} // namespace
} // namespace mappa::proof
