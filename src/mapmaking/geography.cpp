#include "mapmaking/geography.h"

#include "data/error.h"
#include <algorithm>
#include <nlohmann/json.hpp>

namespace mappa::mapmaking {
namespace {

using nlohmann::json;

// The names that differ stand in an object at the row's end.
data::Name geographic_name(const std::string& english, const std::string& own, const json& row,
                           std::size_t others) {
  data::Name name(own);
  name.in(data::Language::En) = english;
  if (row.size() > others)
    for (const auto& [language, text] : row[others].items())
      if (const auto known = data::language_named(language)) name.in(*known) = text.get<std::string>();
  return name;
}

Spot spot(const json& row, std::size_t at) {
  return {row.at(at).get<double>(), row.at(at + 1).get<double>()};
}

void read_countries(const json& rows, Geography& out) {
  for (const json& row : rows) {
    Country country;
    country.code = row.at(0).get<std::string>();
    const auto english = row.at(1).get<std::string>();
    country.name = geographic_name(english, english, row, 3);
    country.whole = row.at(2).get<int>() == 1;
    out.countries.push_back(std::move(country));
  }
  std::sort(out.countries.begin(), out.countries.end(),
            [](const Country& a, const Country& b) { return a.code < b.code; });
}

// The first spot, then steps of a grid.
Trail read_line(const json& line, double grid) {
  Trail trail;
  double x = 0, y = 0;
  for (std::size_t i = 0; i + 1 < line.size(); i += 2) {
    x += line[i].get<int>();
    y += line[i + 1].get<int>();
    trail.push_back({x / grid, y / grid});
  }
  return trail;
}

void read_outlines(const json& value, Geography& out) {
  const double grid = value.at("grid").get<double>();
  for (const json& line : value.at("lines")) out.lines.push_back(read_line(line, grid));
  const auto lines = static_cast<int>(out.lines.size());
  for (const auto& [code, rings] : value.at("countries").items()) {
    const int country = out.find(code);
    if (country < 0) continue;
    for (const json& ring : rings) {
      auto numbers = ring.get<std::vector<int>>();
      for (const int n : numbers)
        if ((n < 0 ? ~n : n) >= lines) throw data::DataError("outlines.json: a line that is not there");
      out.countries[static_cast<std::size_t>(country)].rings.push_back(std::move(numbers));
    }
  }
}

void read_places(const json& rows, Geography& out) {
  for (const json& row : rows) {
    Place place;
    place.id = row.at(1).get<std::string>();
    place.name = geographic_name(row.at(0).get<std::string>(), place.id, row, 7);
    place.country = out.find(row.at(2).get<std::string>());
    if (place.country < 0) continue;
    place.at = spot(row, 3);
    place.people = row.at(5).get<double>();
    place.capital = row.at(6).get<int>();
    out.places.push_back(std::move(place));
  }
}

void read_waters(const json& ports, const json& lakes, Geography& out) {
  for (const json& row : ports) {
    out.ports.push_back({row.at(0).get<std::string>(), spot(row, 1), row.at(3).get<int>()});
    const Port& port = out.ports.back();
    out.harbours.push_back({data::Name(port.name), port.name, -1, port.at, 1000, 0});
  }
  for (const json& row : lakes) {
    Lake lake{row.at(0).get<std::string>(), {}};
    for (std::size_t i = 0; i + 1 < row.at(1).size(); i += 2) lake.ring.push_back(spot(row[1], i));
    out.lakes.push_back(std::move(lake));
  }
}

void read_nature(const json& rivers, const json& peaks, Geography& out) {
  constexpr double GRID = 500; // steps of a degree
  for (const json& row : rivers)
    out.rivers.push_back({row.at(0).get<std::string>(), read_line(row.at(1), GRID)});
  for (const json& row : peaks)
    out.peaks.push_back({row.at(0).get<std::string>(), spot(row, 1), row.at(3).get<double>()});
}

} // namespace

int Geography::find(std::string_view code) const {
  const auto found = std::lower_bound(countries.begin(), countries.end(), code,
                                      [](const Country& c, std::string_view key) { return c.code < key; });
  return found != countries.end() && found->code == code ? static_cast<int>(found - countries.begin()) : -1;
}

Trail Geography::ring(const std::vector<int>& of) const {
  Trail out;
  for (const int n : of) {
    Trail line = lines[static_cast<std::size_t>(n < 0 ? ~n : n)];
    if (n < 0) std::reverse(line.begin(), line.end());
    out.insert(out.end(), line.begin() + (out.empty() ? 0 : 1), line.end());
  }
  return out;
}

Geography read_geography(const GeographyTexts& texts) {
  Geography out;
  try {
    read_countries(json::parse(texts.countries), out);
    read_outlines(json::parse(texts.outlines), out);
    read_places(json::parse(texts.places), out);
    read_waters(json::parse(texts.ports), json::parse(texts.lakes), out);
    read_nature(json::parse(texts.rivers), json::parse(texts.peaks), out);
  } catch (const json::exception& error) {
    throw data::DataError(std::string("the geography is damaged: ") + error.what());
  }
  return out;
}

} // namespace mappa::mapmaking
