// Games of Ann and Bo that begin with an arranged position, saved to go on with at the terminal.
#pragma once

#include "command/terminal.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace mappa::command {

using nlohmann::json;

inline json laid(const char* tile, int x, int y, int rot = 0) {
  return {{"tile", tile}, {"x", x}, {"y", y}, {"rot", rot}};
}
inline json standing(int player, const char* figure, int x, int y, const char* on) {
  return {{"player", player}, {"figure", figure}, {"x", x}, {"y", y}, {"on", on}};
}

// The file it is saved in; `setup` may leave the usual out.
inline std::string save_arranged(const Folder& folder, const json& setup, json arranged) {
  json whole{{"players", {"Ann", "Bo"}}, {"analysis", true}, {"seed", 3}};
  whole.update(setup);
  arranged["type"] = "arrange";
  folder.write(
      "game",
      json{{"format", "mappa-game"}, {"version", 1}, {"setup", whole}, {"actions", {arranged}}}.dump());
  return (folder.path / "game").string();
}

// What is said when these lines are typed into one with the postman; `more` adds to the setup.
inline std::string typed_into(const json& arranged, const std::string& lines,
                              const json& more = json::object()) {
  const Folder folder;
  json setup{{"postman", true}};
  setup.update(more);
  const Said said = run_mappa_with("play --load " + save_arranged(folder, setup, arranged), lines);
  EXPECT_EQ(said.code, 0) << said.err;
  return said.out;
}

} // namespace mappa::command
