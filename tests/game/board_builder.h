// Small boards laid by hand: tiles and figures where a test wants them, then turns played from there. Every
// action is also checked against the referee.
#pragma once

#include "checker.h"
#include "game/board.h"
#include "game/figures.h"
#include "game/turn.h"
#include "sets.h"

#include <algorithm>
#include <fmt/format.h>
#include <gtest/gtest.h>
#include <stdexcept>

namespace mappa::proof {

enum Side { N, E, S, W };

struct Options {
  int players = 2;
  std::optional<int> meeples = {};
  bool fields = true;
  TownVariants towns = {};
  std::vector<std::string> starts = {};
  bool chips = false;
};

class Table {
public:
  static constexpr const char* FITS_ALWAYS = "inns_and_cathedrals/CFR"; // has a side of every kind

  // The tiles of base, inns_and_cathedrals, traders_and_builders and postman; none is laid yet.
  explicit Table(const Options& options = {}) {
    use(rules_of(options));
    stack(std::vector<std::string>(20, FITS_ALWAYS));
  }

  // A game that has begun on a map: its start tiles lie.
  explicit Table(const Map& on, const Options& options = {}) : map(on) {
    use(rules_of(options, on_map()));
    position = start(rules, 1);
    stack(std::vector<std::string>(20, FITS_ALWAYS));
  }

  // Begins anew with other tiles; the stack is empty.
  void use(const Ruleset& other) {
    rules = other;
    position = {};
    position.decision = Decision::Over;
    position.in_hand = NO_TILE;
    position.treat = NO_CHIP;
    position.turn = 1;
    for (size_t i = 0; i < static_cast<size_t>(rules.players); ++i) position.stash[i] = rules.figures;
  }

  // A tile on any empty square that it fits; returns its number.
  uint8_t lay(const std::string& id, int x, int y, int rot = 0) {
    const int kind = kind_of(id), entry = reach(rules, position, square(x, y));
    const Demand demands = position.frontier.demands[static_cast<size_t>(entry)];
    if (!(rules.kinds[static_cast<size_t>(kind)].fits[demands] >> rot & 1))
      throw std::logic_error(fmt::format("{} does not fit at ({},{})", id, x, y));
    mappa::lay(rules, position, entry, kind * ROTATIONS + rot, NOBODY);
    position.sites_completed = 0;
    return position.tiles_laid;
  }

  // A figure from the stash, even where others stand. `where` is the side of a road or city, or the half side
  // (0..7) of a field, as the tile now lies.
  void put(int player, uint8_t tile, Kind kind, int where = 0) {
    put_figure(position, static_cast<uint8_t>(player), Figure::Meeple, tile, segment(tile, kind, where));
  }

  // What is to be drawn, the first first.
  void stack(const std::vector<std::string>& ids) {
    position.stack_size = 0;
    for (size_t i = ids.size(); i-- > 0;)
      position.stack[position.stack_size++] = static_cast<uint8_t>(kind_of(ids[i]));
  }

  void give(const std::string& id) {
    position.in_hand = static_cast<uint8_t>(kind_of(id));
    position.decision = Decision::Tile;
    position.decider = position.player;
  }

  bool can_place(const std::string& id, int x, int y, int rot = 0) {
    give(id);
    return find(ActionType::Tile, static_cast<uint8_t>(rot), square(x, y), 0) != nullptr;
  }

  // Any tile at all, in any rotation.
  bool can_use(int x, int y) {
    for (int kind = 0; kind < rules.tile_kinds; ++kind) {
      position.in_hand = static_cast<uint8_t>(kind);
      position.decision = Decision::Tile;
      legal(rules, position, actions_);
      if (std::any_of(actions_.begin(), actions_.end(),
                      [&](const Action& action) { return action.square == square(x, y); }))
        return true;
    }
    return false;
  }

  // The player whose turn it is gets the tile and places it.
  void place(const std::string& id, int x, int y, int rot = 0) {
    if (!can_place(id, x, y, rot))
      throw std::logic_error(fmt::format("{} cannot be placed at ({},{})", id, x, y));
    play(*find(ActionType::Tile, static_cast<uint8_t>(rot), square(x, y), 0));
  }

  bool asked() const { return position.decision == Decision::Figure; }
  bool over() const { return position.decision == Decision::Over; }

  bool can_stand(Kind kind, int where = 0) { return figure_action(kind, where) != nullptr; }

  void stand(Kind kind, int where = 0) {
    if (!can_stand(kind, where)) throw std::logic_error("no figure may be put there");
    play(*figure_action(kind, where));
  }

  void pass() { play({ActionType::Pass, 0, 0, 0, 0, 0}); }

  void play(const Action& action) {
    Follower follower(rules, position, on_map());
    events.size = 0;
    apply(rules, position, action, &events);
    follower.follow(action, position, events);
    EXPECT_EQ(follower.faults(), Faults{});
  }

  // The segment of a kind at a side, half side or, for a monastery, anywhere; throws if there is none.
  uint8_t segment(uint8_t tile, Kind kind, int where = 0) const {
    const int oriented = position.laid[tile].oriented, rot = oriented % ROTATIONS;
    const TileKind& of = rules.kinds[static_cast<size_t>(oriented / ROTATIONS)];
    for (uint8_t s = 0; s < of.size; ++s) {
      const Feature& feature = of.tile.features[of.segments[s].feature];
      const unsigned reached =
          kind == Kind::Field ? turn_ports(feature.ports, rot) : turn_sides(feature.sides, rot);
      if (feature.kind == kind && (kind == Kind::Monastery || reached >> where & 1)) return s;
    }
    throw std::logic_error(fmt::format("tile {} has no such feature", tile));
  }

  Word word(uint8_t tile, Kind kind, int where = 0) const {
    return position.nodes[root_at(position, tile, segment(tile, kind, where))];
  }

  int score(int player) const { return position.scores[static_cast<size_t>(player)]; }
  int stash(int player) const { return position.stash[static_cast<size_t>(player)][0]; }
  int turn_of() const { return position.player; }
  int drawn() const { return position.in_hand; }

  int kind_of(const std::string& id) const {
    for (size_t k = 0; k < rules.kinds.size(); ++k)
      if (rules.kinds[k].tile.id == id) return static_cast<int>(k);
    throw std::logic_error("no tile " + id);
  }

  const Map* on_map() const { return map ? &*map : nullptr; }

  std::optional<Map> map;
  Ruleset rules;
  Position position;
  Events events; // of the last action

private:
  static Ruleset rules_of(const Options& options, const Map* map = nullptr) {
    Setup setup =
        setup_for(options.players,
                  {{"base", 1}, {"inns_and_cathedrals", 1}, {"traders_and_builders", 1}, {"postman", 1}});
    setup.meeples = options.meeples;
    setup.fields = options.fields;
    setup.town_variants = options.towns;
    setup.starts = options.starts;
    setup.chips = options.chips;
    if (map) setup.map = map->id;
    return rules_for(setup, map);
  }

  const Action* find(ActionType type, uint8_t what, Square where, uint8_t segment) {
    legal(rules, position, actions_);
    for (const Action& a : actions_)
      if (a.type == type && a.what == what && a.square == where && a.segment == segment) return &a;
    return nullptr;
  }

  const Action* figure_action(Kind kind, int where) {
    return find(ActionType::Figure, static_cast<uint8_t>(Figure::Meeple), 0,
                segment(position.tiles_laid, kind, where));
  }

  Actions actions_;
};

} // namespace mappa::proof
