#include "command/setup_file.h"

#include "data/json.h"
#include "notation/game.h"
#include "notation/setup.h"

#include <nlohmann/json.hpp>

namespace mappa::command {

void add_setup_options(CLI::App& app, SetupOptions& options) {
  app.add_option("--setup,--config", options.file,
                 "A file with the setup, as in the protocol; default: the base game for two")
      ->type_name("FILE");
  add_data_option(app, options.folders);
}

Ruleset read_ruleset(const SetupOptions& options) {
  const data::Library library = data::load_library(options.folders);
  nlohmann::json setup{{"players", {"A", "B"}}};
  if (!options.file.empty()) setup = data::parse_json(data::read_text(options.file), options.file.string());
  if (setup.is_object() && !setup.contains("seed")) setup["seed"] = 1u;
  return *notation::new_game(notation::parse_setup(setup, library), library).rules;
}

} // namespace mappa::command
