// Games of mixed levels over all rule sets, by hand: player_soak [GAMES [JOBS [SEED]]]. Every answer must be
// legal; the slowest one of each level is told, in processor time, so that a busy machine does not matter.
#include "play/parallel.h"
#include "rule_sets.h"

#include <cstdio>
#include <ctime>
#include <map>
#include <mutex>

namespace mappa::proof {

using namespace play;
namespace {

struct Tally {
  int games = 0, illegal = 0;
  long answers = 0;
  std::map<std::string, double> slowest_ms; // by level
};

double thread_ms() {
  timespec now{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) * 1e3 + static_cast<double>(now.tv_nsec) * 1e-6;
}

// Any of the rule sets: free table or a map, chips, postman, town variants, fields, expansions, river, 1 to 6
// players.
Ruleset any_rules(Random& random) {
  const auto coin = [&] { return random.below(2) == 0; };
  Setup setup = table_of(static_cast<int>(random.below(MAX_PLAYERS)) + 1);
  setup.tiles.clear();
  std::vector<const TileSet*> sets;
  const auto add = [&](const char* set) {
    setup.tiles[set] = 1;
    sets.push_back(known_data().set(set));
  };
  if (coin())
    setup.expansions = {.inns = coin(),
                        .cathedrals = coin(),
                        .large_meeple = coin(),
                        .builder = coin(),
                        .pig = coin(),
                        .trade_goods = coin(),
                        .abbot = coin()};
  add(setup.expansions.abbot ? "base_c2_gardens" : "base");
  const uint32_t map = random.below(MAPS.size() + 1);
  const bool on_map = map < MAPS.size();
  setup.postman = coin();
  setup.fields = random.below(4) != 0;
  if (on_map) {
    setup.map = MAPS[map];
    setup.chips = coin();
    setup.town_variants = {coin(), coin(), coin()};
  }
  if (on_map || coin()) add("inns_and_cathedrals");
  if (setup.expansions.trade_goods || random.below(4) == 0) add("traders_and_builders");
  if (!on_map && random.below(4) == 0) add("river_1");
  if (setup.postman) add("postman");
  return make_ruleset(setup, sets, on_map ? &known_data().map(setup.map)->map : nullptr);
}

// Now and then the expert goes by the clock.
Effort some_effort(Random& random) {
  Effort effort = little();
  if (random.below(10) == 0) effort.time_ms = 20;
  return effort;
}

void play_any(uint64_t seed, Tally& tally) {
  Random random{seed};
  const Ruleset rules = any_rules(random);
  std::vector<std::string> at;
  for (int i = 0; i < rules.players; ++i)
    at.push_back(levels()[random.below(16) ? random.below(4) : 4]); // the expert takes long
  Position p = start(rules, random.next());
  while (p.decision != Decision::Over) {
    const std::string& level = at[p.decider];
    const Effort effort = level == "expert" ? some_effort(random) : little();
    const double begin = thread_ms();
    const Suggestion s = suggest(rules, p, level, random.next(), effort);
    double& slowest = tally.slowest_ms[effort.time_ms ? level + " in 20 ms" : level];
    slowest = std::max(slowest, thread_ms() - begin);
    ++tally.answers;
    if (!is_legal(rules, p, s.action)) {
      ++tally.illegal;
      return;
    }
    apply(rules, p, s.action);
  }
  ++tally.games;
}

int soak(int games, int jobs, uint64_t seed) {
  Tally all;
  std::mutex mutex; // guards it
  together(static_cast<size_t>(games), jobs, [&](size_t game) {
    Tally one;
    play_any(seed * 1'000'003 + game, one);
    const std::lock_guard lock(mutex);
    all.games += one.games;
    all.illegal += one.illegal;
    all.answers += one.answers;
    for (const auto& [level, ms] : one.slowest_ms)
      all.slowest_ms[level] = std::max(all.slowest_ms[level], ms);
  });
  std::printf("%d games, %ld answers, %d illegal\n", all.games, all.answers, all.illegal);
  for (const auto& [level, ms] : all.slowest_ms)
    std::printf("%-16s slowest answer %.1f ms\n", level.c_str(), ms);
  return all.illegal ? 1 : 0;
}

} // namespace
} // namespace mappa::proof

int main(int argc, char** argv) {
  const auto number = [&](int i, int fallback) { return argc > i ? std::atoi(argv[i]) : fallback; };
  return mappa::proof::soak(number(1, 100), number(2, 1), static_cast<uint64_t>(number(3, 1)));
}
