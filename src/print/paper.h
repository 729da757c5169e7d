// Sheets of paper, and how something larger is spread over several of them. All lengths are millimetres.
#pragma once

#include <array>
#include <optional>
#include <string_view>
#include <vector>

namespace mappa::print {

struct Size {
  double width = 0, height = 0;

  bool operator==(const Size&) const = default;
};

struct Paper {
  const char* name;
  Size size; // upright
};
inline constexpr std::array PAPERS{Paper{"a4", {210, 297}}, Paper{"a3", {297, 420}},
                                   Paper{"letter", {215.9, 279.4}}};
std::optional<Size> paper_named(std::string_view name);

inline constexpr double MARGIN = 10; // which no printer reaches

// One sheet: the window of the whole that it shows, and where it is cut.
struct Part {
  int column = 0, row = 0;
  double left = 0, top = 0; // of the window, in the whole
  Size window;
  Size cut; // of the window, from its left and top: what lies beyond is covered by the next sheet
};

struct Spread {
  Size page; // upright or lying, whichever needs fewer sheets
  int columns = 0, rows = 0;
  std::vector<Part> parts; // row by row
};

// The overlap is shown on both of two neighbouring sheets. It must be less than half of what a sheet shows.
Spread spread(Size whole, Size paper, double overlap);

// How many things of that size with gaps between them a sheet takes side by side.
int fitting(double length, double size, double gap);

} // namespace mappa::print
