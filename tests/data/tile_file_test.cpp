// Tile set files: a sound one is read as it stands, and every fault is named with its place.
#include "data/tile_file.h"

#include "data/sample.h"
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <ostream>

namespace mappa::data {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

TEST(TileFile, ReadsASoundSet) {
  const TileSet set = parse_tile_set(SAMPLE, "mine.json");
  EXPECT_EQ(set.name, "mine");
  EXPECT_EQ(set.title, "My tiles");
  ASSERT_EQ(set.tiles.size(), 2U);

  const Tile& a = set.tiles[0];
  EXPECT_EQ(a.id, "mine/A");
  EXPECT_EQ(a.letter, "A");
  EXPECT_EQ(a.count, 2);
  EXPECT_TRUE(a.start);
  EXPECT_THAT(a.sides, ElementsAre(Kind::City, Kind::Road, Kind::Field, Kind::Road));
  EXPECT_TRUE(a.links_known);
  EXPECT_THAT(a.links, ElementsAre(ElementsAre(0, 1)));
  EXPECT_EQ(a.river_part, RiverPart::None);
  EXPECT_EQ(a.max_in_game, 0);
  ASSERT_EQ(a.features.size(), 5U);
  EXPECT_EQ(a.features[0].kind, Kind::City);
  EXPECT_EQ(a.features[0].sides, 0b0001);
  EXPECT_EQ(a.features[0].coats, 2);
  EXPECT_TRUE(a.features[0].cathedral);
  EXPECT_EQ(a.features[0].goods, Goods::Wine);
  EXPECT_EQ(a.features[1].kind, Kind::Road);
  EXPECT_EQ(a.features[1].sides, 0b1010);
  EXPECT_TRUE(a.features[1].inn);
  EXPECT_EQ(a.features[2].ports, 0b10000100);
  EXPECT_EQ(a.features[2].cities, 1U);
  EXPECT_EQ(a.features[3].cities, 0U);
  EXPECT_EQ(a.features[4].kind, Kind::Garden);

  const Tile& b = set.tiles[1];
  EXPECT_FALSE(b.start);
  EXPECT_FALSE(b.links_known);
  EXPECT_EQ(b.river_part, RiverPart::Lake);
  EXPECT_EQ(b.max_in_game, 1);
  EXPECT_EQ(b.features[0].kind, Kind::River);
  EXPECT_EQ(b.features[1].ports, 0xFF);
  EXPECT_EQ(b.features[2].kind, Kind::Monastery);
}

TEST(TileFile, KnowsEveryGoodsAndRiverPart) {
  const auto goods = [](const char* word) {
    return parse_tile_set(spoilt("\"wine\"", word), "mine.json").tiles[0].features[0].goods;
  };
  EXPECT_EQ(goods("\"grain\""), Goods::Grain);
  EXPECT_EQ(goods("\"cloth\""), Goods::Cloth);
  const auto part = [](const char* word) {
    return parse_tile_set(spoilt("\"lake\"", word), "mine.json").tiles[1].river_part;
  };
  EXPECT_EQ(part("\"spring\""), RiverPart::Spring);
  EXPECT_EQ(part("\"fork\""), RiverPart::Fork);
}

TEST(TileFile, ARoadOrCityMayBeEnclosedOnTheTile) {
  const auto feature = [](const char* text) {
    return parse_tile_set(spoilt(R"({"kind": "monastery"})", text), "mine.json").tiles[1].features[2];
  };
  EXPECT_EQ(feature(R"({"kind": "road", "edges": []})").sides, 0);
  EXPECT_EQ(feature(R"({"kind": "city", "edges": []})").kind, Kind::City);
}

TEST(TileFile, TakesTheNameFromThePathsStem) {
  EXPECT_EQ(parse_tile_set(SAMPLE, "some/folder/mine.json").name, "mine");
}

// A set that replaces another one keeps its ids.
TEST(TileFile, AVariantMayKeepTheIdsOfItsSet) {
  EXPECT_EQ(parse_tile_set(spoilt("\"set\": \"mine\"", "\"set\": \"mine_too\""), "mine_too.json").tiles[0].id,
            "mine/A");
  EXPECT_THROW(parse_tile_set(spoilt("\"set\": \"mine\"", "\"set\": \"mineral\""), "mineral.json"),
               DataError);
}

TEST(TileFile, AFieldSideIsSplitOnlyWhereTheTileSaysSo) {
  const std::string split = R"({"set": "mine", "title": "t", "total": 1, "tiles": [
    {"id": "mine/C!", "count": 1, "edges": "CFFF", TAGS "features": [
      {"kind": "city", "edges": ["N"]},
      {"kind": "field", "ports": [2, 3, 4], "cities": [0]},
      {"kind": "field", "ports": [5, 6, 7], "cities": [0]}]}]})";
  const auto with = [&](const char* tags) {
    std::string text = split;
    return check_tile_set(text.replace(text.find("TAGS"), 4, tags), "mine.json").faults;
  };
  EXPECT_THAT(with(R"("tags": {"split_field_edges": ["S"]},)"), ElementsAre());
  EXPECT_THAT(
      with(""),
      ElementsAre("mine.json: tile mine/C!: the halves 4 and 5 of field side S are in different fields"));
  EXPECT_THAT(with(R"("tags": {"split_field_edges": ["S", "N"]},)"),
              ElementsAre("mine.json: tile mine/C!: \"split_field_edges\" has N, which is no field side"));
}

