// SHA-256 (FIPS 180-4) and HMAC with it (RFC 2104), written out, so that they are the same in a browser.
#pragma once

#include <array>
#include <string_view>

namespace mappa::data {

using Digest = std::array<unsigned char, 32>;

Digest sha256(std::string_view text);
Digest hmac_sha256(std::string_view key, std::string_view text);

} // namespace mappa::data
