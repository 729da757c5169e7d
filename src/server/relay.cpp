#include "server/relay.h"

#include "server/limits.h"
#include "store/lease.h"

#include <boost/beast/http/field.hpp>
#include <chrono>

namespace mappa::server {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace websocket = beast::websocket;
using beast::error_code;

namespace {

constexpr std::chrono::milliseconds PATIENCE{store::LEASE_MS}; // with a server that does not answer

// "host:port", "[::1]:port"
std::pair<std::string, std::string> split(const std::string& address) {
  const std::size_t colon = address.rfind(':');
  std::string host = address.substr(0, colon);
  if (host.size() > 1 && host.front() == '[') host = host.substr(1, host.size() - 2);
  return {host, colon == std::string::npos ? "" : address.substr(colon + 1)};
}

} // namespace

Relay::Relay(const asio::any_io_executor& executor, Guest& guest, std::string server, Context& context)
    : resolver_(executor), stream_(executor), guest_(&guest), server_(std::move(server)), context_(context) {
  ++context_.metrics.relays;
}

Relay::~Relay() { --context_.metrics.relays; }

void Relay::open() {
  const auto [host, port] = split(server_);
  resolver_.async_resolve(host, port, [me = shared_from_this()](error_code error, const auto& places) {
    if (error || !me->guest_) return me->fail();
    auto& lowest = beast::get_lowest_layer(me->stream_);
    lowest.expires_after(PATIENCE);
    lowest.async_connect(places, [me](error_code failed, const auto&) {
      if (failed || !me->guest_) return me->fail();
      me->connected();
    });
  });
}

void Relay::connected() {
  beast::get_lowest_layer(stream_).expires_never();
  stream_.set_option(websocket::stream_base::timeout{PATIENCE, PATIENCE, true});
  stream_.set_option(websocket::stream_base::decorator(
      [secret = context_.secret, address = guest_->address](websocket::request_type& request) {
        request.set("X-Mappa-Relay", secret);
        request.set("X-Forwarded-For", address);
      }));
  stream_.text(true);
  stream_.auto_fragment(false);
  stream_.async_handshake(server_, "/ws", [me = shared_from_this()](error_code error) {
    if (error || !me->guest_) return me->fail();
    me->open_ = true;
    me->write();
    me->read();
  });
}

void Relay::read() {
  stream_.async_read(in_, [me = shared_from_this()](error_code error, std::size_t) {
    if (error || !me->guest_) return me->fail();
    const auto data = me->in_.data();
    auto text = std::make_shared<const std::string>(static_cast<const char*>(data.data()), data.size());
    me->in_.consume(me->in_.size());
    if (std::exchange(me->greeted_, true)) me->guest_->send(std::move(text)); // the first answers our hello
    me->read();
  });
}

void Relay::send(std::string message) {
  if (out_.bytes() + message.size() > MAX_BEHIND) return fail();
  out_.push(std::make_shared<const std::string>(std::move(message)));
  write();
}

void Relay::write() {
  if (!open_ || writing_ || out_.empty()) return;
  writing_ = true;
  stream_.async_write(asio::buffer(out_.front()), [me = shared_from_this()](error_code error, std::size_t) {
    me->writing_ = false;
    if (error) return me->fail();
    me->out_.pop();
    me->write();
  });
}

// The other server is gone or lost the table: the guest comes back, and another one will have it.
void Relay::fail() {
  Guest* const guest = std::exchange(guest_, nullptr);
  beast::get_lowest_layer(stream_).close();
  if (guest) guest->close(CloseCode::Restart, "the table's server does not answer; come back");
}

void Relay::close() {
  guest_ = nullptr;
  beast::get_lowest_layer(stream_).close();
}

} // namespace mappa::server
