#include "compare.h"

#include <algorithm>

namespace mappa::proof {

namespace {

std::string shown(const Award& award) {
  return fmt::format("{}{} points to player {} for rank {} at {}", award.final ? "finally " : "",
                     award.points, award.player, award.rank, where(award.x, award.y));
}

class EventReader {
public:
  EventReader(const Game& game, const Facts& facts, const Survey& board, bool towns_changed, Faults& faults)
      : game_(game), facts_(facts), board_(board), towns_changed_(towns_changed), faults_(faults) {}

  std::vector<Award> awards;
  std::vector<StandingFigure> returned;

  void read(const Event& e) {
    starts_ += e.type == EventType::Placed && e.player == NOBODY;
    if (e.type == EventType::Final) final_ = true;
    if (e.type != EventType::Returned && e.type != EventType::Score) return;
    if (e.reason == Reason::TradeGoods) return; // of no tile
    const int tile = tile_of(game_.rules, e.tile);
    if (tile < 0 || tile >= static_cast<int>(facts_.board.size())) {
      fault(faults_, "events: one tells of tile {}", e.tile);
    } else if (e.type == EventType::Returned) {
      returned.push_back({e.player, e.figure, tile, feature(e, tile)});
    } else if (e.reason == Reason::Feature) {
      read_feature(e, tile);
    } else if (e.reason == Reason::TownCost) {
      const PlacedTile& placed = facts_.board[at(tile)];
      awards.push_back({final_, starts_, TOWN_COST_RANK, placed.y, placed.x, NONE, e.player, e.points});
    } // other points are compared as happenings
  }

private:
  int feature(const Event& e, int tile) const {
    return game_.rules.kinds[at(facts_.board[at(tile)].kind)].segments[e.segment].feature;
  }

  void read_feature(const Event& e, int tile) {
    const int number = board_.whole_at(tile, feature(e, tile));
    const Whole& whole = board_.wholes[at(number)];
    if (e.points)
      awards.push_back({final_, starts_, scoring_rank(e.kind), whole.y, whole.x, key_of(board_, whole),
                        e.player, e.points});
    if (e.complete != whole.complete())
      fault(faults_, "events: {} is told to be {}", shown(whole), e.complete);
    const Worth worth = worth_of(game_, facts_, board_, whole);
    const auto differ = [&](const char* what, int core, int wanted) {
      if (core != wanted) fault(faults_, "events: {}: {} {} instead of {}", shown(whole), what, core, wanted);
    };
    differ("tiles", e.tiles, worth.tiles);
    differ("coats", e.coats, worth.coats);
    differ("cities", e.cities, worth.cities);
    if (!towns_changed_) differ("towns", e.towns, worth.towns);
  }

  const Game& game_;
  const Facts& facts_;
  const Survey& board_;
  bool towns_changed_; // since the scoring: a start that waited is one now (V1)
  Faults& faults_;
  bool final_ = false;
  int starts_ = 0;
};

} // namespace

void compare_events(const Game& game, const Facts& facts, const Survey& board, const Events& events,
                    const Told& told, Faults& faults) {
  EventReader core(game, facts, board, told.starts_due, faults);
  for (const Event& e : events) core.read(e);
  const auto order = [](const Award& a) { return std::tuple(a.final, a.starts, a.rank, a.y, a.x); }; // X5, X7
  if (!std::is_sorted(core.awards.begin(), core.awards.end(),
                      [&](auto& a, auto& b) { return order(a) < order(b); }))
    fault(faults, "events: scores are not in the order of X7");
  std::sort(core.awards.begin(), core.awards.end());
  std::sort(core.returned.begin(), core.returned.end());
  const auto only = [&](const std::vector<Award>& a, const std::vector<Award>& b, const char* what) {
    std::vector<Award> rest;
    std::set_difference(a.begin(), a.end(), b.begin(), b.end(), std::back_inserter(rest));
    for (const Award& award : rest) fault(faults, "events: {}: {}", what, shown(award));
  };
  only(core.awards, told.awards, "told, but not due or twice");
  only(told.awards, core.awards, "due, but not told");
  if (core.returned != told.returned)
    fault(faults, "events: {} figures returned instead of {}, or others", core.returned.size(),
          told.returned.size());
}

} // namespace mappa::proof
