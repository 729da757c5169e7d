// What both kinds of store do alike.
#pragma once

#include "store/store.h"

#include <string>
#include <string_view>

namespace mappa::store {

// UTF-8 without NUL, which is what both SQLite and PostgreSQL give back as it was.
bool is_text(std::string_view text);

inline bool only_map(const Write& write) { return write.head.id.empty(); }

// Whether a write can be stored at all, whatever the store holds.
bool acceptable(const Write& write);

// Counts tables of one state and map.
void add(Totals& totals, TableState state, const std::string& map, int64_t tables);

// 32 random bytes as 43 letters, digits, - and _.
std::string new_shared_secret();

} // namespace mappa::store
