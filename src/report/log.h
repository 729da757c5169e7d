// What a host reads on standard error: one line for each thing worth knowing, in logfmt:
//   time=2026-11-16T14:40:00.123Z level=info event=started version=0.2.0 store=/srv/games.db
// No secrets and no names of people. Any thread may log.
#pragma once

#include <cstdint>
#include <fmt/format.h>
#include <string>
#include <string_view>
#include <vector>

namespace mappa::report {

enum class Level : uint8_t { Info, Warning, Error };

struct Field {
  template <class T>
  Field(std::string_view field, const T& what) : name(field), value(fmt::format("{}", what)) {}

  std::string name, value;
};
using Fields = std::vector<Field>;

// Always told. Of what comes from outside nothing can begin a line or a field of its own.
void log(Level level, std::string_view event, const Fields& fields = {});

// A fault, which may happen a thousand times a second: told at once, then at most once a minute with `again`:
// how often it has happened since.
void log_fault(std::string_view event, const Fields& fields = {});
// Now and then: tells what log_fault has held back for a minute.
void log_repeats();

// The line without its time.
std::string log_text(Level level, std::string_view event, const Fields& fields);

} // namespace mappa::report
