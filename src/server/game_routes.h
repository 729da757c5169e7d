// Games that are over, over HTTP: their records, their stories, each position.
#pragma once

#include "server/routes.h"

namespace mappa::server {

int work_of_game(const std::string& target);

// `path` begins with tables::GAMES.
void answer_game(Context& context, const std::string& path, const Query& query, const Asked& asked,
                 const std::function<void(Answer)>& done);

} // namespace mappa::server
