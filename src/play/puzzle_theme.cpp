#include "play/puzzle_theme.h"

#include "game/figures.h"
#include "game/worth.h"
#include "play/supply.h"

#include <algorithm>
#include <cmath>

namespace mappa::play {

namespace {

constexpr int WORTH_TELLING = 3; // points

struct Spot { // a segment on the board, with a figure of another on its feature
  uint8_t tile, segment;
  uint8_t owner;
};

bool alone(const Majority& majority, uint8_t player) {
  for (uint8_t other = 0; other < MAX_PLAYERS; ++other)
    if (majority.owns(other) != (other == player)) return false;
  return true;
}

int brings(const Worth& feature) {
  return feature.completed ? feature.completed->points : feature.now.points;
}

class Teller {
public:
  Teller(const Ruleset& rules, const Position& position)
      : rules_(rules), before_(position), me_(position.decider), now_(position) {
    find_spots();
  }

  void play(const Line& line);
  void compare(const Values& more);
  Told told() const;

private:
  void find_spots();
  void take(const Action& action);
  void hear(const Event& event);
  void see_takeover(const Spot& spot);
  void see_dead_holes();
  void see_hole(size_t entry);
  bool fitted_before(Supply& supply, Square square) const;
  int scored(uint8_t player, Node root) const;
  bool is(Cause why) const {
    return std::ranges::any_of(why_, [&](const Because& because) { return because.why == why; });
  }
  void because(Cause why, Kind kind, int points);

