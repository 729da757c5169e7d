// A made map as a file, and why it was kept.
#include "mapmaking/maker.h"
#include "notation/map.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace mappa::mapmaking {
namespace {

const char* extent_words(Extent extent) {
  switch (extent) {
  case Extent::Part: return "the part round the capital that a board has room for";
  case Extent::Around: return "the land round the capital, with its neighbours";
  case Extent::Within: return "the land within the window";
  case Extent::Together: return "its islands, closer together than they are";
  default: return "the whole land, without what lies far overseas";
  }
}

std::string trial_line(const char* who, const Trial& trial) {
  return fmt::format("{}: {} games, {:.1f} of {:.0f} tiles placed ({:.0f} %), {:.1f} squares left empty, "
                     "{:.0f} points a player, large cities completed {:.0f} %\n",
                     who, trial.games, trial.placed, trial.tiles, 100 * trial.placed_share(), trial.empty,
                     trial.points, 100 * trial.completed_share());
}

} // namespace

// One key a line, and one entry of a list.
std::string map_text(const data::MapFile& file) {
  const notation::Json json = notation::map_json(file);
  std::string out = "{\n";
  bool first = true;
  for (const auto& [key, value] : json.items()) {
    out += (first ? "  \"" : ",\n  \"") + key + "\": ";
    first = false;
    const bool rows =
        value.is_array() && !value.empty() && (value[0].is_object() || key == "rows" || key == "outline");
    if (!rows) {
      out += notation::text_of(value);
      continue;
    }
    out += "[\n";
    for (std::size_t i = 0; i < value.size(); ++i)
      out += "    " + notation::text_of(value[i]) + (i + 1 < value.size() ? ",\n" : "\n");
    out += "  ]";
  }
  return out + "\n}\n";
}

std::string report_text(const Made& made) {
  const Report& report = made.report;
  const Map& map = made.file.map;
  std::string out =
      fmt::format("{} ({}): {}\n", made.file.picture.name.english(), map.id, extent_words(report.extent));
  out += fmt::format("{} squares of {:.0f} km in {} x {}, {} part{}; overlap with the land {:.2f}\n",
                     report.squares, report.kilometres, map.width, map.height, report.parts,
                     report.parts == 1 ? "" : "s", report.overlap);
  out += fmt::format("{} large cities, {} towns, {} borders, {} ferries; chips: {}, {} laid\n",
                     map.large_cities.size(), map.towns.size(), map.borders.size(), map.ferries.size(),
                     CHIP_RULES_NAME[static_cast<std::size_t>(map.chip_rules)], map.chips_laid);
  out += trial_line("by chance", report.chance);
  if (report.hard.games > 0) out += trial_line("hard", report.hard);
  for (std::size_t i = 0; i < map.large_cities.size(); ++i)
    out += fmt::format(
        "  {}: completed in {:.0f} % of the games by chance{}\n", map.large_cities[i].id,
        100 * report.chance.completed[i],
        report.hard.games > 0 ? fmt::format(", {:.0f} % of the others", 100 * report.hard.completed[i]) : "");
  out += fmt::format("kept of {} that keep all rules, {} drafted: the most land under squares, all that a "
                     "board should have, and play as on the five maps\n",
                     report.fit, report.drafts);
  if (!report.outside.empty())
    out += fmt::format("outside of what the five maps show: {}\n", fmt::join(report.outside, "; "));
  return out;
}

} // namespace mappa::mapmaking
