// The picture that is shown beside a link to the page.
#pragma once

#include <string>
#include <string_view>

namespace mappa::server {

// Whoever shows it wants its whole address: the page with that, if it has such a picture. Without an address
// it stays as it is.
std::string with_address(std::string_view page, std::string address);

// "https://example.org/", from what a request says; empty where that is no name of a host.
std::string visited_address(std::string_view host, bool secure);

} // namespace mappa::server
