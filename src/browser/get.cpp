// mappa_get: what the server answers to a request for /art/...: a line with status and type, then the body.
// mappa_know_map: the text of a map that no file has, so that it can be drawn; tells its id, null if it has a
// fault.
#include "art/order.h"
#include "browser/exported.h"
#include "browser/library.h"
#include "tables/safely.h"

#include <deque>
#include <fmt/format.h>

namespace {

constexpr std::size_t MOST_MAPS = 20; // then the first is forgotten

std::deque<mappa::data::MapPtr> maps;

mappa::data::MapPtr known_map(const std::string& id) {
  for (const mappa::data::MapPtr& map : maps)
    if (map->map.id == id) return map;
  return nullptr;
}

} // namespace

MAPPA_EXPORTED const char* mappa_know_map(const char* text) {
  using namespace mappa;
  data::MapPtr map;
  if (!tables::safely("a map", [&] { map = data::parse_carried(text); })) return nullptr;
  if (!known_map(map->map.id)) maps.push_back(map);
  if (maps.size() > MOST_MAPS) maps.pop_front();
  return known_map(map->map.id)->map.id.c_str();
}

MAPPA_EXPORTED const char* mappa_get(const char* target) {
  using namespace mappa;
  static std::string answer;
  const notation::Address address = notation::read_address(target);
  const art::Order wanted = art::order(browser::library(), address, known_map(art::drawn_map(address)));
  answer = wanted.make ? fmt::format("200 {}\n{}", wanted.type, wanted.make())
                       : "404 text/plain\nthere is no such drawing\n";
  return answer.c_str();
}
