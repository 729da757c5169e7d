#include "compare.h"

#include "compare_chips.h"
#include "game/turn.h"

#include <algorithm>
#include <map>
#include <numeric>
#include <set>

namespace mappa::proof {

namespace {

constexpr Node NO_NODE = 0xFFFF;

// The root of a node, or NO_NODE where the links lead astray.
Node safe_root(const Position& p, int node) {
  for (int steps = 0; steps <= p.nodes_used; ++steps) {
    if (node >= p.nodes_used) return NO_NODE;
    const Word word = p.nodes[at(node)];
    if (!(word & LINK)) return static_cast<Node>(node);
    node = static_cast<Node>(word);
  }
  return NO_NODE;
}

// A list of figure entries as a set; not sound when it runs in a circle or out of the array.
struct List {
  std::set<int> entries;
  bool sound = true;
};

List list_from(const Position& p, int entry) {
  List list;
  while (entry != 0) {
    list.sound = list.sound && entry <= p.standing_used && list.entries.insert(entry).second;
    if (!list.sound) break;
    entry = p.standing[at(entry)].next;
  }
  return list;
}

int segment_of(const Ruleset& rules, int kind, int feature) {
  const TileKind& tile = rules.kinds[at(kind)];
  for (int s = 0; s < tile.size; ++s)
    if (tile.segments[at(s)].feature == feature) return s;
  return NONE;
}

// The core's nodes of a part, NONE where it has no such segment. A print has one wherever it meets a square.
std::vector<int> nodes_of(const Game& game, const Position& p, const Facts& facts, Part part) {
  const auto node = [&](int tile, int segment) {
    return segment == NONE || segment == NO_SEGMENT ? NONE : p.laid[at(tile)].first + segment;
  };
  if (part.tile != PRINTED) {
    const int segment = segment_of(game.rules, facts.board[at(part.tile)].kind, part.feature);
    return {node(core_number(game.rules, part.tile), segment)};
  }
  std::vector<int> nodes;
  const Print& print = game.plan.print(part.feature);
  for (const SideAt& meets : print.meets) {
    const int thing = game.plan.beyond(meets.at.x, meets.at.y, at(meets.side)).thing;
    const auto& segments = game.rules.oriented[p.laid[at(thing)].oriented].segments;
    const size_t facing = at((meets.side + 2) % SIDES);
    if (print.kind != Kind::Field) {
      nodes.push_back(node(thing, segments[facing]));
    } else {
      for (const size_t port : {2 * facing, 2 * facing + 1})
        nodes.push_back(node(thing, segments[SIDES + port]));
    }
  }
  return nodes;
}

void compare_word(const Position& p, Word word, const Whole& whole, const std::set<int>& standing,
                  Faults& faults) {
  const bool field = whole.kind == Kind::Field; // nothing is counted of a field
  const auto differ = [&](const char* what, int core, int wanted) {
    if (core != wanted) fault(faults, "{}: {} {} instead of {}", shown(whole), what, core, wanted);
  };
  differ("open ends", open_ends(word), field ? 0 : whole.open_ends);
  differ("tiles", tiles_of(word), field ? 0 : whole.tiles);
  differ("coats", coats_of(word), field ? 0 : whole.coats);
  const List list = list_from(p, first_figure(word));
  if (!list.sound)
    fault(faults, "{}: its list of figures is broken", shown(whole));
  else if (list.entries != standing)
    fault(faults, "{}: figures [{}] instead of [{}]", shown(whole), fmt::join(list.entries, " "),
          fmt::join(standing, " "));
}

std::string shown(Part part) {
  return part.tile == PRINTED ? fmt::format("print {}", part.feature)
                              : fmt::format("feature {} of tile {}", part.feature, part.tile);
}

std::string shown(const Action& action) {
  return fmt::format("type {} what {} at {} segment {} tile {}", static_cast<int>(action.type), action.what,
                     where(x_of(action.square), y_of(action.square)), action.segment, action.tile);
}

} // namespace

void check_ranges(const Ruleset& rules, const Position& p, Faults& faults) {
  const auto within = [&](const char* what, int value, int most) {
    if (value < 0 || value > most) fault(faults, "{} is {}, more than {}", what, value, most);
  };
  const int things = static_cast<int>(rules.printed.things.size());
  within("tiles_laid", p.tiles_laid, things + rules.tile_limit);
  if (p.tiles_laid < things) fault(faults, "only {} of {} printed things are laid", p.tiles_laid, things);
  within("stack and discarded", p.stack_size + p.discarded_size, MAX_STACK);
  within("frontier_size", p.frontier_size, Frontier::MAX);
  within("nodes_used", p.nodes_used, MAX_SEGMENTS);
  within("standing_used", p.standing_used,
         rules.players * std::accumulate(rules.figures.begin(), rules.figures.end(), 0));
  within("player", p.player, rules.players - 1);
  check_chip_ranges(rules, p, faults);
  int nodes = 0;
  for (size_t t = 1; t <= p.tiles_laid; ++t) {
    within("oriented", p.laid[t].oriented, static_cast<int>(rules.oriented.size()) - 1);
    if (!faults.empty()) return;
    if (p.laid[t].first != nodes)
      fault(faults, "tile {} has its nodes at {} instead of {}", t, p.laid[t].first, nodes);
    nodes += rules.kinds[p.laid[t].oriented / ROTATIONS].size;
  }
  if (p.nodes_used != nodes) fault(faults, "nodes_used is {} instead of {}", p.nodes_used, nodes);
  for (size_t f = 1; f <= p.standing_used; ++f) {
    const Standing& standing = p.standing[f];
    if (standing.player == NOBODY) continue;
    within("a figure's player", standing.player, rules.players - 1);
    within("a figure's kind", static_cast<int>(standing.figure), FIGURES - 1);
    within("a figure's tile", standing.tile, p.tiles_laid);
    if (standing.tile < rules.first_tile()) fault(faults, "figure {} stands on no tile", f);
    if (!faults.empty()) return;
    within("a figure's segment", standing.segment,
           rules.kinds[p.laid[standing.tile].oriented / ROTATIONS].size - 1);
  }
}

void compare_facts(const Facts& core, const Facts& wanted, Faults& faults) {
  const auto differ = [&](const char* what, auto a, auto b) {
    if (a != b) fault(faults, "{} is {} instead of {}", what, a, b);
  };
  const auto list_differs = [&](const char* what, const std::vector<int>& a, const std::vector<int>& b) {
    if (a != b) fault(faults, "{} [{}] instead of [{}]", what, fmt::join(a, " "), fmt::join(b, " "));
  };
  differ("the decision", static_cast<int>(core.decision), static_cast<int>(wanted.decision));
  differ("the decider", core.decider, wanted.decider);
  differ("the player", core.player, wanted.player);
  differ("the turn", core.turn, wanted.turn);
  list_differs("owners to be asked", core.asked, wanted.asked);
  if (core.waiting != wanted.waiting) fault(faults, "other starts wait for the river");
  differ("the part of the turn", core.part, wanted.part);
  differ("the builder woken", core.woken, wanted.woken);
  differ("a town covered", core.town, wanted.town);
  list_differs("goods", core.goods, wanted.goods);
  differ("the tile in hand", core.in_hand, wanted.in_hand);
  list_differs("scores", core.scores, wanted.scores);
  list_differs("stashes", core.stash, wanted.stash);
  list_differs("stack", core.stack, wanted.stack);
  list_differs("discarded", core.discarded, wanted.discarded);
  if (core.board != wanted.board) fault(faults, "the tiles on the board are not those that were placed");
  if (core.figures != wanted.figures)
    fault(faults, "{} figures on the board are not the {} that should be there", core.figures.size(),
          wanted.figures.size());
  compare_chip_facts(core.chips, wanted.chips, faults);
}

void compare_frontier(const Game& game, const Position& p, const Survey& board, Faults& faults) {
  std::map<Square, size_t> entries;
  for (size_t i = 0; i < p.frontier_size; ++i)
    if (!entries.emplace(p.frontier.squares[i], i).second)
      fault(faults, "frontier: {} is listed twice",
            where(x_of(p.frontier.squares[i]), y_of(p.frontier.squares[i])));
  for (const OpenSquare& open : board.open) {
    const auto found = entries.find(square(open.x, open.y));
    if (std::count(open.shown.begin(), open.shown.end(), Kind::River)) { // R2: it may be closed already
      if (found != entries.end()) entries.erase(found);
      continue;
    }
    if (found == entries.end()) {
      fault(faults, "frontier: {} is missing", where(open.x, open.y));
      continue;
    }
    Demand demand = 0;
    for (size_t side = 0; side < SIDES; ++side) {
      if (open.shown[side])
        demand = static_cast<Demand>(demand | at_side(demand_of(*open.shown[side]), static_cast<int>(side)));
      const int wanted = open.around[side] == NONE ? game.plan.beyond(open.x, open.y, side).thing
                                                   : core_number(game.rules, open.around[side]);
      if (const int tile = p.frontier.around[found->second][side]; tile != wanted)
        fault(faults, "frontier: {} has tile {} at side {} instead of {}", where(open.x, open.y), tile, side,
              wanted);
    }
    if (const int core = p.frontier.demands[found->second]; core != demand)
      fault(faults, "frontier: {} demands {:#x} instead of {:#x}", where(open.x, open.y), core, demand);
    entries.erase(found);
  }
  for (const auto& [square, entry] : entries)
    fault(faults, "frontier: {} is no place for a tile", where(x_of(square), y_of(square)));
}

void compare_features(const Game& game, const Position& p, const Facts& facts, const Survey& board,
                      Faults& faults) {
  std::map<int, std::set<int>> standing; // entries by feature
  for (int f = 1; f <= p.standing_used; ++f) {
    const Standing& figure = p.standing[at(f)];
    if (figure.player == NOBODY) continue;
    const int tile = tile_of(game.rules, figure.tile), kind = facts.board[at(tile)].kind;
    standing[board.whole_at(tile, game.rules.kinds[at(kind)].segments[figure.segment].feature)].insert(f);
  }
  std::set<Node> roots;
  for (int number = 0; number < static_cast<int>(board.wholes.size()); ++number) {
    const Whole& whole = board.wholes[at(number)];
    Node root = NO_NODE;
    for (const Part part : board.parts_of(whole))
      for (const int node : nodes_of(game, p, facts, part)) {
        if (node == NONE) {
          fault(faults, "{}: {} is no segment", shown(whole), shown(part));
          continue;
        }
        const Node mine = safe_root(p, node);
        if (mine == NO_NODE) fault(faults, "{}: {} has no root", shown(whole), shown(part));
        if (root != NO_NODE && mine != root)
          fault(faults, "{}: {} is not joined to it", shown(whole), shown(part));
        if (mine != NO_NODE) root = mine;
      }
    if (root == NO_NODE) continue;
    if (!roots.insert(root).second) fault(faults, "{}: joined to another feature", shown(whole));
    compare_word(p, p.nodes[root], whole, standing.contains(number) ? standing[number] : std::set<int>{},
                 faults);
  }
}

void compare_legal(const Game& game, const Position& p, const Facts& facts, const Survey& board,
                   Faults& faults) {
  static thread_local Actions actions;
  legal(game.rules, p, actions);
  std::vector<Action> core(actions.begin(), actions.end()), wanted = legal_actions(game, facts, board);
  for (Action& action : core) {
    if (action.type == ActionType::Tile &&
        (action.hint >= p.frontier_size || p.frontier.squares[action.hint] != action.square))
      fault(faults, "legal: hint {} is not the square of {}", action.hint, shown(action));
    action.hint = 0;
  }
  const auto before = [](const Action& a, const Action& b) {
    return std::tuple(a.type, a.square, a.tile, a.segment, a.what) <
           std::tuple(b.type, b.square, b.tile, b.segment, b.what);
  };
  std::sort(core.begin(), core.end(), before);
  std::sort(wanted.begin(), wanted.end(), before);
  if (core == wanted) return;
  const auto only = [&](const std::vector<Action>& a, const std::vector<Action>& b, const char* what) {
    std::vector<Action> rest;
    std::set_difference(a.begin(), a.end(), b.begin(), b.end(), std::back_inserter(rest), before);
    for (const Action& action : rest) fault(faults, "legal: {}: {}", what, shown(action));
  };
  only(core, wanted, "listed, but not allowed or twice");
  only(wanted, core, "allowed, but not listed");
}

void check_figures(const Ruleset& rules, const Position& p, const Facts& facts, const Survey& board,
                   Faults& faults) {
  const List free = list_from(p, p.free_standing);
  if (!free.sound) fault(faults, "the list of free figure entries is broken");
  for (int f = 1; f <= p.standing_used; ++f)
    if (const bool is_free = p.standing[at(f)].player == NOBODY;
        free.sound && is_free != free.entries.contains(f))
      fault(faults, "figure entry {} is {}in the free list", f, is_free ? "not " : "");
  std::vector<int> total = facts.stash;
  for (const StandingFigure& figure : facts.figures)
    ++total[at(figure.player * FIGURES + static_cast<int>(figure.figure))];
  for (size_t player = 0; player < facts.chips.isle.size(); ++player) // GB2
    total[player * FIGURES + static_cast<size_t>(Figure::Meeple)] += facts.chips.isle[player];
  for (size_t i = 0; i < total.size(); ++i)
    if (const int all = rules.figures[i % FIGURES]; total[i] != all)
      fault(faults, "a player has {} {} instead of {}", total[i], FIGURE_NAME[i % FIGURES], all);
  const Decision asked = facts.decision;
  if (asked == Decision::Redeem || asked == Decision::Treat || asked == Decision::Figure ||
      asked == Decision::Upgrade)
    return;                            // scored after it
  if (asked == Decision::Keep) return; // P9
  for (const StandingFigure& figure : facts.figures)
    if (const Whole& whole = board.wholes[at(board.whole_at(figure.tile, figure.feature))];
        whole.complete() != figure.held)
      fault(faults, "{}: complete or not, and yet a figure stands on it or is held",
            shown(whole)); // B10, P10
}

} // namespace mappa::proof
