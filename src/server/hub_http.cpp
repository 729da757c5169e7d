// The hub: lists, games that are over, and figures, for HTTP.
#include "report/log.h"
#include "server/hub.h"
#include "server/moment.h"

#include <algorithm>
#include <fmt/format.h>

namespace mappa::server {

using notation::Json;
using store::TableState;

namespace {

// Whoever made it has probably gone, unless they play by days anyway.
bool waited_too_long(const Json& summary, int64_t changed) {
  const Json& clock = summary["clock"];
  const bool days = clock.is_object() && clock["seconds"] >= 24 * 3600;
  return summary["state"] == "open" && !days && changed < wall_ms() - LISTED_HOURS * HOUR_MS;
}

} // namespace

void Hub::list(TableState state, int64_t before, const std::function<void(Json)>& tell) {
  constexpr int64_t FRESH = 1000; // ms
  const Listed& known = lists_[state];
  if (before == 0 && known.time != 0 && steady_ms() - known.time < FRESH) return tell(known.tables);
  keeper_.ask([state, before](
                  store::Store& store) { return store.list(state, before ? before : INT64_MAX, MAX_LISTED); },
              [this, state, before, tell](const std::optional<std::vector<store::TableHead>>& heads) {
                if (!heads) return tell(nullptr);
                Json tables = Json::array();
                for (const store::TableHead& head : *heads) {
                  Json summary = Json::parse(head.summary);
                  if (waited_too_long(summary, head.changed)) continue;
                  summary["changed"] = head.changed;
                  tables.push_back(std::move(summary));
                }
                Json out{{"tables", std::move(tables)}};
                if (before == 0) lists_[state] = {steady_ms(), out};
                tell(std::move(out));
              });
}

// It does not change any more, and who looks at one position of it wants others soon.
std::shared_ptr<const Table> Hub::remember(const Table& table) {
  auto game = std::make_shared<Table>(table);
  game->log.clear();
  game->log.shrink_to_fit();
  finished_.push_front(game);
  if (finished_.size() > MAX_REMEMBERED) finished_.pop_back();
  return game;
}

void Hub::finished(const std::string& id, const std::string& invite, const TellGame& tell) {
  const auto show = [invite, tell](const std::shared_ptr<const Table>& game) {
    tell(game->invite.empty() || game->invite == invite ? game : nullptr);
  };
  const auto known = std::ranges::find(finished_, id, [](const auto& game) { return game->id; });
  if (known != finished_.end()) return show(*known);
  if (const auto found = lives_.find(id); found != lives_.end()) {
    const Table& table = found->second->table;
    return table.state == TableState::Over ? show(remember(table)) : tell(nullptr);
  }
  keeper_.ask([id](store::Store& store) { return store.read(id); },
              [this, id, show, tell](const std::optional<std::vector<std::string>>& entries) {
                try {
                  if (!entries || entries->empty()) return tell(nullptr);
                  const Table table = read_table(id, *entries, rulebook_);
                  table.state == TableState::Over ? show(remember(table)) : tell(nullptr);
                } catch (const std::exception& error) {
                  report::log_fault("table_unreadable", {{"table", id}, {"why", error.what()}});
                  tell(nullptr);
                }
              });
}

std::string Hub::metrics_text() const {
  using namespace report;
  Counts states;
  for (const char* state : store::TABLE_STATE_NAME) states[state] = 0;
  for (const auto& [id, live] : lives_)
    ++states[store::TABLE_STATE_NAME[static_cast<std::size_t>(live->table.state)]];
  std::string out = server::metrics_text(metrics_);
  out += gauges("mappa_tables", "Tables in memory.", "state", states);
  const store::KeeperCounts store = keeper_.counts();
  const auto count = [](uint64_t value) { return static_cast<double>(value); };
  out += counter("mappa_store_writes_total", "Changes stored.", count(store.writes));
  out += counter("mappa_store_commits_total", "Commits in which they were stored.", count(store.batches));
  out += histogram("mappa_store_commit_seconds", "What a commit took.", store.commits);
  out += counter("mappa_store_refused_total", "Changes that the store refused.", count(store.refused));
  out += counter("mappa_store_failures_total", "Calls of the store that failed.", count(store.failures));
  out += gauge("mappa_store_failing_seconds", "For how long nothing can be written.", store.failing_seconds);
  out += gauge("mappa_store_waiting", "Writes and questions that wait.", count(store.waiting));
  return out + thinkers_.metrics_text();
}

} // namespace mappa::server
