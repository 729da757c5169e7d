#include "play/decision.h"

#include "play/merit.h"

#include <algorithm>
#include <cmath>

namespace mappa::play {

namespace {

bool begins_with(const std::vector<Action>& line, std::span<const Action> actions) {
  return line.size() >= actions.size() && std::equal(actions.begin(), actions.end(), line.begin());
}

struct PlayedOn { // of a line, played on
  std::vector<Action> actions;
  double at_first = 0;       // the decider's lead without playing on
  std::vector<double> ahead; // in each round
  Values lead{}, chance{};   // sums
};

// Without what is the same as far as it can be foreseen; the best at first glance first.
std::vector<PlayedOn> foreseen_lines(const Ruleset& rules, const Position& seen, Evaluation& evaluation) {
  std::vector<Line> lines = all_lines(rules, seen, evaluation);
  std::stable_sort(lines.begin(), lines.end(),
                   [](const Line& a, const Line& b) { return a.merit > b.merit; });
  std::vector<PlayedOn> found_lines;
  for (const Line& line : lines) {
    const std::span<const Action> whole(line.actions.data(), line.size);
    const auto sure = whole.first(foreseen(rules, seen, whole));
    const auto same = [&](const PlayedOn& line_on) {
      return line_on.actions.size() == sure.size() && begins_with(line_on.actions, sure);
    };
    if (std::none_of(found_lines.begin(), found_lines.end(), same))
      found_lines.push_back({{sure.begin(), sure.end()}, line.merit, {}, {}, {}});
  }
  return found_lines;
}

// As many as are looked at, with the one that was played, which may be none of those found (lines.h).
void choose(std::vector<PlayedOn>& found_lines, std::span<const Action> played, size_t most) {
  const auto like_played = [&](const PlayedOn& line_on) { return begins_with(line_on.actions, played); };
  auto found = std::find_if(found_lines.begin(), found_lines.end(), like_played);
  if (found == found_lines.end()) {
    found_lines.push_back({{played.begin(), played.end()}, found_lines.back().at_first, {}, {}, {}});
    found = found_lines.end() - 1;
  }
  if (const auto last =
          found_lines.begin() + static_cast<std::ptrdiff_t>(std::min(most, found_lines.size())) - 1;
      found > last)
    std::iter_swap(found, last);
  if (found_lines.size() > most) found_lines.resize(most);
}

void add_to(Values& to, const Values& more) {
  for (size_t player = 0; player < MAX_PLAYERS; ++player) to[player] += more[player];
}

// What is hidden is the same for every line of a round. The rest of a turn that could not be foreseen belongs
// to the line.
void play_on(const Ruleset& rules, const Position& position, size_t round, PlayedOn& line_on,
             Evaluation& evaluation, const Care& care) {
  Random random{care.seed + 0x9E3779B97F4A7C15u * (round + 1)};
  Position p = position;
  hide(rules, p, random);
  evaluation.look(p);
  const int last = p.turn + care.turns;
  follow(rules, p, line_on.actions);
  while (p.decision != Decision::Over && p.turn <= last) {
    evaluation.look(p);
    play_good_line(rules, p, evaluation);
  }
  const Values values = evaluation.values(p);
  const Values ahead = leads(rules, values);
  line_on.ahead.push_back(ahead[position.decider]);
  add_to(line_on.lead, ahead);
  add_to(line_on.chance, chances(rules, p, values));
}

// Of the mean difference between two lines that were played on with the same shuffles.
double error_between(const PlayedOn& a, const PlayedOn& b) {
  const auto n = static_cast<double>(a.ahead.size());
  double sum = 0, squares = 0;
  for (size_t i = 0; i < a.ahead.size(); ++i) sum += a.ahead[i] - b.ahead[i];
  for (size_t i = 0; i < a.ahead.size(); ++i) {
    const double off = a.ahead[i] - b.ahead[i] - sum / n;
    squares += off * off;
  }
  return n > 1 ? std::sqrt(squares / (n - 1) / n) : 0;
}

} // namespace

double in_steps(double value) {
  constexpr double STEPS = 64; // of a point, or of certainty
  return std::floor(value * STEPS + 0.5) / STEPS;
}

std::vector<Considered> consider(const Ruleset& rules, const Position& position,
                                 std::span<const Action> played, Evaluation& evaluation, const Care& care) {
  Position seen = position;
  Random random{care.seed};
  hide(rules, seen, random);
  evaluation.look(seen);
  std::vector<PlayedOn> found_lines = foreseen_lines(rules, seen, evaluation);
  choose(found_lines, played, static_cast<size_t>(care.lines));
  const auto rounds = static_cast<size_t>(care.rounds);
  for (size_t round = 0; round < rounds && !care.stopped(); ++round)
    for (PlayedOn& line_on : found_lines) play_on(rules, position, round, line_on, evaluation, care);
  const uint8_t me = position.decider;
  std::stable_sort(found_lines.begin(), found_lines.end(),
                   [me](const PlayedOn& a, const PlayedOn& b) { return a.lead[me] > b.lead[me]; });
  std::vector<Considered> found;
  for (const PlayedOn& line_on : found_lines) {
    Considered one{line_on.actions, {}, {}, error_between(found_lines.front(), line_on)};
    for (size_t player = 0; player < MAX_PLAYERS; ++player) {
      one.lead[player] = in_steps(line_on.lead[player] / care.rounds);
      one.chance[player] = line_on.chance[player] / care.rounds;
    }
    found.push_back(std::move(one));
  }
  return found;
}

Mark mark_of(double lost, double chance, double error) {
  constexpr std::array POINTS{0.25, 1.5, 4.0, 8.0}, CHANCE{0.01, 0.03, 0.08, 0.16};
  const double sure = std::max(0.0, lost - error); // what may be chance is nobody's fault
  const double share = lost > 0 ? sure / lost : 0;
  size_t mark = 0;
  while (mark < POINTS.size() && (sure >= POINTS[mark] || chance * share >= CHANCE[mark])) ++mark;
  return static_cast<Mark>(mark);
}

} // namespace mappa::play
