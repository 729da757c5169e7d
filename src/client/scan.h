// Looks into JSON text without building it, for programs that read much and need little of it. The text is
// that of a server that writes JSON: of anything else some part or nothing is found, and no harm is done.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace mappa::client {

// The text of the object's member: "[1,2]", "\"red\"", "null"; empty if there is none.
std::string_view member(std::string_view object, std::string_view key);

// The texts of the list's elements.
std::vector<std::string_view> elements(std::string_view list);

// A text without its quotes, escapes left as they are.
std::string_view unquoted(std::string_view text);

// The fallback if it is no whole number.
int64_t whole(std::string_view text, int64_t fallback);

// The sum of a metric's values in Prometheus's text format; none if it is not there.
std::optional<double> metric(std::string_view text, std::string_view name);

} // namespace mappa::client
