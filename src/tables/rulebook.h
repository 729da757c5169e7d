// The rulesets in use: tables whose setups differ only in names and seeds share one, since it is far larger
// than a position.
#pragma once

#include "data/carried.h"
#include "data/library.h"
#include "game/ruleset.h"
#include "notation/json.h"

#include <map>
#include <memory>
#include <string>

namespace mappa::tables {

class Rulebook {
public:
  // The library must outlive the rulebook.
  explicit Rulebook(const data::Library& library) : library_(library) {}

  const data::Library& library() const { return library_; }

  // The setup of a table with so many seats, still without names and seed. Throws InputError or SetupError.
  Setup setup(const nlohmann::json& value, std::size_t seats) const;

  std::shared_ptr<const Ruleset> rules(const Setup& setup);

  // A map that no library has is found by its id as long as somebody has it; null: nobody has.
  void know(const data::MapPtr& map);
  data::MapPtr carried(const std::string& id) const;

private:
  const data::Library& library_;
  std::map<std::string, std::weak_ptr<const Ruleset>> known_; // by setup
  std::map<std::string, std::weak_ptr<const data::MapFile>> maps_;
};

} // namespace mappa::tables
