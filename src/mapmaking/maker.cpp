#include "mapmaking/maker.h"

#include "data/map_check.h"
#include "mapmaking/contest.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <fmt/ranges.h>

namespace mappa::mapmaking {
namespace {

std::vector<int> find_countries(const Geography& geography, const Wishes& wishes) {
  if (wishes.countries.empty()) throw MakeError("no country is named");
  if (wishes.countries.size() > MOST_COUNTRIES)
    throw MakeError(fmt::format("{} countries are named; a board has room for {}", wishes.countries.size(),
                                MOST_COUNTRIES));
  std::vector<int> out;
  for (const std::string& code : wishes.countries) {
    const int country = geography.find(code);
    if (country < 0)
      throw MakeError(
          fmt::format("no country has the code \"{}\"; codes are three letters, as in UKR or NOR", code));
    if (std::find(out.begin(), out.end(), country) != out.end())
      throw MakeError(fmt::format("{} is named twice", code));
    out.push_back(country);
  }
  return out;
}

void check_squares(const Wishes& wishes) {
  if (wishes.least_squares < FEWEST_SQUARES || wishes.most_squares > MOST_SQUARES)
    throw MakeError(fmt::format("a board has {} to {} squares, not {}..{}", FEWEST_SQUARES, MOST_SQUARES,
                                wishes.least_squares, wishes.most_squares));
  if (wishes.most_squares - wishes.least_squares < NARROWEST)
    throw MakeError(fmt::format("the squares {}..{} leave too little choice: at least {} apart",
                                wishes.least_squares, wishes.most_squares, NARROWEST));
}

// "monaco", "norway_sweden_finland"
std::string id_of(const Geography& geography, const std::vector<int>& countries) {
  std::string out;
  for (const int country : countries) {
    std::string word;
    for (const char c : geography.countries[static_cast<std::size_t>(country)].name.english()) {
      const bool letter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
      if (letter) word += c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
      if (!letter && !word.empty() && word.back() != '_') word += '_';
    }
    while (!word.empty() && word.back() == '_') word.pop_back();
    if (out.size() + word.size() + 1 > 32) break;
    out += (out.empty() ? "" : "_") + word;
  }
  return out.empty() ? "made" : out;
}

} // namespace

std::vector<std::string> outside_of_range(const Trial& chance, const Trial& hard) {
  std::vector<std::string> out;
  const auto check = [&](const char* what, const Span& span, double value, int digits) {
    if (!span.holds(value))
      out.push_back(fmt::format("{} {:.{}f}, not {:.{}f} to {:.{}f}", what, value, digits, span.least, digits,
                                span.most, digits));
  };
  check("by chance: share of tiles placed", CHANCE_YARDSTICK.placed_share, chance.placed_share(), 2);
  check("by chance: squares left empty", CHANCE_YARDSTICK.empty, chance.empty, 1);
  check("by chance: points of a player", CHANCE_YARDSTICK.points, chance.points, 0);
  check("by chance: share of large cities completed", CHANCE_YARDSTICK.completed_share,
        chance.completed_share(), 2);
  if (hard.games == 0) return out;
  check("hard: share of tiles placed", HARD_YARDSTICK.placed_share, hard.placed_share(), 2);
  check("hard: squares left empty", HARD_YARDSTICK.empty, hard.empty, 1);
  check("hard: points of a player", HARD_YARDSTICK.points, hard.points, 0);
  check("hard: share of large cities completed", HARD_YARDSTICK.completed_share, hard.completed_share(), 2);
  return out;
}

namespace {

// What a board may show, in the order of liking.
struct Way {
  Extent extent;
  std::size_t isles = 0; // at most, of islands moved together
};
std::vector<Way> ways(const Site& seen, const Wishes& wishes) {
  if (wishes.within) return {{Extent::Within}};
  std::vector<Way> out{{Extent::Whole}, {Extent::Part}};
  constexpr std::array<std::size_t, 5> ISLES{6, 4, 3, 5, 9};
  std::vector<Way> islands;
  for (const std::size_t isles : ISLES) islands.push_back({Extent::Together, isles});
  const Way around{Extent::Around};
  const bool isles_first = !has_land_neighbours(seen);
  if (isles_first) out.insert(out.end(), islands.begin(), islands.end());
  out.push_back(around);
  if (!isles_first) out.insert(out.end(), islands.begin(), islands.end());
  return out;
}

// What the report says of the land; before its contest is over.
void describe(const Draft& draft, Report& report) {
  report.extent = draft.site->extent;
  report.squares = data::tile_squares(draft.map());
  const auto parts = find_parts(draft.grid);
  report.parts = *std::max_element(parts.begin(), parts.end());
  report.kilometres = draft.grid.size;
  report.overlap = draft.grid.overlap;
}

struct Judged {
  data::MapFile file;
  Trial chance, hard;
  double off = 0; // of the five maps' range
};

void check_window(const std::optional<DegreeWindow>& window) {
  constexpr double NARROWEST_WINDOW = .2; // degrees
  if (!window) return;
  const auto [west, south, east, north] = *window;
  const double wide = east - west + (east < west ? 360 : 0);
  const bool fine = west >= -180 && west <= 180 && east >= -180 && east <= 180 && south >= -85 &&
                    north <= 85 && north - south >= NARROWEST_WINDOW && north - south <= 90 &&
                    wide >= NARROWEST_WINDOW && wide <= 150;
  if (!fine)
    throw MakeError(fmt::format("the window {},{},{},{} is not west, south, east and north in degrees, from "
                                "{} to 150 degrees wide and to 90 high",
                                west, south, east, north, NARROWEST_WINDOW));
}

} // namespace

Made make_map(const Geography& geography, const TileSets& sets, const Wishes& wishes) {
  constexpr std::size_t MOST_HARD = 2; // contenders of a way that the hard ones play
  check_squares(wishes);
  check_window(wishes.within);
  const std::vector<int> countries = find_countries(geography, wishes);
  const std::string id = wishes.id.empty() ? id_of(geography, countries) : wishes.id;
  const int wanted = (wishes.least_squares + wishes.most_squares) / 2 + CITY_SQUARES;
  Random random{wishes.seed};
  Made made;
  Report& report = made.report;
  const Site seen = look_at(geography, countries, wishes.within);
  std::optional<Judged> best;
  for (const Way& way : ways(seen, wishes)) {
    if (best && (best->off == 0 || !wishes.judged)) break;
    std::optional<Site> site = take(seen, way.extent, wanted, way.isles);
    if (!site) continue;
    Contest contest(std::move(*site), sets, wishes, id, random);
    report.drafts += contest.drafts;
    report.fit += static_cast<int>(contest.contenders.size());
    std::size_t played = 0;
    for (Contender& contender : contest.contenders) {
      const double by_chance = off(contender.chance, CHANCE_YARDSTICK);
      if (played == MOST_HARD || (best && best->off == 0)) break;
      if (best && by_chance >= best->off) continue;
      ++played;
      Trial hard;
      if (wishes.hard_games > 0)
        hard = play_hard(contender.draft.map(), sets, wishes.hard_games, wishes.seed);
      const double all = by_chance + (hard.games > 0 ? off(hard, HARD_YARDSTICK) : 0);
      if (best && best->off <= all) continue;
      describe(contender.draft, report);
      best = Judged{std::move(contender.draft.file), std::move(contender.chance), std::move(hard), all};
    }
  }
  if (!best)
    throw MakeError(fmt::format("no board of {} to {} squares keeps all rules here; try another number of "
                                "squares, another window, or name neighbours as well",
                                wishes.least_squares, wishes.most_squares));
  report.chance = best->chance;
  report.hard = best->hard;
  report.outside = outside_of_range(report.chance, report.hard);
  made.file = std::move(best->file);
  return made;
}

} // namespace mappa::mapmaking
