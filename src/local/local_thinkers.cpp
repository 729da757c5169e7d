#include "local/local_thinkers.h"

#include "local/problem_text.h"
#include "report/log.h"

#include <algorithm>
#include <utility>

namespace mappa::local {

using notation::Advice;
using tables::Asking;
using tables::Problem;
using tables::Waiting;

namespace {

constexpr std::size_t MAX_ANALYSES_WAITING = 20;

std::optional<Advice> advice_from(const std::string& text) {
  if (text.empty()) return std::nullopt;
  return read_advice(text);
}

} // namespace

void LocalThinkers::think(const Asking& who, Problem problem, std::function<void(const Advice&)> done) {
  auto decide = tables::or_any(problem, std::move(done));
  games_.push_back({who, std::move(problem), std::move(decide)});
  go_on();
}

void LocalThinkers::move(const Asking& who) {
  for (Waiting& waiting : games_)
    if (waiting.who.table == who.table) waiting.who = who;
}

bool LocalThinkers::analyse(const Asking& who, Problem problem,
                            std::function<void(std::optional<Advice>)> done) {
  if (analyses_.size() >= MAX_ANALYSES_WAITING) return false;
  analyses_.push_back({who, std::move(problem), std::move(done)});
  go_on();
  return true;
}

void LocalThinkers::thought(int number, const std::string& advice) {
  if (!running_ || number != number_) return; // it was interrupted
  const Waiting thought = std::move(*std::exchange(running_, std::nullopt));
  later_.add([done = thought.done, found = advice_from(advice)] { done(found); });
  go_on();
}

void LocalThinkers::go_on() {
  if (running_ && analysing_ && !games_.empty()) interrupt();
  if (running_) return;
  if (!games_.empty()) {
    const auto watched =
        std::find_if(games_.begin(), games_.end(), [](const Waiting& one) { return one.who.watched; });
    begin(games_, watched == games_.end() ? games_.begin() : watched);
  } else if (!analyses_.empty()) {
    begin(analyses_, analyses_.begin());
  }
}

void LocalThinkers::interrupt() {
  outside_.add({{"do", "stop"}});
  analyses_.push_front(std::move(*std::exchange(running_, std::nullopt)));
}

void LocalThinkers::begin(std::deque<Waiting>& from, std::deque<Waiting>::iterator which) {
  running_ = std::move(*which);
  from.erase(which);
  analysing_ = &from == &analyses_;
  outside_.add({{"do", "think"}, {"number", ++number_}, {"problem", problem_text(running_->problem)}});
}

} // namespace mappa::local
