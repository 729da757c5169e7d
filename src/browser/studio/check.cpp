// mappa_check, mappa_draw, mappa_play: a map that is being made. It comes with a file's name, which its id
// must be.
#include "art/order.h"
#include "browser/exported.h"
#include "browser/studio/sets.h"
#include "game/setup.h"
#include "mapmaking/told.h"

using namespace mappa;

// Its faults, and what is not as on a good board.
MAPPA_EXPORTED const char* mappa_check(const char* map, const char* file) {
  static std::string answer;
  answer = notation::text_of(mapmaking::faults_told(map, file, browser::recommended(), browser::postman()));
  return answer.c_str();
}

// As the server draws it at this address, as in /art/maps/ID.svg?theme=dark; null if not all of it lies where
// it may.
MAPPA_EXPORTED const char* mappa_draw(const char* map, const char* file, const char* target) {
  static std::string answer;
  data::CheckedMap checked = data::check_map(map, file);
  if (!checked.drawable) return nullptr;
  data::Library library;
  std::string id = checked.map.map.id;
  library.maps.emplace(std::move(id), std::move(checked.map));
  const art::Order wanted = art::order(library, notation::read_address(target));
  if (!wanted.make) return nullptr;
  answer = wanted.make();
  return answer.c_str();
}

// Some games, by chance or of "hard" players, and the range of each figure that the five maps show; null if
// it cannot be played.
MAPPA_EXPORTED const char* mappa_play(const char* map, const char* file, int hard, int games, int seed) {
  static std::string answer;
  const data::CheckedMap checked = data::check_map(map, file);
  if (!checked.faults.empty()) return nullptr;
  const auto play = hard ? mapmaking::play_hard : mapmaking::play_by_chance;
  try {
    const mapmaking::Trial trial =
        play(checked.map.map, browser::recommended(), games, static_cast<std::uint64_t>(seed));
    answer = notation::text_of(
        mapmaking::trial_told(trial, hard ? mapmaking::HARD_YARDSTICK : mapmaking::CHANCE_YARDSTICK));
  } catch (const SetupError&) {
    return nullptr;
  }
  return answer.c_str();
}
