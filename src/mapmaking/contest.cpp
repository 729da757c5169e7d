#include "mapmaking/contest.h"

#include "data/map_check.h"
#include "mapmaking/rules.h"

#include <algorithm>
#include <array>

namespace mappa::mapmaking {
namespace {

constexpr int GRIDS = 12;       // looked at
constexpr int MOST_DRAFTS = 24; // made, as long as none plays well
constexpr double MARGIN = 6;    // squares round the land that the terrain shows

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

// As the five maps have it: 114 tiles on about 119 squares, 95 on 106. Where many parts hang on ferries fewer
// find a place.
void recommend(Map& map, int parts) {
  constexpr int MANY = 4;
  const int squares = data::tile_squares(map);
  map.most_tiles = squares >= 114 ? 120 : std::max(11, (squares - 5) / 5 * 5);
  if (parts > MANY) map.most_tiles = std::min(map.most_tiles, std::max(11, (squares - 3) / 5 * 5));
  map.least_tiles = map.most_tiles - 10;
}

std::optional<Draft> make_draft(const Site& site, const Terrain& terrain, const Terrain& afar, Grid grid,
                                const Wishes& wishes, Random& random) {
  Draft draft = begin_draft(site, terrain, afar, grid);
  join_parts(draft);
  if (draft.grid.count() < grid.count()) { // a part without a ferry is gone
    grid = draft.grid;
    tighten(grid);
    draft = begin_draft(site, terrain, afar, grid);
    join_parts(draft);
  }
  find_places(draft);
  if (!place_cities(draft, random)) return std::nullopt;
  place_towns(draft, random);
  if (!place_starts(draft)) return std::nullopt;
  add_ferries(draft);
  place_borders(draft, random);
  const std::vector<int> parts = find_parts(draft.grid);
  recommend(draft.map(), *std::max_element(parts.begin(), parts.end()));
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

Terrain terrain_round(const Site& site, double squares, double pixel) {
  Bounds window = site.home_bounds();
  const double margin = site.size * squares;
  window = {window.left - margin, window.top - margin, window.right + margin, window.bottom + margin};
  return {site.shores, site.mask, window, site.size * pixel};
}

} // namespace

Contest::Contest(Site site, const TileSets& sets, const Wishes& wishes, const std::string& id, Random& random)
    : site_(std::move(site)),
      terrain_(terrain_round(site_, MARGIN, .1)),
      afar_(terrain_round(site_, FAR_SEA, .5)) {
  const int least = wishes.least_squares + CITY_SQUARES - 1, most = wishes.most_squares + CITY_SQUARES - 1;
  const std::vector<Grid> grids = search_grids(site_, terrain_, least, most, GRIDS, random);
  const int enough = wishes.judged ? MOST_DRAFTS : static_cast<int>(grids.size());
  bool fine = !wishes.judged;
  while (!grids.empty() && drafts < enough) {
    if (fine && static_cast<int>(contenders.size()) >= wishes.candidates) break;
    const Grid& grid = grids[static_cast<std::size_t>(drafts++) % grids.size()];
    auto draft = make_draft(site_, terrain_, afar_, grid, wishes, random);
    if (!draft) continue;
    draft->file.map.id = id;
    if (!is_sound(*draft, sets, wishes)) continue;
    Trial chance = play_by_chance(draft->map(), sets, wishes.chance_games, wishes.seed);
    const double merit = merit_of(*draft, chance);
    fine = fine || off(chance, CHANCE_YARDSTICK) == 0;
    contenders.push_back({std::move(*draft), std::move(chance), merit});
  }
  std::stable_sort(contenders.begin(), contenders.end(),
                   [](const Contender& a, const Contender& b) { return a.merit > b.merit; });
}

} // namespace mappa::mapmaking
