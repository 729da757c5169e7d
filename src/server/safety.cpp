#include "server/safety.h"

namespace mappa::server {

void add_safety(boost::beast::http::fields& fields, bool document) {
  fields.set(boost::beast::http::field::server, "Mappamundi");
  fields.set(
      "Content-Security-Policy",
      "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data: "
      "blob:; font-src 'self'; "
      "media-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; "
      "frame-ancestors 'none'");
  fields.set("X-Content-Type-Options", "nosniff");
  fields.set("X-Frame-Options", "DENY");
  fields.set("Referrer-Policy", "no-referrer");
  fields.set("Cross-Origin-Resource-Policy", "same-origin");
  if (!document) return;
  fields.set("Cross-Origin-Opener-Policy", "same-origin");
  fields.set("Permissions-Policy", "camera=(), microphone=(), geolocation=()");
}

} // namespace mappa::server
