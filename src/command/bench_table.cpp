#include "command/bench_table.h"

#include "notation/game.h"
#include "notation/setup.h"
#include "play/bench.h"

#include <algorithm>
#include <fmt/format.h>

namespace mappa::command {
namespace {

constexpr std::array<BenchRow, 15> ROWS{{
    {"base game", R"({})"},
    {"postman", R"({"postman": true})"},
    {"all expansions", R"({"tiles": {"base": 1, "inns_and_cathedrals": 1, "traders_and_builders": 1},
                           "rules": ["inns", "cathedrals", "large_meeple", "builder", "pig", "trade_goods", "abbot"]})"},
    {"France", R"({"map": "france"})"},
    {"Benelux", R"({"map": "benelux"})"},
    {"Great Britain", R"({"map": "great_britain"})"},
    {"Iberia", R"({"map": "iberia"})"},
    {"Germany", R"({"map": "deutschland"})"},
    {"France, chips", R"({"map": "france", "chips": true})"},
    {"Benelux, chips", R"({"map": "benelux", "chips": true})"},
    {"Great Britain, chips", R"({"map": "great_britain", "chips": true})"},
    {"Iberia, chips", R"({"map": "iberia", "chips": true})"},
    {"Germany, chips", R"({"map": "deutschland", "chips": true})"},
    {"Germany, chips, postman", R"({"map": "deutschland", "chips": true, "postman": true})"},
    {"Germany, everything", R"({"map": "deutschland", "chips": true, "postman": true,
                                "town_variants": ["extra_tile", "cost", "road_bonus"],
                                "rules": ["inns", "cathedrals", "large_meeple", "builder", "pig", "trade_goods", "abbot"]})"},
}};

Ruleset ruleset_of(const BenchRow& row, const data::Library& library) {
  nlohmann::json setup = nlohmann::json::parse(row.setup);
  setup["players"] = {"A", "B"};
  setup["seed"] = 1u;
  return notation::rules_for(notation::parse_setup(setup, library), library);
}

void play_on(BenchRow& row, const Ruleset& rules, uint64_t seed, double seconds) {
  const play::BenchResult result = play::bench_games(rules, seed, seconds, 1);
  const auto placements = static_cast<double>(result.placements);
  row.placements = std::max(row.placements, placements / result.seconds);
  row.decisions = static_cast<double>(result.decisions) / placements;
}

} // namespace

// Others may use the machine, too: the games take turns, and the best of each counts.
std::vector<BenchRow> bench_all(const data::Library& library, double seconds) {
  constexpr int ROUNDS = 5;
  std::vector<BenchRow> rows(ROWS.begin(), ROWS.end());
  std::vector<Ruleset> rules;
  for (const BenchRow& row : rows) rules.push_back(ruleset_of(row, library));
  for (uint64_t round = 0; round < ROUNDS; ++round)
    for (size_t i = 0; i < rows.size(); ++i) play_on(rows[i], rules[i], round, seconds / ROUNDS);
  return rows;
}

void print_table(const std::vector<BenchRow>& rows) {
  fmt::print("{:<26}{:>14}{:>22}{:>26}\n", "", "placements/s", "times the base game's",
             "decisions a placement");
  for (const BenchRow& row : rows)
    fmt::print("{:<26}{:>14.0f}{:>22.2f}{:>26.2f}\n", row.name, row.placements,
               rows.front().placements / row.placements, row.decisions);
}

notation::Json table_json(const std::vector<BenchRow>& rows) {
  notation::Json games = notation::Json::array();
  for (const BenchRow& row : rows)
    games.push_back({{"game", row.name},
                     {"placements_per_second", row.placements},
                     {"times_the_base_game", rows.front().placements / row.placements},
                     {"decisions_per_placement", row.decisions}});
  return games;
}

} // namespace mappa::command
