// A player that takes what brings most at once, against chance: how a program looks ahead with libmappa.
#include <mappa/mappa.hpp>

#include <cstdio>
#include <cstdlib>

namespace {

// The lead over the other player, if the game ended after this action.
int lead_after(const mappa::Game& game, const mappa::Action& action, int player) {
  mappa::Game after = game;
  after.apply(action);
  const mappa::Scores scores = after.projected();
  return player == 0 ? scores[0] - scores[1] : scores[1] - scores[0];
}

mappa::Action greedy(const mappa::Game& game, uint64_t seed) {
  mappa::Game seen = game;
  seen.hide(seed); // nobody knows what comes
  const mappa::Actions actions = seen.legal();
  mappa::Action best = actions.front();
  int most = -1000;
  for (const mappa::Action& action : actions)
    if (const int lead = lead_after(seen, action, game.decider()); lead > most) {
      most = lead;
      best = action;
    }
  return best;
}

} // namespace

int main() try {
  const mappa::Engine engine;
  const mappa::Rules rules(engine, R"({"players":["Greedy","Chance"]})");
  int won = 0;
  const int games = 20;
  for (uint64_t seed = 0; seed < games; ++seed) {
    mappa::Game game(rules, seed);
    for (uint64_t step = 1; !game.over(); ++step) {
      const mappa::Actions actions = game.legal();
      game.apply(game.decider() == 0 ? greedy(game, step) : actions[step * 7 % actions.size()]);
    }
    won += game.scores()[0] > game.scores()[1];
  }
  std::printf("mappa %s: greedy won %d of %d games\n", mappa::version().c_str(), won, games);
  return 0;
} catch (const mappa::Error& error) {
  std::fprintf(stderr, "%s\n", error.what());
  return 1;
}
