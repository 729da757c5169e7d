// Drawings over HTTP.
#pragma once

#include "server/routes.h"

namespace mappa::server {

// The address begins with /art/.
void answer_art(Context& context, const notation::Address& address, const Asked& asked,
                const std::function<void(Answer)>& done);

} // namespace mappa::server
