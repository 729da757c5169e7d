#include "tables/texts.h"

namespace mappa::tables {

std::string Texts::get(const std::string& table, Kind kind, const Make& make) {
  Told& told = of(table);
  std::string& text = told.texts[static_cast<std::size_t>(kind)];
  if (!text.empty()) return text;
  text = make();
  std::string out = text;
  weigh(told);
  return out;
}

// What does not go on where the kept ones end is made and not kept: who was away for a moment wants little.
std::string Texts::events(const std::string& table, int first, int last, const MakeEvents& make) {
  Told& told = of(table);
  const int kept = static_cast<int>(told.events.size());
  std::vector<std::string> made;
  const bool apart = first > kept + 1;
  std::vector<std::string>& from = apart ? made : told.events;
  if (apart)
    make(first, last, made);
  else if (kept < last)
    make(kept + 1, last, told.events);
  std::string out;
  for (int number = first; number <= last; ++number)
    (out += out.empty() ? "" : ",") += from[static_cast<std::size_t>(number - (apart ? first : 1))];
  weigh(told);
  return out;
}

void Texts::changed(const std::string& table, int others, const std::string& event) {
  const auto found = places_.find(table);
  if (found == places_.end()) return;
  Told& told = *found->second;
  told.texts = {};
  if (!told.events.empty() && static_cast<int>(told.events.size()) == others) told.events.push_back(event);
  weigh(told);
}

void Texts::drop(const std::string& table) {
  if (const auto found = places_.find(table); found != places_.end()) forget(found->second);
}

Texts::Told& Texts::of(const std::string& table) {
  if (const auto found = places_.find(table); found != places_.end())
    told_.splice(told_.begin(), told_, found->second);
  else
    told_.push_front({table}), places_[table] = told_.begin();
  return told_.front();
}

// Counts what it has now, and lets others go if that is too much.
void Texts::weigh(Told& told) {
  bytes_ -= told.bytes;
  told.bytes = sizeof told + told.table.size();
  for (const std::string& text : told.texts) told.bytes += text.size();
  for (const std::string& event : told.events) told.bytes += event.size() + sizeof(std::string);
  bytes_ += told.bytes;
  while (bytes_ > most_bytes_ && !told_.empty()) forget(std::prev(told_.end()));
}

void Texts::forget(Place place) {
  bytes_ -= place->bytes;
  places_.erase(place->table);
  told_.erase(place);
}

} // namespace mappa::tables
