// A moment of a game for those who only look, at no table: its setup, and its actions as numbers.
#pragma once

#include "data/carried.h"
#include "data/library.h"

#include <nlohmann/json_fwd.hpp>
#include <string>

namespace mappa::notation {

// {"view","legal","features","events"} after those actions, each the number of a legal one in the order in
// which `legal` lists them, from 0; the events are those of the last. The setup has its seed. Throws
// InputError or SetupError.
std::string moment_text(const nlohmann::json& setup, const nlohmann::json& actions,
                        const data::Library& library, const data::MapPtr& carried);

} // namespace mappa::notation
