#include "store/shared.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <openssl/evp.h>
#include <openssl/rand.h>

namespace mappa::store {

namespace {

// The bytes of the character that begins the text; 0 if none does.
size_t character(std::string_view text) {
  const auto byte = [&](size_t i) { return static_cast<uint8_t>(text[i]); };
  const uint8_t first = byte(0);
  if (first < 0x80) return first != 0;
  const size_t bytes = first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : 2;
  if (first < 0xc2 || first > 0xf4 || text.size() < bytes) return 0;
  for (size_t i = 1; i < bytes; ++i)
    if ((byte(i) & 0xc0) != 0x80) return 0;
  const bool overlong = (first == 0xe0 && byte(1) < 0xa0) || (first == 0xf0 && byte(1) < 0x90);
  const bool surrogate = first == 0xed && byte(1) >= 0xa0;
  const bool beyond = first == 0xf4 && byte(1) >= 0x90;
  return overlong || surrogate || beyond ? 0 : bytes;
}

} // namespace

bool is_text(std::string_view text) {
  while (!text.empty()) {
    const size_t bytes = character(text);
    if (!bytes) return false;
    text.remove_prefix(bytes);
  }
  return true;
}

bool acceptable(const Write& write) {
  const TableHead& head = write.head;
  if (!is_text(write.map.id) || !is_text(write.map.text)) return false;
  if (only_map(write)) return write.number == 0 && write.entries.empty() && !write.map.id.empty();
  return write.number >= 1 && (write.number > 1 || !write.entries.empty()) && is_text(head.id) &&
         is_text(head.map) && is_text(head.summary) && std::ranges::all_of(write.entries, is_text);
}

void add(Totals& totals, TableState state, const std::string& map, int64_t tables) {
  switch (state) {
  case TableState::Open: totals.open += tables; break;
  case TableState::Playing: totals.playing += tables; break;
  case TableState::Over:
    totals.over += tables;
    totals.maps.push_back({map, tables});
    break;
  case TableState::Closed: break;
  }
}

std::string new_shared_secret() {
  std::array<uint8_t, 32> bytes{};
  if (RAND_bytes(bytes.data(), static_cast<int>(bytes.size())) != 1)
    throw StoreError("the system gives no random bytes");
  std::array<uint8_t, 45> letters{}; // 44 and a NUL
  EVP_EncodeBlock(letters.data(), bytes.data(), static_cast<int>(bytes.size()));
  std::string secret(letters.begin(), letters.begin() + 43); // the last one is =
  std::ranges::replace(secret, '+', '-');
  std::ranges::replace(secret, '/', '_');
  return secret;
}

} // namespace mappa::store
