#include "mapmaking/maker.h"

#include "data/map_check.h"
#include "earth.h"
#include "mapmaking/rules.h"

#include <gmock/gmock.h>

namespace mappa::mapmaking {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::SizeIs;

std::string refusal(const Wishes& wishes) {
  try {
    make_map(earth(), recommended(), wishes);
  } catch (const MakeError& error) {
    return error.what();
  }
  return "";
}

struct Land {
  const char* country;
  Extent extent;
};

class Maker : public testing::TestWithParam<Land> {};

// A plain country, one with islands, one too long for a board, a tiny one, islands far apart.
INSTANTIATE_TEST_SUITE_P(Lands, Maker,
                         testing::Values(Land{"POL", Extent::Whole}, Land{"ITA", Extent::Whole},
                                         Land{"CHL", Extent::Part}, Land{"MCO", Extent::Around},
                                         Land{"CPV", Extent::Together}),
                         [](const auto& one) { return one.param.country; });

TEST_P(Maker, MakesABoardThatKeepsAllRules) {
  const Made made = make_map(earth(), recommended(), quick({GetParam().country}));
  EXPECT_EQ(made.report.extent, GetParam().extent);
  const Map& map = made.file.map;
  EXPECT_THAT(data::check_map(map_text(made.file), map.id + ".json").faults, IsEmpty());
  EXPECT_THAT(broken_rules(map, recommended()), IsEmpty());
  EXPECT_GE(data::tile_squares(map), 105);
  EXPECT_LE(data::tile_squares(map), 125);
  EXPECT_EQ(map.large_cities[0].squares.size(), 2U);
  EXPECT_EQ(map.large_cities[0].open.size(), 4U);
  EXPECT_EQ(map.large_cities[0].coats, 4);
}

TEST(MakerSeed, TheSameSeedMakesTheSameBytes) {
  Wishes wishes = quick({"IRL"});
  const std::string first = map_text(make_map(earth(), recommended(), wishes).file);
  EXPECT_EQ(map_text(make_map(earth(), recommended(), wishes).file), first);
  wishes.seed = 2;
  EXPECT_NE(map_text(make_map(earth(), recommended(), wishes).file), first);
}

TEST(MakerCountries, SeveralShareABoard) {
  const Made made = make_map(earth(), recommended(), quick({"CHE", "AUT"}));
  EXPECT_EQ(made.file.map.id, "switzerland_austria");
  EXPECT_EQ(made.file.picture.name.in(data::Language::De), "Schweiz – Österreich");
  EXPECT_THAT(made.file.picture.inner_borders, testing::Not(IsEmpty()));
}

TEST(MakerWindow, ShowsWhatLiesInIt) {
  Wishes wishes = quick({"USA"});
  wishes.within = DegreeWindow{-125.5, 30, -102, 49.4};
  const Made made = make_map(earth(), recommended(), wishes);
  EXPECT_EQ(made.report.extent, Extent::Within);
  std::vector<std::string> ids;
  for (const LargeCity& city : made.file.map.large_cities) ids.push_back(city.id);
  EXPECT_THAT(ids, testing::Contains("Los Angeles"));
  EXPECT_THAT(ids, testing::Not(testing::Contains("New York")));
  EXPECT_THAT(broken_rules(made.file.map, recommended()), IsEmpty());
}

TEST(MakerWindow, IsCheckedInPlainWords) {
  Wishes wishes = quick({"USA"});
  const auto within = [&](DegreeWindow window) {
    wishes.within = window;
    return refusal(wishes);
  };
  EXPECT_THAT(within({-100, 40, -100, 45}), HasSubstr("degrees"));
  EXPECT_THAT(within({-100, 45, -90, 40}), HasSubstr("degrees"));
  EXPECT_THAT(within({-100, 1e300, -90, 40}), HasSubstr("degrees"));
  EXPECT_THAT(within({0, 40, 10, 50}), HasSubstr("no land"));
}

TEST(MakerNature, RiversAndMountainsAreWhereTheyAre) {
  const data::MapPicture picture = make_map(earth(), recommended(), quick({"EGY"})).file.picture;
  const auto longest =
      std::max_element(picture.rivers.begin(), picture.rivers.end(),
                       [](const auto& a, const auto& b) { return a.path.size() < b.path.size(); });
  ASSERT_NE(longest, picture.rivers.end());
  EXPECT_EQ(longest->name.english(), "Nile");
  const data::MapPicture alps = make_map(earth(), recommended(), quick({"CHE", "AUT"})).file.picture;
  EXPECT_THAT(alps.peaks, testing::Not(IsEmpty()));
}

TEST(MakerChips, AreAsWished) {
  Wishes wishes = quick({"IRL"});
  wishes.chips = ChipRules::Islands;
  const Map map = make_map(earth(), recommended(), wishes).file.map;
  EXPECT_EQ(map.chip_rules, ChipRules::Islands);
  EXPECT_EQ(map.island_stacks, ISLAND_STACKS);
  wishes.countries = {"HUN"};
  EXPECT_THAT(refusal(wishes), HasSubstr("islands"));
}

TEST(MakerWishes, AreCheckedInPlainWords) {
  EXPECT_THAT(refusal(quick({})), HasSubstr("no country"));
  EXPECT_THAT(refusal(quick({"XYZ"})), HasSubstr("\"XYZ\""));
  EXPECT_THAT(refusal(quick({"POL", "POL"})), HasSubstr("twice"));
  Wishes wishes = quick({"POL"});
  wishes.least_squares = 10;
  EXPECT_THAT(refusal(wishes), HasSubstr("40 to 140"));
  wishes.least_squares = 123;
  EXPECT_THAT(refusal(wishes), HasSubstr("too little choice"));
}

TEST(Rules, HoldOnTheMapsThatComeAlong) {
  const data::Library library = data::load_library({});
  for (const auto& [id, file] : library.maps)
    EXPECT_THAT(broken_rules(file->map, recommended()), IsEmpty()) << id;
}

TEST(Rules, NameWhatIsBroken) {
  Map map = data::load_library({}).map("deutschland")->map;
  map.borders.clear();
  EXPECT_THAT(broken_rules(map, recommended()),
              testing::Contains(testing::Field(&data::Fault::text, HasSubstr("one neighbour"))));
}

TEST(Trial, LooksAtLargeCities) {
  const Map map = data::load_library({}).map("france")->map;
  const Trial trial = play_by_chance(map, recommended(), 50, 1);
  EXPECT_THAT(trial.completed, SizeIs(5));
  EXPECT_GT(trial.placed, 95);
  EXPECT_DOUBLE_EQ(trial.placed + trial.empty, data::tile_squares(map));
  EXPECT_GT(trial.completed_share(), 0);
}

} // namespace
} // namespace mappa::mapmaking
