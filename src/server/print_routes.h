// Maps and tiles on paper over HTTP.
#pragma once

#include "server/routes.h"

namespace mappa::server {

// The address begins with /print/.
void answer_print(Context& context, const notation::Address& address, const Asked& asked,
                  const std::function<void(Answer)>& done);

} // namespace mappa::server
