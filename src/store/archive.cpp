#include "store/archive.h"

namespace mappa::store {

Walk walk(Source& from, Target* to, const std::function<void(const std::string&)>& say) {
  Walk walked;
  const auto fault = [&](const std::string& what) {
    ++walked.faults;
    say(what);
  };
  for (const std::string& one : from.faults()) fault(one);
  for (const std::string& id : from.ids()) {
    const KeptTable table = from.get(id);
    ++walked.tables;
    walked.entries += static_cast<int64_t>(table.log.size());
    if (const std::string wrong = fault_of(table); !wrong.empty()) fault("table " + id + ": " + wrong);
    if (to) to->add(table);
  }
  if (to) to->finish();
  return walked;
}

} // namespace mappa::store
