#include "client/connection.h"

#include "notation/error.h"

#include <boost/asio/connect.hpp>
#include <boost/asio/executor_work_guard.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/post.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/websocket.hpp>
#include <deque>
#include <optional>
#include <utility>

namespace mappa::client {

using notation::InputError;

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace websocket = beast::websocket;
using asio::ip::tcp;
using boost::system::error_code;

namespace {
constexpr std::size_t MAX_MESSAGE = 16 << 20; // bytes
} // namespace

Address parse_address(std::string_view text) {
  const std::size_t colon = text.rfind(':');
  const std::string fault = "'" + std::string(text) + "' is no address like 127.0.0.1:8080 or [::1]:8080";
  if (colon == std::string_view::npos || colon == 0 || colon + 1 == text.size()) throw InputError(fault);
  std::string_view host = text.substr(0, colon);
  const std::string_view port = text.substr(colon + 1);
  if (port.size() > 5 || port.find_first_not_of("0123456789") != std::string_view::npos)
    throw InputError(fault);
  if (host.front() == '[' && host.back() == ']')
    host = host.substr(1, host.size() - 2);
  else if (host.find(':') != std::string_view::npos)
    throw InputError(fault);
  return {std::string(host), std::string(port)};
}

struct Loop::Body {
  asio::io_context context{1}; // one thread
  asio::executor_work_guard<asio::io_context::executor_type> work{context.get_executor()};
};

Loop::Loop() : body_(std::make_unique<Body>()) {}
Loop::~Loop() = default;

void Loop::run_until(Clock::time_point end) {
  body_->context.restart();
  body_->context.poll(); // run_until does nothing if it is late already
  body_->context.run_until(end);
}

void Loop::stop() { body_->context.stop(); }

// Every operation under way holds the body, so that it may outlive its connection.
struct Connection::Body : std::enable_shared_from_this<Body> {
  Body(asio::io_context& context, Callbacks its_callbacks)
      : stream(context), callbacks(std::move(its_callbacks)) {}

  websocket::stream<tcp::socket> stream;
  Callbacks callbacks;
  beast::flat_buffer in;
  std::deque<std::pair<std::string, bool>> out; // texts, and whether they are binary
  std::optional<websocket::close_reason> closing;
  bool open = false;
  bool writing = false;
  bool gone = false; // nothing is told any more

  void call(const Target& target);
  void shake_hands(const Target& target);
  void read();
  void write();
  void end(const std::string& why);
};

void Connection::Body::call(const Target& target) {
  error_code error;
  tcp::resolver resolver(stream.get_executor());
  const auto found = resolver.resolve(target.address.host, target.address.port, error);
  tcp::socket& socket = stream.next_layer();
  if (!error && !target.from.empty()) {
    const tcp::endpoint from(asio::ip::make_address(target.from, error), 0);
    if (!error) socket.open(from.protocol(), error);
    if (!error) socket.bind(from, error);
  }
  if (error) {
    asio::post(stream.get_executor(), [self = shared_from_this(), why = error.message()] { self->end(why); });
    return;
  }
  const auto connected = [self = shared_from_this(), target](error_code fault) {
    fault ? self->end(fault.message()) : self->shake_hands(target);
  };
  if (target.from.empty())
    asio::async_connect(socket, found,
                        [connected](error_code fault, const tcp::endpoint&) { connected(fault); });
  else
    socket.async_connect(found.begin()->endpoint(), connected);
}

void Connection::Body::shake_hands(const Target& target) {
  if (gone) return;
  error_code ignored;
  stream.next_layer().set_option(tcp::no_delay(true), ignored);
  stream.auto_fragment(false);
  stream.secure_prng(false); // masking protects caches on the way from web pages, which this is not
  stream.read_message_max(MAX_MESSAGE);
  stream.set_option(
      websocket::stream_base::decorator([origin = target.origin](websocket::request_type& request) {
        if (!origin.empty()) request.set(beast::http::field::origin, origin);
      }));
  const auto answer = std::make_shared<websocket::response_type>();
  stream.async_handshake(*answer, target.address.host + ":" + target.address.port, target.path,
                         [self = shared_from_this(), answer](error_code error) {
                           if (error == websocket::error::upgrade_declined)
                             return self->end("HTTP status " + std::to_string(answer->result_int()));
                           if (error) return self->end(error.message());
                           self->open = true;
                           if (!self->gone) self->callbacks.opened();
                           self->read();
                           self->write();
                         });
}

void Connection::Body::read() {
  if (gone) return;
  stream.async_read(in, [self = shared_from_this()](error_code error, std::size_t) {
    if (error) return self->end(error.message());
    const auto bytes = self->in.cdata();
    if (!self->gone) self->callbacks.heard({static_cast<const char*>(bytes.data()), bytes.size()});
    self->in.clear();
    self->read();
  });
}

// The rest of what is to be said, then the closing frame if there is to be one.
void Connection::Body::write() {
  if (!open || writing || gone) return;
  if (out.empty()) {
    if (!closing) return;
    open = false;
    stream.async_close(*closing, [self = shared_from_this()](error_code) {});
    return;
  }
  writing = true;
  stream.binary(out.front().second);
  stream.async_write(asio::buffer(out.front().first),
                     [self = shared_from_this()](error_code error, std::size_t) {
                       if (error) return self->end(error.message());
                       self->writing = false;
                       self->out.pop_front();
                       self->write();
                     });
}

void Connection::Body::end(const std::string& why) {
  error_code ignored;
  stream.next_layer().close(ignored);
  if (std::exchange(gone, true)) return;
  const websocket::close_reason& told = stream.reason();
  if (told.code == websocket::close_code::none) return callbacks.closed(NO_CLOSING_FRAME, why);
  callbacks.closed(told.code, {told.reason.data(), told.reason.size()});
}

Connection::Connection(Loop& loop, const Target& target, Callbacks callbacks)
    : body_(std::make_shared<Body>(loop.body_->context, std::move(callbacks))) {
  body_->call(target);
}

Connection::~Connection() {
  body_->gone = true;
  error_code ignored;
  body_->stream.next_layer().close(ignored);
}

void Connection::say(std::string text, bool binary) {
  body_->out.emplace_back(std::move(text), binary);
  body_->write();
}

void Connection::close(int code, const std::string& reason) {
  body_->closing = websocket::close_reason(static_cast<websocket::close_code>(code), reason);
  body_->write();
}

} // namespace mappa::client
