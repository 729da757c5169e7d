#include "notation/json.h"

#include "data/json.h"
#include "notation/error.h"

#include <algorithm>
#include <fmt/format.h>
#include <vector>

namespace mappa::notation {

using nlohmann::json;

std::string told_faults(const std::vector<std::string>& faults) {
  constexpr std::size_t most = 5;
  const std::vector<std::string> first(
      faults.begin(), faults.begin() + static_cast<std::ptrdiff_t>(std::min(most, faults.size())));
  std::string message = fmt::format("{}", fmt::join(first, "; "));
  if (faults.size() > most) message += fmt::format("; and {} faults more", faults.size() - most);
  return message;
}

void throw_faults(const std::vector<std::string>& faults) {
  if (!faults.empty()) throw InputError(told_faults(faults));
}

json parse_text(std::string_view text) {
  if (text.size() > MAX_TEXT_SIZE)
    throw InputError(fmt::format("the text is longer than {} bytes (4 MiB)", MAX_TEXT_SIZE));
  if (text.find_first_not_of(" \t\r\n") == std::string_view::npos) throw InputError("the text is empty");
  try {
    return data::parse_strictly(text);
  } catch (const data::TextFault& fault) {
    throw InputError(fault.what());
  }
}

std::string text_of(const Json& value) { return value.dump(-1, ' ', false, Json::error_handler_t::replace); }

} // namespace mappa::notation
