#include "mapmaking/told.h"

#include "data/map_sample.h"
#include "earth.h"

#include <gmock/gmock.h>

namespace mappa::mapmaking {
namespace {

using testing::HasSubstr;

const TileSet& postman() {
  static const TileSet SET = data::read_tile_set(data::data_folder() / "tiles/postman.json");
  return SET;
}

Json faults_of(std::string_view text) { return faults_told(text, "isle.json", recommended(), postman()); }

std::string refusal(const char* wishes) {
  try {
    read_wishes(wishes);
  } catch (const data::DataError& error) {
    return error.what();
  }
  return "";
}

TEST(Told, ASoundMapHasAdviceOnly) {
  const Json told = faults_of(MAP_SAMPLE);
  EXPECT_TRUE(told["drawable"]);
  EXPECT_TRUE(told["faults"].empty());
  ASSERT_FALSE(told["advice"].empty());
  for (const Json& advice : told["advice"]) EXPECT_FALSE(advice["key"].get<std::string>().empty());
}

TEST(Told, FaultsComeWithTheirPlace) {
  const Json told =
      faults_of(spoilt_map("{\"at\": [1, 4], \"side\": \"S\"", "{\"at\": [1, 4], \"side\": \"E\""));
  EXPECT_FALSE(told["drawable"]);
  ASSERT_EQ(told["faults"].size(), 1U);
  const Json& fault = told["faults"][0];
  EXPECT_EQ(fault["key"], "side_inland");
  EXPECT_EQ(fault["at"], Json({1, 4}));
  EXPECT_EQ(fault["side"], "E");
  EXPECT_EQ(fault["list"], "borders");
  EXPECT_EQ(fault["entry"], 1);
  EXPECT_THAT(fault["text"].get<std::string>(), HasSubstr("isle.json: border number 2"));
}

TEST(Told, FiguresStandBesideTheirRange) {
  const data::Library library = data::load_library({});
  const Trial trial = play_by_chance(library.map("france")->map, recommended(), 20, 1);
  const Json told = trial_told(trial, CHANCE_YARDSTICK);
  EXPECT_EQ(told["games"], 20);
  EXPECT_EQ(told["empty"]["value"], trial.empty);
  EXPECT_EQ(told["empty"]["range"], Json({8, 25}));
  EXPECT_EQ(told["empty"]["well"], true);
  EXPECT_EQ(told["cities"].size(), library.map("france")->map.large_cities.size());
}

TEST(Told, WishesAreRead) {
  const Wishes wishes =
      read_wishes(R"({"countries": ["IRL", "GBR"], "least": 90, "most": 100, "seed": 7, "chips": "wine"})");
  EXPECT_EQ(wishes.countries.size(), 2U);
  EXPECT_EQ(wishes.least_squares, 90);
  EXPECT_EQ(wishes.most_squares, 100);
  EXPECT_EQ(wishes.seed, 7U);
  EXPECT_EQ(wishes.chips, ChipRules::Wine);
  EXPECT_EQ(wishes.hard_games, 0);
  EXPECT_THAT(refusal("{}"), HasSubstr("\"countries\" is missing"));
  EXPECT_THAT(refusal(R"({"countries": [3]})"), HasSubstr("not only codes"));
  EXPECT_THAT(refusal(R"({"countries": [], "seed": -1})"), HasSubstr("seed"));
  EXPECT_THAT(refusal(R"({"countries": [], "sead": 1})"), HasSubstr("unknown key"));
  EXPECT_THAT(refusal("["), HasSubstr("wishes"));
}

TEST(Told, WhatWasMadeIsAMap) {
  const Made made = make_map(earth(), recommended(), quick({"IRL"}));
  const Json told = made_told(made);
  EXPECT_EQ(told["extent"], "whole");
  EXPECT_EQ(told["map"]["width"], made.file.map.width);
  const std::string id = made.file.map.id;
  EXPECT_TRUE(
      faults_told(notation::text_of(told["map"]), id + ".json", recommended(), postman())["faults"].empty());
}

} // namespace
} // namespace mappa::mapmaking
