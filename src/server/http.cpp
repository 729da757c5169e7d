#include "server/http.h"

#include "server/forwarded.h"
#include "server/limits.h"
#include "server/preview.h"
#include "server/routes.h"
#include "server/safety.h"
#include "server/socket.h"
#include "server/strict.h"
#include "tables/moment.h"

#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket/rfc6455.hpp>
#include <chrono>
#include <openssl/crypto.h>
#include <optional>

namespace mappa::server {

using tables::Charged;
using tables::steady_us;

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
using beast::error_code;
using HttpRequest = http::request<http::empty_body>;

namespace {

bool same(const std::string& a, const std::string& b) {
  return !a.empty() && a.size() == b.size() && CRYPTO_memcmp(a.data(), b.data(), a.size()) == 0;
}

// What is said to bytes that Beast cannot read; null: there is nobody to talk to.
const Answer* unreadable(error_code error) {
  static const Answer NO_REQUEST{400, "text/plain", "this is no HTTP request\n"},
      TOO_LONG{431, "text/plain", "the request's header is too long\n"},
      BODY{413, "text/plain", "requests have no body here\n"};
  if (error == http::error::header_limit) return &TOO_LONG;
  if (error == http::error::body_limit) return &BODY;
  const bool about_http = error.category() == make_error_code(http::error::bad_target).category();
  return about_http && error != http::error::end_of_stream ? &NO_REQUEST : nullptr;
}

// Proxies that log fields know that this one is secret, unlike an address or a field of our own.
std::string invitation(const HttpRequest& request) {
  const std::string said(request[http::field::authorization]);
  constexpr std::string_view SCHEME = "Bearer ";
  return said.starts_with(SCHEME) ? said.substr(SCHEME.size()) : "";
}

// As the visitor sees it: a proxy that speaks TLS says so.
std::string address_visited(const HttpRequest& request) {
  const std::string host(request[http::field::host]);
  return visited_address(host, request["X-Forwarded-Proto"] == "https");
}

class HttpConnection : public std::enable_shared_from_this<HttpConnection> {
public:
  HttpConnection(asio::ip::tcp::socket socket, Context& context)
      : stream_(std::move(socket)), context_(context), ticket_(std::make_unique<Ticket>(context)) {}

  void run() {
    error_code error;
    const auto peer = stream_.socket().remote_endpoint(error);
    if (error) return;
    peer_ = address_of(peer.address().to_string());
    if (context_.options.proxies) return read();
    // Another server brings many people: who is one is not known before it has spoken.
    if (!context_.servers.contains(peer_))
      if (const char* why = ticket_->check_in(peer_)) return refuse(why);
    read();
  }

private:
  void read() {
    head_ = false;
    parser_.emplace();
    parser_->header_limit(static_cast<std::uint32_t>(MAX_HEADER));
    parser_->body_limit(0);
    stream_.expires_after(std::chrono::seconds(context_.options.patience_seconds));
    // There is no body: with its header a request is whole.
    http::async_read_header(stream_, in_, *parser_, [me = shared_from_this()](error_code error, std::size_t) {
      me->have_read(error);
    });
  }

  void have_read(error_code error) {
    if (error == http::error::end_of_stream || error == beast::error::timeout) return close();
    if (const Answer* bad = unreadable(error)) return answer(*bad, false);
    if (error) return;
    begun_ = steady_us();
    const HttpRequest request = parser_->release();
    if (const char* why = unclear(request)) return refuse_bad(why);
    const std::string secret(request["X-Mappa-Relay"]);
    const bool from_server = same(secret, context_.secret);
    const bool proxy = context_.options.proxies > 0;
    if (from_server && !proxy) context_.servers.insert(peer_);
    if (from_server) ticket_->check_out(); // the other server has counted it
    const auto address = sender(request, from_server);
    if (!address) return refuse_bad("X-Forwarded-For does not end with the address that the proxy has seen");
    // A proxy's connection carries requests of many people, but a WebSocket is one person's.
    const bool upgrades = beast::websocket::is_upgrade(request);
    if (!from_server && (!proxy || upgrades))
      if (const char* why = ticket_->check_in(*address)) return refuse(why);
    if (upgrades) return upgrade(request, *address, from_server);
    ask(request, *address);
  }

