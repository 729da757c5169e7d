#include "server/forwarded.h"

#include "server/context.h"

#include <boost/asio/ip/address.hpp>
#include <string_view>

namespace mappa::server {

namespace {

std::string_view trimmed(std::string_view text) {
  const std::size_t first = text.find_first_not_of(" \t");
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(" \t") + 1 - first);
}

// The last entry, taken off the list.
std::string_view take_last(std::string_view& list) {
  const std::size_t comma = list.rfind(',');
  const std::string_view last = comma == std::string_view::npos ? list : list.substr(comma + 1);
  list = comma == std::string_view::npos ? std::string_view() : list.substr(0, comma);
  return trimmed(last);
}

bool is_ip_address(const std::string& text) {
  boost::system::error_code error;
  boost::asio::ip::make_address(text, error);
  return !error && text.find('%') == std::string::npos; // a zone means something to its own machine only
}

} // namespace

std::string forwarded_list(const boost::beast::http::fields& fields) {
  std::string list;
  const auto [begin, end] = fields.equal_range("X-Forwarded-For");
  for (auto line = begin; line != end; ++line) {
    if (line != begin) list += ',';
    list.append(line->value().data(), line->value().size());
  }
  return list;
}

std::optional<std::string> forwarded_address(const std::string& list, int proxies) {
  std::string_view rest = list;
  std::string address;
  for (int i = 0; i < proxies; ++i) {
    address = take_last(rest);
    if (!is_ip_address(address)) return std::nullopt;
  }
  return address_of(address);
}

} // namespace mappa::server
