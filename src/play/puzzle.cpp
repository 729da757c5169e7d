#include "play/puzzle.h"

#include "play/certainty.h"
#include "play/player.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <numeric>
#include <optional>
#include <tuple>

namespace mappa::play {

namespace {

constexpr uint64_t STRIDE = 0x9E3779B97F4A7C15u;
constexpr int BRIEF = 2, DEEP = 4; // turns that a line is played on, at a glance and in earnest
constexpr uint64_t MOST_ROUNDS = 256;

uint64_t of_seed(uint64_t seed, uint64_t with) { return Random{seed ^ with * STRIDE}.next(); }

// A way to play a turn, and how it fared so far.
struct Tried {
  Line line;
  Paired behind{};  // the best line, in points of the lead
  Values less{};    // sums: the final scores expected after the best line, less those after this one
  bool open = true; // not yet known to be worse, or the same

  bool same() const { return behind.none(); }
};

class Turn {
public:
  Turn(const Ruleset& rules, const Position& position, uint64_t seed)
      : rules_(rules), position_(position), seed_(seed), evaluation_(rules, usual_weights(rules)) {
    list_lines();
  }

  bool promising();
  bool plain() const;
  std::optional<int> rated(); // how difficult; nothing: everybody finds it
  bool sure();
  Puzzle puzzle() const;

private:
  void list_lines();
  bool comes_to_the_same(const Line& line);
  bool leads(size_t lines, uint64_t rounds, int depth, double by);
  Values play_on(const Line& line, uint64_t round, int depth = DEEP);
  void compare(Tried& tried, uint64_t first, uint64_t last);
  bool hopeless(const Tried& tried) const;
  bool finds(const char* level, uint64_t seed, int playouts);
  const Line& best() const { return tried_[best_].line; }
  const Line& first_best() const;

