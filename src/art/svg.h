// Writing SVG: numbers, path data and painted shapes.
#pragma once

#include "art/geometry.h"

#include <string>
#include <string_view>

namespace mappa::art {

std::string number(double); // at most two decimals, the same on every machine
std::string escaped(std::string_view text);

struct Paint {
  const char* fill = "none";
  const char* line = nullptr; // colour of the line
  double width = 0;
  double opacity = 1;
  const char* dash = nullptr;
  double dash_offset = 0;
  bool round = false; // round line ends
  Point shift = {};   // moved by so much
};

// Path data, written stroke by stroke.
class Path {
public:
  Path& move(Point p) { return put('M', {p}); }
  Path& line(Point p) { return put('L', {p}); }
  Path& quad(Point handle, Point p) { return put('Q', {handle, p}); }
  Path& arc(double rx, double ry, Point p, bool clockwise = false);
  Path& close();
  Path& add(const Path& other);
  const std::string& data() const { return text; }
  bool empty() const { return text.empty(); }

  static Path of(const Curve&);
  static Path open(const Line&);
  static Path closed(const Line&);
  static Path box(Point corner, Point opposite);
  static Path ellipse(Point, double rx, double ry);
  static Path circle(Point p, double r) { return ellipse(p, r, r); }

private:
  Path& put(char command, std::initializer_list<Point>);
  std::string text;
};

std::string attributes(const Paint&);
std::string draw(const Path&, const Paint&);
std::string draw_data(std::string_view data, const Paint&);
std::string circle(Point, double r, const Paint&);
std::string ellipse(Point, double rx, double ry, const Paint&);
std::string rectangle(Point, double width, double height, const Paint&, double corner = 0);
std::string with_tip(const std::string& tip, const std::string& content); // shown under the mouse
std::string moved(Point, const std::string& content, double scale = 1, double degrees = 0);

// A line of text; anchor: start, middle or end. Digits are all of one size.
struct Lettering {
  double size = 16;
  const char* colour = "#2E2216";
  const char* anchor = "start";
  int weight = 500;
  bool serif = false;
};
std::string letters(Point, std::string_view text, const Lettering&);

// A whole document over the window from `at`.
std::string document(Point at, double width, double height, double pixels_per_unit,
                     const std::string& content);

} // namespace mappa::art
