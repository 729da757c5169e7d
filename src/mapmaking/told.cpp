#include "mapmaking/told.h"

#include "data/json.h"
#include "data/map_check.h"
#include "data/object.h"
#include "mapmaking/rules.h"
#include "notation/map.h"

namespace mappa::mapmaking {
namespace {

constexpr std::array EXTENT_NAME{"whole", "part", "around", "together"}; // in the order of Extent
constexpr int MOST_CANDIDATES = 12, MOST = 1000, MOST_SEED = 1'000'000'000;

Json fault_told(const data::Fault& fault) {
  Json out{{"key", fault.key}, {"text", fault.text}};
  if (fault.at) out["at"] = {fault.at->x, fault.at->y};
  if (fault.side) out["side"] = SIDE_NAME[static_cast<std::size_t>(*fault.side)];
  if (fault.entry >= 0) {
    out["list"] = fault.list;
    out["entry"] = fault.entry;
  }
  if (!fault.values.empty()) out["values"] = fault.values;
  return out;
}

Json all_told(const std::vector<data::Fault>& faults) {
  Json list = Json::array();
  for (const data::Fault& fault : faults) list.push_back(fault_told(fault));
  return list;
}

Json span_told(const Span& span) { return {span.least, span.most}; }

} // namespace

Json faults_told(std::string_view text, const std::string& file, const TileSets& sets,
                 const TileSet& postman) {
  data::CheckedMap checked = data::check_map(text, file);
  std::vector<data::Fault> advice;
  if (checked.faults.empty()) {
    const data::Place place(checked.faults, file, &checked.told);
    data::check_tiles_fit(checked.map.map, sets, place);
    TileSets all = sets;
    all.push_back(&postman); // P1: played with them
    data::check_room_for_tiles(checked.map.map, all, place);
    advice = broken_rules(checked.map.map, sets);
  }
  return {{"faults", all_told(checked.told)}, {"advice", all_told(advice)}, {"drawable", checked.drawable}};
}

Json trial_told(const Trial& trial, const Yardstick& yardstick) {
  const auto figure = [](double value, const Span& span) {
    return Json{{"value", value}, {"range", span_told(span)}, {"well", span.holds(value)}};
  };
  return {{"games", trial.games},
          {"placed", figure(trial.placed_share(), yardstick.placed_share)},
          {"empty", figure(trial.empty, yardstick.empty)},
          {"points", figure(trial.points, yardstick.points)},
          {"completed", figure(trial.completed_share(), yardstick.completed_share)},
          {"cities", trial.completed}};
}

Wishes read_wishes(std::string_view text) {
  std::vector<std::string> faults;
  const nlohmann::json value = data::parse_json(text, "wishes");
  data::Object object(value, data::Place(faults, "wishes"));
  Wishes wishes;
  const nlohmann::json* list = object.need_list("countries");
  for (const nlohmann::json& code : list ? *list : nlohmann::json::array())
    if (code.is_string())
      wishes.countries.push_back(code.get<std::string>());
    else
      object.place().fault("\"countries\" has {}, not only codes", data::shown(code));
  wishes.least_squares = object.integer("least", 0, MOST, wishes.least_squares);
  wishes.most_squares = object.integer("most", 0, MOST, wishes.most_squares);
  wishes.seed = static_cast<std::uint64_t>(object.integer("seed", 0, MOST_SEED, 1));
  wishes.chips = static_cast<ChipRules>(object.word("chips", std::span(CHIP_RULES_NAME).subspan(1)));
  wishes.candidates = object.integer("candidates", 1, MOST_CANDIDATES, wishes.candidates);
  wishes.chance_games = object.integer("games", 0, MOST, wishes.chance_games);
  wishes.hard_games = 0;
  object.no_other_keys();
  data::throw_first(faults);
  return wishes;
}

Json made_told(const Made& made) {
  const Report& report = made.report;
  return {{"map", notation::map_json(made.file)},
          {"extent", EXTENT_NAME[static_cast<std::size_t>(report.extent)]},
          {"kilometres", report.kilometres},
          {"overlap", report.overlap}};
}

} // namespace mappa::mapmaking
