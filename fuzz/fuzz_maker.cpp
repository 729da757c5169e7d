// Any set of countries, any window and any numbers: a map that keeps all rules, or plain words why not.
#include "data/library.h"
#include "data/map_file.h"
#include "file_text.h"
#include "mapmaking/earth.h"
#include "mapmaking/rules.h"

#include <cstdint>
#include <cstdlib>
#include <cstring>

namespace {

using namespace mappa;
using namespace mappa::mapmaking;

class Bytes {
public:
  Bytes(const std::uint8_t* data, std::size_t size) : at_(data), end_(data + size) {}

  std::uint8_t next() { return at_ == end_ ? 0 : *at_++; }
  int number() { return next() * 256 + next(); }

private:
  const std::uint8_t *at_, *end_;
};

Wishes any_wishes(Bytes bytes) {
  Wishes wishes = quick({});
  const int countries = bytes.next() % 5;
  for (int i = 0; i < countries; ++i) {
    const auto which = static_cast<std::size_t>(bytes.next());
    const auto& all = earth().countries;
    wishes.countries.push_back(which < all.size() ? all[which].code : "???");
  }
  const int kind = bytes.next();
  if (kind % 4 != 0) { // mostly usual numbers, else any
    wishes.least_squares = 40 + bytes.next() % 90;
    wishes.most_squares = wishes.least_squares + bytes.next() % 40;
  } else {
    wishes.least_squares = bytes.number() - 30000;
    wishes.most_squares = bytes.number() - 30000;
  }
  if (bytes.next() % 3 == 0) { // mostly degrees, else any numbers
    const double unit = bytes.next() % 8 == 0 ? 1e4 : 360.0 / 65536;
    const auto degrees = [&] { return (bytes.number() - 32768) * unit; };
    const double west = degrees(), south = degrees() / 2;
    wishes.within = DegreeWindow{west, south, west + bytes.next() / 4.0, south + bytes.next() / 4.0};
  }
  wishes.chips = static_cast<ChipRules>(bytes.next() % CHIP_RULES_NAME.size());
  wishes.seed = bytes.next();
  return wishes;
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  try {
    const Made made = make_map(earth(), recommended(), any_wishes({data, size}));
    if (!broken_rules(made.file.map, recommended()).empty()) std::abort();
    if (!data::check_map(map_text(made.file), made.file.map.id + ".json").faults.empty()) std::abort();
  } catch (const MakeError& error) {
    if (!printable(error.what())) std::abort();
  }
  return 0;
}
