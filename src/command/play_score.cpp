#include "command/play_score.h"

#include "command/play_words.h"
#include "game/arrange.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <fmt/ranges.h>

namespace mappa::command {

namespace {

struct Scored { // what is said of a feature; that of a field has no state
  Kind kind;
  Modifier modifier;
  const char *complete, *incomplete;
};
constexpr std::array SCORED{
    Scored{Kind::Field, Modifier::Plain, "score.field", "score.field"},
    Scored{Kind::Field, Modifier::Pig, "score.field_pig", "score.field_pig"},
    Scored{Kind::Road, Modifier::Plain, "score.road", "score.road_open"},
    Scored{Kind::Road, Modifier::Inn, "score.road_inn", "score.road_inn_open"},
    Scored{Kind::City, Modifier::Plain, "score.city", "score.city_open"},
    Scored{Kind::City, Modifier::Cathedral, "score.city_cathedral", "score.city_cathedral_open"},
    Scored{Kind::Monastery, Modifier::Plain, "score.monastery", "score.monastery_open"},
    Scored{Kind::PostOffice, Modifier::Plain, "score.post_office", "score.post_office_open"},
    Scored{Kind::Garden, Modifier::Plain, "score.garden", "score.garden_open"},
};

std::string feature_words(const Tongue& tongue, const Event& score) {
  const auto scored = std::ranges::find_if(
      SCORED, [&](const Scored& s) { return s.kind == score.kind && s.modifier == score.modifier; });
  const char* key = score.complete ? scored->complete : scored->incomplete;
  if (score.kind == Kind::Field) return tongue.say(key, {{"n", score.cities}});
  if (score.kind != Kind::Road && score.kind != Kind::City) return tongue.say(key, {{"n", score.tiles - 1}});
  std::vector<std::string> parts{tongue.say("count.tiles", {{"n", score.tiles}})};
  if (score.coats) parts.push_back(tongue.say("count.coats", {{"n", score.coats}}));
  if (score.towns) parts.push_back(tongue.say("count.towns_beside", {{"n", score.towns}})); // V4
  return tongue.say(key, {{"parts", tongue.listed(std::move(parts))}});
}

// What a score is for.
std::string cause(const Tongue& tongue, const Position& p, const Event& score) {
  const Sentence::Value where{"where", square_name(p.squares[score.tile])};
  const auto chip = [&] { return Sentence::Value{"chip", chip_words(tongue, score.chip)}; };
  const Sentence::Value round{"n", score.tiles - 1};
  switch (score.reason) {
  case Reason::Feature: return feature_words(tongue, score);
  case Reason::TownCost: return tongue.say("score.town", {where});
  case Reason::ChipTaken: return tongue.say("score.chip", {chip(), where});
  case Reason::Treat: return tongue.say("score.treat", {chip(), where});
  case Reason::Coats: return tongue.say("score.island", {{"n", score.coats}, where});
  case Reason::Postman: return tongue.say("score.postman", {round, where});
  case Reason::Abbot:
    return tongue.say(score.kind == Kind::Garden ? "score.abbot_garden" : "score.abbot_monastery",
                      {round, where});
  case Reason::TradeGoods:
    return tongue.say("score.goods", {{"goods", goods_word(tongue, score.goods)}, {"n", score.number}});
  case Reason::Wine:
    return tongue.say("score.wine", {{"colour", colour_word(tongue, colour_of(score.chip))}});
  }
  return "";
}

} // namespace

std::string score_line(const Tongue& tongue, const Ruleset& rules, const Position& p, const Event& score) {
  return tongue.say("score.line", {{"name", player_name(tongue, rules.setup, score.player)},
                                   {"what", cause(tongue, p, score)},
                                   {"n", score.points}});
}

std::string result_line(const Tongue& tongue, const Ruleset& rules, const Position& p) {
  const auto end = p.scores.begin() + rules.players;
  const int most = *std::max_element(p.scores.begin(), end);
  std::vector<std::string> others;
  std::string winners;
  bool shared = false; // B13
  for (int i = 0; i < rules.players; ++i) {
    const int score = p.scores[static_cast<size_t>(i)];
    const std::string name = player_name(tongue, rules.setup, i);
    if (score < most) {
      others.push_back(tongue.say("over.has", {{"name", name}, {"n", score}}));
    } else {
      shared = !winners.empty();
      winners = shared ? tongue.say("list.and", {{"one", winners}, {"other", name}}) : name;
    }
  }
  std::string line = tongue.say(rules.players == 1 ? "over.alone"
                                : shared           ? "over.share"
                                                   : "over.wins",
                                {{"name", winners}, {"n", most}});
  if (!others.empty()) line += fmt::format("; {}", fmt::join(others, ", "));
  return tongue.say("over.line", {{"result", line}});
}

} // namespace mappa::command
