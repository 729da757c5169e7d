// What a host reads: one line each on standard error. No secrets, no names, no addresses of people.
#pragma once

#include <string_view>

namespace mappa::server {

void log_line(std::string_view line);

} // namespace mappa::server
