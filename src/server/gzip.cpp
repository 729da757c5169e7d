#include "server/gzip.h"

#include <zlib.h>

namespace mappa::server {

namespace {

constexpr int GZIP = 15 + 16; // zlib's window bits: the largest window, gzip's header

// Gives zlib the whole input, and takes what it makes of it piece by piece.
template <typename Step>
std::string pumped(z_stream& stream, const std::string& in, Step step) {
  std::string out, piece(1 << 14, '\0');
  stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(in.data())); // zlib only reads it
  stream.avail_in = static_cast<uInt>(in.size());
  int state = Z_OK;
  while (state == Z_OK) {
    stream.next_out = reinterpret_cast<Bytef*>(piece.data());
    stream.avail_out = static_cast<uInt>(piece.size());
    state = step(&stream, Z_FINISH);
    if (state == Z_BUF_ERROR && stream.avail_out == 0) state = Z_OK; // there is more to come
    out.append(piece, 0, piece.size() - stream.avail_out);
  }
  return out;
}

} // namespace

std::string gzipped(const std::string& text) {
  z_stream stream{};
  deflateInit2(&stream, Z_DEFAULT_COMPRESSION, Z_DEFLATED, GZIP, 9, Z_DEFAULT_STRATEGY);
  std::string out = pumped(stream, text, deflate);
  deflateEnd(&stream);
  return out;
}

std::string gunzipped(const std::string& gzip) {
  z_stream stream{};
  inflateInit2(&stream, GZIP);
  std::string out = pumped(stream, gzip, inflate);
  inflateEnd(&stream);
  return out;
}

} // namespace mappa::server
