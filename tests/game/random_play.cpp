#include "random_play.h"

#include "game/board.h"
#include "game/figures.h"
#include "sets.h"

#include <fmt/format.h>
#include <limits>

namespace mappa::proof {

namespace {

Configuration configuration(int n, std::map<std::string, int> tiles, int meeples = 7, bool fields = true,
                            std::optional<int> limit = {}, bool postman = false) {
  Setup setup = setup_for(n, std::move(tiles));
  setup.meeples = meeples;
  setup.fields = fields;
  setup.tile_limit = limit;
  setup.postman = postman;
  std::string name = fmt::format("{} players, {} meeples, fields {}, tiles", n, meeples, fields);
  for (const auto& [set, copies] : setup.tiles) name += fmt::format(" {}x{}", copies, set);
  if (limit) name += fmt::format(", at most {}", *limit);
  if (postman) name += ", with the postman";
  return {name, rules_for(setup), nullptr};
}

constexpr Expansions ALL_RULES{true, true, true, true, true, true, true};
constexpr std::array SWITCHES{&Expansions::inns,    &Expansions::cathedrals, &Expansions::large_meeple,
                              &Expansions::builder, &Expansions::pig,        &Expansions::trade_goods,
                              &Expansions::abbot};

Configuration with_expansions(int n, std::map<std::string, int> tiles, const Expansions& expansions,
                              bool postman) {
  if (postman) tiles["postman"] = 1;
  Setup setup = setup_for(n, std::move(tiles));
  setup.expansions = expansions;
  setup.postman = postman;
  std::string name = fmt::format("{} players, expansions", n);
  for (const auto flag : SWITCHES) name += expansions.*flag ? " 1" : " 0";
  for (const auto& [set, copies] : setup.tiles) name += fmt::format(" {}x{}", copies, set);
  return {name, rules_for(setup), nullptr};
}

int neighbours(const Position& p, const Action& action) {
  int n = 0;
  for (const uint8_t tile : p.frontier.around[action.hint]) n += tile != 0;
  return n;
}

// Most of all squares where no tile could go before, then distance from other tiles.
int room_taken(const Position& p, const Action& action) {
  constexpr int NEARBY = 2, MUCH = 100;
  int room = 0;
  for (size_t side = 0; side < SIDES; ++side)
    if (!p.frontier.around[action.hint][side] && find_square(p, beside(action.square, side)) == NOT_FOUND)
      room += MUCH;
  for (int dy = -NEARBY; dy <= NEARBY; ++dy)
    for (int dx = -NEARBY; dx <= NEARBY; ++dx)
      room -= tile_at(p, static_cast<Square>(action.square + dy * 256 + dx)) != 0;
  return room;
}

// What the tile would complete, and whom it would bring together.
int value_of(const Ruleset& rules, const Position& p, const Action& action, Style style) {
  if (style == Style::Compact) return neighbours(p, action);
  if (style == Style::Spreading) return room_taken(p, action);
  Position next = p;
  lay(rules, next, action.hint, p.in_hand * ROTATIONS + action.what, p.player);
  int complete = 0, together = 0;
  const uint8_t tile = next.tiles_laid;
  const TileKind& kind = rules.kinds[p.in_hand];
  for (uint8_t s = 0; s < kind.size; ++s) {
    const Word word = next.nodes[root_at(next, tile, s)];
    complete += s < kind.ways && open_ends(word) == 0;
    for (uint8_t f = first_figure(word); f; f = next.standing[f].next) ++together;
  }
  return style == Style::Completing ? 4 * complete + neighbours(p, action) : 2 * together + complete;
}

const Action& any_of(const Actions& actions, Random& random) {
  return actions[static_cast<int>(random.below(static_cast<uint32_t>(actions.size)))];
}

} // namespace

const std::vector<Configuration>& configurations() {
  static const std::vector<Configuration> all = [] {
    const std::map<std::string, int> base{{"base", 1}};
    const std::map<std::string, int> expanded{
        {"base", 1}, {"inns_and_cathedrals", 1}, {"traders_and_builders", 1}};
    const std::map<std::string, int> everything{
        {"base_c2_gardens", 1}, {"inns_and_cathedrals", 1}, {"traders_and_builders", 1}, {"river_1", 1}};
    const std::map<std::string, int> post{{"base", 1}, {"postman", 1}};
    std::vector<Configuration> list;
    for (int n = 1; n <= MAX_PLAYERS; ++n) list.push_back(configuration(n, base));
    list.push_back(configuration(2, base, 7, false));
    list.push_back(configuration(3, base, 1));
    list.push_back(configuration(2, base, 1, false));
    list.push_back(configuration(6, base, 20));
    list.push_back(configuration(2, expanded));
    list.push_back(configuration(4, expanded, 20));
    list.push_back(configuration(5, expanded, 7, false));
    list.push_back(configuration(2, {{"base_c2_gardens", 1}}));
    list.push_back(configuration(3, {{"base", 1}, {"postman", 1}}));
    list.push_back(configuration(6, {{"base", 2}}, 20));
    list.push_back(configuration(2, {{"base", 2}}));
    list.push_back(configuration(2, base, 7, true, 1));
    list.push_back(configuration(2, base, 7, true, 2));
    list.push_back(configuration(3, expanded, 7, true, 20));
    list.push_back(configuration(2, {{"inns_and_cathedrals", 1}}));
    list.push_back(configuration(2, {{"inns_and_cathedrals", 5}}));
    list.push_back(configuration(3, {{"traders_and_builders", 3}}));
    list.push_back(configuration(4, {{"postman", 9}}, 20));
    list.push_back(configuration(6, {{"base", 9}}, 20, true, 120));
    for (const int n : {1, 2, 3, 6}) list.push_back(configuration(n, post, 7, true, {}, true));
    list.push_back(configuration(4, post, 1, false, {}, true));
    list.push_back(configuration(5, {{"postman", 5}}, 20, true, {}, true));
    for (const int n : {2, 3, 6})
      for (const auto& tiles : {expanded, everything})
        list.push_back(with_expansions(n, tiles, ALL_RULES, n == 3));
    for (const auto flag : SWITCHES) {
      Expansions one;
      one.*flag = true;
      list.push_back(with_expansions(2, everything, one, false));
    }
    list.push_back(with_expansions(2, {{"base", 1}, {"river_1", 1}}, {}, false));
    list.push_back(with_expansions(4, {{"base", 1}, {"river_1", 1}, {"river_2", 1}}, {}, false));
    list.push_back(with_expansions(2, {{"river_2", 1}}, {}, true));
    return list;
  }();
  return all;
}

Action choose(Style style, const Ruleset& rules, const Position& position, const Actions& actions,
              Random& random) {
  if (style == Style::Uniform) return any_of(actions, random);
  if (position.decision != Decision::Tile) // passing, which comes last, is rare
    return random.below(4) ? actions[static_cast<int>(random.below(static_cast<uint32_t>(actions.size)))]
                           : actions[actions.size - 1];
  Action best = any_of(actions, random);
  int most = std::numeric_limits<int>::min();
  for (int tries = style == Style::Spreading ? 100 : 8; tries > 0; --tries) {
    const Action& action = any_of(actions, random);
    if (const int value = value_of(rules, position, action, style); value > most) {
      most = value;
      best = action;
    }
  }
  return best;
}

} // namespace mappa::proof
