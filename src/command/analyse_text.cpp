#include "command/analyse_text.h"

#include "command/play_words.h"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>

namespace mappa::command {
namespace {

using play::DecisionReview;
using play::Fact;

constexpr std::array<const char*, play::WHY_NAME.size()> REASON_KEY{
    "reason.closes",       "reason.closes_for",  "reason.few_tiles",  "reason.no_tile",     "reason.blocks",
    "reason.last_meeple",  "reason.idle_meeple", "reason.returns",    "reason.field_taken", "reason.farmer",
    "reason.farmer_grows", "reason.shares",      "reason.takes_over", "reason.threatens",   "reason.leaves",
    "reason.grows",        "reason.feeds",       "reason.chip",       "reason.postman",     "reason.goods"};
constexpr std::array<const char*, play::MARK_NAME.size()> MARK_KEY{
    "analyse.mark_best", "analyse.mark_good", "analyse.mark_inaccuracy", "analyse.mark_mistake",
    "analyse.mark_blunder"};
constexpr std::array<const char*, KINDS> KIND_KEY{
    "name.field", "name.road", "name.city", "name.city", "name.monastery", "name.post_office", "name.garden"};

size_t letters_in(const std::string& text) {
  return static_cast<size_t>(std::ranges::count_if(text, [](char c) { return (c & 0xC0) != 0x80; }));
}

using Cells = std::vector<std::string>;

// Columns as wide as their widest text; the first of them are words, the others numbers.
std::string table_text(const std::vector<Cells>& rows, size_t words) {
  std::vector<size_t> widths;
  for (const Cells& row : rows)
    for (size_t i = 0; i < row.size(); ++i) {
      if (i == widths.size()) widths.push_back(0);
      widths[i] = std::max(widths[i], letters_in(row[i]));
    }
  std::string out;
  for (const Cells& row : rows) {
    std::string line;
    for (size_t i = 0; i < row.size(); ++i) {
      const std::string space(widths[i] - letters_in(row[i]), ' ');
      line += (i ? "  " : "") + (i < words ? row[i] + space : space + row[i]);
    }
    out += line.substr(0, line.find_last_not_of(' ') + 1) + "\n";
  }
  return out;
}

std::string signed_text(double points) { return fmt::format("{:+.1f}", points); }

std::string line_words(const Tongue& tongue, const Ruleset& rules, Position position,
                       const std::vector<Action>& actions) {
  std::vector<std::string> parts;
  for (const Action& action : actions) {
    if (action.type != ActionType::Pass || actions.size() == 1)
      parts.push_back(in_words(tongue, rules, position, action));
    apply(rules, position, action);
  }
  return tongue.listed(parts);
}

// Worth a line: something was lost, and not only by the estimate's error.
bool cost_something(const DecisionReview& one) { return one.mark > play::Mark::Good; }

void add_decision(const Tongue& tongue, const notation::Game& game, const Reviewed& turn,
                  const DecisionReview& one, const Position& asked, std::vector<Cells>& rows,
                  std::vector<std::string>& notes) {
  const Setup& setup = game.setup();
  rows.push_back({fmt::format("{}", turn.turn.turn), player_name(tongue, setup, one.player),
                  turn.turn.drawn ? game.rules->kinds[turn.turn.drawn->kind].tile.id : "",
                  tongue.say(MARK_KEY[static_cast<size_t>(one.mark)]),
                  turn.turn.drawn ? signed_text(turn.turn.drawn->luck) : "",
                  fmt::format("{:.1f}", one.lost)});
  std::string note =
      "  " + tongue.say("analyse.better", {{"line", line_words(tongue, *game.rules, asked, one.best)}}) +
      "\n";
  for (const Fact& fact : one.reasons)
    note += fmt::format("  {} {}\n", fact.of_best ? '+' : '-', reason_words(tongue, setup, fact));
  notes.push_back(note);
}

// Each row of the table with what stands under it.
std::string decisions_text(const Tongue& tongue, const notation::Game& game,
                           const std::vector<Reviewed>& turns) {
  std::vector<Cells> rows{{tongue.say("analyse.head_turn"), tongue.say("analyse.head_name"),
                           tongue.say("analyse.head_tile"), "", tongue.say("analyse.head_luck"),
                           tongue.say("analyse.head_lost")}};
  std::vector<std::string> notes{""};
  for (const Reviewed& turn : turns)
    for (size_t i = 0; i < turn.turn.decisions.size(); ++i)
      if (cost_something(turn.turn.decisions[i]))
        add_decision(tongue, game, turn, turn.turn.decisions[i], turn.asked[i], rows, notes);
  if (rows.size() == 1) return tongue.say("analyse.faultless") + "\n";
  const std::string table = table_text(rows, 4);
  std::string out;
  size_t from = 0;
  for (const std::string& note : notes) {
    const size_t end = table.find('\n', from) + 1;
    out += table.substr(from, end - from) + note;
    from = end;
  }
  return out;
}

std::string sums_text(const Tongue& tongue, const Setup& setup, const play::GameReview& summed) {
  std::vector<Cells> rows{{tongue.say("analyse.head_name"), tongue.say("analyse.head_result"),
                           tongue.say("analyse.head_start"), tongue.say("analyse.head_luck"),
                           tongue.say("analyse.head_skill"), tongue.say("analyse.head_rest")}};
  for (const char* mark : MARK_KEY) rows[0].push_back(tongue.say(mark));
  for (size_t player = 0; player < summed.players.size(); ++player) {
    const play::PlayerReview& sums = summed.players[player];
    rows.push_back({player_name(tongue, setup, static_cast<int>(player)), signed_text(sums.result),
                    signed_text(sums.start), signed_text(sums.luck), signed_text(sums.skill),
                    signed_text(sums.rest)});
    for (const int mark : sums.marks) rows.back().push_back(fmt::format("{}", mark));
  }
  return table_text(rows, 1) + tongue.say("analyse.explained") + "\n";
}

std::string moments_text(const Tongue& tongue, const Setup& setup, const play::GameReview& summed) {
  std::string out = tongue.say("analyse.moments") + "\n";
  for (const play::Moment& moment : summed.moments) {
    const std::string when =
        tongue.say("turn.of", {{"n", int{moment.turn}}, {"name", player_name(tongue, setup, moment.player)}});
    out += "  " +
           tongue.say(moment.luck ? "analyse.moment_luck" : "analyse.moment_decision",
                      {{"when", when}, {"swing", fmt::format("{:+.0f}", 100 * moment.swing)}}) +
           "\n";
  }
  return out;
}

} // namespace

std::string reason_words(const Tongue& tongue, const Setup& setup, const Fact& fact) {
  Tongue::Values values{{"kind", tongue.say(KIND_KEY[static_cast<size_t>(fact.kind)])},
                        {"n", fact.n},
                        {"m", fact.m},
                        {"points", fact.points}};
  if (fact.player != NOBODY) values.push_back({"name", player_name(tongue, setup, fact.player)});
  return tongue.say(REASON_KEY[static_cast<size_t>(fact.why)], values);
}

std::string analysis_text(const Tongue& tongue, const notation::Game& game,
                          const std::vector<Reviewed>& turns, const play::GameReview& summed) {
  const Setup& setup = game.setup();
  return decisions_text(tongue, game, turns) + "\n" + sums_text(tongue, setup, summed) + "\n" +
         moments_text(tongue, setup, summed);
}

} // namespace mappa::command
