// M2, M3: meeples, tiles and start squares of a game on a map.
#include "game/sheet.h"
#include "map_builder.h"

#include <gmock/gmock.h>
#include <map>
#include <set>

namespace mappa::proof {
namespace {

using testing::HasSubstr;

Setup on_map(const Map& map, std::vector<std::string> starts = {}) {
  auto setup = setup_for(2, {{"base", 1}, {"inns_and_cathedrals", 1}, {"traders_and_builders", 1}});
  setup.map = map.id;
  setup.starts = std::move(starts);
  return setup;
}

std::string refusal(const Map& map, const Setup& setup) {
  try {
    rules_for(setup, &map);
  } catch (const SetupError& error) {
    return error.what();
  }
  return "";
}

TEST(Maps, M2_nine_meeples_each_unless_the_setup_says_otherwise) {
  const Map& map = map_of("france");
  auto setup = on_map(map);
  EXPECT_EQ(start(rules_for(setup, &map), 1).stash[1][0], 9);
  setup.meeples = 3;
  EXPECT_EQ(start(rules_for(setup, &map), 1).stash[1][0], 3);
  EXPECT_EQ(start(rules_for(setup_for(2)), 1).stash[1][0], 7);
}

std::multiset<int> tiles_used(const Ruleset& rules, const Position& p) {
  const Facts facts = facts_of(rules, p);
  std::multiset<int> kinds(facts.stack.begin(), facts.stack.end());
  for (const PlacedTile& tile : facts.board) kinds.insert(tile.kind);
  if (facts.in_hand != NO_TILE) kinds.insert(facts.in_hand);
  return kinds;
}

// M2: base 72, inns_and_cathedrals 18, traders_and_builders 24, postman 12.
TEST(Maps, M2_the_recommended_mix_lies_inside_the_maps_range) {
  const auto size_of = [](const std::string& set) { return count_tiles(tile_set(set)); };
  struct Expected {
    const char* map;
    bool postman;
    size_t sets;
    std::optional<int> limit;
  };
  for (const auto& [id, postman, sets, limit] :
       {Expected{"france", false, 3, {}}, Expected{"france", true, 4, 115},
        Expected{"deutschland", true, 4, 115}, Expected{"great_britain", false, 2, {}},
        Expected{"great_britain", true, 3, 95}}) {
    const Map& map = map_of(id);
    const Mix mix = recommended_mix(map, postman, {}, size_of);
    EXPECT_EQ(mix.tiles.size(), sets) << id;
    EXPECT_EQ(mix.tile_limit, limit) << id;
    EXPECT_EQ(mix.tiles.count("postman"), postman ? 1u : 0u);
    auto setup = on_map(map);
    setup.tiles = mix.tiles;
    setup.tile_limit = mix.tile_limit;
    const Ruleset rules = rules_for(setup, &map);
    EXPECT_GE(rules.tile_limit, map.least_tiles) << id;
    EXPECT_LE(rules.tile_limit, map.most_tiles) << id;
    EXPECT_TRUE(differences(rules, &map).empty()) << id;
  }
  EXPECT_EQ(recommended_mix(map_of("great_britain"), false, 110, size_of).tiles.size(), 3u)
      << "as many as wanted";
  EXPECT_EQ(recommended_mix(map_of("france"), false, 60, size_of).tile_limit, 60);
}

TEST(Maps, M2_M3_P1_what_differs_from_the_sheets_is_told) {
  const Map& map = map_of("great_britain");
  auto setup = on_map(map, {"Carlisle", "Bristol"});
  setup.chips = setup.postman = true;
  setup.players.assign(6, "A");
  const auto told = differences(rules_for(setup, &map), &map);
  ASSERT_EQ(told.size(), 3u);
  EXPECT_EQ(english(told[0]), "114 tiles are played; map 'great_britain' is best with 90 to 100");
  EXPECT_EQ(english(told[1]), "2 start squares used; with chips the sheet says 3");
  EXPECT_EQ(english(told[2]), "6 postmen play; the printed game has 5");
  setup.chips = setup.postman = false;
  setup.tile_limit = 95;
  EXPECT_TRUE(differences(rules_for(setup, &map), &map).empty())
      << "without chips two starts are as good as three";
}

TEST(Maps, M2_all_tiles_are_used_though_the_map_recommends_fewer) {
  const Map& map = map_of("great_britain");
  const Ruleset rules = rules_for(on_map(map), &map);
  ASSERT_LT(map.most_tiles, 114);
  EXPECT_EQ(tiles_used(rules, start(rules, 1)).size(), 114u);
}

TEST(Maps, M2_a_tile_limit_takes_a_random_subset_that_has_the_start_tile) {
  const Map& map = map_of("great_britain");
  auto setup = on_map(map);
  for (const int limit : {3, 50, 100}) {
    setup.tile_limit = limit;
    const Ruleset rules = rules_for(setup, &map);
    std::set<std::multiset<int>> seen;
    for (uint64_t seed = 0; seed < 20; ++seed) {
      const auto tiles = tiles_used(rules, start(rules, seed));
      EXPECT_EQ(tiles.size(), static_cast<size_t>(limit));
      EXPECT_EQ(tiles.count(rules.start_kind), 1u);
      seen.insert(tiles);
    }
    EXPECT_GT(seen.size(), 10u) << "the subset is random";
  }
}

TEST(Maps, M2_a_limit_that_leaves_too_few_tiles_for_the_starts_is_refused) {
  const Map& map = map_of("great_britain"); // all three starts are used
  auto setup = on_map(map);
  setup.tile_limit = 3;
  EXPECT_EQ(refusal(map, setup), "");
  setup.tile_limit = 2;
  EXPECT_THAT(refusal(map, setup), HasSubstr("the map needs 3 tiles to start with, not 2"));
}

TEST(Maps, M2_what_is_printed_leaves_room_for_fewer_tiles) {
  Map map = board(std::vector<std::string>(20, std::string(19, '#') + "*"));
  map.starts = {"19,0"};
  map.starts_used = 1;
  for (int x = 0; x < 19; ++x) add_stub(map, side(x, 0, N), Kind::Road); // and one thing for the border
  auto setup = on_map(map);
  setup.tiles["base"] = 2;
  setup.tile_limit = 150;
  EXPECT_EQ(refusal(map, setup), "");
  setup.tile_limit = 151;
  EXPECT_THAT(refusal(map, setup), HasSubstr("151 tiles are too many for one game (at most 150)"));
  setup.tile_limit = 171;
  EXPECT_THAT(refusal(map, setup), HasSubstr("171 tiles are too many for one game (at most 150)"));
}

TEST(Maps, M2_tiles_for_which_there_is_no_square_need_no_room) {
  const Map map = board({"*##"});
  auto setup = on_map(map);
  setup.tiles["base"] = 4;
  setup.tile_limit = 250;
  EXPECT_EQ(refusal(map, setup), "");
  setup.tile_limit = 251;
  EXPECT_THAT(refusal(map, setup), HasSubstr("251 tiles are too many for one game (at most 250)"));
}

TEST(Maps, M3_start_tiles_lie_where_and_as_they_should_on_every_map) {
  for (const char* id : MAPS) {
    const Map& map = map_of(id);
    const Ruleset rules = rules_for(on_map(map), &map);
    for (uint64_t seed = 0; seed < 50; ++seed)
      EXPECT_EQ(check_start(rules, start(rules, seed), map), Faults{}) << id;
  }
}

TEST(Maps, M3_the_start_tile_goes_to_the_first_start_square_used) {
  const Map& map = map_of("iberia"); // León, Pamplona, Évora, Murcia: three are used
  const Ruleset rules = rules_for(on_map(map, {"Murcia", "Pamplona", "León"}), &map);
  const Facts facts = facts_of(rules, start(rules, 1));
  ASSERT_EQ(facts.board.size(), 3u);
  for (const size_t i : {0u, 1u, 2u}) EXPECT_EQ(facts.board[i].player, NOBODY);
  EXPECT_EQ(facts.board[0].kind, rules.start_kind);
  EXPECT_EQ(std::pair(facts.board[0].x, facts.board[0].y), std::pair(5, 1)) << "León, named last";
  EXPECT_EQ(std::pair(facts.board[1].x, facts.board[1].y), std::pair(9, 1));
  EXPECT_EQ(std::pair(facts.board[2].x, facts.board[2].y), std::pair(10, 8));
}

TEST(Maps, M3_the_further_start_tiles_are_random) {
  const Map& map = map_of("france");
  const Ruleset rules = rules_for(on_map(map), &map);
  std::set<int> kinds;
  for (uint64_t seed = 0; seed < 100; ++seed) kinds.insert(facts_of(rules, start(rules, seed)).board[1].kind);
  EXPECT_GT(kinds.size(), 20u);
}

TEST(Maps, M3_the_seed_picks_each_set_of_starts_as_often_as_any_other) {
  const Map& map = map_of("iberia");
  const Ruleset rules = rules_for(on_map(map), &map);
  std::map<std::set<std::pair<int, int>>, int> seen;
  for (uint64_t seed = 0; seed < 1000; ++seed) {
    std::set<std::pair<int, int>> squares;
    for (const PlacedTile& tile : facts_of(rules, start(rules, seed)).board) squares.emplace(tile.x, tile.y);
    ++seen[squares];
  }
  EXPECT_EQ(seen.size(), 4u);
  for (const auto& [squares, times] : seen) EXPECT_NEAR(times, 250, 60);
}

TEST(Maps, M3_starts_that_are_not_on_the_map_are_refused) {
  const Map& map = map_of("france"); // Nancy, Le Mans, Limoges: two are used
  EXPECT_EQ(refusal(map, on_map(map, {"Nancy", "Limoges"})), "");
  EXPECT_THAT(refusal(map, on_map(map, {"Nancy", "Paris"})), HasSubstr("no start square 'Paris'"));
  EXPECT_THAT(refusal(map, on_map(map, {"Nancy", "Rouen"})), HasSubstr("no start square 'Rouen'"))
      << "a town";
}

TEST(Maps, M3_two_starts_or_more_may_be_named) {
  const Map& map = map_of("france");
  EXPECT_THAT(refusal(map, on_map(map, {"Nancy"})),
              HasSubstr("uses 2 start squares or more; the setup names 1"));
  EXPECT_THAT(refusal(map, on_map(map, {"Nancy", "Nancy"})), HasSubstr("names a start square twice"));
  for (const bool chips : {false, true}) {
    auto setup = on_map(map, {"Limoges", "Nancy", "Le Mans"});
    setup.chips = chips;
    const Ruleset rules = rules_for(setup, &map);
    EXPECT_EQ(facts_of(rules, start(rules, 1)).board.size(), 3u);
  }
}

TEST(Maps, M3_the_setup_names_where_the_start_tile_lies_and_how_it_is_turned) {
  const Map& map = map_of("deutschland"); // Rostock, Erfurt, Stuttgart: two are used
  auto setup = on_map(map);
  setup.start_tile = {"Stuttgart", 3};
  const Ruleset rules = rules_for(setup, &map);
  std::set<std::pair<int, int>> others;
  for (uint64_t seed = 0; seed < 50; ++seed) {
    const auto board = facts_of(rules, start(rules, seed)).board;
    ASSERT_EQ(board.size(), 2u);
    EXPECT_EQ(board[0].kind, rules.start_kind);
    EXPECT_EQ(board[0].rot, 3);
    EXPECT_EQ((At{board[0].x, board[0].y}), map.town("Stuttgart")->at);
    others.insert({board[1].x, board[1].y});
  }
  EXPECT_EQ(others.size(), 2u) << "the seed picks the other start";
  setup.start_tile = {"", 2};
  const Ruleset turned = rules_for(setup, &map);
  EXPECT_EQ(facts_of(turned, start(turned, 1)).board[0].rot, 2);
}

TEST(Maps, M3_a_start_tile_that_cannot_lie_as_named_is_refused) {
  const Map& map = map_of("deutschland");
  auto setup = on_map(map, {"Rostock", "Erfurt"});
  setup.start_tile.at = "Stuttgart";
  EXPECT_THAT(refusal(map, setup), HasSubstr("not among the starts used"));
  setup.start_tile.at = "Berlin";
  EXPECT_THAT(refusal(map, setup), HasSubstr("no start square 'Berlin' for the start tile"));
  setup.tiles = {{"inns_and_cathedrals", 1}};
  setup.start_tile.at = "Erfurt";
  EXPECT_THAT(refusal(map, setup), HasSubstr("these tiles have none"));

  Map stub = board({"*"});
  add_stub(stub, side(0, 0, 0), Kind::City); // the start tile shows city, road, field, road from the north
  auto on_stub = on_map(stub);
  on_stub.start_tile = {stub.starts[0], 0};
  EXPECT_EQ(refusal(stub, on_stub), "");
  on_stub.start_tile.rot = 1;
  EXPECT_THAT(refusal(stub, on_stub), HasSubstr("does not fit on"));
}

// The start tile shows city, road, field, road from the north.
TEST(Maps, M3_a_start_tile_has_the_first_rotation_that_fits_what_is_printed) {
  const auto rotation = [](int where, Kind kind) {
    Map map = board({"*"});
    add_stub(map, side(0, 0, where), kind);
    const Table table(map);
    return facts_of(table.rules, table.position).board[0].rot;
  };
  EXPECT_EQ(rotation(E, Kind::Road), 0);
  EXPECT_EQ(rotation(N, Kind::Road), 1);
  EXPECT_EQ(rotation(N, Kind::City), 0);
  EXPECT_EQ(rotation(S, Kind::City), 2);
  EXPECT_EQ(rotation(W, Kind::City), 3);
}

TEST(Maps, M3_a_start_tile_fits_the_closed_side_of_a_large_city) {
  const Table table(berlin()); // north of the start
  EXPECT_EQ(facts_of(table.rules, table.position).board[0].rot, 2);
}

TEST(Maps, M3_start_tiles_side_by_side_fit_each_other) {
  const Map map = board({"**", "**"});
  const Ruleset rules = rules_for(on_map(map), &map);
  for (uint64_t seed = 0; seed < 50; ++seed) {
    const Position p = start(rules, seed);
    EXPECT_EQ(check_start(rules, p, map), Faults{});
    EXPECT_EQ(check_position(rules, p, &map), Faults{});
    EXPECT_EQ(check_tiles_kept(rules, p), Faults{});
  }
}

// A start square with a road to every side: few tiles fit.
Map with_crossing(const std::vector<std::string>& rows, int x, int y) {
  Map map = board(rows);
  for (int where = 0; where < SIDES; ++where) add_stub(map, side(x, y, where), Kind::Road);
  return map;
}

TEST(Maps, M3_a_random_tile_that_fits_in_no_rotation_goes_back) {
  const Map map = with_crossing({"*.*", "#.."}, 2, 0);
  const Ruleset rules = rules_for(on_map(map), &map);
  for (uint64_t seed = 0; seed < 20; ++seed) {
    const Position p = start(rules, seed);
    EXPECT_EQ(check_start(rules, p, map), Faults{});
    EXPECT_EQ(check_tiles_kept(rules, p), Faults{}) << "the others are still in the game";
  }
}

TEST(Maps, M3_a_start_tile_that_fits_in_no_rotation_goes_back_too) {
  const Map map = with_crossing({"*.#.*", "..#.#"}, 0, 0);
  const Ruleset rules = rules_for(on_map(map), &map);
  for (uint64_t seed = 0; seed < 20; ++seed) {
    const Position p = start(rules, seed);
    const Facts facts = facts_of(rules, p);
    ASSERT_EQ(facts.board.size(), 2u);
    EXPECT_NE(facts.board[0].kind, rules.start_kind);
    EXPECT_EQ(check_tiles_kept(rules, p), Faults{}) << "no tile is lost";
    EXPECT_EQ(check_position(rules, p, &map), Faults{});
  }
}

TEST(Maps, M3_a_single_start_tile_that_fits_in_no_rotation_is_drawn_later) {
  Map map = with_crossing({"*.#"}, 0, 0);
  map.borders.erase(map.borders.begin() + E);
  add_ferry(map, side(0, 0, E), side(2, 0, W));
  const Ruleset rules = rules_for(on_map(map), &map);
  for (uint64_t seed = 0; seed < 20; ++seed) {
    const Position p = start(rules, seed);
    EXPECT_EQ(check_tiles_kept(rules, p), Faults{});
    EXPECT_EQ(facts_of(rules, p).board.size(), 1u);
  }
}

TEST(Maps, M3_M1_a_start_square_that_no_tile_fits_stays_empty_and_waits_for_its_neighbours) {
  Map map = board({"*#", "#*"});
  add_stub(map, side(1, 1, E), Kind::City);
  add_stub(map, side(1, 1, S), Kind::City);
  const TileSet abbeys{"abbeys", "Abbeys", {tile_set("base").tiles.front()}}; // no city
  auto setup = setup_for(2, {{"abbeys", 2}});
  setup.map = map.id;
  const Ruleset rules = make_ruleset(setup, {&abbeys}, &map);
  const Position p = start(rules, 1);
  EXPECT_EQ(facts_of(rules, p).board.size(), 1u);
  EXPECT_EQ(check_start(rules, p, map), Faults{});
  EXPECT_EQ(check_position(rules, p, &map), Faults{}) << "its square is not beside a tile";
}

} // namespace
} // namespace mappa::proof