struct Case {
  const char* name;
  const char* from; // in the sample
  const char* to;
  const char* fault;
};
void PrintTo(const Case& c, std::ostream* out) { *out << c.name; }

class Fault : public testing::TestWithParam<Case> {};

TEST_P(Fault, IsNamedWithItsPlace) {
  const std::string text = spoilt(GetParam().from, GetParam().to);
  EXPECT_THAT(check_tile_set(text, "mine.json").faults, ElementsAre(GetParam().fault));
  try {
    parse_tile_set(text, "mine.json");
    FAIL() << "no DataError";
  } catch (const DataError& error) {
    EXPECT_STREQ(error.what(), GetParam().fault);
  }
}

#define FILE "mine.json: "
#define A "mine.json: tile mine/A: "
#define B "mine.json: tile mine/B: "

const Case SET_FAULTS[] = {
    {"NoSetKey", R"("set": "mine", )", "", FILE R"(the key "set" is missing)"},
    {"OtherSet", R"("set": "mine")", R"("set": "yours")",
     FILE R"("set" is "yours", but the file's name says "mine")"},
    {"SetIsNumber", R"("set": "mine")", R"("set": 4)",
     FILE R"("set" is 4, not a text of 1 to 32 bytes on one line)"},
    {"NoTitle", R"("title": "My tiles", )", "", FILE R"(the key "title" is missing)"},
    {"EmptyTitle", "My tiles", "", FILE R"("title" is "", not a text of 1 to 100 bytes on one line)"},
    {"ControlInTitle", "My tiles", R"(My\u001b[31m)",
     FILE R"("title" is "My\u001b[31m", not a text of 1 to 100 bytes on one line)"},
    {"NoTotal", R"("total": 3, )", "", FILE R"(the key "total" is missing)"},
    {"WrongTotal", R"("total": 3)", R"("total": 4)", FILE R"("total" is 4, but the counts add up to 3)"},
    {"TotalIsText", R"("total": 3)", R"("total": "3")",
     FILE R"("total" is "3", not a whole number from 1 to 25245)"},
    {"UnknownSetKey", R"("note")", R"("nota")", FILE R"(unknown key "nota")"},
    {"UnknownEdition", R"("C1", )", R"("C9", )", FILE R"("editions" has "C9", not one of C1 C2 C3)"},
    {"EditionsIsText", R"(["C1", "C2"])", R"("C1")", FILE R"("editions" is "C1", not a list)"},
    {"NoteIsNumber", R"("A note.")", "5", FILE R"("note" is 5, not a text of 1 to 2000 bytes on one line)"},
    {"OfficialIsText", R"("official": false)", R"("official": "no")",
     FILE R"("official" is "no", neither true nor false)"},
};

const Case TILE_FAULTS[] = {
    {"NoId", R"("id": "mine/A", )", "", FILE R"(tile number 1: the key "id" is missing)"},
    {"IdWithoutSet", R"("mine/A")", R"("A")",
     FILE R"(tile A: "id" is "A", not "mine/" and 1 to 32 letters, digits and any of _ - . + !)"},
    {"IdOfOtherSet", R"("mine/A")", R"("base/A")",
     FILE R"(tile base/A: "id" is "base/A", not "mine/" and 1 to 32 letters, digits and any of _ - . + !)"},
    {"IdWithoutCode", R"("mine/A")", R"("mine/")",
     FILE R"(tile mine/: "id" is "mine/", not "mine/" and 1 to 32 letters, digits and any of _ - . + !)"},
    {"IdWithMarkup", R"("mine/A")", R"("mine/<A>")",
     FILE
     R"(tile number 1: "id" is "mine/<A>", not "mine/" and 1 to 32 letters, digits and any of _ - . + !)"},
    {"LongIdIsShownWhole", R"("mine/A", "letter")", R"("mine/A234567890123456789012345678901X", "leter")",
     FILE R"(tile mine/A234567890123456789012345678901X: unknown key "leter")"},
    {"IdTwice", R"("mine/B")", R"("mine/A")", FILE R"(tile number 2: the id "mine/A" is taken already)"},
    {"LongLetter", R"("letter": "A")", R"("letter": "ABCD")",
     A R"("letter" is "ABCD", not a text of 1 to 3 bytes on one line)"},
    {"NoCount", R"("count": 2, )", "", A R"(the key "count" is missing)"},
    {"CountZero", R"("count": 2)", R"("count": 0)", A R"("count" is 0, not a whole number from 1 to 99)"},
    {"CountTooBig", R"("count": 2)", R"("count": 100)",
     A R"("count" is 100, not a whole number from 1 to 99)"},
    {"CountHuge", R"("count": 2)", R"("count": 18446744073709551615)",
     A R"("count" is 18446744073709551615, not a whole number from 1 to 99)"},
    {"CountNegative", R"("count": 2)", R"("count": -1)",
     A R"("count" is -1, not a whole number from 1 to 99)"},
    {"CountFraction", R"("count": 2)", R"("count": 2.0)",
     A R"("count" is 2.0, not a whole number from 1 to 99)"},
    {"CountNull", R"("count": 2)", R"("count": null)",
     A R"("count" is null, not a whole number from 1 to 99)"},
    {"TooManyGardens", R"("count": 2)", R"("count": 2, "c2_gardens": 3)",
     A R"("c2_gardens" is 3, not a whole number from 0 to 2)"},
    {"NoEdges", R"("edges": "CRFR", )", "", A R"(the key "edges" is missing)"},
    {"ThreeEdges", R"("CRFR")", R"("CRF")", A R"("edges" is "CRF", not four letters)"},
    {"EdgesIsList", R"("CRFR")", R"(["C"])", A R"("edges" is a list, not four letters)"},
    {"UnknownEdge", R"("CRFR")", R"("CRGR")", A R"("edges" is "CRGR": each letter is C, R, F or V)"},
    {"EdgeOfTheCount", R"("CRFR")", R"("CRXR")",
     A R"("edges" is "CRXR": X is the City of Carcassonne, which cannot be played)"},
    {"StartIsNumber", R"("start": true)", R"("start": 1)", A R"("start" is 1, neither true nor false)"},
    {"UnknownTileKey", R"("letter")", R"("leter")", A R"(unknown key "leter")"},
    {"UnknownTag", R"("max_in_game")", R"("max_in_gmae")", B R"(tags: unknown key "max_in_gmae")"},
    {"MaxInGameZero", R"("max_in_game": 1)", R"("max_in_game": 0)",
     B R"(tags: "max_in_game" is 0, not a whole number from 1 to 99)"},
    {"UnknownRiverPart", R"("lake")", R"("sea")",
     B R"(tags: "river_part" is "sea", not one of spring lake fork)"},
    {"TagsIsList", R"({"river_part": "lake", "max_in_game": 1})", "[]",
     B "tags: a list where an object is wanted"},
    {"SplitIsNoSide", R"({"river_part": "lake",)", R"({"split_field_edges": ["Q"],)",
     B R"(tags: "split_field_edges" has "Q", which is no side (N, E, S or W))"},
    {"LinksIsNumber", "[[0, 1]]", "1", A R"("wagon_links" is 1, not a list)"},
    {"LinkOutOfRange", "[[0, 1]]", "[[0, 5]]",
     A R"("wagon_links" has a group that is not two or more different features of this tile)"},
    {"LinkOfOne", "[[0, 1]]", "[[0]]",
     A R"("wagon_links" has a group that is not two or more different features of this tile)"},
    {"LinkTwice", "[[0, 1]]", "[[1, 1]]",
     A R"("wagon_links" has a group that is not two or more different features of this tile)"},
    {"PositionWithoutRow", R"("count": 2)", R"("count": 2, "position": {"col": 1})",
     A R"(position: the key "row" is missing)"},
};

const Case FEATURE_FAULTS[] = {
    {"FeatureIsNumber", R"({"kind": "monastery"})", "7", B "feature 2: 7 where an object is wanted"},
    {"NoKind", R"({"kind": "monastery"})", "{}", B R"(feature 2: the key "kind" is missing)"},
    {"UnknownKind", R"("monastery")", R"("castle")",
     B R"(feature 2: "kind" is "castle", not one of field road city river monastery post_office garden)"},
    {"KindIsNumber", R"("monastery")", "3",
     B R"(feature 2: "kind" is 3, not one of field road city river monastery post_office garden)"},
    {"KeyOfAnotherKind", R"({"kind": "monastery"})", R"({"kind": "monastery", "shields": 1})",
     B R"(feature 2: unknown key "shields")"},
    {"NoFeatureEdges", R"("edges": ["N"], )", "", A R"(feature 0: the key "edges" is missing)"},
    {"EmptyFeatureEdges", R"(["S"])", "[]", B "feature 0: a river that reaches no side"},
    {"UnknownSide", R"(["S"])", R"(["s"])",
     B R"(feature 0: "edges" has "s", which is no side (N, E, S or W))"},
    {"SideTwice", R"(["E", "W"])", R"(["E", "W", "E"])", A R"(feature 1: "edges" has "E" twice)"},
    {"TooManySides", R"(["S"])", R"(["S","N","E","W","S"])",
     B R"(feature 0: "edges" has 5 entries, but there are only 4 to name)"},
    {"TooManyCoats", R"("shields": 2)", R"("shields": 4)",
     A R"(feature 0: "shields" is 4, not a whole number from 0 to 3)"},
    {"UnknownGoods", R"("wine")", R"("beer")",
     A R"(feature 0: "trade" is "beer", not one of wine grain cloth)"},
    {"CathedralIsNumber", R"("cathedral": true)", R"("cathedral": 1)",
     A R"(feature 0: "cathedral" is 1, neither true nor false)"},
    {"InnIsText", R"("inn": true)", R"("inn": "yes")",
     A R"(feature 1: "inn" is "yes", neither true nor false)"},
    {"UnknownFeatureTag", R"("tunnel")", R"("tunel")", A R"(feature 1: tags: unknown key "tunel")"},
    {"UnknownGardenEdition", R"("edition": "C2")", R"("edition": "X")",
     A R"(feature 4: "edition" is "X", not one of C1 C2 C3)"},
    {"NoPorts", R"("ports": [2, 7], )", "", A R"(feature 2: the key "ports" is missing)"},
    {"PortOutOfRange", "[2, 7]", "[2, 8]", A R"(feature 2: "ports" has 8, which is no half side (0 to 7))"},
    {"PortNegative", "[2, 7]", "[2, -1]", A R"(feature 2: "ports" has -1, which is no half side (0 to 7))"},
    {"PortIsText", "[2, 7]", R"([2, "7"])",
     A R"(feature 2: "ports" has "7", which is no half side (0 to 7))"},
    {"PortTwice", "[2, 7]", "[2, 7, 7]", A R"(feature 2: "ports" has 7 twice)"},
    {"NoCities", R"(, "cities": [0])", "", A R"(feature 2: the key "cities" is missing)"},
    {"CityOutOfRange", "[0]}", "[5]}", A R"(feature 2: "cities" has 5, which is no feature of this tile)"},
    {"CityTwice", "[0]}", "[0, 0]}", A R"(feature 2: "cities" has 0 twice)"},
};

const Case SHAPE_FAULTS[] = {
    {"CityIsNoCity", "[0]}", "[1]}", A "feature 2 (field) touches feature 1, which is no city but a road"},
    {"SideWithoutOwner", R"(["E", "W"])", R"(["E"])", A "side W is road, but no road reaches it"},
    {"SideInTwoFeatures", R"({"kind": "garden", "edition": "C2"})", R"({"kind": "road", "edges": ["W"]})",
     A "side W is in 2 features (1, 4)"},
    {"FeatureOnFieldSide", R"(["E", "W"])", R"(["E", "S", "W"])",
     A "feature 1 is a road that reaches side S, which is field"},
    {"PortInNoField", "[2, 7]", "[2]", A "half side 7 is in no field"},
    {"PortInTwoFields", "[2, 7]", "[2, 3, 7]", A "half side 3 is in two fields"},
    {"PortOnCitySide", "[2, 7]", "[1, 2, 7]", A "half side 1 is in a field, but side N is city"},
    {"TwoMonasteries", R"({"kind": "monastery"})", R"({"kind": "monastery"}, {"kind": "monastery"})",
     B "2 features are a monastery; a tile has at most one"},
    {"TwoPostOffices", R"({"kind": "monastery"})", R"({"kind": "post_office"}, {"kind": "post_office"})",
     B "2 features are a post_office; a tile has at most one"},
    {"TwoGardens", R"({"kind": "monastery"})", R"({"kind": "garden"}, {"kind": "garden"})",
     B "2 features are a garden; a tile has at most one"},
    {"ThreeInnerFields", R"({"kind": "monastery"})",
     R"({"kind": "field", "ports": [], "cities": []}, {"kind": "field", "ports": [], "cities": []},
        {"kind": "field", "ports": [], "cities": []})",
     B "3 fields reach no side; a tile has at most two such"},
    {"TwoInnerRoads", R"({"kind": "monastery"})",
     R"({"kind": "road", "edges": []}, {"kind": "road", "edges": []})",
     B "2 features are a road that reaches no side; a tile has at most one such"},
    {"TwoInnerCities", R"({"kind": "monastery"})",
     R"({"kind": "city", "edges": []}, {"kind": "city", "edges": []})",
     B "2 features are a city that reaches no side; a tile has at most one such"},
    {"RiverPartWithoutRiver", R"("start": true)", R"("tags": {"river_part": "lake"})",
     A R"("river_part" on a tile without a river)"},
};

