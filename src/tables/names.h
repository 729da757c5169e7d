// Names of people: what others can read, and tell from another's name.
#pragma once

#include <string>
#include <string_view>

namespace mappa::tables {

// Why nobody may be called that, as the end of a sentence ("it has ..."); empty: one may. The text is UTF-8.
std::string name_fault(std::string_view name);

// Whether people could take one for the other: letters of other alphabets that look the same, accents,
// capital letters and spaces make no difference.
bool look_alike(std::string_view one, std::string_view other);

} // namespace mappa::tables
