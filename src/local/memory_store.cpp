#include "local/memory_store.h"

#include <algorithm>
#include <utility>

namespace mappa::local {

using store::Claim;
using store::TableHead;
using store::TableState;
using store::Write;

namespace {

template <class T>
void keep_first(std::vector<T>& list, int most) {
  if (std::cmp_greater(list.size(), most)) list.resize(static_cast<std::size_t>(most));
}

} // namespace

void MemoryStore::restore(TableHead head, std::vector<std::string> entries) {
  std::string id = head.id;
  tables_[std::move(id)] = {std::move(head), std::move(entries)};
}

void MemoryStore::restore(store::KeptMap map) {
  std::string id = map.id;
  maps_[std::move(id)] = std::move(map);
}

template <class Wanted>
std::vector<const MemoryStore::Kept*> MemoryStore::oldest(const Wanted& wanted) const {
  std::vector<const Kept*> found;
  for (const auto& [id, table] : tables_)
    if (wanted(table)) found.push_back(&table);
  std::stable_sort(found.begin(), found.end(),
                   [](const Kept* a, const Kept* b) { return a->head.changed < b->head.changed; });
  return found;
}

std::vector<std::string> MemoryStore::surplus(std::size_t most) const {
  std::vector<std::string> out;
  std::vector<const Kept*> free = oldest([](const Kept& table) { return !table.held; });
  std::stable_partition(free.begin(), free.end(),
                        [](const Kept* table) { return table->head.state >= TableState::Over; });
  for (const Kept* table : free)
    if (tables_.size() - out.size() > most) out.push_back(table->head.id);
  return out;
}

bool MemoryStore::write(const Write& one) {
  const bool stored = one.head.id.empty() || write_table(one);
  if (stored && !one.map.id.empty()) restore(one.map);
  return stored;
}

bool MemoryStore::write_table(const Write& one) {
  if (one.number == 1) return tables_.try_emplace(one.head.id, Kept{one.head, one.entries, true}).second;
  const auto found = tables_.find(one.head.id);
  if (found == tables_.end()) return false;
  Kept& table = found->second;
  if (!table.held || std::cmp_not_equal(one.number, table.entries.size() + 1)) return false;
  table.head = one.head;
  table.entries.insert(table.entries.end(), one.entries.begin(), one.entries.end());
  return true;
}

std::vector<bool> MemoryStore::write(std::span<const Write> writes) {
  std::vector<bool> stored;
  for (const Write& one : writes) stored.push_back(write(one));
  return stored;
}

Claim MemoryStore::claim(const std::string& table) {
  const auto found = tables_.find(table);
  if (found == tables_.end()) return {};
  found->second.held = true;
  return {Claim::Kind::Mine, found->second.head, found->second.entries};
}

void MemoryStore::release(const std::string& table) {
  if (const auto found = tables_.find(table); found != tables_.end()) found->second.held = false;
}

void MemoryStore::erase(const std::vector<std::string>& tables) {
  for (const std::string& id : tables) tables_.erase(id);
  if (!tables.empty()) erased_(tables, {});
}

std::string MemoryStore::map(const std::string& id) {
  const auto found = maps_.find(id);
  return found == maps_.end() ? "" : found->second.text;
}

int64_t MemoryStore::erase_maps(int64_t before) {
  std::vector<std::string> gone;
  for (const auto& [id, map] : maps_)
    if (map.kept < before && std::none_of(tables_.begin(), tables_.end(), [&, name = id](const auto& table) {
          return table.second.head.map == name;
        }))
      gone.push_back(id);
  for (const std::string& id : gone) maps_.erase(id);
  if (!gone.empty()) erased_({}, gone);
  return static_cast<int64_t>(gone.size());
}

std::vector<std::string> MemoryStore::read(const std::string& table) {
  const auto found = tables_.find(table);
  return found == tables_.end() ? std::vector<std::string>() : found->second.entries;
}

std::vector<store::Glance> MemoryStore::glance(const std::vector<std::string>& tables) {
  std::vector<store::Glance> out;
  for (const std::string& id : tables)
    if (const auto found = tables_.find(id); found != tables_.end())
      out.push_back({found->second.head, found->second.entries.front()});
  return out;
}

std::vector<std::string> MemoryStore::orphans(int64_t now, int most) {
  std::vector<std::string> out;
  for (const auto& [id, table] : tables_)
    if (!table.held && table.head.due != 0 && table.head.due <= now) out.push_back(id);
  keep_first(out, most);
  return out;
}

std::vector<std::string> MemoryStore::stale(TableState state, int64_t after, int64_t before, int most) {
  std::vector<std::string> out;
  for (const Kept* table : oldest([&](const Kept& one) {
         return one.head.state == state && one.head.changed > after && one.head.changed < before;
       }))
    out.push_back(table->head.id);
  keep_first(out, most);
  return out;
}

std::vector<TableHead> MemoryStore::list(TableState state, int64_t before, int most) {
  std::vector<TableHead> out;
  for (const Kept* table : oldest([&](const Kept& one) {
         return one.head.listed && one.head.state == state && one.head.changed < before;
       }))
    out.push_back(table->head);
  std::reverse(out.begin(), out.end());
  keep_first(out, most);
  return out;
}

store::Totals MemoryStore::totals() {
  store::Totals totals;
  std::map<std::string, int64_t> maps;
  for (const auto& [id, table] : tables_) {
    totals.open += table.head.state == TableState::Open;
    totals.playing += table.head.state == TableState::Playing;
    totals.over += table.head.state == TableState::Over;
    if (table.head.state == TableState::Over) ++maps[table.head.map];
  }
  for (const auto& [map, games] : maps) totals.maps.push_back({map, games});
  std::stable_sort(totals.maps.begin(), totals.maps.end(),
                   [](const auto& a, const auto& b) { return a.games > b.games; });
  return totals;
}

} // namespace mappa::local
