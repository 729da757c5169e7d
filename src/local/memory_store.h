// All tables of this device, in memory. Somebody else makes them last, and gives them back when it begins
// again.
#pragma once

#include "store/store.h"

#include <functional>
#include <map>
#include <string>
#include <vector>

namespace mappa::local {

class MemoryStore : public store::Store {
public:
  // Is told which tables and maps have gone.
  using Erased = std::function<void(const std::vector<std::string>&, const std::vector<std::string>&)>;

  explicit MemoryStore(Erased erased) : erased_(std::move(erased)) {}

  // A table as it was kept.
  void restore(store::TableHead head, std::vector<std::string> entries);
  void restore(store::KeptMap map);
  // Beyond so many tables: those to go first, of those that nobody has. Games that are over come first, then
  // those to which nothing has happened for longest.
  std::vector<std::string> surplus(std::size_t most) const;

  std::vector<bool> write(std::span<const store::Write> writes) override;
  void probe(size_t) override {}
  store::Claim claim(const std::string& table) override;
  void release(const std::string& table) override;
  void erase(const std::vector<std::string>& tables) override;
  std::string map(const std::string& id) override;
  int64_t maps() override { return static_cast<int64_t>(maps_.size()); }
  int64_t erase_maps(int64_t before) override;
  int64_t bytes_free() override { return -1; }
  bool shared() const override { return false; }
  void confirm() override {}
  void renew() override {}
  int64_t renewed() const override { return 0; }
  std::vector<std::string> read(const std::string& table) override;
  std::vector<store::Glance> glance(const std::vector<std::string>& tables) override;
  std::vector<std::string> orphans(int64_t now, int most) override;
  std::vector<std::string> stale(store::TableState state, int64_t after, int64_t before, int most) override;
  std::vector<store::TableHead> list(store::TableState state, int64_t before, int most) override;
  store::Totals totals() override;
  std::string shared_secret() override { return {}; }
  uint64_t tenure() const override { return 0; }

private:
  struct Kept {
    store::TableHead head;
    std::vector<std::string> entries;
    bool held = false; // by the hub
  };
  bool write(const store::Write& one);
  bool write_table(const store::Write& one);
  // Those that `wanted` takes, the longest unchanged first.
  template <class Wanted>
  std::vector<const Kept*> oldest(const Wanted& wanted) const;

  Erased erased_;
  std::map<std::string, Kept> tables_;
  std::map<std::string, store::KeptMap> maps_;
};

} // namespace mappa::local
