#include "data/json.h"

#include "data/error.h"
#include <algorithm>
#include <cstdint>
#include <fmt/format.h>
#include <fstream>
#include <iterator>
#include <nlohmann/json.hpp>
#include <set>
#include <system_error>
#include <vector>

namespace mappa::data {
namespace {

using nlohmann::json;

// Walks over the text and tells how far the parser has come: its callbacks do not say.
struct Cursor {
  using iterator_category = std::input_iterator_tag;
  using value_type = char;
  using difference_type = std::ptrdiff_t;
  using pointer = const char*;
  using reference = const char&;

  const char* at;
  const char** reached;

  reference operator*() const { return *at; }
  Cursor& operator++() {
    *reached = ++at;
    return *this;
  }
  bool operator==(const Cursor& other) const { return at == other.at; }
  bool operator!=(const Cursor& other) const { return at != other.at; }
};

std::string position(std::string_view before) {
  auto line = 1 + std::count(before.begin(), before.end(), '\n');
  auto column = before.size() - (before.rfind('\n') + 1); // npos + 1 is 0: the first line
  return fmt::format("line {}, column {}", line, column);
}

void check_size(std::uintmax_t size, const std::string& file) {
  if (size > MAX_FILE_SIZE)
    throw DataError(
        fmt::format("{}: the file has {} bytes; at most {} (1 MiB) are read", file, size, MAX_FILE_SIZE));
}

// What the parser says, without its own error number; it may quote any bytes of the file.
std::string parser_message(const json::exception& error) {
  std::string message = error.what();
  if (auto end = message.find("] "); message.starts_with('[') && end != std::string::npos)
    message.erase(0, end + 2);
  if (message.size() > 200) message.replace(200, std::string::npos, "...");
  for (char& c : message)
    if (c < ' ' || c > '~') c = '?';
  return message;
}

} // namespace

std::string read_text(const std::filesystem::path& path) {
  const std::string file = path.string();
  std::error_code error;
  const auto status = std::filesystem::status(path, error);
  if (status.type() == std::filesystem::file_type::not_found) throw DataError(file + ": no such file");
  if (error) throw DataError(file + ": " + error.message());
  if (std::filesystem::is_directory(status)) throw DataError(file + ": a folder, not a file");
  if (!std::filesystem::is_regular_file(status)) throw DataError(file + ": not a regular file");
  const auto size = std::filesystem::file_size(path, error);
  if (!error) check_size(size, file);

  std::ifstream in(path, std::ios::binary);
  if (!in) throw DataError(file + ": cannot be opened for reading");
  std::string text(MAX_FILE_SIZE + 1, '\0'); // the file may have grown since
  in.read(text.data(), static_cast<std::streamsize>(text.size()));
  if (in.bad()) throw DataError(file + ": cannot be read");
  text.resize(static_cast<std::size_t>(in.gcount()));
  return text;
}

json parse_strictly(std::string_view text) {
  const char* reached = text.data();
  const auto fail = [&](std::size_t at, const std::string& fault) {
    throw TextFault(fmt::format("{}: {}", position(text.substr(0, at)), fault));
  };
  const auto fail_here = [&](const std::string& fault) {
    fail(static_cast<std::size_t>(reached - text.data()), fault);
  };
  // The parser would take it for the end.
  if (const auto nul = text.find('\0'); nul != std::string_view::npos) fail(nul + 1, "a NUL");
  std::vector<std::set<std::string>> keys; // of the objects that are open here
  const auto watch = [&](int depth, json::parse_event_t event, json& parsed) {
    using Event = json::parse_event_t;
    if ((event == Event::object_start || event == Event::array_start) && depth >= MAX_DEPTH)
      fail_here(fmt::format("more than {} lists and objects inside each other", MAX_DEPTH));
    if (event == Event::object_start) keys.emplace_back();
    if (event == Event::object_end) keys.pop_back();
    if (event == Event::key && !keys.back().insert(parsed.get<std::string>()).second)
      fail_here(fmt::format("the key {} is given twice", shown(parsed)));
    return true;
  };
  try {
    return json::parse(Cursor{text.data(), &reached}, Cursor{text.data() + text.size(), &reached}, watch);
  } catch (const json::exception& error) {
    throw TextFault(parser_message(error));
  }
}

json parse_json(std::string_view text, const std::string& file) {
  check_size(text.size(), file);
  if (text.find_first_not_of(" \t\r\n") == std::string_view::npos)
    throw DataError(file + ": the file is empty");
  try {
    return parse_strictly(text);
  } catch (const TextFault& fault) {
    throw DataError(fmt::format("{}: {}", file, fault.what()));
  }
}

std::string shown(const json& value) {
  if (value.is_array()) return "a list";
  if (value.is_object()) return "an object";
  constexpr std::size_t most = 40;
  const auto dump = [](const json& v) { return v.dump(-1, ' ', false, json::error_handler_t::replace); };
  if (!value.is_string()) return dump(value);
  const auto& text = value.get_ref<const std::string&>();
  return text.size() <= most ? dump(value) : dump(text.substr(0, most) + "...");
}

} // namespace mappa::data
