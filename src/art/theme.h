// Day and night.
#pragma once

#include <string>

namespace mappa::art {

enum class Theme { Light, Dark };

// At night everything of the tiles' world is a little dimmer.
inline std::string dimmed(const std::string& content, Theme theme) {
  if (theme == Theme::Light) return content;
  return "<g style=\"filter:brightness(.84) saturate(.92)\">" + content + "</g>";
}

} // namespace mappa::art
