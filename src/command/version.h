// The program's version: the same as the project's in CMakeLists.txt, which a test compares.
#pragma once

namespace mappa::command {

inline constexpr const char* VERSION = "0.1.0";

} // namespace mappa::command
