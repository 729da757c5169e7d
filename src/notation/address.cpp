#include "notation/address.h"

#include <algorithm>

namespace mappa::notation {

Address read_address(const std::string& target) {
  const std::size_t mark = std::min(target.find('?'), target.size());
  Address address{target.substr(0, mark), {}};
  for (std::size_t begin = mark + 1; begin < target.size();) {
    const std::size_t end = std::min(target.find('&', begin), target.size());
    const std::string part = target.substr(begin, end - begin);
    const std::size_t equals = std::min(part.find('='), part.size());
    address.query[part.substr(0, equals)] = equals < part.size() ? part.substr(equals + 1) : "";
    begin = end + 1;
  }
  return address;
}

} // namespace mappa::notation
