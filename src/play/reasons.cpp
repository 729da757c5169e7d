#include "play/reasons.h"

#include "game/figures.h"
#include "game/worth.h"
#include "play/lines.h"
#include "play/occupied.h"
#include "play/supply.h"

#include <algorithm>
#include <map>
#include <memory>

namespace mappa::play {

namespace {

int meeples_of(const Position& p, uint8_t player) {
  return p.stash[player][static_cast<size_t>(Figure::Meeple)];
}

struct Weighed {
  Fact fact;
  double weight; // about points
  bool good;     // for whoever plays the line
};

// What a line does, from the position before it to the one after it.
class Telling {
public:
  Telling(const Ruleset& rules, const Position& position, std::span<const Action> line);
  std::vector<Weighed> told() &&;

private:
  void tell_events();
  void tell_meeples();
  void tell_figure();
  void tell_field(const OccupiedFeature& field);
  void tell_growth();
  void tell_blocked();
  void tell_holes();
  void add(Fact fact, double weight, bool good) { told_.push_back({fact, weight, good}); }
  // As it was before the line; null: nobody stood there.
  const OccupiedFeature* before(const OccupiedFeature& feature) const;

  const Ruleset& rules_;
  Position before_, after_;
  uint8_t me_;
  std::vector<Event> events_;
  OccupiedFeatures old_, new_;
  int unseen_ = 0;
  std::vector<Weighed> told_;
};

Telling::Telling(const Ruleset& rules, const Position& position, std::span<const Action> line)
    : rules_(rules), before_(position), me_(position.decider) {
  Random random{};
  hide(rules, before_, random);
  after_ = before_;
  const auto happened = std::make_unique<Events>();
  for (const Action& action : line) {
    Actions actions;
    legal(rules, after_, actions);
    if (std::find(actions.begin(), actions.end(), action) == actions.end()) break;
    happened->size = 0;
    const Position last = after_;
    apply(rules, after_, action, happened.get());
    for (const Event& event : *happened) {
      if (event.type == EventType::Turn || event.type == EventType::Final) break; // what comes after it
      events_.push_back(event);
    }
    if (!goes_on(after_, last)) break;
  }
  old_ = occupied_features(rules, before_, count_unseen(rules, before_));
  if (after_.decision == Decision::Over) return;
  const bool turn_over = after_.turn != before_.turn || after_.part != before_.part;
  if (turn_over && after_.in_hand != NO_TILE) { // nobody has seen it yet
    after_.stack[after_.stack_size++] = after_.in_hand;
    after_.in_hand = NO_TILE;
  }
  const TileCounts unseen = count_unseen(rules, after_);
  new_ = occupied_features(rules, after_, unseen);
  if (turn_over) try_closing(rules, after_, unseen, new_);
  for (const int count : unseen) unseen_ += count;
}

const OccupiedFeature* Telling::before(const OccupiedFeature& feature) const {
  for (const auto& [root, old] : old_)
    if (root_at(after_, old.tile, old.segment) == feature.worth.root &&
        (!old.worth.complete || feature.worth.kind == Kind::Field))
      return &old;
  return nullptr;
}

void Telling::tell_events() {
  for (const Event& event : events_) {
    if (event.type == EventType::Score && event.reason == Reason::Feature && event.complete && event.points) {
      const bool mine = event.player == me_;
      add({.why = mine ? Why::Closes : Why::ClosesFor,
           .kind = event.kind,
           .player = mine ? NOBODY : event.player,
           .points = event.points},
          event.points, mine);
    } else if (event.type == EventType::Score && event.reason == Reason::ChipTaken && event.player == me_) {
      add({.why = Why::Chip}, 3, true); // what it shows was not known
    } else if (event.type == EventType::Goods && event.player == me_) {
      add({.why = Why::Goods, .n = event.number}, 2 + event.number, true);
    } else if (event.type == EventType::Postman && event.player == me_) {
      add({.why = Why::Postman}, 3, true);
    }
  }
}

void Telling::tell_meeples() {
  int put = 0, back = 0;
  for (const Event& event : events_) {
    put += event.type == EventType::Figure && event.figure == Figure::Meeple;
    back += event.type == EventType::Returned && event.player == me_ && event.figure == Figure::Meeple;
  }
  if (put && !meeples_of(after_, me_)) add({.why = Why::LastMeeple}, 4, false);
  if (!put && meeples_of(before_, me_) >= 3)
    add({.why = Why::IdleMeeple, .n = meeples_of(before_, me_)}, 1, false);
  if (back > put) add({.why = Why::Returns, .n = back}, 2.0 * back, true);
}

// What the farmer who was just put there is worth.
void Telling::tell_field(const OccupiedFeature& field) {
  const int points = field.worth.now.points;
  if (points) add({.why = Why::Farmer, .kind = Kind::Field, .n = points}, points, true);
  std::map<Node, bool> open; // cities beside it that may still be completed
  for (size_t t = 1; t <= after_.tiles_laid; ++t) {
    const TileKind& kind = kind_at(rules_, after_, t);
    const auto tile = static_cast<uint8_t>(t);
    for (size_t i = 0; i < kind.touch_count; ++i)
      if (root_at(after_, tile, static_cast<uint8_t>(kind.touches[i].field)) == field.worth.root) {
        const Node city = root_at(after_, tile, static_cast<uint8_t>(kind.touches[i].city));
        if (open_ends(after_.nodes[city])) open[city] = true;
      }
  }
  if (const int n = static_cast<int>(open.size()))
    add({.why = Why::FarmerGrows, .kind = Kind::Field, .n = n}, n, true);
}

// The one that was put on the tile.
void Telling::tell_figure() {
  for (const Event& event : events_) {
    if (event.type != EventType::Figure || event.player != me_) continue;
    if (event.figure == Figure::Postman) add({.why = Why::Postman}, 3, true);
    const auto found = new_.find(root_at(after_, event.tile, event.segment));
    if (found == new_.end()) continue;
    const OccupiedFeature& feature = found->second;
    const Kind kind = feature.worth.kind;
    if (kind == Kind::Field) {
      if (feature.owned_by(me_)) tell_field(feature);
    } else if (feature.dead) {
      add({.why = Why::NoTile, .kind = kind}, 6, false);
    } else if (feature.holes == 1 && feature.close && feature.close <= 4) {
      add({.why = Why::FewTiles, .kind = kind, .n = feature.close, .m = unseen_}, 5 - feature.close, false);
    }
  }
}

// What stands on the board and has become another's, or worth more.
void Telling::tell_growth() {
  for (const auto& [root, feature] : new_) {
    const OccupiedFeature* old = before(feature);
    const bool mine = feature.owned_by(me_), was_mine = old && old->owned_by(me_);
    const Kind kind = feature.worth.kind;
    const int points = feature.worth.now.points;
    if (mine && !was_mine && old) {
      const uint8_t other = old->owner;
      if (feature.owners > 1 && other != NOBODY)
        add({.why = Why::Shares, .kind = kind, .player = other}, feature.worth_completed(), true);
      else if (other != NOBODY)
        add({.why = Why::TakesOver, .kind = kind, .player = other, .points = feature.worth_completed()},
            1.5 * feature.worth_completed(), true);
    } else if (old && points > old->worth.now.points && feature.owner != NOBODY) {
      const int more = points - old->worth.now.points;
      if (feature.owner == me_)
        add({.why = Why::Grows, .kind = kind, .points = more}, more, true);
      else if (!mine)
        add({.why = Why::Feeds, .kind = kind, .player = feature.owner, .points = more}, more, false);
    }
    if (!mine && kind != Kind::Field && feature.owner != NOBODY && feature.close &&
        feature.worth_completed() >= 4)
      add({.why = Why::Leaves, .kind = kind, .player = feature.owner, .points = feature.worth_completed()},
          feature.worth_completed() / 2.0, false);
  }
}

void Telling::tell_blocked() {
  for (const auto& [root, feature] : new_) {
    const OccupiedFeature* old = before(feature);
    if (!old || !feature.dead || old->dead || feature.worth.kind == Kind::Field) continue;
    if (feature.owned_by(me_))
      add({.why = Why::NoTile, .kind = feature.worth.kind}, feature.worth_completed(), false);
    else if (feature.owner != NOBODY)
      add({.why = Why::Blocks, .kind = feature.worth.kind, .player = feature.owner},
          feature.worth_completed(), true);
  }
}

// Beside the tile just laid: whose roads and cities meet, and whose field it is.
void Telling::tell_holes() {
  if (after_.tiles_laid == before_.tiles_laid) return;
  const uint8_t laid = after_.tiles_laid;
  for (size_t entry = 0; entry < after_.frontier_size; ++entry) {
    const Around& around = after_.frontier.around[entry];
    if (std::find(around.begin(), around.end(), laid) == around.end()) continue;
    for (size_t a = 0; a < SIDES; ++a)
      for (size_t b = 0; b < SIDES; ++b) {
        const auto mine = new_.find(root_beyond(rules_, after_, entry, a));
        const auto other = new_.find(root_beyond(rules_, after_, entry, b));
        if (mine == new_.end() || other == new_.end() || mine == other ||
            mine->second.worth.kind != other->second.worth.kind || mine->second.worth.kind == Kind::Field ||
            mine->second.owner != me_ || other->second.owner == me_ || other->second.owner == NOBODY)
          continue;
        const Fact fact{
            .why = Why::Threatens, .kind = mine->second.worth.kind, .player = other->second.owner};
        if (std::none_of(told_.begin(), told_.end(), [&](const Weighed& w) { return w.fact == fact; }))
          add(fact, 2, other->second.worth_completed() > mine->second.worth_completed());
      }
  }
  const TileKind& kind = kind_at(rules_, after_, laid);
  for (uint8_t s = 0; s < kind.size; ++s) {
    if (kind.segments[s].kind != Kind::Field) continue;
    const auto field = new_.find(root_at(after_, laid, s));
    if (field == new_.end() || field->second.owner == NOBODY || field->second.owner == me_) return;
  }
  for (uint8_t s = 0; s < kind.size; ++s)
    if (kind.segments[s].kind == Kind::Field) {
      const OccupiedFeature& field = new_.at(root_at(after_, laid, s));
      return add({.why = Why::FieldTaken, .kind = Kind::Field, .player = field.owner}, 1, false);
    }
}

std::vector<Weighed> Telling::told() && {
  tell_events();
  tell_meeples();
  if (after_.decision != Decision::Over) {
    tell_figure();
    tell_growth();
    tell_blocked();
    tell_holes();
  }
  std::stable_sort(told_.begin(), told_.end(),
                   [](const Weighed& a, const Weighed& b) { return a.weight > b.weight; });
  return std::move(told_);
}

constexpr size_t MOST_REASONS = 4;

} // namespace

std::vector<Fact> facts_after(const Ruleset& rules, const Position& position, std::span<const Action> line) {
  std::vector<Fact> facts;
  for (const Weighed& one : Telling(rules, position, line).told())
    if (facts.size() < MOST_REASONS) facts.push_back(one.fact);
  return facts;
}

std::vector<Fact> reasons_between(const Ruleset& rules, const Position& position,
                                  std::span<const Action> played, std::span<const Action> best) {
  const auto of_played = Telling(rules, position, played).told();
  const auto of_best = Telling(rules, position, best).told();
  const auto among = [](const std::vector<Weighed>& list, const Fact& fact) {
    return std::any_of(list.begin(), list.end(), [&](const Weighed& w) { return w.fact == fact; });
  };
  std::vector<Weighed> found;
  for (const Weighed& one : of_best)
    if (one.good && !among(of_played, one.fact)) {
      found.push_back(one);
      found.back().fact.of_best = true;
    }
  for (const Weighed& one : of_played)
    if (!one.good && !among(of_best, one.fact)) found.push_back(one);
  std::stable_sort(found.begin(), found.end(),
                   [](const Weighed& a, const Weighed& b) { return a.weight > b.weight; });
  std::vector<Fact> facts;
  for (const Weighed& one : found)
    if (facts.size() < MOST_REASONS) facts.push_back(one.fact);
  return facts;
}

} // namespace mappa::play
