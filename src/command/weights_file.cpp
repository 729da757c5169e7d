#include "command/weights_file.h"

#include "data/error.h"
#include "data/json.h"
#include "data/object.h"

#include <cmath>
#include <fmt/format.h>
#include <fstream>
#include <nlohmann/json.hpp>

namespace mappa::command {

using play::TRAIT_NAME;
using play::Weights;

Weights read_weights(const std::filesystem::path& file) {
  constexpr double MOST = 1000; // points
  std::vector<std::string> faults;
  const nlohmann::json value = data::parse_json(data::read_text(file), file.string());
  data::Object object(value, data::Place(faults, file.string()));
  Weights weights;
  for (size_t i = 0; i < play::TRAITS; ++i) {
    const nlohmann::json* number = object.need(TRAIT_NAME[i]);
    if (!number) continue;
    if (!number->is_number() || std::abs(number->get<double>()) > MOST)
      object.place().fault("\"{}\" must be a number from -{} to {}, not {}", TRAIT_NAME[i], MOST, MOST,
                           data::shown(*number));
    else
      weights.points[i] = number->get<double>();
  }
  object.no_other_keys();
  data::throw_first(faults);
  return weights;
}

void write_weights(const std::filesystem::path& file, const Weights& weights) {
  std::string text;
  for (size_t i = 0; i < play::TRAITS; ++i)
    text += fmt::format("{}  \"{}\": {:.3f}", i ? ",\n" : "{\n", TRAIT_NAME[i], weights.points[i]);
  std::ofstream out(file);
  out << text << "\n}\n";
  if (!out.flush()) throw data::DataError(file.string() + ": cannot be written");
}

} // namespace mappa::command
