// Boards of one site, drafted, checked and played by chance.
#pragma once

#include "mapmaking/draft.h"
#include "mapmaking/maker.h"

namespace mappa::mapmaking {

inline constexpr int CITY_SQUARES = 6; // of a usual board

struct Contender {
  Draft draft;
  Trial chance;
  double merit = 0;
};

// Drafts know where they are made: a contest stays where it is.
class Contest {
public:
  Contest(Site site, const TileSets& sets, const Wishes& wishes, const std::string& id, Random& random);
  Contest(const Contest&) = delete;
  Contest& operator=(const Contest&) = delete;

private:
  Site site_;
  Terrain terrain_, afar_;

public:
  std::vector<Contender> contenders; // that keep all rules, best first
  int drafts = 0;                    // made
};

} // namespace mappa::mapmaking