#undef FILE
#undef A
#undef B

std::string case_name(const testing::TestParamInfo<Case>& info) { return info.param.name; }
INSTANTIATE_TEST_SUITE_P(Set, Fault, testing::ValuesIn(SET_FAULTS), case_name);
INSTANTIATE_TEST_SUITE_P(Tile, Fault, testing::ValuesIn(TILE_FAULTS), case_name);
INSTANTIATE_TEST_SUITE_P(Feature, Fault, testing::ValuesIn(FEATURE_FAULTS), case_name);
INSTANTIATE_TEST_SUITE_P(Shape, Fault, testing::ValuesIn(SHAPE_FAULTS), case_name);

TEST(TileFile, ListsEveryFaultAndThrowsTheFirst) {
  std::string text = spoilt("[2, 7]", "[2]");
  text.replace(text.find("\"total\": 3"), 10, "\"total\": 9");
  EXPECT_THAT(check_tile_set(text, "mine.json").faults,
              ElementsAre("mine.json: tile mine/A: half side 7 is in no field",
                          "mine.json: \"total\" is 9, but the counts add up to 3"));
  try {
    parse_tile_set(text, "mine.json");
    FAIL() << "no DataError";
  } catch (const DataError& error) {
    EXPECT_STREQ(error.what(), "mine.json: tile mine/A: half side 7 is in no field (the first of 2 faults)");
  }
}

