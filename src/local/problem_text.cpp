#include "local/problem_text.h"

#include "notation/setup.h"

#include <array>
#include <bit>
#include <cstring>
#include <stdexcept>
#include <type_traits>

namespace mappa::local {

using notation::Advice;
using notation::Json;
using tables::Problem;

namespace {

constexpr std::string_view DIGITS = "0123456789abcdef";

template <class T>
std::string hex_of(const T& value) {
  static_assert(std::is_trivially_copyable_v<T>);
  std::array<unsigned char, sizeof(T)> bytes{};
  std::memcpy(bytes.data(), &value, sizeof(T));
  std::string out;
  for (const unsigned char byte : bytes) {
    out += DIGITS[byte >> 4];
    out += DIGITS[byte & 15];
  }
  return out;
}

template <class T>
T from_hex(const std::string& text) {
  static_assert(std::is_trivially_copyable_v<T>);
  std::array<unsigned char, sizeof(T)> bytes{};
  if (text.size() != 2 * bytes.size()) throw std::runtime_error("this is not of the same program");
  for (std::size_t i = 0; i < bytes.size(); ++i)
    bytes[i] = static_cast<unsigned char>(DIGITS.find(text[2 * i]) << 4 | DIGITS.find(text[2 * i + 1]));
  T value;
  std::memcpy(&value, bytes.data(), sizeof(T));
  return value;
}

// The map that comes along, which is most often that of the problem before; null: none does.
data::MapPtr carried_by(const nlohmann::json& problem, tables::Rulebook& rulebook) {
  const std::string text = problem.at("map");
  if (text.empty()) return nullptr;
  if (data::MapPtr known = rulebook.carried(problem.at("setup").at("map"))) return known;
  data::MapPtr map = data::parse_carried(text);
  rulebook.know(map);
  return map;
}

Json actions_text(const std::vector<Action>& actions) {
  Json list = Json::array();
  for (const Action& action : actions) list.push_back(hex_of(action));
  return list;
}

std::vector<Action> read_actions(const nlohmann::json& list) {
  std::vector<Action> actions;
  for (const auto& action : list) actions.push_back(from_hex<Action>(action));
  return actions;
}

} // namespace

std::string problem_text(const Problem& problem) {
  const Setup& setup = problem.rules->setup;
  return notation::text_of({{"setup", notation::setup_json(setup, false)},
                            {"map", setup.carried.file ? setup.carried.file->text : ""},
                            {"position", hex_of(*problem.position)},
                            {"level", problem.level},
                            {"seed", problem.seed},
                            {"time_ms", problem.time_ms},
                            {"asked", static_cast<int>(problem.asked)},
                            {"actions", actions_text(problem.actions)},
                            {"before", problem.before},
                            {"from", problem.from}});
}

Problem read_problem(std::string_view text, tables::Rulebook& rulebook) {
  const nlohmann::json problem = nlohmann::json::parse(text);
  const data::MapPtr map = carried_by(problem, rulebook);
  const Setup setup = notation::parse_setup(problem.at("setup"), rulebook.library(), map);
  return {rulebook.rules(setup),
          std::make_shared<Position>(from_hex<Position>(problem.at("position"))),
          problem.at("level"),
          problem.at("seed"),
          problem.at("time_ms"),
          static_cast<tables::Asked>(problem.at("asked").get<int>()),
          read_actions(problem.at("actions")),
          problem.at("before"),
          problem.at("from")};
}

std::string advice_text(const Advice& advice) {
  Json lines = Json::array();
  for (const Advice::Line& line : advice.lines)
    lines.push_back({{"action", hex_of(line.action)}, {"visits", line.visits}, {"value", line.value}});
  return notation::text_of({{"action", hex_of(advice.action)},
                            {"value", advice.value},
                            {"lines", lines},
                            {"rest", actions_text(advice.rest)},
                            {"told", advice.told}});
}

Advice read_advice(std::string_view text) {
  const nlohmann::json told = nlohmann::json::parse(text);
  Advice advice{from_hex<Action>(told.at("action")),
                told.at("value"),
                {},
                read_actions(told.at("rest")),
                told.at("told")};
  for (const auto& line : told.at("lines"))
    advice.lines.push_back({from_hex<Action>(line.at("action")), line.at("visits"), line.at("value")});
  return advice;
}

} // namespace mappa::local
