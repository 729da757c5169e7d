// `mappa play`: a game at the terminal, for people and computer players.
#include "command/commands.h"
#include "command/files.h"
#include "command/options.h"
#include "command/play_seats.h"
#include "command/play_sitting.h"
#include "command/tongue.h"
#include "data/json.h"
#include "data/library.h"
#include "notation/json.h"
#include "notation/setup.h"
#include "play/player.h"

#include <algorithm>
#include <csignal>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <iostream>
#include <memory>
#include <optional>
#include <unistd.h>

namespace mappa::command {

using data::Library;
namespace {

const std::string OWN_CHIPS = "own"; // the map's

struct PlayOptions {
  std::vector<std::string> players; // none: a person and a computer player
  std::vector<std::string> tiles;
  std::string map, start_tile, chips;
  std::vector<std::string> starts, town_variants, rules;
  bool lay_chips = false, postman = false, no_fields = false;
  std::optional<int> tile_limit, meeples;
  std::string setup, load;
  std::optional<uint64_t> seed;
  std::vector<std::filesystem::path> folders;
  bool no_colour = false;
  data::Language language = language_of_terminal();
};

// "name=2" or just the name: what is no number is left to the setup's reader to refuse.
std::pair<std::string, std::optional<nlohmann::json>> parse_pair(const std::string& entry, char between) {
  const std::size_t at = entry.find(between);
  if (at == std::string::npos) return {entry, std::nullopt};
  const std::string text = entry.substr(at + 1);
  const bool number =
      !text.empty() && text.size() < 9 && text.find_first_not_of("0123456789") == std::string::npos;
  return {entry.substr(0, at), number ? nlohmann::json(std::stoi(text)) : nlohmann::json(text)};
}

// Those that the rules are about.
void add_tiles_of_rules(nlohmann::json& setup, const std::vector<std::string>& rules) {
  setup["tiles"]["base"] = 1;
  for (const auto& [rule, set] : {std::pair{"inns", "inns_and_cathedrals"},
                                  {"cathedrals", "inns_and_cathedrals"},
                                  {"large_meeple", "inns_and_cathedrals"},
                                  {"builder", "traders_and_builders"},
                                  {"pig", "traders_and_builders"},
                                  {"trade_goods", "traders_and_builders"}})
    if (std::ranges::count(rules, rule)) setup["tiles"][set] = 1;
}

// "Berlin", "Berlin:1" turned once, ":1".
nlohmann::json parse_start_tile(const std::string& text) {
  const auto [at, rot] = parse_pair(text, ':');
  nlohmann::json tile = nlohmann::json::object();
  if (!at.empty()) tile["at"] = at;
  if (rot) tile["rot"] = *rot;
  return tile;
}

nlohmann::json setup_of_options(const PlayOptions& options) {
  nlohmann::json setup{{"players", options.players}};
  if (options.tiles.empty() && options.map.empty()) add_tiles_of_rules(setup, options.rules);
  for (const std::string& entry : options.tiles) {
    const auto [name, copies] = parse_pair(entry, '=');
    setup["tiles"][name] = copies.value_or(1); // one copy
  }
  if (options.tile_limit) setup["tile_limit"] = *options.tile_limit;
  if (options.map.ends_with(".json"))
    setup["map"] = data::parse_json(data::read_text(options.map), options.map);
  else if (!options.map.empty())
    setup["map"] = options.map;
  setup["starts"] = options.starts;
  if (!options.start_tile.empty()) setup["start_tile"] = parse_start_tile(options.start_tile);
  setup["chips"] = options.chips == OWN_CHIPS ? nlohmann::json(true)
                   : options.chips.empty()    ? nlohmann::json(false)
                                              : nlohmann::json(options.chips);
  if (options.lay_chips) setup["chips_laid"] = "players";
  setup["postman"] = options.postman;
  setup["town_variants"] = options.town_variants;
  setup["rules"] = options.rules;
  if (options.meeples) setup["meeples"] = *options.meeples;
  setup["fields"] = !options.no_fields;
  return setup;
}

nlohmann::json setup_of(const PlayOptions& options) {
  nlohmann::json setup = options.setup.empty()
                             ? setup_of_options(options)
                             : data::parse_json(data::read_text(options.setup), options.setup);
  if (!setup.is_object()) return setup;
  if (options.seed) setup["seed"] = *options.seed;
  auto& players = setup["players"];
  const auto is_text = [](const nlohmann::json& name) { return name.is_string(); };
  if (players.is_array() && std::ranges::all_of(players, is_text))
    players = seat_names(players.get<std::vector<std::string>>());
  return setup;
}

notation::Game begin(const PlayOptions& options, const Library& library) {
  if (!options.load.empty()) return load_game_file(options.load, library);
  return notation::new_game(notation::parse_setup(setup_of(options), library), library);
}

// The rules of expansions that are played.
std::vector<std::string> rule_words(const Tongue& tongue, const Setup& setup) {
  constexpr std::array KEYS{"rule.inns", "rule.cathedrals",  "rule.large_meeple", "rule.builder",
                            "rule.pig",  "rule.trade_goods", "rule.abbot"};
  std::vector<std::string> words;
  for (const std::string& rule : notation::rule_names(setup.expansions))
    words.push_back(tongue.say(*std::ranges::find(KEYS, "rule." + rule)));
  return words;
}

// "France with its chips"
std::string map_words(const Tongue& tongue, const Setup& setup, const Library& library) {
  constexpr std::array<const char*, CHIP_RULES_NAME.size()> RULES{
      "", "chips.wine", "chips.islands", "chips.isle_of_man", "chips.treats", "chips.upgrades"};
  const std::string map = notation::played_map(setup, library)->picture.name.in(tongue.language());
  if (!setup.chips) return map;
  if (setup.chip_rules == ChipRules::None)
    return tongue.say(setup.chips_by_players ? "game.own_chips_laid" : "game.own_chips", {{"map", map}});
  return tongue.say(setup.chips_by_players ? "game.chips_laid" : "game.chips",
                    {{"map", map}, {"rules", tongue.say(RULES[static_cast<size_t>(setup.chip_rules)])}});
}

// "Ann, Bo; France with its chips; the postman; rules inns, pig; seed 7"
std::string game_words(const Tongue& tongue, const Setup& setup, const Library& library) {
  std::vector<std::string> players;
  for (int i = 0; i < static_cast<int>(setup.players.size()); ++i)
    players.push_back(player_name(tongue, setup, i));
  std::vector<std::string> parts{fmt::format("{}", fmt::join(players, ", "))};
  if (!setup.map.empty()) parts.push_back(map_words(tongue, setup, library));
  if (setup.postman) parts.push_back(tongue.say("game.postman"));
  if (const auto rules = rule_words(tongue, setup); !rules.empty())
    parts.push_back(tongue.say("game.rules", {{"rules", fmt::format("{}", fmt::join(rules, ", "))}}));
  parts.push_back(tongue.say("game.seed", {{"seed", notation::text_of(notation::seed_json(setup.seed))}}));
  return fmt::format("{}", fmt::join(parts, "; "));
}

// Ctrl-C: the terminal gets its colours back before the program goes.
void on_interrupt(int) {
  constexpr char RESET[] = "\x1b[0m\n";
  const auto written = write(STDOUT_FILENO, RESET, sizeof RESET - 1);
  _exit(written < 0 ? 1 : 128 + SIGINT);
}

void play(PlayOptions options) {
  const Tongue tongue(options.language);
  if (options.players.empty()) options.players = {tongue.say("game.you"), "medium"};
  const Library library = data::load_library(options.folders);
  notation::Game game = begin(options, library);
  if (screen_of_terminal(options.no_colour).colour) std::signal(SIGINT, on_interrupt);
  std::cout << tongue.say("game.intro", {{"game", game_words(tongue, game.setup(), library)}}) << "\n";
  for (const Sentence& note : notation::differences(*game.rules, library))
    std::cout << tongue.say("game.note", {{"note", tongue.say(note, game.setup())}}) << "\n";
  Sitting(library, std::move(game), tongue, options.no_colour).run();
}

CLI::Option* add_list(CLI::App& command, const char* name, std::vector<std::string>& list, const char* type,
                      const std::string& what) {
  auto* option = command.add_option(name, list, what)->delimiter(',')->type_name(type)->expected(1);
  return option->multi_option_policy(CLI::MultiOptionPolicy::TakeAll);
}

// What a setup says.
std::vector<CLI::Option*> add_game_options(CLI::App& command, PlayOptions& options) {
  return {
      add_list(command, "--players", options.players, "A,B,...",
               fmt::format("Names, 1 to 6; LEVEL:NAME or just LEVEL is a computer player ({})",
                           fmt::join(play::levels(), ", "))),
      add_list(
          command, "--tiles", options.tiles, "SET=N,...",
          "Copies of each tile set, by default base=1 and those of the rules, or what the map recommends"),
      command.add_option("--tile-limit", options.tile_limit, "Play with this many of them")->type_name("N"),
      command
          .add_option("--map", options.map, "A map; `mappa map list` names them. Or a map file of your own")
          ->type_name("ID|FILE.json"),
      add_list(command, "--starts", options.starts, "ID,...", "The map's start squares to use, two or more"),
      command
          .add_option(
              "--start-tile", options.start_tile,
              "The start square of the start tile, and how often it is turned; either may be left out")
          ->type_name("ID:ROT"),
      command
          .add_option("--chips", options.chips,
                      "With the map's chips, or by the chip rules named: wine, islands, isle_of_man, treats, "
                      "upgrades")
          ->type_name("[RULES]")
          ->expected(0, 1)
          ->default_str(OWN_CHIPS),
      command.add_flag("--lay-chips", options.lay_chips, "The players lay the chips themselves"),
      command.add_flag("--postman", options.postman, "With the postman's tiles and rules"),
      add_list(command, "--town-variants", options.town_variants, "V,...",
               "Any of extra_tile, cost, road_bonus"),
      add_list(command, "--rules", options.rules, "R,...",
               "Any of inns, cathedrals, large_meeple, builder, pig, trade_goods, abbot"),
      command.add_option("--meeples", options.meeples, "For each player, by default 7, on a map 9")
          ->type_name("N"),
      command.add_flag("--no-fields", options.no_fields, "Fields do not count"),
  };
}

// As CLI11's own excludes(), which fills the help with names.
void exclude(const CLI::Option* one, const std::vector<CLI::Option*>& others) {
  for (const CLI::Option* other : others)
    if (one->count() && other->count()) throw CLI::ExcludesError(one->get_name(), other->get_name());
}

} // namespace

void add_play(CLI::App& app) {
  auto* command = app.add_subcommand("play", "Play at the terminal, against people or the computer");
  const auto options = std::make_shared<PlayOptions>();
  const std::vector<CLI::Option*> setup_options = add_game_options(*command, *options);
  auto* setup =
      command->add_option("--setup", options->setup, "A setup as the protocol has it, instead of these")
          ->type_name("FILE");
  auto* seed =
      command->add_option("--seed", options->seed, "The same seed deals the same tiles")->type_name("N");
  auto* load = command->add_option("--load", options->load, "Go on with a saved game")->type_name("FILE");
  command->add_flag("--no-colour,--no-color", options->no_colour, "Plain text, as with NO_COLOR set");
  add_language_option(*command, options->language,
                      "What the game speaks, at a terminal by default as LC_ALL, LC_MESSAGES or LANG say");
  add_data_option(*command, options->folders);
  command->footer("\nExamples:\n  mappa play\n  mappa play --players Ann,Bo,medium:Cleo --tiles "
                  "base=1,inns_and_cathedrals=1\n"
                  "  mappa play --map france --chips --town-variants cost,extra_tile\n"
                  "  mappa play --postman\n  mappa play --rules inns,cathedrals,large_meeple\n  mappa play "
                  "--load game.json\n  mappa play --players "
                  "medium,medium --seed 7 </dev/null");
  command->callback([=] {
    exclude(setup, setup_options);
    exclude(load, setup_options);
    exclude(load, {setup, seed});
    play(*options);
  });
}

} // namespace mappa::command
