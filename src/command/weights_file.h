// The evaluation's weights as a file: {"city_now": 1.0, ...}, every trait once.
#pragma once

#include "play/weights.h"

#include <filesystem>

namespace mappa::command {

play::Weights read_weights(const std::filesystem::path& file); // throws DataError

void write_weights(const std::filesystem::path& file, const play::Weights& weights); // throws DataError

} // namespace mappa::command
