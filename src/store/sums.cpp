#include "store/sums.h"

#include <array>
#include <fmt/format.h>
#include <openssl/evp.h>

namespace mappa::store {

namespace {

std::string sum_of(const std::string& bytes) {
  constexpr int USED = 16, LETTERS = 22; // the two after them are =
  std::array<unsigned char, EVP_MAX_MD_SIZE> digest{};
  if (EVP_Digest(bytes.data(), bytes.size(), digest.data(), nullptr, EVP_sha256(), nullptr) != 1)
    throw StoreError("OpenSSL has no SHA-256");
  std::array<unsigned char, 25> letters{};
  EVP_EncodeBlock(letters.data(), digest.data(), USED);
  return {letters.begin(), letters.begin() + LETTERS};
}

} // namespace

std::string first_sum(const std::string& table) { return sum_of("table " + table); }

std::string next_sum(const std::string& before, const std::string& entry) { return sum_of(before + entry); }

std::string head_sum(const TableHead& head, int length, const std::string& last) {
  return sum_of(fmt::format("{}:{} {} {} {} {} {} {}:{} {}:{} {}", head.id.size(), head.id,
                            static_cast<int>(head.state), static_cast<int>(head.listed), head.due,
                            head.changed, length, head.map.size(), head.map, head.summary.size(),
                            head.summary, last));
}

std::string map_sum(const KeptMap& map) { return sum_of(fmt::format("map {} {}", map.id, map.text)); }

std::string fault_of(const SummedMap& map) {
  return map.sum == map_sum(map.map) ? "" : "it does not agree with its checksum";
}

std::string fault_of(const KeptHead& head) {
  if (head.sum == head_sum(head.head, head.length, head.last)) return "";
  return head.last.empty() ? fmt::format("the last of its {} entries is missing", head.length)
                           : "its head does not agree with its checksum";
}

std::string fault_of(const KeptHead& head, const std::string& first_entry, const std::string& its_sum) {
  const bool agrees = its_sum == next_sum(first_sum(head.head.id), first_entry);
  return agrees ? fault_of(head) : "entry 1 does not agree with its checksum";
}

std::string fault_of(const KeptTable& table) {
  std::string sum = first_sum(table.head.head.id);
  int number = 0;
  for (const KeptEntry& entry : table.log) {
    if (entry.number != ++number) return fmt::format("entry {} is missing", number);
    sum = next_sum(sum, entry.entry);
    if (entry.sum != sum) return fmt::format("entry {} does not agree with its checksum", number);
  }
  if (number != table.head.length) return fmt::format("it has {} entries, not {}", number, table.head.length);
  return fault_of(table.head);
}

Claim claim_of(const KeptTable& table) {
  Claim claim{.kind = Claim::Kind::Mine, .head = table.head.head};
  for (const KeptEntry& entry : table.log) claim.entries.push_back(entry.entry);
  return claim;
}

void add_sums(KeptTable& table) {
  KeptHead& head = table.head;
  head.last = first_sum(head.head.id);
  for (KeptEntry& entry : table.log) head.last = entry.sum = next_sum(head.last, entry.entry);
  head.sum = head_sum(head.head, head.length, head.last);
}

} // namespace mappa::store
