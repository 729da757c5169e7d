#include "play/lines.h"
#include "play/ruler.h"

#include <algorithm>

namespace mappa::play {

namespace {

constexpr int STRAYS = 8; // every eighth line somebody else plays, so that positions vary

// Who plays a line: mostly good players, since positions should be such as come up between them.
Contestant somebody(Random& random) {
  constexpr std::array WHO{"easy", "medium", "medium", "hard", "hard", "hard", "expert", "expert"};
  Contestant contestant{.level = WHO[random.below(WHO.size())]};
  contestant.playouts = 60;
  return contestant;
}

struct Mixed {
  std::vector<Action> actions;
  std::vector<size_t> choices; // where somebody begins a line: so many actions were taken before
};

Mixed play_mixed(const Ruleset& rules, Random& random) {
  std::vector<Contestant> seats;
  for (int i = 0; i < rules.players; ++i) seats.push_back(somebody(random));
  Mixed game;
  Position p = start(rules, rules.setup.seed);
  while (p.decision != Decision::Over) {
    const Position begin = p;
    const Contestant player = random.below(STRAYS) == 0 ? somebody(random) : seats[p.decider];
    Actions actions;
    legal(rules, p, actions);
    if (actions.size > 1) game.choices.push_back(game.actions.size());
    Position before;
    do {
      game.actions.push_back(answer_of(player, rules, p, random.next()));
      before = p;
      apply(rules, p, game.actions.back());
    } while (goes_on(p, begin) && nothing_seen(p, before));
  }
  return game;
}

} // namespace

// One decision of each part of the game.
RulerGame make_ruler_game(const Ruleset& rules, const RulerEffort& effort) {
  Random random{rules.setup.seed.number};
  const Mixed all = play_mixed(rules, random);
  RulerGame game{all.actions, {}};
  Position p = start(rules, rules.setup.seed);
  size_t played = 0;
  const size_t parts = std::min(static_cast<size_t>(effort.decisions), all.choices.size());
  for (size_t part = 0; part < parts; ++part) {
    const size_t from = part * all.choices.size() / parts, to = (part + 1) * all.choices.size() / parts;
    const size_t after = all.choices[from + random.below(static_cast<uint32_t>(to - from))];
    for (; played < after; ++played) apply(rules, p, all.actions[played]);
    RulerDecision decision = value_lines(rules, p, after, effort);
    if (!decision.lines.empty()) game.decisions.push_back(std::move(decision));
  }
  return game;
}

} // namespace mappa::play
