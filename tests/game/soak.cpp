// Plays random games of every configuration and style under the checker: soak [actions] [first seed].
#include "random_play.h"

#include <cstdio>
#include <cstdlib>
#include <fmt/format.h>

namespace {

void tell(const mappa::proof::Tally& tally) {
  fmt::print("{} actions, {} games; scored", tally.actions, tally.games);
  for (size_t kind = 0; kind < tally.scored.size(); ++kind)
    if (tally.scored[kind]) fmt::print(" {} {},", mappa::KIND_NAME[kind], tally.scored[kind]);
  fmt::print(" shared {}; {} features with twin segments, {} tiles discarded\n", tally.shared, tally.twins,
             tally.discarded);
  std::fflush(stdout);
}

} // namespace

int main(int argc, char** argv) {
  using namespace mappa::proof;
  const long wanted = argc > 1 ? std::atol(argv[1]) : 1'000'000;
  uint64_t seed = argc > 2 ? std::strtoull(argv[2], nullptr, 10) : 1;
  Tally tally;
  for (long told = 0; tally.actions < wanted; ++seed) {
    for (const Configuration& configuration : configurations())
      for (int style = 0; style < STYLES; ++style)
        if (const std::string faults = play_checked(configuration, static_cast<Style>(style), seed, tally);
            !faults.empty()) {
          fmt::print("{}\n", faults);
          return 1;
        }
    if (tally.actions - told < 1'000'000) continue;
    told = tally.actions;
    tell(tally);
  }
  tell(tally);
  fmt::print("no fault in {} configurations, {} styles\n", configurations().size(), STYLES);
  return 0;
}
