// Day and night.
#pragma once

namespace mappa::art {

enum class Theme { Light, Dark };

// At night everything of the tiles' world is a little dimmer (look 2.1).
inline constexpr const char* NIGHT_FILTER = "brightness(.84) saturate(.92)";

} // namespace mappa::art
