#include "survey.h"

#include <algorithm>
#include <cstdlib>
#include <set>

namespace mappa::proof {

namespace {

constexpr std::array<int, SIDES> EAST{0, 1, 0, -1}, SOUTH{-1, 0, 1, 0}; // one step over side N E S W

// Which tile lies where: a grid two squares larger than the board on every side.
class Grid {
public:
  explicit Grid(const std::vector<PlacedTile>& board) {
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

  int left_ = 0, right_ = 0, top_ = 0, bottom_ = 0;
  std::vector<int> cells_;
};

// The side of the printed tile that now points to `side`.
size_t printed_side(size_t side, int rot) { return (side + SIDES - static_cast<size_t>(rot)) % SIDES; }

Kind shown_at(const Ruleset& rules, const PlacedTile& tile, size_t side) {
  return printed(rules, tile).sides[printed_side(side, tile.rot)];
}

bool is_way(Kind kind) { return kind == Kind::Road || kind == Kind::City; }

class Flood {
public:
  Flood(const Ruleset& rules, const std::vector<PlacedTile>& board)
      : rules_(rules), board_(board), grid_(board) {
    std::array<int, MAX_FEATURES> none;
    none.fill(NONE);
    found_.whole_of.assign(board.size(), none);
  }

  Survey run() {
    for (int t = 0; t < static_cast<int>(board_.size()); ++t)
      for (int f = 0; f < static_cast<int>(tile(t).features.size()); ++f)
        if (takes_part(rules_, feature({t, f}).kind) && found_.whole_at(t, f) == NONE) fill({t, f});
    grid_.each_inside([&](int x, int y) { look_at(x, y); });
    return std::move(found_);
  }

private:
  const PlacedTile& placed(int t) const { return board_[static_cast<size_t>(t)]; }
  const Tile& tile(int t) const { return printed(rules_, placed(t)); }
  const Feature& feature(Part part) const {
    return tile(part.tile).features[static_cast<size_t>(part.feature)];
  }

  void fill(Part from) {
    const Kind kind = feature(from).kind;
    found_.wholes.push_back({kind, found_.parts.size(), 0});
    add(from);
    for (size_t next = found_.wholes.back().first_part; next < found_.parts.size(); ++next)
      spread(found_.parts[next]);
    Whole& whole = found_.wholes.back();
    whole.parts = found_.parts.size() - whole.first_part;
    if (kind == Kind::Monastery) look_round(whole, placed(from.tile));
  }

  void add(Part part) {
    Whole& whole = found_.wholes.back();
    const int number = static_cast<int>(found_.wholes.size()) - 1;
    auto& features = found_.whole_of[static_cast<size_t>(part.tile)];
    int& mine = features[static_cast<size_t>(part.feature)];
    if (mine != NONE) return;
    const PlacedTile& at = placed(part.tile);
    const bool first = whole.tiles == 0;
    if (std::count(features.begin(), features.end(), number) == 0) ++whole.tiles; // B6, B7: a tile once
    if (first || at.y < whole.y || (at.y == whole.y && at.x < whole.x)) whole.x = at.x, whole.y = at.y;
    whole.coats += feature(part).coats;
    mine = number;
    found_.parts.push_back(part);
  }

  void spread(Part part) {
    const PlacedTile& at = placed(part.tile);
    for (size_t side = 0; side < SIDES; ++side) {
      const size_t was = printed_side(side, at.rot);
      const int beyond = grid_.beyond(at, side);
      if (is_way(feature(part).kind) && feature(part).sides >> was & 1) {
        if (beyond == NONE)
          ++found_.wholes.back().open_ends;
        else
          add({beyond, way_at(beyond, (side + 2) % SIDES)});
      }
      for (size_t half = 0; half < 2 && beyond != NONE; ++half)
        if (feature(part).ports >> (2 * was + half) & 1)
          add({beyond, field_at(beyond, (side + 2) % SIDES, 1 - half)});
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

  void look_round(Whole& whole, const PlacedTile& at) const { // B8
    whole.tiles = 0;
    for (int y = at.y - 1; y <= at.y + 1; ++y)
      for (int x = at.x - 1; x <= at.x + 1; ++x) ++(grid_.at(x, y) == NONE ? whole.open_ends : whole.tiles);
  }

  void look_at(int x, int y) {
    if (grid_.at(x, y) != NONE || std::abs(x) > TABLE_EDGE || std::abs(y) > TABLE_EDGE) return;
    OpenSquare square{x, y, {}, {}};
    for (size_t side = 0; side < SIDES; ++side) {
      const int t = square.around[side] = grid_.at(x + EAST[side], y + SOUTH[side]);
      if (t != NONE) square.shown[side] = shown_at(rules_, placed(t), (side + 2) % SIDES);
    }
    if (std::any_of(square.around.begin(), square.around.end(), [](int t) { return t != NONE; }))
      found_.open.push_back(square);
  }

  const Ruleset& rules_;
  const std::vector<PlacedTile>& board_;
  Grid grid_;
  Survey found_;
};

} // namespace

bool takes_part(const Ruleset& rules, Kind kind) {
  return kind == Kind::Road || kind == Kind::City || kind == Kind::Monastery ||
         (kind == Kind::Field && rules.setup.fields);
}

Survey survey(const Ruleset& rules, const std::vector<PlacedTile>& board) {
  return Flood(rules, board).run();
}

bool fits(const Tile& tile, int rot, const OpenSquare& square) {
  for (size_t side = 0; side < SIDES; ++side)
    if (square.shown[side] && *square.shown[side] != tile.sides[printed_side(side, rot)]) return false;
  return true;
}

int cities_touching(const Ruleset& rules, const std::vector<PlacedTile>& board, const Survey& survey,
                    const Whole& field) {
  std::set<int> cities;
  for (const Part part : survey.parts_of(field)) {
    const auto& features = printed(rules, board[static_cast<size_t>(part.tile)]).features;
    for (int f = 0; f < static_cast<int>(features.size()); ++f)
      if (features[static_cast<size_t>(part.feature)].cities >> f & 1)
        cities.insert(survey.whole_at(part.tile, f));
  }
  return static_cast<int>(std::count_if(cities.begin(), cities.end(), [&](int city) {
    return survey.wholes[static_cast<size_t>(city)].complete();
  }));
}

} // namespace mappa::proof
