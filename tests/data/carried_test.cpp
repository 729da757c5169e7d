// Maps that setups bring along: called after what is in them, checked as files are.
#include "data/carried.h"

#include "data/map_sample.h"

#include <gmock/gmock.h>

namespace mappa::data {
namespace {

using nlohmann::json;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

json sample() { return json::parse(MAP_SAMPLE); }

std::vector<std::string> faults_of(const json& map) {
  std::vector<std::string> faults;
  const MapPtr read = read_carried(map, Place(faults, "setup.map"));
  EXPECT_EQ(read == nullptr, !faults.empty());
  return faults;
}

MapPtr carried(const json& map) {
  std::vector<std::string> faults;
  MapPtr read = read_carried(map, Place(faults, "setup.map"));
  EXPECT_THAT(faults, IsEmpty());
  return read;
}

TEST(CarriedMap, IsCalledAfterWhatIsInIt) {
  const MapPtr map = carried(sample());
  EXPECT_EQ(map->map.id, "made-c7ft2kbt365qwfjqttdi4vxxp25"); // for ever: links have it
  EXPECT_TRUE(is_made(map->map.id));
  json other = sample();
  other["name"]["de"] = "Das Inselchen";
  EXPECT_NE(carried(other)->map.id, map->map.id);
}

TEST(CarriedMap, ItsIdIsNotItsOwnWordNorAMatterOfSpelling) {
  const std::string id = carried(sample())->map.id;
  json map = sample();
  map["id"] = "made-aaaaaaaaaaaaaaaaaaaaaaaaaaa";
  EXPECT_EQ(carried(map)->map.id, id);
  map.erase("id");
  EXPECT_EQ(carried(map)->map.id, id);
  map["frame"] = {-4.0, -2, 9.0, 7}; // as numbers 4.0 is 4
  EXPECT_EQ(carried(map)->map.id, id);
  map["outline"][0][0] = {-0.0, 0};
  EXPECT_EQ(carried(map)->map.id, id);
  json turned; // the same keys, the last one first
  for (auto entry = map.rbegin(); entry != map.rend(); ++entry) turned[entry.key()] = entry.value();
  EXPECT_EQ(carried(json::parse(turned.dump(4)))->map.id, id);
}

TEST(CarriedMap, ItsTextIsTheSameMapAgain) {
  const MapPtr map = carried(sample());
  EXPECT_EQ(json::parse(map->text)["id"], map->map.id);
  EXPECT_EQ(map->text.find('\n'), std::string::npos);
  const MapPtr again = parse_carried(map->text);
  EXPECT_EQ(again->map.id, map->map.id);
  EXPECT_EQ(again->text, map->text);
  EXPECT_EQ(again->map.towns.size(), 4U);
  EXPECT_THROW(parse_carried("{}"), DataError);
  EXPECT_THROW(parse_carried("no map"), DataError);
}

TEST(CarriedMap, AFaultIsToldWithItsPlace) {
  json map = sample();
  map["rows"][3] = "*###";
  EXPECT_THAT(faults_of(map), ElementsAre("setup.map: row y=3 has 4 squares, but \"width\" is 7"));
  map = sample();
  map["towns"][1]["at"] = {4, 40};
  EXPECT_THAT(faults_of(map).front(), HasSubstr("setup.map: town Bero: \"at\" is [4,40], not a square"));
  map = sample();
  map["script"] = "alert(1)";
  EXPECT_THAT(faults_of(map), ElementsAre("setup.map: unknown key \"script\""));
  EXPECT_THAT(faults_of("france"), ElementsAre("setup.map: \"france\" where a map is wanted"));
  EXPECT_THAT(faults_of(json::object()), testing::Not(IsEmpty()));
}

TEST(CarriedMap, HasAtMostSoMuchText) {
  json map = sample();
  const json spot{1.234567, 7.654321};
  json& ring = map["outline"][0];
  const std::size_t room = MAX_CARRIED_MAP - map.dump().size();
  for (std::size_t i = 0; i < room / (spot.dump().size() + 1); ++i) ring.push_back(spot);
  EXPECT_THAT(faults_of(map), IsEmpty());
  for (int i = 0; i < 20; ++i) ring.push_back(spot);
  EXPECT_THAT(faults_of(map), ElementsAre(HasSubstr("at most 262144 (256 KiB) are taken")));
}

TEST(CarriedMap, MayHaveItsNamesInAnyOneLanguage) {
  json map = sample();
  map["name"] = {{"cs", "Ostrov"}};
  map["towns"][0]["name"] = {{"cs", "Bílé město"}};
  map["borders"][1]["to"] = {{"pl", "Południe"}, {"cs", "Jih"}};
  const MapPicture picture = carried(map)->picture;
  EXPECT_EQ(picture.name.english(), "Ostrov");
  EXPECT_EQ(picture.name.in(Language::Cs), "Ostrov");
  EXPECT_EQ(picture.towns[0].name.in(Language::Cs), "Bílé město");
  EXPECT_EQ(picture.towns[0].name.in(Language::De), "Alba") << "as its own people call it";
  EXPECT_EQ(picture.towns[0].name.english(), "Alba");
  EXPECT_EQ(picture.borders[1].to.in(Language::Cs), "Jih");
  EXPECT_EQ(picture.borders[1].to.in(Language::De), "Południe") << "the first that there is";
  map["name"] = json::object();
  EXPECT_THAT(faults_of(map), ElementsAre("setup.map: name: not in any of en de es fr nl pt ca it pl cs"));
  map["name"] = {{"xx", "Ostrov"}};
  EXPECT_THAT(faults_of(map), ElementsAre("setup.map: name: unknown key \"xx\""));
}

} // namespace
} // namespace mappa::data
