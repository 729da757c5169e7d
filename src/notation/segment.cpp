#include "notation/segment.h"

#include <algorithm>
#include <bit>

namespace mappa::notation {

namespace {

bool touches_a_side(const Feature& feature) { return feature.sides || feature.ports; }

// "inner", "inner2" ...: the how manieth of its kind that touches no side.
std::string inner_name(const Tile& tile, std::size_t feature) {
  const auto begin = tile.features.begin();
  const auto before =
      std::count_if(begin, begin + static_cast<std::ptrdiff_t>(feature), [&](const Feature& f) {
        return f.kind == tile.features[feature].kind && !touches_a_side(f);
      });
  return before == 0 ? "inner" : "inner" + std::to_string(before + 1);
}

} // namespace

std::string feature_name(const Tile& tile, std::size_t feature, int rot) {
  const Feature& f = tile.features[feature];
  std::string kind = KIND_NAME[static_cast<std::size_t>(f.kind)];
  switch (f.kind) {
  case Kind::Monastery:
  case Kind::PostOffice:
  case Kind::Garden: return kind;
  default: break;
  }
  if (!touches_a_side(f)) return kind + "@" + inner_name(tile, feature);
  if (f.kind == Kind::Field) return kind + "@" + std::to_string(std::countr_zero(turn_ports(f.ports, rot)));
  return kind + "@" + SIDE_NAME[static_cast<std::size_t>(std::countr_zero(turn_sides(f.sides, rot)))];
}

std::string segment_name(const Ruleset& rules, int oriented, uint8_t segment) {
  const TileKind& kind = rules.kinds[static_cast<std::size_t>(oriented / ROTATIONS)];
  return feature_name(kind.tile, kind.segments[segment].feature, oriented % ROTATIONS);
}

std::vector<std::string> segment_names(const Ruleset& rules, int oriented) {
  std::vector<std::string> names;
  const uint8_t size = rules.kinds[static_cast<std::size_t>(oriented / ROTATIONS)].size;
  for (uint8_t s = 0; s < size; ++s) names.push_back(segment_name(rules, oriented, s));
  return names;
}

std::optional<uint8_t> find_segment(const Ruleset& rules, int oriented, std::string_view name) {
  const auto names = segment_names(rules, oriented);
  const auto found = std::find(names.begin(), names.end(), name);
  if (found == names.end()) return std::nullopt;
  return static_cast<uint8_t>(found - names.begin());
}

} // namespace mappa::notation
