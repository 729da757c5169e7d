// What text drawings show.
#pragma once

#include <string>

namespace mappa {

// How often.
inline int count(const std::string& text, const std::string& part) {
  int n = 0;
  for (size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + part.size())) ++n;
  return n;
}

} // namespace mappa
