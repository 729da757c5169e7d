#include "server/context.h"

#include "server/limits.h"
#include "tables/moment.h"

#include <boost/asio/ip/address.hpp>

namespace mappa::server {

using tables::steady_ms;

bool Context::admit(const std::string& address, int requests) {
  Bucket& bucket = visits.try_emplace(address, Bucket(HTTP_PER_SECOND, HTTP_AT_ONCE)).first->second;
  if (!bucket.take(steady_ms())) return false;
  bucket.spend(requests - 1);
  return true;
}

void Context::forget() {
  std::erase_if(visits, [now = steady_ms()](const auto& visit) { return visit.second.full(now); });
  reception->forget();
}

void Ticket::check_out() {
  if (!address_) return;
  if (const auto found = context_.addresses.find(*address_); --found->second == 0)
    context_.addresses.erase(found);
  address_.reset();
}

const char* Ticket::check_in(const std::string& address) {
  if (address_ == address) return nullptr;
  check_out();
  if (context_.metrics.connections > static_cast<uint64_t>(context_.options.max_connections))
    return "the server is full";
  int& count = context_.addresses[address];
  if (count >= context_.options.per_address) return "too many connections from one address";
  ++count;
  address_ = address;
  return nullptr;
}

std::string address_of(const std::string& ip) {
  boost::system::error_code error;
  const auto address = boost::asio::ip::make_address(ip, error);
  if (error || !address.is_v6()) return ip;
  if (const auto v6 = address.to_v6(); v6.is_v4_mapped())
    return boost::asio::ip::make_address_v4(boost::asio::ip::v4_mapped, v6).to_string();
  auto bytes = address.to_v6().to_bytes();
  std::fill(bytes.begin() + 8, bytes.end(), static_cast<unsigned char>(0));
  return boost::asio::ip::address_v6(bytes).to_string();
}

} // namespace mappa::server