  void ask(const HttpRequest& request, const std::string& address) {
    ++context_.metrics.http_requests;
    const std::string encodings(request[http::field::accept_encoding]);
    account_ = context_.reception->account(address);
    const Asked asked{std::string(request.target()),
                      encodings.find("gzip") != std::string::npos,
                      std::string(request[http::field::if_none_match]),
                      invitation(request),
                      address_visited(request),
                      account_,
                      address};
    if (!context_.admit(address, work_of(asked))) return refuse("too many requests from one address");
    keep_alive_ = request.keep_alive();
    head_ = request.method() == http::verb::head;
    if (request.method() != http::verb::get && !head_)
      return answer({405, "text/plain", "only GET and HEAD are answered here\n"}, false);
    stream_.expires_never(); // the store answers in its own time
    context_.reception->add(account_, [me = shared_from_this(), asked] {
      answer_http(me->context_, asked, [me](Answer made) {
        const bool keep = me->keep_alive_;
        me->answer(std::move(made), keep);
      });
    });
  }

  // Nothing: it should stand in the request and does not. What comes without any proxy (whoever looks after
  // the server asks so for its health and metrics) is its own sender.
  std::optional<std::string> sender(const HttpRequest& request, bool from_server) const {
    const int proxies = from_server ? 1 : context_.options.proxies;
    if (proxies == 0 || (!from_server && !request.count("X-Forwarded-For"))) return peer_;
    return forwarded_address(forwarded_list(request), proxies);
  }

  // A page of another site must not use a visitor's browser to play here.
  bool welcome(const HttpRequest& request) const {
    const std::string origin(request[http::field::origin]);
    if (origin.empty()) return true; // no browser
    const std::string host(request[http::field::host]);
    const std::size_t scheme = origin.find("://");
    if (scheme != std::string::npos && origin.substr(scheme + 3) == host) return true;
    const auto& allowed = context_.options.origins;
    return std::find(allowed.begin(), allowed.end(), origin) != allowed.end();
  }

  void upgrade(const HttpRequest& request, const std::string& address, bool from_server) {
    if (request.target() != "/ws") return answer({404, "text/plain", "WebSockets are at /ws\n"}, false);
    if (const char* why = bad_handshake(request)) return refuse_bad(why);
    if (!speaks_our_version(request))
      return answer({426,
                     "text/plain",
                     "this server speaks version 13 of WebSockets\n",
                     "no-store",
                     {{"Sec-WebSocket-Version", "13"}}},
                    false);
    if (!welcome(request))
      return answer({403, "text/plain", "pages of other sites may not connect here\n"}, false);
    if (context_.hub->stopping()) return answer({503, "text/plain", "the server is going down\n"}, false);
    const auto socket = std::make_shared<Socket>(std::move(stream_), context_, std::move(ticket_));
    socket->address = address;
    socket->account = context_.reception->account(address);
    socket->from_server = from_server;
    socket->accept(request);
  }

  void refuse(const char* why) {
    ++context_.metrics.refused[why];
    answer({429, "text/plain", std::string(why) + "\n"}, false);
  }

  void refuse_bad(const char* why) { answer({400, "text/plain", std::string(why) + "\n"}, false); }

  void answer(Answer made, bool keep) {
    ++context_.metrics.http_answers[made.status];
    if (begun_)
      context_.metrics.http_seconds.add(static_cast<double>(steady_us() - std::exchange(begun_, 0)) / 1e6);
    const Charged charged(account_);
    response_.emplace();
    response_->result(static_cast<unsigned>(made.status));
    add_safety(*response_, std::string_view(made.type).starts_with("text/html"));
    response_->set(http::field::content_type, made.type);
    response_->set(http::field::cache_control, made.cache);
    if (made.status == 405) response_->set(http::field::allow, "GET, HEAD");
    if (made.status == 429 || made.status == 503) response_->set(http::field::retry_after, "10");
    for (const auto& [name, value] : made.fields) response_->insert(name, value);
    response_->keep_alive(keep);
    response_->content_length(made.body.size());
    if (!head_) response_->body() = std::move(made.body);
    stream_.expires_after(std::chrono::seconds(context_.options.patience_seconds));
    http::async_write(stream_, *response_, [me = shared_from_this(), keep](error_code error, std::size_t) {
      if (error) return;
      if (!keep) return me->close();
      me->read();
    });
  }

  void close() {
    error_code ignored;
    stream_.socket().shutdown(asio::ip::tcp::socket::shutdown_send, ignored);
  }

  beast::tcp_stream stream_;
  Context& context_;
  std::unique_ptr<Ticket> ticket_;
  std::string peer_;                // who connected: somebody, or a proxy
  Reception::AccountPtr account_{}; // of whoever asked last
  beast::flat_buffer in_{MAX_HEADER * 2};
  std::optional<http::request_parser<http::empty_body>> parser_;
  std::optional<http::response<http::string_body>> response_;
  bool head_ = false, keep_alive_ = false;
  int64_t begun_ = 0; // microseconds; 0: no request has come
};

} // namespace

void serve_http(asio::ip::tcp::socket socket, Context& context) {
  std::make_shared<HttpConnection>(std::move(socket), context)->run();
}

} // namespace mappa::server
