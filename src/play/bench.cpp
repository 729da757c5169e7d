#include "play/bench.h"

#include "play/parallel.h"

#include <array>
#include <chrono>
#include <memory>
#include <vector>

namespace mappa::play {

namespace {

using Clock = std::chrono::steady_clock;

double since(Clock::time_point start) { return std::chrono::duration<double>(Clock::now() - start).count(); }

// As play_out, and counts.
uint64_t play_counting(const Ruleset& rules, Position& position, Random& random) {
  uint64_t decisions = 0;
  for (; position.decision != Decision::Over; ++decisions)
    apply(rules, position, random_action(rules, position, random));
  return decisions;
}

BenchResult play_for(const Ruleset& rules, uint64_t seed, double seconds) {
  constexpr int BETWEEN_LOOKS = 64; // games between looks at the clock
  BenchResult result;
  Random random{seed};
  const auto begin = Clock::now();
  do {
    for (int i = 0; i < BETWEEN_LOOKS; ++i) {
      Position position = start(rules, random.next());
      const uint8_t preset = position.tiles_laid;
      result.decisions += play_counting(rules, position, random);
      result.placements += static_cast<uint64_t>(position.tiles_laid - preset);
    }
    result.games += BETWEEN_LOOKS;
    result.seconds = since(begin);
  } while (result.seconds < seconds);
  return result;
}

} // namespace

BenchResult bench_games(const Ruleset& rules, uint64_t seed, double seconds, int threads) {
  std::vector<BenchResult> results(static_cast<size_t>(threads));
  std::vector<uint64_t> own(results.size());
  Random seeds{seed};
  for (uint64_t& each : own) each = seeds.next();
  parallel_for(results.size(), threads, [&](size_t i) { results[i] = play_for(rules, own[i], seconds); });
  BenchResult all;
  for (const BenchResult& result : results) {
    all.games += result.games;
    all.placements += result.placements;
    all.decisions += result.decisions;
    all.seconds = std::max(all.seconds, result.seconds);
  }
  return all;
}

double bench_copy(const Ruleset& rules, uint64_t seed) {
  constexpr int COPIES = 1'000'000;
  const auto positions = std::make_unique<std::array<Position, 2>>();
  Random random{seed};
  Position& from = positions->front();
  from = start(rules, seed);
  for (int i = 0; i < rules.tile_limit && from.decision != Decision::Over; ++i)
    apply(rules, from, random_action(rules, from, random));
  const auto begin = Clock::now();
  for (int i = 0; i < COPIES; ++i) {
    positions->back() = from;
    asm volatile("" : : "r"(positions.get()) : "memory"); // the copy is really made
  }
  return since(begin) * 1e9 / COPIES;
}

} // namespace mappa::play
