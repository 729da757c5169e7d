#include "survey.h"

#include <algorithm>
#include <cstdlib>
#include <set>
#include <utility>

namespace mappa::proof {

namespace {

// Which tile lies where: a grid two squares larger than the board on every side.
class Grid {
public:
  Grid(const Plan& plan, const std::vector<PlacedTile>& board)
      : right_(plan.width() + 1), bottom_(plan.height() + 1) {
    for (const PlacedTile& tile : board) {
      left_ = std::min(left_, tile.x - 2), right_ = std::max(right_, tile.x + 2);
      top_ = std::min(top_, tile.y - 2), bottom_ = std::max(bottom_, tile.y + 2);
    }
    cells_.assign(static_cast<size_t>((right_ - left_ + 1) * (bottom_ - top_ + 1)), NONE);
    for (size_t i = 0; i < board.size(); ++i) cells_[index(board[i].x, board[i].y)] = static_cast<int>(i);
  }

  int at(int x, int y) const { return cells_[index(x, y)]; }
  int beyond(const PlacedTile& tile, size_t side) const {
    return at(tile.x + EAST[side], tile.y + SOUTH[side]);
  }

  template <class Visit>
  void each_inside(Visit visit) const { // all but the outermost squares
    for (int y = top_ + 1; y < bottom_; ++y)
      for (int x = left_ + 1; x < right_; ++x) visit(x, y);
  }

private:
  size_t index(int x, int y) const {
    return static_cast<size_t>((y - top_) * (right_ - left_ + 1) + (x - left_));
  }

  int left_ = -2, right_, top_ = -2, bottom_;
  std::vector<int> cells_;
};

// The side of the printed tile that now points to `side`.
size_t printed_side(size_t side, int rot) { return (side + SIDES - static_cast<size_t>(rot)) % SIDES; }

Kind shown_at(const Ruleset& rules, const PlacedTile& tile, size_t side) {
  return printed(rules, tile).sides[printed_side(side, tile.rot)];
}

bool is_way(Kind kind) { return kind == Kind::Road || kind == Kind::City; }

bool leaves_by(const Feature& feature, size_t side) { // as printed
  return (feature.sides >> side & 1) != 0 || (feature.ports >> 2 * side & 3) != 0;
}

class Flood {
public:
  Flood(const Game& game, const std::vector<PlacedTile>& board)
      : rules_(game.rules), plan_(game.plan), board_(board), grid_(plan_, board) {
    std::array<int, MAX_FEATURES> none;
    none.fill(NONE);
    found_.whole_of.assign(board.size(), none);
    found_.whole_of_print.assign(plan_.prints().size(), NONE);
  }

  Survey run() {
    for (int t = 0; t < static_cast<int>(board_.size()); ++t)
      for (int f = 0; f < static_cast<int>(tile(t).features.size()); ++f) fill({t, f});
    for (int f = 0; f < static_cast<int>(plan_.prints().size()); ++f) fill({PRINTED, f});
    open_squares();
    return std::move(found_);
  }

  OpenSquare look_from(int x, int y) const {
    OpenSquare square{x, y, {}, {}};
    for (size_t side = 0; side < SIDES; ++side) {
      const int t = square.around[side] = grid_.at(x + EAST[side], y + SOUTH[side]);
      const int print = plan_.beyond(x, y, side).print;
      if (t != NONE) square.shown[side] = shown_at(rules_, placed(t), (side + 2) % SIDES);
      if (print != NONE) square.shown[side] = plan_.print(print).kind; // M5, M6, M8
    }
    return square;
  }

private:
  const PlacedTile& placed(int t) const { return board_[static_cast<size_t>(t)]; }
  const Tile& tile(int t) const { return printed(rules_, placed(t)); }
  const Feature& feature(Part part) const {
    return tile(part.tile).features[static_cast<size_t>(part.feature)];
  }
  Kind kind_of(Part part) const {
    return part.tile == PRINTED ? plan_.print(part.feature).kind : feature(part).kind;
  }
  int& whole_of(Part part) {
    const auto f = static_cast<size_t>(part.feature);
    return part.tile == PRINTED ? found_.whole_of_print[f]
                                : found_.whole_of[static_cast<size_t>(part.tile)][f];
  }
  Whole& current() { return found_.wholes.back(); }
  int number() const { return static_cast<int>(found_.wholes.size()) - 1; }

