// The hub: lists, games that are over, and figures, for HTTP.
#include "report/log.h"
#include "tables/hub.h"
#include "tables/moment.h"
#include "tables/safely.h"

#include <algorithm>
#include <fmt/format.h>
#include <stdexcept>
#include <utility>

namespace mappa::tables {

using notation::Json;
using store::TableState;

namespace {

// Whoever made it has probably gone, unless they play by days anyway.
bool waited_too_long(const store::TableHead& head, const Calendar& calendar) {
  const int64_t age = calendar.now() - head.changed - calendar.jumped_since(head.changed);
  if (head.state != TableState::Open || age <= LISTED_HOURS * HOUR_MS) return false;
  const Json summary = Json::parse(head.summary);
  const auto clock = summary.find("clock");
  return clock == summary.end() || !clock->is_object() || clock->value("seconds", 0) < 24 * 3600;
}

} // namespace

// What everybody asks for is made once a second, and for all who ask meanwhile.
void Hub::list(TableState state, int64_t before, const Reception::AccountPtr& who, const TellList& tell) {
  constexpr int64_t FRESH = 1000; // ms
  Listed& known = lists_[state];
  if (before == 0 && known.text && steady_ms() - known.time < FRESH) return tell(known.text);
  if (before == 0) {
    known.asked.push_back(tell);
    if (known.asked.size() > 1) return;
  }
  keeper_.ask([state, before](
                  store::Store& store) { return store.list(state, before ? before : INT64_MAX, MAX_LISTED); },
              [this, state, before, who, tell](const std::optional<std::vector<store::TableHead>>& heads) {
                const Charged charged(before == 0 ? nullptr : who);
                const auto text = heads ? list_text(*heads) : nullptr;
                if (before != 0) return tell(text);
                Listed& listed = lists_[state];
                if (text) listed.time = steady_ms(), listed.text = text;
                for (const TellList& each : std::exchange(listed.asked, {}))
                  safely("telling a list", [&] { each(text); });
              });
}

// One that cannot be read is left out.
std::shared_ptr<const std::string> Hub::list_text(const std::vector<store::TableHead>& heads) {
  std::string list;
  for (const store::TableHead& head : heads) {
    try {
      if (!Json::accept(head.summary) || !head.summary.starts_with('{'))
        throw std::runtime_error("its summary is no JSON object");
      if (waited_too_long(head, calendar_)) continue;
      const auto members = std::string_view(head.summary).substr(0, head.summary.rfind('}'));
      list += fmt::format(R"({}{},"changed":{}}})", list.empty() ? "" : ",", members, head.changed);
    } catch (const std::exception& error) {
      note_fault(head.id, fmt::format("cannot be listed: {}", error.what()));
    }
  }
  return std::make_shared<const std::string>(R"({"tables":[)" + list + "]}");
}

// It does not change any more, and who looks at one position of it wants others soon.
std::shared_ptr<const Table> Hub::remember(const Table& table) {
  auto game = std::make_shared<Table>(table);
  game->log.clear();
  finished_.push_front(game);
  if (finished_.size() > MAX_REMEMBERED) finished_.pop_back();
  return game;
}

void Hub::finished(const std::string& id, const std::string& shown, const Reception::AccountPtr& who,
                   const TellGame& tell) {
  const auto show = [shown, tell](const std::shared_ptr<const Table>& game) {
    tell(game->invite.empty() || game->invite == shown ? game : nullptr);
  };
  // Whoever sees a running game's seed knows the rest of its stack: nobody else may sit at the table.
  const auto show_table = [this, shown, show, tell](const Table& table) {
    if (table.state == TableState::Over) return show(remember(table));
    if (!table.playing()) return tell(nullptr);
    if (options_.own) return show(std::make_shared<Table>(table));
    tell(table.alone(hash_of(shown)) ? std::make_shared<Table>(table) : nullptr);
  };
  const auto known = std::ranges::find(finished_, id, [](const auto& game) { return game->id; });
  if (known != finished_.end()) return show(*known);
  if (const auto found = lives_.find(id); found != lives_.end()) {
    return show_table(found->second->table);
  }
  struct Read {
    std::vector<store::Glance> head;
    std::vector<std::string> entries;
    std::string map;
  };
  const auto read = [id](store::Store& store) {
    Read out{store.glance({id}), store.read(id), {}};
    if (!out.head.empty()) out.map = store.map(out.head.front().head.map);
    return out;
  };
  keeper_.ask(read, [this, id, who, show_table, tell](const std::optional<Read>& found) {
    const Charged charged(who);
    try {
      if (!found || found->head.empty() || found->entries.empty()) return tell(nullptr);
      const data::MapPtr map = kept_map(found->head.front().head.map, found->map);
      show_table(read_table(id, found->entries, rulebook_));
    } catch (const std::exception& error) {
      note_fault(id, fmt::format("cannot be read: {}", error.what()));
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
  std::string out = tables::metrics_text(metrics_);
  out += gauges("mappa_tables", "Tables in memory.", "state", states);
  const store::KeeperCounts store = keeper_.counts();
  const auto count = [](uint64_t value) { return static_cast<double>(value); };
  out += counter("mappa_store_writes_total", "Changes stored.", count(store.writes));
  out += counter("mappa_store_commits_total", "Commits in which they were stored.", count(store.batches));
  out += histogram("mappa_store_commit_seconds", "What a commit took.", store.commits);
  out += counter("mappa_store_refused_total", "Changes that the store refused.", count(store.refused));
  out += counter("mappa_store_failures_total", "Calls of the store that failed.", count(store.failures));
  out += gauge("mappa_store_free_bytes", "Room on the store's disk; -1: not known.",
               static_cast<double>(disk_free_));
  out += gauge("mappa_maps", "Maps kept that no file has.", static_cast<double>(maps_kept_));
  out += gauge("mappa_store_failing_seconds", "For how long nothing can be written.", store.failing_seconds);
  out += gauge("mappa_store_waiting", "Writes and questions that wait.", count(store.waiting));
  return out + thinkers_.metrics_text();
}

} // namespace mappa::tables
