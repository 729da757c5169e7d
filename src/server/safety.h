// What browsers are to allow the page, and nobody else with it: a part of every answer. Some of it they heed
// in documents only; elsewhere it would be but more to send.
#pragma once

#include <boost/beast/http/fields.hpp>

namespace mappa::server {

void add_safety(boost::beast::http::fields& fields, bool document);

} // namespace mappa::server
