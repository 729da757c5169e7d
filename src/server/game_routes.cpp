#include "server/game_routes.h"

#include "server/limits.h"
#include "tables/game_told.h"

#include <fmt/format.h>

namespace mappa::server {

using tables::Table;

int work_of_game(const std::string& target) {
  return tables::wants_position(target) ? POSITION_REQUESTS : RECORD_REQUESTS;
}

void answer_game(Context& context, const std::string& path, const Query& query, const Asked& asked,
                 const std::function<void(Answer)>& done) {
  const auto wanted = tables::wanted_game(path, "");
  if (!wanted) return done(failed(404, "there is no such game"));
  if (query.contains("invite"))
    return done(
        failed(400, "the invitation is sent as \"Authorization: Bearer INVITATION\", not in the address"));
  const auto show = [&context, wanted, asked, done](const std::shared_ptr<const Table>& game) {
    if (!game || (game->playing() && !wanted->record()))
      return done(failed(404, "there is no such game that is over"));
    if (wanted->moves > game->moves.size())
      return done(failed(404, fmt::format("the game has {} actions", game->moves.size())));
    const auto made = [wanted, asked, done](const std::shared_ptr<const Drawing>& text) {
      const bool record = wanted->record();
      Answer answer = made_answer(asked, text, "application/json",
                                  record ? "no-store" : "private, max-age=31536000, immutable");
      answer.fields.emplace_back("Vary", "Authorization");
      if (record)
        answer.fields.emplace_back("Content-Disposition",
                                   fmt::format("attachment; filename=\"{}.json\"", wanted->id));
      done(std::move(answer));
    };
    const auto tell = [game, wanted] { return tables::told_game(*game, *wanted); };
    const std::string moment = game->playing() ? fmt::format(" at {}", game->number()) : "";
    context.drawer->draw("game " + wanted->id + wanted->what + moment, asked.address, tell, made);
  };
  context.hub->finished(wanted->id, asked.invite, asked.who, show);
}

} // namespace mappa::server
