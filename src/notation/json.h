// JSON text in and out, as the protocol has it: limits on what comes in, a fixed order of keys going out.
#pragma once

#include <cstddef>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>

namespace mappa::notation {

using Json = nlohmann::ordered_json; // what we say: keys in the order in which they were added

inline constexpr std::size_t MAX_TEXT_SIZE = 4 << 20; // bytes of one text: a request, a saved game

// Throws InputError that says where the fault is.
nlohmann::json parse_text(std::string_view text);

// On one line, always valid UTF-8.
std::string text_of(const Json& value);

} // namespace mappa::notation
