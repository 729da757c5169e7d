#include "play/expert.h"

#include "play/ranking.h"

#include <algorithm>
#include <bit>
#include <chrono>
#include <cmath>
#include <memory>
#include <thread>

namespace mappa {

namespace {

using Clock = std::chrono::steady_clock;

constexpr size_t CANDIDATES = 12; // turns that are played on
constexpr int DEPTH = 4;          // turns that each is played on

// How good an end is: the chance to win, as the lead and the turns left tell it, and a little of the lead
// itself.
double merit_of(const Ruleset& rules, const Position& end, const Values& values, uint8_t me) {
  constexpr double SPREAD = 7,
                   OF_LEAD = 0.005; // points that a turn of every player may change; a point's weight
  const double ahead = lead(rules, values, me);
  if (rules.players == 1) return ahead;
  const double turns = static_cast<double>(end.stack_size) / rules.players;
  const double chance = 1 / (1 + std::exp(-1.7 * ahead / (SPREAD * std::sqrt(turns + 0.1))));
  return chance + OF_LEAD * ahead;
}

struct Candidate {
  Line line;
  int visits = 0;
  double merit = 0; // sums
  Values value{};
};

class Search {
public:
  Search(const Ruleset& rules, const Position& position, uint64_t seed, const Effort& effort)
      : rules_(rules),
        position_(position),
        seed_(seed),
        effort_(effort),
        weights_(effort.weights ? *effort.weights : usual_weights()),
        begin_(Clock::now()) {}

  Suggestion run();

private:
  struct Played {
    bool done = false;
    double merit = 0;
    Values value{};
  };

  void choose_candidates();
  void play_phase(size_t phase, size_t phases);
  Played play_on(const Candidate& candidate, size_t round, Evaluation& evaluation) const;
  double seconds() const { return std::chrono::duration<double>(Clock::now() - begin_).count(); }
  bool told_to_stop() const { return effort_.stop && effort_.stop->load(std::memory_order_relaxed); }
  Suggestion answer() const;

  const Ruleset& rules_;
  const Position& position_;
  uint64_t seed_;
  const Effort& effort_;
  const Weights& weights_;
  Clock::time_point begin_;
  std::vector<Candidate> candidates_; // the best first
  std::vector<Ranked> others_;
  size_t live_ = 0; // so many of them are played on
  size_t rounds_ = 0;
};

void Search::choose_candidates() {
  Random random{seed_};
  Position seen = position_;
  hide(rules_, seen, random);
  Evaluation evaluation(rules_, weights_);
  evaluation.look(seen);
  std::vector<Line> lines = all_lines(rules_, seen, evaluation);
  std::stable_sort(lines.begin(), lines.end(),
                   [](const Line& a, const Line& b) { return a.merit > b.merit; });
  for (const Line& line : lines)
    if (candidates_.size() < CANDIDATES)
      candidates_.push_back({line});
    else
      others_.push_back({line, 0});
  live_ = candidates_.size();
}

// The same round has the same hidden things for every candidate, so that they differ by merit and not by
// luck.
Search::Played Search::play_on(const Candidate& candidate, size_t round, Evaluation& evaluation) const {
  Random random{seed_ + 0x9E3779B97F4A7C15u * (round + 1)};
  Position p = position_;
  hide(rules_, p, random);
  evaluation.look(p);
  const uint16_t last = static_cast<uint16_t>(p.turn + DEPTH);
  follow(rules_, p, {candidate.line.actions.data(), candidate.line.size});
  while (p.decision != Decision::Over && p.turn <= last) {
    evaluation.look(p);
    play_best_line(rules_, p, evaluation);
  }
  Played played{true, 0, evaluation.values(p)};
  played.merit = merit_of(rules_, p, played.value, position_.decider);
  return played;
}

// Plays a share of the whole effort with the live candidates, then gives up the worse half of them.
void Search::play_phase(size_t phase, size_t phases) {
  const double until = effort_.time_ms * 1e-3 * static_cast<double>(phase + 1) / static_cast<double>(phases);
  const bool timed = effort_.time_ms > 0;
  const size_t share = static_cast<size_t>(effort_.playouts) / phases / live_ + 1;
  const size_t rounds = timed ? 1'000'000 : share;
  const size_t threads = static_cast<size_t>(std::max(1, effort_.threads));
  std::vector<std::vector<Played>> played(rounds > 4096 ? 4096 : rounds, std::vector<Played>(live_));
  std::atomic<size_t> next{0};
  const auto work = [&] {
    Evaluation evaluation(rules_, weights_);
    for (size_t round; (round = next++) < played.size();)
      for (size_t i = 0; i < live_; ++i) {
        if (told_to_stop() || (timed && seconds() > until)) return;
        played[round][i] = play_on(candidates_[i], rounds_ + round, evaluation);
      }
  };
  std::vector<std::thread> others;
  for (size_t i = 1; i < threads; ++i) others.emplace_back(work);
  work();
  for (std::thread& other : others) other.join();
  rounds_ += played.size();
  for (const auto& round : played) {
    if (!std::all_of(round.begin(), round.end(), [](const Played& p) { return p.done; })) continue;
    for (size_t i = 0; i < live_; ++i) {
      Candidate& candidate = candidates_[i];
      ++candidate.visits;
      candidate.merit += round[i].merit;
      for (size_t player = 0; player < MAX_PLAYERS; ++player)
        candidate.value[player] += round[i].value[player];
    }
  }
  std::stable_sort(candidates_.begin(), candidates_.begin() + static_cast<std::ptrdiff_t>(live_),
                   [](const Candidate& a, const Candidate& b) {
                     return a.merit * std::max(1, b.visits) > b.merit * std::max(1, a.visits);
                   });
  live_ = (live_ + 1) / 2;
}

// Those played on come before those that were not, in the order in which they were given up.
Suggestion Search::answer() const {
  std::vector<Ranked> lines;
  double order = 0;
  for (const Candidate& candidate : candidates_) {
    Ranked ranked{candidate.line, candidate.visits};
    ranked.line.merit = --order;
    if (candidate.visits)
      for (size_t player = 0; player < MAX_PLAYERS; ++player)
        ranked.line.value[player] = candidate.value[player] / candidate.visits;
    lines.push_back(ranked);
  }
  for (const Ranked& other : others_) {
    lines.push_back(other);
    lines.back().line.merit = --order;
  }
  return ranked(std::move(lines));
}

Suggestion Search::run() {
  choose_candidates();
  if (live_ > 1) {
    const auto phases = static_cast<size_t>(std::bit_width(live_ - 1));
    for (size_t phase = 0; phase < phases; ++phase) play_phase(phase, phases);
  }
  return answer();
}

} // namespace

Suggestion suggest_expert(const Ruleset& rules, const Position& position, uint64_t seed,
                          const Effort& effort) {
  return Search(rules, position, seed, effort).run();
}

} // namespace mappa
