#include "report/log.h"

#include "report/repeats.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdio>
#include <ctime>
#include <fmt/chrono.h>
#include <mutex>

namespace mappa::report {

namespace {

constexpr std::size_t LONGEST_VALUE = 500; // bytes
constexpr std::array LEVEL_NAME{"info", "warning", "error"};

bool plain(char c) { return c > ' ' && c <= '~' && c != '"' && c != '=' && c != '\\'; }

std::string escaped(char c) {
  if (c == '\n') return "\\n";
  if (c == '"' || c == '\\') return {'\\', c};
  if (c >= ' ' && c <= '~') return {c};
  return fmt::format("\\x{:02x}", static_cast<unsigned char>(c));
}

std::string in_quotes(std::string_view value) {
  const bool cut = value.size() > LONGEST_VALUE;
  value = value.substr(0, LONGEST_VALUE);
  if (!cut && !value.empty() && std::ranges::all_of(value, plain)) return std::string(value);
  std::string out = "\"";
  for (const char c : value) out += escaped(c);
  return out + (cut ? "...\"" : "\"");
}

std::string time_text() {
  using namespace std::chrono;
  const int64_t ms = duration_cast<milliseconds>(system_clock::now().time_since_epoch()).count();
  return fmt::format("{:%Y-%m-%dT%H:%M:%S}.{:03}Z", fmt::gmtime(static_cast<std::time_t>(ms / 1000)),
                     ms % 1000);
}

// In one piece, so that lines of several threads do not mix.
void print(const std::string& text) {
  const std::string line = fmt::format("time={} {}\n", time_text(), text);
  std::fwrite(line.data(), 1, line.size(), stderr);
}

int64_t now_ms() {
  using namespace std::chrono;
  return duration_cast<milliseconds>(steady_clock::now().time_since_epoch()).count();
}

struct Faults {
  std::mutex mutex;
  Repeats repeats;
};

Faults& faults() {
  static Faults all;
  return all;
}

} // namespace

std::string log_text(Level level, std::string_view event, const Fields& fields) {
  std::string out =
      fmt::format("level={} event={}", LEVEL_NAME.at(static_cast<std::size_t>(level)), in_quotes(event));
  for (const Field& field : fields) out += fmt::format(" {}={}", field.name, in_quotes(field.value));
  return out;
}

void log(Level level, std::string_view event, const Fields& fields) { print(log_text(level, event, fields)); }

void log_fault(std::string_view event, const Fields& fields) {
  const std::string text = log_text(Level::Error, event, fields);
  const std::lock_guard lock(faults().mutex);
  if (faults().repeats.say(text, log_text(Level::Error, event, {}), now_ms())) print(text);
}

void log_repeats() {
  const std::lock_guard lock(faults().mutex);
  for (const auto& [text, times] : faults().repeats.due(now_ms()))
    print(fmt::format("{} again={}", text, times));
}

} // namespace mappa::report
