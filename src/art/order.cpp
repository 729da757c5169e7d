#include "art/order.h"

#include "art/arms.h"
#include "art/figure.h"
#include "art/map.h"
#include "art/map_card.h"
#include "art/shapes.h"
#include "art/svg.h"
#include "art/table.h"
#include "art/tile.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <fmt/format.h>
#include <fmt/ranges.h>

namespace mappa::art {

using data::Library;
using data::MapPtr;
using notation::Query;

namespace {

std::string value(const Query& query, const char* key) {
  const auto found = query.find(key);
  return found == query.end() ? "" : found->second;
}

// A digit; anything else is 0.
int digit(const Query& query, const char* key, int most) {
  const std::string text = value(query, key);
  if (text.size() != 1 || text[0] < '0' || text[0] > '9') return 0;
  return std::min(text[0] - '0', most);
}

bool flag(const Query& query, const char* key) { return value(query, key) == "1"; }

Theme theme(const Query& query) { return value(query, "theme") == "dark" ? Theme::Dark : Theme::Light; }

std::optional<mappa::Colour> colour(std::string_view name) {
  for (int c = 0; c < COLOURS; ++c)
    if (name == COLOUR_NAME[static_cast<std::size_t>(c)]) return static_cast<mappa::Colour>(c);
  return std::nullopt;
}

Order tile(const Library& library, const std::string& id, const Query& query) {
  const Tile* tile = library.tile(id);
  if (!tile) return {};
  constexpr int COPIES = 3; // that look different
  TileLook look;
  look.rot = digit(query, "rot", 3);
  look.copy = digit(query, "copy", COPIES - 1);
  look.detail = flag(query, "small") ? Detail::Small : Detail::Full;
  const double scale = look.detail == Detail::Small ? .64 : 2;
  return {fmt::format("tile {} {} {} {}", id, look.rot, look.copy, scale),
          [tile, look, scale] { return document({}, 100, 100, scale, framed(draw_tile(*tile, look), {})); }};
}

Order shapes(const Library& library, const std::string& id) {
  const Tile* tile = library.tile(id);
  if (!tile) return {};
  return {"shapes " + id, [tile] { return tile_shapes(*tile); }, "application/json"};
}

// Names of starts that the map does not have are left out.
std::vector<std::string> starts(const Map& map, const std::string& text) {
  std::vector<std::string> out;
  for (const std::string& start : map.starts)
    if (("," + text + ",").find("," + start + ",") != std::string::npos) out.push_back(start);
  return out;
}

Names names(const Query& query) {
  const std::string text = value(query, "names");
  return text == "none" ? Names::None : text == "alone" ? Names::Alone : Names::Drawn;
}

// Names are made for these sizes only, so that few are drawn and kept: the largest that is not too large.
int lettering(const Query& query) {
  constexpr std::array SIZES{14, 17, 20, 24, 29, 34, 42, 50, 60, 75, 90, 110, 140, 180, 240, 320, 420};
  const std::string text = value(query, "pixels");
  int pixels = 0;
  std::from_chars(text.data(), text.data() + text.size(), pixels);
  const auto above = std::upper_bound(SIZES.begin(), SIZES.end(), pixels);
  return above == SIZES.begin() ? SIZES.front() : *std::prev(above);
}

Order map(const MapPtr& file, const Query& query) {
  if (!file) return {};
  MapLook look;
  look.theme = theme(query);
  look.language = data::language_named(value(query, "language")).value_or(data::Language::En);
  look.starts = starts(file->map, value(query, "starts"));
  look.with_chips = flag(query, "chips");
  look.chip_marks = flag(query, "marks"); // elsewhere the page lays the chips themselves
  if (flag(query, "small")) look.pixels = 64;
  look.names = names(query);
  if (look.names == Names::Alone) look.pixels = lettering(query);
  return {fmt::format("map {} {} {} {} {} {} {} {}", file->map.id, look.theme == Theme::Dark,
                      data::name_of(look.language), fmt::join(look.starts, ","), look.with_chips,
                      look.chip_marks, static_cast<int>(look.names), look.pixels),
          [file, look] { return draw_map(*file, look); }};
}

Order card(const MapPtr& file, const Query& query) {
  if (!file) return {};
  const Theme look = theme(query);
  return {fmt::format("card {} {}", file->map.id, look == Theme::Dark),
          [file, look] { return draw_map_card(*file, look); }};
}

// "-4,-4,5,5": the squares of the sheet. It grows by two at a time, as the page wants it, so that few are
// drawn and kept; beyond a board as large as can be there is nothing to show.
Order table(const Query& query) {
  constexpr int FIRST = -130, LAST = 131;
  std::array<int, 4> sides{};
  const std::string text = value(query, "squares");
  const char *at = text.data(), *end = at + text.size();
  for (int& side : sides) {
    const auto [next, fault] = std::from_chars(at, end, side);
    const bool last = &side == &sides.back();
    if (fault != std::errc{} || side < FIRST || side > LAST ||
        (last ? next != end : next == end || *next != ','))
      return {};
    at = next + 1;
  }
  if (std::min(sides[2] - sides[0], sides[3] - sides[1]) < TableSheet::SMALLEST) return {};
  for (int& side : sides) side = &side < &sides[2] ? side & ~1 : side | 1;
  const TableSheet sheet{sides[0], sides[1], sides[2], sides[3]};
  const Theme look = theme(query);
  return {fmt::format("table {} {}", fmt::join(sides, ","), look == Theme::Dark),
          [sheet, look] { return draw_table(sheet, look); }};
}

// What a figure takes, about its foot, in the shape of a meeple's box.
struct IconBox {
  Point corner;
  double width;
};
constexpr double ICON_SHAPE = 126. / 104;
constexpr std::array<IconBox, 6> ICON_BOXES{{{{-52, -112}, 104},   // meeple
                                             {{-69.5, -152}, 139}, // large
                                             {{-56, -132}, 121},   // abbot
                                             {{-52, -143}, 132},   // builder
                                             {{-61, -110}, 127},   // pig
                                             {{-52, -112}, 104}}}; // postman

// "meeple-0": the spot it stands on is in the middle; as an icon it fills the picture.
Order figure(const std::string& name, const Query& query) {
  constexpr std::array NAMES{"meeple", "large", "abbot", "builder", "pig", "postman"};
  const std::size_t dash = name.find('-');
  const auto kind = std::find(NAMES.begin(), NAMES.end(), name.substr(0, dash));
  if (dash == std::string::npos || kind == NAMES.end()) return {};
  FigureLook look;
  look.kind = static_cast<FigureKind>(kind - NAMES.begin());
  look.player = digit({{"player", name.substr(dash + 1)}}, "player", PLAYERS - 1);
  look.lies = flag(query, "lies");
  look.held = flag(query, "held");
  look.upgraded = colour(value(query, "upgraded"));
  const bool ghost = flag(query, "ghost"), icon = flag(query, "icon");
  return {fmt::format("figure {} {} {} {} {} {} {}", static_cast<int>(look.kind), look.player, look.lies,
                      look.held, look.upgraded ? static_cast<int>(*look.upgraded) : -1, ghost, icon),
          [look, ghost, icon] {
            const std::string drawing = ghost ? draw_ghost(look) : draw_figure(look);
            const auto [corner, width] = ICON_BOXES[static_cast<std::size_t>(look.kind)];
            if (icon) return document(corner, width, width * ICON_SHAPE, 1, drawing);
            return document({-120, -120}, 240, 240, 1, at_spot({}, 1, look.lies, drawing));
          }};
}

Order arms(const std::string& name) {
  const int player = digit({{"player", name}}, "player", PLAYERS - 1);
  return {fmt::format("arms {}", player), [player] {
            return document({-12, -13}, 24, 27, 4, draw_player_arms(player));
          }};
}

// "blue-2", "secret-0".
Order chip(const std::string& name, const Query& query) {
  const std::size_t dash = std::min(name.find('-'), name.size());
  ChipFace face;
  face.colour = colour(std::string_view(name).substr(0, dash));
  face.number = digit({{"n", dash < name.size() ? name.substr(dash + 1) : ""}}, "n", 2);
  face.face_down = flag(query, "down") || !face.colour;
  return {fmt::format("chip {} {} {}", face.colour ? static_cast<int>(*face.colour) : -1, face.number,
                      face.face_down),
          [face] {
            return document({-50, -50}, 100, 100, 1, draw_chip(face, 42));
          }};
}

// "wine", "grain", "cloth".
Order goods(const std::string& name) {
  for (const Goods goods : ALL_GOODS)
    if (name == goods_name(goods))
      return {"goods " + name, [goods] {
                return document({-9.5, -9.5}, 19, 19, 6, draw_goods({}, goods, Detail::Full));
              }};
  return {};
}

constexpr std::string_view MAP_FOLDER = "/art/maps/", CARD_FOLDER = "/art/cards/";

// What stands in a path between its folder and its ending.
std::optional<std::string> between(const std::string& path, std::string_view folder,
                                   std::string_view ending) {
  if (!path.starts_with(folder) || !path.ends_with(ending) || path.size() < folder.size() + ending.size())
    return std::nullopt;
  return path.substr(folder.size(), path.size() - folder.size() - ending.size());
}

} // namespace

std::string drawn_map(const notation::Address& address) {
  for (const std::string_view folder : {MAP_FOLDER, CARD_FOLDER})
    if (const auto id = between(address.path, folder, ".svg")) return *id;
  return "";
}

Order order(const Library& library, const notation::Address& address, const MapPtr& carried) {
  const std::string& path = address.path;
  const Query& query = address.query;
  const auto named = [&](std::string_view folder, std::string_view ending) {
    return between(path, folder, ending);
  };
  const auto map_named = [&](const std::string& id) {
    return carried && carried->map.id == id ? carried : MapPtr(MapPtr(), library.map(id));
  };
  if (const auto id = named("/art/tiles/", ".svg")) return tile(library, *id, query);
  if (const auto id = named("/art/tiles/", ".json")) return shapes(library, *id);
  if (const auto id = named(MAP_FOLDER, ".svg")) return map(map_named(*id), query);
  if (path == "/art/table.svg") return table(query);
  if (const auto id = named(CARD_FOLDER, ".svg")) return card(map_named(*id), query);
  if (const auto name = named("/art/figures/", ".svg")) return figure(*name, query);
  if (const auto name = named("/art/arms/", ".svg")) return arms(*name);
  if (const auto name = named("/art/chips/", ".svg")) return chip(*name, query);
  if (const auto name = named("/art/goods/", ".svg")) return goods(*name);
  return {};
}

} // namespace mappa::art
