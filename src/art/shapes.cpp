#include "art/shapes.h"

#include "art/layout.h"
#include "notation/json.h"
#include "notation/segment.h"

#include <cmath>

namespace mappa::art {

namespace {

using nlohmann::json;

json point(Point p) {
  const auto tenth = [](double value) { return std::round(value * 10) / 10; };
  return json::array({tenth(p.x), tenth(p.y)});
}

json line(const Line& points) {
  json out = json::array();
  for (const Point p : points) out.push_back(point(p));
  return out;
}

json bits(uint32_t mask) {
  json out = json::array();
  for (int i = 0; mask >> i != 0; ++i)
    if (mask >> i & 1) out.push_back(i);
  return out;
}

// What a highlight fills or strokes.
void add_shape(json& out, const Tile& tile, const Layout& layout, int feature) {
  const Kind kind = tile.features[static_cast<std::size_t>(feature)].kind;
  if (kind == Kind::Field) {
    out["rings"] = json::array();
    for (const Line& ring : outlines(layout.regions, field_regions(tile, layout.regions, feature)))
      out["rings"].push_back(line(ring));
  }
  for (const RoadShape& road : layout.roads)
    if (road.feature == feature) out["line"] = line(road.line);
  for (const CityShape& city : layout.cities)
    if (city.feature == feature) {
      out["rings"] = json::array({line(city.outline)});
      out["walls"] = json::array();
      for (const Line& wall : city.wall_lines) out["walls"].push_back(line(wall));
    }
}

} // namespace

std::string tile_shapes(const Tile& tile) {
  const Layout layout = art::layout(tile);
  json features = json::array();
  for (std::size_t f = 0; f < tile.features.size(); ++f) {
    const Feature& feature = tile.features[f];
    json names = json::array();
    for (int rot = 0; rot < 4; ++rot) names.push_back(notation::feature_name(tile, f, rot));
    json out{{"kind", KIND_NAME[static_cast<std::size_t>(feature.kind)]},
             {"on", names},
             {"spot", point(layout.spots[f].at)},
             {"sides", bits(feature.sides)},
             {"ports", bits(feature.ports)},
             {"cities", bits(feature.cities)},
             {"coats", feature.coats}};
    if (feature.inn) out["inn"] = true;
    if (feature.cathedral) out["cathedral"] = true;
    if (feature.goods != Goods::None) out["goods"] = goods_name(feature.goods);
    add_shape(out, tile, layout, static_cast<int>(f));
    features.push_back(std::move(out));
  }
  return json{{"id", tile.id}, {"features", features}}.dump();
}

} // namespace mappa::art
