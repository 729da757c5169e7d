#include "play/expert.h"

#include "play/crew.h"
#include "play/endgame.h"
#include "play/merit.h"
#include "play/ranking.h"
#include "play/reach.h"
#include "play/stopwatch.h"

#include <algorithm>
#include <bit>

namespace mappa::play {

namespace {

// A candidate, played on once.
struct Played {
  bool whole = false; // not broken off
  double merit = 0;
  Values value{};
};

struct Candidate {
  static constexpr int FIRST_GLANCE = 3; // visits that the evaluation of the line counts for

  Line line;
  double at_first = 0; // how good the line looks without playing on
  int visits = 0;
  double merit = 0; // sums
  Values value{};

  double mean() const { return (FIRST_GLANCE * at_first + merit) / (FIRST_GLANCE + visits); }
  void add(const Played& played) {
    ++visits;
    merit += played.merit;
    for (size_t player = 0; player < MAX_PLAYERS; ++player) value[player] += played.value[player];
  }
};

// What is drawn is not known: the best line of each action stands for all that may follow.
void only_first_actions(std::vector<Line>& lines) {
  std::vector<Line> first;
  for (Line& line : lines) {
    line.size = 1;
    if (std::none_of(first.begin(), first.end(),
                     [&](const Line& f) { return f.actions[0] == line.actions[0]; }))
      first.push_back(line);
  }
  lines = first;
}

// How many that would be, if there is a time.
double playouts_in(const Effort& effort) {
  constexpr double PER_MS = 4; // of one thread
  return effort.time_ms ? PER_MS * effort.time_ms * std::max(1, effort.threads) : effort.playouts;
}

class Search {
public:
  Search(const Ruleset& rules, const Position& position, uint64_t seed, const Effort& effort,
         const Stopwatch& since)
      : rules_(rules),
        position_(position),
        seed_(seed),
        effort_(effort),
        since_(since),
        weights_(effort.weights ? *effort.weights : usual_weights(rules)),
        reach_(playouts_in(effort)),
        crew_(effort.threads),
        evaluations_(crew_.size(), Evaluation(rules, weights_)) {}

  Suggestion run();

private:
  void choose_candidates();
  size_t playouts() const;
  void play_phase(size_t phase, size_t phases);
  size_t play_rounds(size_t rounds);
  Played play_on(const Candidate& candidate, size_t round, Evaluation& evaluation) const;
  bool must_answer() const {
    return effort_.stopped() || (effort_.time_ms && since_.ms() >= effort_.time_ms);
  }
  Suggestion answer() const;

  const Ruleset& rules_;
  const Position& position_;
  uint64_t seed_;
  const Effort& effort_;
  const Stopwatch& since_;
  const Weights& weights_;
  const Reach reach_;
  Crew crew_;
  std::vector<Evaluation> evaluations_; // one for each of the crew
  std::vector<Candidate> candidates_;   // the best first
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
  if (position_.decision == Decision::Draw) only_first_actions(lines);
  for (const Line& line : lines)
    if (candidates_.size() < reach_.candidates)
      candidates_.push_back({line, merit_of(rules_, seen, line.value, seen.decider)});
    else
      others_.push_back({line, 0});
  live_ = candidates_.size();
}

// The same round has the same hidden things for every candidate, so that they differ by merit and not by
// luck.
Played Search::play_on(const Candidate& candidate, size_t round, Evaluation& evaluation) const {
  Random random{seed_ + 0x9E3779B97F4A7C15u * (round + 1)};
  Position p = position_;
  hide(rules_, p, random);
  evaluation.look(p);
  const int last = p.turn + reach_.turns;
  follow(rules_, p, {candidate.line.actions.data(), candidate.line.size});
  Played played;
  while (p.decision != Decision::Over && p.turn <= last) {
    if (must_answer()) return played;
    evaluation.look(p);
    play_good_line(rules_, p, evaluation);
  }
  played.value = evaluation.values(p);
  played.merit = merit_of(rules_, p, played.value, position_.decider);
  played.whole = true;
  return played;
}

// What is asked for are playouts of few turns; one of twice as many counts twice.
size_t Search::playouts() const {
  const int turns = std::max(Reach::SHALLOW, std::min(reach_.turns, position_.stack_size + 1));
  return static_cast<size_t>(int64_t{effort_.playouts} * Reach::SHALLOW / turns);
}

// Rounds with the live candidates, until this phase's share of the effort is spent; then the worse half of
// them is given up. With a time, the first batch shows how many more rounds there is time for: the threads
// seldom wait for one another.
void Search::play_phase(size_t phase, size_t phases) {
  if (effort_.time_ms) {
    const double until = effort_.time_ms * static_cast<double>(phase + 1) / static_cast<double>(phases);
    const size_t few = (crew_.size() + live_ - 1) / live_;
    for (size_t rounds = few; !must_answer();) {
      const double before = since_.ms();
      rounds = play_rounds(rounds);
      const double now = since_.ms(), left = until - now;
      if (left <= 0) break;
      rounds = std::max(few, static_cast<size_t>(static_cast<double>(rounds) * left / (now - before)));
    }
  } else {
    const size_t rounds = playouts() / phases / live_ + 1;
    for (size_t played = 0; played < rounds && !must_answer();) played += play_rounds(rounds - played);
  }
  std::stable_sort(candidates_.begin(), candidates_.begin() + static_cast<std::ptrdiff_t>(live_),
                   [](const Candidate& a, const Candidate& b) { return a.mean() > b.mean(); });
  live_ = (live_ + 1) / 2;
}

// As many of them as are kept at once, and tells how many those are. Results are added up in the order of the
// rounds, so that the number of threads makes no difference; rounds that had to be broken off do not count.
size_t Search::play_rounds(size_t rounds) {
  constexpr size_t AT_ONCE = 4096; // playouts whose results are kept until all of them are played
  rounds = std::min(rounds, std::max(size_t{1}, AT_ONCE / live_));
  std::vector<Played> played(rounds * live_);
  crew_.share(played.size(), [&](size_t i, size_t member) {
    if (must_answer()) return;
    played[i] = play_on(candidates_[i % live_], rounds_ + i / live_, evaluations_[member]);
  });
  rounds_ += rounds;
  for (auto round = played.begin(); round != played.end(); round += static_cast<std::ptrdiff_t>(live_)) {
    const std::span<const Played> results(&*round, live_);
    if (std::all_of(results.begin(), results.end(), [](const Played& each) { return each.whole; }))
      for (size_t i = 0; i < live_; ++i) candidates_[i].add(results[i]);
  }
  return rounds;
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
  Suggestion suggestion = ranked(std::move(lines));
  const Line& best = candidates_.front().line;
  const auto line = std::span(best.actions).first(best.size);
  const auto rest = line.first(foreseen(rules_, position_, line)).subspan(1);
  suggestion.rest.assign(rest.begin(), rest.end());
  return suggestion;
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
  constexpr int64_t ACTIONS_PER_MS = 500, ACTIONS_PER_PLAYOUT = 200; // that solving may take
  constexpr double OF_THE_TIME = 0.6;
  const Stopwatch since;
  EndgameLimit limit{.actions = ACTIONS_PER_PLAYOUT * effort.playouts, .stop = effort.stop};
  if (effort.time_ms)
    limit = {ACTIONS_PER_MS * effort.time_ms, OF_THE_TIME * effort.time_ms, &since, effort.stop};
  if (auto solved = solve_endgame(rules, position, limit)) return *solved;
  return Search(rules, position, seed, effort, since).run();
}

} // namespace mappa::play
