#include "tables/secret.h"

#include "data/sha256.h"
#include "tables/entropy.h"

#include <array>
#include <span>

namespace mappa::tables {

using data::Digest;

namespace {

constexpr std::string_view LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
constexpr std::string_view ID_LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"; // none that look alike
constexpr std::size_t SECRET_SIZE = 22, ID_SIZE = 12, SECRET_BYTES = 16;

std::string base64url(std::span<const unsigned char> bytes) {
  std::string out;
  unsigned held = 0;
  int bits = 0;
  for (const unsigned char byte : bytes) {
    held = held << 8 | byte;
    for (bits += 8; bits >= 6; bits -= 6) out += LETTERS[held >> (bits - 6) & 63];
  }
  if (bits > 0) out += LETTERS[held << (6 - bits) & 63];
  return out;
}

template <std::size_t N>
std::array<unsigned char, N> random_bytes() {
  std::array<unsigned char, N> bytes{};
  fill_at_random(bytes);
  return bytes;
}

bool consists_of(std::string_view text, std::size_t size, std::string_view letters) {
  return text.size() == size && text.find_first_not_of(letters) == std::string_view::npos;
}

} // namespace

std::string new_secret() { return base64url(random_bytes<SECRET_BYTES>()); }

bool is_secret(std::string_view text) { return consists_of(text, SECRET_SIZE, LETTERS); }

std::string new_table_id(std::string_view realm) {
  std::string id(realm);
  for (const unsigned char byte : random_bytes<ID_SIZE>()) id += ID_LETTERS[byte % ID_LETTERS.size()];
  return id;
}

bool is_table_id(std::string_view text, std::string_view realm) {
  return text.starts_with(realm) && consists_of(text.substr(realm.size()), ID_SIZE, ID_LETTERS);
}

std::string key_for(const std::string& token, const std::string& table) {
  const Digest digest = data::hmac_sha256(token, table);
  return base64url(std::span(digest).first(SECRET_BYTES));
}

std::string hash_of(const std::string& key) {
  const Digest digest = data::sha256(key);
  return base64url(std::span(digest).first(SECRET_BYTES));
}

uint64_t random_number() {
  uint64_t number = 0;
  for (const unsigned char byte : random_bytes<8>()) number = number << 8 | byte;
  return number;
}

} // namespace mappa::tables
