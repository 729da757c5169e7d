// `mappa puzzles`: puzzles from played games, and whether a file of them is sound.
#include "command/commands.h"
#include "command/files.h"
#include "command/options.h"
#include "command/progress.h"
#include "command/puzzle_file.h"
#include "data/json.h"
#include "notation/setup.h"
#include "play/parallel.h"

#include <filesystem>
#include <fmt/format.h>
#include <map>
#include <memory>

namespace mappa::command {

using notation::Json;

namespace {

struct PuzzleWishes {
  std::vector<std::filesystem::path> setups, folders;
  std::string file;
  int count = 500;
  int jobs = 1;
  uint64_t seed = 1;
  bool check = false;
};

// Half of the games on the maps, one after the other, with chips and postman; the others on the free table.
std::vector<Json> usual_setups(const data::Library& library) {
  const Json base{{"players", {"A", "B"}}};
  Json expanded = base, post = base;
  post["postman"] = true;
  expanded["tiles"] = {{"base_c2_gardens", 1}, {"inns_and_cathedrals", 1}, {"traders_and_builders", 1}};
  expanded["rules"] = {"inns", "cathedrals", "large_meeple", "builder", "pig", "trade_goods", "abbot"};
  const std::array<Json, 4> tables{base, post, base, expanded};
  std::vector<Json> setups;
  for (const auto& [id, map] : library.maps) {
    setups.push_back(tables[setups.size() / 2 % tables.size()]);
    setups.push_back(post);
    setups.back()["map"] = id;
    setups.back()["chips"] = true;
  }
  return setups;
}

std::vector<Json> wished_setups(const PuzzleWishes& wishes, const data::Library& library) {
  if (wishes.setups.empty()) return usual_setups(library);
  std::vector<Json> setups;
  for (const auto& file : wishes.setups) {
    nlohmann::json setup = data::parse_json(data::read_text(file), file.string());
    notation::parse_setup(setup, library);
    setup.erase("seed");
    setups.push_back(Json::parse(setup.dump()));
  }
  return setups;
}

void print_puzzle_counts(const PuzzleFile& puzzles) {
  std::map<std::string, int> themes, difficulties;
  for (const Json& game : puzzles.games)
    for (const Json& puzzle : game["puzzles"]) {
      ++difficulties[puzzle["difficulty"].dump()];
      for (const Json& theme : puzzle["themes"]) ++themes[theme];
    }
  fmt::print("{} puzzles in {} games\n", puzzles.puzzles(), puzzles.games.size());
  for (const auto& [difficulty, count] : difficulties) fmt::print("difficulty {}  {}\n", difficulty, count);
  for (const auto& [theme, count] : themes) fmt::print("{:<13} {}\n", theme, count);
}

// What is found does not depend on how many games are looked at side by side: they are added by their seeds,
// and those beyond the last one that is needed are left for another time.
void make_puzzles(const PuzzleWishes& wishes, const data::Library& library) {
  PuzzleFile puzzles{wishes.seed, wished_setups(wishes, library), {}};
  if (std::filesystem::exists(wishes.file)) {
    PuzzleFile before = read_puzzles(wishes.file, library);
    if (before.setups != puzzles.setups)
      throw std::runtime_error(wishes.file + ": was made with other setups");
    puzzles = std::move(before);
  }
  Progress progress(wishes.count);
  const auto wanted = static_cast<std::size_t>(wishes.count);
  while (puzzles.puzzles() < wanted) {
    std::vector<play::PuzzleGame> found(static_cast<std::size_t>(wishes.jobs));
    play::parallel_for(found.size(), wishes.jobs, [&](std::size_t i) {
      const uint64_t seed = puzzles.next + i;
      found[i] = play::find_puzzles(puzzles.rules_of(seed, library), seed);
    });
    const uint64_t first = puzzles.next;
    for (std::size_t i = 0; i < found.size() && puzzles.puzzles() < wanted; ++i)
      puzzles.add(first + i, found[i], library);
    write_file(wishes.file, text_of_puzzles(puzzles));
    if (puzzles.puzzles()) progress.show(static_cast<int>(puzzles.puzzles()));
  }
  progress.clear();
  print_puzzle_counts(puzzles);
}

} // namespace

void add_puzzles(CLI::App& app) {
  auto wishes = std::make_shared<PuzzleWishes>();
  auto* command = app.add_subcommand("puzzles", "Find puzzles in games of the computer players");
  command->add_option("FILE", wishes->file, "The file of puzzles; one that is there is gone on with")
      ->required()
      ->type_name("FILE");
  command->add_flag("--check", wishes->check, "Only read the file and say whether it is sound");
  command->add_option("--count", wishes->count, "How many puzzles")
      ->check(CLI::Range(1, 100'000))
      ->capture_default_str();
  command->add_option("--seed", wishes->seed, "Of the first game; the next ones count on")
      ->check(CLI::Range(1, 1'000'000))
      ->capture_default_str();
  command->add_option("--jobs", wishes->jobs, "How many games at once; the puzzles are the same")
      ->check(CLI::Range(1, 1024))
      ->capture_default_str();
  command
      ->add_option(
          "--setup,--config", wishes->setups,
          "A file with a setup to play; may be given several times; default: the free table with and "
          "without expansions, and every map")
      ->type_name("FILE")
      ->expected(1)
      ->multi_option_policy(CLI::MultiOptionPolicy::TakeAll);
  add_data_option(*command, wishes->folders);
  command->footer(
      "\nA puzzle is a turn in which one line is better than every other by 3 points or more, with 99 %\n"
      "certainty. The file is written after every game, so that the search may be ended at any time.\n\n"
      "Examples:\n  mappa puzzles puzzles.json --count 500 --jobs 4\n"
      "  mappa puzzles data/puzzles/puzzles.json --check");
  command->callback([wishes] {
    const data::Library library = data::load_library(wishes->folders);
    if (wishes->check)
      print_puzzle_counts(read_puzzles(wishes->file, library));
    else
      make_puzzles(*wishes, library);
  });
}

} // namespace mappa::command
