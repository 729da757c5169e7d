#include "play/ladder.h"

namespace mappa::play {

namespace {

Contestant contestant(const std::string& level, const LadderOptions& options) {
  return {level, options.time_ms, options.playouts, nullptr};
}

int neighbours() { return static_cast<int>(levels().size()) - 1; }

std::vector<Rung> against_neighbours(const Ruleset& rules, const LadderOptions& options) {
  std::vector<Rung> rungs;
  for (const std::string& level : levels()) {
    Rung rung{.level = level};
    if (!rungs.empty()) {
      MatchOptions match;
      match.a = contestant(level, options);
      match.b = contestant(rungs.back().level, options);
      match.games = options.games;
      match.jobs = options.jobs;
      match.seed = options.seed;
      const int before = in_pairs(options.games) * static_cast<int>(rungs.size() - 1);
      if (options.progress) match.progress = [&](int games) { options.progress(before + games); };
      const MatchResult result = play_match(rules, match);
      rung.share = result.share;
      rung.games = result.games;
      rung.elo = rungs.back().elo + result.elo.mean;
    }
    rungs.push_back(rung);
  }
  return rungs;
}

// In each game the levels sit one seat further.
std::vector<Rung> at_one_table(const Ruleset& rules, const LadderOptions& options) {
  const std::vector<std::string> names = levels();
  std::vector<Contestant> all;
  for (const std::string& level : names) all.push_back(contestant(level, options));
  const auto sits = [&](size_t game, size_t seat) { return (game + seat) % all.size(); };
  const auto players = static_cast<size_t>(rules.players);
  std::vector<std::vector<double>> ranked(static_cast<size_t>(options.games));
  const auto play = [&](size_t game) {
    std::vector<const Contestant*> at;
    for (size_t seat = 0; seat < players; ++seat) at.push_back(&all[sits(game, seat)]);
    std::vector<double> slowest;
    ranked[game] = ranks(rules, play_game(rules, at, options.seed + game, slowest));
  };
  parallel_for(ranked.size(), options.jobs, play, options.progress);
  std::vector<std::vector<double>> of_level(all.size());
  for (size_t game = 0; game < ranked.size(); ++game)
    for (size_t seat = 0; seat < players; ++seat) of_level[sits(game, seat)].push_back(ranked[game][seat]);
  std::vector<Rung> rungs;
  for (size_t i = 0; i < all.size(); ++i)
    rungs.push_back(
        {.level = names[i], .rank = mean_of(of_level[i]), .games = static_cast<int>(of_level[i].size())});
  return rungs;
}

} // namespace

int ladder_games(const Ruleset& rules, const LadderOptions& options) {
  return rules.players == 2 ? in_pairs(options.games) * neighbours() : options.games;
}

std::vector<Rung> play_ladder(const Ruleset& rules, const LadderOptions& options) {
  return rules.players == 2 ? against_neighbours(rules, options) : at_one_table(rules, options);
}

} // namespace mappa::play
