// What systemd is told if it started the server: `Type=notify` and `WatchdogSec` in its unit.
#pragma once

#include <string_view>

namespace mappa::server {

// "READY=1", "WATCHDOG=1", ... Nobody is told if nobody asked, which $NOTIFY_SOCKET says.
void tell_manager(std::string_view state);

} // namespace mappa::server
