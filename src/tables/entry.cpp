#include "tables/entry.h"

#include "data/json.h"
#include "data/object.h"
#include "notation/error.h"

#include <fmt/format.h>
#include <limits>

namespace mappa::tables {

using notation::Json;

using nlohmann::json;

Entry make_entry(EntryType type, int seat, const Json& more) {
  Entry entry;
  entry.type = type;
  entry.seat = static_cast<int8_t>(seat);
  if (!more.is_null()) entry.more = more.dump();
  return entry;
}

json more_of(const Entry& entry) { return entry.more.empty() ? json::object() : json::parse(entry.more); }

std::string stored_text(const Entry& entry, std::string_view action) {
  std::string out =
      fmt::format(R"({{"type":"{}","time":{})", ENTRY_NAME[static_cast<std::size_t>(entry.type)], entry.time);
  if (entry.seat != NO_SEAT) out += fmt::format(R"(,"seat":{})", entry.seat);
  if (entry.type == EntryType::Played)
    out += fmt::format(R"(,"by":"{}","action":{})", BY_NAME[static_cast<std::size_t>(entry.by)], action);
  if (entry.type == EntryType::Played && entry.left >= 0) out += fmt::format(R"(,"left":{})", entry.left);
  if (!entry.more.empty()) out += R"(,"more":)" + entry.more;
  return out + "}";
}

StoredEntry read_entry(const std::string& text) {
  const json value = notation::parse_text(text);
  std::vector<std::string> faults;
  data::Object object(value, data::Place(faults, "entry"));
  StoredEntry out;
  const int type = object.word("type", ENTRY_NAME);
  if (type == 0) throw notation::InputError("entry: it has no type");
  out.entry.type = static_cast<EntryType>(type - 1);
  const json* time = object.need("time");
  if (time && time->is_number_integer()) out.entry.time = time->get<int64_t>();
  out.entry.seat = static_cast<int8_t>(object.integer("seat", 0, MAX_PLAYERS - 1, NO_SEAT));
  if (out.entry.type == EntryType::Played) {
    out.entry.by = static_cast<By>(std::max(1, object.word("by", BY_NAME)) - 1);
    out.entry.left = object.integer("left", 0, std::numeric_limits<int32_t>::max(), -1);
    if (const json* action = object.need("action")) out.action = *action;
  }
  if (const json* more = object.find("more")) out.entry.more = more->dump();
  object.no_other_keys();
  notation::throw_faults(faults);
  return out;
}

} // namespace mappa::tables
