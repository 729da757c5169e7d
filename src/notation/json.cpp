#include "notation/json.h"

#include "data/json.h"
#include "notation/error.h"

#include <algorithm>
#include <fmt/format.h>
#include <set>
#include <vector>

namespace mappa::notation {

using nlohmann::json;

namespace {

constexpr std::size_t MAX_MESSAGE = 200;

// The parser's words without its own error number; it may quote any bytes of the text.
std::string parser_message(const json::exception& error) {
  std::string message = error.what();
  if (const auto end = message.find("] "); end != std::string::npos) message.erase(0, end + 2);
  if (message.size() > MAX_MESSAGE) message.replace(MAX_MESSAGE, std::string::npos, "...");
  std::replace_if(
      message.begin(), message.end(), [](char c) { return c < ' ' || c > '~'; }, '?');
  return message;
}

std::string told_nul(std::string_view text, std::size_t nul) {
  const std::string_view before = text.substr(0, nul);
  const auto line = std::count(before.begin(), before.end(), '\n') + 1;
  return fmt::format("a NUL at line {}, column {}", line, nul - before.rfind('\n'));
}

} // namespace

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
  // The parser would take it for the end.
  if (const auto nul = text.find('\0'); nul != std::string_view::npos) throw InputError(told_nul(text, nul));
  std::vector<std::set<std::string>> keys; // of the objects that are open here
  using ParseEvent = json::parse_event_t;
  const auto watch = [&](int depth, ParseEvent event, json& parsed) {
    if ((event == ParseEvent::object_start || event == ParseEvent::array_start) && depth >= MAX_TEXT_DEPTH)
      throw InputError(fmt::format("more than {} lists and objects inside each other", MAX_TEXT_DEPTH));
    if (event == ParseEvent::object_start) keys.emplace_back();
    if (event == ParseEvent::object_end) keys.pop_back();
    if (event == ParseEvent::key && !keys.back().insert(parsed.get<std::string>()).second)
      throw InputError(fmt::format("the key {} is given twice", data::shown(parsed)));
    return true;
  };
  try {
    return json::parse(text, watch);
  } catch (const json::exception& error) {
    throw InputError(parser_message(error));
  }
}

std::string text_of(const Json& value) { return value.dump(-1, ' ', false, Json::error_handler_t::replace); }

} // namespace mappa::notation