  const Ruleset& rules_;
  const Position& before_;
  uint8_t me_;
  Position now_;
  Events events_;
  std::vector<Spot> spots_;
  std::vector<Because> why_;
  bool chips_ = false;
};

// Each thing is told once, by the largest number.
void Teller::because(Cause why, Kind kind, int points) {
  const auto told =
      std::ranges::find_if(why_, [&](const Because& b) { return b.why == why && b.kind == kind; });
  if (told == why_.end())
    why_.push_back({why, kind, points});
  else
    told->points = std::max(told->points, points);
}

// Of features that one of the others has alone, each once.
void Teller::find_spots() {
  std::vector<Node> seen;
  for (uint8_t f = 1; f <= before_.standing_used; ++f) {
    const Standing& s = before_.standing[f];
    if (s.player == NOBODY || s.player == me_ || is_held(before_, f)) continue;
    const Node root = root_at(before_, s.tile, s.segment);
    if (std::ranges::find(seen, root) != seen.end() || !alone(majority(before_, root), s.player)) continue;
    seen.push_back(root);
    spots_.push_back({s.tile, s.segment, s.player});
  }
}

int Teller::scored(uint8_t player, Node root) const {
  int points = 0;
  for (const Event& event : events_)
    if (event.type == EventType::Score && event.reason == mappa::Reason::Feature && event.player == player &&
        root_at(now_, event.tile, event.segment) == root)
      points += event.points;
  return points;
}

void Teller::see_takeover(const Spot& spot) {
  const Worth feature = worth_of(rules_, now_, spot.tile, spot.segment);
  const int mine = scored(me_, feature.root), points = std::max(mine, brings(feature));
  const bool taken = mine > 0 || feature.majority.owns(me_);
  const bool shared = scored(spot.owner, feature.root) > 0 || feature.majority.owns(spot.owner);
  if (taken && points >= WORTH_TELLING) because(shared ? Cause::Shares : Cause::Steals, feature.kind, points);
}

void Teller::hear(const Event& event) {
  const auto kind = [&] { return kind_at(rules_, now_, event.tile).segments[event.segment].kind; };
  const auto worth_there = [&] { return worth_of(rules_, now_, event.tile, event.segment); };
  switch (event.type) {
  case EventType::Score:
    if (event.player == me_ && event.reason == mappa::Reason::Feature && event.complete && event.points > 0)
      because(Cause::Scores, event.kind, event.points);
    return;
  case EventType::Figure:
    if (event.player != me_) return;
    if (event.figure == Figure::Postman) because(Cause::Post, kind(), 0);
    if (kind() == Kind::Field) because(Cause::Field, Kind::Field, worth_there().now.points);
    return;
  case EventType::Postman: return because(Cause::Post, kind(), 0);
  case EventType::ChipTaken: because(Cause::Chip, Kind::Field, number_of(event.chip)); [[fallthrough]];
  case EventType::Taken:
  case EventType::Redeem:
  case EventType::Sell:
  case EventType::Isle:
  case EventType::Upgrade: chips_ = true; return;
  default: return;
  }
}

void Teller::take(const Action& action) {
  events_.size = 0;
  apply(rules_, now_, action, &events_);
  for (const Event& event : events_) hear(event);
  for (const Spot& spot : spots_) see_takeover(spot);
}

void Teller::play(const Line& line) {
  for (size_t i = 0; i < line.size; ++i) {
    take(line.actions[i]);
    if (line.actions[i].type == ActionType::Tile) see_dead_holes();
  }
}

bool Teller::fitted_before(Supply& supply, Square square) const {
  for (size_t i = 0; i < before_.frontier_size; ++i)
    if (before_.frontier.squares[i] == square)
      return supply.at(before_.frontier.demands[i], before_.frontier.around[i]).fit > 0;
  return true;
}

// A hole that the tile just laid has made such that no tile fits it any more.
void Teller::see_dead_holes() {
  Supply supply(rules_);
  supply.count(before_);
  for (size_t i = 0; i < now_.frontier_size; ++i) {
    const Frontier& frontier = now_.frontier;
    const auto& around = frontier.around[i];
    const bool beside = std::find(around.begin(), around.end(), now_.tiles_laid) != around.end();
    if (beside && !supply.at(frontier.demands[i], around).fit && fitted_before(supply, frontier.squares[i]))
      see_hole(i);
  }
}

void Teller::see_hole(size_t entry) {
  for (size_t side = 0; side < SIDES; ++side) {
    const uint8_t tile = now_.frontier.around[entry][side];
    if (tile <= rules_.printed.border) continue;
    const uint8_t segment = rules_.oriented[now_.laid[tile].oriented].segments[side ^ 2];
    if (segment == NO_SEGMENT) continue;
    const Worth feature = worth_of(rules_, now_, tile, segment);
    const bool theirs = feature.majority.most && !feature.majority.owns(me_);
    if (theirs && !feature.complete && brings(feature) >= WORTH_TELLING)
      because(Cause::Dead, feature.kind, brings(feature));
  }
}

void Teller::compare(const Values& more) {
  constexpr int LEAST = 2;
  double fall = 0;
  for (uint8_t player = 0; player < rules_.players; ++player)
    if (player != me_) fall = std::max(fall, -more[player]);
  const int saves = static_cast<int>(std::lround(more[me_])), costs = static_cast<int>(std::lround(fall));
  if (saves >= LEAST) because(Cause::Saves, Kind::Field, saves);
  if (costs >= LEAST) because(Cause::Costs, Kind::Field, costs);
}

Told Teller::told() const {
  constexpr int LAST_TURNS = 4; // of each player
  const auto points_of = [&](Cause why) {
    int points = 0;
    for (const Because& b : why_) points += b.why == why ? b.points : 0;
    return points;
  };
  const bool field_taken = std::ranges::any_of(why_, [](const Because& b) {
    return b.kind == Kind::Field &&
           (b.why == Cause::Field || b.why == Cause::Steals || b.why == Cause::Shares);
  });
  const bool steals = is(Cause::Steals) || is(Cause::Shares);
  Told told{{}, why_};
  const auto about = [&](Theme theme, bool so) {
    if (so) told.themes.push_back(theme);
  };
  about(Theme::Stealing, steals);
  about(Theme::Fields, field_taken);
  about(Theme::Blocking,
        is(Cause::Dead) || (!steals && points_of(Cause::Costs) > points_of(Cause::Saves) + 1));
  about(Theme::Postman, is(Cause::Post));
  about(Theme::Chips, chips_);
  about(Theme::Endgame, before_.stack_size < LAST_TURNS * rules_.players);
  about(Theme::Building, told.themes.empty());
  std::ranges::stable_sort(told.why, {}, [](const Because& b) { // what it scores is seen by all
    return b.why == Cause::Scores ? 1 : b.why == Cause::Saves || b.why == Cause::Costs ? 2 : 0;
  });
  return told;
}

} // namespace

Told told_of(const Ruleset& rules, const Position& position, const Line& line, const Values& more) {
  Teller teller(rules, position);
  teller.play(line);
  teller.compare(more);
  return teller.told();
}

} // namespace mappa::play
