// Texts as browsers and files want them compressed.
#pragma once

#include <string>

namespace mappa::server {

std::string gzipped(const std::string& text);
std::string gunzipped(const std::string& gzip);

} // namespace mappa::server
