// mappa_think: what a computer player would do (local/problem_text.h); null: it failed.
#include "browser/exported.h"
#include "browser/library.h"
#include "command/thinking.h"
#include "local/problem_text.h"
#include "tables/safely.h"

MAPPA_EXPORTED const char* mappa_think(const char* text) {
  using namespace mappa;
  static tables::Rulebook rulebook(browser::library());
  static std::shared_ptr<const Ruleset> last; // the next thought is most often about the same game
  static std::string advice;
  const auto think = [&] {
    const tables::Problem problem = local::read_problem(text, rulebook);
    last = problem.rules;
    advice = local::advice_text(command::thought_of(problem, {.time_ms = problem.time_ms}));
  };
  return tables::safely("a computer player", think) ? advice.c_str() : nullptr;
}
