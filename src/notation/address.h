// An address as a page asks for it: what stands before the question mark, and what behind it.
#pragma once

#include <map>
#include <string>

namespace mappa::notation {

using Query = std::map<std::string, std::string>;

struct Address {
  std::string path;
  Query query;
};
// Nothing that is asked for here needs escapes.
Address read_address(const std::string& target);

} // namespace mappa::notation
