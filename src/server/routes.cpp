#include "server/routes.h"

#include "server/art_routes.h"
#include "server/game_routes.h"
#include "server/gzip.h"
#include "server/limits.h"
#include "server/page.h"
#include "server/preview.h"
#include "server/print_routes.h"
#include "tables/game_told.h"
#include "tables/moment.h"
#include "tables/safely.h"

#include <charconv>
#include <fmt/format.h>
#include <utility>

namespace mappa::server {

using notation::Json;
using notation::text_of;
using store::TableState;
using tables::GAMES;
using tables::safely;
using tables::steady_ms;

namespace {

using Done = std::function<void(Answer)>;

void health(Context& context, const Done& done) {
  const store::KeeperCounts store = context.keeper->counts();
  const bool stopping = context.hub->stopping(), well = store.fault.empty() && !stopping;
  Json out{{"status", well       ? "ok"
                      : stopping ? "stopping"
                                 : "failing"},
           {"store", store.fault.empty() ? "ok" : "failing"},
           {"disk", context.hub->disk_low() ? "low" : "ok"}};
  if (!store.fault.empty()) out["cause"] = store.cause;
  done({well ? 200 : 503, "application/json", text_of(out) + "\n"});
}

std::string figures(const Context& context) {
  const auto figure = [](std::size_t value) { return static_cast<double>(value); };
  return metrics_text(context.metrics) + context.hub->metrics_text() +
         report::gauge("mappa_hub_waiting", "Requests that wait for the hub.",
                       figure(context.reception->waiting())) +
         report::gauge("mappa_addresses", "Addresses that take turns on the hub.",
                       figure(context.reception->accounts()));
}

void list(Context& context, TableState state, const Query& query, const Asked& asked, const Done& done) {
  int64_t before = 0;
  if (const auto given = query.find("before"); given != query.end()) {
    const std::string& text = given->second;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), before);
    if (error != std::errc() || end != text.data() + text.size() || before < 1)
      return done(failed(400, "\"before\" is not a time in milliseconds"));
  }
  context.hub->list(state, before, asked.who, [done](const std::shared_ptr<const std::string>& tables) {
    done(tables ? Answer{200, "application/json", *tables + "\n"}
                : failed(503, "the store cannot be read now"));
  });
}

std::string statistics_text(const store::Totals& totals) {
  Json maps = Json::object();
  for (const store::Totals::Map& map : totals.maps) {
    const std::string name = map.map.empty() ? "none" : is_made(map.map) ? "made" : map.map;
    maps[name] = maps.value(name, int64_t{0}) + map.games;
  }
  return text_of({{"tables", {{"open", totals.open}, {"playing", totals.playing}}},
                  {"games", totals.over},
                  {"maps", maps}}) +
         "\n";
}

// Counting takes long when there are many games: one answer serves everybody for a while, and all who ask
// meanwhile.
void statistics(Context& context, const Done& done) {
  constexpr int64_t FRESH = 10'000; // ms
  Context::Statistics& known = context.statistics;
  const auto tell = [done](const std::string* text) {
    done(text ? Answer{200, "application/json", *text} : failed(503, "the store cannot be read now"));
  };
  if (known.time != 0 && steady_ms() - known.time < FRESH) return tell(&known.text);
  known.asked.push_back(tell);
  if (known.asked.size() > 1) return;
  context.keeper->ask([](store::Store& store) { return store.totals(); },
                      [&known](const std::optional<store::Totals>& totals) {
                        if (totals) known.time = steady_ms(), known.text = statistics_text(*totals);
                        for (const auto& each : std::exchange(known.asked, {}))
                          safely("telling statistics", [&] { each(totals ? &known.text : nullptr); });
                      });
}

const PageFile* page_file_at(const Context& context, const std::string& path) {
  const std::string name = path == "/" ? "/index.html" : path;
  return context.page ? context.page->find(name) : page_file(name);
}

// The page itself says where it is; all other files are as they lie.
std::string contents(const PageFile& file, const std::string& address, bool gzip) {
  if (file.path != "/index.html") return std::string(gzip ? file.gzip : file.bytes);
  std::string page = with_address(file.bytes, address);
  return gzip ? gzipped(page) : page;
}

