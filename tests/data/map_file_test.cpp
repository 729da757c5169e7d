// Map files: a sound one is read as it stands, and every fault is named with its place.
#include "data/map_file.h"

#include "data/json.h"
#include "data/map_sample.h"
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <ostream>

namespace mappa::data {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

TEST(MapFile, ReadsWhatTheGameNeeds) {
  const Map map = parse_map(MAP_SAMPLE, "isle.json").map;
  EXPECT_EQ(map.id, "isle");
  EXPECT_EQ(map.least_tiles, 15);
  EXPECT_EQ(map.most_tiles, 21);
  EXPECT_EQ(map.width, 7);
  EXPECT_EQ(map.height, 5);
  EXPECT_EQ(map.at(0, 0), Ground::Plain);
  EXPECT_EQ(map.at(1, 0), Ground::Town);
  EXPECT_EQ(map.at(4, 0), Ground::Outside);
  EXPECT_EQ(map.at(6, 0), Ground::Island);
  EXPECT_EQ(map.at(2, 1), Ground::LargeCity);
  EXPECT_EQ(map.at(2, 2), Ground::Wave);
  EXPECT_EQ(map.at(0, 3), Ground::Start);
  EXPECT_EQ(map.at(7, 0), Ground::Outside);

  ASSERT_EQ(map.towns.size(), 4U);
  EXPECT_EQ(map.towns[0].id, "Alba");
  EXPECT_EQ(map.towns[0].at, (At{1, 0}));
  EXPECT_EQ(map.towns[0].grape, Colour::Purple);
  EXPECT_EQ(map.towns[1].grape, std::nullopt);
  EXPECT_EQ(map.towns[2].grape, Colour::Blue);
  EXPECT_THAT(map.starts, ElementsAre("Bero", "Cato"));
  EXPECT_EQ(map.starts_used, 1);

  ASSERT_EQ(map.large_cities.size(), 1U);
  EXPECT_EQ(map.large_cities[0].id, "Metro");
  EXPECT_THAT(map.large_cities[0].squares, ElementsAre(At{2, 1}, At{3, 1}));
  EXPECT_THAT(map.large_cities[0].open, ElementsAre(SideAt{{2, 1}, 3}, SideAt{{3, 1}, 1}));
  EXPECT_EQ(map.large_cities[0].coats, 3);

  ASSERT_EQ(map.borders.size(), 2U);
  EXPECT_EQ(map.borders[0].where, (SideAt{{0, 0}, 0}));
  EXPECT_EQ(map.borders[0].kind, Kind::Road);
  EXPECT_EQ(map.borders[0].coats, 1);
  EXPECT_EQ(map.borders[1].kind, Kind::City);
  ASSERT_EQ(map.ferries.size(), 2U);
  EXPECT_THAT(map.ferries[0].ends, ElementsAre(SideAt{{4, 1}, 1}, SideAt{{6, 1}, 3}));
  EXPECT_EQ(map.ferries[0].coats, 2);

  EXPECT_EQ(map.chip_rules, ChipRules::Treats);
  EXPECT_EQ(map.chips_laid, 4);
  ASSERT_TRUE(map.tracks[0]);
  EXPECT_EQ(map.tracks[0]->first, 4);
  EXPECT_EQ(map.tracks[0]->last, 5);
  ASSERT_EQ(map.islands.size(), 2U);
  EXPECT_EQ(map.islands[0].at, (At{6, 0}));
  EXPECT_EQ(map.islands[0].coats, 4);
  EXPECT_EQ(map.island_stacks, 2);
}

TEST(MapFile, ReadsWhatPeopleSee) {
  const MapFile file = parse_map(MAP_SAMPLE, "some/folder/isle.json");
  const MapPicture& picture = file.picture;
  EXPECT_EQ(file.file, "some/folder/isle.json");
  EXPECT_EQ(picture.name.in(Language::De), "Die Insel");
  EXPECT_EQ(picture.name.in(Language::Fr), "L'île");
  EXPECT_EQ(picture.towns[0].name.english(), "White Town");
  EXPECT_EQ(picture.towns[0].name.in(Language::De), "Weißenburg");
  EXPECT_EQ(picture.towns[0].name.in(Language::Es), "Alba");
  EXPECT_EQ(picture.towns[0].name.in(Language::Pl), "Alba") << "as its own people call it";
  EXPECT_EQ(picture.borders[1].to.in(Language::Cs), "South") << "English, where nobody's own name is known";
  EXPECT_EQ(picture.towns[0].pos.x, 1.2);
  EXPECT_EQ(picture.towns[0].pos.y, 0.7);
  EXPECT_EQ(picture.towns[1].name.in(Language::Es), "Bero");
  EXPECT_EQ(picture.towns[1].pos.x, 4.5) << "the middle, if the file does not say";
  EXPECT_EQ(picture.large_cities[0].pos.y, 1.6);
  EXPECT_EQ(picture.borders[0].to.in(Language::Es), "Farland");
  EXPECT_EQ(picture.borders[0].place.english(), "The pass");
  EXPECT_EQ(picture.borders[1].to.in(Language::Es), "Sur");
  EXPECT_EQ(picture.borders[1].place.english(), "");
  EXPECT_EQ(picture.ferries[0].name.english(), "Over");
  EXPECT_EQ(picture.ferries[0].path.size(), 2U);
  EXPECT_THAT(picture.ferries[1].path, IsEmpty());
  EXPECT_EQ(picture.waves[0].name.english(), "The pond");
  EXPECT_EQ(picture.islands[1].english(), "Less");
  ASSERT_EQ(picture.stack_islands.size(), 3U);
  EXPECT_EQ(picture.stack_islands[2].colour, Colour::Orange);
  EXPECT_EQ(picture.stack_islands[2].stacks[1].y, 3.5);
  EXPECT_EQ(picture.stack_islands[2].ring.size(), 3U);
  ASSERT_TRUE(picture.isle_of_man);
  EXPECT_EQ(picture.isle_of_man->pos.x, 5.5);
  EXPECT_EQ(picture.frame.left, -4);
  EXPECT_EQ(picture.frame.bottom, 7);
  EXPECT_EQ(picture.outline.size(), 1U);
  EXPECT_EQ(picture.inner_borders[0][1].y, 5);
  EXPECT_EQ(picture.lakes[0].name.english(), "The tarn");
  EXPECT_EQ(picture.rivers[0].name.english(), "The brook");
  EXPECT_EQ(picture.rivers[0].path[1].x, 3.5);
  EXPECT_EQ(picture.peaks[0].name.english(), "The tor");
  EXPECT_EQ(picture.peaks[0].pos.y, 2.5);
  EXPECT_EQ(picture.region, "oceania");
  EXPECT_EQ(picture.neighbours[0].label.y, -1);
  EXPECT_EQ(picture.neighbours[0].rings[0].size(), 4U);
}

TEST(MapFile, FillsInWhatMayBeLeftOut) {
  const MapFile file = parse_map(map_of({"#*#"}), "mine.json");
  EXPECT_EQ(file.map.chip_rules, ChipRules::None);
  EXPECT_THAT(file.map.large_cities, IsEmpty());
  EXPECT_THAT(file.picture.outline, IsEmpty());
  EXPECT_THAT(file.picture.rivers, IsEmpty());
  EXPECT_EQ(file.picture.region, "");
  EXPECT_EQ(file.picture.frame.left, -2);
  EXPECT_EQ(file.picture.frame.right, 5);
  EXPECT_EQ(file.picture.frame.bottom, 3);
}

struct MapCase {
  const char* name;
  const char* from; // in the sample
  const char* to;
  const char* fault;
};
void PrintTo(const MapCase& c, std::ostream* out) { *out << c.name; }

class MapFault : public testing::TestWithParam<MapCase> {};

TEST_P(MapFault, IsNamedWithItsPlace) {
  const std::string text = spoilt_map(GetParam().from, GetParam().to);
  const std::string fault = std::string("isle.json: ") + GetParam().fault;
  EXPECT_THAT(check_map(text, "isle.json").faults, ElementsAre(fault));
  try {
    parse_map(text, "isle.json");
    ADD_FAILURE() << "it was taken for sound";
  } catch (const DataError& error) {
    EXPECT_EQ(error.what(), fault);
  }
}

std::string map_case_name(const testing::TestParamInfo<MapCase>& info) { return info.param.name; }

INSTANTIATE_TEST_SUITE_P(
    Values, MapFault,
    testing::Values(
        MapCase{"Format", "\"mappa-map\"", "\"map\"", "\"format\" is \"map\", not one of mappa-map"},
        MapCase{"NoFormat", "\"format\": \"mappa-map\",", "", "the key \"format\" is missing"},
        MapCase{"Version", "\"version\": 1", "\"version\": 2",
                "\"version\" is 2, not a whole number from 1 to 1"},
        MapCase{"OtherId", "\"id\": \"isle\"", "\"id\": \"reef\"",
                "\"id\" is \"reef\", but the file's name says \"isle\""},
        MapCase{
            "Region", "\"oceania\"", "\"atlantis\"",
            "\"region\" is \"atlantis\", not one of europe asia africa north_america south_america oceania"},
        MapCase{"RiverPath", "[[3, 0], [3.5, 2], [3, 5]]", "[[3, 0]]",
                "river number 1: \"path\" has 1 spots, not at least 2"},
        MapCase{"RiverKey", "\"path\": [[3, 0]", "\"width\": 2, \"path\": [[3, 0]",
                "river number 1: unknown key \"width\""},
        MapCase{"PeakSpot", "[1.5, 2.5]", "[1.5, 250]",
                "peak number 1: \"at\" is not 2 numbers from -100 to 100"},
        MapCase{"UnknownKey", "\"waves\"", "\"wave\": 1, \"waves\"", "unknown key \"wave\""},
        MapCase{"MapNameInNoLanguage",
                R"({"en": "The isle", "de": "Die Insel", "es": "La isla", "fr": "L'île"})", "{}",
                "name: not in any of en de es fr nl pt ca it pl cs"},
        MapCase{"Recommended", "[15, 21]", "[21, 15]",
                "\"recommended_tiles\" is not [least, most] with numbers from 1 to 1000"},
        MapCase{"Width", "\"width\": 7", "\"width\": 33", "\"width\" is 33, not a whole number from 1 to 32"},
        MapCase{"NoHeight", "\"height\": 5,", "", "the key \"height\" is missing"},
        MapCase{"Height", "\"height\": 5", "\"height\": 6", "\"rows\" has 5 rows, but \"height\" is 6"},
        MapCase{"RowLength", "##@@#.i", "##@@#i", "row y=1 has 6 squares, but \"width\" is 7"},
        MapCase{"RowLetter", "##@@#.i", "##@@#.x",
                "row y=1 is \"##@@#.x\": only . # o * @ ~ i may stand there"},
        MapCase{"RowNumber", "\"##@@#.i\"", "7", "row y=1 is 7, not a text"},
        MapCase{"TownWithoutId", "\"id\": \"Dora\", ", "", "town number 4: the key \"id\" is missing"},
        MapCase{"TownKey", "\"at\": [2, 4]", "\"at\": [2, 4], \"grapes\": \"blue\"",
                "town Dora: unknown key \"grapes\""},
        MapCase{"TownName", "\"name\": \"Dora\"", "\"name\": \"Dorette\"",
                "town Dora: the name \"Dorette\" is neither the id nor given by languages"},
        MapCase{"NameNumber", "\"name\": \"Dora\"", "\"name\": 5",
                "town Dora: \"name\" is 5, not a text of 1 to 100 bytes on one line"},
        MapCase{"NameLanguage", R"("es": "Alba"})", R"("es": "Alba", "xx": "Alba"})",
                "town Alba: name: unknown key \"xx\""},
        MapCase{"NameInLanguage", R"("de": "Weißenburg")", R"("de": 5)",
                "town Alba: name: \"de\" is 5, not a text of 1 to 100 bytes on one line"},
        MapCase{"Grape", "\"grape\": \"blue\"", "\"grape\": \"green\"",
                "town Cato: \"grape\" is \"green\", not one of purple blue orange"},
        MapCase{"At", "\"at\": [2, 4]", "\"at\": [2]",
                "town Dora: \"at\" is [2], not a square [x,y] with whole numbers from 0 to 31"},
        MapCase{"AtNegative", "\"at\": [2, 4]", "\"at\": [-1, 4]",
                "town Dora: \"at\" is [-1,4], not a square [x,y] with whole numbers from 0 to 31"},
        MapCase{"Pos", "[1.2, 0.7]", "[1.2, 700]", "town Alba: \"pos\" is not 2 numbers from -100 to 100"},
        MapCase{"StartNoTown", "{\"id\": \"Cato\", \"at\": [0, 3]}]", "{\"id\": \"Cata\", \"at\": [0, 3]}]",
                "start Cata: there is no town of this id"},
        MapCase{"StartElsewhere", "\"at\": [0, 3]}]", "\"at\": [0, 2]}]",
                "start Cato: at [0,2], but the town is at [0,3]"},
        MapCase{"StartsUsed", "\"starts_used\": 1", "\"starts_used\": 0",
                "\"starts_used\" is 0, not a whole number from 1 to 8"},
        MapCase{
            "CitySquares", "[[2, 1], [3, 1]]", "[[2, 1], 3]",
            "large city Metro: \"squares\" has 3, not only squares [x,y] with whole numbers from 0 to 31"},
        MapCase{"CityOpenNumber", "[{\"at\": [2, 1], \"side\": \"W\"}, {\"at\": [3, 1], \"side\": \"E\"}]",
                "2", "large city Metro: \"open\" is 2, not a list"},
        MapCase{"CityCoats", "\"coats\": 3", "\"coats\": 5",
                "large city Metro: \"coats\" is 5, not a whole number from 0 to 4"},
        MapCase{"Side", "\"side\": \"W\"", "\"side\": \"w\"",
                "large city Metro: open side number 1: \"side\" is \"w\", not one of N E S W"},
        MapCase{"BorderKind", "\"kind\": \"city\"", "\"kind\": \"river\"",
                "border number 2: \"kind\" is \"river\", not one of road city"},
        MapCase{"BorderTo", "\"to\": \"Farland\", ", "", "border number 1: the key \"to\" is missing"},
        MapCase{"FerryEnds", ", {\"at\": [1, 2], \"side\": \"E\"}", "",
                "ferry number 2: \"ends\" has 1 entries, not two"},
        MapCase{"FerryPath", "[[5, 1.5], [6, 1.5]]", "[[5, 1.5]]",
                "ferry number 1: \"path\" has 1 spots, not at least 2"},
        MapCase{"FerryPathSpot", "[[5, 1.5], [6, 1.5]]", "[[5, 1.5], [6]]",
                "ferry number 1: \"path\": spot 1 is not two numbers from -100 to 100"},
        MapCase{"WaveKey", "\"at\": [2, 2]", "\"at\": [2, 2], \"coats\": 1",
                "wave number 1: unknown key \"coats\""},
        MapCase{"IslandCoats", "\"at\": [6, 0], \"coats\": 4", "\"at\": [6, 0]",
                "island number 1: the key \"coats\" is missing"},
        MapCase{"IslandBoth", "\"colour\": \"blue\"", "\"colour\": \"blue\", \"at\": [1, 1]",
                "island number 4: unknown key \"at\""},
        MapCase{"Stacks", "[[-3, 0], [-3, 1]]", "[[-3, 0], [-3, 1], [-3, 2]]",
                "island number 3: \"stacks\" has 3 entries, not 2"},
        MapCase{"IslandColour", "\"colour\": \"blue\"", "\"colour\": \"red\"",
                "island number 4: \"colour\" is \"red\", not one of purple blue orange"},
        MapCase{"ChipRules", "\"rules\": \"treats\"", "\"rules\": \"sweets\"",
                "chips: \"rules\" is \"sweets\", not one of wine islands isle_of_man treats upgrades"},
        MapCase{"ChipsLaid", "\"laid\": 4", "\"laid\": 31",
                "chips: \"laid\" is 31, not a whole number from 0 to 30"},
        MapCase{"ChipSquareColour", "\"frame\"", "\"chip_squares\": {\"red\": []}, \"frame\"",
                "chip_squares: unknown key \"red\""},
        MapCase{"Track", "[4, 5]", "[4, 6]", "tracks: \"purple\" is not [first, last] with rows from 1 to 5"},
        MapCase{"TrackOrder", "[4, 5]", "[5, 4]",
                "tracks: \"purple\" is not [first, last] with rows from 1 to 5"},
        MapCase{"Frame", "[-4, -2, 9, 7]", "[-4, -2, 9]", "\"frame\" is not 4 numbers from -100 to 100"},
        MapCase{"FrameSmall", "[-4, -2, 9, 7]", "[-4, -2, 6, 7]", "\"frame\" does not hold the whole grid"},
        MapCase{"Ring", "[[[0, 0], [5, 0], [5, 5], [0, 0]]]", "[[[0, 0], [5, 0]]]",
                "\"outline\" number 1 has 2 spots, not at least 3"},
        MapCase{"RingText", "[[[0, 0], [5, 0], [5, 5], [0, 0]]]", "[\"round\"]",
                "\"outline\" number 1 is \"round\", not a list"},
        MapCase{"LakeName", "\"name\": \"The tarn\", ", "", "lake number 1: the key \"name\" is missing"},
        MapCase{"NeighbourLabel", "\"label\": [1, -1], ", "",
                "neighbour number 1: the key \"label\" is missing"},
        MapCase{"IsleOfMan", "\"at\": [5.5, 3.5]", "\"at\": 5",
                "isle_of_man: \"at\" is not 2 numbers from -100 to 100"}),
    map_case_name);

INSTANTIATE_TEST_SUITE_P(
    Board, MapFault,
    testing::Values(
        MapCase{"SameId", "{\"id\": \"Metro\", \"name\": \"Metro\"", "{\"id\": \"Dora\", \"name\": \"Dora\"",
                "large city Dora: the id is taken already"},
        MapCase{"StartsUsedTooMany", "\"starts_used\": 1", "\"starts_used\": 3",
                "\"starts_used\" is 3, but there are 2"},
        MapCase{"StartUnlisted", ", {\"id\": \"Cato\", \"at\": [0, 3]}]", "]",
                "[0,3] is a start in the rows, but \"starts\" does not name it"},
        MapCase{"StartTwice", "{\"id\": \"Cato\", \"at\": [0, 3]}]",
                "{\"id\": \"Cato\", \"at\": [0, 3]}, {\"id\": \"Cato\", \"at\": [0, 3]}]",
                "start Cato: [0,3] is taken already"},
        MapCase{"CitySquareUnlisted",
                "[[2, 1], [3, 1]], \"coats\": 3, \"pos\": [3.1, 1.6],\n   \"open\": [{\"at\": [2, 1], "
                "\"side\": \"W\"}, {\"at\": [3, 1], \"side\": \"E\"}]",
                "[[2, 1]], \"coats\": 3, \"open\": [{\"at\": [2, 1], \"side\": \"W\"}]",
                "[3,1] is a large city in the rows, but \"large_cities\" does not name it"},
        MapCase{"OpenSideElsewhere", "{\"at\": [3, 1], \"side\": \"E\"}", "{\"at\": [4, 1], \"side\": \"E\"}",
                "large city Metro: open side E of [4,1]: no square of this city"},
        MapCase{"OpenSideInside", "{\"at\": [3, 1], \"side\": \"E\"}", "{\"at\": [3, 1], \"side\": \"W\"}",
                "large city Metro: open side W of [3,1]: lies inside the city"},
        MapCase{"OpenSideAtWave", "{\"at\": [3, 1], \"side\": \"E\"}", "{\"at\": [2, 1], \"side\": \"S\"}",
                "large city Metro: open side S of [2,1]: [2,2] is a wave, which takes no tile"},
        MapCase{"OpenSideTwice", "{\"at\": [3, 1], \"side\": \"E\"}", "{\"at\": [2, 1], \"side\": \"W\"}",
                "large city Metro: open side W of [2,1]: given twice"},
        MapCase{"NoOpenSide", "[{\"at\": [2, 1], \"side\": \"W\"}, {\"at\": [3, 1], \"side\": \"E\"}]", "[]",
                "large city Metro: no open side"},
        MapCase{"BorderOnLand", "{\"at\": [0, 0], \"side\": \"N\"", "{\"at\": [0, 0], \"side\": \"S\"",
                "border number 1: side S of [0,0]: faces [0,1], a plain square, not the border of the board"},
        MapCase{"BorderAtCity", "{\"at\": [0, 0], \"side\": \"N\"", "{\"at\": [1, 1], \"side\": \"E\"",
                "border number 1: side E of [1,1]: faces [2,1], a large city, not the border of the board"},
        MapCase{"BorderOfNoSquare", "{\"at\": [0, 0], \"side\": \"N\"", "{\"at\": [2, 2], \"side\": \"N\"",
                "border number 1: side N of [2,2]: the square is a wave, which takes no tile"},
        MapCase{"BorderTwice", "{\"at\": [1, 4], \"side\": \"S\"", "{\"at\": [0, 0], \"side\": \"N\"",
                "border number 2: side N of [0,0]: taken already"},
        MapCase{"FerryOnLand", "{\"at\": [2, 3], \"side\": \"N\"}", "{\"at\": [2, 3], \"side\": \"E\"}",
                "ferry number 2: side E of [2,3]: faces [3,3], a plain square, not the border of the board"},
        MapCase{"FerryToNowhere", "{\"at\": [2, 3], \"side\": \"N\"}", "{\"at\": [5, 3], \"side\": \"N\"}",
                "ferry number 2: side N of [5,3]: the square is outside of the board, which takes no tile"},
        MapCase{"FerryPathBegins", "[[5, 1.5], [6, 1.5]]", "[[5.5, 1.5], [6, 1.5]]",
                "ferry number 1: \"path\" does not begin in the middle of side E of [4,1]"},
        MapCase{"FerryPathEnds", "[[5, 1.5], [6, 1.5]]", "[[5, 1.5], [6, 1]]",
                "ferry number 1: \"path\" does not end in the middle of side W of [6,1]"},
        MapCase{"NoWaves", "\"waves\": [{\"name\": \"The pond\", \"at\": [2, 2]}],", "",
                "[2,2] is a wave in the rows, but \"waves\" does not name it"},
        MapCase{"StackOnSquare", "[[7, 2], [7, 3.5]]", "[[7, 2], [4.5, 3.5]]",
                "the stack at [4.5,3.5] of the orange island lies on a square"},
        MapCase{"IsleOfManOnSquare", "[5.5, 3.5]", "[4.9, 3.5]", "isle_of_man: [4,3] is a square"},
        MapCase{"TreatsWithoutTracks", "\"orange\": [1, 2], ", "",
                "the chip rules \"treats\" need tracks of all three colours"}),
    map_case_name);

TEST(MapFile, AllFaultsAreFound) {
  const std::string text = spoilt_map("\"version\": 1", "\"version\": 2, \"wave\": 1");
  const auto found = check_map(text, "isle.json").faults;
  EXPECT_THAT(found, ElementsAre("isle.json: \"version\" is 2, not a whole number from 1 to 1",
                                 "isle.json: unknown key \"wave\""));
  try {
    parse_map(text, "isle.json");
  } catch (const DataError& error) {
    EXPECT_EQ(error.what(), found[0] + " (the first of 2 faults)");
  }
}

TEST(MapFile, OneSlipMayBeTwoFaults) {
  const auto spoilt_faults = [](const char* from, const char* to) {
    return check_map(spoilt_map(from, to), "isle.json").faults;
  };
  EXPECT_THAT(spoilt_faults("\"open\"", "\"opened\""),
              ElementsAre("isle.json: large city Metro: the key \"open\" is missing",
                          "isle.json: large city Metro: unknown key \"opened\""));
  EXPECT_THAT(spoilt_faults("\"at\": [2, 4]", "\"at\": [1, 4]"),
              ElementsAre("isle.json: town Dora: [1,4] is a plain square in the rows, not a town",
                          "isle.json: [2,4] is a town in the rows, but \"towns\" does not name it"));
  EXPECT_THAT(
      spoilt_faults("{\"at\": [1, 4], \"side\": \"S\"", "{\"at\": [3, 2], \"side\": \"W\""),
      ElementsAre("isle.json: ferry number 2: side N of [2,3]: faces [2,2], as side W of [3,2] does",
                  "isle.json: ferry number 2: side E of [1,2]: faces [2,2], as side W of [3,2] does"));
  EXPECT_THAT(spoilt_faults("{\"at\": [1, 2], \"side\": \"E\"}]", "{\"at\": [2, 3], \"side\": \"N\"}]"),
              ElementsAre("isle.json: ferry number 2: side N of [2,3]: taken already",
                          "isle.json: ferry number 2: both ends are at [2,3]"));
  EXPECT_THAT(spoilt_faults("\"colour\": \"orange\"", "\"colour\": \"blue\""),
              ElementsAre("isle.json: 2 islands with stacks are blue, not one",
                          "isle.json: 0 islands with stacks are orange, not one"));
}

// What programs are told is what people read, and where it is on the board.
TEST(MapFile, FaultsHaveAPlace) {
  const CheckedMap town = check_map(spoilt_map("\"at\": [2, 4]", "\"at\": [1, 4]"), "isle.json");
  ASSERT_EQ(town.told.size(), 2U);
  EXPECT_FALSE(town.drawable);
  EXPECT_EQ(town.told[0].key, "off_ground");
  EXPECT_EQ(town.told[0].text, town.faults[0]);
  EXPECT_EQ(town.told[0].at, (At{1, 4}));
  EXPECT_EQ(town.told[0].list, "towns");
  EXPECT_EQ(town.told[0].entry, 3);
  EXPECT_EQ(town.told[1].key, "not_listed");
  EXPECT_EQ(town.told[1].at, (At{2, 4}));
  EXPECT_EQ(town.told[1].entry, -1);

  const CheckedMap border = check_map(
      spoilt_map("{\"at\": [1, 4], \"side\": \"S\"", "{\"at\": [1, 4], \"side\": \"E\""), "isle.json");
  ASSERT_EQ(border.told.size(), 1U);
  EXPECT_EQ(border.told[0].key, "side_inland");
  EXPECT_EQ(border.told[0].side, 1); // E
  EXPECT_EQ(border.told[0].entry, 1);

  const CheckedMap chips = check_map(spoilt_map("\"laid\": 4", "\"laid\": 30"), "isle.json");
  ASSERT_FALSE(chips.told.empty());
  EXPECT_TRUE(chips.drawable);
  EXPECT_EQ(chips.told[0].key, "chip_room");
  EXPECT_EQ(chips.told[0].values.at("laid"), 30);

  const CheckedMap name = check_map(spoilt_map("\"name\": \"Over\"", "\"name\": 7"), "isle.json");
  ASSERT_EQ(name.told.size(), 1U);
  EXPECT_EQ(name.told[0].key, "unreadable");
  EXPECT_EQ(name.told[0].list, "ferries");
  EXPECT_EQ(name.told[0].entry, 0);

  const CheckedMap none = check_map("{", "isle.json");
  ASSERT_EQ(none.told.size(), 1U);
  EXPECT_EQ(none.told[0].text, none.faults[0]);
}

TEST(MapFile, AFerryMayNotLeaveAndReachOneSquare) {
  EXPECT_THAT(
      faults({"*#"}, {{"ferries",
                       {{{"name", "F"},
                         {"coats", 0},
                         {"ends", {{{"at", {1, 0}}, {"side", "N"}}, {{"at", {1, 0}}, {"side", "S"}}}}}}}}),
      ElementsAre("mine.json: ferry number 1: both ends are at [1,0]"));
}

TEST(MapFile, IsNamedAfterItsFile) {
  EXPECT_THAT(
      check_map(MAP_SAMPLE, "is le.json").faults,
      ElementsAre("is le.json: a map is named after its file: 1 to 32 letters, digits and any of _ -"));
}

TEST(MapFile, TheGridIsTight) {
  EXPECT_THAT(faults({"....", ".*#.", "...."}),
              ElementsAre("mine.json: the first row has no square", "mine.json: the last row has no square",
                          "mine.json: the first column has no square",
                          "mine.json: the last column has no square"));
}

TEST(MapFile, NeedsASquareAndAStart) {
  EXPECT_THAT(faults({"..."}, {{"starts_used", 1}, {"recommended_tiles", {1, 1}}}),
              ElementsAre("mine.json: the rows have no square", "mine.json: 0 starts; a map has 1 to 8",
                          "mine.json: \"starts_used\" is 1, but there are 0"));
  EXPECT_THAT(faults({"*********"}), ElementsAre("mine.json: 9 starts; a map has 1 to 8"));
}

TEST(MapFile, ListsHaveALimit) {
  nlohmann::json waves(1025, {{"name", "w"}, {"at", {0, 0}}});
  EXPECT_THAT(faults({"*#"}, {{"waves", waves}}),
              ElementsAre("mine.json: \"waves\" has 1025 entries; at most 1024 are read"));
}

TEST(MapFile, ALargeCityHasOneOrTwoSquaresThatTouch) {
  const auto city = [](const nlohmann::json& squares) -> nlohmann::json {
    return {{"large_cities",
             {{{"id", "C"},
               {"name", "C"},
               {"squares", squares},
               {"coats", 1},
               {"open", {{{"at", {1, 1}}, {"side", "N"}}}}}}}};
  };
  EXPECT_THAT(faults({"###", "*@@"}, city({{1, 1}, {2, 1}})), IsEmpty());
  EXPECT_THAT(faults({"#####", "*@#@#"}, city({{1, 1}, {3, 1}})),
              ElementsAre("mine.json: large city C: [1,1] and [3,1] do not touch"));
  EXPECT_THAT(faults({"####", "*@@@"}, city({{1, 1}, {2, 1}, {3, 1}})),
              ElementsAre("mine.json: large city C: 3 squares; a large city has one or two"));
}

TEST(MapFile, AnIslandLiesByItself) {
  const nlohmann::json island{{"islands", {{{"name", "I"}, {"at", {2, 0}}, {"coats", 0}}}}};
  EXPECT_THAT(
      faults({"*#i"}, island),
      ElementsAre("mine.json: island number 1: side W of [2,0]: the square beyond, [1,0], is a plain square: "
                  "an island is reached by ferry only"));
}

TEST(MapFile, ChipRulesNeedTheirThings) {
  const auto with = [](const char* rules) {
    return faults({"*#"}, {{"chips", {{"rules", rules}, {"laid", 0}}}});
  };
  EXPECT_THAT(with("islands"),
              ElementsAre("mine.json: the chip rules \"islands\" need three islands with stacks"));
  EXPECT_THAT(with("isle_of_man"),
              ElementsAre("mine.json: the chip rules \"isle_of_man\" need the key \"isle_of_man\""));
  EXPECT_THAT(with("wine"), IsEmpty());
  EXPECT_THAT(with("upgrades"), IsEmpty());
}

TEST(MapFile, IsReadFromDisk) {
  EXPECT_EQ(read_map(MAPPA_DATA_DIR "/maps/france.json").map.towns.size(), 15U);
  EXPECT_THAT(check_map_file("/none.json").faults, ElementsAre("/none.json: no such file"));
  EXPECT_THROW(read_map("/none.json"), DataError);
}

} // namespace
} // namespace mappa::data
