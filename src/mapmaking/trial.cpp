#include "mapmaking/trial.h"

#include "game/sheet.h"
#include "game/turn.h"
#include "play/match.h"
#include "play/playout.h"

#include <algorithm>
#include <functional>

namespace mappa::mapmaking {
namespace {

constexpr std::size_t PLAYERS = 3;

Ruleset trial_rules(const Map& map, const TileSets& sets) {
  const Mix mix = recommended_mix(map, false, std::nullopt, [&](const std::string& name) {
    for (const TileSet* set : sets)
      if (set->name == name) {
        int count = 0;
        for (const Tile& tile : set->tiles) count += tile.count;
        return count;
      }
    return 0;
  });
  Setup setup;
  setup.players.resize(PLAYERS);
  setup.tiles = mix.tiles;
  setup.tile_limit = mix.tile_limit;
  setup.map = map.id;
  std::vector<const TileSet*> used;
  for (const TileSet* set : sets)
    if (mix.tiles.count(set->name)) used.push_back(set);
  return make_ruleset(setup, used, &map);
}

bool is_complete(const Position& end, const LargeCity& city) {
  const Square where = square(city.squares[0].x, city.squares[0].y);
  for (std::size_t tile = 1; tile <= end.tiles_laid; ++tile)
    if (end.squares[tile] == where)
      return open_ends(end.nodes[root_of(end.nodes.data(), end.laid[tile].first)]) == 0;
  return false;
}

void add(Trial& trial, const Ruleset& rules, const Map& map, const Position& end) {
  const int placed = end.tiles_laid - static_cast<int>(rules.printed.things.size());
  trial.tiles = rules.tile_limit;
  trial.placed += placed;
  trial.empty += rules.printed.squares - placed;
  for (std::size_t i = 0; i < PLAYERS; ++i) trial.points += end.scores[i] / static_cast<double>(PLAYERS);
  for (std::size_t i = 0; i < map.large_cities.size(); ++i)
    trial.completed[i] += is_complete(end, map.large_cities[i]);
}

Trial play(const Map& map, const TileSets& sets, int games,
           const std::function<Position(const Ruleset&, int)>& game) {
  const Ruleset rules = trial_rules(map, sets);
  Trial trial;
  trial.completed.assign(map.large_cities.size(), 0);
  for (int i = 0; i < games; ++i) add(trial, rules, map, game(rules, i));
  trial.games = games;
  for (double* value : {&trial.placed, &trial.empty, &trial.points}) *value /= games;
  for (double& value : trial.completed) value /= games;
  return trial;
}

} // namespace

// The five maps: 92 to 96 % placed, 13 to 19 squares empty, 49 to 59 points, 18 to 22 % completed.
const Yardstick CHANCE_YARDSTICK{{.88, 1}, {8, 25}, {44, 68}, {.10, .40}};
// 94 to 98 %, 10 to 18, 133 to 159, 32 to 52 %.
const Yardstick HARD_YARDSTICK{{.90, 1}, {5, 23}, {120, 182}, {.25, .75}};

double Trial::completed_share() const {
  double sum = 0;
  for (const double share : completed) sum += share;
  return completed.empty() ? 0 : sum / static_cast<double>(completed.size());
}

Trial play_by_chance(const Map& map, const TileSets& sets, int games, std::uint64_t seed) {
  return play(map, sets, games, [&](const Ruleset& rules, int i) {
    const std::uint64_t number = seed * 1'000'003 + static_cast<std::uint64_t>(i);
    Position position = start(rules, Seed(number));
    Random random{number};
    play::play_out(rules, position, random);
    return position;
  });
}

Trial play_hard(const Map& map, const TileSets& sets, int games, std::uint64_t seed) {
  const play::Contestant hard{"hard"};
  const std::vector<const play::Contestant*> seats(PLAYERS, &hard);
  return play(map, sets, games, [&](const Ruleset& rules, int i) {
    std::vector<double> slowest;
    return play::play_game(rules, seats, seed * 1'000'003 + static_cast<std::uint64_t>(i), slowest);
  });
}

double off(const Trial& trial, const Yardstick& yardstick) {
  const auto share = [](const Span& span, double value) {
    return span.off(value) / (span.most - span.least);
  };
  return share(yardstick.placed_share, trial.placed_share()) + share(yardstick.empty, trial.empty) +
         share(yardstick.points, trial.points) + share(yardstick.completed_share, trial.completed_share());
}

} // namespace mappa::mapmaking
