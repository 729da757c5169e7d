// The pigments of the drawings.
#pragma once

namespace mappa::art {

using Colour = const char*;

inline constexpr Colour INK = "#35271B", SOFT_INK = "#5B4630", SHADOW = "#2A2410";
inline constexpr Colour MEADOW = "#B1C078", MEADOW_LIGHT = "#C3CE8E", MEADOW_DARK = "#9DB065",
                        TUFT = "#74883F";
inline constexpr Colour TREE = "#5F8049", TREE_2 = "#6F9150", TREE_LIGHT = "#90AE68", TREE_DARK = "#48663A",
                        AUTUMN = "#C98F3E", AUTUMN_LIGHT = "#E0B060", TRUNK = "#6A4A2E";
inline constexpr Colour WHEAT = "#E2C772", WHEAT_LINE = "#C4A048", PLOUGH = "#BE9A6E",
                        PLOUGH_LINE = "#9C7850", VINE = "#93AA55", VINE_LINE = "#5F7A3A",
                        LAVENDER = "#A893B8", LAVENDER_LINE = "#7D6893";
inline constexpr Colour ROAD = "#EFDFB6", ROAD_EDGE = "#86653D", ROAD_RUT = "#D6BD88", CROSSING = "#E6D2A4";
inline constexpr Colour WATER = "#86B8C0", WATER_EDGE = "#437885", WATER_LIGHT = "#B9DADB";
inline constexpr Colour GROUND = "#E4C392", GROUND_DARK = "#CFA871", STREET = "#EFD9AF";
inline constexpr Colour ROOFS[] = {"#C65B3D", "#B64C36", "#D6764C", "#A94431", "#CB6840"};
inline constexpr Colour RARE_ROOFS[] = {"#7E8F9A", "#C99A4E", "#8A6A55"};
inline constexpr Colour ROOF_SHADE = "#8E3627", THATCH = "#C6A45C";
inline constexpr Colour PLASTER = "#F4E8CC", PLASTER_SHADE = "#D8C197", WINDOW = "#4A3524",
                        TIMBER = "#6B4A2F";
inline constexpr Colour STONE = "#EFE7D4", STONE_MID = "#CFC2A6", STONE_FACE = "#AE9E80",
                        STONE_DARK = "#8B7C62";
inline constexpr Colour SLATE = "#64798B", SLATE_LIGHT = "#8BA2B1", SLATE_DARK = "#47596A",
                        COPPER = "#74A396", COPPER_LIGHT = "#9CC2B4", COPPER_DARK = "#4F7C72";
inline constexpr Colour GOLD = "#DCAB3C", GOLD_LIGHT = "#F3D27B", GOLD_DARK = "#A3772A", INDIGO = "#2F3D77",
                        INDIGO_LIGHT = "#50609F";
inline constexpr Colour POST = "#EDBA35", POST_SHADE = "#C98F22", POST_DARK = "#7E5A14", WHITE = "#FFFAEC",
                        WAX = "#A32A22";

} // namespace mappa::art
