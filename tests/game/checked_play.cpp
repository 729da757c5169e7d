#include "random_play.h"

#include "game/board.h"
#include "game/figures.h"

#include <fmt/format.h>

namespace mappa::proof {

namespace {

void count(const Events& events, Tally& tally) {
  int owner = NOBODY;
  bool shared = false;
  for (const Event& e : events) {
    ++tally.told[static_cast<size_t>(e.type)];
    tally.starts += e.type == EventType::Placed && e.player == NOBODY;
    tally.discarded += e.type == EventType::Discarded;
    if (e.type == EventType::Score) {
      const bool cost = e.reason == Reason::TownCost;
      ++tally.given[static_cast<size_t>(e.reason)];
      if (e.reason == Reason::Feature && (e.complete || e.kind == Kind::Field))
        ++tally.scored[static_cast<size_t>(e.kind)];
      if (e.towns) ++tally.towns[cost ? 0 : 1];
    }
    if (e.type != EventType::Returned) continue;
    shared = shared || (owner != NOBODY && owner != e.player);
    owner = e.player;
  }
  tally.shared += shared;
}

// How a game has ended.
void sum_up(const Configuration& configuration, const Position& position, const Survey& board, Tally& tally) {
  const Ruleset& rules = configuration.rules;
  ++tally.games;
  for (const Whole& whole : board.wholes)
    tally.twins += whole.kind != Kind::Field && whole.kind != Kind::Monastery &&
                   whole.kind != Kind::PostOffice && whole.kind != Kind::Garden &&
                   whole.parts > static_cast<size_t>(whole.tiles);
  tally.last_placed = tile_of(rules, position.tiles_laid) + 1;
  tally.last_discarded = position.discarded_size;
  tally.last_empty = -tally.last_placed;
  if (configuration.map)
    for (const Ground ground : configuration.map->squares) tally.last_empty += takes_tile(ground);
}

} // namespace

std::string play_checked(const Configuration& configuration, Style style, uint64_t seed, Tally& tally) {
  static thread_local Actions actions;
  static thread_local Events events;
  const Ruleset& rules = configuration.rules;
  Random random{seed};
  Position position = start(rules, random.next());
  Follower follower(rules, position, configuration.map);
  Faults more;
  const auto add = [&](Faults faults) {
    for (std::string& wrong : faults) more.push_back(std::move(wrong));
  };
  const auto check_kept = [&] {
    add(check_tiles_kept(rules, position));
    add(check_chips_kept(rules, position));
    add(check_hide(rules, position, configuration.map, random));
  };
  check_kept();
  if (configuration.map) add(check_start(rules, position, *configuration.map));
  int number = 0;
  while (follower.faults().empty() && more.empty() && position.decision != Decision::Over) {
    legal(rules, position, actions);
    if (actions.size == 0) {
      more.push_back("nothing can be done");
      break;
    }
    ++tally.asked[static_cast<size_t>(position.decision)];
    tally.most_places = std::max<int>(tally.most_places, position.frontier_size);
    add(check_random_action(rules, position, actions, random));
    const Action action = choose(style, rules, position, actions, random);
    events.size = 0;
    apply(rules, position, action, &events);
    ++number;
    follower.follow(action, position, events);
    check_kept();
    count(events, tally);
    tally.builders += position.part == BUILDERS_TILE && position.decision == Decision::Tile;
    tally.towns[2] += position.part == EXTRA_TILE && position.decision == Decision::Tile;
  }
  tally.actions += number;
  sum_up(configuration, position, follower.board(), tally);
  if (follower.faults().empty() && more.empty()) return {};
  return fmt::format("{}; style {}, seed {}, action {}:\n  {}\n  {}", configuration.name,
                     static_cast<int>(style), seed, number, fmt::join(follower.faults(), "\n  "),
                     fmt::join(more, "\n  "));
}

} // namespace mappa::proof
