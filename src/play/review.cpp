#include "play/review.h"

#include "play/merit.h"

#include <algorithm>
#include <cmath>

namespace mappa::play {

namespace {

bool was_drawn(const Position& after, const Action& action) {
  return after.decision == Decision::Tile && action.type != ActionType::Take;
}

// What is decided at once: to the end of the turn, or until something hidden is seen (lines.h).
size_t decision_end(const Course& course, size_t from, size_t end) {
  const Position& before = course.positions[from];
  size_t at = from;
  while (at < end && at - from < Line::MAX) {
    const Position &p = course.positions[at], &after = course.positions[at + 1];
    ++at;
    if (!goes_on(after, before) || p.face_down != after.face_down || p.stack_size != after.stack_size) break;
  }
  return at;
}

Values difference(const Values& a, const Values& b) {
  Values difference{};
  for (size_t player = 0; player < MAX_PLAYERS; ++player) difference[player] = a[player] - b[player];
  return difference;
}

Values sum(const Values& a, const Values& b) {
  Values sum{};
  for (size_t player = 0; player < MAX_PLAYERS; ++player) sum[player] = a[player] + b[player];
  return sum;
}

Values all_in_steps(const Values& values) {
  Values stepped{};
  for (size_t player = 0; player < MAX_PLAYERS; ++player) stepped[player] = in_steps(values[player]);
  return stepped;
}

// Seeds differ from turn to turn, and are the same wherever a review begins.
Care care_at(const Care& care, const Position& p) {
  Care here = care;
  here.seed = Random{care.seed ^ (uint64_t{p.turn} << 8 | p.tiles_laid)}.next();
  return here;
}

struct Judged {
  DecisionReview told;
  Considered best, played;
};

Judged judge(const Ruleset& rules, const Course& course, size_t from, size_t end, Evaluation& evaluation,
             const Care& care) {
  const Position& p = course.positions[from];
  const std::span<const Action> actions(course.actions.data() + from, end - from);
  const auto lines = consider(rules, p, actions, evaluation, care_at(care, p));
  const auto begins_so = [&](const Considered& line) {
    return line.actions.size() >= actions.size() &&
           std::equal(actions.begin(), actions.end(), line.actions.begin());
  };
  const Considered& best = lines.front();
  const Considered& played = *std::find_if(lines.begin(), lines.end(), begins_so);
  const double lost = best.lead[p.decider] - played.lead[p.decider];
  const double chance = best.chance[p.decider] - played.chance[p.decider];
  DecisionReview told{from,
                      p.decider,
                      p.decision,
                      {actions.begin(), actions.end()},
                      best.actions,
                      lost,
                      chance,
                      mark_of(lost, chance, played.error),
                      {}};
  if (lost > 0) told.reasons = reasons_between(rules, p, told.played, told.best);
  return {std::move(told), best, played};
}

// The mean over the tiles that could have come is what was there before the draw.
void add_draw(const Ruleset& rules, const Position& p, Evaluation& evaluation, const Care& care,
              TurnReview& turn) {
  const Luck luck = luck_of(rules, p, evaluation, care.foresight);
  turn.luck = all_in_steps(luck.lead);
  turn.drawn = {p.in_hand, turn.luck[p.player], luck.chance[p.player]};
}

} // namespace

Course course_from(const Ruleset& rules, const Position& position, std::span<const Action> actions) {
  Course course{{position}, {actions.begin(), actions.end()}};
  for (const Action& action : actions) {
    Position next = course.positions.back();
    apply(rules, next, action);
    course.positions.push_back(next);
  }
  return course;
}

size_t turn_end(const Course& course, size_t from) {
  for (size_t at = from; at < course.actions.size(); ++at) {
    const Position &p = course.positions[at], &after = course.positions[at + 1];
    if (after.turn != p.turn || after.part != p.part || was_drawn(after, course.actions[at])) return at + 1;
  }
  return course.actions.size();
}

size_t first_turn(const Course& course) {
  size_t at = 0;
  while (at < course.actions.size() && course.positions[at].decision == Decision::LayChip) ++at;
  return at;
}

std::optional<TurnReview> review_turn(const Ruleset& rules, const Course& course, size_t from,
                                      Evaluation& evaluation, const Care& care) {
  const Position& first = course.positions[from];
  TurnReview turn{from, first.turn, first.player, {}, {}, {}, {}, {}, {}, {}};
  const bool drawn =
      first.decision == Decision::Tile && (from == 0 || was_drawn(first, course.actions[from - 1]));
  if (drawn) add_draw(rules, first, evaluation, care, turn);
  const size_t end = turn_end(course, from);
  std::optional<Considered> last;
  for (size_t at = from; at < end;) {
    const size_t next = decision_end(course, at, end);
    const Judged judged = judge(rules, course, at, next, evaluation, care);
    if (care.stopped()) return std::nullopt;
    const bool turned_up = at != from && course.positions[at - 1].face_down != course.positions[at].face_down;
    if (last && turned_up) turn.luck = sum(turn.luck, difference(judged.best.lead, last->lead));
    turn.skill = sum(turn.skill, difference(judged.played.lead, judged.best.lead));
    turn.decisions.push_back(judged.told);
    last = judged.played;
    at = next;
  }
  const Position& after = course.positions[end];
  if (after.decision == Decision::Over) {
    const Values scores = evaluation.values(after);
    last = {{}, leads(rules, scores), chances(rules, after, scores), 0};
  }
  turn.lead = last->lead;
  turn.chances = last->chance;
  turn.before = difference(turn.lead, sum(turn.luck, turn.skill));
  return turn;
}

namespace {

std::vector<Moment> largest_swings(const std::vector<TurnReview>& turns) {
  constexpr size_t MOST = 3;
  std::vector<Moment> all;
  for (const TurnReview& turn : turns) {
    if (turn.drawn) all.push_back({turn.at, turn.turn, turn.player, true, turn.drawn->chance});
    for (const DecisionReview& one : turn.decisions)
      all.push_back({one.at, turn.turn, one.player, false, -one.chance});
  }
  std::stable_sort(all.begin(), all.end(),
                   [](const Moment& a, const Moment& b) { return std::abs(a.swing) > std::abs(b.swing); });
  if (all.size() > MOST) all.erase(all.begin() + MOST, all.end());
  std::stable_sort(all.begin(), all.end(), [](const Moment& a, const Moment& b) { return a.at < b.at; });
  return all;
}

} // namespace

GameReview summed_up(int players, std::vector<TurnReview> turns) {
  GameReview game{std::move(turns), std::vector<PlayerReview>(static_cast<size_t>(players)), {}};
  for (size_t player = 0; player < game.players.size(); ++player) {
    PlayerReview& sums = game.players[player];
    for (size_t i = 0; i < game.turns.size(); ++i) {
      const TurnReview& turn = game.turns[i];
      (i ? sums.rest : sums.start) += turn.before[player] - (i ? game.turns[i - 1].lead[player] : 0);
      sums.luck += turn.luck[player];
      sums.skill += turn.skill[player];
      for (const DecisionReview& one : turn.decisions)
        if (one.player == player) ++sums.marks[static_cast<size_t>(one.mark)];
    }
    if (!game.turns.empty()) sums.result = game.turns.back().lead[player];
  }
  game.moments = largest_swings(game.turns);
  return game;
}

} // namespace mappa::play
