// Drawings over HTTP: tiles and their shapes, maps, figures, arms, chips.
#pragma once

#include "server/routes.h"

namespace mappa::server {

// `path` begins with /art/.
void answer_art(Context& context, const std::string& path, const Query& query, const Asked& asked,
                const std::function<void(Answer)>& done);

} // namespace mappa::server
