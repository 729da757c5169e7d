// Reference numbers of the tree of actions. A change of the rules, of what the maps print or of the order of
// random numbers changes them; whoever means to make one copies the lines that this test then prints.
#include "play/perft.h"

#include "rule_sets.h"

namespace mappa::proof {

using namespace play;
namespace {

struct Reference {
  const char* game;
  int actions;                  // played at random before
  std::vector<uint64_t> leaves; // one action deep, two ...
};

const std::vector<Reference> REFERENCES{
    {"base", 0, {6, 30, 220, 800, 9124, 57208}},
    {"base", 60, {30, 856, 27320, 839376}},
    {"benelux", 0, {9, 63, 756, 5045, 77247, 800870}},
    {"benelux", 60, {20, 79, 1748, 9946}},
    {"deutschland", 0, {4, 40, 512, 6400, 84056, 298640}},
    {"deutschland", 60, {2, 72, 632, 5406}},
    {"france", 0, {4, 40, 440, 5432, 70608, 251384}},
    {"france", 60, {11, 141, 597, 7284}},
    {"great_britain", 0, {14, 162, 324, 5356, 20028, 146049}},
    {"great_britain", 60, {12, 24, 260, 1236}},
    {"iberia", 0, {16, 177, 3067, 16074, 184001}},
    {"iberia", 60, {13, 88, 1013, 10728}},
    {"everything", 0, {1, 11, 121, 2109, 20748, 162380}},
    {"everything", 60, {20, 88, 1920, 9104}},
};

Ruleset game_named(const std::string& name) {
  if (name == "base") return base_game(2);
  if (name == "everything") return expanded_game(3, "deutschland");
  return map_game(name, 2);
}

std::string text_of(const Reference& of) {
  std::string text = std::string("    {\"") + of.game + "\", " + std::to_string(of.actions) + ", {";
  for (const uint64_t& leaves : of.leaves)
    text += (&leaves == of.leaves.data() ? "" : ", ") + std::to_string(leaves);
  return text + "}},";
}

TEST(Perft, FindsTheNumbersItFoundBefore) {
  for (const Reference& reference : REFERENCES) {
    const Ruleset rules = game_named(reference.game);
    Position p = start(rules, 1);
    Random random{1};
    for (int i = 0; i < reference.actions; ++i) apply(rules, p, random_action(rules, p, random));
    Reference found = reference;
    for (size_t i = 0; i < found.leaves.size(); ++i)
      found.leaves[i] = perft(rules, p, static_cast<int>(i) + 1);
    if (found.leaves != reference.leaves) ADD_FAILURE() << "copy this line:\n" << text_of(found);
  }
}

} // namespace
} // namespace mappa::proof
