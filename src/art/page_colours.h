// The colours of the page around the drawings, by day and by night.
#pragma once

#include "art/palette.h"
#include "art/theme.h"

namespace mappa::art {

struct PageColours {
  Colour desk;         // behind the chart
  Colour paper, card;  // of panels; of cards on them
  Colour rule, border; // within panels; around them
  Colour text, text_2, text_3;
  Colour active, active_border; // ground of the card of whoever is to move
};

const PageColours& page_colours(Theme);

} // namespace mappa::art
