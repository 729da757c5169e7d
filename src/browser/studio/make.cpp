// mappa_geography and mappa_make: maps from countries. The geography is a file beside the program, which must
// be told first.
#include "browser/exported.h"
#include "browser/studio/sets.h"
#include "mapmaking/told.h"

namespace {

mappa::mapmaking::Geography earth;

} // namespace

MAPPA_EXPORTED void mappa_geography(const char* countries, const char* outlines, const char* places,
                                    const char* ports, const char* lakes, const char* rivers,
                                    const char* peaks) {
  earth = mappa::mapmaking::read_geography({countries, outlines, places, ports, lakes, rivers, peaks});
}

// Wishes in, a map out, or in plain words why there is none ("refused").
MAPPA_EXPORTED const char* mappa_make(const char* wishes) {
  using namespace mappa;
  static std::string answer;
  try {
    answer = notation::text_of(mapmaking::made_told(
        mapmaking::make_map(earth, browser::recommended(), mapmaking::read_wishes(wishes))));
  } catch (const std::runtime_error& error) { // MakeError, DataError
    answer = notation::text_of({{"refused", error.what()}});
  }
  return answer.c_str();
}
