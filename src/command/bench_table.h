// `mappa bench --all`: what the rules cost beside the base game.
#pragma once

#include "data/library.h"
#include "notation/json.h"

namespace mappa::command {

struct BenchRow {
  const char* name;
  const char* setup;     // as in the protocol; what is missing is that of the base game for two
  double placements = 0; // a second
  double decisions = 0;  // for each placement
};

// Random games with every kind of rules, each for about so long on one thread.
std::vector<BenchRow> bench_all(const data::Library& library, double seconds);

void print_table(const std::vector<BenchRow>& rows);
notation::Json table_json(const std::vector<BenchRow>& rows);

} // namespace mappa::command
