// The map that a command line names.
#pragma once

#include "data/library.h"

#include <fmt/format.h>
#include <string>

namespace mappa::command {

// Throws DataError if there is none. The library must outlive it.
inline const data::MapFile& named_map(const data::Library& library, const std::string& id) {
  const data::MapFile* file = library.map(id);
  if (!file)
    throw data::DataError(fmt::format("no map has the id \"{}\"; `mappa map list` names the maps", id));
  return *file;
}

} // namespace mappa::command
