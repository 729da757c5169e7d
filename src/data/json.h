// Files and JSON text, with the faults that a JSON parser lets pass: huge files, keys given twice, deep
// nesting.
#pragma once

#include <cstddef>
#include <filesystem>
#include <nlohmann/json_fwd.hpp>
#include <stdexcept>
#include <string>
#include <string_view>

namespace mappa::data {

inline constexpr std::size_t MAX_FILE_SIZE = 1 << 20; // bytes
inline constexpr int MAX_DEPTH = 16;                  // lists and objects inside each other

// What is wrong with a text, in words that say where.
struct TextFault : std::runtime_error {
  using std::runtime_error::runtime_error;
};

// Throws TextFault only.
nlohmann::json parse_strictly(std::string_view text);

// Both throw DataError only.
std::string read_text(const std::filesystem::path& path);
nlohmann::json parse_json(std::string_view text, const std::string& file);

// A value as a message may show it: short, on one line, valid UTF-8.
std::string shown(const nlohmann::json& value);

} // namespace mappa::data