  void fill(Part from) {
    const Kind kind = kind_of(from);
    if (!takes_part(rules_, kind) || whole_of(from) != NONE) return;
    found_.wholes.push_back({kind, found_.parts.size(), 0});
    add(from);
    for (size_t next = current().first_part; next < found_.parts.size(); ++next) {
      const Part part = found_.parts[next];
      part.tile == PRINTED ? spread(plan_.print(part.feature)) : spread(part);
    }
    current().parts = found_.parts.size() - current().first_part;
    if (kind == Kind::Monastery || kind == Kind::PostOffice || kind == Kind::Garden)
      look_round(current(), placed(from.tile));
  }

  void add(Part part) {
    int& mine = whole_of(part);
    if (mine != NONE) return;
    part.tile == PRINTED ? count(plan_.print(part.feature)) : count(part);
    mine = number();
    found_.parts.push_back(part);
  }

  void count(Part part) {
    const auto& features = found_.whole_of[static_cast<size_t>(part.tile)];
    if (std::count(features.begin(), features.end(), number()) == 0) ++current().tiles; // B6, B7: a tile once
    current().coats += feature(part).coats;
    shows_at(placed(part.tile).x, placed(part.tile).y);
  }

  void count(const Print& print) { // M7, M8, M10
    current().tiles += print.tiles;
    current().coats += print.coats;
    for (const At at : print.squares) shows_at(at.x, at.y);
  }

  void shows_at(int x, int y) {
    Whole& whole = current();
    if (std::pair(y, x) < std::pair(whole.y, whole.x)) whole.x = x, whole.y = y;
  }

  void spread(Part part) {
    const PlacedTile& at = placed(part.tile);
    for (size_t side = 0; side < SIDES; ++side) {
      const size_t was = printed_side(side, at.rot);
      if (!leaves_by(feature(part), was)) continue;
      const int print = plan_.beyond(at.x, at.y, side).print, beyond = grid_.beyond(at, side);
      if (print != NONE) {
        if (plan_.print(print).kind == feature(part).kind) add({PRINTED, print}); // fields end at stubs
      } else if (beyond != NONE) {
        for (size_t half = 0; half < 2; ++half)
          if (feature(part).ports >> (2 * was + half) & 1)
            add({beyond, field_at(beyond, (side + 2) % SIDES, 1 - half)});
        if (is_way(feature(part).kind)) add({beyond, way_at(beyond, (side + 2) % SIDES)});
      } else if (is_way(feature(part).kind) && !plan_.is_border(at.x, at.y, side)) { // M6
        ++current().open_ends;
      }
    }
  }

  void spread(const Print& print) {
    for (const SideAt& meets : print.meets) {
      const int t = grid_.at(meets.at.x, meets.at.y);
      const auto side = static_cast<size_t>(meets.side);
      if (t == NONE) {
        current().open_ends += is_way(print.kind);
      } else if (is_way(print.kind)) {
        add({t, way_at(t, side)});
      } else {
        for (size_t half = 0; half < 2; ++half) add({t, field_at(t, side, half)});
      }
    }
  }

  int way_at(int t, size_t side) const {
    const auto& features = tile(t).features;
    const size_t was = printed_side(side, placed(t).rot);
    return index_of(features, [&](const Feature& f) { return is_way(f.kind) && f.sides >> was & 1; });
  }

  int field_at(int t, size_t side, size_t half) const {
    const auto& features = tile(t).features;
    const size_t was = 2 * printed_side(side, placed(t).rot) + half;
    return index_of(features, [&](const Feature& f) { return f.kind == Kind::Field && f.ports >> was & 1; });
  }

  template <class Wanted>
  static int index_of(const std::vector<Feature>& features, Wanted wanted) {
    return static_cast<int>(std::find_if(features.begin(), features.end(), wanted) - features.begin());
  }

  void look_round(Whole& whole, const PlacedTile& at) const { // B8, M11
    whole.tiles = 0;
    for (int y = at.y - 1; y <= at.y + 1; ++y)
      for (int x = at.x - 1; x <= at.x + 1; ++x) {
        if (grid_.at(x, y) != NONE || plan_.is_large_city(x, y))
          ++whole.tiles;
        else if (plan_.takes_tile(x, y))
          ++whole.open_ends;
      }
  }

