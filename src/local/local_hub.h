// The hub of one device: the same tables as a server's, on one thread, for whoever runs it. What comes in are
// calls; what is to be done outside is taken after each of them, a list of messages (docs/architecture.md).
#pragma once

#include "local/local_keeper.h"
#include "local/local_thinkers.h"
#include "tables/hub.h"

#include <map>
#include <memory>
#include <string>

namespace mappa::local {

class LocalHub {
public:
  // The library must outlive the hub.
  LocalHub(const data::Library& library, tables::HubOptions options);

  // Before all else: a table or a map as it was stored, {"head","entries"} or {"map"}. One that cannot be
  // read is left out.
  void restore(const std::string& kept);

  void receive(int guest, const std::string& text); // whoever has not come before comes
  void gone(int guest);
  void tick(); // ten times a second
  // "/api/games/ID/story", "/api/maps/ID": answered with "got".
  void get(int request, const std::string& target, const std::string& invite);
  void stored(int number, bool well);
  void thought(int number, const std::string& advice); // empty: the player failed

  // What is to be done outside; empty: nothing.
  std::string take() { return outside_.take(); }

private:
  struct Page;

  template <class Work>
  void run(const Work& work);

  Outside outside_;
  Later later_;
  tables::Metrics metrics_;
  tables::Rulebook rulebook_;
  LocalKeeper keeper_{outside_, later_};
  LocalThinkers thinkers_{outside_, later_};
  tables::Hub hub_;
  std::map<int, std::shared_ptr<Page>> pages_;
};

} // namespace mappa::local
