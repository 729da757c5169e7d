#include "api/fault.h"

#include "data/error.h"
#include "game/setup.h"
#include "notation/error.h"

#include <array>
#include <cstdio>
#include <new>

namespace mappa::api {
namespace {

// Of a fixed size: there may be no memory for more.
std::array<char, 2048>& message() {
  static thread_local std::array<char, 2048> text{};
  return text;
}

mappa_code note(mappa_code code, const char* text) noexcept {
  std::snprintf(message().data(), message().size(), "%s", text);
  return code;
}

} // namespace

mappa_code note_fault() noexcept {
  try {
    throw;
  } catch (const WrongUse& fault) {
    return note(MAPPA_WRONG_USE, fault.what());
  } catch (const notation::IllegalAction& fault) {
    return note(MAPPA_ILLEGAL, fault.what());
  } catch (const notation::InputError& fault) {
    return note(MAPPA_WRONG_INPUT, fault.what());
  } catch (const SetupError& fault) {
    return note(MAPPA_WRONG_INPUT, fault.what());
  } catch (const data::DataError& fault) {
    return note(MAPPA_NO_DATA, fault.what());
  } catch (const std::bad_alloc&) {
    return note(MAPPA_NO_MEMORY, "there is not enough memory");
  } catch (const std::exception& fault) {
    return note(MAPPA_FAULT, fault.what());
  } catch (...) {
    return note(MAPPA_FAULT, "an unknown fault");
  }
}

} // namespace mappa::api

const char* mappa_version() { return MAPPA_VERSION; }

const char* mappa_message() { return mappa::api::message().data(); }
