#include "play/uct.h"

#include "play/evaluation.h"
#include "play/playout.h"
#include "play/stopwatch.h"

#include <algorithm>
#include <cmath>

namespace mappa {

namespace {

constexpr double EXPLORE = 0.4;   // the weight of the upper bound; a result is 0 to 1
constexpr double WHOLE_LEAD = 60; // points ahead that count as much as any more

// Choices from one node: the same actions, with the same tile in hand.
struct Choices {
  uint64_t key;
  uint32_t first, size; // of the nodes
  uint32_t visits;
  uint32_t next; // other choices from the same node, with another tile; 0: none
};

struct TreeNode {
  Action action;
  uint32_t visits = 0;
  float result = 0;     // sum, for whoever chose the action
  uint32_t choices = 0; // 0: none yet
};

class Tree {
public:
  Tree(const Ruleset& rules, const Position& position, uint64_t seed)
      : rules_(rules), position_(position), random_{seed}, nodes_(1), choices_(1) {}

  void play_out_once();
  Suggestion answer() const;

private:
  uint32_t choices_from(uint32_t node, const Position& p, const Actions& actions);
  uint32_t choose(Choices& choices);
  float result(const Values& values, uint8_t player) const {
    return static_cast<float>(std::clamp(0.5 + lead(rules_, values, player) / (2 * WHOLE_LEAD), 0.0, 1.0));
  }

  const Ruleset& rules_;
  const Position& position_;
  Random random_;
  std::vector<TreeNode> nodes_;  // the first is the root
  std::vector<Choices> choices_; // the first is not used
  std::vector<Values> values_;   // sums, of the root's children
};

uint64_t key_of(const Position& p, const Actions& actions) {
  uint64_t key = p.in_hand;
  for (const Action& a : actions)
    key = (key ^ (a.square + (uint64_t{a.what} << 16) + (uint64_t{a.segment} << 24) +
                  (uint64_t{a.tile} << 32) + (static_cast<uint64_t>(a.type) << 40))) *
          0x9E3779B97F4A7C15u;
  return key;
}

uint32_t Tree::choices_from(uint32_t node, const Position& p, const Actions& actions) {
  const uint64_t key = key_of(p, actions);
  for (uint32_t c = nodes_[node].choices; c; c = choices_[c].next)
    if (choices_[c].key == key) return c;
  choices_.push_back({key, static_cast<uint32_t>(nodes_.size()), static_cast<uint32_t>(actions.size), 0,
                      nodes_[node].choices});
  nodes_[node].choices = static_cast<uint32_t>(choices_.size() - 1);
  for (const Action& action : actions) nodes_.push_back({action});
  shuffle(&nodes_[choices_.back().first], choices_.back().size, random_);
  return nodes_[node].choices;
}

// One that was never visited, or the one with the best upper bound.
uint32_t Tree::choose(Choices& choices) {
  if (choices.visits < choices.size) return choices.first + choices.visits;
  const float all = static_cast<float>(std::log(choices.visits));
  uint32_t best = 0;
  float best_bound = -1;
  for (uint32_t n = choices.first; n < choices.first + choices.size; ++n) {
    const auto visits = static_cast<float>(nodes_[n].visits);
    const float bound = nodes_[n].result / visits + static_cast<float>(EXPLORE) * std::sqrt(all / visits);
    if (bound > best_bound) {
      best_bound = bound;
      best = n;
    }
  }
  return best;
}

void Tree::play_out_once() {
  struct Step {
    uint32_t node;
    uint8_t chosen_by;
  };
  std::vector<Step> path;
  Position p = position_;
  hide(rules_, p, random_);
  uint32_t node = 0;
  Actions actions;
  while (p.decision != Decision::Over && (node == 0 || nodes_[node].visits > 0)) {
    legal(rules_, p, actions);
    Choices& choices = choices_[choices_from(node, p, actions)];
    node = choose(choices);
    ++choices.visits;
    path.push_back({node, p.decider});
    apply(rules_, p, nodes_[node].action);
  }
  play_out(rules_, p, random_);
  Values values{};
  std::copy(p.scores.begin(), p.scores.end(), values.begin());
  for (const Step& step : path) {
    ++nodes_[step.node].visits;
    nodes_[step.node].result += result(values, step.chosen_by);
  }
  const size_t child = path.front().node - 1; // the root's children come first
  values_.resize(choices_[1].size);
  for (size_t i = 0; i < MAX_PLAYERS; ++i) values_[child][i] += values[i];
}

Suggestion Tree::answer() const {
  std::vector<Thought> thoughts;
  for (uint32_t n = 1; n <= choices_[1].size; ++n) {
    Thought thought{nodes_[n].action, static_cast<int>(nodes_[n].visits), values_[n - 1]};
    for (double& value : thought.value) value /= std::max(1, thought.visits);
    thoughts.push_back(thought);
  }
  std::stable_sort(thoughts.begin(), thoughts.end(),
                   [](const Thought& a, const Thought& b) { return a.visits > b.visits; });
  if (thoughts.size() > MAX_LINES) thoughts.resize(MAX_LINES);
  return {thoughts.front().action, thoughts.front().value, thoughts};
}

} // namespace

Suggestion suggest_uct(const Ruleset& rules, const Position& position, uint64_t seed, const Effort& effort) {
  constexpr int BETWEEN_LOOKS = 16; // playouts between looks at the clock
  const Stopwatch since;
  Tree tree(rules, position, seed);
  for (int i = 1; effort.time_ms || i <= effort.playouts; ++i) {
    tree.play_out_once();
    if (effort.stopped()) break;
    if (effort.time_ms && i % BETWEEN_LOOKS == 0 && since.ms() >= effort.time_ms) break;
  }
  return tree.answer();
}

} // namespace mappa
