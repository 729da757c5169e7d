#include "play/ruler.h"

#include "play/lines.h"
#include "play/merit.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <functional>
#include <span>

namespace mappa::play {

namespace {

struct Results { // of playouts, in their order: the same place, the same things hidden
  std::vector<double> points, chance;

  size_t size() const { return points.size(); }
  bool operator==(const Results&) const = default;
};

constexpr auto POINTS = [](const Results& of, size_t i) { return of.points[i]; };
constexpr auto WINNING = [](const Results& of, size_t i) { return of.chance[i]; };
constexpr auto MERIT = [](const Results& of, size_t i) { return merit_of(of.chance[i], of.points[i]); };

// Of the first n values of a function of the playout.
template <class Value>
Mean mean_over(size_t n, const Value& value) {
  if (n == 0) return {};
  double sum = 0, squares = 0;
  for (size_t i = 0; i < n; ++i) sum += value(i);
  const double mean = sum / static_cast<double>(n);
  for (size_t i = 0; i < n; ++i) squares += (value(i) - mean) * (value(i) - mean);
  return {mean, n > 1 ? std::sqrt(squares / static_cast<double>(n - 1) / static_cast<double>(n)) : 0};
}

// How far a line is behind another one in those playouts that both have.
template <class Value>
Mean behind(const Results& line, const Results& other, const Value& value) {
  return mean_over(std::min(line.size(), other.size()),
                   [&](size_t i) { return value(other, i) - value(line, i); });
}

struct Contender {
  std::vector<Action> actions;
  Results results;

  double merit() const {
    return mean_over(results.size(), [&](size_t i) { return MERIT(results, i); }).mean;
  }
};

// Plays lines of one position on. What is hidden goes by the seed of the game and the place in it, so that it
// can be dealt so again.
class Ground {
public:
  Ground(const Ruleset& rules, const Position& position, size_t after, int turns)
      : rules_(rules),
        position_(position),
        seed_(Random{rules.setup.seed.number + 0x9E3779B97F4A7C15u * (after + 1)}.next()),
        turns_(turns),
        evaluation_(rules, usual_weights(rules)) {}

