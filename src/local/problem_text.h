// What a computer player is to think about, and what it has thought, as texts: they go from one copy of this
// very program to another, on the same machine, so that positions and actions may be the bytes that they are.
#pragma once

#include "tables/rulebook.h"
#include "tables/thought.h"

#include <optional>
#include <string>
#include <string_view>

namespace mappa::local {

std::string problem_text(const tables::Problem& problem);
tables::Problem read_problem(std::string_view text, tables::Rulebook& rulebook);

std::string advice_text(const notation::Advice& advice);
notation::Advice read_advice(std::string_view text);

} // namespace mappa::local
