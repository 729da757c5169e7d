// mappa_bench: the engine's speed in random games, as `mappa bench` measures it; the setup is as in the
// protocol.
#include "play/bench.h"
#include "browser/exported.h"
#include "browser/library.h"
#include "notation/game.h"
#include "notation/setup.h"

MAPPA_EXPORTED const char* mappa_bench(const char* setup, double seconds) {
  using namespace mappa;
  static std::string answer;
  const data::Library& library = browser::library();
  const auto game = notation::new_game(notation::parse_setup(nlohmann::json::parse(setup), library), library);
  const play::BenchResult result = play::bench_games(*game.rules, game.rules->setup.seed.number, seconds, 1);
  const auto per_second = [&](uint64_t n) { return static_cast<double>(n) / result.seconds; };
  answer = notation::text_of({{"games_per_second", per_second(result.games)},
                              {"placements_per_second", per_second(result.placements)}});
  return answer.c_str();
}
