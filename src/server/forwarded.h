// Whose address a request carries that came through proxies.
#pragma once

#include <boost/beast/http/fields.hpp>
#include <optional>
#include <string>

namespace mappa::server {

// All lines of X-Forwarded-For as one list; empty: there are none.
std::string forwarded_list(const boost::beast::http::fields& fields);

// Each proxy adds at the end whom it has seen, so with `proxies` of them in a row it is that many from the
// end; what stands before that anybody may have written. For limits, as address_of. Nothing: there is no IP
// address.
std::optional<std::string> forwarded_address(const std::string& list, int proxies);

} // namespace mappa::server
