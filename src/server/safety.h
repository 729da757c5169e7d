// What browsers are to allow the page, and nobody else with it: a part of every answer.
#pragma once

#include <boost/beast/http/fields.hpp>

namespace mappa::server {

void add_safety(boost::beast::http::fields& fields);

} // namespace mappa::server
