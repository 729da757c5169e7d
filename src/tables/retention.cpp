#include "tables/retention.h"

#include "tables/limits.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace mappa::tables {

using nlohmann::json;
using store::TableState;

namespace {

constexpr int64_t DAY_MS = 24 * HOUR_MS;

bool taken(const json& seat) { return seat.value("taken", false); }

// Somebody besides the host has sat down.
bool others_came(const json& summary) {
  return std::ranges::any_of(summary["seats"], [&](const json& seat) {
    return taken(seat) && seat.value("name", json()) != summary.value("host", json());
  });
}

// It only shows a record: nobody has a seat in a game that was never played here.
bool only_shown(const json& summary) { return std::ranges::none_of(summary["seats"], taken); }

Fate fate_of_game(const json& summary, int64_t age, const Retention& retention) {
  const bool old = retention.keep_days && age >= kept_ms(*retention.keep_days);
  return old || (only_shown(summary) && age >= SHOWN_DAYS * DAY_MS) ? Fate::Delete : Fate::Stay;
}

} // namespace

int64_t kept_ms(double days) { return static_cast<int64_t>(days * static_cast<double>(DAY_MS)); }

Fate fate_of(const store::TableHead& head, int64_t now, const Retention& retention) {
  const int64_t age = now - head.changed;
  if (age < least_age(head.state, retention)) return Fate::Stay;
  const json summary = json::parse(head.summary, nullptr, false);
  if (!summary.is_object() || !summary.contains("seats")) return Fate::Stay; // something is broken there
  switch (head.state) {
  case TableState::Open:
    return age >= OPEN_DAYS * DAY_MS || !others_came(summary) ? Fate::Delete : Fate::Stay;
  case TableState::Playing: return Fate::Close;
  case TableState::Over: return fate_of_game(summary, age, retention);
  case TableState::Closed: return Fate::Delete;
  }
  return Fate::Stay;
}

int64_t least_age(TableState state, const Retention& retention) {
  const int64_t shown = SHOWN_DAYS * DAY_MS;
  switch (state) {
  case TableState::Open: return ALONE_DAYS * DAY_MS;
  case TableState::Playing: return PLAYING_DAYS * DAY_MS;
  case TableState::Over: return retention.keep_days ? std::min(kept_ms(*retention.keep_days), shown) : shown;
  case TableState::Closed: break;
  }
  return CLOSED_DAYS * DAY_MS;
}

} // namespace mappa::tables
