// How long tables are kept in the store.
#pragma once

#include "store/store.h"

#include <optional>

namespace mappa::tables {

struct Retention {
  std::optional<double> keep_days; // games that are over; nothing: for ever
  double map_days = 90;            // maps that no table is played on and nobody asks to keep
};

enum class Fate : uint8_t { Stay, Close, Delete };

// What is to become of a table to which nothing has happened since `changed`.
Fate fate_of(const store::TableHead& head, int64_t now, const Retention& retention);

int64_t kept_ms(double days); // in milliseconds

// How long nothing must have happened to any table in that state before its fate is asked for, in
// milliseconds.
int64_t least_age(store::TableState state, const Retention& retention);

} // namespace mappa::tables
