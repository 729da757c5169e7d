#include "store/archive.h"

#include "game/map.h"

#include <algorithm>

namespace mappa::store {

Walk walk(Source& from, Target* to, const std::function<void(const std::string&)>& say) {
  Walk walked;
  const auto fault = [&](const std::string& what) {
    ++walked.faults;
    say(what);
  };
  for (const std::string& one : from.faults()) fault(one);
  const std::vector<std::string> maps = from.map_ids(); // in their order
  for (const std::string& id : from.ids()) {
    const KeptTable table = from.get(id);
    ++walked.tables;
    walked.entries += static_cast<int64_t>(table.log.size());
    if (const std::string wrong = fault_of(table); !wrong.empty()) fault("table " + id + ": " + wrong);
    if (const std::string& map = table.head.head.map; is_made(map) && !std::ranges::binary_search(maps, map))
      fault("table " + id + ": its map " + map + " is missing");
    if (to) to->add(table);
  }
  for (const std::string& id : maps) {
    const SummedMap map = from.get_map(id);
    ++walked.maps;
    if (const std::string wrong = fault_of(map); !wrong.empty()) fault("map " + id + ": " + wrong);
    if (to) to->add_map(map);
  }
  if (to) to->finish();
  return walked;
}

} // namespace mappa::store
