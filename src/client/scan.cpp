#include "client/scan.h"

#include <algorithm>
#include <charconv>

namespace mappa::client {

namespace {

constexpr bool is_space(char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r'; }

std::size_t skip_space(std::string_view text, std::size_t i) {
  while (i < text.size() && is_space(text[i])) ++i;
  return i;
}

// Behind the closing quote; i is at the opening one.
std::size_t skip_quoted(std::string_view text, std::size_t i) {
  for (++i; i < text.size() && text[i] != '"'; ++i)
    if (text[i] == '\\') ++i;
  return i < text.size() ? i + 1 : text.size();
}

// Behind the value that begins at i.
std::size_t skip_value(std::string_view text, std::size_t i) {
  if (i < text.size() && text[i] == '"') return skip_quoted(text, i);
  int depth = 0;
  for (; i < text.size(); ++i) {
    switch (text[i]) {
    case '"': i = skip_quoted(text, i) - 1; break;
    case '{':
    case '[': ++depth; break;
    case '}':
    case ']':
      if (depth-- == 0) return i;
      if (depth == 0) return i + 1;
      break;
    case ',':
      if (depth == 0) return i;
      break;
    default:
      if (depth == 0 && is_space(text[i])) return i;
    }
  }
  return text.size();
}

// Behind the comma, if there is one.
std::size_t skip_comma(std::string_view text, std::size_t i) {
  i = skip_space(text, i);
  return i < text.size() && text[i] == ',' ? skip_space(text, i + 1) : text.size();
}

} // namespace

std::string_view member(std::string_view object, std::string_view key) {
  if (object.empty() || object.front() != '{') return {};
  for (std::size_t i = skip_space(object, 1); i < object.size() && object[i] == '"';) {
    const std::size_t end = skip_quoted(object, i);
    const std::size_t colon = skip_space(object, end);
    if (colon >= object.size() || object[colon] != ':') return {};
    const std::size_t value = skip_space(object, colon + 1);
    const std::size_t after = skip_value(object, value);
    if (unquoted(object.substr(i, end - i)) == key) return object.substr(value, after - value);
    i = skip_comma(object, after);
  }
  return {};
}

std::vector<std::string_view> elements(std::string_view list) {
  std::vector<std::string_view> all;
  if (list.empty() || list.front() != '[') return all;
  std::size_t i = skip_space(list, 1);
  while (i < list.size() && list[i] != ']') {
    const std::size_t after = skip_value(list, i);
    all.push_back(list.substr(i, after - i));
    i = skip_comma(list, after);
  }
  return all;
}

std::string_view unquoted(std::string_view text) {
  return text.size() >= 2 && text.front() == '"' && text.back() == '"' ? text.substr(1, text.size() - 2)
                                                                       : text;
}

int64_t whole(std::string_view text, int64_t fallback) {
  int64_t value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  return error == std::errc() && end == text.data() + text.size() && !text.empty() ? value : fallback;
}

std::optional<double> metric(std::string_view text, std::string_view name) {
  std::optional<double> sum;
  while (!text.empty()) {
    const std::string_view line = text.substr(0, text.find('\n'));
    text.remove_prefix(std::min(line.size() + 1, text.size()));
    if (!line.starts_with(name) || line.size() == name.size()) continue;
    const char next = line[name.size()];
    if (next != ' ' && next != '{') continue; // a longer name
    double value = 0;
    std::from_chars(line.data() + line.rfind(' ') + 1, line.data() + line.size(), value);
    sum = sum.value_or(0) + value;
  }
  return sum;
}

} // namespace mappa::client
