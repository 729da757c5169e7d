// mappa_get: what the server answers to a request for /art/...: a line with status and type, then the body.
#include "art/order.h"
#include "browser/exported.h"
#include "browser/library.h"

#include <fmt/format.h>

MAPPA_EXPORTED const char* mappa_get(const char* target) {
  using namespace mappa;
  static std::string answer;
  const art::Order wanted = art::order(browser::library(), notation::read_address(target));
  answer = wanted.make ? fmt::format("200 {}\n{}", wanted.type, wanted.make())
                       : "404 text/plain\nthere is no such drawing\n";
  return answer.c_str();
}