  void open_squares() {
    std::set<std::pair<int, int>> connected; // M4, M8
    const auto covered = [&](At at) { return grid_.at(at.x, at.y) != NONE; };
    for (const Connection& squares : plan_.connections())
      if (std::any_of(squares.begin(), squares.end(), covered))
        for (const At at : squares) connected.emplace(at.x, at.y);
    grid_.each_inside([&](int x, int y) { look_at(x, y, connected.contains({x, y})); });
  }

  // M1.
  void look_at(int x, int y, bool connected) {
    if (grid_.at(x, y) != NONE || std::abs(x) > TABLE_EDGE || std::abs(y) > TABLE_EDGE) return;
    if (!plan_.takes_tile(x, y)) return;
    const OpenSquare square = look_from(x, y);
    if (connected || std::any_of(square.around.begin(), square.around.end(), [](int t) { return t != NONE; }))
      found_.open.push_back(square);
  }

  const Ruleset& rules_;
  const Plan& plan_;
  const std::vector<PlacedTile>& board_;
  Grid grid_;
  Survey found_;
};

// The city features that a part of a field touches.
std::vector<Part> cities_at(const Game& game, const std::vector<PlacedTile>& board, Part part) {
  if (part.tile == PRINTED) return {{PRINTED, game.plan.print(part.feature).touches}}; // M5
  const auto& features = printed(game.rules, board[static_cast<size_t>(part.tile)]).features;
  std::vector<Part> cities;
  for (int f = 0; f < static_cast<int>(features.size()); ++f)
    if (features[static_cast<size_t>(part.feature)].cities >> f & 1) cities.push_back({part.tile, f});
  return cities;
}

} // namespace

bool takes_part(const Ruleset& rules, Kind kind) {
  return kind == Kind::Road || kind == Kind::City || kind == Kind::Monastery ||
         (kind == Kind::PostOffice && rules.setup.postman) ||
         (kind == Kind::Garden && rules.setup.expansions.abbot) ||
         (kind == Kind::Field && rules.setup.fields);
}

int Survey::whole_at(int tile, int feature) const {
  const auto f = static_cast<size_t>(feature);
  return tile == PRINTED ? whole_of_print[f] : whole_of[static_cast<size_t>(tile)][f];
}

Survey survey(const Game& game, const std::vector<PlacedTile>& board) { return Flood(game, board).run(); }

OpenSquare look(const Game& game, const std::vector<PlacedTile>& board, At where) {
  return Flood(game, board).look_from(where.x, where.y);
}

bool fits(const Tile& tile, int rot, const OpenSquare& square) {
  for (size_t side = 0; side < SIDES; ++side)
    if (square.shown[side] && *square.shown[side] != tile.sides[printed_side(side, rot)]) return false;
  return true;
}

int cities_touching(const Game& game, const std::vector<PlacedTile>& board, const Survey& survey,
                    const Whole& field) {
  std::set<int> cities;
  for (const Part part : survey.parts_of(field))
    for (const Part city : cities_at(game, board, part))
      cities.insert(survey.whole_at(city.tile, city.feature));
  return static_cast<int>(std::count_if(cities.begin(), cities.end(), [&](int city) {
    return survey.wholes[static_cast<size_t>(city)].complete();
  }));
}

int towns_beside(const Game& game, const Facts& facts, const Survey& survey, const Whole& road) {
  std::set<std::pair<int, int>> covered, towns;
  for (const PlacedTile& tile : facts.board) covered.emplace(tile.x, tile.y);
  for (const At start : facts.waiting) covered.emplace(start.x, start.y);
  for (const Part part : survey.parts_of(road)) {
    if (part.tile == PRINTED) continue; // a ferry or stub lies beside no square
    const PlacedTile& tile = facts.board[static_cast<size_t>(part.tile)];
    for (size_t side = 0; side < SIDES; ++side) {
      const int x = tile.x + EAST[side], y = tile.y + SOUTH[side];
      if (game.plan.is_town(x, y) && !covered.contains({x, y})) towns.emplace(x, y);
    }
  }
  return static_cast<int>(towns.size());
}

int key_of(const Survey& survey, const Whole& whole) {
  const Part first = survey.parts_of(whole).front();
  return first.tile * MAX_FEATURES + first.feature;
}

} // namespace mappa::proof
