// What a page is told of a map that is being made: its faults, how it plays, what became of wishes.
#pragma once

#include "mapmaking/maker.h"
#include "notation/json.h"

namespace mappa::mapmaking {

using notation::Json;

// "faults", with which it cannot be played; "advice", where it is not as a good board is, once there are
// none; and whether it is "drawable". The sets are those of the recommended mix.
Json faults_told(std::string_view text, const std::string& file, const TileSets& sets,
                 const TileSet& postman);

// The figures, and the range of each that the five maps show.
Json trial_told(const Trial& trial, const Yardstick& yardstick);

// {"countries": ["UKR"], "least": 105, "most": 125, "seed": 1, "chips": "wine", "candidates": 4, "games":
// 200}; only the countries are needed. Throws data::DataError.
Wishes read_wishes(std::string_view text);

Json made_told(const Made& made);

} // namespace mappa::mapmaking
