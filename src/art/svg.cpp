#include "art/svg.h"

#include <cmath>
#include <fmt/format.h>

namespace mappa::art {

std::string number(double value) {
  auto hundredths = static_cast<long long>(std::floor(value * 100 + .5));
  bool minus = hundredths < 0;
  if (minus) hundredths = -hundredths;
  std::string out = minus ? "-" : "";
  if (hundredths >= 100 || hundredths == 0) out += std::to_string(hundredths / 100);
  if (auto rest = hundredths % 100; rest != 0) {
    out += '.';
    out += static_cast<char>('0' + rest / 10);
    if (rest % 10) out += static_cast<char>('0' + rest % 10);
  }
  return out;
}

std::string escaped(std::string_view text) {
  std::string out;
  for (char c : text) switch (c) {
    case '<': out += "&lt;"; break;
    case '>': out += "&gt;"; break;
    case '&': out += "&amp;"; break;
    case '"': out += "&quot;"; break;
    default: out += static_cast<unsigned char>(c) < ' ' ? ' ' : c;
    }
  return out;
}

// ---- path data

static void append(std::string& text, Point p) {
  std::string y = number(p.y);
  text += number(p.x);
  if (y[0] != '-') text += ' ';
  text += y;
}

Path& Path::put(char command, std::initializer_list<Point> points) {
  text += command;
  bool first = true;
  for (Point p : points) {
    if (!first) text += ' ';
    append(text, p);
    first = false;
  }
  return *this;
}

Path& Path::arc(double rx, double ry, Point p, bool clockwise) {
  text += fmt::format("A{} {} 0 0 {} ", number(rx), number(ry), clockwise ? 1 : 0);
  append(text, p);
  return *this;
}

Path& Path::close() {
  text += 'Z';
  return *this;
}

Path& Path::add(const Path& other) {
  text += other.text;
  return *this;
}

Path Path::of(const Curve& curve) {
  Path out;
  out.move(curve.front());
  for (size_t i = 0; i + 3 < curve.size(); i += 3) out.put('C', {curve[i + 1], curve[i + 2], curve[i + 3]});
  return out;
}

Path Path::open(const Line& line) {
  Path out;
  for (size_t i = 0; i < line.size(); ++i) out.put(i == 0 ? 'M' : 'L', {line[i]});
  return out;
}

Path Path::closed(const Line& line) {
  Path out = open(line);
  return out.close();
}

Path Path::box(Point corner, Point opposite) {
  Path out;
  out.move(corner);
  out.text += "H" + number(opposite.x) + "V" + number(opposite.y) + "H" + number(corner.x) + "Z";
  return out;
}

Path Path::ellipse(Point p, double rx, double ry) {
  Path out;
  return out.move({p.x - rx, p.y}).arc(rx, ry, {p.x + rx, p.y}).arc(rx, ry, {p.x - rx, p.y}).close();
}

// ---- shapes

std::string attributes(const Paint& paint) {
  std::string out = fmt::format(" fill=\"{}\"", paint.fill);
  if (paint.line) out += fmt::format(" stroke=\"{}\" stroke-width=\"{}\"", paint.line, number(paint.width));
  if (paint.round) out += " stroke-linecap=\"round\"";
  if (paint.dash) out += fmt::format(" stroke-dasharray=\"{}\"", paint.dash);
  if (paint.dash_offset != 0) out += fmt::format(" stroke-dashoffset=\"{}\"", number(paint.dash_offset));
  if (paint.opacity < 1) out += fmt::format(" opacity=\"{}\"", number(paint.opacity));
  if (paint.shift.x != 0 || paint.shift.y != 0)
    out += fmt::format(" transform=\"translate({} {})\"", number(paint.shift.x), number(paint.shift.y));
  return out;
}

static std::string painted(const Paint& paint) { return attributes(paint) + "/>"; }

std::string draw(const Path& path, const Paint& paint) { return draw_data(path.data(), paint); }

std::string draw_data(std::string_view data, const Paint& paint) {
  if (data.empty()) return "";
  return fmt::format("<path d=\"{}\"", data) + painted(paint);
}

std::string circle(Point p, double r, const Paint& paint) {
  return fmt::format("<circle cx=\"{}\" cy=\"{}\" r=\"{}\"", number(p.x), number(p.y), number(r)) +
         painted(paint);
}

std::string ellipse(Point p, double rx, double ry, const Paint& paint) {
  return fmt::format("<ellipse cx=\"{}\" cy=\"{}\" rx=\"{}\" ry=\"{}\"", number(p.x), number(p.y), number(rx),
                     number(ry)) +
         painted(paint);
}

std::string rectangle(Point p, double width, double height, const Paint& paint, double corner) {
  std::string out = fmt::format("<rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\"", number(p.x),
                                number(p.y), number(width), number(height));
  if (corner > 0) out += fmt::format(" rx=\"{}\"", number(corner));
  return out + painted(paint);
}

std::string with_tip(const std::string& tip, const std::string& content) {
  return "<g><title>" + escaped(tip) + "</title>" + content + "</g>";
}

std::string moved(Point to, const std::string& content, double scale, double degrees) {
  std::string transform = fmt::format("translate({} {})", number(to.x), number(to.y));
  if (degrees != 0) transform += fmt::format(" rotate({})", number(degrees));
  if (scale != 1) transform += fmt::format(" scale({:.4g})", scale);
  return fmt::format("<g transform=\"{}\">{}</g>", transform, content);
}

std::string letters(Point at, std::string_view text, const Lettering& look) {
  bool digits = text.find_first_of("0123456789") != text.npos;
  return fmt::format("<text x=\"{}\" y=\"{}\" font-family=\"{}\" font-size=\"{}\" font-weight=\"{}\" "
                     "text-anchor=\"{}\" fill=\"{}\"{}>{}</text>",
                     number(at.x), number(at.y),
                     look.serif ? "Alegreya, Georgia, serif" : "'Alegreya Sans', system-ui, sans-serif",
                     number(look.size), look.weight, look.anchor, look.colour,
                     digits ? " style=\"font-feature-settings:'lnum','tnum'\"" : "", escaped(text));
}

std::string document(Point at, double width, double height, double pixels_per_unit,
                     const std::string& content) {
  return fmt::format("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{}\" height=\"{}\" "
                     "viewBox=\"{} {} {} {}\">{}</svg>\n",
                     number(width * pixels_per_unit), number(height * pixels_per_unit), number(at.x),
                     number(at.y), number(width), number(height), content);
}

} // namespace mappa::art
