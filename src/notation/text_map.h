// What a map prints, and the chips that lie on it, as text.
#pragma once

#include "data/map_file.h"
#include "game/position.h"
#include "notation/text_canvas.h"
#include "notation/text_layout.h"

namespace mappa::notation {

// Over the tiles on the canvas: squares without one, towns, large cities' names, stubs, ferries, waves,
// chips.
void draw_map(Canvas& canvas, const Layout& layout, const Ruleset& rules, const Position& position,
              const data::MapFile& file, data::Language language);

} // namespace mappa::notation
