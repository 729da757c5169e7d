#include "server/game_routes.h"

#include "server/history.h"
#include "server/secret.h"

#include <charconv>
#include <fmt/format.h>

namespace mappa::server {

using notation::text_of;

namespace {

constexpr std::string_view POSITION = "/at/";

struct WantedGame {
  std::string id;
  std::string what;      // "", "/story", "/at/N"
  std::size_t moves = 0; // at/N
};

// Nothing if the path names nothing that there is.
std::optional<WantedGame> wanted_game(const std::string& path) {
  const std::string rest = path.substr(GAMES.size());
  const std::size_t slash = std::min(rest.find('/'), rest.size());
  WantedGame wanted{rest.substr(0, slash), rest.substr(slash)};
  if (!is_table_id(wanted.id)) return std::nullopt;
  if (wanted.what.empty() || wanted.what == "/story") return wanted;
  if (!wanted.what.starts_with(POSITION)) return std::nullopt;
  const char* const end = wanted.what.data() + wanted.what.size();
  const auto [read, error] = std::from_chars(wanted.what.data() + POSITION.size(), end, wanted.moves);
  if (error != std::errc() || read != end) return std::nullopt;
  wanted.what = fmt::format("{}{}", POSITION, wanted.moves); // one name for 7 and 007
  return wanted;
}

std::string told(const Table& game, const WantedGame& wanted) {
  if (wanted.what.empty()) return text_of(record_json(game)) + "\n";
  if (wanted.what == "/story") return text_of(story_json(game)) + "\n";
  return text_of(position_json(game, wanted.moves)) + "\n";
}

} // namespace

int work_of_game(const std::string& target) {
  return target.find(POSITION) == std::string::npos ? RECORD_REQUESTS : POSITION_REQUESTS;
}

void answer_game(Context& context, const std::string& path, const Query& query, const Asked& asked,
                 const std::function<void(Answer)>& done) {
  const auto wanted = wanted_game(path);
  if (!wanted) return done(failed(404, "there is no such game"));
  if (query.contains("invite"))
    return done(
        failed(400, "the invitation is sent as \"Authorization: Bearer INVITATION\", not in the address"));
  const auto show = [&context, wanted, asked, done](const std::shared_ptr<const Table>& game) {
    if (!game) return done(failed(404, "there is no such game that is over"));
    if (wanted->moves > game->moves.size())
      return done(failed(404, fmt::format("the game has {} actions", game->moves.size())));
    const auto made = [wanted, asked, done](const std::shared_ptr<const Drawing>& text) {
      const bool record = wanted->what.empty();
      Answer answer = made_answer(asked, text, "application/json",
                                  record ? "no-store" : "private, max-age=31536000, immutable");
      answer.fields.emplace_back("Vary", "Authorization");
      if (record)
        answer.fields.emplace_back("Content-Disposition",
                                   fmt::format("attachment; filename=\"{}.json\"", wanted->id));
      done(std::move(answer));
    };
    context.studio->draw(
        "game " + wanted->id + wanted->what, [game, wanted] { return told(*game, *wanted); }, made);
  };
  context.hub->finished(wanted->id, asked.invite, show);
}

} // namespace mappa::server