  const Ruleset& rules_;
  const Position& position_;
  uint64_t seed_;
  Evaluation evaluation_;
  std::vector<Tried> tried_;  // in the order of the rules
  std::vector<size_t> order_; // of them: first what the evaluation likes, for that is where it may fail
  size_t best_ = 0;
  std::vector<Values> best_ends_; // by round
};

void Turn::list_lines() {
  Random random{seed_};
  Position seen = position_;
  hide(rules_, seen, random);
  evaluation_.look(seen);
  for (const Line& line : all_lines(rules_, position_, evaluation_)) tried_.push_back({.line = line});
  order_.resize(tried_.size());
  std::iota(order_.begin(), order_.end(), size_t{0});
  std::ranges::stable_sort(order_, std::greater{}, [&](size_t i) { return tried_[i].line.merit; });
}

// The same round has the same hidden things for every line.
Values Turn::play_on(const Line& line, uint64_t round, int depth) {
  Random random{seed_ + STRIDE * (round + 1)};
  Position p = position_;
  hide(rules_, p, random);
  evaluation_.look(p);
  const uint16_t last = static_cast<uint16_t>(p.turn + depth);
  follow(rules_, p, {line.actions.data(), line.size});
  while (p.decision != Decision::Over && p.turn <= last) {
    evaluation_.look(p);
    play_good_line(rules_, p, evaluation_);
  }
  return evaluation_.values(p);
}

// Looks at the lines that the evaluation likes: which is the best, and is it so by that much?
bool Turn::leads(size_t lines, uint64_t rounds, int depth, double by) {
  constexpr double ALIKE = 1e-9;
  std::vector<double> merit(std::min(order_.size(), lines), 0);
  for (size_t i = 0; i < merit.size(); ++i)
    for (uint64_t round = 0; round < rounds; ++round)
      merit[i] += lead(rules_, play_on(tried_[order_[i]].line, round, depth), position_.decider) /
                  static_cast<double>(rounds);
  const size_t first = static_cast<size_t>(std::max_element(merit.begin(), merit.end()) - merit.begin());
  best_ = order_[first];
  return std::ranges::none_of(merit, [&](double m) {
    const double gap = merit[first] - m;
    return gap > ALIKE && gap < by;
  });
}

bool Turn::promising() {
  constexpr size_t FEWEST = 4;
  return tried_.size() >= FEWEST && leads(6, 3, BRIEF, PUZZLE_GAP - 1) &&
         leads(10, 3, DEEP, PUZZLE_GAP - 1) && leads(10, 8, DEEP, PUZZLE_GAP + 0.5);
}

// Nothing but points that everybody sees.
bool Turn::plain() const { return told_of(rules_, position_, best(), {}).themes.front() == Theme::Building; }

bool Turn::comes_to_the_same(const Line& line) {
  for (uint64_t round = 0; round < 2; ++round)
    if (play_on(line, round) != play_on(best(), round)) return false;
  return true;
}

bool Turn::finds(const char* level, uint64_t seed, int playouts) {
  Position p = position_, before;
  Line line;
  do {
    before = p;
    const Suggestion s = suggest(rules_, p, level, seed, {.playouts = playouts});
    line.add(s.action);
    apply(rules_, p, s.action);
  } while (goes_on(p, before) && line.size < Line::MAX);
  return comes_to_the_same(line);
}

std::optional<int> Turn::rated() {
  constexpr uint64_t CHILDREN = 6;
  constexpr int SHORT = 40;
  int missed = 0;
  missed += !finds("greedy", seed_, 0);
  missed += !finds("medium", seed_, 0);
  missed += !finds("hard", seed_, 0);
  missed += !finds("expert", seed_, SHORT);
  uint64_t found = 0;
  for (uint64_t child = 1; missed == 0 && child <= CHILDREN; ++child)
    found += finds("easy", seed_ + child, 0);
  if (found == CHILDREN) return std::nullopt;
  return std::clamp(missed, 1, HARDEST);
}

void Turn::compare(Tried& tried, uint64_t first, uint64_t last) {
  const uint8_t me = position_.decider;
  for (uint64_t round = first; round < last; ++round) {
    const Values value = play_on(tried.line, round);
    const Values& best = best_ends_[static_cast<size_t>(round - first)];
    tried.behind.add(lead(rules_, best, me) - lead(rules_, value, me));
    for (size_t player = 0; player < MAX_PLAYERS; ++player)
      tried.less[player] += best[player] - value[player];
  }
}

// Even all rounds would hardly show that it is behind by the gap, as far as these do.
bool Turn::hopeless(const Tried& tried) const {
  constexpr double NEEDED = 3; // standard errors in the end, more or less
  const double error = tried.behind.error(), part = tried.behind.rounds / static_cast<double>(MOST_ROUNDS);
  return tried.behind.mean() + error / 2 - PUZZLE_GAP < NEEDED * error * std::sqrt(part);
}

// Rounds that the first look did not see, until every other line is worse for sure or the same. The doubt is
// shared by the looks, not by the lines: to be taken for the best in error a line would have to pass against
// each of the others, also against that which is none the worse.
bool Turn::sure() {
  constexpr uint64_t FIRST = 1000, LOOKS[] = {0, 8, 16, 32, 64, 128, MOST_ROUNDS};
  const double doubt = shared_doubt(PUZZLE_DOUBT, std::size(LOOKS) - 1);
  for (size_t look = 1; look < std::size(LOOKS); ++look) {
    const uint64_t first = FIRST + LOOKS[look - 1], last = FIRST + LOOKS[look];
    best_ends_.clear();
    for (uint64_t round = first; round < last; ++round) best_ends_.push_back(play_on(best(), round));
    bool open = false;
    for (const size_t i : order_) {
      Tried& tried = tried_[i];
      if (i == best_ || !tried.open) continue;
      compare(tried, first, last);
      if (tried.same()) {
        tried.open = look < 3;
      } else {
        if (hopeless(tried)) return false;
        tried.open = !surely_at_least(tried.behind, PUZZLE_GAP, doubt);
      }
      open |= tried.open;
    }
    if (!open) return !std::ranges::all_of(tried_, &Tried::same);
  }
  return false;
}

// The first of those that come to the same, by row, column and rotation: the one that is shown.
const Line& Turn::first_best() const {
  const auto place = [&](size_t i) {
    const Action& tile = tried_[i].line.actions[0];
    return std::tuple(y_of(tile.square), x_of(tile.square), tile.what, i);
  };
  size_t first = best_;
  for (size_t i = 0; i < tried_.size(); ++i)
    if (tried_[i].same() && place(i) < place(first)) first = i;
  return tried_[first].line;
}

Puzzle Turn::puzzle() const {
  Puzzle puzzle;
  const Tried* next = nullptr;
  for (const Tried& tried : tried_) {
    const double loss = tried.same() ? 0 : tried.behind.mean();
    puzzle.ways.push_back({tried.line, loss});
    if (!tried.same() && (!next || loss < next->behind.mean())) next = &tried;
  }
  if (!next) return puzzle;
  Values more = next->less;
  for (double& points : more) points /= next->behind.rounds;
  puzzle.told = told_of(rules_, position_, first_best(), more);
  return puzzle;
}

// Not where lines leave ways out, or where what is asked in the turn depends on a chip that nobody has seen.
bool all_ways_are_lines(const Ruleset& rules, const Position& position, size_t depth = 0) {
  if (depth == Line::MAX) return false;
  Actions actions;
  legal(rules, position, actions);
  return std::ranges::all_of(actions, [&](const Action& action) {
    if (action.type == ActionType::Redeem || action.type == ActionType::Treat ||
        action.type == ActionType::Upgrade)
      return false;
    Position after = position;
    apply(rules, after, action);
    return !goes_on(after, position) || all_ways_are_lines(rules, after, depth + 1);
  });
}

// Players of mixed strength: strong enough that the positions are those of good games, with faults to profit
// by.
const char* level_at(Random& random) {
  const uint32_t chance = random.below(20);
  return chance < 14 ? "hard" : chance < 19 ? "medium" : "easy";
}

} // namespace

std::optional<Puzzle> puzzle_at(const Ruleset& rules, const Position& position, uint64_t seed) {
  if (position.decision != Decision::Tile || position.part != FIRST_TILE) return std::nullopt;
  Turn turn(rules, position, seed);
  if (!turn.promising() || !all_ways_are_lines(rules, position)) return std::nullopt;
  const std::optional<int> difficulty = turn.rated();
  if (!difficulty || (*difficulty == 1 && turn.plain()) || !turn.sure()) return std::nullopt;
  Puzzle puzzle = turn.puzzle();
  puzzle.difficulty = *difficulty;
  return puzzle;
}

PuzzleGame find_puzzles(const Ruleset& rules, uint64_t seed) {
  constexpr size_t MOST = 5;            // of one game
  constexpr int OPENING = 7, APART = 5; // turns
  PuzzleGame game;
  Random random{of_seed(seed, 1)};
  Position p = start(rules, seed);
  int next_turn = OPENING;
  uint16_t turn = 0;
  const char* level = "hard";
  while (p.decision != Decision::Over && game.puzzles.size() < MOST) {
    const uint64_t of_this = of_seed(seed, game.actions.size() + 2);
    if (p.turn >= next_turn)
      if (const auto found = puzzle_at(rules, p, of_this)) {
        game.puzzles.push_back(*found);
        game.puzzles.back().at = game.actions.size();
        next_turn = p.turn + APART;
      }
    if (p.turn != turn) level = level_at(random);
    turn = p.turn;
    const Suggestion s = suggest(rules, p, level, of_this);
    game.actions.push_back(s.action);
    apply(rules, p, s.action);
  }
  return game;
}

} // namespace mappa::play
