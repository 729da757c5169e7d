#include "art/arms.h"

#include "art/palette.h"

namespace mappa::art {

static constexpr Part COAT[] = {
    {"M-5.6 1.6a6.6 7.6 0 1 0 13.2 0a6.6 7.6 0 1 0-13.2 0Z", SHADOW, nullptr, 0, 0, .28},
    {"M-6.96-8.12H6.96V-.41C6.96 4.47 3.13 6.98 0 8.93C-3.13 6.98-6.96 4.47-6.96-.41Z", WHITE, INK, 1},
    {"M-5.52-6.44H5.52V-.32C5.52 3.54 2.48 5.54 0 7.08C-2.48 5.54-5.52 3.54-5.52-.32Z", INDIGO},
    {"M-5.52-6.44H0V7.08C-2.48 5.54-5.52 3.54-5.52-.32Z", INDIGO_LIGHT},
};
static constexpr Part CHARGE[CHARGES] = {
    // star, chevron, crescent, cross, tower, three roundels
    {"M0-4.24L.91-1.86L3.43-2.26L1.82-.28L3.43 1.7L.91 1.3L0 3.68L-.91 1.3L-3.43 "
     "1.7L-1.82-.28L-3.43-2.26L-.91-1.86Z",
     GOLD_LIGHT},
    {"M-5.4 2.38L0-2.94L5.4 2.38L4.44 4.62L0 .28L-4.44 4.62Z", GOLD_LIGHT},
    {"M2.52-3.5A3.96 3.96 0 1 0 2.52 3.22A3 3 0 1 1 2.52-3.5Z", GOLD_LIGHT},
    {"M-.96-6.02H.96V-1.68H5.28V.36H.96V5.88H-.96V.36H-5.28V-1.68H-.96Z", GOLD_LIGHT},
    {"M-3.12 2.94V-.7h-.6v-3.5h1.56v1.26h1.32v-1.26h1.68v1.26h1.32v-1.26h1.56v3.5h-.6v3.64Z", GOLD_LIGHT},
    {"M-1.62-2.94a1.62 1.62 0 1 0 3.24 0a1.62 1.62 0 1 0-3.24 0ZM-4.14 .84a1.62 1.62 0 1 0 3.24 0a1.62 1.62 "
     "0 1 0-3.24 0Z"
     "M.9 .84a1.62 1.62 0 1 0 3.24 0a1.62 1.62 0 1 0-3.24 0Z",
     GOLD_LIGHT},
};

static constexpr Part SIGN[] = {
    {"M-7.3 1.1a8 8 0 1 0 16 0a8 8 0 1 0-16 0Z", SHADOW, nullptr, 0, 0, .25},
    {"M-8 0a8 8 0 1 0 16 0a8 8 0 1 0-16 0Z", "#F3E3C6", INK, 1},
    {"M-6.7 0a6.7 6.7 0 1 0 13.4 0a6.7 6.7 0 1 0-13.4 0Z", "none", GOLD_DARK, 0, .5},
};
static constexpr Part BARREL[] = {
    {"M-4.6-3.1C-5.4-1-5.4 1.4-4.6 3.5H4.6C5.4 1.4 5.4-1 4.6-3.1Z", "#9A6336", INK, 1},
    {"M-3-3.1C-3.6-1-3.6 1.4-3 3.5M3-3.1C3.6-1 3.6 1.4 3 3.5", "none", "#5C371B", 0, 1.1},
    {"M-4.4-2.4Q0-3.4 4.4-2.4", "none", "#C08A55", 0, .7},
    {"M-1.5 .3a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0-3 0Z", "#7B2138", INK, 0, .5},
};
static constexpr Part SHEAF[] = {
    {"M0 5.6C-1 1.6-3.4-2-4.6-4.8M0 5.6V-5.4M0 5.6C1 1.6 3.4-2 4.6-4.8M0 5.6C-.6 2-1.8-2-2.3-5.2M0 5.6C.6 2 "
     "1.8-2 2.3-5.2",
     "none", "#B98A24", 0, 1.1, 1, true},
    {"M-3.8-2.8A1 2.1 0 0 1-5.7-6.4A1 2.1 0 0 1-3.8-2.8ZM-1.9-3A1 2.1 0 0 1-2.9-7A1 2.1 0 0 1-1.9-3ZM0-3.2A1 "
     "2.1 0 0 1 0-7.4A1 2.1 0 0 1 0-3.2Z"
     "M1.9-3A1 2.1 0 0 1 2.9-7A1 2.1 0 0 1 1.9-3ZM3.8-2.8A1 2.1 0 0 1 5.7-6.4A1 2.1 0 0 1 3.8-2.8Z",
     "#E9BE4B", INK, 0, .5},
    {"M-2.1 1.4Q0 2.7 2.1 1.4", "none", "#8E3A2A", 0, 1.3, 1, true},
};
static constexpr Part BOLTS[] = {
    {"M-4.8-3.4H3.4C5-3.4 5.6-1.6 4.4-.6L-3.8-.6C-5.2-.6-5.8-3-4.8-3.4Z", "#3E7F8C", INK, 1},
    {"M-4.4-.6H3.8C5.4-.6 5.9 1.3 4.7 2.2L-4 2.2C-5.4 2.2-5.6-.2-4.4-.6Z", "#C4533A", INK, 1},
    {"M-4 2.2H4C5.4 2.2 5.8 4.2 4.6 4.8H-3.6C-5 4.8-5.2 2.6-4 2.2Z", "#D9A93A", INK, 1},
    {"M-3.4-2.3H2.6M-3 .5H3M-2.6 3.3H3.2", "none", WHITE, 0, .5, .6},
};

std::string draw_coat(Point middle, int charge, Detail detail) {
  double scale = detail == Detail::Small ? 1.25 : 1, ink = detail == Detail::Small ? 1.5 : 1;
  std::span<const Part> figure(&CHARGE[charge % CHARGES], 1);
  return draw(COAT, middle, ink, detail, scale) + draw(figure, middle, ink, detail, scale);
}

std::string draw_goods(Point middle, Goods goods, Detail detail) {
  std::span<const Part> picture;
  switch (goods) {
  case Goods::None: return "";
  case Goods::Wine: picture = BARREL; break;
  case Goods::Grain: picture = SHEAF; break;
  case Goods::Cloth: picture = BOLTS; break;
  }
  double scale = detail == Detail::Small ? 1.2 : 1, ink = ink_line(detail);
  return draw(SIGN, middle, ink, detail, scale) + draw(picture, middle, ink, detail, scale);
}

} // namespace mappa::art
