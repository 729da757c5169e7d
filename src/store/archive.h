// Stores as a whole: to look whether all in one is right, and to copy one into another, while servers use it.
#pragma once

#include "store/sums.h"

#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace mappa::store {

// What a store holds at one moment. Nothing is changed in it.
class Source {
public:
  virtual ~Source() = default;
  virtual std::vector<std::string> faults() = 0; // beside those of its tables
  virtual std::vector<std::string> ids() = 0;
  virtual KeptTable get(const std::string& id) = 0;
  virtual std::vector<std::string> map_ids() = 0;
  virtual SummedMap get_map(const std::string& id) = 0;
};

// Where to copy it: all or nothing.
class Target {
public:
  virtual ~Target() = default;
  virtual void add(const KeptTable& table) = 0;
  virtual void add_map(const SummedMap& map) = 0;
  virtual void finish() = 0;
};

// Addresses are those of open_store. All throw StoreError.
std::unique_ptr<Source> open_source(const std::string& address);
// A file must not be there yet, a database have no tables.
std::unique_ptr<Target> open_target(const std::string& address);

std::unique_ptr<Source> open_file_source(const std::string& file);
std::unique_ptr<Target> open_file_target(const std::string& file);
std::unique_ptr<Source> open_postgres_source(const std::string& address);
std::unique_ptr<Target> open_postgres_target(const std::string& address);

struct Walk {
  int64_t tables = 0, entries = 0, maps = 0, faults = 0;
};

// Through all tables and maps, which are copied as they are if there is a target; `say` is told each fault.
Walk walk(Source& from, Target* to, const std::function<void(const std::string&)>& say);

} // namespace mappa::store
