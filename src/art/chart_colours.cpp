#include "art/chart_colours.h"

#include <cmath>
#include <fmt/format.h>

namespace mappa::art {

static constexpr ChartColours CHART_BY_DAY{
    .sea = "#C7D8D2",
    .wave = "#8DB0AF",
    .shore = "#7FA5A6",
    .rhumb = "#7E9C98",
    .rhumb_opacity = .3,
    .country = "#F3E8CB",
    .wash = "#D98E5F",
    .coast = "#5B4529",
    .border = "#9A5B36",
    .neighbour = "#E3D3AF",
    .neighbour_line = "#B59C6C",
    .neighbour_name = "#846F42",
    .washes = {"#7F8F4E", "#A6735C", "#5F8791", "#B98A2E", "#8E7191"},
    .wash_strength = .62,
    .plate = "#FBF4E0",
    .plate_opacity = .5,
    .grid = "#8B7041",
    .grid_opacity = .62,
    .name = "#3A2A18",
    .halo = "#F8EFD8",
    .soft = "#7A6138",
    .sea_name = "#315F65",
    .relief = "#B39A68",
    .lake = "#B5CFCD",
    .roof = "#C9714C",
    .frame = "#4A371F",
    .frame_light = "#F6ECD2",
    .gold = "#B8862B",
    .paper = "#FBF1D6",
    .fold = "#D9BE86",
    .age = "#6B4518",
    .age_strength = .14,
    .sail = "#FFF8E4",
    .serpent = "#8FB29A",
    .serpent_dark = "#6B937D",
};

static constexpr ChartColours CHART_BY_NIGHT{
    .sea = "#16242D",
    .wave = "#2C4C59",
    .shore = "#3C6470",
    .rhumb = "#6A6244",
    .rhumb_opacity = .34,
    .country = "#3A352B",
    .wash = "#B5754A",
    .coast = "#D9BE83",
    .border = "#D6A468",
    .neighbour = "#26241F",
    .neighbour_line = "#554A33",
    .neighbour_name = "#A3916A",
    .washes = {"#6F8050", "#8E6350", "#4F7680", "#8F6E30", "#705A78"},
    .wash_strength = .5,
    .plate = "#4C4536",
    .plate_opacity = .62,
    .grid = "#D9BE83",
    .grid_opacity = .38,
    .name = "#F4E6C4",
    .halo = "#231F18",
    .soft = "#C4A970",
    .sea_name = "#86AEB6",
    .relief = "#6B5E41",
    .lake = "#22414C",
    .roof = "#B5623F",
    .frame = "#D9BE83",
    .frame_light = "#1B1813",
    .gold = "#E0B65A",
    .paper = "#2E281F",
    .fold = "#1F1B15",
    .age = "#000000",
    .age_strength = .38,
    .sail = "#E8D7AE",
    .serpent = "#4F8076",
    .serpent_dark = "#2F5850",
};

const ChartColours& chart_colours(Theme theme) {
  return theme == Theme::Dark ? CHART_BY_NIGHT : CHART_BY_DAY;
}

std::string mixed(Colour from, Colour to, double part) {
  std::string out = "#";
  for (int at : {1, 3, 5}) {
    auto value = [at](Colour colour) { return std::stoi(std::string(colour + at, 2), nullptr, 16); };
    out += fmt::format("{:02X}", static_cast<int>(std::lround(value(from) * (1 - part) + value(to) * part)));
  }
  return out;
}

} // namespace mappa::art
