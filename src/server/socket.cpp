#include "server/socket.h"

#include "server/limits.h"
#include "server/relay.h"
#include "server/safety.h"
#include "tables/moment.h"
#include "tables/safely.h"

#include <boost/beast/websocket/rfc6455.hpp>
#include <chrono>

namespace mappa::server {

using tables::Charged;
using tables::safely;
using tables::steady_ms;

namespace beast = boost::beast;
namespace websocket = beast::websocket;
using beast::error_code;

namespace {

constexpr int64_t LONG_WAIT_MS = 50; // for one's turn: that is counted

} // namespace

void Outbox::push(Message message) {
  bytes_ += message->size();
  messages_.push_back(std::move(message));
}

void Outbox::pop() {
  bytes_ -= messages_.front()->size();
  messages_.erase(messages_.begin());
  if (messages_.empty()) messages_.shrink_to_fit(); // most connections are silent most of the time
}

Socket::Socket(beast::tcp_stream stream, Context& context, std::unique_ptr<Ticket> ticket)
    : stream_(std::move(stream)), context_(context), ticket_(std::move(ticket)), in_(MAX_FRAME) {
  ++context_.metrics.websockets;
  context_.sockets.insert(this);
}

Socket::~Socket() {
  --context_.metrics.websockets;
  context_.sockets.erase(this);
}

void Socket::accept(const beast::http::request<beast::http::empty_body>& request) {
  beast::get_lowest_layer(stream_).expires_never(); // the stream has time limits of its own
  const std::chrono::seconds patience(context_.options.patience_seconds);
  stream_.set_option(websocket::stream_base::timeout{patience, 2 * patience, true});
  stream_.set_option(
      websocket::stream_base::decorator([](websocket::response_type& answer) { add_safety(answer, false); }));
  stream_.read_message_max(MAX_FRAME);
  stream_.text(true);
  stream_.auto_fragment(false);
  stream_.async_accept(request, [me = self()](error_code error) { error ? me->finish() : me->read(); });
}

void Socket::read() {
  // Who does not read its answers is not listened to.
  if (!listening_ || reading_ || closing_ || finished_ || out_.bytes() > MAX_BEHIND / 2) return;
  reading_ = true;
  stream_.async_read(in_, [me = self()](error_code error, std::size_t) {
    me->reading_ = false;
    if (error) return me->finish();
    if (!me->stream_.got_text()) return me->close(CloseCode::Policy, "only text is understood");
    me->have_read();
  });
}

void Socket::listen(bool on) {
  listening_ = on;
  read();
}

void Socket::have_read() {
  const auto data = in_.data();
  std::string text(static_cast<const char*>(data.data()), data.size());
  in_.consume(in_.size());
  if (in_.capacity() > 4096) in_.shrink_to_fit();
  reading_ = true; // nothing more before this one had its turn
  context_.reception->add(account, [me = self(), text = std::move(text), since = steady_ms()] {
    if (steady_ms() - since > LONG_WAIT_MS) ++me->context_.metrics.throttled;
    me->reading_ = false;
    me->understand(text);
  });
}

void Socket::understand(const std::string& text) {
  if (finished_ || closing_) return;
  const auto receive = [&] { context_.hub->receive(self(), text); };
  if (!safely("a message", receive, address)) finish();
  read();
}

void Socket::send(std::shared_ptr<const std::string> message) {
  if (closing_ || finished_) return;
  if (out_.bytes() + message->size() > MAX_BEHIND && !out_.empty()) {
    ++context_.metrics.slow_readers;
    closing_ = true;
    return beast::get_lowest_layer(stream_).close();
  }
  out_.push(std::move(message));
  write();
}

void Socket::write() {
  if (writing_ || finished_) return;
  if (out_.empty()) {
    if (closing_) close_now();
    return;
  }
  writing_ = true;
  const Charged charged(account); // most of it is done here
  stream_.async_write(boost::asio::buffer(out_.front()), [me = self()](error_code error, std::size_t) {
    me->writing_ = false;
    if (error) return me->finish();
    me->out_.pop();
    me->write();
    me->read();
  });
}

void Socket::close(CloseCode code, const std::string& why) {
  if (closing_ || finished_) return;
  closing_ = true;
  close_code_ = code;
  close_why_ = why;
  write();
}

void Socket::close_now() {
  const websocket::close_reason reason(static_cast<websocket::close_code>(close_code_), close_why_);
  stream_.async_close(reason, [me = self()](error_code) { me->finish(); });
}

void Socket::finish() {
  if (finished_) return;
  finished_ = true;
  end_relay();
  context_.hub->gone(*this);
  beast::get_lowest_layer(stream_).close();
}

void Socket::relay(const std::string& server, std::vector<std::string> first) {
  end_relay();
  relayed = true;
  relay_ = std::make_shared<Relay>(stream_.get_executor(), *this, server, context_);
  for (std::string& message : first) relay_->send(std::move(message));
  relay_->open();
}

void Socket::pass_on(std::string message) {
  if (relay_) relay_->send(std::move(message));
}

void Socket::end_relay() {
  relayed = false;
  if (relay_) std::exchange(relay_, nullptr)->close();
}

} // namespace mappa::server