// Files in /assets/ have a new name whenever they change.
void page(const PageFile& file, const Asked& asked, const Done& done) {
  const bool gzip = asked.gzip && !file.gzip.empty();
  Answer answer{200, file.type, contents(file, asked.page, gzip),
                file.path.starts_with("/assets/") ? "public, max-age=31536000, immutable" : "no-cache"};
  answer.fields.emplace_back("Vary", "Accept-Encoding");
  if (gzip) answer.fields.emplace_back("Content-Encoding", "gzip");
  done(std::move(answer));
}

// What is in a map that no file has never changes.
void map_file(Context& context, const std::string& id, const Asked& asked, const Done& done) {
  context.hub->find_map(id, [&context, id, asked, done](const std::optional<data::MapPtr>& map) {
    if (!map) return done(failed(503, "the store cannot be read now"));
    if (!*map) return done(failed(404, "there is no such map"));
    const auto made = [asked, done, id](const std::shared_ptr<const Drawing>& text) {
      done(made_answer(asked, text, "application/json",
                       is_made(id) ? "public, max-age=31536000, immutable" : "no-cache"));
    };
    context.drawer->draw(
        "map file " + id, asked.address, [file = *map] { return tables::told_map(*file); }, made);
  });
}

} // namespace

Answer failed(int status, const std::string& message) {
  return {status, "application/json", text_of({{"error", message}}) + "\n"};
}

Answer made_answer(const Asked& asked, const std::shared_ptr<const Drawing>& made, const std::string& type,
                   const std::string& cache) {
  if (!made) return failed(503, "there is too much to do now");
  Answer answer{200, type, "", cache};
  answer.fields.emplace_back("ETag", made->etag);
  answer.fields.emplace_back("Vary", "Accept-Encoding");
  if (asked.known == made->etag) {
    answer.status = 304;
  } else if (asked.gzip) {
    answer.fields.emplace_back("Content-Encoding", "gzip");
    answer.body = made->gzip;
  } else {
    answer.body = gunzipped(made->gzip);
  }
  return answer;
}

int work_of(const Asked& asked) {
  if (asked.target.starts_with(GAMES)) return work_of_game(asked.target);
  if (asked.target.starts_with(tables::MAPS)) return KEPT_MAP_REQUESTS;
  if (asked.target.starts_with("/api/") && asked.target.find("before=") != std::string::npos)
    return OLDER_REQUESTS;
  if (asked.target.starts_with("/print/")) return PRINT_REQUESTS;
  if (!asked.target.starts_with("/art/")) return 1;
  if (asked.target.find(MADE) != std::string::npos) return KEPT_MAP_REQUESTS;
  return (asked.target.starts_with("/art/table.svg") ? SHEET_REQUESTS : 1) *
         (asked.gzip ? 1 : UNPACKED_REQUESTS);
}

void answer_http(Context& context, const Asked& asked, const Done& done) {
  const notation::Address address = notation::read_address(asked.target);
  const auto& [path, query] = address;
  if (path == "/health") return health(context, done);
  if (path == "/metrics") return done({200, "text/plain; version=0.0.4", figures(context)});
  if (path == "/api/tables") return list(context, TableState::Open, query, asked, done);
  if (path == "/api/playing") return list(context, TableState::Playing, query, asked, done);
  if (path == "/api/games") return list(context, TableState::Over, query, asked, done);
  if (path.starts_with(GAMES)) return answer_game(context, path, query, asked, done);
  if (const auto id = tables::wanted_map(path)) return map_file(context, *id, asked, done);
  if (path == "/api/statistics") return statistics(context, done);
  if (path.starts_with("/art/")) return answer_art(context, address, asked, done);
  if (path.starts_with("/print/")) return answer_print(context, address, asked, done);
  if (const PageFile* file = page_file_at(context, path)) return page(*file, asked, done);
  done({404, "text/plain", "there is nothing here\n"});
}

} // namespace mappa::server
