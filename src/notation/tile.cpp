#include "notation/tile.h"

#include "notation/segment.h"

#include <array>

namespace mappa::notation {

namespace {

// The places of the bits that are set.
Json numbers(uint32_t mask) {
  Json list = Json::array();
  for (int i = 0; mask >> i != 0; ++i)
    if (mask >> i & 1) list.push_back(i);
  return list;
}

Json side_names(uint8_t mask) {
  Json list = Json::array();
  for (std::size_t side = 0; side < SIDES; ++side)
    if (mask >> side & 1) list.push_back(SIDE_NAME[side]);
  return list;
}

Json feature_json(const Tile& tile, std::size_t index) {
  const Feature& feature = tile.features[index];
  Json out{{"kind", KIND_NAME[static_cast<std::size_t>(feature.kind)]}, {"on", feature_name(tile, index, 0)}};
  switch (feature.kind) {
  case Kind::Field:
    out["ports"] = numbers(feature.ports);
    out["cities"] = numbers(feature.cities);
    break;
  case Kind::City:
    out["sides"] = side_names(feature.sides);
    out["coats"] = feature.coats;
    out["cathedral"] = feature.cathedral;
    out["goods"] = nullptr;
    if (feature.goods != Goods::None) out["goods"] = goods_name(feature.goods);
    break;
  case Kind::Road:
    out["sides"] = side_names(feature.sides);
    out["inn"] = feature.inn;
    break;
  case Kind::River: out["sides"] = side_names(feature.sides); break;
  default: break;
  }
  return out;
}

} // namespace

Json tile_json(const Tile& tile) {
  Json sides = Json::array(), features = Json::array();
  for (const Kind side : tile.sides) sides.push_back(KIND_NAME[static_cast<std::size_t>(side)]);
  for (std::size_t i = 0; i < tile.features.size(); ++i) features.push_back(feature_json(tile, i));
  return {{"id", tile.id},  {"count", tile.count},  {"start", tile.start},
          {"sides", sides}, {"features", features}, {"links", tile.links}};
}

} // namespace mappa::notation
