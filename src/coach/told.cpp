#include "coach/told.h"

#include "notation/action.h"

#include <cmath>

namespace mappa::coach {

using notation::Json;
using play::Fact;
using play::TurnReview;
using play::Values;

namespace {

constexpr std::array<const char*, 11> DECISION_NAME{"chip",    "draw", "tile", "redeem",   "treat", "figure",
                                                    "upgrade", "keep", "sell", "buy_turn", "over"};

double chance_told(double chance) {
  constexpr double STEPS = 4096; // more is not known
  return std::floor(chance * STEPS + 0.5) / STEPS;
}

Json of_players(const Ruleset& rules, const Values& values) {
  Json list = Json::array();
  for (std::size_t player = 0; player < static_cast<std::size_t>(rules.players); ++player)
    list.push_back(values[player]);
  return list;
}

Json chances_told(const Ruleset& rules, const Values& values) {
  Values told{};
  for (std::size_t player = 0; player < told.size(); ++player) told[player] = chance_told(values[player]);
  return of_players(rules, told);
}

Json reasons_json(const std::vector<Fact>& reasons) {
  Json list = Json::array();
  for (const Fact& fact : reasons) list.push_back(fact_json(fact));
  return list;
}

Json decision_json(const Ruleset& rules, const play::Course& course, std::size_t before,
                   const play::DecisionReview& one) {
  const Position& position = course.positions[one.at];
  return {{"at", before + one.at},
          {"player", one.player},
          {"decision", DECISION_NAME[static_cast<std::size_t>(one.decision)]},
          {"played", line_json(rules, position, one.played)},
          {"best", line_json(rules, position, one.best)},
          {"lost", one.lost},
          {"chance", chance_told(one.chance)},
          {"mark", play::MARK_NAME[static_cast<std::size_t>(one.mark)]},
          {"reasons", reasons_json(one.reasons)}};
}

} // namespace

Json fact_json(const Fact& fact) {
  Json out{{"why", play::WHY_NAME[static_cast<std::size_t>(fact.why)]},
           {"of", fact.of_best ? "best" : "played"}};
  if (fact.kind != Kind::River) out["kind"] = KIND_NAME[static_cast<std::size_t>(fact.kind)];
  if (fact.player != NOBODY) out["player"] = fact.player;
  const auto add = [&](const char* name, int number) {
    if (number >= 0) out[name] = number;
  };
  add("n", fact.n);
  add("m", fact.m);
  add("points", fact.points);
  return out;
}

Json line_json(const Ruleset& rules, Position position, std::span<const Action> actions) {
  Json list = Json::array();
  for (const Action& action : actions) {
    list.push_back(notation::action_json(rules, position, action));
    apply(rules, position, action);
  }
  return list;
}

Json turn_json(const Ruleset& rules, const play::Course& course, std::size_t before, const TurnReview& turn) {
  Json out{{"at", before + turn.at}, {"turn", turn.turn}, {"player", turn.player}};
  if (turn.drawn)
    out["drawn"] = {{"tile", rules.kinds[turn.drawn->kind].tile.id},
                    {"luck", turn.drawn->luck},
                    {"chance", chance_told(turn.drawn->chance)}};
  out["decisions"] = Json::array();
  for (const play::DecisionReview& one : turn.decisions)
    out["decisions"].push_back(decision_json(rules, course, before, one));
  out["before"] = of_players(rules, turn.before);
  out["lead"] = of_players(rules, turn.lead);
  out["luck"] = of_players(rules, turn.luck);
  out["skill"] = of_players(rules, turn.skill);
  out["chances"] = chances_told(rules, turn.chances);
  return out;
}

Json summary_json(const play::GameReview& game) {
  Json players = Json::array(), moments = Json::array();
  for (std::size_t player = 0; player < game.players.size(); ++player) {
    const play::PlayerReview& sums = game.players[player];
    Json marks;
    for (std::size_t mark = 0; mark < sums.marks.size(); ++mark)
      marks[play::MARK_NAME[mark]] = sums.marks[mark];
    players.push_back({{"player", player},
                       {"result", sums.result},
                       {"start", sums.start},
                       {"luck", sums.luck},
                       {"skill", sums.skill},
                       {"rest", sums.rest},
                       {"marks", std::move(marks)}});
  }
  for (const play::Moment& moment : game.moments)
    moments.push_back({{"at", moment.at},
                       {"turn", moment.turn},
                       {"player", moment.player},
                       {"what", moment.luck ? "luck" : "decision"},
                       {"swing", chance_told(moment.swing)}});
  return {{"players", std::move(players)}, {"moments", std::move(moments)}};
}

} // namespace mappa::coach
