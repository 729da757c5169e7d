#include "art/lettering.h"

#include <array>
#include <cstdint>
#include <fmt/format.h>

namespace mappa::art {
namespace {

// Advance widths of Alegreya 700 in hundredths of the size, from the space to the tilde.
constexpr std::array<uint8_t, 95> WIDTH{
    17, 28, 32, 52, 47, 71, 72, 18, 29, 29, 42, 51, 27, 36, 28, 33, 50, 36, 48, 43, 47, 43, 47, 43,
    48, 46, 24, 24, 47, 51, 47, 37, 86, 62, 63, 62, 69, 60, 53, 65, 75, 36, 33, 66, 53, 84, 73, 68,
    58, 68, 64, 54, 57, 66, 62, 96, 68, 59, 58, 32, 33, 32, 49, 45, 40, 48, 51, 43, 54, 46, 34, 51,
    54, 29, 27, 52, 26, 84, 56, 52, 54, 52, 41, 41, 33, 55, 47, 74, 50, 46, 46, 32, 34, 32, 51};

// The letters below the accents of U+00C0..U+017F.
constexpr std::string_view BASE = "AAAAAAACEEEEIIIIDNOOOOOxOUUUUYPs"
                                  "aaaaaaaceeeeiiiidnooooo+ouuuuypy"
                                  "AaAaAaCcCcCcCcDdDdEeEeEeEeEeGgGgGgGgHhHhIiIiIiIiIiIiJjKkkLlLlLlL"
                                  "lLlNnNnNnnNnOoOoOoOoRrRrRrSsSsSsSsTtTtTtUuUuUuUuUuUuWwYyYZzZzZzs";
static_assert(BASE.size() == 0x180 - 0xC0);

// The next code point of UTF-8; a byte that cannot begin one stands for itself.
uint32_t next_letter(std::string_view& text) {
  auto byte = [&](size_t i) { return static_cast<uint32_t>(static_cast<unsigned char>(text[i])); };
  uint32_t first = byte(0);
  size_t size = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : first >= 0xC0 ? 2 : 1;
  if (size > text.size()) size = 1;
  uint32_t code = size == 1 ? first : first & (0x7Fu >> size);
  for (size_t i = 1; i < size; ++i) code = code << 6 | (byte(i) & 0x3F);
  text.remove_prefix(size);
  return code;
}

void append_letter(std::string& out, uint32_t code) { // below U+0800
  if (code < 0x80) {
    out += static_cast<char>(code);
    return;
  }
  out += static_cast<char>(0xC0 | code >> 6);
  out += static_cast<char>(0x80 | (code & 0x3F));
}

double width_of(uint32_t code) {
  constexpr double OTHER = .7;
  if (code >= 0xC0 && code < 0x180) code = static_cast<unsigned char>(BASE[code - 0xC0]);
  if (code == 0x2013) return .5;
  return code >= ' ' && code <= '~' ? WIDTH[code - ' '] / 100.0 : OTHER;
}

uint32_t capital(uint32_t code) {
  if ((code >= 'a' && code <= 'z') || (code >= 0xE0 && code <= 0xFE && code != 0xF7)) return code - 0x20;
  bool odd_is_capital = (code >= 0x139 && code <= 0x148) || (code >= 0x179 && code <= 0x17E);
  bool paired = code >= 0x100 && code < 0x17F && code != 0x131 && code != 0x138 && code != 0x149;
  return paired && (code % 2 == 0) == odd_is_capital ? code - 1 : code;
}

} // namespace

double text_width(std::string_view text, Face face) {
  constexpr double FACTOR[] = {1, 1.015, .935, .96, 1};
  double sum = 0;
  while (!text.empty()) {
    uint32_t code = next_letter(text);
    bool is_small_capital = face == Face::SmallCapitals && capital(code) != code;
    sum += is_small_capital ? .82 * width_of(capital(code)) : width_of(code);
  }
  return sum * FACTOR[static_cast<size_t>(face)];
}

int letter_count(std::string_view text) {
  int count = 0;
  for (; !text.empty(); ++count) next_letter(text);
  return count;
}

std::string capitals(std::string_view text) {
  std::string out;
  while (!text.empty()) {
    std::string_view rest = text;
    uint32_t code = next_letter(text);
    if (code == 0xDF)
      out += "SS";
    else if (code < 0x180)
      append_letter(out, capital(code));
    else
      out += rest.substr(0, rest.size() - text.size());
  }
  return out;
}

std::string chart_letters(Point at, std::string_view text, const ChartLetters& look) {
  constexpr int WEIGHT[] = {700, 800, 700, 500, 700};
  bool italic = look.face == Face::BoldItalic || look.face == Face::Italic;
  std::string out = fmt::format(
      "<text x=\"{}\" y=\"{}\" text-anchor=\"{}\" font-family=\"{}Alegreya, Georgia, serif\" "
      "font-weight=\"{}\" font-size=\"{}\" fill=\"{}\"",
      number(at.x), number(at.y), look.anchor, look.face == Face::SmallCapitals ? "'Alegreya SC', " : "",
      WEIGHT[static_cast<size_t>(look.face)], number(look.size), look.colour);
  // Whatever font is found, a name takes the room it was given.
  double width = text_width(text, look.face) * look.size + letter_count(text) * look.spacing;
  out += fmt::format(" textLength=\"{}\" lengthAdjust=\"spacingAndGlyphs\"", number(width));
  if (text.find_first_of("0123456789") != text.npos) out += " style=\"font-feature-settings:'lnum'\"";
  if (italic) out += " font-style=\"italic\"";
  if (look.spacing > 0) out += fmt::format(" letter-spacing=\"{}\"", number(look.spacing));
  if (look.halo)
    out += fmt::format(" stroke=\"{}\" stroke-width=\"{}\" paint-order=\"stroke\"", look.halo,
                       number(look.halo_width > 0 ? look.halo_width : look.size * .28));
  return out + ">" + escaped(text) + "</text>";
}

} // namespace mappa::art