TEST(TileFile, RefusesWhatIsNoSet) {
  EXPECT_THAT(check_tile_set("[]", "mine.json").faults,
              ElementsAre("mine.json: a list where an object is wanted"));
  EXPECT_THAT(check_tile_set(R"({"set": "mine", "title": "t", "total": 1, "tiles": []})", "mine.json").faults,
              ElementsAre("mine.json: \"tiles\" is empty"));
  EXPECT_THAT(check_tile_set(R"({"set": "mine", "title": "t", "total": 1, "tiles": {}})", "mine.json").faults,
              ElementsAre("mine.json: \"tiles\" is an object, not a list"));
  EXPECT_THAT(check_tile_set(R"({"set": "mine", "title": "t", "total": 1})", "mine.json").faults,
              ElementsAre("mine.json: the key \"tiles\" is missing"));
  EXPECT_THAT(
      check_tile_set(SAMPLE, "my tiles.json").faults,
      testing::Contains(HasSubstr("a set is named after its file: 1 to 32 letters, digits and any of _ -")));
}

// `count` copies of `piece`, joined by commas.
std::string repeated(int count, const std::string& piece) {
  std::string text = piece;
  for (int i = 1; i < count; ++i) text += "," + piece;
  return text;
}

TEST(TileFile, RefusesTooMuch) {
  const std::string tiles = repeated(MAX_KINDS + 1, "{}");
  EXPECT_THAT(
      check_tile_set(R"({"set": "mine", "title": "t", "total": 1, "tiles": [)" + tiles + "]}", "mine.json")
          .faults,
      testing::Contains("mine.json: 256 different tiles; a set has at most 255"));
  const std::string features = repeated(MAX_FEATURES - 1, R"({"kind": "monastery"})");
  EXPECT_THAT(check_tile_set(spoilt(R"({"kind": "monastery"})", features), "mine.json").faults,
              ElementsAre("mine.json: tile mine/B: 17 features; a tile has at most 16"));
}

TEST(TileFile, ShowsLongValuesShort) {
  const auto faults =
      check_tile_set(spoilt("\"lake\"", "\"" + std::string(5000, 'x') + "\""), "mine.json").faults;
  ASSERT_EQ(faults.size(), 1U);
  EXPECT_LT(faults[0].size(), 200U);
}

} // namespace
} // namespace mappa::data
