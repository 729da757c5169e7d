// What the network learns from.
#include "play/samples.h"

#include "rule_sets.h"

#include <cstring>

namespace mappa::proof {

using namespace play;
namespace {

TEST(Samples, AreSiblingsThatDifferInWhatIsSeen) {
  const Ruleset rules = base_game(2, 30);
  const auto samples = samples_of_game(rules, usual_weights(rules), 3, {.playouts = 1, .turns = 2});
  ASSERT_FALSE(samples.empty());
  ASSERT_EQ(samples.size() % SIBLINGS, 0u);
  for (size_t first = 0; first < samples.size(); first += SIBLINGS) {
    for (size_t i = 1; i < SIBLINGS; ++i)
      EXPECT_LE(samples[first + i].foretold, samples[first].foretold) << "the best comes first";
    EXPECT_EQ(samples[first].matters, 1);
  }
}

TEST(Samples, AreTheSameForTheSameSeed) {
  const Ruleset rules = base_game(2, 24);
  const auto one = samples_of_game(rules, usual_weights(rules), 3, {.playouts = 1, .turns = 2});
  const auto again = samples_of_game(rules, usual_weights(rules), 3, {.playouts = 1, .turns = 2});
  ASSERT_FALSE(one.empty());
  ASSERT_EQ(one.size(), again.size());
  EXPECT_EQ(std::memcmp(one.data(), again.data(), one.size() * sizeof(Sample)), 0);
}

} // namespace
} // namespace mappa::proof
