#include "coach/coach.h"

#include "coach/told.h"
#include "play/stopwatch.h"

#include <algorithm>

namespace mappa::coach {

using notation::Json;
using play::Considered;
using play::Evaluation;

namespace {

// Of one decision there is more time than of a whole game.
constexpr int LINES = 10, ROUNDS = 48;

play::Care care_now(const std::atomic<bool>* stop) {
  return {.lines = LINES, .rounds = ROUNDS, .stop = stop};
}

std::vector<Considered> consider_now(const Ruleset& rules, const Position& position,
                                     std::span<const Action> played, const std::atomic<bool>* stop) {
  Evaluation evaluation(rules, play::usual_weights(rules));
  return play::consider(rules, position, played, evaluation, care_now(stop));
}

Json facts_json(const std::vector<play::Fact>& facts) {
  Json list = Json::array();
  for (const play::Fact& fact : facts) list.push_back(fact_json(fact));
  return list;
}

} // namespace

Json review_piece(const Ruleset& rules, const Stretch& stretch, std::size_t from, const Patience& patience) {
  const play::Stopwatch since;
  const play::Course course = play::course_from(rules, stretch.position, stretch.actions);
  Evaluation evaluation(rules, play::usual_weights(rules));
  Json turns = Json::array(), next;
  std::size_t at = std::max(from - stretch.at, play::first_turn(course));
  while (at < course.actions.size()) {
    if (patience.time_ms && !turns.empty() && since.ms() >= patience.time_ms) break;
    const auto turn = play::review_turn(rules, course, at, evaluation, {.stop = patience.stop});
    if (!turn) break;
    turns.push_back(turn_json(rules, course, stretch.at, *turn));
    at = play::turn_end(course, at);
  }
  if (at < course.actions.size()) next = stretch.at + at;
  return {{"turns", std::move(turns)}, {"next", std::move(next)}};
}

Json hint(const Ruleset& rules, const Position& position, const std::atomic<bool>* stop) {
  constexpr std::size_t MOST = 5;
  const auto found = consider_now(rules, position, {}, stop);
  const uint8_t me = position.decider;
  Json lines = Json::array();
  for (const Considered& line : found) {
    if (lines.size() == MOST) break;
    lines.push_back({{"actions", line_json(rules, position, line.actions)},
                     {"lost", found.front().lead[me] - line.lead[me]},
                     {"lead", line.lead[me]},
                     {"chance", line.chance[me]},
                     {"reasons", facts_json(play::facts_after(rules, position, line.actions))}});
  }
  return {{"lines", std::move(lines)}};
}

Json warn(const Ruleset& rules, const Position& position, const Action& action,
          const std::atomic<bool>* stop) {
  const auto found = consider_now(rules, position, std::span(&action, 1), stop);
  const uint8_t me = position.decider;
  const Considered& best = found.front();
  const Considered& played = *std::ranges::find_if(
      found, [&](const Considered& line) { return !line.actions.empty() && line.actions[0] == action; });
  const double lost = best.lead[me] - played.lead[me], chance = best.chance[me] - played.chance[me];
  const auto mark = static_cast<std::size_t>(play::mark_of(lost, chance, played.error));
  return {{"lost", lost},
          {"chance", chance},
          {"mark", play::MARK_NAME[mark]},
          {"played", line_json(rules, position, played.actions)},
          {"best", line_json(rules, position, best.actions)},
          {"reasons", lost > 0
                          ? facts_json(play::reasons_between(rules, position, played.actions, best.actions))
                          : Json::array()}};
}

} // namespace mappa::coach
