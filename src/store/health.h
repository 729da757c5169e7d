// How the store is, which its writes tell: what can be read may still not be written. The first fault of each
// kind and the recovery are logged, once each.
#pragma once

#include "store/store.h"

#include <set>
#include <string>

namespace mappa::store {

class Health {
public:
  void failed(const StoreError& error, const std::string& table = {}); // a table that was to be written
  void well();                                                         // something was written

  bool failing() const { return !fault_.empty(); }
  const std::string& fault() const { return fault_; } // as the host may know it; empty: all is well
  const char* why() const { return why_; }            // as anybody may
  int64_t failing_ms() const;

private:
  std::string fault_;
  const char* why_ = "";
  int64_t since_ = 0; // boot_ms()
  uint64_t times_ = 0;
  std::set<std::string> told_; // causes, since it is failing
};

} // namespace mappa::store
