// Any bytes as a setup at the edge of what a game can hold: what is accepted is played to its end, with
// assertions wherever something is added, and the last position is as the checker would have it.
#include "checker.h"
#include "extreme_game.h"
#include "play/evaluation.h"
#include "random_play.h"

#include <cstdio>
#include <cstdlib>
#include <optional>

namespace {

using namespace mappa;

std::optional<Ruleset> accepted(const ExtremeGame& game) {
  try {
    return make_ruleset(game.setup, game.sets, game.on());
  } catch (const SetupError&) {
    return std::nullopt;
  }
}

// With all the tiles, or as many as are accepted.
std::optional<Ruleset> largest(ExtremeGame& game) {
  if (auto rules = accepted(game)) return rules;
  int fine = 0, too_many = MAX_STACK + 1;
  while (too_many - fine > 1) {
    const int tiles = (fine + too_many) / 2;
    game.setup.tile_limit = tiles;
    (accepted(game) ? fine : too_many) = tiles;
  }
  game.setup.tile_limit = fine;
  return accepted(game);
}

void look(const Ruleset& rules, const Position& position) {
  play::Evaluation evaluation(rules, play::usual_weights(rules));
  evaluation.look(position);
  evaluation.values(position);
}

Position play_out(const Ruleset& rules, proof::Style style, Random random) {
  static Actions actions;
  static Events events;
  events.size = 0;
  Position position = start(rules, random.next(), &events);
  for (int number = 0; position.decision != Decision::Over; ++number) {
    legal(rules, position, actions);
    if (actions.size == 0) std::abort();
    events.size = 0;
    apply(rules, position, choose(style, rules, position, actions, random), &events);
    if (number % 64 == 63) hide(rules, position, random);
    if (number % 128 == 127) look(rules, position);
  }
  return position;
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* input, size_t size) {
  static const data::Library LIBRARY = data::load_library({});
  Bytes bytes({input, size});
  const auto style =
      bytes.flag() ? proof::Style::Spreading : static_cast<proof::Style>(bytes.below(proof::STYLES));
  const auto seed = static_cast<uint64_t>(bytes.below(256));
  ExtremeGame game(bytes, LIBRARY);
  const auto rules = largest(game);
  if (!rules) return 0;
  const Position last = play_out(*rules, style, Random{seed});
  for (const std::string& fault : proof::check_position(*rules, last, game.on())) {
    std::fprintf(stderr, "%s\n", fault.c_str());
    std::abort();
  }
  return 0;
}
