// mappa_hub_...: the tables of this device (local/local_hub.h). What comes back is what is to be done
// outside, a list of messages; null: nothing.
#include "browser/exported.h"
#include "browser/library.h"
#include "command/version.h"
#include "local/local_hub.h"
#include "play/player.h"

#include <cstdlib>
#include <optional>

namespace {

std::optional<uint64_t> seed; // of all chance in games; nothing: unguessable

mappa::local::LocalHub& hub() {
  static mappa::local::LocalHub running(
      mappa::browser::library(),
      {.version = mappa::command::VERSION, .levels = mappa::play::levels(), .seed = seed});
  return running;
}

const char* wishes() {
  static std::string text;
  text = hub().take();
  return text.empty() ? nullptr : text.c_str();
}

} // namespace

// Before all else, if at all: as `mappa serve --seed`.
MAPPA_EXPORTED void mappa_hub_seed(const char* number) { seed = std::strtoull(number, nullptr, 10); }

MAPPA_EXPORTED void mappa_hub_restore(const char* table) { hub().restore(table); }

MAPPA_EXPORTED const char* mappa_hub_receive(int guest, const char* text) {
  hub().receive(guest, text);
  return wishes();
}

MAPPA_EXPORTED const char* mappa_hub_gone(int guest) {
  hub().gone(guest);
  return wishes();
}

MAPPA_EXPORTED const char* mappa_hub_tick() {
  hub().tick();
  return wishes();
}

MAPPA_EXPORTED const char* mappa_hub_get(int request, const char* target, const char* invite) {
  hub().get(request, target, invite);
  return wishes();
}

MAPPA_EXPORTED const char* mappa_hub_stored(int number, int well) {
  hub().stored(number, well != 0);
  return wishes();
}

MAPPA_EXPORTED const char* mappa_hub_thought(int number, const char* advice) {
  hub().thought(number, advice);
  return wishes();
}
