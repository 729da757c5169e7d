#include "mapmaking/maker.h"

#include "data/map_check.h"
#include "game/sheet.h"
#include "mapmaking/draft.h"
#include "mapmaking/rules.h"

#include <algorithm>
#include <fmt/format.h>
#include <fmt/ranges.h>

namespace mappa::mapmaking {
namespace {

constexpr int DRAFTS = 12;      // made at most, until there are candidates enough
constexpr int CITY_SQUARES = 6; // of a usual board
constexpr double MARGIN = 6;    // squares round the land that the terrain shows

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

struct Surroundings { // "Monaco and around"
  data::Language language;
  const char* after;
};
constexpr std::array<Surroundings, 10> AROUND{{{data::Language::En, " and around"},
                                               {data::Language::De, " und Umgebung"},
                                               {data::Language::Es, " y alrededores"},
                                               {data::Language::Fr, " et environs"},
                                               {data::Language::Nl, " en omgeving"},
                                               {data::Language::Pt, " e arredores"},
                                               {data::Language::Ca, " i voltants"},
                                               {data::Language::It, " e dintorni"},
                                               {data::Language::Pl, " i okolice"},
                                               {data::Language::Cs, " a okolí"}}};

data::Name map_name(const Site& site) {
  data::Name out;
  for (const Surroundings& around : AROUND) {
    std::string text;
    for (const int country : site.own) {
      const std::string& name =
          site.geography->countries[static_cast<std::size_t>(country)].name.in(around.language);
      if (!text.empty() && text.size() + name.size() > 60) break;
      text += (text.empty() ? "" : " – ") + name;
    }
    out.in(around.language) = text + (site.home.size() > site.own.size() ? around.after : "");
  }
  return out;
}

// As the five maps have it: 114 tiles on about 119 squares, 95 on 106.
void recommend(Map& map) {
  const int squares = data::tile_squares(map);
  map.most_tiles = squares >= 114 ? 120 : std::max(11, (squares - 5) / 5 * 5);
  map.least_tiles = map.most_tiles - 10;
}

std::optional<Draft> make_draft(const Site& site, const Terrain& terrain, Grid grid, const Wishes& wishes,
                                Random& random) {
  Draft draft = begin_draft(site, terrain, grid);
  join_parts(draft);
  if (draft.grid.count() < grid.count()) { // a part without a ferry is gone
    grid = draft.grid;
    tighten(grid);
    draft = begin_draft(site, terrain, grid);
    join_parts(draft);
  }
  find_places(draft);
  if (!place_cities(draft, random)) return std::nullopt;
  place_towns(draft, random);
  if (!place_starts(draft)) return std::nullopt;
  add_ferries(draft);
  place_borders(draft, random);
  recommend(draft.map());
  place_chips(draft, wishes.chips, random);
  draw_picture(draft);
  draft.file.picture.name = map_name(site);
  return draft;
}

// However much there is round it, a country is on its own board.
bool shows_own(const Draft& draft) {
  const std::vector<At> squares = draft.grid.squares();
  const auto& own = draft.site->own;
  const auto is_own = [&](int country) { return std::find(own.begin(), own.end(), country) != own.end(); };
  if (std::any_of(draft.places.begin(), draft.places.end(),
                  [&](const Candidate& c) { return is_own(c.place->country); }))
    return true;
  return std::any_of(squares.begin(), squares.end(), [&](At at) {
    for (const double x : {.2, .5, .8})
      for (const double y : {.2, .5, .8}) {
        if (is_own(draft.terrain->owner(draft.grid.to_plane({at.x + x, at.y + y})))) return true;
      }
    return false;
  });
}

bool is_sound(const Draft& draft, const TileSets& sets, const Wishes& wishes) {
  const int squares = data::tile_squares(draft.map());
  if (squares < wishes.least_squares || squares > wishes.most_squares) return false;
  if (!shows_own(draft) || !broken_rules(draft.map(), sets).empty()) return false;
  std::vector<std::string> faults = data::check_map(map_text(draft.file), draft.map().id + ".json").faults;
  data::check_tiles_fit(draft.map(), sets, data::Place(faults, draft.map().id));
  return faults.empty();
}

struct Contender {
  Draft draft;
  Trial chance;
  double merit = 0;
};

// How much of the land, how well it plays, how much there is on it.
double merit_of(const Draft& draft, const Trial& chance) {
  const auto missing = [](std::size_t have, std::size_t want) {
    return have < want ? static_cast<double>(want - have) : 0.0;
  };
  const Map& map = draft.map();
  return draft.grid.overlap - .02 * draft.grid.necks - off(chance, CHANCE_YARDSTICK) -
         .03 * missing(map.large_cities.size(), 5) - .012 * missing(map.towns.size(), 15) -
         .01 * missing(map.borders.size(), 14) - .05 * missing(map.starts.size(), 3);
}

std::vector<Contender> find_contenders(const Site& site, const TileSets& sets, const Wishes& wishes,
                                       const std::string& id, Random& random, int& drafts) {
  Bounds window = site.home_bounds();
  const double margin = site.size * MARGIN;
  window = {window.left - margin, window.top - margin, window.right + margin, window.bottom + margin};
  const Terrain terrain(site.shores, site.mask, window, site.size / 10);
  const int least = wishes.least_squares + CITY_SQUARES - 1, most = wishes.most_squares + CITY_SQUARES - 1;
  std::vector<Contender> out;
  for (const Grid& grid : search_grids(site, terrain, least, most, DRAFTS, random)) {
    if (static_cast<int>(out.size()) == wishes.candidates) break;
    ++drafts;
    auto draft = make_draft(site, terrain, grid, wishes, random);
    if (!draft) continue;
    draft->file.map.id = id;
    if (!is_sound(*draft, sets, wishes)) continue;
    Trial chance = play_by_chance(draft->map(), sets, wishes.chance_games, wishes.seed);
    const double merit = merit_of(*draft, chance);
    out.push_back({std::move(*draft), std::move(chance), merit});
  }
  return out;
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

Made make_map(const Geography& geography, const TileSets& sets, const Wishes& wishes) {
  check_squares(wishes);
  const std::vector<int> countries = find_countries(geography, wishes);
  const std::string id = wishes.id.empty() ? id_of(geography, countries) : wishes.id;
  const int wanted = (wishes.least_squares + wishes.most_squares) / 2 + CITY_SQUARES;
  Random random{wishes.seed};
  Made made;
  const Site seen = look_at(geography, countries);
  std::vector<Contender> contenders;
  for (const Extent extent : {Extent::Whole, Extent::Part, Extent::Together, Extent::Around}) {
    if (!contenders.empty()) break;
    const std::optional<Site> site = take(seen, extent, wanted);
    if (!site) continue;
    made.report.extent = extent;
    contenders = find_contenders(*site, sets, wishes, id, random, made.report.drafts);
  }
  if (contenders.empty())
    throw MakeError(fmt::format("no board of {} to {} squares keeps all rules here; try another number of "
                                "squares, or name neighbours as well",
                                wishes.least_squares, wishes.most_squares));
  const auto best =
      std::max_element(contenders.begin(), contenders.end(),
                       [](const Contender& a, const Contender& b) { return a.merit < b.merit; });
  Report& report = made.report;
  report.fit = static_cast<int>(contenders.size());
  report.squares = data::tile_squares(best->draft.map());
  const auto parts = find_parts(best->draft.grid);
  report.parts = *std::max_element(parts.begin(), parts.end());
  report.kilometres = best->draft.grid.size;
  report.overlap = best->draft.grid.overlap;
  report.chance = best->chance;
  if (wishes.hard_games > 0) report.hard = play_hard(best->draft.map(), sets, wishes.hard_games, wishes.seed);
  report.outside = outside_of_range(report.chance, report.hard);
  made.file = std::move(best->draft.file);
  return made;
}

} // namespace mappa::mapmaking
