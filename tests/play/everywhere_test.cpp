// The expert gives the same answers, bit by bit, in every build: with g++ and clang++, on the machine and in
// WebAssembly.
#include "rule_sets.h"

#include <array>
#include <cstring>

namespace mappa::proof {
namespace {

using play::Suggestion;

// FNV-1a over the bytes of all that is told.
class Answers {
public:
  void add(const Suggestion& s) {
    add_value(s.action);
    add_value(s.value);
    for (const play::Thought& line : s.lines) {
      add_value(line.action);
      add_value(line.visits);
      add_value(line.value);
    }
    for (const Action& action : s.rest) add_value(action);
  }
  uint64_t hash() const { return hash_; }

private:
  template <class T>
  void add_value(const T& value) {
    std::array<unsigned char, sizeof(T)> bytes;
    std::memcpy(bytes.data(), &value, sizeof value);
    for (const unsigned char byte : bytes) hash_ = (hash_ ^ byte) * 0x100000001B3u;
  }
  uint64_t hash_ = 0xCBF29CE484222325u;
};

// A game by chance, in which the expert is asked now and then.
void ask_throughout(const Ruleset& rules, uint64_t seed, Answers& answers, int playouts = 16) {
  constexpr int BETWEEN = 20; // decisions
  play::Effort effort;
  effort.playouts = playouts;
  Random random{seed};
  Position position = start(rules, seed);
  for (int step = 0; position.decision != Decision::Over; ++step) {
    if (step % BETWEEN == 0) answers.add(suggest(rules, position, "expert", seed, effort));
    apply(rules, position, random_action(rules, position, random));
  }
}

constexpr std::array IN_THIS_ORDER{"benelux", "deutschland", "france", "great_britain", "iberia"};
constexpr uint64_t EXPECTED_ANSWERS = 0x296617DB17837531u;

TEST(Expert, EveryBuildGivesTheSameAnswers) {
  Answers answers;
  ask_throughout(base_game(2), 1, answers);
  for (uint64_t seed = 2; const char* map : IN_THIS_ORDER) ask_throughout(map_game(map, 2), seed++, answers);
  ask_throughout(expanded_game(3, "iberia"), 7, answers);
  ask_throughout(base_game(2, 24), 8, answers, 1'600); // so that it is wide and deep
  EXPECT_EQ(answers.hash(), EXPECTED_ANSWERS)
      << "if the expert or the rules were changed on purpose, the new value is 0x" << std::hex
      << std::uppercase << answers.hash();
}

} // namespace
} // namespace mappa::proof
