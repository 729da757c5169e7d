// The evaluation on small boards: what each trait counts, reckoned by hand.
#include "play/evaluation.h"

#include "small_board.h"

#include <cmath>

namespace mappa::proof {

using namespace play;
namespace {

constexpr double TINY = 1e-6; // chances are single floats

// That a hole is filled: tiles that end what leads into it count whole, others that fit for a third.
double chance(double tiles, int players = 2) { return 0.75 * (1 - std::exp(-0.7 * tiles / players)); }

Traits traits_of(const Ruleset& rules, const Position& position, size_t player) {
  Evaluation evaluation(rules, usual_weights(rules));
  evaluation.look(position);
  return evaluation.traits(position)[player];
}

double trait(const Ruleset& rules, const Position& position, Trait which, size_t player = 0) {
  return traits_of(rules, position, player)[static_cast<size_t>(which)];
}

Values values_of(const Ruleset& rules, const Position& position) {
  Evaluation evaluation(rules, usual_weights(rules));
  evaluation.look(position);
  return evaluation.values(position);
}

// A cap at the start, its city open to the north, with a meeple; three tiles are left besides the one in
// hand, a straight road.
SmallBoard a_cap(const std::string& left, int copies, int players = 2) {
  SmallBoard board(
      game_of({copies_of("base/C", 1), copies_of("base/RFr", 4 - copies), copies_of(left, copies)},
              table_of(players)));
  board.put(0, {}, Kind::City, N);
  return board;
}

TEST(EvaluationOfACity, ThatOneTileOfThreeCompletes) {
  const SmallBoard board = a_cap("base/RCr", 1);
  const Position p = board.position();
  ASSERT_EQ(p.stack_size, 3);
  EXPECT_EQ(trait(board.rules, p, Trait::CityNow), 1);
  EXPECT_NEAR(trait(board.rules, p, Trait::CityOne), chance(1), TINY) << "it brings a point more";
  EXPECT_NEAR(trait(board.rules, p, Trait::CityGrow), chance(1), TINY);
  EXPECT_EQ(trait(board.rules, p, Trait::CityNow, 1), 0) << "nothing of it is the other's";
}

TEST(EvaluationOfACity, ThatNoTileCompletes) {
  const SmallBoard board = a_cap("base/Rr", 1);
  EXPECT_EQ(trait(board.rules, board.position(), Trait::CityOne), 0);
  EXPECT_EQ(trait(board.rules, board.position(), Trait::Return), 0);
}

TEST(EvaluationOfACity, IsLikelierToBeCompletedTheMoreTilesDoIt) {
  for (const int copies : {1, 2, 3}) {
    const SmallBoard board = a_cap("base/RCr", copies);
    EXPECT_NEAR(trait(board.rules, board.position(), Trait::CityOne), chance(copies), TINY);
  }
}

TEST(EvaluationOfACity, ATileThatOnlyFitsCountsForAThird) {
  const SmallBoard board = a_cap("base/CFc.1", 2);
  EXPECT_NEAR(trait(board.rules, board.position(), Trait::CityOne), chance(2.0 / 3), TINY);
}

TEST(EvaluationOfACity, MorePlayersWantTheSameTiles) {
  for (const int players : {2, 3, 6}) {
    const SmallBoard board = a_cap("base/RCr", 1, players);
    EXPECT_NEAR(trait(board.rules, board.position(), Trait::CityOne), chance(1, players), TINY);
  }
}

TEST(EvaluationOfACity, WithTwoHolesNeedsBothFilled) {
  SmallBoard board(game_of({copies_of("base/CFc.1", 1), copies_of("base/RFr", 2), copies_of("base/RCr", 2)}));
  board.put(0, {}, Kind::City, E);
  const Position p = board.position();
  EXPECT_NEAR(trait(board.rules, p, Trait::CityTwo), chance(2) * chance(2), TINY);
  EXPECT_EQ(trait(board.rules, p, Trait::CityOne), 0);
}

// Of four tiles round a square three lie, and the city runs through all of them.
TEST(EvaluationOfACity, ASquareOpenAtTwoSidesIsOneHole) {
  SmallBoard board(game_of({copies_of("base/Ccc", 1), copies_of("base/RFr", 2), copies_of("base/Cc.1", 4),
                            copies_of("base/RCr", 1)}));
  board.lay(2, 0, -1, 2);
  board.lay(2, 1, 0);
  board.lay(3, -1, 0, 1);
  board.put(0, {}, Kind::City, N);
  const Position p = board.position();
  EXPECT_NEAR(trait(board.rules, p, Trait::CityOne), 4 * chance(2), TINY);
  EXPECT_NEAR(trait(board.rules, p, Trait::CityGrow), chance(2), TINY);
}

TEST(EvaluationOfACity, ACathedralCountsOnlyOnceItIsComplete) {
  auto setup = table_of(2);
  setup.expansions.cathedrals = true;
  SmallBoard board(game_of(
      {copies_of("inns_and_cathedrals/Cccc.c", 1), copies_of("base/RFr", 2), copies_of("base/RCr", 4)},
      setup));
  for (const auto& [x, y, rot] : {std::tuple{0, -1, 2}, {1, 0, 3}, {0, 1, 0}}) board.lay(2, x, y, rot);
  board.put(0, {}, Kind::City, W);
  const Position p = board.position();
  EXPECT_EQ(trait(board.rules, p, Trait::CityNow), 0);
  EXPECT_NEAR(trait(board.rules, p, Trait::CityOne), 3 * 4 * chance(1), TINY) << "three points for each tile";
}

TEST(EvaluationOfARoad, KnowsItsEndsAndTheInn) {
  auto setup = table_of(2);
  setup.expansions.inns = true;
  for (const bool inn : {false, true}) {
    const char* bend = inn ? "inns_and_cathedrals/Rr.i" : "base/Rr";
    SmallBoard board(game_of({copies_of(bend, 1), copies_of("base/C", 3), copies_of("base/RRR", 1)}, setup));
    board.lay(2, 0, 1, 2); // a crossing ends the road in the south
    board.put(0, {}, Kind::Road, W);
    const Position p = board.position();
    EXPECT_EQ(trait(board.rules, p, Trait::RoadNow), 2 - 2 * inn);
    EXPECT_EQ(trait(board.rules, p, Trait::RoadOne), 0) << "no road is left";
  }
}

TEST(EvaluationOfAMonastery, ExpectsTilesRoundIt) {
  SmallBoard board(game_of({copies_of("base/L", 1), copies_of("base/C", 3)}));
  board.lay(1, 0, 1, 2);
  board.put(0, {}, Kind::Monastery);
  const Position p = board.position();
  // The tile in the south leaves three sides and, beside itself, two corners; the other two corners lie
  // beside no tile.
  EXPECT_EQ(trait(board.rules, p, Trait::SiteNow), 2);
  EXPECT_NEAR(trait(board.rules, p, Trait::SitePlaces), 5 * chance(1) + 2 * 0.8, TINY);
  EXPECT_NEAR(trait(board.rules, p, Trait::SiteDone), std::pow(chance(1), 5) * 0.8 * 0.8, TINY);
}

// A complete city in the north of the start, an open one in the west, and a farmer beside both.
TEST(EvaluationOfAField, CountsItsCitiesAndThoseToBeExpected) {
  auto setup = table_of(2);
  setup.expansions.pig = true;
  for (const bool pig : {false, true}) {
    SmallBoard board(
        game_of({copies_of("base/CC.2", 1), copies_of("base/RFr", 2), copies_of("base/RCr", 2)}, setup));
    board.lay(2, 0, -1, 2);
    board.put(0, {}, Kind::Field, 2);
    if (pig) board.put(0, {}, Kind::Field, 2, Figure::Pig);
    const Position p = board.position();
    const int each = pig ? 4 : 3;
    EXPECT_EQ(trait(board.rules, p, Trait::FieldNow), each);
    EXPECT_NEAR(trait(board.rules, p, Trait::FieldSoon), each * chance(1), TINY);
    EXPECT_NEAR(trait(board.rules, p, Trait::FieldGrow), 2 / 36.0, TINY);
  }
}

// What it is still good for there grows with the turns left, by a fraction of one, too, until there are six.
TEST(Evaluation, AFigureThatComesBackIsWorthMoreTheMoreTurnsAreLeft) {
  for (const int players : {2, 3})
    for (const int left : {1, 2, 3, 20}) {
      SmallBoard board(
          game_of({copies_of("base/C", 1), copies_of("base/RFr", left), copies_of("base/RCr", 1)},
                  table_of(players)));
      board.put(0, {}, Kind::City, N);
      const double early = std::min(1.0, left / 6.0 / players);
      EXPECT_NEAR(trait(board.rules, board.position(), Trait::Return), early * chance(1, players), TINY);
    }
}

TEST(Evaluation, GivesAFeatureToWhoeverHasTheMajority) {
  const auto city = [](std::vector<int> meeples) {
    SmallBoard board(
        game_of({copies_of("base/Ccc", 1), copies_of("base/RFr", 3), copies_of("base/RCr", 3)}, table_of(3)));
    for (const int player : meeples) board.put(player, {}, Kind::City, N);
    return board;
  };
  const auto now = [](const SmallBoard& board, size_t player) {
    return trait(board.rules, board.position(), Trait::CityNow, player);
  };
  const auto behind = [](const SmallBoard& board, size_t player) {
    return trait(board.rules, board.position(), Trait::Behind, player);
  };
  const SmallBoard one = city({0, 0, 1}), two = city({0, 1});
  EXPECT_EQ(now(one, 0), 1);
  EXPECT_EQ(now(one, 1), 0);
  EXPECT_EQ(behind(one, 1), 1);
  for (size_t player = 0; player < 2; ++player) EXPECT_EQ(now(two, player), 1) << "both own it";
  for (size_t player = 0; player < 3; ++player) EXPECT_EQ(behind(two, player), 0);
  EXPECT_EQ(now(two, 2), 0);
}

TEST(Evaluation, CountsTheTurnsToCome) {
  const SmallBoard board = a_cap("base/RCr", 1);
  Position p = board.position(); // the tile in hand, and three
  EXPECT_EQ(trait(board.rules, p, Trait::Turns, 0), 2);
  EXPECT_EQ(trait(board.rules, p, Trait::Turns, 1), 2);
  p.stack_size = 2;
  EXPECT_EQ(trait(board.rules, p, Trait::Turns, 0), 2);
  EXPECT_EQ(trait(board.rules, p, Trait::Turns, 1), 1);
  Actions actions;
  legal(board.rules, p, actions);
  apply(board.rules, p, actions[0]); // the tile lies: it brings this turn to its end
  EXPECT_EQ(trait(board.rules, p, Trait::Turns, 0), 1);
  EXPECT_EQ(trait(board.rules, p, Trait::Turns, 1), 1);
}

TEST(Evaluation, AMeepleInTheStashIsWorthHaving) {
  const Ruleset rules = base_game(2);
  Position p = start(rules, 1);
  double last = -1e9;
  for (uint8_t meeples = 0; meeples <= 7; ++meeples) {
    p.stash[0][static_cast<size_t>(Figure::Meeple)] = meeples;
    const double value = values_of(rules, p)[0];
    EXPECT_GT(value, last + 1) << int{meeples};
    last = value;
  }
  p.stash[0][0] = 0;
  EXPECT_EQ(trait(rules, p, Trait::IdleTurns), 36) << "half of the turns, all without a meeple";
}

TEST(Evaluation, FiguresAreWorthLittleInTheLastTurn) {
  const SmallBoard board = a_cap("base/RCr", 1);
  Position p = board.position();
  p.stack_size = 0;
  EXPECT_NEAR(trait(board.rules, p, Trait::First), 1 / 3.0, TINY);
  EXPECT_NEAR(trait(board.rules, p, Trait::Second), 1 / 6.0, TINY);
  EXPECT_NEAR(trait(board.rules, p, Trait::Third), 1 / 9.0, TINY);
  EXPECT_NEAR(trait(board.rules, p, Trait::Further), 3 / 12.0, TINY);
  EXPECT_EQ(trait(board.rules, p, Trait::Return), 0) << "nobody can use it any more";
}

// The same with players' names exchanged.
TEST(Evaluation, TreatsPlayersAlike) {
  for (uint64_t seed = 1; seed <= 4; ++seed) {
    const Ruleset rules = expanded_game(2);
    Position p = start(rules, seed);
    Random random{seed};
    for (int i = 0; i < 60; ++i) apply(rules, p, random_action(rules, p, random));
    Position other = p;
    for (uint8_t* player : {&other.player, &other.decider}) *player = static_cast<uint8_t>(1 - *player);
    for (size_t f = 1; f <= other.standing_used; ++f)
      if (other.standing[f].player != NOBODY)
        other.standing[f].player = static_cast<uint8_t>(1 - other.standing[f].player);
    std::swap(other.scores[0], other.scores[1]);
    std::swap(other.stash[0], other.stash[1]);
    std::swap(other.goods[0], other.goods[1]);
    const Values here = values_of(rules, p), there = values_of(rules, other);
    EXPECT_NEAR(here[0], there[1], TINY);
    EXPECT_NEAR(here[1], there[0], TINY);
  }
}

// The same board, turned by a quarter each time.
TEST(Evaluation, DoesNotCareWhichWayTheBoardLies) {
  constexpr std::array<int, 4> X{0, 1, 0, -1}, Y{-1, 0, 1, 0};
  std::vector<Values> found;
  for (size_t turned = 0; turned < 4; ++turned) {
    SmallBoard board(game_of({copies_of("base/Cccc+", 1), copies_of("base/RFr", 3), copies_of("base/RCr", 2),
                              copies_of("base/Ccc", 2)}));
    const int rot = static_cast<int>(turned);
    board.put(0, board.lay(2, X[turned], Y[turned], (rot + 2) % 4), Kind::Road, (rot + 1) % 4);
    board.put(1, board.lay(3, -X[turned], -Y[turned], rot), Kind::City, rot);
    found.push_back(values_of(board.rules, board.position()));
  }
  for (const Values& each : found)
    for (size_t player = 0; player < 2; ++player) EXPECT_NEAR(each[player], found[0][player], TINY);
}

TEST(Evaluation, OfAGameThatIsOverIsItsScore) {
  const Ruleset rules = base_game(2, 10);
  Position p = start(rules, 1);
  Random random{1};
  while (p.decision != Decision::Over) apply(rules, p, random_action(rules, p, random));
  const Values values = values_of(rules, p);
  for (size_t player = 0; player < 2; ++player) EXPECT_EQ(values[player], p.scores[player]);
}

TEST(Evaluation, LeadIsOverTheBestOfTheOthers) {
  EXPECT_EQ(lead(base_game(3), {10, 30, 25}, 1), 5);
  EXPECT_EQ(lead(base_game(3), {10, 30, 25}, 0), -20);
  EXPECT_EQ(lead(base_game(1), {10}, 0), 10);
}

// Two caps that face each other across a hole, with a field to its east; two of the tiles left join them.
SmallBoard two_caps() {
  SmallBoard board(game_of({copies_of("base/C", 1), copies_of("base/C", 6), copies_of("base/CFc.1", 2)}));
  board.lay(1, 1, 0, 1);
  board.lay(1, 1, -1, 1);
  board.lay(1, 1, -2, 1);
  board.put(0, {}, Kind::City, N);
  return board;
}

TEST(EvaluationOfAJoin, BringsEachWhatTheOtherHas) {
  SmallBoard board = two_caps();
  const auto other = board.lay(1, 0, -2, 2);
  board.put(1, other, Kind::City, S);
  const Position p = board.position();
  for (size_t player = 0; player < 2; ++player) {
    const auto of = [&](Trait which) { return trait(board.rules, p, which, player); };
    EXPECT_NEAR(of(Trait::CityJoin), chance(2) * (of(Trait::CityNow) + of(Trait::CityOne)), TINY)
        << "both cities are alike";
    EXPECT_EQ(of(Trait::RoadJoin), 0);
    EXPECT_EQ(of(Trait::FieldJoin), 0);
  }
}

TEST(EvaluationOfAJoin, IsNoneWithWhatNobodyHolds) {
  SmallBoard board = two_caps();
  board.lay(1, 0, -2, 2);
  EXPECT_EQ(trait(board.rules, board.position(), Trait::CityJoin), 0);
}

Setup most_figures() {
  auto setup = table_of(MAX_PLAYERS);
  setup.meeples = MAX_MEEPLES;
  setup.postman = true;
  setup.expansions = {true, true, true, true, true, true, true};
  return setup;
}

// A row of tiles, each with a monastery, a road along the row, a field on either side of it, and three fields
// that reach no side.
Tile full_of_features(int count) {
  Tile tile = copies_of("base/RFr", count);
  tile.features.insert(tile.features.end(), 3, Feature{});
  Feature monastery;
  monastery.kind = Kind::Monastery;
  tile.features.push_back(monastery);
  return tile;
}

TEST(EvaluationOfMuch, EveryFigureStandsOnSomething) {
  constexpr int TILES = 60;
  SmallBoard board(
      game_of({full_of_features(1), full_of_features(TILES - 1), copies_of("base/RFr", 8)}, most_figures()));
  std::vector<SmallBoard::There> row{{}};
  for (int x = 1; x < TILES; ++x) row.push_back(board.lay(1, x, 0));
  // In this order, so that the monasteries come when there are 132 others: twenty-two fields each.
  const auto put = [&](size_t tile, uint8_t segment, size_t player, Figure figure) {
    board.wish.figures.push_back({static_cast<uint8_t>(player), figure, square(row[tile].x, 0), segment});
  };
  const TileKind& kind = board.rules.kinds[1];
  const auto enclosed = static_cast<uint8_t>(kind.size - 3);
  for (size_t i = 0; i < 132; ++i) {
    const size_t of_player = i / MAX_PLAYERS;
    put(i / 3, static_cast<uint8_t>(enclosed + i % 3), i % MAX_PLAYERS,
        of_player < MAX_MEEPLES    ? Figure::Meeple
        : of_player == MAX_MEEPLES ? Figure::Large
                                   : Figure::Pig);
  }
  for (size_t player = 0; player < MAX_PLAYERS; ++player) {
    put(2 * player, kind.site, player, Figure::Abbot);
    put(2 * player + 1, kind.site, player, Figure::Postman);
    put(0, 0, player, Figure::Builder);
  }
  const Position p = board.position(0, 2);
  ASSERT_EQ(p.standing_used, MAX_STANDING);
  for (size_t player = 0; player < MAX_PLAYERS; ++player) {
    const auto now = [&](Trait which) { return trait(board.rules, p, which, player); };
    EXPECT_EQ(now(Trait::SiteNow), (player == 0 ? 2 : 3) + 3) << player;
    EXPECT_EQ(now(Trait::FieldNow), 0);
    EXPECT_NEAR(now(Trait::FieldGrow), 21 * 7 / 36.0, TINY) << "a pig alone owns no field";
  }
}

// A row of tiles, each with four cities and a field between them that reaches no side: 120 fields and 361
// cities.
TEST(EvaluationOfMuch, EveryFieldHasItsCities) {
  constexpr int TILES = MAX_PLAYERS * MAX_MEEPLES;
  const Tile tile = copies_of("inns_and_cathedrals/CCCCG", TILES);
  auto setup = table_of(MAX_PLAYERS);
  setup.meeples = MAX_MEEPLES;
  SmallBoard board(game_of({tile, tile, copies_of("base/C", 6)}, setup));
  for (int x = 0; x < TILES; ++x) {
    const SmallBoard::There there = x ? board.lay(1, x, 0) : SmallBoard::There{};
    board.put(x % MAX_PLAYERS, there, Kind::Field);
  }
  const Position p = board.position(0, 2);
  ASSERT_EQ(p.stack_size, 6);
  for (size_t player = 0; player < MAX_PLAYERS; ++player) {
    const bool at_an_end = player == 0 || player + 1 == MAX_PLAYERS; // of the row, where a city stays open
    const double cities = 2 * MAX_MEEPLES - at_an_end, open = 2 * MAX_MEEPLES + at_an_end;
    EXPECT_EQ(trait(board.rules, p, Trait::FieldNow, player), 3 * cities);
    EXPECT_NEAR(trait(board.rules, p, Trait::FieldSoon, player), 3 * open * chance(6, MAX_PLAYERS), 1e-4);
  }
}

} // namespace
} // namespace mappa::proof
