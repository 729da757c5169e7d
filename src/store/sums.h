// Checksums: every entry of a log has one over itself and all before it, the head of a table one over its
// fields and the last entry's. A byte that changed in the store is found when it is read.
#pragma once

#include "store/store.h"

#include <string>
#include <vector>

namespace mappa::store {

// 22 letters, digits, + and /: the first 16 bytes of a SHA-256.
std::string first_sum(const std::string& table); // of a log without entries
std::string next_sum(const std::string& before, const std::string& entry);
std::string head_sum(const TableHead& head, int length, const std::string& last); // `last` entry's sum

// A head as it is stored.
struct KeptHead {
  TableHead head{};
  int length = 0;     // of the log
  std::string sum{};  // the head's
  std::string last{}; // sum of the log: that of entry number `length`
};

struct KeptEntry {
  int number = 0;
  std::string entry{}, sum{};
};

// A whole table as it is stored.
struct KeptTable {
  KeptHead head{};
  std::vector<KeptEntry> log{};
};

// A map as it is stored.
struct SummedMap {
  KeptMap map{};
  std::string sum{};
};
std::string map_sum(const KeptMap& map); // over its id and its text

// What is wrong with it, in words; empty: everything agrees.
std::string fault_of(const KeptHead& head);
std::string fault_of(const KeptHead& head, const std::string& first_entry, const std::string& its_sum);
std::string fault_of(const KeptTable& table);
std::string fault_of(const SummedMap& map);

Claim claim_of(const KeptTable& table);

// Gives a table that has none its sums.
void add_sums(KeptTable& table);

} // namespace mappa::store
