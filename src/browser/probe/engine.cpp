// mappa_ask: one request of the game protocol, as `mappa engine` answers it.
#include "browser/exported.h"
#include "browser/library.h"
#include "command/computer.h"
#include "command/version.h"
#include "notation/protocol.h"

MAPPA_EXPORTED const char* mappa_ask(const char* request) {
  using namespace mappa;
  static notation::Session session(browser::library(), command::VERSION, command::computer_players());
  static std::string answer;
  answer = session.answer(request);
  return answer.c_str();
}
