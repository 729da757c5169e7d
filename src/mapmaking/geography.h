// The Earth as the maker knows it: countries with their outlines, places, ports, lakes,
// rivers, mountains (Natural Earth).
#pragma once

#include "data/map_picture.h"

#include <string>
#include <string_view>
#include <vector>

namespace mappa::mapmaking {

using data::Spot; // also of degrees: x is the longitude, y the latitude
using data::Trail;

struct Country {
  std::string code; // three letters
  data::Name name;
  bool whole = false;                  // a country of its own, not a territory of another
  std::vector<std::vector<int>> rings; // of lines; ~n is line n backwards. Holes are rings, too
};

struct Place { // a town or city
  data::Name name;
  std::string id; // as its own people call it
  int country = 0;
  Spot at;
  double people = 0;
  int capital = 0; // 2 of a country, 1 of a region
};

struct Port {
  std::string name;
  Spot at;
  int rank = 0; // smaller is more important
};

struct Lake {
  std::string name;
  Trail ring;
};

struct River {
  std::string name;
  Trail line;
};

struct Peak {
  std::string name;
  Spot at;
  double metres = 0;
};

struct Geography {
  std::vector<Country> countries; // by code
  std::vector<Trail> lines;       // shared by the countries on both sides
  std::vector<Place> places;
  std::vector<Port> ports;
  std::vector<Place> harbours; // the ports as places, of no country
  std::vector<Lake> lakes;
  std::vector<River> rivers;
  std::vector<Peak> peaks;

  int find(std::string_view code) const; // -1 if there is none
  Trail ring(const std::vector<int>& of) const;
};

struct GeographyTexts { // of the files in data/geography
  std::string countries, outlines, places, ports, lakes, rivers, peaks;
};

// Throws data::DataError if a text is not what scripts/geography.cjs writes.
Geography read_geography(const GeographyTexts& texts);

} // namespace mappa::mapmaking
