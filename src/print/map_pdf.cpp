#include "print/map_pdf.h"

#include "art/chip.h"
#include "art/svg.h"
#include "print/marks.h"
#include "print/pieces.h"

#include <fmt/format.h>

namespace mappa::print {
namespace {

constexpr double UNITS = 100;      // of a square, in drawings
constexpr double LONG_MARK = 5;    // length of marks at a sheet's corners
constexpr double CHIP = 0.44;      // of a square, across
constexpr int ONES = 6;            // of the ten chips of a colour (C1)
constexpr double CHIP_RADIUS = 46; // in a drawing of 100

Drawing chip_drawing(const art::ChipFace& face) {
  return Drawing(art::document({}, UNITS, UNITS, 1,
                               art::moved({UNITS / 2, UNITS / 2}, art::draw_chip(face, CHIP_RADIUS))));
}

// C1: all thirty, and their backs, which do not tell.
void print_chips(Pdf& pdf, Size paper, double square) {
  const Drawing back = chip_drawing({.face_down = true});
  std::vector<Drawing> faces; // purple 1, purple 2, blue 1, ...
  for (int colour = 0; colour < COLOURS; ++colour)
    for (const int number : {1, 2})
      faces.push_back(chip_drawing({.colour = static_cast<mappa::Colour>(colour), .number = number}));
  Pieces pieces{{}, {}, square * CHIP, true};
  for (std::size_t i = 0; i < faces.size(); ++i)
    pieces.fronts.insert(pieces.fronts.end(), i % 2 == 0 ? ONES : CHIPS_OF_COLOUR - ONES, &faces[i]);
  pieces.backs.assign(pieces.fronts.size(), &back);
  print_pieces(pdf, paper, pieces);
}

void print_whole(Pdf& pdf, const Drawing& drawing, Size whole) {
  pdf.begin_page({whole.width + 2 * MARGIN, whole.height + 2 * MARGIN});
  const Box box{{MARGIN, MARGIN}, whole};
  pdf.draw(drawing, box);
  crop_marks(pdf, box, LONG_MARK);
}

// Which sheet this is, above what is cut off.
void print_label(Pdf& pdf, const std::string& words) {
  constexpr Size ROOM{120, 5};
  const Drawing label(
      art::document({}, ROOM.width, ROOM.height, 1,
                    art::letters({0, 3.5}, words, {.size = 3.5, .weight = 800, .serif = true})));
  pdf.draw(label, {{MARGIN + 2 * LONG_MARK, 2}, ROOM});
}

void print_parts(Pdf& pdf, const Drawing& drawing, Size whole, const Spread& sheets,
                 const std::string& name) {
  int number = 0;
  for (const Part& part : sheets.parts) {
    pdf.begin_page(sheets.page);
    pdf.draw(drawing, {{MARGIN - part.left, MARGIN - part.top}, whole}, {{MARGIN, MARGIN}, part.window});
    crop_marks(pdf, {{MARGIN, MARGIN}, part.cut}, LONG_MARK);
    print_label(pdf, fmt::format("{}  {}/{}  ({}{})", name, ++number, sheets.parts.size(),
                                 static_cast<char>('A' + part.column), part.row + 1));
  }
}

} // namespace

std::string map_pdf(const data::MapFile& map, const MapSheets& sheets) {
  const std::string& name = map.picture.name.in(sheets.look.language);
  const Drawing drawing(art::draw_map(map, sheets.look));
  const double scale = sheets.square / UNITS;
  const Size whole{drawing.units().width * scale, drawing.units().height * scale};
  Pdf pdf(name);
  if (sheets.paper)
    print_parts(pdf, drawing, whole, spread(whole, *sheets.paper, sheets.overlap), name);
  else
    print_whole(pdf, drawing, whole);
  if (sheets.look.with_chips) print_chips(pdf, sheets.paper.value_or(PAPERS[0].size), sheets.square);
  return pdf.finish();
}

} // namespace mappa::print
