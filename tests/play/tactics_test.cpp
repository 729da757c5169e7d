// Positions in which the right thing is plain.
#include "notation/client.h"

namespace mappa::proof {
namespace {

// A city that is all but complete, with a meeple of the player's, and a cap in hand: every level from medium
// on closes it.
TEST(Tactics, CloseTheCity) {
  for (const char* level : {"medium", "hard", "expert"}) {
    Client client;
    client.start(analysis());
    client.call("arrange",
                {{"figures", {{{"player", 0}, {"figure", "meeple"}, {"x", 0}, {"y", 0}, {"on", "city@N"}}}},
                 {"draw", {"base/C"}},
                 {"turn", 0}});
    const json advice = client.call("suggest", {{"level", level}, {"seed", 1}});
    EXPECT_EQ(advice["action"], (json{{"type", "tile"}, {"x", 0}, {"y", -1}, {"rot", 2}})) << level;
  }
}

TEST(Tactics, APassIsBetterThanTheLastMeepleOnNothing) {
  json setup = analysis();
  setup["meeples"] = 1;
  for (const char* level : {"hard", "expert"}) {
    Client client;
    client.start(setup);
    client.call("arrange", {{"draw", {"base/RFr"}}, {"turn", 0}}); // a bend early in the game
    client.play(client.call("suggest", {{"level", level}, {"seed", 1}})["action"]);
    const json advice = client.call("suggest", {{"level", level}, {"seed", 1}})["action"];
    EXPECT_FALSE(advice["type"] == "figure" && advice["on"].get<std::string>().starts_with("field")) << level;
  }
}

} // namespace
} // namespace mappa::proof