  std::vector<Contender> contenders(size_t most);
  void play(Contender& contender, int playouts); // until there are so many

private:
  const Ruleset& rules_;
  const Position& position_;
  uint64_t seed_;
  int turns_;
  Evaluation evaluation_;
};

// The best lines as the evaluation sees them. Those that differ only in what follows when something hidden
// has been seen are one.
std::vector<Contender> Ground::contenders(size_t most) {
  Random random{seed_};
  Position seen = position_;
  hide(rules_, seen, random);
  evaluation_.look(seen);
  std::vector<Line> lines = all_lines(rules_, seen, evaluation_);
  std::stable_sort(lines.begin(), lines.end(),
                   [](const Line& a, const Line& b) { return a.merit > b.merit; });
  std::vector<Contender> found;
  for (const Line& line : lines) {
    const size_t sure = foreseen(rules_, seen, {line.actions.data(), line.size});
    std::vector<Action> actions(line.actions.data(), line.actions.data() + sure);
    if (std::ranges::find(found, actions, &Contender::actions) == found.end())
      found.push_back({std::move(actions), {}});
    if (found.size() == most) break;
  }
  return found;
}

void Ground::play(Contender& contender, int playouts) {
  for (auto round = contender.results.size(); round < static_cast<size_t>(playouts); ++round) {
    Random random{seed_ + 0x9E3779B97F4A7C15u * (round + 1)};
    Position p = position_;
    hide(rules_, p, random);
    evaluation_.look(p);
    const auto last = static_cast<uint16_t>(p.turn + turns_);
    follow(rules_, p, contender.actions);
    while (p.decision != Decision::Over && p.turn <= last) {
      evaluation_.look(p);
      play_good_line(rules_, p, evaluation_);
    }
    const double ahead = lead(rules_, evaluation_.values(p), position_.decider);
    contender.results.points.push_back(ahead);
    contender.results.chance.push_back(chance_of(rules_, p, ahead));
  }
}

// Before each stage the lines that are clearly worse are given up.
struct Stage {
  int part;    // lines have so many playouts after it: of all, 1 / part
  size_t most; // different lines that are left
};
// The first look is at all lines, since the evaluation overlooks some of the best; those that are left after
// it are told. One that was not foreseen is played out as far as the third stage goes.
constexpr std::array STAGES{Stage{256, SIZE_MAX}, Stage{64, 24}, Stage{16, 12}, Stage{4, 6}, Stage{1, 4}};
constexpr size_t TOLD = 1, UNFORESEEN = 2;

int playouts_of(const RulerEffort& effort, const Stage& stage) {
  return std::max(2, effort.playouts / stage.part);
}

// How many of the first ones are played on: those that are not clearly worse than the best, but two. Lines
// with the same results come to the same and count as one.
size_t hopeful(const std::vector<Contender>& lines, size_t live, size_t most) {
  constexpr double CLEARLY = 3; // standard errors
  size_t different = 0;
  for (size_t i = 0; i < live; ++i) {
    if (i == 0 || lines[i].results.size() == 0 || lines[i].results != lines[i - 1].results) ++different;
    const Mean less = behind(lines[i].results, lines.front().results, MERIT);
    if (different > most || (different > 2 && less.mean > CLEARLY * less.error)) return i;
  }
  return live;
}

// Lines with the same results so far, by enough playouts, are played on as one.
void play_on(Ground& ground, std::span<Contender> lines, int playouts, size_t enough) {
  Results before; // of the line before
  for (size_t i = 0; i < lines.size(); ++i) {
    const bool same = before.size() >= enough && lines[i].results == before;
    before = lines[i].results;
    if (same)
      lines[i].results = lines[i - 1].results;
    else
      ground.play(lines[i], playouts);
  }
  std::ranges::stable_sort(lines, std::greater{}, &Contender::merit);
}

// Whether the best line and the next that does not come to the same are near each other.
bool two_make_sense(const std::vector<Contender>& lines) {
  constexpr double NEAR = 10; // points
  const Results& best = lines.front().results;
  const auto other = std::ranges::find_if(lines, [&](const Contender& c) { return c.results != best; });
  return other != lines.end() && behind(other->results, best, POINTS).mean <= NEAR;
}

std::vector<Action> line_of(const Ruleset& rules, const Position& position, const Contestant& contestant,
                            uint64_t seed) {
  std::vector<Action> actions;
  Random random{seed};
  Position p = position, before;
  do {
    actions.push_back(answer_of(contestant, rules, p, random.next()));
    before = p;
    apply(rules, p, actions.back());
  } while (goes_on(p, position) && nothing_seen(p, before));
  return actions;
}

} // namespace

RulerDecision value_lines(const Ruleset& rules, const Position& position, size_t after,
                          const RulerEffort& effort) {
  Ground ground(rules, position, after, effort.turns);
  std::vector<Contender> lines = ground.contenders(static_cast<size_t>(effort.lines));
  if (lines.size() < 2) return {};
  const auto enough = static_cast<size_t>(playouts_of(effort, STAGES[TOLD]));
  size_t live = lines.size();
  for (size_t stage = 0; stage < STAGES.size(); ++stage) {
    live = hopeful(lines, live, STAGES[stage].most);
    if (stage == TOLD) lines.resize(live);
    play_on(ground, std::span(lines).first(live), playouts_of(effort, STAGES[stage]), enough);
    if (stage == TOLD && !two_make_sense(lines)) return {};
  }
  const Results& best = lines.front().results;
  RulerDecision decision{after,
                         mean_over(best.size(), [&](size_t i) { return POINTS(best, i); }),
                         mean_over(best.size(), [&](size_t i) { return WINNING(best, i); }),
                         {}};
  for (const Contender& line : lines)
    decision.lines.push_back({line.actions, static_cast<int>(line.results.size()),
                              behind(line.results, best, POINTS), behind(line.results, best, WINNING)});
  return decision;
}

Loss loss_of(const Ruleset& rules, const Position& position, const RulerDecision& decision,
             const Contestant& contestant, uint64_t seed, const RulerEffort& effort) {
  Contender line{line_of(rules, position, contestant, seed), {}};
  const auto known = std::ranges::find(decision.lines, line.actions, &RulerLine::actions);
  if (known != decision.lines.end()) return {known->points.mean, known->chance.mean, false};
  Ground ground(rules, position, decision.after, effort.turns);
  Contender best{decision.lines.front().actions, {}};
  for (Contender* each : {&line, &best}) ground.play(*each, playouts_of(effort, STAGES[UNFORESEEN]));
  return {behind(line.results, best.results, POINTS).mean, behind(line.results, best.results, WINNING).mean,
          true};
}

Phase phase_of(const Ruleset& rules, const Position& position) {
  const int all = start(rules, rules.setup.seed).stack_size, left = position.stack_size;
  return 3 * left > 2 * all ? Phase::Opening : 3 * left > all ? Phase::Middle : Phase::End;
}

} // namespace mappa::play
