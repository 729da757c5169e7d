// The network: small weights by hand, and what of it counts.
#include "play/network.h"

#include "play/evaluation.h"
#include "rule_sets.h"

namespace mappa::proof {

using namespace play;
namespace {

constexpr size_t OF_PLAYERS = FEATURE_STATEMENTS, OF_SUMS = OF_PLAYERS + PLAYER_STATEMENTS,
                 OF_RESULT = Network::ROWS - 1;
constexpr int8_t HALF = 64; // of one

// Its first unit counts a player's features that the first statement is made of, at a half each.
Network::Weights first_unit(size_t sums_row) {
  Network::Weights weights{};
  weights[0] = weights[sums_row * Network::WIDTH] = weights[OF_RESULT * Network::WIDTH] = HALF;
  return weights;
}

Sight two_features_of(uint8_t player) {
  Sight sight;
  for (int i = 0; i < 2; ++i) {
    Token& token = sight.tokens.emplace_back();
    token.player = player;
    token.add(0);
  }
  return sight;
}

TEST(Network, AddsUpWhatIsSaidOfAPlayersFeatures) {
  const auto weights = first_unit(OF_SUMS);
  const auto points = Network(weights).correction(two_features_of(1), 2);
  EXPECT_EQ(points[0], 0);
  EXPECT_EQ(points[1], 2 * 0.5 * 0.5 * 0.5);
}

TEST(Network, SeesTheFeaturesOfTheOthersOnAverage) {
  const auto weights = first_unit(OF_SUMS + Network::WIDTH);
  const auto of_two = Network(weights).correction(two_features_of(1), 2);
  EXPECT_EQ(of_two[0], 2 * 0.5 * 0.5 * 0.5);
  EXPECT_EQ(of_two[1], 0);
  EXPECT_EQ(Network(weights).correction(two_features_of(1), 3)[2], 0.5 * 0.5 * 0.5);
}

TEST(Network, KnowsWhatIsInAPlayersHands) {
  Network::Weights weights{};
  weights[OF_PLAYERS * Network::WIDTH] = weights[OF_RESULT * Network::WIDTH] = HALF;
  Sight sight;
  sight.players[0].add(0);
  const auto points = Network(weights).correction(sight, 2);
  EXPECT_EQ(points[0], 0.5 * 0.5);
  EXPECT_EQ(points[1], 0);
}

TEST(Network, CountsAsItIsWeighed) {
  const Ruleset rules = base_game(2);
  Position p = start(rules, 5);
  Random random{5};
  for (int step = 0; step < 60; ++step) apply(rules, p, random_action(rules, p, random));
  const auto values = [&](double weight) {
    Weights weights = usual_weights(rules);
    weights[Trait::Network] = weight;
    Evaluation evaluation(rules, weights);
    evaluation.look(p);
    return evaluation.values(p);
  };
  const Values none = values(0), one = values(1), two = values(2);
  for (size_t player = 0; player < 2; ++player) {
    EXPECT_NE(one[player], none[player]);
    EXPECT_NEAR(two[player] - one[player], one[player] - none[player], 1e-9);
  }
}

TEST(Sight, SaysNothingThatTheNetworkDoesNotKnow) {
  for (const Ruleset& rules : {base_game(2), expanded_game(4, "france"), map_game("benelux", 6)}) {
    Position p = start(rules, 9);
    Random random{9};
    Evaluation evaluation(rules, usual_weights(rules));
    for (int step = 0; step < 200 && p.decision != Decision::Over; ++step) {
      apply(rules, p, random_action(rules, p, random));
      evaluation.look(p);
      const Sight sight = evaluation.sight(p);
      for (const Token& token : sight.tokens)
        for (size_t i = 0; i < token.size; ++i) ASSERT_LT(token.rows[i], FEATURE_STATEMENTS);
      for (const PlayerSeen& seen : sight.players)
        for (size_t i = 0; i < seen.size; ++i) ASSERT_LT(seen.rows[i], PLAYER_STATEMENTS);
    }
  }
}

} // namespace
} // namespace mappa::proof
