// A game of Ann and Bo with the postman that begins with an arranged position, at `mappa play`.
#pragma once

#include "command/terminal.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace mappa {

using nlohmann::json;

inline json laid(const char* tile, int x, int y, int rot = 0) {
  return {{"tile", tile}, {"x", x}, {"y", y}, {"rot", rot}};
}
inline json standing(int player, const char* figure, int x, int y, const char* on) {
  return {{"player", player}, {"figure", figure}, {"x", x}, {"y", y}, {"on", on}};
}

// What is said when these lines are typed into it; `more` adds to the setup.
inline std::string typed_into(json arranged, const std::string& lines, const json& more = json::object()) {
  const Folder folder;
  arranged["type"] = "arrange";
  json setup{{"players", {"Ann", "Bo"}}, {"postman", true}, {"analysis", true}, {"seed", 3}};
  setup.update(more);
  folder.write(
      "game",
      json{{"format", "mappa-game"}, {"version", 1}, {"setup", setup}, {"actions", json::array({arranged})}}
          .dump());
  const Said said = run_mappa_with("play --load " + (folder.path / "game").string(), lines);
  EXPECT_EQ(said.code, 0) << said.err;
  return said.out;
}

} // namespace mappa
