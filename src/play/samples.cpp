#include "play/samples.h"

#include "play/lines.h"

#include <algorithm>

namespace mappa::play {

namespace {

constexpr size_t BEST = 5;          // siblings that are the best, as foretold
constexpr size_t AMONG = 30;        // lines of which the others are any
constexpr uint32_t ONE_TURN_IN = 4; // is looked at

Weights without_network(Weights weights) {
  weights[Trait::Network] = 0;
  return weights;
}

class Sampling {
public:
  Sampling(const Ruleset& rules, const Weights& weights, uint64_t seed, const SampleOptions& options)
      : rules_(rules),
        options_(options),
        random_(Random{seed}),
        plain_(rules, without_network(weights)),
        ahead_(rules, without_network(weights)),
        judge_(rules, weights) {}

  std::vector<Sample> play();

private:
  void take(const Position& position, const Position& seen, const std::vector<Line>& lines);
  void show(const Position& end, uint8_t decider, Sample& sample);
  void play_on(const Position& position, const Line& line, uint64_t shuffles, Sample& sample);
  float judged(const Position& position, uint8_t decider);
  const Line& chosen(const std::vector<Line>& lines);

  const Ruleset& rules_;
  const SampleOptions& options_;
  Random random_;
  Evaluation plain_, ahead_, judge_; // of the game, of what is played on, of its ends
  std::vector<Sample> samples_;
};

void Sampling::show(const Position& end, uint8_t decider, Sample& sample) {
  for (auto& player : sample.tokens)
    for (auto& token : player) token.fill(FEATURE_STATEMENTS);
  for (auto& player : sample.players) player.fill(PLAYER_STATEMENTS);
  const Sight sight = plain_.sight(end);
  std::array<size_t, 2> size{};
  for (const Token& token : sight.tokens) {
    const size_t whose = token.player == decider ? 0 : 1;
    if (size[whose] == Sample::TOKENS) continue;
    std::copy_n(token.rows.begin(), token.size, sample.tokens[whose][size[whose]++].begin());
  }
  for (size_t whose = 0; whose < 2; ++whose) {
    const PlayerSeen& seen = sight.players[whose == 0 ? decider : 1 - decider];
    std::copy_n(seen.rows.begin(), seen.size, sample.players[whose].begin());
  }
}

float Sampling::judged(const Position& position, uint8_t decider) {
  judge_.look(position);
  return static_cast<float>(lead(rules_, judge_.values(position), decider));
}

void Sampling::play_on(const Position& position, const Line& line, uint64_t shuffles, Sample& sample) {
  for (int playout = 0; playout < options_.playouts; ++playout) {
    Random chance{shuffles + 0x9E3779B97F4A7C15u * static_cast<uint64_t>(playout + 1)};
    Position p = position;
    hide(rules_, p, chance);
    const auto go_on = [&](int turns) {
      while (p.decision != Decision::Over && p.turn <= position.turn + turns) {
        ahead_.look(p);
        play_good_line(rules_, p, ahead_);
      }
      return judged(p, position.decider) / static_cast<float>(options_.playouts);
    };
    follow(rules_, p, {line.actions.data(), line.size});
    sample.half_way += go_on(options_.turns / 2);
    sample.played += go_on(options_.turns);
  }
}

void Sampling::take(const Position& position, const Position& seen, const std::vector<Line>& lines) {
  const uint64_t shuffles = random_.next();
  for (size_t i = 0; i < SIBLINGS; ++i) {
    const auto others = static_cast<uint32_t>(std::min(lines.size(), AMONG) - BEST);
    const Line& line = lines[i < BEST ? i : BEST + random_.below(others)];
    Position end = seen;
    follow(rules_, end, {line.actions.data(), line.size});
    Sample& sample = samples_.emplace_back();
    sample.foretold = static_cast<float>(line.merit);
    sample.matters = end.decision == Decision::Over ? 0 : i < BEST ? 1 : 0.5F;
    show(end, position.decider, sample);
    play_on(position, line, shuffles, sample);
  }
}

// A third of the choices may miss by some points, so that other positions come up, too.
const Line& Sampling::chosen(const std::vector<Line>& lines) {
  constexpr double MISS = 4;
  if (random_.below(3) != 0) return lines.front();
  const Line* best = nullptr;
  double most = -1e9;
  for (const Line& line : lines) {
    const double merit = line.merit + MISS * (static_cast<double>(random_.below(1000)) / 500 - 1);
    if (merit <= most) continue;
    most = merit;
    best = &line;
  }
  return *best;
}

std::vector<Sample> Sampling::play() {
  Position p = start(rules_, random_.next());
  while (p.decision != Decision::Over) {
    plain_.look(p);
    Position seen = p;
    hide(rules_, seen, random_);
    std::vector<Line> lines = all_lines(rules_, seen, plain_);
    std::stable_sort(lines.begin(), lines.end(),
                     [](const Line& a, const Line& b) { return a.merit > b.merit; });
    if (p.decision == Decision::Tile && lines.size() > SIBLINGS && random_.below(ONE_TURN_IN) == 0)
      take(p, seen, lines);
    const Line& line = chosen(lines);
    follow(rules_, p, {line.actions.data(), line.size});
  }
  return std::move(samples_);
}

} // namespace

std::vector<Sample> samples_of_game(const Ruleset& rules, const Weights& weights, uint64_t seed,
                                    const SampleOptions& options) {
  return Sampling(rules, weights, seed, options).play();
}

} // namespace mappa::play
