#include "play/tune.h"

#include "play/lines.h"
#include "play/parallel.h"

#include <algorithm>
#include <cmath>

namespace mappa::play {

namespace {

constexpr double PULL = 30;  // rows that speak for each weight as it was
constexpr double CHANCE = 4; // points by which a choice may miss
constexpr double STEP = 0.5; // how far a round goes towards what it finds

// Sums of a least squares fit.
struct Sums {
  std::array<Traits, TRAITS> products{}; // of traits
  Traits results{};                      // of traits and what came
  double missed = 0, rows = 0;
  double in_turns = 0, turns = 0; // points that came more than foretold, times turns to come; those squared

  void add(const Traits& x, double y, double foretold) {
    for (size_t i = 0; i < TRAITS; ++i) {
      if (x[i] == 0) continue;
      for (size_t k = 0; k < TRAITS; ++k) products[i][k] += x[i] * x[k];
      results[i] += x[i] * y;
    }
    missed += (y - foretold) * (y - foretold);
    ++rows;
  }
  void add_turns(double turns_left, double more) {
    in_turns += turns_left * more;
    turns += turns_left * turns_left;
  }
  void add(const Sums& other) {
    for (size_t i = 0; i < TRAITS; ++i) {
      for (size_t k = 0; k < TRAITS; ++k) products[i][k] += other.products[i][k];
      results[i] += other.results[i];
    }
    missed += other.missed;
    rows += other.rows;
    in_turns += other.in_turns;
    turns += other.turns;
  }
};

// The weights with the least sum of squared errors and of distances from the old ones, by elimination. Only
// what tells two players apart is fitted, since games differ in how many points they bring; that is what
// turns are worth.
Weights solve(Sums sums, const Weights& old) {
  for (size_t i = 0; i < TRAITS; ++i) {
    sums.products[i][i] += PULL;
    sums.results[i] += PULL * old.points[i];
  }
  for (size_t i = 0; i < TRAITS; ++i)
    for (size_t row = i + 1; row < TRAITS; ++row) {
      const double times = sums.products[row][i] / sums.products[i][i];
      for (size_t k = i; k < TRAITS; ++k) sums.products[row][k] -= times * sums.products[i][k];
      sums.results[row] -= times * sums.results[i];
    }
  Weights found;
  for (size_t i = TRAITS; i-- > 0;) {
    double rest = sums.results[i];
    for (size_t k = i + 1; k < TRAITS; ++k) rest -= sums.products[i][k] * found.points[k];
    found.points[i] = rest / sums.products[i][i];
  }
  found[Trait::Turns] = old[Trait::Turns] + (sums.turns > 0 ? sums.in_turns / sums.turns : 0);
  return found;
}

struct Moment { // the end of a turn
  std::array<Traits, MAX_PLAYERS> traits;
  std::array<int16_t, MAX_PLAYERS> scores;
};

// The best line when every merit may miss a little.
const Line& chosen(const std::vector<Line>& lines, Random& random) {
  const auto miss = [&] { return CHANCE * (static_cast<double>(random.below(1000)) / 500 - 1); };
  const Line* best = nullptr;
  double most = -1e9;
  const bool misses = random.below(3) == 0;
  for (const Line& line : lines) {
    const double merit = line.merit + (misses ? miss() : 0);
    if (merit <= most) continue;
    most = merit;
    best = &line;
  }
  return *best;
}

double dot(const Weights& weights, const Traits& traits) {
  double sum = 0;
  for (size_t i = 0; i < TRAITS; ++i) sum += weights.points[i] * traits[i];
  return sum;
}

void learn_from(const Ruleset& rules, const Weights& weights, const std::vector<Moment>& moments,
                const Position& end, Sums& sums) {
  const auto players = static_cast<size_t>(rules.players);
  constexpr auto TURNS = static_cast<size_t>(Trait::Turns);
  for (const Moment& moment : moments)
    for (size_t a = 0; a < players; ++a) {
      const auto came = [&](size_t i) { return static_cast<double>(end.scores[i] - moment.scores[i]); };
      const Traits& mine = moment.traits[a];
      sums.add_turns(mine[TURNS], came(a) - dot(weights, mine));
      for (size_t b = 0; b < a; ++b) {
        Traits between;
        for (size_t i = 0; i < TRAITS; ++i) between[i] = mine[i] - moment.traits[b][i];
        const double foretold = dot(weights, between);
        const double of_turns = weights[Trait::Turns] * between[TURNS];
        between[TURNS] = 0;
        sums.add(between, came(a) - came(b) - of_turns, foretold - of_turns);
      }
    }
}

Sums play_and_learn(const Ruleset& rules, const Weights& weights, uint64_t seed) {
  Random random{seed};
  Evaluation evaluation(rules, weights);
  Position p = start(rules, random.next());
  std::vector<Moment> moments;
  while (p.decision != Decision::Over) {
    evaluation.look(p);
    Position seen = p;
    hide(rules, seen, random);
    const std::vector<Line> lines = all_lines(rules, seen, evaluation);
    const Line& line = chosen(lines, random);
    const uint16_t turn = p.turn;
    follow(rules, p, {line.actions.data(), line.size});
    if (p.turn != turn && p.decision != Decision::Over) moments.push_back({evaluation.traits(p), p.scores});
  }
  Sums sums;
  learn_from(rules, weights, moments, p, sums);
  return sums;
}

} // namespace

Weights tune(const std::vector<Ruleset>& rules, Weights weights, const TuneOptions& options) {
  Random seeds{options.seed};
  for (int round = 1; round <= options.rounds; ++round) {
    std::vector<Sums> games(static_cast<size_t>(options.games));
    std::vector<uint64_t> seed;
    for (size_t i = 0; i < games.size(); ++i) seed.push_back(seeds.next());
    parallel_for(games.size(), options.jobs,
                 [&](size_t i) { games[i] = play_and_learn(rules[i % rules.size()], weights, seed[i]); });
    Sums all;
    for (const Sums& game : games) all.add(game);
    const Weights found = solve(all, weights);
    for (size_t i = 0; i < TRAITS; ++i) weights.points[i] += STEP * (found.points[i] - weights.points[i]);
    if (options.told) options.told(round, std::sqrt(all.missed / all.rows), weights);
  }
  return weights;
}

} // namespace mappa::play
