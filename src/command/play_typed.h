// What a person typed, taken apart.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace mappa::command {

// In small letters without accents; commas, brackets and the like only part words.
std::vector<std::string> words_of(std::string_view line);

// A word that is a whole number.
std::optional<int> number_in(std::string_view word);
std::vector<int> numbers_in(const std::vector<std::string>& words);

} // namespace mappa::command
