// A game with chips, set up by hand and saved, to go on with at the terminal.
#pragma once

#include "command/arranged_game.h"
#include "data/map_sample.h"

namespace mappa::command {

inline json chip(const char* colour, int value) { return {{"colour", colour}, {"value", value}}; }

inline json chip_at(int x, int y, const char* colour, int value) {
  return {{"x", x}, {"y", y}, {"colour", colour}, {"value", value}, {"face", "down"}};
}

// Ann and Bo; roads for the next draws, and no chips but those that are wished for.
class ChipRecord {
public:
  // On a map of our own.
  ChipRecord(const std::vector<std::string>& rows, const char* rules, json map, const json& arranged) {
    map["chips"] = {{"rules", rules}, {"laid", 1}};
    if (std::string(rules) == "isle_of_man") map["isle_of_man"] = {{"name", "The Isle"}, {"at", {-1, 0}}};
    folder_.write("maps/mine.json", map_of(rows, map));
    json wish{{"chips", json::array()}, {"draw", {"base/RFr", "base/RFr", "base/RFr", "base/RFr"}}};
    wish.update(arranged);
    save({{"map", "mine"}, {"tiles", {{"base", 1}}}}, wish);
  }

  // On one of the five.
  ChipRecord(json setup, const json& arranged) { save(std::move(setup), arranged); }

  std::string arguments() const { return "play --data '" + folder_.path.string() + "' --load "; }
  std::string file(const std::string& name) const { return (folder_.path / name).string(); }

  // What is said when these lines are typed.
  std::string typed(const std::string& lines) const {
    const Said said = run_mappa_with(arguments() + file("game"), lines);
    EXPECT_EQ(said.code, 0) << said.err;
    return said.out;
  }

private:
  void save(json setup, const json& arranged) {
    std::filesystem::create_directories(folder_.path / "maps");
    setup["chips"] = true;
    save_arranged(folder_, setup, arranged);
  }

  Folder folder_;
};

// One position for each decision of the chip rules, and the lines to type before it is asked.

inline ChipRecord islands() {
  return {json{{"map", "benelux"}, {"tiles", {{"base", 1}, {"inns_and_cathedrals", 1}}}},
          json{{"hands", {{chip("purple", 2)}, json::array()}},
               {"islands", {{"purple", {{"base/RFr", "base/Rr"}, {"base/RRR"}}}}},
               {"chips", json::array()},
               {"turn", 0}}};
}

// A set comes about with the chip on (1,0), in two ways.
inline ChipRecord isle_of_man() {
  return {{"*#####", "######"},
          "isle_of_man",
          json::object(),
          {{"chips", {chip_at(1, 0, "blue", 1), chip_at(5, 1, "purple", 2)}},
           {"hands", {{chip("purple", 1), chip("purple", 2), chip("orange", 1)}, json::array()}},
           {"isle", {2, 0}}}};
}

// Orange treats lie in row 0, blue ones in row 1, purple ones in row 2.
inline ChipRecord treats() {
  return {{"*###", "####", "#o##"},
          "treats",
          {{"tracks", {{"orange", {1, 1}}, {"blue", {2, 2}}, {"purple", {3, 3}}}}},
          {{"chips", {chip_at(1, 0, "blue", 2), chip_at(2, 1, "purple", 1)}}}};
}

inline ChipRecord upgrades() {
  return {{"*#####", "######"},
          "upgrades",
          json::object(),
          {{"place", {laid("base/RFr", 1, 0)}},
           {"figures", {standing(0, "meeple", 1, 0, "field@0"), standing(1, "meeple", 1, 0, "road@E")}},
           {"hands",
            {{chip("blue", 2), chip("orange", 2), chip("blue", 2), chip("purple", 1), chip("orange", 1)},
             json::array()}}}};
}

// Nancy at (2,0) has orange grapes; beyond (3,0) a road leads abroad. Tiles lie up to the square before `x`.
inline ChipRecord wine(int x = 2) {
  json road = json::array();
  for (int before = 1; before < x; ++before) road.push_back(laid("base/RFr", before, 0));
  return {
      {"*#o#", "####"},
      "wine",
      {{"towns",
        {{{"id", "0,0"}, {"name", "0,0"}, {"at", {0, 0}}},
         {{"id", "Nancy"}, {"name", "Nancy"}, {"at", {2, 0}}, {"grape", "orange"}}}},
       {"borders",
        json::array({{{"at", {3, 0}}, {"side", "E"}, {"kind", "road"}, {"coats", 1}, {"to", "Abroad"}}})}},
      {{"place", road}, {"hands", {{chip("orange", 2), chip("blue", 2)}, json::array()}}}};
}

} // namespace mappa::command
