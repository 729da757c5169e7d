// A map board as SVG: a hand-coloured chart. One square is 100 units.
#pragma once

#include "art/theme.h"
#include "data/map_file.h"

#include <string>
#include <vector>

namespace mappa::art {

enum class Names { Drawn, None, Alone }; // alone: nothing else is drawn

struct MapLook {
  Theme theme = Theme::Light;
  data::Language language = data::Language::En;
  std::vector<std::string> starts; // ids of the towns used; none: all are shown as possible
  bool with_chips = false;         // grapes, chip marks, tracks, coats and stacks of islands (M14)
  bool chip_marks = true;          // of these; not drawn where the chips themselves lie (GB1)
  double pixels = 100;             // of one square's side; below 90 the small drawings are taken
  Names names = Names::Drawn;      // as large as `pixels` asks for
  bool coordinates = false;        // of columns and rows, in the frame
};

std::string draw_map(const data::MapFile&, const MapLook&);         // a whole document
std::string draw_map_content(const data::MapFile&, const MapLook&); // the same without the <svg> around it

} // namespace mappa::art
