// Pictures of games with chips: they show what everybody may see, and nothing else.
#include "command/scene.h"
#include "game/turn.h"
#include "xml.h"

#include <gtest/gtest.h>

namespace mappa {

using data::Library;
using notation::Game;

namespace {

constexpr const char* MAPS[] = {"benelux", "deutschland", "france", "great_britain", "iberia"};

const Library& library() {
  static const Library all = data::load_library({});
  return all;
}

art::Scene drawn_scene(const Game& game) {
  static const command::Tongue ENGLISH(data::Language::En);
  return command::scene_of(game, library(), ENGLISH);
}

Game game_on(const std::string& map, uint64_t seed, bool analysis = false) {
  Setup setup;
  setup.players = {"Ann", "Bo", "Cy"};
  setup.map = map;
  setup.chips = true;
  setup.tiles = {{"base", 2}};
  setup.seed = seed;
  setup.analysis = analysis;
  return notation::new_game(setup, library());
}

void play_on(Game& game, int actions, uint64_t seed) {
  Random random{seed};
  for (int i = 0; i < actions && !game.over(); ++i)
    notation::play(game, random_action(*game.rules, game.position, random));
}

std::string picture(const Game& game) {
  art::Scene scene = drawn_scene(game);
  scene.pixels = 40;
  return art::draw_board(scene);
}

// Whatever lies hidden, the picture is the same, to the last bit.
TEST(Scene, C4_hidden_chips_and_tiles_leave_no_trace) {
  for (const char* map : MAPS) {
    Game game = game_on(map, 5);
    play_on(game, 70, 7);
    const std::string seen = picture(game);
    EXPECT_EQ(art::check_xml(seen).fault, "") << map;
    Game other = game;
    Random random{99};
    hide(*game.rules, other.position, random);
    EXPECT_EQ(picture(other), seen) << map;
  }
}

TEST(Scene, AnalysisShowsTheNumbers) {
  Game game = game_on("deutschland", 5, true);
  const art::Scene scene = drawn_scene(game);
  ASSERT_EQ(scene.chips.size(), 30u);
  for (const art::PlacedChip& chip : scene.chips)
    EXPECT_TRUE(chip.face.face_down && chip.face.colour && chip.face.number);
  for (const art::PlacedChip& chip : drawn_scene(game_on("deutschland", 5)).chips)
    EXPECT_TRUE(chip.face.face_down && !chip.face.colour && !chip.face.number);
}

TEST(Scene, GB1_colours_of_face_down_chips_are_open) {
  for (const art::PlacedChip& chip : drawn_scene(game_on("great_britain", 1)).chips)
    EXPECT_TRUE(chip.face.face_down && chip.face.colour && !chip.face.number);
}

TEST(Scene, ShowsAllChipsOfTheGame) {
  for (const char* map : MAPS) {
    Game game = game_on(map, 3);
    size_t laid = drawn_scene(game).chips.size();
    EXPECT_EQ(laid, static_cast<size_t>(game.rules->chips_laid)) << map;
    play_on(game, 120, 2);
    art::Scene scene = drawn_scene(game);
    EXPECT_LT(scene.chips.size(), laid) << map;
    size_t held = 0, in_hands = 0;
    for (const art::PlayerLine& line : scene.players)
      for (const art::ChipGroup& group : line.chips) held += group.chips.size();
    for (const Hand& hand : game.position.hands)
      for (uint8_t chips : hand) in_hands += chips;
    EXPECT_EQ(held, in_hands) << map;
  }
}

TEST(Scene, FR1_chips_lie_in_wines) {
  Game game = game_on("france", 1);
  Hand& hand = game.position.hands[0];
  hand.fill(0);
  hand[chip_of(0, 1)] = 3; // one wine, and one over
  hand[chip_of(2, 2)] = 1; // another
  const art::Scene scene = drawn_scene(game);
  const auto& groups = scene.players[0].chips;
  ASSERT_EQ(groups.size(), 3u);
  EXPECT_TRUE(groups[0].wine && groups[0].chips.size() == 2 && groups[0].chips[0].number == 1);
  EXPECT_TRUE(!groups[1].wine && groups[1].chips.size() == 1);
  EXPECT_TRUE(groups[2].wine && groups[2].chips.size() == 1 && groups[2].chips[0].number == 2);
}

TEST(Scene, BX1_every_stack_lies_on_its_island) {
  const art::Scene scene = drawn_scene(game_on("benelux", 1));
  ASSERT_EQ(scene.stacks.size(), 6u);
  std::array<int, COLOURS> on_island{};
  for (const art::TileStack& stack : scene.stacks) {
    ++on_island[static_cast<size_t>(stack.island)];
    EXPECT_TRUE(stack.open);
    EXPECT_EQ(stack.face_down, ISLAND_TILES - 1);
  }
  EXPECT_EQ(on_island, (std::array{2, 2, 2}));
}

TEST(Scene, M3_starts_that_are_not_used_are_told) {
  const art::Scene scene = drawn_scene(game_on("deutschland", 1));
  EXPECT_EQ(scene.map_look.starts.size(), 2u);
}

} // namespace
} // namespace mappa
