// Lettering of the chart: how wide a name is, names in capitals, letters with a halo.
#pragma once

#include "art/svg.h"

namespace mappa::art {

enum class Face { Bold, ExtraBold, BoldItalic, Italic, SmallCapitals };

// In units, for letters of size 1; good to a few per cent.
double text_width(std::string_view text, Face);
int letter_count(std::string_view text);

std::string capitals(std::string_view text); // of the Latin letters

struct ChartLetters {
  Face face = Face::Bold;
  double size = 19;
  const char* colour = "#000000";
  const char* halo = nullptr;
  double halo_width = 0; // 0: by the size
  const char* anchor = "middle";
  double spacing = 0; // added after each letter
};

// Digits stand on the line, all of one height.
std::string chart_letters(Point, std::string_view text, const ChartLetters&);

} // namespace mappa::art
