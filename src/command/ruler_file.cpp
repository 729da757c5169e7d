#include "command/ruler_file.h"

#include "command/files.h"
#include "data/json.h"
#include "data/object.h"
#include "game/turn.h"
#include "notation/action.h"
#include "notation/record.h"
#include "notation/setup.h"
#include "server/gzip.h"

#include <cmath>
#include <fmt/format.h>
#include <zlib.h>

namespace mappa::command {

using data::DataError;
using data::Object;
using data::Place;
using nlohmann::json;
using notation::Json;
using play::Mean;
namespace {

constexpr const char* RULER_FORMAT = "mappa-ruler";
constexpr int RULER_VERSION = 1;
constexpr double POINT_STEPS = 1e3, CHANCE_STEPS = 1e5; // to the unit
constexpr std::size_t MAX_RULER_SIZE = 1 << 28;         // bytes, unpacked
constexpr const char* MAKE_ANEW = " (if the rules have changed, make the ruler anew)";

struct RulerNumber {
  const char* key;
  int play::RulerEffort::*of;
  int least, most;
};
constexpr std::array RULER_NUMBERS{RulerNumber{"playouts", &play::RulerEffort::playouts, 2, 1'000'000},
                                   RulerNumber{"turns", &play::RulerEffort::turns, 0, 1000},
                                   RulerNumber{"lines", &play::RulerEffort::lines, 2, 1000},
                                   RulerNumber{"decisions", &play::RulerEffort::decisions, 1, 1000}};

// What players see of a position, as 16 digits: it tells whether the rules still lead to the same one,
// however a position is kept in memory.
std::string mark_of(const Ruleset& rules, const Position& p) {
  std::string seen = notation::decision_text(p) + std::to_string(p.stack_size);
  for (int i = 0; i < rules.players; ++i) seen += fmt::format(" {}", p.scores[static_cast<std::size_t>(i)]);
  for (const Action& action : notation::legal_actions(rules, p))
    seen += notation::action_text(rules, p, action);
  uint64_t hash = 0xCBF29CE484222325u; // FNV-1a
  for (const char c : seen) hash = (hash ^ static_cast<uint8_t>(c)) * 0x100000001B3u;
  return fmt::format("{:016x}", hash);
}

Json mean_json(const Mean& of, double steps) {
  const auto shortly = [&](double value) { return std::round(value * steps) / steps; };
  return Json::array({shortly(of.mean), shortly(of.error)});
}

Json decision_json(const Ruleset& rules, const Position& position, const play::RulerDecision& decision) {
  Json lines = Json::array();
  for (const play::RulerLine& line : decision.lines) {
    Json actions = Json::array();
    Position p = position;
    for (const Action& action : line.actions) {
      actions.push_back(notation::action_json(rules, p, action));
      apply(rules, p, action);
    }
    lines.push_back({{"actions", actions},
                     {"playouts", line.playouts},
                     {"points", mean_json(line.points, POINT_STEPS)},
                     {"chance", mean_json(line.chance, CHANCE_STEPS)}});
  }
  return {{"after", decision.after},
          {"mark", mark_of(rules, position)},
          {"points", mean_json(decision.points, POINT_STEPS)},
          {"chance", mean_json(decision.chance, CHANCE_STEPS)},
          {"lines", lines}};
}

Json head_json(const RulerHead& head) {
  Json out{{"format", RULER_FORMAT}, {"version", RULER_VERSION}, {"seed", head.seed}};
  for (const RulerNumber& number : RULER_NUMBERS) out[number.key] = head.effort.*number.of;
  return out;
}

Mean read_mean(Object& object, const char* key) {
  const json* value = object.need(key);
  if (!value) return {};
  const bool numbers = value->is_array() && value->size() == 2 && (*value)[0].is_number() &&
                       (*value)[1].is_number() && (*value)[1].get<double>() >= 0;
  if (numbers) return {(*value)[0].get<double>(), (*value)[1].get<double>()};
  object.place().fault("\"{}\" is {}, not a mean and its standard error", key, data::shown(*value));
  return {};
}

play::RulerLine read_line(const Ruleset& rules, Position p, const json& value, const Place& place) {
  play::RulerLine line;
  Object object(value, place);
  line.playouts = object.integer("playouts", 1, RULER_NUMBERS[0].most);
  line.points = read_mean(object, "points");
  line.chance = read_mean(object, "chance");
  const json* actions = object.need_list("actions");
  object.no_other_keys();
  if (!actions) return line;
  if (actions->empty()) place.fault("\"actions\" is empty");
  try {
    for (const json& action : *actions) {
      line.actions.push_back(notation::parse_action(rules, p, action));
      apply(rules, p, line.actions.back());
    }
  } catch (const std::exception& error) {
    place.fault("action {}: {}", line.actions.size() + 1, error.what());
  }
  return line;
}

// Goes on with the game to the decision.
void read_decision(const json& value, const Place& place, RulerEntry& entry, Position& p,
                   std::size_t& played) {
  const Ruleset& rules = *entry.rules;
  const std::vector<Action>& actions = entry.game.actions;
  play::RulerDecision decision;
  Object object(value, place);
  decision.after = static_cast<std::size_t>(
      object.integer("after", static_cast<int>(played), static_cast<int>(actions.size()) - 1));
  decision.points = read_mean(object, "points");
  decision.chance = read_mean(object, "chance");
  const std::string mark = object.text("mark", 16);
  const json* lines = object.need_list("lines");
  object.no_other_keys();
  if (place.faults()) return;
  for (; played < decision.after; ++played) apply(rules, p, actions[played]);
  if (mark != mark_of(rules, p))
    return place.fault("the position is not the one of which the ruler was made{}", MAKE_ANEW);
  if (lines->size() < 2) place.fault("\"lines\" has {} entries; a decision has 2 or more", lines->size());
  for (std::size_t i = 0; i < lines->size(); ++i)
    decision.lines.push_back(read_line(rules, p, (*lines)[i], place.inside(fmt::format("line {}", i + 1))));
  entry.game.decisions.push_back(std::move(decision));
}

void read_game(const json& record, const data::Library& library, RulerEntry& entry) {
  const notation::Game game = notation::load_game(record, library);
  entry.rules = game.rules;
  for (const notation::Step& step : game.steps) {
    if (!std::holds_alternative<Action>(step))
      throw notation::InputError("a ruler's games have only actions");
    entry.game.actions.push_back(std::get<Action>(step));
  }
}

void read_entry(const std::string& text, const Place& place, const data::Library& library, RulerBook& book) {
  RulerEntry entry;
  entry.text = text;
  const json value = notation::parse_text(text);
  Object object(value, place);
  const int number = object.integer("game", 0, MOST_RULER_GAMES - 1);
  entry.kind = object.text("kind", data::MAX_PLAIN_NAME);
  const json* record = object.need("record");
  const json* decisions = object.need_list("decisions");
  object.no_other_keys();
  if (place.faults()) return;
  try {
    read_game(*record, library, entry);
  } catch (const std::exception& error) {
    return place.fault("{}{}", error.what(), MAKE_ANEW);
  }
  Position p = start(*entry.rules, entry.rules->setup.seed);
  std::size_t played = 0;
  for (std::size_t i = 0; i < decisions->size(); ++i)
    read_decision((*decisions)[i], place.inside(fmt::format("decision {}", i + 1)), entry, p, played);
  if (!book.games.emplace(number, std::move(entry)).second) place.fault("game {} is there twice", number);
}

RulerHead read_head(const std::string& text, const Place& place) {
  RulerHead head;
  const json value = notation::parse_text(text);
  Object object(value, place);
  if (const json* format = object.need("format"); format && *format != RULER_FORMAT)
    place.fault("\"format\" is {}, not \"{}\"", data::shown(*format), RULER_FORMAT);
  object.integer("version", RULER_VERSION, RULER_VERSION);
  head.seed = notation::read_number_seed(object).value_or(0);
  for (const RulerNumber& number : RULER_NUMBERS)
    head.effort.*number.of = object.integer(number.key, number.least, number.most);
  object.no_other_keys();
  return head;
}

// Also a file that is not compressed.
std::string unpacked(const std::filesystem::path& file) {
  const auto closed = [](gzFile open) { gzclose(open); };
  const std::unique_ptr<gzFile_s, decltype(closed)> in(gzopen(file.c_str(), "rb"), closed);
  if (!in) throw DataError(file.string() + ": cannot be read");
  std::string text, piece(1 << 16, '\0');
  int n = 0;
  while ((n = gzread(in.get(), piece.data(), static_cast<unsigned>(piece.size()))) > 0) {
    text.append(piece, 0, static_cast<std::size_t>(n));
    if (text.size() > MAX_RULER_SIZE) throw DataError(file.string() + ": too large for a ruler");
  }
  int error = 0;
  gzerror(in.get(), &error);
  if (n < 0 || error != Z_OK) throw DataError(file.string() + ": the compressed data is damaged or cut off");
  return text;
}

} // namespace

void write_entry(int number, RulerEntry& entry) {
  notation::Game game{entry.rules, start(*entry.rules, entry.rules->setup.seed), {}};
  Json decisions = Json::array();
  for (const play::RulerDecision& decision : entry.game.decisions) {
    while (game.steps.size() < decision.after) notation::play(game, entry.game.actions[game.steps.size()]);
    decisions.push_back(decision_json(*entry.rules, game.position, decision));
  }
  while (game.steps.size() < entry.game.actions.size())
    notation::play(game, entry.game.actions[game.steps.size()]);
  entry.text = notation::text_of({{"game", number},
                                  {"kind", entry.kind},
                                  {"record", notation::save_game(game)},
                                  {"decisions", decisions}});
}

void write_ruler(const std::filesystem::path& file, const RulerBook& book) {
  std::string text = notation::text_of(head_json(book.head)) + "\n";
  for (const auto& [number, entry] : book.games) text += entry.text + "\n";
  write_file(file.string(), server::gzipped(text));
}

RulerBook read_ruler(const std::filesystem::path& file, const data::Library& library) {
  RulerBook book;
  std::vector<std::string> faults;
  const std::string text = unpacked(file);
  int number = 0;
  for (std::size_t at = 0; at < text.size() && faults.empty();) {
    const std::size_t end = std::min(text.find('\n', at), text.size());
    const std::string line = text.substr(at, end - at);
    const Place place(faults, fmt::format("{}: line {}", file.string(), ++number));
    try {
      if (number == 1)
        book.head = read_head(line, place);
      else
        read_entry(line, place, library, book);
    } catch (const std::exception& error) {
      place.fault("{}", error.what());
    }
    at = end + 1;
  }
  if (number == 0) faults.push_back(file.string() + ": is empty");
  data::throw_first(faults);
  return book;
}

} // namespace mappa::command
