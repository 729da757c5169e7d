// The program's version: that of the project in CMakeLists.txt, the only place where it is said.
#pragma once

namespace mappa::command {

inline constexpr const char* VERSION = MAPPA_VERSION;

} // namespace mappa::command
