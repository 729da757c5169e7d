#include "store/health.h"

#include "report/log.h"
#include "store/lease.h"

namespace mappa::store {

void Health::failed(const StoreError& error, const std::string& table) {
  if (!failing()) since_ = boot_ms();
  fault_ = error.what();
  why_ = error.why;
  ++times_;
  if (!told_.insert(error.why).second) return;
  report::Fields fields{{"cause", error.why}, {"fault", error.what()}};
  if (!table.empty()) fields.emplace_back("table", table);
  report::log(report::Level::Error, "store_failing", fields);
}

void Health::well() {
  if (!failing()) return;
  report::log(report::Level::Info, "store_well",
              {{"failed_for", fmt::format("{:.1f}s", static_cast<double>(failing_ms()) / 1e3)},
               {"failures", times_}});
  *this = {};
}

int64_t Health::failing_ms() const { return failing() ? boot_ms() - since_ : 0; }

} // namespace mappa::store
