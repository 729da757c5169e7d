#include "play/match.h"

#include "game/turn.h"
#include "play/stopwatch.h"

#include <algorithm>
#include <cmath>
#include <stdexcept>

namespace mappa::play {

namespace {

uint64_t mixed(uint64_t seed, uint64_t with) { return Random{seed ^ with * 0x9E3779B97F4A7C15u}.next(); }

struct GameResult {
  double share = 0, margin = 0, luck = 0, rank_a = 0, rank_b = 0, slowest_a = 0, slowest_b = 0;
};

// A sits at the even seats, or at the odd ones.
GameResult one_game(const Ruleset& rules, const MatchOptions& options, uint64_t seed, bool swapped) {
  const auto players = static_cast<size_t>(rules.players);
  std::vector<const Contestant*> at;
  for (size_t i = 0; i < players; ++i) at.push_back((i % 2 == 0) != swapped ? &options.a : &options.b);
  std::vector<double> slowest;
  Values luck{};
  const Position end = play_game(rules, at, seed, slowest, options.luck, &luck);
  const std::vector<double> rank = ranks(rules, end);
  GameResult r;
  double score_a = 0, score_b = 0, luck_a = 0, luck_b = 0, seats_a = 0, best_a = 0, best_b = 0;
  for (size_t i = 0; i < players; ++i) {
    const bool a = at[i] == &options.a;
    (a ? score_a : score_b) += end.scores[i];
    (a ? luck_a : luck_b) += luck[i];
    (a ? r.rank_a : r.rank_b) += rank[i];
    (a ? r.slowest_a : r.slowest_b) = std::max(a ? r.slowest_a : r.slowest_b, slowest[i]);
    (a ? best_a : best_b) = std::max(a ? best_a : best_b, static_cast<double>(end.scores[i]));
    seats_a += a;
  }
  const double seats_b = static_cast<double>(players) - seats_a;
  r.margin = score_a / seats_a - score_b / seats_b;
  r.luck = luck_a / seats_a - luck_b / seats_b;
  r.rank_a /= seats_a;
  r.rank_b /= seats_b;
  r.share = best_a > best_b ? 1 : best_a < best_b ? 0 : 0.5;
  return r;
}

template <class Of>
double deviation_of(const std::vector<GameResult>& games, const Of& of) {
  double sum = 0, squares = 0;
  for (const GameResult& game : games) sum += of(game);
  const auto n = static_cast<double>(games.size());
  for (const GameResult& game : games) squares += (of(game) - sum / n) * (of(game) - sum / n);
  return games.size() > 1 ? std::sqrt(squares / (n - 1)) : 0;
}

MatchResult sum_up(const std::vector<GameResult>& games) {
  MatchResult result;
  std::vector<double> share, margin, adjusted, rank_a, rank_b; // of pairs: their games are not independent
  for (size_t i = 0; i + 1 < games.size(); i += 2) {
    const auto mean = [&](double GameResult::*of) { return (games[i].*of + games[i + 1].*of) / 2; };
    share.push_back(mean(&GameResult::share));
    margin.push_back(mean(&GameResult::margin));
    adjusted.push_back(margin.back() - mean(&GameResult::luck));
    rank_a.push_back(mean(&GameResult::rank_a));
    rank_b.push_back(mean(&GameResult::rank_b));
  }
  for (const GameResult& game : games) {
    ++result.games;
    ++(game.share == 1 ? result.wins : game.share == 0 ? result.losses : result.draws);
    result.slowest_a_ms = std::max(result.slowest_a_ms, game.slowest_a);
    result.slowest_b_ms = std::max(result.slowest_b_ms, game.slowest_b);
  }
  result.share = mean_of(share);
  result.share.low = std::max(0.0, result.share.low); // the interval of a mean knows no bounds
  result.share.high = std::min(1.0, result.share.high);
  result.elo = elo_of(result.share, result.games);
  result.margin = mean_of(margin);
  result.adjusted = mean_of(adjusted);
  result.deviation = deviation_of(games, [](const GameResult& game) { return game.margin; });
  result.adjusted_deviation =
      deviation_of(games, [](const GameResult& game) { return game.margin - game.luck; });
  result.rank_a = mean_of(rank_a);
  result.rank_b = mean_of(rank_b);
  return result;
}

} // namespace

Action answer_of(const Contestant& contestant, const Ruleset& rules, const Position& position,
                 uint64_t seed) {
  const bool tile = position.decision == Decision::Tile;
  const auto part = [&](int whole) { return std::max(1, whole * (tile ? 3 : 1) / 4); };
  Effort effort;
  effort.playouts = part(contestant.playouts);
  effort.time_ms = contestant.time_ms ? part(contestant.time_ms) : 0;
  effort.weights = contestant.weights;
  return suggest(rules, position, contestant.level, seed, effort).action;
}

std::vector<double> ranks(const Ruleset& rules, const Position& end) {
  std::vector<double> ranks;
  for (size_t i = 0; i < static_cast<size_t>(rules.players); ++i) {
    double rank = 1;
    for (size_t k = 0; k < static_cast<size_t>(rules.players); ++k)
      rank += end.scores[k] > end.scores[i] ? 1 : k != i && end.scores[k] == end.scores[i] ? 0.5 : 0;
    ranks.push_back(rank);
  }
  return ranks;
}

namespace {

void add_luck(Values& sum, const Luck& luck) {
  for (size_t player = 0; player < MAX_PLAYERS; ++player) sum[player] += luck.value[player];
}

} // namespace

Position play_game(const Ruleset& rules, const std::vector<const Contestant*>& at, uint64_t seed,
                   std::vector<double>& slowest_ms, const std::optional<Foresight>& foresight, Values* luck) {
  Evaluation evaluation(rules, usual_weights(rules));
  slowest_ms.assign(static_cast<size_t>(rules.players), 0);
  Position p = start(rules, mixed(seed, 0));
  uint16_t turn = 0;
  double in_turn = 0;
  bool drawn = true;
  for (uint64_t step = 1; p.decision != Decision::Over; ++step) {
    const uint8_t seat = p.decider;
    const Contestant& contestant = *at[seat];
    if (foresight && drawn && p.decision == Decision::Tile)
      add_luck(*luck, luck_of(rules, p, evaluation, *foresight));
    if (p.turn != turn) in_turn = 0;
    turn = p.turn;
    const Stopwatch since;
    const Action action = answer_of(contestant, rules, p, mixed(seed, step));
    in_turn += since.ms();
    slowest_ms[seat] = std::max(slowest_ms[seat], in_turn);
    drawn = action.type != ActionType::Take;
    apply(rules, p, action);
  }
  return p;
}

MatchResult play_match(const Ruleset& rules, const MatchOptions& options) {
  if (rules.players < 2) throw std::invalid_argument("a match needs two players or more");
  std::vector<GameResult> games(static_cast<size_t>(in_pairs(options.games)));
  const auto play = [&](size_t game) {
    games[game] = one_game(rules, options, mixed(options.seed, game / 2 + 1), game % 2 == 1);
  };
  parallel_for(games.size(), options.jobs, play, options.progress);
  return sum_up(games);
}

} // namespace mappa::play
