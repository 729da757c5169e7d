#include "server/preview.h"

#include <algorithm>
#include <fmt/format.h>

namespace mappa::server {

namespace {

// Letters of names, of numbers, and of what stands between them and before a port.
bool in_host(char c) {
  return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') ||
         std::string_view(".-:[]").find(c) != std::string_view::npos;
}

} // namespace

std::string with_address(std::string_view page, std::string address) {
  constexpr std::string_view PICTURE = "\"./preview.jpg\"";
  std::string text(page);
  const std::size_t at = text.find(PICTURE);
  if (address.empty() || at == std::string::npos) return text;
  if (!address.ends_with('/')) address += '/';
  return text.replace(at, PICTURE.size(), fmt::format("\"{}preview.jpg\"", address));
}

std::string visited_address(std::string_view host, bool secure) {
  if (host.empty() || !std::ranges::all_of(host, in_host)) return "";
  return fmt::format("{}://{}/", secure ? "https" : "http", host);
}

} // namespace mappa::server
