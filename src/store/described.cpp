// A store's address as a host may read it.
#include "store/store.h"

#include <filesystem>
#include <fmt/format.h>
#include <libpq-fe.h>
#include <map>

namespace mappa::store {

// Only what is known to be no secret: a password may stand in two places of an address.
std::string described(const std::string& address) {
  if (address.find("://") == std::string::npos) {
    const std::string file = address.starts_with("sqlite:") ? address.substr(7) : address;
    return std::filesystem::absolute(file).lexically_normal().string();
  }
  const std::unique_ptr<PQconninfoOption, decltype(&PQconninfoFree)> options(
      PQconninfoParse(address.c_str(), nullptr), &PQconninfoFree);
  std::map<std::string, std::string> found;
  for (const PQconninfoOption* option = options.get(); option && option->keyword; ++option)
    if (option->val) found[option->keyword] = option->val;
  const std::string port = found["port"];
  return fmt::format("postgresql://{}{}{}/{}", found["host"], port.empty() ? "" : ":", port, found["dbname"]);
}

} // namespace mappa::store
